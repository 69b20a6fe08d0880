// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/lab_report.h"
#include "game_dice.h"
#include "lessons/sampling/generator.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/topics/catalogue.h"
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

/// A pupil at work on one topic: the experiment that is set up, what was predicted, what was counted, which
/// answers were given. The widgets of the page show it and send it what is pressed; it outlives them when
/// language or look change.
class LessonSession : public QObject {
    Q_OBJECT
public:
    /// `progress` must live longer. `seed` decides what is rolled.
    LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed,
                  QObject* parent = nullptr);

    const lessons::Topic& topic() const { return m_topic; }
    QString id() const;

    LessonStep step() const { return m_step; }
    void setStep(LessonStep step);

    const lessons::Experiment& experiment() const { return m_experiment; }
    /// Another experiment begins with what was last counted of it, if anything was; the same one (by its
    /// key) goes on.
    void setExperiment(const lessons::Experiment& experiment);

    /// Parts for each outcome, empty while nothing was predicted.
    std::vector<int> prediction() const;
    bool hasPrediction() const { return !prediction().empty(); }
    /// Takes a prediction that has as many parts as there are outcomes, not all 0, and only while nothing is
    /// counted. False otherwise.
    bool predict(const std::vector<int>& parts);

    /// Something is counted: what would have answered the prediction may be shown.
    bool isRevealed() const { return size() > 0; }

    const std::vector<std::int64_t>& counts() const { return m_sample.counts(); }
    std::int64_t size() const { return m_sample.size(); }
    /// Rolls `n` more. Only after a prediction; nothing happens otherwise.
    void roll(std::int64_t n);
    /// Counts from elsewhere instead of the rolls: published ones, or those of a game. `source` names them.
    void setCounts(const std::vector<std::int64_t>& counts, const QString& source);
    void startOver();
    /// Where the counts come from; empty for rolls of this page.
    QString source() const { return m_source; }

    /// How the counts grew, from few to all; empty for counts from elsewhere.
    const std::vector<lessons::RunningPoint>& running() const { return m_sample.series(); }

    /// Finds dice of saved games for an experiment; may be unset.
    using DiceFinder = std::function<std::optional<GameDice>(const lessons::Experiment&)>;
    void setDiceFinder(DiceFinder finder) { m_findDice = std::move(finder); }
    std::optional<GameDice> gameDice() const { return m_findDice ? m_findDice(m_experiment) : std::nullopt; }

    /// Asks for a game that begins at this experiment's position.
    void playOnBoard();

    /// What a figure keeps: its switches and sliders.
    QVariant setting(const QString& name, const QVariant& otherwise) const;
    void setSetting(const QString& name, const QVariant& value);

    /// Somebody else goes on, with what is kept of them; what is in sight (the step, the question, the
    /// problem) stays, so that a view of it still works. No signal: the view is to be renewed.
    void beginAnew();

    /// The places of a question's answers on the screen; see lessons::answerOrder.
    std::vector<std::size_t> answerOrder(std::size_t question) const;
    /// The answer (from 0, as the question lists them) last given to a question; −1 for none.
    int answer(std::size_t question) const;
    void setAnswer(std::size_t question, int answer);
    /// Of how many questions the first answer is known, and how many of those were right.
    struct FirstTries {
        int known = 0;
        int right = 0;
    };
    FirstTries firstTries() const;
    int hintsShown(std::size_t question) const;
    void showHint(std::size_t question);
    std::size_t question() const { return m_question; }
    void setQuestion(std::size_t question);
    bool allAnswered() const;

    /// What the pupil has written for the report of this lesson.
    ReportWords& reportWords() { return m_reportWords; }

    /// The present practice problem; only for topics that have any.
    const lessons::Problem& problem() const { return m_problem; }
    /// The answers that were given to it, in order.
    const std::vector<int>& problemAnswers() const { return m_problemAnswers; }
    int problemHints() const { return m_problemHints; }
    /// Right at the first try, in a row; mastered at Mastery::needed.
    int inARow() const { return m_progress.topic(id()).inARow; }
    void answerProblem(int answer);
    void showProblemHint();
    void nextProblem();

    /// A source of chance for figures, apart from the rolls.
    core::Random& chance() { return m_chance; }

signals:
    void stepChanged();
    void experimentChanged();
    void predictionChanged();
    void countsChanged();
    /// `isRevealed` has changed; after `countsChanged`.
    void revealedChanged();
    void settingChanged(const QString& name);
    void answersChanged();
    void problemChanged();
    void boardRequested(const genotype::StartPosition& position);

private:
    void markDone(LessonStep step);
    void clearCounts();
    /// Counts of this experiment that were kept, also before the program was started.
    void restoreCounts();
    /// Keeps the counts as they are now; `step` is done with them.
    void keepCounts(std::optional<LessonStep> step);
    void tellCounts();

    const lessons::Topic& m_topic;
    Progress& m_progress;
    lessons::Generator m_generator;
    core::Random m_chance;
    LessonStep m_step = LessonStep::Predict;
    lessons::Experiment m_experiment;
    lessons::GrowingSample m_sample;
    QString m_source;
    bool m_revealed = false;
    QVariantMap m_settings;
    QHash<std::size_t, int> m_hints;
    std::size_t m_question = 0;
    ReportWords m_reportWords;
    lessons::Problem m_problem;
    std::vector<int> m_problemAnswers;
    int m_problemHints = 0;
    DiceFinder m_findDice;
};

} // namespace app
