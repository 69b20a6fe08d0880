// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_work.h"

#include <algorithm>
#include <functional>

using app::ClassClient;
using app::MemberMonitoring;
using app::MemberPolls;

namespace tests {

namespace {

/// One in so many things is done twice.
constexpr std::uint32_t thingsPerRepeat = 4;
/// One in so many contributions is a new one; the others contain the one before, so that nobody's budget
/// ends.
constexpr std::uint32_t givenPerNew = 8;
constexpr std::uint32_t mostPlants = 40;

} // namespace

CrowdWork::CrowdWork(ClassClient& client, const Plan& plan)
    : m_client(client), m_plan(plan), m_chance(plan.seed) {
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &CrowdWork::work);
    connect(&client, &ClassClient::stateChanged, this, &CrowdWork::followState);
    connect(&client, &ClassClient::done, this, [this](int id) {
        if (id == m_asked)
            settle(true);
    });
    connect(&client, &ClassClient::failed, this, [this](int id) {
        if (id == m_asked)
            settle(false);
    });
    connect(&client.polls(), &MemberPolls::contributed, this, [this](int number) {
        if (number != m_contributed)
            return;
        m_given[m_giving.last.experiment] = m_giving;
        settle(true);
    });
    connect(&client.polls(), &MemberPolls::notContributed, this, [this](int number) {
        if (number == m_contributed)
            settle(false);
    });
    if (!m_plan.tells)
        return;
    connect(&client.polls(), &MemberPolls::poolChanged, this, &CrowdWork::sayPool);
    connect(&client.polls(), &MemberPolls::voteChanged, this, &CrowdWork::sayVote);
    connect(&client.monitoring(), &MemberMonitoring::pacingChanged, this, &CrowdWork::sayPacing);
}

QByteArray CrowdWork::place(const char* kind, int number) const {
    const QByteArray member = QByteArray(kind) + '/' + QByteArray::number(m_client.welcome().member);
    return number == 0 ? member : member + '/' + QByteArray::number(number);
}

void CrowdWork::say(const char* word, const Promises& promises) const {
    if (m_plan.tells)
        printPromises(word, m_client.welcome().member, promises);
}

/// A contribution without an answer is sent again by the client; whatever else got none may be done or not,
/// except answers, which a pupil's program does not let go.
void CrowdWork::followState() {
    if (m_client.state() == ClassClient::State::In) {
        if (m_unanswered)
            send(*m_unanswered);
        m_due.start(m_plan.longest);
    } else if (m_client.state() == ClassClient::State::Waiting) {
        m_asked = -1;
        m_done.reset();
        m_due.stop();
    }
}

void CrowdWork::work() {
    const auto range = static_cast<std::uint32_t>((m_plan.longest - m_plan.shortest).count()) + 1;
    m_due.start(m_plan.shortest + std::chrono::milliseconds(m_chance.below(range)));
    // The last of what comes after a welcome.
    if (m_client.state() != ClassClient::State::In || !m_client.monitoring().pacing() || m_asked >= 0 ||
        m_contributed != 0)
        return;
    if (m_done && m_chance.below(thingsPerRepeat) == 0) {
        repeat();
        return;
    }
    static constexpr std::array things{&CrowdWork::contribute, &CrowdWork::contribute, &CrowdWork::vote,
                                       &CrowdWork::vote,       &CrowdWork::answer,     &CrowdWork::answer,
                                       &CrowdWork::move,       &CrowdWork::raiseHand};
    (this->*things[m_chance.below(things.size())])();
}

void CrowdWork::ask(const messages::ClientMessage& message, const Promises& promises) {
    m_asked = m_client.request(message);
    if (m_asked < 0)
        return;
    m_promises = promises;
    m_done = message;
    say("sends", m_promises);
}

void CrowdWork::settle(bool isDone) {
    m_asked = -1;
    m_contributed = 0;
    m_unanswered.reset();
    if (!isDone)
        m_done.reset();
    say(isDone ? "saved" : "dropped", m_promises);
    m_kept = m_promises;
}

void CrowdWork::repeat() {
    ask(*std::exchange(m_done, {}), m_kept);
    m_done.reset();
}

