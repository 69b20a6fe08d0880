// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_order.h"

#include "engine/core/random.h"

#include <numeric>

namespace lessons {

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): neighbouring seeds have nothing in common.
std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

/// FNV-1a, since std::hash differs between libraries.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

} // namespace

std::vector<std::size_t> answerOrder(std::uint64_t pupilSeed, std::string_view questionId,
                                     std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    core::Random random(mixed(mixed(pupilSeed) + hashOf(questionId)));
    random.shuffle(order);
    return order;
}

} // namespace lessons
