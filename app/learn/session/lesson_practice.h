// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"
#include "engine/core/random.h"
#include "lesson_progress.h"
#include "lessons/documents/topic.h"
#include "lessons/problems/problem.h"
#include "lessons/topics/diagnosis.h"

#include <QtCore/QObject>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace app {

/// A lesson's practice problems, one after the other. A lesson without any has none on the screen, and
/// nothing here does anything.
class LessonPractice : public QObject {
    Q_OBJECT
public:
    /// `topic` and `chance` must outlive this. `chance` decides which problems come.
    LessonPractice(const lessons::Topic& topic, LessonProgress progress, core::Random& chance);

    /// The same lesson in another language, or after a change of its file, which may practise other kinds.
    void setTopic(const lessons::Topic& topic);
    bool isEmpty() const { return m_topic->practice.empty(); }

    /// The problem on the screen. Precondition: the lesson has any.
    const lessons::Problem& problem() const { return m_problem; }
    /// The answers given to it so far, in order.
    const std::vector<int>& answers() const { return m_answers; }
    void answer(int answer);
    /// Whether any answer to the problem was the right one.
    bool isSolved() const;
    int hintsShown() const { return m_hintsShown; }
    void showHint();

    /// How many problems of the current one's kind were right in a row at the first try and without a hint;
    /// mastered at Mastery::needed.
    int inARow() const;
    /// How many kinds of problem the lesson has …
    int kinds() const { return int(m_topic->practice.size()); }
    /// … and how many of them are mastered.
    int kindsMastered() const;
    /// What the questions say about the pupil's ideas (`questions`), together with the lesson's kinds of
    /// problems, wherever those were practised.
    lessons::Diagnosis diagnosisWith(lessons::Diagnosis questions) const;

    /// Shows the problem of that seed, the same one for everybody who is given it. Does nothing if the lesson
    /// has no practice.
    void showProblem(std::uint32_t seed);
    /// A problem of the kind that needs it most: not mastered, and missed most often. If the pupil has mostly
    /// chosen the answers of one misconception there, one of its answers stands for it again, if that is
    /// possible. On a worksheet, its next problem. Precondition: the lesson has practice.
    void next();
    /// A worksheet on the screen: its problems one after the other.
    struct Worksheet {
        std::uint64_t seed = 0;
        std::vector<lessons::Problem> problems; ///< empty: there is none
        std::size_t at = 0;                     ///< the one on the screen
        int rightAtFirst = 0;                   ///< so far
        /// Another pupil has come: what is on the screen does not count, and then it begins again.
        bool isLeft = false;

        bool isLast() const { return at + 1 >= problems.size(); }
    };
    /// Shows the first worksheet of that seed, with a problem of each of the lesson's kinds, the same one for
    /// everybody; `next` goes through it, and then on as usual. False if the lesson has no practice.
    bool showWorksheet(std::uint64_t seed);
    const Worksheet& worksheet() const { return m_worksheet; }

    /// Another pupil has come. The problem on the screen stays, so that its view still works. Emits no
    /// signal: the caller renews the view.
    void beginAnew();

signals:
    /// An answer was given, for a teacher who follows the class; its number is for the sender to fill in.
    void answerGiven(const messages::GivenAnswer& answer);
    /// Another problem is shown, or something about it has changed.
    void changed();

private:
    void setProblem(const lessons::Problem& problem);

    const lessons::Topic* m_topic;
    LessonProgress m_progress;
    core::Random& m_chance;
    lessons::Problem m_problem;
    std::vector<int> m_answers;
    int m_hintsShown = 0;
    Worksheet m_worksheet;
};

} // namespace app
