// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/evaluation.h"

namespace genotype {

/// Says what a position is worth to a seat.
class Judge {
public:
    Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    virtual ~Judge() = default;
    /// The seat's expected final score, in hundredths of a point. `outlook` is the state's.
    virtual int pointsOf(const State& state, const Outlook& outlook, Seat seat) const = 0;
    int pointsOf(const State& state, Seat seat) const { return pointsOf(state, Outlook(state), seat); }
};

/// By the Apprentice's weighted sum of features, for any moment of a game.
class LinearJudge : public Judge {
public:
    using Judge::pointsOf;
    int pointsOf(const State& state, const Outlook& outlook, Seat seat) const override {
        return expectedPoints(state, outlook, seat);
    }
};
inline const LinearJudge linearJudge;

/// By a weighted sum of features at the start of a round, at every table, Brother Johann's too.
class RoundJudge : public Judge {
public:
    using Judge::pointsOf;
    int pointsOf(const State& state, const Outlook& outlook, Seat seat) const override {
        return expectedPoints(state, outlook, seat, roundWeights(state, seat));
    }
};
inline const RoundJudge roundJudge;

} // namespace genotype
