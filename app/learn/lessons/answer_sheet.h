// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "lessons/topics/diagnosis.h"

#include <functional>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace app {

namespace speech {
class Announcer;
}

/// A question whose answers are buttons: the common part of the lesson's own questions and the practice
/// problems.
class AnswerSheet : public Panel {
    Q_OBJECT
protected:
    explicit AnswerSheet(QWidget* parent);
    AnswerSheet(QWidget* parent, Role ground, Role line);

    /// Rebuilds the content; `fill` receives its empty column. The keyboard focus is kept, by object name.
    /// New feedback and hints are announced.
    void renew(const std::function<void(QWidget* content, QVBoxLayout& rows)>& fill);

    /// A button for an answer. Only a right answer stays `down`; for a wrong one, the feedback is enough.
    static QPushButton* answerButton(const QString& marked, const QString& object, bool down,
                                     QWidget* parent);
    /// The feedback to the last answer.
    static QWidget* feedback(const QString& answer, const QString& why, bool right, const QString& object,
                             QWidget* parent);
    static QWidget* hintLine(const QString& marked, QWidget* parent);
    static QPushButton* hintButton(const QString& object, bool more, QWidget* parent);
    /// A line for each misconception that the pupil seems to hold: what is so instead. `object` names each.
    static void addIdeas(const std::vector<lessons::Sign>& signs, const QString& object, QWidget* content,
                         QVBoxLayout& rows);

private:
    /// The visible feedback and hints that are not among `known`.
    QStringList newsSince(const QStringList& known) const;

    QWidget* m_content = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
