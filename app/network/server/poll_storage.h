// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"

#include <map>

namespace app {

/// Whether an experiment's pool takes counts, and who sees them.
struct StoredPool {
    int experiment = 0;
    messages::PoolStage stage = messages::PoolStage::Closed;
    bool isHidden = false;
    /// Whether its sum is shared with other classes.
    bool isTogether = false;

    bool operator==(const StoredPool&) const = default;
};

/// Counts that a member has given to the class.
struct StoredContribution {
    /// From 1, for the class.
    int id = 0;
    int member = 0;
    /// Seconds since the beginning of 1970 (UTC), by the clock of the host.
    std::int64_t time = 0;
    messages::Contribute given;

    bool operator==(const StoredContribution&) const = default;
};

/// A question to the class; the ballots are kept beside it.
struct StoredVote {
    /// From 1; the highest is the present one.
    int number = 0;
    messages::AskVote asked;
    messages::VoteStage stage = messages::VoteStage::First;
    /// What the class has rolled, by outcome; empty: nothing yet.
    std::vector<std::int64_t> result;

    bool operator==(const StoredVote&) const = default;
};

struct Ballot {
    int vote = 0;
    /// 1 or 2.
    int round = 1;
    int member = 0;
    /// From 1.
    int option = 1;

    bool operator==(const Ballot&) const = default;
};

struct StoredPolls {
    std::vector<StoredPool> pools;
    std::vector<StoredContribution> contributions;
    /// By member: the number of the last contribution, also if it was taken out.
    std::map<int, int> lastNumbers;
    /// The present vote with its ballots, whatever its stage; number 0: there was none.
    StoredVote vote;
    std::vector<Ballot> ballots;

    bool operator==(const StoredPolls&) const = default;
};

/// Where the pool and the votes are between two starts. What was answered with true is there after the
/// process was killed; otherwise nothing has changed.
class PollStorage {
public:
    virtual ~PollStorage() = default;

    /// In place of the one for that experiment.
    virtual bool save(const StoredPool& pool) = 0;
    /// Also as the member's last one, unless the member has sent a later one. `replaced`: the id of the
    /// contribution that goes; 0: none.
    virtual bool add(const StoredContribution& contribution, int replaced) = 0;
    virtual bool removeContribution(int id) = 0;
    virtual bool removeContributions(int experiment) = 0;
    /// In place of the vote with that number.
    virtual bool save(const StoredVote& vote) = 0;
    /// In place of the member's ballot in that round.
    virtual bool save(const Ballot& ballot) = 0;
};

} // namespace app
