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
    bool answers = false; ///< marks the right answers and gives the reasons
};

/// Problems on paper: a page or more for each pupil, with the same kinds of problems but different numbers.
/// The same choices give the same sheets, so that the answers match.
class Worksheets {
    Q_DECLARE_TR_FUNCTIONS(app::Worksheets)
public:
    static constexpr int mostPupils = 60;

    /// All sheets as rich text.
    static QString html(const WorksheetChoices& choices);
    static QString title() { return tr("Worksheet"); }
    /// Returns an empty text, or a sentence on why the PDF could not be written.
    static QString writePdf(const WorksheetChoices& choices, const QString& path);

private:
    static QString problemHtml(const lessons::Problem& problem, std::size_t number, bool answers);
};

} // namespace app
