// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/judge.h"
#include "engine/genotype/bots/net_inputs.h"

namespace genotype {

inline constexpr int netHidden = 32;

/// A small net with one hidden layer of rectified units and a direct linear part, in whole numbers, so that
/// every machine gets the same result.
struct ValueNet {
    /// By input.
    std::array<std::array<std::int16_t, netHidden>, netInputCount> first;
    std::array<std::int32_t, netHidden> firstBias;
    std::array<std::int16_t, netHidden> second;
    std::array<std::int16_t, netInputCount> direct;
    std::int32_t bias;
    /// By how many bits the sums are shifted to the right: the hidden units', the second layer's, the direct
    /// part's.
    std::uint8_t firstShift, secondShift, directShift;
};
/// By breeding phases still to come, from 1.
using ValueNets = std::array<ValueNet, maxRounds>;

/// Those that the bots use (net_weights.cpp).
extern const ValueNets valueNets;

/// The points, in hundredths, that a seat can expect to gain until the end of the game.
int gainOf(const ValueNet& net, const NetInputs& inputs);

/// The expected final score of the seat, in hundredths of a point; the actual score when the game is over.
/// For games of two to five.
int netPoints(const State& state, const Outlook& outlook, Seat seat, const ValueNets& nets);

/// By nets in games of two to five; at Brother Johann's table, for which they were not trained, by another
/// judge.
class NetJudge : public Judge {
public:
    /// Both must outlive the judge.
    NetJudge(const ValueNets& nets, const Judge& solo) : m_nets(nets), m_solo(solo) {}
    using Judge::pointsOf;
    int pointsOf(const State& state, const Outlook& outlook, Seat seat) const override {
        return state.johann.plays() ? m_solo.pointsOf(state, outlook, seat)
                                    : netPoints(state, outlook, seat, m_nets);
    }

private:
    const ValueNets& m_nets;
    const Judge& m_solo;
};
inline const NetJudge netStepJudge(valueNets, linearJudge);
inline const NetJudge netEndJudge(valueNets, roundJudge);

} // namespace genotype
