// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"
#include "poll_storage.h"

#include <array>
#include <functional>
#include <map>
#include <optional>

namespace app {

/// The question that a class votes on, twice, and what the class then rolls. Every change is in the storage
/// before it is here. Nothing here knows of connections: members are numbers.
class ClassVote {
public:
    using Decision = desk::Decision;

    /// As ClassPool::PersonOf: each person has one vote.
    using PersonOf = std::function<int(int member)>;

    explicit ClassVote(PollStorage& storage, PersonOf personOf = std::identity{})
        : m_storage(storage), m_personOf(std::move(personOf)) {}
    void restore(const StoredPolls& stored);

    Decision ask(const messages::AskVote& asked);
    Decision set(const messages::SetVote& wanted);
    Decision cast(int member, const messages::CastVote& cast);
    /// `seed`: of the roll.
    Decision roll(const messages::RollVote& wanted, std::uint64_t seed);

    /// Whether there is a vote on the screens.
    bool isOn() const { return m_vote.number != 0 && m_vote.stage != messages::VoteStage::Over; }
    /// What a member may see of the vote. Its number is 0 before there was one.
    messages::VoteShown shown(int member) const;
    /// Says that other members count as one person now.
    void noteChange() { m_hasChanged = true; }
    /// Whether something has changed since this was last asked.
    bool takeChange() { return std::exchange(m_hasChanged, false); }

private:
    using Failure = std::optional<messages::Failed>;
    /// The vote with this number if it is on the screens.
    Failure faultOf(int number) const;
    /// Writes the vote and takes it over.
    Decision change(const StoredVote& vote);
    /// The vote of each person in a round: the last word of the first of the members who are that person.
    std::map<int, int> ballotsOfPersons(std::size_t round) const;
    std::vector<int> spread(std::size_t round) const;

    /// For what a decision writes, alone.
    PollStorage& m_storage;
    const PersonOf m_personOf;
    StoredVote m_vote;
    /// By round: the option of each member.
    std::array<std::map<int, int>, messages::voteRounds> m_ballots;
    bool m_hasChanged = false;
};

} // namespace app
