// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_polls.h"

#include <algorithm>
#include <utility>

namespace app {

int MemberPolls::contribute(messages::Contribute given) {
    given.number = ++m_lastNumber;
    m_unanswered[given.number] = given;
    if (const int id = m_send(given); id >= 0)
        m_numberOf[id] = given.number;
    return given.number;
}

std::vector<messages::Contribute> MemberPolls::given(int experiment) const {
    const auto pool = m_pools.find(experiment);
    if (pool == m_pools.end())
        return {};
    std::vector<messages::Contribute> mine;
    std::vector<std::int64_t> sum(pool->second.own.size());
    for (const messages::Contribute& one : m_given) {
        if (one.experiment != experiment)
            continue;
        if (one.counts.size() != sum.size())
            return {};
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += one.counts[i];
        mine.push_back(one);
    }
    return sum == pool->second.own ? mine : std::vector<messages::Contribute>{};
}

/// In their order, since the host takes a number that is not higher than the last one for a repeat.
void MemberPolls::resend() {
    m_numberOf.clear();
    for (const auto& [number, given] : std::map(m_unanswered))
        if (const int id = m_send(given); id >= 0)
            m_numberOf[id] = number;
}

void MemberPolls::settle(int number, const std::optional<messages::Failed>& failure) {
    const auto settled = m_unanswered.extract(number);
    if (!failure && settled) {
        std::erase_if(m_given, [&taken = settled.mapped()](const messages::Contribute& one) {
            return one.experiment == taken.experiment &&
                   (one.number == taken.replaces || one.number == taken.number);
        });
        m_given.push_back(settled.mapped());
    }
    if (failure)
        emit notContributed(number, *failure);
    else
        emit contributed(number);
}

void MemberPolls::begin(int before, int now) {
    // Another member has nothing to say for the one before.
    if (before != 0 && before != now) {
        m_lastNumber = 0;
        m_given.clear();
        m_numberOf.clear();
        for (const auto& [number, given] : std::exchange(m_unanswered, {}))
            emit notContributed(number, {messages::ErrorCode::UnknownToken, "somebody else has come in", 0});
    }
    m_allClasses.clear();
    for (const auto& [experiment, pool] : std::exchange(m_pools, {}))
        emit poolChanged(experiment);
    if (std::exchange(m_vote, {}))
        emit voteChanged();
}

void MemberPolls::hear(const messages::PoolShown& pool) {
    m_lastNumber = std::max(m_lastNumber, pool.last);
    // The teacher has emptied the pool.
    if (pool.own.empty())
        std::erase_if(m_given, [&pool](const messages::Contribute& one) {
            return one.experiment == pool.experiment && one.number <= pool.last;
        });
    if (pool.stage == messages::PoolStage::Closed && pool.isEmpty())
        m_pools.erase(pool.experiment);
    else
        m_pools[pool.experiment] = pool;
    emit poolChanged(pool.experiment);
}

void MemberPolls::hear(const messages::VoteShown& vote) {
    if (vote.stage == messages::VoteStage::Over)
        m_vote.reset();
    else
        m_vote = vote;
    emit voteChanged();
}

void MemberPolls::hear(const messages::AllClasses& all) {
    m_allClasses[all.experiment] = all;
    emit poolChanged(all.experiment);
}

void MemberPolls::settleRequest(int id, const std::optional<messages::Failed>& failure) {
    if (const auto asked = m_numberOf.extract(id))
        settle(asked.mapped(), failure);
}

} // namespace app
