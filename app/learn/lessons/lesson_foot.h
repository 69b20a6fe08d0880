// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

#include <QtWidgets/QWidget>

#include <cstdint>

class QLabel;
class QPushButton;

namespace app {

class LessonSession;

/// Below a lesson, the same in all of its steps: where one is, the step before, and the way on.
class LessonFoot : public QWidget {
    Q_OBJECT
public:
    /// The session must outlive this. `next`: the title of the next lesson; empty if there is none.
    LessonFoot(LessonSession& session, const Text& next, QWidget* parent);

signals:
    void nextLessonRequested();
    void allLessonsRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void goForward();
    /// Whether the way on is to record the prediction that has just been made.
    bool mayPlant() const;
    /// Whether it is to roll, because nothing has been rolled yet.
    bool mayRoll() const;
    /// A family: enough to see something, few enough to see each.
    std::int64_t firstRolls() const;
    QString rollWords() const;
    void refresh();
    QString stateWords() const;
    QString forwardWords() const;

    LessonSession& m_session;
    Text m_next;
    QLabel* m_state;
    QPushButton* m_back;
    QPushButton* m_forward;
};

} // namespace app
