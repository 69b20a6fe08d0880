// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment_run.h"

#include "lessons/sampling/multinomial.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

namespace {

/// The source of counts from the tally pad, as it is saved: the same in every language.
constexpr const char* byHand = QT_TRANSLATE_NOOP("app::ExperimentRun", "counted by hand");

/// More points than pixels would show nothing new.
constexpr lessons::SeriesGrain grain{24, 600};

} // namespace

ExperimentRun::ExperimentRun(LessonProgress progress, Settings settings, std::uint64_t seed)
    : m_progress(std::move(progress)), m_settings(std::move(settings)), m_generator(seed) {}

void ExperimentRun::setExperiment(const lessons::Experiment& experiment) {
    const bool same = experiment.key == m_experiment.key;
    const bool sameChances = experiment.chances() == m_experiment.chances();
    m_experiment = experiment;
    if (same) {
        // The counts are the same; only the expectation has changed.
        if (!sameChances)
            reportCounts();
        return;
    }
    restoreCounts();
    emit experimentChanged();
    emit predictionChanged();
    reportCounts();
}

std::vector<int> ExperimentRun::prediction() const {
    auto parts = m_progress.topic().predictions.value(key());
    if (parts.size() != m_experiment.outcomes.size())
        return {};
    return parts;
}

bool ExperimentRun::predict(const std::vector<int>& parts) {
    if (parts.size() != m_experiment.outcomes.size() || size() > 0 ||
        std::ranges::any_of(parts, [](int part) { return part < 0; }) ||
        std::accumulate(parts.begin(), parts.end(), 0) == 0)
        return false;
    m_progress.change([&](Progress::Topic& known) {
        known.predictions.insert(key(), parts);
        known.settings = m_settings();
        known.stepsDone |= bitOf(LessonStep::Predict);
    });
    emit predictionChanged();
    return true;
}

void ExperimentRun::clearCounts() {
    m_sample = lessons::GrowingSample(std::vector<std::int64_t>(m_experiment.outcomes.size()), grain);
    m_source.clear();
}

void ExperimentRun::restoreCounts() {
    clearCounts();
    const Progress::Rolls kept = m_progress.topic().rolls.value(key());
    if (kept.counts.size() != m_experiment.outcomes.size() || !hasPrediction())
        return;
    m_source = kept.source;
    if (kept.way.empty())
        m_sample = lessons::GrowingSample(kept.counts, grain);
    else
        m_sample.append(kept.way);
}

void ExperimentRun::keepCounts(std::optional<LessonStep> step) {
    m_progress.change([&](Progress::Topic& known) {
        // No counts means that they were erased; this empty entry prevents another window from bringing them
        // back.
        known.rolls.insert(key(),
                           size() > 0 ? Progress::Rolls{m_source, counts(), running()} : Progress::Rolls{});
        known.settings = m_settings();
        if (step)
            known.stepsDone |= bitOf(*step);
    });
}

void ExperimentRun::reportCounts() {
    emit countsChanged();
    if (std::exchange(m_revealed, isRevealed()) != isRevealed())
        emit revealedChanged();
}

void ExperimentRun::roll(std::int64_t n) {
    if (!hasPrediction() || n <= 0)
        return;
    if (!m_source.isEmpty())
        clearCounts();
    const std::vector<double> chances = m_experiment.rolled();
    m_sample.grow(n, [&](std::int64_t step) {
        if (!m_experiment.play)
            return lessons::sampleCounts(m_generator, step, chances);
        const std::uint64_t seed = std::uint64_t{m_generator()} << 32 | m_generator();
        emit played(seed, step);
        return m_experiment.play(seed, step);
    });
    keepCounts(LessonStep::Roll);
    reportCounts();
}

void ExperimentRun::setCounts(const std::vector<std::int64_t>& counts, const QString& source) {
    if (counts.size() != m_experiment.outcomes.size() || !hasPrediction())
        return;
    clearCounts();
    m_sample = lessons::GrowingSample(counts, grain);
    m_source = source;
    keepCounts(size() > 0 ? std::optional(LessonStep::Roll) : std::nullopt);
    reportCounts();
}

QString ExperimentRun::source() const {
    return m_source == QLatin1String(byHand) ? QCoreApplication::translate("app::ExperimentRun", byHand)
                                             : m_source;
}

void ExperimentRun::setTally(const QList<int>& taps) {
    std::vector<std::int64_t> counts(m_experiment.outcomes.size());
    for (const int tap : taps)
        ++counts[static_cast<std::size_t>(tap)];
    setCounts(counts, QString::fromLatin1(byHand));
    m_tally = taps;
}

QList<int> ExperimentRun::tally() const {
    constexpr std::int64_t mostTaps = 10'000; // nobody counts as far; a damaged file might say so
    if (m_source != QLatin1String(byHand) || size() > mostTaps)
        return {};
    if (m_tally.size() == size())
        return m_tally;
    QList<int> taps;
    const auto& all = counts();
    for (std::size_t outcome = 0; outcome < all.size(); ++outcome)
        taps.append(QList<int>(static_cast<qsizetype>(all[outcome]), static_cast<int>(outcome)));
    return taps;
}

void ExperimentRun::startOver() {
    clearCounts();
    keepCounts({});
    reportCounts();
}

void ExperimentRun::beginAnew() {
    restoreCounts();
    m_revealed = isRevealed();
}

void ExperimentRun::goOn() {
    const auto saved = m_progress.topic().rolls.value(key()).counts;
    if (!saved.empty() && saved != counts())
        restoreCounts();
    m_revealed = isRevealed();
}

} // namespace app
