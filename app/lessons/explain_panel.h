// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <functional>

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
    /// `file`: that of a school's lesson; empty for the program's own. `copy` makes a copy to be changed, and
    /// returns false if it could not be written.
    TeacherPanel(LessonSession& session, const QString& file, const std::function<bool()>& copy,
                 QWidget* parent);
};

} // namespace app
