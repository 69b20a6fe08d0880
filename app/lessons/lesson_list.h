// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QListWidget>

namespace app {

class Progress;

/// The lessons by title, each with a ring that fills with its steps.
class LessonList : public QListWidget {
    Q_OBJECT
public:
    LessonList(const Progress& progress, QWidget* parent);

    /// Reads titles and progress rings again.
    void refresh();

private:
    const Progress& m_progress;
};

} // namespace app
