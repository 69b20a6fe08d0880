// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/value_net.h"

#include <algorithm>
#include <cstring>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace genotype {

namespace {

using HiddenSums = std::array<std::int32_t, netHidden>;
using PairedInputs = std::array<std::int16_t, 2 * netInputPairs>;

PairedInputs inPairs(const NetInputs& inputs) {
    PairedInputs pairs;
    std::copy(inputs.values.begin(), inputs.values.end(), pairs.begin());
    std::fill(pairs.begin() + netInputCount, pairs.end(), std::int16_t{0});
    return pairs;
}

#ifdef __SSE2__
// All x86-64 processors have an instruction that multiplies two pairs of 16 bits and adds the products, but
// compilers do not find it.
HiddenSums hiddenSums(const ValueNet& net, const PairedInputs& inputs) {
    constexpr std::size_t lanes = 4;
    struct Part {
        __m128i sums;
    };
    std::array<Part, netHidden / lanes> parts;
    const auto load = [](const auto& from) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(&from));
    };
    for (std::size_t part = 0; part < parts.size(); ++part)
        parts[part].sums = load(net.firstBias[lanes * part]);
    for (std::size_t pair = 0; pair < netInputPairs; ++pair) {
        std::int32_t both = 0;
        std::memcpy(&both, &inputs[2 * pair], sizeof both);
        const __m128i values = _mm_set1_epi32(both);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const __m128i weights = load(net.first[pair][2 * lanes * part]);
            parts[part].sums = _mm_add_epi32(parts[part].sums, _mm_madd_epi16(weights, values));
        }
    }
    HiddenSums result;
    for (std::size_t part = 0; part < parts.size(); ++part)
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&result[lanes * part]), parts[part].sums);
    return result;
}
#else
HiddenSums hiddenSums(const ValueNet& net, const PairedInputs& inputs) {
    HiddenSums sums = net.firstBias;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        for (std::size_t unit = 0; unit < sums.size(); ++unit)
            sums[unit] += std::int32_t{inputs[i]} * net.first[i / 2][2 * unit + i % 2];
    return sums;
}
#endif

} // namespace

int gainOf(const ValueNet& net, const NetInputs& inputs) {
    const HiddenSums sums = hiddenSums(net, inPairs(inputs));
    std::int64_t direct = 0;
    for (std::size_t i = 0; i < inputs.values.size(); ++i)
        direct += std::int32_t{inputs.values[i]} * std::int32_t{net.direct[i]};
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
