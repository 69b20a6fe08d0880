// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_progress.h"
#include "lessons/sampling/generator.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QVariantMap>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace app {

/// A lesson's experiment as a pupil goes through it: the prediction, then the counts, rolled here or brought
/// from elsewhere.
class ExperimentRun : public QObject {
    Q_OBJECT
public:
    /// Gives the figure's settings of this moment, which are saved with what was done.
    using Settings = std::function<QVariantMap()>;
    /// `seed` decides what is rolled.
    ExperimentRun(LessonProgress progress, Settings settings, std::uint64_t seed);

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

    /// Takes the counts of the current pupil, who is another one. Emits no signal: the caller renews the
    /// view.
    void beginAnew();
    /// The same pupil goes on under a name: takes what is saved under it, if that is anything.
    void goOn();

signals:
    void experimentChanged();
    void predictionChanged();
    void countsChanged();
    /// `isRevealed` has changed. Emitted after `countsChanged`.
    void revealedChanged();
    /// `n` games (or whatever else the experiment plays) are about to be played with this seed: a figure that
    /// shows how one of them went can play it again.
    void played(std::uint64_t seed, std::int64_t n);

private:
    QString key() const { return QString::fromStdString(m_experiment.key); }
    void clearCounts();
    /// Restores the saved counts of this experiment, also those from earlier runs of the program.
    void restoreCounts();
    /// Saves the current counts and marks `step` as done.
    void keepCounts(std::optional<LessonStep> step);
    void reportCounts();

    LessonProgress m_progress;
    Settings m_settings;
    lessons::Generator m_generator;
    lessons::Experiment m_experiment;
    lessons::GrowingSample m_sample;
    QString m_source;
    QList<int> m_tally;
    bool m_revealed = false;
};

} // namespace app
