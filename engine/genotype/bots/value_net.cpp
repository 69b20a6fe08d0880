// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/value_net.h"

#include <algorithm>

namespace genotype {

int gainOf(const ValueNet& net, const NetInputs& inputs) {
    std::array<std::int32_t, netHidden> sums = net.firstBias;
    std::int64_t direct = 0;
    for (std::size_t i = 0; i < inputs.values.size(); ++i) {
        const std::int32_t value = inputs.values[i];
        if (value == 0)
            continue; // most of them are
        for (std::size_t unit = 0; unit < sums.size(); ++unit)
            sums[unit] += value * net.first[i][unit];
        direct += std::int64_t{value} * net.direct[i];
    }
    std::int64_t second = 0;
    for (std::size_t unit = 0; unit < sums.size(); ++unit)
        second += std::int64_t{std::max(0, sums[unit]) >> net.firstShift} * net.second[unit];
    return net.bias + static_cast<int>((second >> net.secondShift) + (direct >> net.directShift));
}

int netResult(const State& state, Seat seat) {
    const int points = score(state, seat).total();
    return state.johann.plays() ? points - score(state, johannSeat).total() : points;
}

int netPoints(const State& state, const Outlook& outlook, Seat seat, const ValueNets& nets) {
    if (state.finished())
        return 100 * netResult(state, seat);
    const NetInputs inputs = netInputsOf(state, outlook, seat);
    if (inputs.stage == 0)
        return 100 * netResult(state, seat);
    return 100 * inputs.sure + gainOf(nets[static_cast<std::size_t>(inputs.stage - 1)], inputs);
}

} // namespace genotype
