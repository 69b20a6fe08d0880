// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_pool.h"
#include "class_vote.h"
#include "desk.h"

#include <functional>

namespace app {

/// The desk for the pool and the votes of a class: who may do what, and what each member may see. It
/// knows nothing of connections.
class ClassPolls {
public:
    using Sender = desk::Sender;
    using Decision = desk::Decision;

    /// `nextSeed`: for each roll of the class.
    ClassPolls(PollStorage& storage, std::function<std::uint64_t()> nextSeed,
               const ClassPool::PersonOf& personOf);
    void restore(const StoredPolls& stored);

    Decision perform(const Sender& from, const messages::Contribute& given);
    Decision perform(const Sender& from, const messages::SetPool& wanted);
    Decision perform(const Sender& from, const messages::ResetPool& wanted);
    Decision perform(const Sender& from, const messages::RemoveContribution& wanted);
    Decision perform(const Sender& from, const messages::RestoreContribution& wanted);
    Decision perform(const Sender& from, const messages::AskVote& asked);
    Decision perform(const Sender& from, const messages::SetVote& wanted);
    Decision perform(const Sender& from, const messages::CastVote& cast);
    Decision perform(const Sender& from, const messages::RollVote& wanted);

    messages::HostMessage answer(const messages::AskContributions& question) const;

    /// The experiments whose pools are open for dice of tables.
    std::vector<int> poolsFor(std::span<const lessons::Roll> dice) const { return m_pool.poolsFor(dice); }
    Decision takeDice(int experiment, int table, std::span<const lessons::Roll> dice);

    /// As ClassPool.
    void setAddable(const std::string& className) { m_pool.setAddable(className); }
    std::vector<PoolSum> sums() const { return m_pool.sums(); }
    void setOthers(const std::vector<PoolSum>& others) { m_pool.setOthers(others); }

    /// Says that other members count as one person now.
    void noteChange();
    /// Says how many pupils are connected; several members can be one.
    void setPupils(int pupils);
    /// What somebody who has just come must know.
    std::vector<messages::HostMessage> welcome(const Sender& to) const;
    /// What has changed since the last call of `takeChanges`.
    struct Changes {
        std::set<int> experiments;
        bool isVote = false;

        bool empty() const { return experiments.empty() && !isVote; }
    };
    Changes takeChanges();
    std::vector<messages::HostMessage> told(const Changes& changes, const Sender& to) const;

private:
    messages::PoolShown pool(int experiment, const Sender& to) const;
    void sendPool(std::vector<messages::HostMessage>& all, int experiment, const Sender& to) const;
    messages::VoteShown vote(const Sender& to) const;

    ClassPool m_pool;
    ClassVote m_vote;
    const std::function<std::uint64_t()> m_nextSeed;
    int m_pupils = 0;
    bool m_havePupilsChanged = false;
};

} // namespace app
