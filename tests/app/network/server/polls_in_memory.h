// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/desk.h"
#include "app/network/server/poll_storage.h"

#include <algorithm>

namespace tests {

/// Keeps pool and votes as a database would, and can be gone for a while.
class PollsInMemory : public app::PollStorage {
public:
    bool isGone = false;
    /// What a database would load.
    app::StoredPolls kept;

    bool save(const app::StoredPool& pool) override {
        if (isGone)
            return false;
        std::erase_if(kept.pools, [&](const auto& one) { return one.experiment == pool.experiment; });
        kept.pools.push_back(pool);
        return true;
    }
    bool add(const app::StoredContribution& contribution, int replaced) override {
        if (isGone)
            return false;
        removeContribution(replaced);
        kept.contributions.push_back(contribution);
        int& last = kept.lastNumbers[contribution.member];
        last = std::max(last, contribution.given.number);
        return true;
    }
    bool removeContribution(int id) override {
        if (!isGone)
            std::erase_if(kept.contributions, [&](const auto& one) { return one.id == id; });
        return !isGone;
    }
    bool removeContributions(int experiment) override {
        if (!isGone)
            std::erase_if(kept.contributions,
                          [&](const auto& one) { return one.given.experiment == experiment; });
        return !isGone;
    }
    bool save(const app::StoredVote& vote) override {
        if (isGone)
            return false;
        if (vote.number != kept.vote.number)
            kept.ballots.clear();
        kept.vote = vote;
        return true;
    }
    bool save(const app::Ballot& ballot) override {
        if (isGone)
            return false;
        std::erase_if(kept.ballots, [&](const auto& one) {
            return one.round == ballot.round && one.member == ballot.member;
        });
        kept.ballots.push_back(ballot);
        return true;
    }
};

/// Writes and applies what a desk has decided, as a ChangeQueue does; the code of the failure, empty if there
/// was none.
inline std::string carryOut(const app::desk::Decision& decision) {
    if (decision.failure)
        return decision.failure->code.word();
    if (decision.write && !decision.write())
        return app::desk::notSaved.code.word();
    if (decision.apply)
        decision.apply();
    return {};
}

} // namespace tests
