// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/judge.h"
#include "engine/genotype/bots/net_inputs.h"

namespace genotype {

inline constexpr int netHidden = 32;
/// With an odd number of inputs, the last one of the last pair is always zero.
inline constexpr int netInputPairs = (netInputCount + 1) / 2;

/// A small net with one hidden layer of rectified units and a direct linear part, in whole numbers, so that
/// every machine gets the same result.
struct ValueNet {
    /// By pair of inputs, and in it by unit: the weights of both. Processors multiply and add two at a time.
    std::array<std::array<std::int16_t, 2 * netHidden>, netInputPairs> first;
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

/// Those that the bots use: in games of two to five (weights/net.weights), and against Brother Johann
/// (weights/solo_net.weights).
extern const ValueNets valueNets;
extern const ValueNets soloNets;

/// The points, in hundredths, that a seat can expect to gain until the end of the game.
int gainOf(const ValueNet& net, const NetInputs& inputs);

/// What nets are fitted to, once the game is over, in points: the seat's score; against Brother Johann, the
/// player's lead over him.
int netResult(const State& state, Seat seat);

/// The result that the seat can expect, in hundredths of a point; the actual one when the game is over. Not
/// for Brother Johann's own seat.
int netPoints(const State& state, const Outlook& outlook, Seat seat, const ValueNets& nets);

/// By nets. At Brother Johann's table a position is worth to the player what he can expect to lead by, and
/// nothing to Johann: the difference is the same as between their points.
class NetJudge : public Judge {
public:
    /// Both must outlive the judge.
    NetJudge(const ValueNets& nets, const ValueNets& solo) : m_nets(nets), m_solo(solo) {}
    using Judge::pointsOf;
    int pointsOf(const State& state, const Outlook& outlook, Seat seat) const override {
        if (state.isJohann(seat))
            return 0;
        return netPoints(state, outlook, seat, state.johann.plays() ? m_solo : m_nets);
    }

private:
    const ValueNets& m_nets;
    const ValueNets& m_solo;
};
inline const NetJudge netJudge(valueNets, soloNets);

} // namespace genotype
