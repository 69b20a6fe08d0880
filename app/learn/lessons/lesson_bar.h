// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/lesson_steps.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;

namespace app {

class StepButton;

/// Above a lesson: the way back to all lessons, which lesson it is, and its steps with the one in sight.
class LessonBar : public QWidget {
    Q_OBJECT
public:
    /// `steps` must outlive this; null for a lesson that cannot be read. `place`: "One gene · 7 of 26".
    LessonBar(LessonSteps* steps, const Text& title, const Text& place, QWidget* parent);

    /// One bit for each step that is done.
    void setDone(int steps);

signals:
    void allLessonsRequested();
    /// Show the lesson to the class, as F11 does.
    void presentRequested();
    /// Show beside the button what is seldom wanted.
    void moreRequested(QWidget* button);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addTabs();
    void addWays();
    /// Follows which step is in sight, and which are open.
    void refreshTabs();
    /// In a narrow window the steps stand in a row of their own.
    void fold();

    LessonSteps* m_steps;
    QGridLayout* m_grid;
    QWidget* m_names;
    QWidget* m_tabRow = nullptr;
    QWidget* m_ways = nullptr; ///< the buttons at the end
    QList<StepButton*> m_tabs;
    bool m_isNarrow = false;
};

} // namespace app
