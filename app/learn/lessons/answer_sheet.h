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

class AnswerRow;

/// A question whose answers are rows: the common part of the lesson's own questions and the practice
/// problems.
class AnswerSheet : public Panel {
    Q_OBJECT
protected:
    explicit AnswerSheet(QWidget* parent);

    /// Rebuilds the content; `fill` makes its parts. The keyboard focus is kept, by object name. New feedback
    /// and hints are announced.
    void renew(const std::function<void(Form& rows)>& fill);

    /// With the marks of lessons' texts.
    struct AnswerWords {
        QString answer;
        QString why; ///< what is said to it
    };
    /// A row for an answer.
    static AnswerRow* addAnswer(Form& rows, const AnswerWords& words, const QString& object,
                                const std::function<void()>& pressed);
    /// The feedback to the last answer, in its row. Only a right answer stays down.
    static void addFeedback(AnswerRow* row, const AnswerWords& words, bool isRight, const QString& object);
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
