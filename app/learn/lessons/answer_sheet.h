// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "lessons/topics/diagnosis.h"

#include <functional>
#include <vector>

namespace app {

namespace speech {
class Announcer;
}

/// A question whose answers are buttons: the common part of the lesson's own questions and the practice
/// problems.
class AnswerSheet : public Panel {
    Q_OBJECT
protected:
    explicit AnswerSheet(QWidget* parent, Role ground = Role::Panel, Role line = Role::Line);

    /// Rebuilds the content; `fill` makes its parts. The keyboard focus is kept, by object name. New feedback
    /// and hints are announced.
    void renew(const std::function<void(Form& rows)>& fill);

    /// A button for an answer. Only a right answer stays `down`; for a wrong one, the feedback is enough.
    static void addAnswer(Form& line, const QString& marked, const QString& object, bool down,
                          const std::function<void()>& pressed);
    /// The feedback to the last answer.
    static void addFeedback(Form& rows, const QString& answer, const QString& why, bool right,
                            const QString& object);
    static QLabel* addHint(Form& rows, const QString& marked);
    /// A line for each misconception that the pupil seems to hold: what is so instead. `object` names each.
    static void addIdeas(Form& rows, const std::vector<lessons::Sign>& signs, const QString& object);

private:
    /// The visible feedback and hints that are not among `known`.
    QStringList newsSince(const QStringList& known) const;

    QWidget* m_content = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
