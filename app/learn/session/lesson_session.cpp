// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_session.h"

#include <QtCore/QCoreApplication>

#include "lessons/sampling/multinomial.h"
#include "lessons/topics/answer_order.h"
#include "lessons/topics/board_position.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

namespace {

/// The source of counts from the tally pad, as it is saved: the same in every language.
constexpr const char* byHand = QT_TRANSLATE_NOOP("app::LessonSession", "counted by hand");

/// More points than pixels would show nothing new.
constexpr lessons::SeriesGrain grain{24, 600};

const QString mysterySetting = QStringLiteral("mystery");

} // namespace

LessonSession::LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed,
                             QObject* parent)
    : QObject(parent), m_topic(&topic), m_progress(progress), m_generator(seed), m_chance(seed + 1),
      m_seed(seed) {
    restoreSettings();
    m_reportWords = m_progress.topic(id()).report;
    if (!topic.practice.empty())
        nextProblem();
}

QString LessonSession::id() const {
    return QString::fromStdString(m_topic->id);
}

int LessonSession::startTrait() const {
    const auto& all = m_topic->ofTraits;
    if (all.empty())
        return 0;
    const auto start = lessons::startCross(m_topic->startCross).genes.front().trait;
    const auto found = std::ranges::find_if(all, [&](const auto& one) { return one.trait == start; });
    return found == all.end() ? 0 : int(found - all.begin());
}

const lessons::TraitTexts* LessonSession::shownTrait() const {
    const auto& all = m_topic->ofTraits;
    return all.empty() ? nullptr : &all[std::size_t(choice(traitSetting, int(all.size()), startTrait()))];
}

const lessons::TopicTexts& LessonSession::texts() const {
    const lessons::TraitTexts* shown = shownTrait();
    return shown ? shown->texts : *m_topic;
}

void LessonSession::setTopic(const lessons::Topic& topic) {
    m_topic = &topic;
    m_question = std::min(m_question, topic.questions.size() - 1);
    if (!topic.practice.empty() && std::ranges::find(topic.practice, m_problem.kind) == topic.practice.end())
        nextProblem();
}

void LessonSession::setLastOpenStep(std::optional<LessonStep> step) {
    if (m_lastOpen == step)
        return;
    m_lastOpen = step;
    emit openStepsChanged();
    if (step && m_step > *step)
        setStep(*step);
}

