// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_session.h"

#include "lessons/sampling/multinomial.h"
#include "lessons/topics/answer_order.h"
#include "lessons/topics/board_position.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

namespace {

/// More points than pixels would show nothing new.
constexpr lessons::SeriesGrain grain{24, 600};

} // namespace

LessonSession::LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed,
                             QObject* parent)
    : QObject(parent), m_topic(&topic), m_progress(progress), m_generator(seed), m_chance(seed + 1) {
    m_settings = progress.topic(id()).settings;
    if (!topic.practice.empty())
        nextProblem();
}

QString LessonSession::id() const {
    return QString::fromStdString(m_topic->id);
}

void LessonSession::setStep(LessonStep step) {
    if (step == m_step)
        return;
    m_step = step;
    if (step == LessonStep::Compare && size() > 0)
        markDone(LessonStep::Compare);
    emit stepChanged();
}

void LessonSession::setExperiment(const lessons::Experiment& experiment) {
    const bool same = experiment.key == m_experiment.key;
    const bool sameChances = experiment.chances() == m_experiment.chances();
    m_experiment = experiment;
    if (same) {
        // The counts are the same; only the expectation has changed.
        if (!sameChances)
            tellCounts();
        return;
    }
    restoreCounts();
    emit experimentChanged();
    emit predictionChanged();
    tellCounts();
}

std::vector<int> LessonSession::prediction() const {
    auto parts = m_progress.topic(id()).predictions.value(QString::fromStdString(m_experiment.key));
    if (parts.size() != m_experiment.outcomes.size())
        return {};
    return parts;
}

bool LessonSession::predict(const std::vector<int>& parts) {
    if (parts.size() != m_experiment.outcomes.size() || size() > 0 ||
        std::ranges::any_of(parts, [](int part) { return part < 0; }) ||
        std::accumulate(parts.begin(), parts.end(), 0) == 0)
        return false;
    Progress::Topic known = m_progress.topic(id());
    known.predictions.insert(QString::fromStdString(m_experiment.key), parts);
    known.settings = m_settings;
    known.stepsDone |= 1 << static_cast<int>(LessonStep::Predict);
    m_progress.setTopic(id(), known);
    emit predictionChanged();
    return true;
}

void LessonSession::clearCounts() {
    m_sample = lessons::GrowingSample(std::vector<std::int64_t>(m_experiment.outcomes.size()), grain);
    m_source.clear();
}

void LessonSession::restoreCounts() {
    clearCounts();
    const Progress::Rolls kept = m_progress.topic(id()).rolls.value(QString::fromStdString(m_experiment.key));
    if (kept.counts.size() != m_experiment.outcomes.size() || !hasPrediction())
        return;
    m_source = kept.source;
    if (kept.way.empty())
        m_sample = lessons::GrowingSample(kept.counts, grain);
    else
        m_sample.append(kept.way);
}

void LessonSession::keepCounts(std::optional<LessonStep> step) {
    Progress::Topic known = m_progress.topic(id());
    const QString key = QString::fromStdString(m_experiment.key);
    // No counts means that they were erased; this empty entry prevents another window from bringing them
    // back.
    known.rolls.insert(key, size() > 0 ? Progress::Rolls{m_source, counts(), running()} : Progress::Rolls{});
    known.settings = m_settings;
    if (step)
        known.stepsDone |= 1 << static_cast<int>(*step);
    m_progress.setTopic(id(), known);
}

void LessonSession::tellCounts() {
    emit countsChanged();
    if (std::exchange(m_revealed, isRevealed()) != isRevealed())
        emit revealedChanged();
}

void LessonSession::roll(std::int64_t n) {
    if (!hasPrediction() || n <= 0)
        return;
    if (!m_source.isEmpty())
        clearCounts();
    const std::vector<double> chances = m_experiment.rolled();
    m_sample.grow(n, [&](std::int64_t step) {
        return m_experiment.play ? m_experiment.play(std::uint64_t{m_generator()} << 32 | m_generator(), step)
                                 : lessons::sampleCounts(m_generator, step, chances);
    });
    keepCounts(LessonStep::Roll);
    tellCounts();
}

void LessonSession::setCounts(const std::vector<std::int64_t>& counts, const QString& source) {
    if (counts.size() != m_experiment.outcomes.size() || !hasPrediction())
        return;
    clearCounts();
    m_sample = lessons::GrowingSample(counts, grain);
    m_source = source;
    keepCounts(size() > 0 ? std::optional(LessonStep::Roll) : std::nullopt);
    tellCounts();
}

