// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/problems/problem.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace app {

/// The choices for a set of worksheets.
struct WorksheetChoices {
    std::vector<lessons::ProblemKind> kinds; ///< each worksheet has one problem of each kind; not empty
    int pupils = 24;                         ///< 1 … `Worksheets::mostPupils`
    std::uint64_t seed = 1;
    bool squares = false;   ///< adds a page of empty Punnett squares to each sheet
    bool chiSquare = false; ///< adds a page with an empty table for chi-square and the critical values
};

/// What is printed of a set of worksheets.
enum class WorksheetPart {
    Problems, ///< the sheets for the pupils
    Answers,  ///< the same sheets with the right answers marked, and the reasons
    Key       ///< the letters of the right answers of all sheets in one table
};

/// Problems on paper: a page or more for each pupil, with the same kinds of problems but different numbers.
/// The same choices give the same sheets, so that the answers match.
class Worksheets {
    Q_DECLARE_TR_FUNCTIONS(app::Worksheets)
public:
    static constexpr int mostPupils = 60;

    /// All sheets, or the key, as rich text.
    static QString html(const WorksheetChoices& choices, WorksheetPart part);
    static QString title() { return tr("Worksheet"); }
    /// Returns an empty text, or a sentence on why the PDF could not be written.
    static QString writePdf(const WorksheetChoices& choices, WorksheetPart part, const QString& path);

private:
    static QString problemHtml(const lessons::Problem& problem, std::size_t number, bool answers);
};

} // namespace app
