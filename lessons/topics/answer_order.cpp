// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_order.h"

#include "engine/core/random.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace lessons {

namespace {

/// The usual number of answers; only questions with as many are balanced against each other.
constexpr std::size_t places = 4;

/// FNV-1a, since std::hash differs between libraries.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

/// Where the right answer of a question with four answers stands.
std::size_t balancedPlace(std::uint64_t pupilSeed, std::string_view topic, std::size_t question,
                          std::size_t form) {
    std::array<std::size_t, places> order{0, 1, 2, 3};
    core::Random random(core::mixedSeed(pupilSeed) + hashOf(topic) + question / places);
    random.shuffle(order);
    return order[(question + form) % places];
}

} // namespace

std::vector<std::size_t> answerOrder(std::uint64_t pupilSeed, const Topic& topic, std::size_t question,
                                     std::size_t form) {
    const auto& answers = topic.questions[question].forms[form].answers;
    std::vector<std::size_t> order(answers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    core::Random random(core::mixedSeed(pupilSeed) + hashOf(topic.questions[question].id) + form);
    random.shuffle(order);
    if (answers.size() == places) {
        const auto right = std::ranges::find_if(order, [&](std::size_t one) { return answers[one].right; });
        std::iter_swap(right,
                       order.begin() + std::ptrdiff_t(balancedPlace(pupilSeed, topic.id, question, form)));
    }
    return order;
}

} // namespace lessons
