// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A recommended action, and the reasons for it, worded from its numbers.
template <typename G> struct Hint {
    typename G::Action action{};
    /// Whole sentences, the most important first; never empty.
    std::vector<Phrase> reasons{};
    /// How much better than the next best action it is; none if there is nothing to compare it with.
    std::optional<Phrase> figure{};
    /// How many playouts it took.
    int playouts = 0;
};

/// The strongest bot of a game, asked for advice. Each game that gives hints specialises this above its bots,
/// in `engine/<game>/bots/words_hint.h`. `name`: the bot's, the same in every language. `advise`: what it
/// would do in place of the seat, and why; the same preconditions as for Bot::chooseAction. `names` are by
/// seat.
template <typename G> struct Adviser;

/// A game that gives hints.
template <typename G>
concept Advised = Game<G> &&
    requires(const typename G::Observation& seen, const typename G::ActionList& legal, Random& random,
             const Budget& budget, const std::vector<std::string>& names) {
    { Adviser<G>::name } -> std::convertible_to<const char*>;
    { Adviser<G>::advise(seen, legal, random, budget, names) } -> std::same_as<Hint<G>>;
};

} // namespace core