void LessonSession::setStep(LessonStep step) {
    if (step == m_step || (m_lastOpen && step > *m_lastOpen))
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
        if (!m_experiment.play)
            return lessons::sampleCounts(m_generator, step, chances);
        const std::uint64_t seed = std::uint64_t{m_generator()} << 32 | m_generator();
        emit played(seed, step);
        return m_experiment.play(seed, step);
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

QString LessonSession::source() const {
    return m_source == QLatin1String(byHand) ? QCoreApplication::translate("app::LessonSession", byHand)
                                             : m_source;
}

void LessonSession::setTally(const QList<int>& taps) {
    std::vector<std::int64_t> counts(m_experiment.outcomes.size());
    for (const int tap : taps)
        ++counts[static_cast<std::size_t>(tap)];
    setCounts(counts, QString::fromLatin1(byHand));
    m_tally = taps;
}

QList<int> LessonSession::tally() const {
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

int LessonSession::choice(const char* name, int count, int otherwise) const {
    const int saved = setting(QLatin1String(name), otherwise).toInt();
    return saved >= 0 && saved < count ? saved : otherwise;
}

void LessonSession::setSetting(const QString& name, const QVariant& value) {
    if (m_settings.value(name) == value)
        return;
    m_settings.insert(name, value);
    emit settingChanged(name);
}

void LessonSession::restoreSettings() {
    m_settings = m_progress.topic(id()).settings;
    if (m_settings.contains(mysterySetting))
        return;
    constexpr std::uint32_t mysteries = 1'000'000;
    core::Random random(m_seed + (std::uint64_t{m_progress.seed()} << 32));
    m_settings.insert(mysterySetting, int(random.below(mysteries)));
}

int LessonSession::firstMystery() const {
    return m_settings.value(mysterySetting).toInt();
}

void LessonSession::goOn() {
    const Progress::Topic known = m_progress.topic(id());
    if (!known.settings.isEmpty())
        restoreSettings();
    const auto saved = known.rolls.value(QString::fromStdString(m_experiment.key)).counts;
    if (!saved.empty() && saved != counts())
        restoreCounts();
    m_revealed = isRevealed();
}

void LessonSession::beginAnew() {
    restoreSettings();
    restoreCounts();
    m_revealed = isRevealed();
    m_hints.clear();
    m_reportWords = m_progress.topic(id()).report;
    m_problemAnswers.clear();
    m_problemHints = 0;
    // A worksheet begins again, too: its score is that of one pupil.
    m_sheet.rightAtFirst = 0;
    m_sheet.isLeft = m_sheet.isLeft || m_sheet.at > 0;
}

lessons::Attempts LessonSession::attempts(std::size_t question) const {
    return m_progress.topic(id()).attempts.value(QString::fromStdString(m_topic->questions[question].id));
}

void LessonSession::keepAttempts(std::size_t question, const lessons::Attempts& attempts) {
    Progress::Topic known = m_progress.topic(id());
    known.attempts.insert(QString::fromStdString(m_topic->questions[question].id), attempts);
    m_progress.setTopic(id(), known);
}

const lessons::QuestionForm& LessonSession::form(std::size_t question) const {
    const lessons::Question& asked = m_topic->questions[question];
    return asked.forms[lessons::currentForm(asked, attempts(question))];
}

std::vector<std::size_t> LessonSession::answerOrder(std::size_t question) const {
    const std::size_t form = lessons::currentForm(m_topic->questions[question], attempts(question));
    return lessons::answerOrder(m_progress.seed(), *m_topic, question, form);
}

int LessonSession::answer(std::size_t question) const {
    const lessons::Attempts all = attempts(question);
    if (all.empty() || all.back().answers.empty())
        return -1;
    const int given = all.back().answers.back();
    return given < int(form(question).answers.size()) ? given : -1;
}

void LessonSession::setAnswer(std::size_t question, int answer) {
    lessons::Attempts all = attempts(question);
    if (all.empty())
        all.emplace_back();
    lessons::Attempt& now = all.back();
    now.form = lessons::currentForm(m_topic->questions[question], all);
    if (!now.answers.empty() && now.answers.back() == answer)
        return;
    now.answers.push_back(answer);
    now.hints = hintsShown(question);
    keepAttempts(question, all);
    if (allPassed())
        markDone(LessonStep::Explain);
    const lessons::Answer& chosen =
        m_topic->questions[question].forms[now.form].answers.at(std::size_t(answer));
    emit answerGiven({.lesson = m_topic->id,
                      .question = m_topic->questions[question].id,
                      .form = int(now.form),
                      .choice = answer,
                      .right = chosen.right,
                      .first = now.answers.size() == 1,
                      .hints = now.hints,
                      .misconception = chosen.misconception});
    emit answersChanged();
}

bool LessonSession::isPassed(std::size_t question) const {
    return lessons::isPassed(m_topic->questions[question], attempts(question));
}

bool LessonSession::canTryAgain(std::size_t question) const {
    return lessons::canTryAgain(m_topic->questions[question], attempts(question));
}

void LessonSession::tryAgain(std::size_t question) {
    lessons::Attempts all = attempts(question);
    if (!canTryAgain(question))
        return;
    all.push_back({lessons::nextForm(m_topic->questions[question], all), {}, 0});
    m_hints.remove(question);
    keepAttempts(question, all);
    emit answersChanged();
}

LessonSession::Tries LessonSession::tries() const {
    Tries tries;
    for (std::size_t i = 0; i < m_topic->questions.size(); ++i) {
        const lessons::Attempts all = attempts(i);
        if (all.empty() || all.front().answers.empty())
            continue;
        ++tries.answered;
        tries.rightAtFirst += lessons::isRightAtOnce(m_topic->questions[i], all.front()) ? 1 : 0;
        tries.passed += lessons::isPassed(m_topic->questions[i], all) ? 1 : 0;
    }
    return tries;
}

lessons::Diagnosis LessonSession::diagnosis() const {
    lessons::Diagnosis diagnosis;
    for (std::size_t i = 0; i < m_topic->questions.size(); ++i)
        diagnosis.add(m_topic->questions[i], attempts(i));
    return diagnosis;
}

lessons::Diagnosis LessonSession::diagnosisWithPractice() const {
    lessons::Diagnosis all = diagnosis();
    for (const lessons::ProblemKind kind : m_topic->practice)
        for (const lessons::Sign& sign : practice(kind).signs)
            all.add(sign);
    return all;
}

int LessonSession::hintsShown(std::size_t question) const {
    return m_hints.value(question);
}

void LessonSession::showHint(std::size_t question) {
    const int all = int(form(question).hints.size());
    m_hints[question] = std::min(all, m_hints.value(question) + 1);
    emit answersChanged();
}

void LessonSession::setQuestion(std::size_t question) {
    m_question = std::min(question, m_topic->questions.size() - 1);
    emit answersChanged();
}

bool LessonSession::allPassed() const {
    return tries().passed == int(m_topic->questions.size());
}

void LessonSession::markDone(LessonStep step) {
    Progress::Topic known = m_progress.topic(id());
    known.stepsDone |= 1 << static_cast<int>(step);
    m_progress.setTopic(id(), known);
}

} // namespace app