void CrowdWork::contribute() {
    const int experiment = workExperiments[m_chance.below(workExperiments.size())];
    const auto pool = m_client.polls().pools().find(experiment);
    if (pool == m_client.polls().pools().end() || pool->second.stage != messages::PoolStage::Open)
        return;
    const Given& before = m_given[experiment];
    const bool isNew = before.own.empty() || m_chance.below(givenPerNew) == 0;
    messages::Contribute given{.experiment = experiment};
    const std::size_t outcomes = experiment == ownExperiment ? ownExperiment : 2;
    for (std::size_t i = 0; i < outcomes; ++i)
        given.counts.push_back(1 + m_chance.below(mostPlants));
    Given after{.last = {}, .own = before.own};
    after.own.resize(outcomes);
    std::ranges::transform(given.counts, after.own, after.own.begin(), std::plus<>());
    Promises promises;
    if (!isNew) {
        // The sample has grown.
        given.replaces = before.last.number;
        std::ranges::transform(given.counts, before.last.counts, given.counts.begin(), std::plus<>());
        promises.push_back({place("given", given.replaces), gone});
    }
    given.number = m_client.polls().contribute(given);
    m_contributed = given.number;
    after.last = given;
    m_giving = after;
    promises.push_back(
        {place("given", given.number), QByteArray::number(experiment) + ':' + countsText(given.counts)});
    promises.push_back({place("own", experiment), countsText(after.own)});
    promises.push_back({place("last"), QByteArray::number(given.number)});
    m_promises = promises;
    m_done = given;
    say("sends", m_promises);
}

void CrowdWork::vote() {
    const auto& vote = m_client.polls().vote();
    if (!vote || (vote->stage != messages::VoteStage::First && vote->stage != messages::VoteStage::Second))
        return;
    const int round = vote->stage == messages::VoteStage::First ? 1 : 2;
    // In the first round the last word counts.
    if (vote->own[static_cast<std::size_t>(round - 1)] != 0 && (round == 2 || !m_plan.tells))
        return;
    const int option = 1 + static_cast<int>(m_chance.below(static_cast<std::uint32_t>(vote->options.size())));
    const QByteArray ballot = "ballot/" + QByteArray::number(vote->vote) + '/' + QByteArray::number(round) +
                              '/' + QByteArray::number(m_client.welcome().member);
    ask(messages::CastVote{.vote = vote->vote, .round = round, .option = option},
        {{ballot, QByteArray::number(option)}});
    if (!m_plan.tells)
        m_done.reset();
}

void CrowdWork::answer() {
    messages::GiveAnswers given;
    const std::uint32_t count = 1 + m_chance.below(messages::mostAnswersAtOnce);
    for (std::uint32_t i = 0; i < count; ++i) {
        const int number = ++m_lastAnswer;
        given.answers.push_back({.number = number,
                                 .lesson = "square",
                                 .question = "question-" + std::to_string(number),
                                 .choice = static_cast<int>(m_chance.below(4)),
                                 .right = m_chance.below(2) == 0,
                                 .first = true});
    }
    send(given);
}

void CrowdWork::send(const messages::GiveAnswers& answers) {
    Promises promises;
    for (const messages::GivenAnswer& one : answers.answers)
        promises.push_back({place("answer", one.number), QByteArray::fromStdString(one.question) + ':' +
                                                             QByteArray::number(one.choice) + ':' +
                                                             (one.right ? '1' : '0')});
    promises.push_back({place("last-answer"), QByteArray::number(answers.answers.back().number)});
    ask(answers, promises);
    m_unanswered = answers;
}

void CrowdWork::move() {
    messages::Whereabouts where{.page = "lab"};
    if (m_chance.below(4) != 0)
        where = {.page = "lessons",
                 .lesson = "square",
                 .step = static_cast<messages::LessonPart>(1 + m_chance.below(messages::lessonPartCount - 1)),
                 .done = static_cast<int>(m_chance.below(messages::allStepsDone + 1))};
    ask(where, {{place("where"), whereText(where.page, where.lesson, where.step, where.done)}});
}

void CrowdWork::raiseHand() {
    const bool raised = !m_client.monitoring().pacing()->raised;
    ask(messages::RaiseHand{.raised = raised}, {{place("hand"), numberText(raised ? 1 : 0)}});
}

void CrowdWork::sayPool(int experiment) const {
    // Without a pool: it is forgotten before a welcome.
    if (const auto pool = m_client.polls().pools().find(experiment); pool != m_client.polls().pools().end())
        say("shows", {{place("own", experiment), countsText(pool->second.own)},
                      {place("last"), numberText(pool->second.last)}});
}

void CrowdWork::sayVote() const {
    const auto& vote = m_client.polls().vote();
    for (std::size_t round = 0; vote && round < messages::voteRounds; ++round)
        say("shows", {{"ballot/" + QByteArray::number(vote->vote) + '/' +
                           QByteArray::number(static_cast<int>(round) + 1) + '/' +
                           QByteArray::number(m_client.welcome().member),
                       numberText(vote->own[round])}});
}

void CrowdWork::sayPacing() const {
    say("shows", {{place("last-answer"), numberText(m_client.monitoring().pacing()->last)},
                  {place("hand"), numberText(m_client.monitoring().pacing()->raised ? 1 : 0)}});
}

} // namespace tests
