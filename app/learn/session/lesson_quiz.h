// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"
#include "lesson_progress.h"
#include "lessons/documents/topic.h"
#include "lessons/topics/diagnosis.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <cstddef>
#include <vector>

namespace app {

/// A lesson's questions, and the answers that the pupil has given. Questions are numbered from 0 in the order
/// of the topic.
class LessonQuiz : public QObject {
    Q_OBJECT
public:
    /// `topic` must outlive this.
    LessonQuiz(const lessons::Topic& topic, LessonProgress progress);

    /// The same lesson in another language, or after a change of its file. Emits no signal: the caller renews
    /// the view.
    void setTopic(const lessons::Topic& topic);
    int count() const { return int(m_topic->questions.size()); }

    /// The question on the screen.
    std::size_t question() const { return m_question; }
    /// Shows that question, or the last one if there are fewer.
    void setQuestion(std::size_t question);

    /// The form of a question that is on the screen: the first or, after a miss, a variant.
    const lessons::QuestionForm& form(std::size_t question) const;
    /// Whether it can be asked another way.
    bool hasVariant(std::size_t question) const { return m_topic->questions[question].forms.size() > 1; }
    /// The order of that form's answers on the screen; see lessons::answerOrder.
    std::vector<std::size_t> answerOrder(std::size_t question) const;
    /// The last answer to that form, as an index in the form's own list; −1 for none.
    int answer(std::size_t question) const;
    void setAnswer(std::size_t question, int answer);
    /// Passed by a right first answer to any of its forms.
    bool isPassed(std::size_t question) const;
    bool allPassed() const;
    /// Whether the first answer to the form on the screen was wrong, so that another form can be tried.
    bool canTryAgain(std::size_t question) const;
    /// Shows the next form. Does nothing if it cannot be tried.
    void tryAgain(std::size_t question);
    /// Of this lesson's questions.
    struct Tries {
        int answered = 0;     ///< met and answered at least once
        int rightAtFirst = 0; ///< the very first answer was right
        int passed = 0;
    };
    Tries tries() const;
    /// What the first answers to this lesson's questions say about the pupil's ideas.
    lessons::Diagnosis diagnosis() const;

    int hintsShown(std::size_t question) const;
    void showHint(std::size_t question);
    /// Another pupil has come. Emits no signal: the caller renews the view.
    void hideHints() { m_hints.clear(); }

signals:
    /// An answer was given, for a teacher who follows the class; its number is for the sender to fill in.
    void answerGiven(const messages::GivenAnswer& answer);
    /// Another question is shown, or something about one has changed.
    void changed();

private:
    lessons::Attempts attempts(std::size_t question) const;
    void keepAttempts(std::size_t question, const lessons::Attempts& attempts);

    const lessons::Topic* m_topic;
    LessonProgress m_progress;
    QHash<std::size_t, int> m_hints;
    std::size_t m_question = 0;
};

} // namespace app
