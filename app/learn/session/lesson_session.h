// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/paper/lab_report.h"
#include "app/protocol/follow_messages.h"
#include "game_dice.h"
#include "lessons/documents/catalogue.h"
#include "lessons/sampling/generator.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/topics/diagnosis.h"
#include "lessons/topics/experiment.h"
#include "progress.h"

#include "engine/core/random.h"
#include "engine/genotype/model/state.h"

#include <QtCore/QObject>
#include <QtCore/QVariantMap>

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// A pupil's work on one topic: the experiment, the prediction, the counts and the answers given. The page's
/// widgets show it and pass on what is pressed; it outlives them when the language or the look changes.
class LessonSession : public QObject {
    Q_OBJECT
public:
    /// `progress` must outlive this. `seed` decides what is rolled.
    LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed,
                  QObject* parent = nullptr);

    const lessons::Topic& topic() const { return *m_topic; }
    /// Of the traits that the figure offers, the one that it shows; null if it keeps to the start cross.
    const lessons::TraitTexts* shownTrait() const;
    /// The setting that says which of `topic().ofTraits` is shown, by its place.
    static constexpr const char* traitSetting = "trait";
    /// The place of the start cross's trait among them.
    int startTrait() const;
    /// What the lesson says beside its figure, about the trait that is shown. `settingChanged` tells when it
    /// is another one.
    const lessons::TopicTexts& texts() const;
    /// The same lesson in another language, or after a change of its file. Emits no signal: the caller renews
    /// the view.
    void setTopic(const lessons::Topic& topic);
    QString id() const;

    LessonStep step() const { return m_step; }
    /// Does nothing beyond the last step that is open.
    void setStep(LessonStep step);
    /// While a class goes through the lesson together: the last step that is open. No value: all are. A pupil
    /// who is beyond it comes back to it; nothing of the work is lost.
    std::optional<LessonStep> lastOpenStep() const { return m_lastOpen; }
    void setLastOpenStep(std::optional<LessonStep> step);

    const lessons::Experiment& experiment() const { return m_experiment; }
    /// A different experiment begins with its last counts, if there are any; the same one (by its key)
    /// continues.
    void setExperiment(const lessons::Experiment& experiment);

    /// A part for each outcome; empty if nothing has been predicted.
    std::vector<int> prediction() const;
    bool hasPrediction() const { return !prediction().empty(); }
    /// Accepts a prediction with a part for each outcome, not all 0, as long as nothing has been counted.
    /// Otherwise returns false.
    bool predict(const std::vector<int>& parts);

    /// Whether something has been counted, so that the answer to the prediction can be shown.
    bool isRevealed() const { return size() > 0; }

    const std::vector<std::int64_t>& counts() const { return m_sample.counts(); }
    std::int64_t size() const { return m_sample.size(); }
    /// Rolls `n` more. Does nothing without a prediction.
    void roll(std::int64_t n);
    /// Replaces the rolls with counts from elsewhere, such as published ones or those of a game. `source`
    /// names them.
    void setCounts(const std::vector<std::int64_t>& counts, const QString& source);
    void startOver();
    /// Where the counts come from; empty for rolls made in the lesson.
    QString source() const;
    /// Replaces the rolls with what was counted by hand: the outcomes in the order of counting.
    void setTally(const QList<int>& taps);
    /// Those, if the counts are of that kind; after a restart, the order is lost.
    QList<int> tally() const;

    /// How the counts grew, from few to all; empty for counts from elsewhere.
    const std::vector<lessons::RunningPoint>& running() const { return m_sample.series(); }

    /// Finds dice of saved games for an experiment. Can be empty.
    using DiceFinder = std::function<std::optional<GameDice>(const lessons::Experiment&)>;
    void setDiceFinder(DiceFinder finder) { m_findDice = std::move(finder); }
    std::optional<GameDice> gameDice() const { return m_findDice ? m_findDice(m_experiment) : std::nullopt; }

    /// Finds the file of a game whose luck the lesson explains; empty if there is none. Can be empty.
    using GameFinder = std::function<QString()>;
    void setGameFinder(GameFinder finder) { m_findGame = std::move(finder); }
    QString finishedGame() const { return m_findGame ? m_findGame() : QString(); }
    /// Asks for the end of that game, where its dice can be thrown again.
    void openFinishedGame() {
        if (const QString path = finishedGame(); !path.isEmpty())
            emit finishedGameRequested(path);
    }

    /// Asks for a game that begins at this experiment's position.
    void playOnBoard();

    /// Asks for the companion game that shows the same. Precondition: there is one.
    void openCompanion() { emit companionRequested(QString::fromStdString(m_experiment.companion)); }

    /// The state of a figure's switches and sliders.
    QVariant setting(const QString& name, const QVariant& otherwise) const;
    /// A switch with `count` positions, from 0: what was saved may come from another version.
    int choice(const char* name, int count, int otherwise = 0) const;
    void setSetting(const QString& name, const QVariant& value);
    /// All of them, as Progress keeps them.
    const QVariantMap& settings() const { return m_settings; }

    /// The number of the first unknown plant or riddle, 0 … 999,999: another one for every pupil and, until
    /// something has been predicted or rolled, in every session.
    int firstMystery() const;

    /// Starts afresh with another pupil's progress. What is on the screen (the step, the question, the
    /// problem) stays, so that its view still works. Emits no signal: the caller renews the view.
    void beginAnew();
    /// The same pupil goes on under a name: brings what is saved under it, and keeps what is only on the
    /// screen.
    void goOn();

    /// The form of a question that is on the screen: the first or, after a miss, a variant.
    const lessons::QuestionForm& form(std::size_t question) const;
    /// The order of that form's answers on the screen; see lessons::answerOrder.
    std::vector<std::size_t> answerOrder(std::size_t question) const;
    /// The last answer to that form, as an index in the form's own list; −1 for none.
    int answer(std::size_t question) const;
    void setAnswer(std::size_t question, int answer);
    /// Passed by a right first answer to any of its forms.
    bool isPassed(std::size_t question) const;
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
    /// What the first answers to this lesson's questions say about the pupil's ideas …
    lessons::Diagnosis diagnosis() const;
    /// … and what these say together with the lesson's kinds of practice problems, wherever those were
    /// practised.
    lessons::Diagnosis diagnosisWithPractice() const;
    int hintsShown(std::size_t question) const;
    void showHint(std::size_t question);
    std::size_t question() const { return m_question; }
    void setQuestion(std::size_t question);
    bool allPassed() const;

    /// What the pupil has written for the lesson's report.
    ReportWords& reportWords() { return m_reportWords; }
    /// Saves it with the pupil's progress.
    void keepReportWords();

    /// The current practice problem; only for topics that have any.
    const lessons::Problem& problem() const { return m_problem; }
    /// The answers given to it so far, in order.
    const std::vector<int>& problemAnswers() const { return m_problemAnswers; }
    int problemHints() const { return m_problemHints; }
    /// How many problems of the current one's kind were right in a row at the first try and without a hint;
    /// mastered at Mastery::needed.
    int inARow() const;
    /// How many of the lesson's kinds of problem are mastered.
    int kindsMastered() const;
    void answerProblem(int answer);
    /// Shows the problem of that seed, the same one for everybody who is given it. Does nothing if the lesson
    /// has no practice.
    void showProblem(std::uint32_t seed);
    /// A worksheet on the screen: its problems one after the other.
    struct Sheet {
        std::uint64_t seed = 0;
        std::vector<lessons::Problem> problems; ///< empty: there is none
        std::size_t at = 0;                     ///< the one on the screen
        int rightAtFirst = 0;                   ///< so far
        /// Another pupil has come: what is on the screen does not count, and then it begins again.
        bool isLeft = false;

        bool isLast() const { return at + 1 >= problems.size(); }
    };
    /// Shows the first worksheet of that seed, with a problem of each of the lesson's kinds, the same one for
    /// everybody; `nextProblem` goes through it, and then on as usual. False if the lesson has no practice.
    bool showWorksheet(std::uint64_t seed);
    const Sheet& worksheet() const { return m_sheet; }
    void showProblemHint();
    /// A problem of the kind that needs it most: not mastered, and missed most often. If the pupil has mostly
    /// chosen the answers of one misconception there, one of its answers stands for it again, if that is
    /// possible.
    void nextProblem();
    /// Whether any answer to the problem was the right one.
    bool isProblemSolved() const;

    /// A random generator for figures, independent of the rolls.
    core::Random& chance() { return m_chance; }

