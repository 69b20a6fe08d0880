// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <vector>

namespace app {

/// A part of the teacher's notes on a lesson.
struct NotePart {
    enum class Kind {
        Text,   ///< a paragraph
        Steps,  ///< what is done in class, with the minutes
        Board,  ///< what stands on the board at the end, line by line
        List,   ///< of sentences
        Sources ///< a list in small type
    };
    struct Line {
        /// With the marks of lessons (see rich_words.h), except in curricula and sources, which have none.
        QString words;
        QString minutes; ///< "5 min" for a step, otherwise empty
    };

    Kind kind = Kind::Text;
    QString title;
    std::vector<Line> lines; ///< at least one, except for a lesson that has minutes and no steps
    bool marked = true;
};

/// The notes that a lesson's file has, part by part: the one list for the screen and for paper.
class TeacherNotes {
    Q_DECLARE_TR_FUNCTIONS(app::TeacherNotes)
public:
    /// How the lesson is taught: aim, steps, board, help and more. In the language of the program; parts that
    /// the file leaves out are left out.
    static std::vector<NotePart> teaching(const lessons::TeacherNotes& notes);
    /// What it addresses: misconceptions, curricula, sources.
    static std::vector<NotePart> background(const lessons::TeacherNotes& notes);
};

} // namespace app
