// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_player.h"

#include "lessons/pool/pool_experiment.h"
#include "tries_again.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace app;
using messages::VoteStage;

namespace {

void giveUp(const std::string& why) {
    std::fprintf(stderr, "class_player: %s\n", why.c_str());
    std::fflush(stderr);
    std::_Exit(1);
}

void print(const char* word, const auto& numbers) {
    std::fputs(word, stdout);
    for (const auto number : numbers)
        std::printf(" %lld", static_cast<long long>(number));
    std::fputs("\n", stdout);
}

} // namespace

PollPlayer::PollPlayer(const QUrl& url, int contributions, std::uint64_t seed)
    : m_url(url), m_contributions(contributions), m_chance(seed) {
    connect(&m_client, &ClassClient::stateChanged, this, &PollPlayer::goOn);
    connect(&m_client.polls(), &MemberPolls::poolChanged, this, &PollPlayer::goOn);
    connect(&m_client.polls(), &MemberPolls::voteChanged, this, &PollPlayer::goOn);
    connect(&m_client.polls(), &MemberPolls::contributed, this, &PollPlayer::noteGiven);
    connect(&m_client.polls(), &MemberPolls::notContributed, this, [](int, const messages::Failed& failure) {
        giveUp(failure.code.word() + ": " + failure.message);
    });
    connect(&m_client, &ClassClient::done, this, [this](int id) {
        if (const auto found = m_roundOf.find(id); found != m_roundOf.end())
            m_isCast[found->second] = true;
    });
    connect(&m_client, &ClassClient::failed, this, [](int, const messages::Failed& failure) {
        // The round may be over before the vote arrives.
        if (failure.code != messages::ErrorCode::OtherStage)
            giveUp(failure.code.word() + ": " + failure.message);
    });
    connect(&m_client, &ClassClient::ended, this, [this](const messages::Reason& why) {
        if (!m_isDropping && !triesAgain(m_client, m_url, why))
            giveUp("the connection has ended: " + why.word());
    });
    m_client.enter(m_url, {});
}

void PollPlayer::goOn() {
    if (m_isOver || m_client.state() != ClassClient::State::In)
        return;
    vote();
    give();
    if (m_client.polls().vote() && m_client.polls().vote()->stage == VoteStage::Rolled &&
        m_given == m_contributions)
        finish();
}

void PollPlayer::give() {
    std::vector<int> open;
    for (const auto& [experiment, pool] : m_client.polls().pools())
        if (pool.stage == messages::PoolStage::Open)
            open.push_back(experiment);
    if (open.empty() || m_underWay.number != 0 || m_given == m_contributions)
        return;
    m_underWay = {.experiment = open[m_chance.below(static_cast<std::uint32_t>(open.size()))]};
    m_underWay.counts.resize(lessons::findPoolExperiment(m_underWay.experiment)->outcomes);
    for (int plant = 0; plant < plants; ++plant)
        ++m_underWay.counts[m_chance.below(static_cast<std::uint32_t>(m_underWay.counts.size()))];
    m_underWay.number = m_client.polls().contribute(m_underWay);
    dropNowAndThen();
}

void PollPlayer::vote() {
    const auto& vote = m_client.polls().vote();
    if (!vote || (vote->stage != VoteStage::First && vote->stage != VoteStage::Second))
        return;
    const std::size_t round = vote->stage == VoteStage::First ? 0 : 1;
    if (vote->own[round] != 0) {
        if (vote->own[round] != m_choice[round])
            giveUp("the host has another vote");
        m_isCast[round] = true;
        return;
    }
    if (m_choice[round] == 0)
        m_choice[round] =
            1 + static_cast<int>(m_chance.below(static_cast<std::uint32_t>(vote->options.size())));
    const int id = m_client.request(messages::CastVote{
        .vote = vote->vote, .round = static_cast<int>(round) + 1, .option = m_choice[round]});
    m_roundOf[id] = round;
}

/// What was sent may have arrived or not.
void PollPlayer::dropNowAndThen() {
    if (m_chance.below(3) != 0)
        return;
    // Not from within the connection's own signal.
    QTimer::singleShot(static_cast<int>(m_chance.below(3)), this, [this] {
        m_isDropping = true;
        m_client.leave();
        m_isDropping = false;
        m_client.enter(m_url, {});
    });
}

void PollPlayer::noteGiven(int number) {
    if (number != m_underWay.number)
        giveUp("an answer to something else");
    Counts& sum = m_acknowledged[m_underWay.experiment];
    sum.resize(m_underWay.counts.size());
    std::transform(sum.begin(), sum.end(), m_underWay.counts.begin(), sum.begin(), std::plus<>());
    m_underWay = {};
    ++m_given;
    goOn();
}

void PollPlayer::finish() {
    const messages::VoteShown& vote = *m_client.polls().vote();
    for (const auto& [experiment, counts] : m_acknowledged) {
        const auto pool = m_client.polls().pools().find(experiment);
        // The host sends the pool again when others change it, always with the own counts.
        if (pool == m_client.polls().pools().end() || pool->second.own != counts)
            giveUp("the host has other counts than it has acknowledged");
    }
    for (std::size_t round = 0; round < m_choice.size(); ++round)
        if (m_isCast[round] && vote.own[round] != m_choice[round])
            giveUp("the host has another vote than it has acknowledged");
    for (const auto& [experiment, pool] : m_client.polls().pools())
        print("pool", pool.counts);
    print("first", vote.first);
    print("second", vote.second);
    print("result", vote.result);
    std::fflush(stdout);
    // Whatever else has arrived is not looked at.
    m_isOver = true;
    QCoreApplication::exit(0);
}