void LessonSession::startOver() {
    clearCounts();
    keepCounts({});
    tellCounts();
}

void LessonSession::playOnBoard() {
    if (const auto position = lessons::boardPosition(m_experiment))
        emit boardRequested(*position);
}

QVariant LessonSession::setting(const QString& name, const QVariant& otherwise) const {
    return m_settings.value(name, otherwise);
}

void LessonSession::setSetting(const QString& name, const QVariant& value) {
    if (m_settings.value(name) == value)
        return;
    m_settings.insert(name, value);
    emit settingChanged(name);
}

void LessonSession::beginAnew() {
    m_settings = m_progress.topic(id()).settings;
    restoreCounts();
    m_revealed = isRevealed();
    m_hints.clear();
    m_reportWords = {};
    m_problemAnswers.clear();
    m_problemHints = 0;
}

std::vector<std::size_t> LessonSession::answerOrder(std::size_t question) const {
    const lessons::Question& asked = m_topic->questions[question];
    return lessons::answerOrder(m_progress.seed(), asked.id, asked.answers.size());
}

int LessonSession::answer(std::size_t question) const {
    const QString name = QString::fromStdString(m_topic->questions[question].id);
    const int given = m_progress.topic(id()).answers.value(name, -1);
    return given < int(m_topic->questions[question].answers.size()) ? given : -1;
}

void LessonSession::setAnswer(std::size_t question, int answer) {
    const QString key = QString::fromStdString(m_topic->questions[question].id);
    Progress::Topic known = m_progress.topic(id());
    if (!known.answers.contains(key))
        known.firstAnswers.insert(key, answer);
    known.answers.insert(key, answer);
    m_progress.setTopic(id(), known);
    if (allAnswered())
        markDone(LessonStep::Explain);
    emit answersChanged();
}

LessonSession::FirstTries LessonSession::firstTries() const {
    FirstTries tries;
    const Progress::Topic known = m_progress.topic(id());
    for (const lessons::Question& question : m_topic->questions) {
        const int first = known.firstAnswers.value(QString::fromStdString(question.id), -1);
        if (first < 0 || first >= int(question.answers.size()))
            continue;
        ++tries.known;
        tries.right += question.answers[std::size_t(first)].right ? 1 : 0;
    }
    return tries;
}

int LessonSession::hintsShown(std::size_t question) const {
    return m_hints.value(question);
}

void LessonSession::showHint(std::size_t question) {
    const int all = int(m_topic->questions[question].hints.size());
    m_hints[question] = std::min(all, m_hints.value(question) + 1);
    emit answersChanged();
}

void LessonSession::setQuestion(std::size_t question) {
    m_question = std::min(question, m_topic->questions.size() - 1);
    emit answersChanged();
}

bool LessonSession::allAnswered() const {
    for (std::size_t i = 0; i < m_topic->questions.size(); ++i) {
        const int given = answer(i);
        if (given < 0 || !m_topic->questions[i].answers[std::size_t(given)].right)
            return false;
    }
    return true;
}

void LessonSession::answerProblem(int answer) {
    const auto isRight = [this](int one) { return m_problem.answers[std::size_t(one)].right; };
    // A solved problem takes no more answers.
    if (std::ranges::any_of(m_problemAnswers, isRight))
        return;
    m_problemAnswers.push_back(answer);
    if (m_problemAnswers.size() == 1) {
        Progress::Topic known = m_progress.topic(id());
        known.inARow = isRight(answer) ? std::min(lessons::Mastery::needed, known.inARow + 1)
                                       : (known.inARow < lessons::Mastery::needed ? 0 : known.inARow);
        m_progress.setTopic(id(), known);
    }
    emit problemChanged();
}

void LessonSession::showProblemHint() {
    m_problemHints = std::min(int(m_problem.hints.size()), m_problemHints + 1);
    emit problemChanged();
}

void LessonSession::nextProblem() {
    const auto kind = m_topic->practice[m_chance.below(std::uint32_t(m_topic->practice.size()))];
    m_problem = lessons::makeProblem(kind, m_chance.below(0xffffffff));
    m_problemAnswers.clear();
    m_problemHints = 0;
    emit problemChanged();
}

void LessonSession::markDone(LessonStep step) {
    Progress::Topic known = m_progress.topic(id());
    known.stepsDone |= 1 << static_cast<int>(step);
    m_progress.setTopic(id(), known);
}

} // namespace app
