// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace app {

/// A lesson on paper, for the teacher: aim, steps in class, the board, what helps the slow and challenges the
/// quick, all questions with their answers, misconceptions, curricula and sources. Parts that the lesson's
/// file leaves out are left out here.
class LessonPlan {
    Q_DECLARE_TR_FUNCTIONS(app::LessonPlan)
public:
    static QString title(const lessons::Topic& topic);
    /// The plan as rich text, in the language of the program.
    static QString html(const lessons::Topic& topic);
    /// Empty, or a sentence on why the PDF could not be written.
    static QString writePdf(const lessons::Topic& topic, const QString& path);
};

} // namespace app
