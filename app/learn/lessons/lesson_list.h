// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QListWidget>

namespace app {

class LessonShelf;
class Progress;

/// The lessons by title, each with a ring that fills with its steps.
class LessonList : public QListWidget {
    Q_OBJECT
public:
    /// Both must outlive this. A change of the shelf needs a new list.
    LessonList(const LessonShelf& shelf, const Progress& progress, QWidget* parent);

    /// Reads titles and progress rings again.
    void refresh();

private:
    const LessonShelf& m_shelf;
    const Progress& m_progress;
};

} // namespace app
