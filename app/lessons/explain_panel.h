// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

class LessonSession;

/// Explains the counts, says what the game simplifies, and has a page of notes for the teacher.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    ExplainPanel(LessonSession& session, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* explanation();
    QWidget* gameAndScience();

    LessonSession& m_session;
};

/// Aim, minutes, standards, misconceptions and sources of a lesson; folded away at first.
class TeacherPanel : public QWidget {
    Q_OBJECT
public:
    TeacherPanel(LessonSession& session, QWidget* parent);
};

} // namespace app