signals:
    void stepChanged();
    void openStepsChanged();
    /// An answer was given, for a teacher who follows the class; its number is for the sender to fill in.
    void answerGiven(const messages::GivenAnswer& answer);
    void experimentChanged();
    void predictionChanged();
    void countsChanged();
    /// `isRevealed` has changed. Emitted after `countsChanged`.
    void revealedChanged();
    /// `n` games (or whatever else the experiment plays) are about to be played with this seed: a figure that
    /// shows how one of them went can play it again.
    void played(std::uint64_t seed, std::int64_t n);
    void settingChanged(const QString& name);
    void answersChanged();
    void problemChanged();
    void boardRequested(const genotype::StartPosition& position);
    /// `game`: an id of a companion game.
    void companionRequested(const QString& game);
    void finishedGameRequested(const QString& path);

private:
    void restoreSettings();
    void markDone(LessonStep step);
    lessons::Attempts attempts(std::size_t question) const;
    void keepAttempts(std::size_t question, const lessons::Attempts& attempts);
    Progress::Practice practice(lessons::ProblemKind kind) const;
    void setProblem(const lessons::Problem& problem);
    void clearCounts();
    /// Restores the saved counts of this experiment, also those from earlier runs of the program.
    void restoreCounts();
    /// Saves the current counts and marks `step` as done.
    void keepCounts(std::optional<LessonStep> step);
    void tellCounts();

    const lessons::Topic* m_topic;
    Progress& m_progress;
    lessons::Generator m_generator;
    core::Random m_chance;
    std::uint64_t m_seed;
    LessonStep m_step = LessonStep::Predict;
    std::optional<LessonStep> m_lastOpen;
    lessons::Experiment m_experiment;
    lessons::GrowingSample m_sample;
    QString m_source;
    QList<int> m_tally;
    bool m_revealed = false;
    QVariantMap m_settings;
    QHash<std::size_t, int> m_hints;
    std::size_t m_question = 0;
    ReportWords m_reportWords;
    lessons::Problem m_problem;
    std::vector<int> m_problemAnswers;
    int m_problemHints = 0;
    Sheet m_sheet;
    GameFinder m_findGame;
    DiceFinder m_findDice;
};

} // namespace app
