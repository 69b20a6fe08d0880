// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <concepts>
#include <span>
#include <stop_token>
#include <string_view>

namespace core {

/// How long a bot may think, counted in playouts, not seconds, so that the same numbers give the same move on
/// every machine. Live play converts seconds into playouts using the speed it has measured.
struct Budget {
    /// Playouts for one choice; 0 for the bot's usual number. Bots that do not search ignore it.
    int iterations = 0;
    /// Asked between playouts. A bot that is stopped returns the best it has found so far.
    std::stop_token stop{};
};

/// A computer player. It gets what its seat may see and nothing else, and keeps nothing between choices.
/// Given the same observation, list, generator and number of playouts, it always makes the same choice.
/// Thread-safe.
template <typename G> class Bot {
public:
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;
    using Observation = typename G::Observation;

    virtual ~Bot() = default;
    /// Returns one of `legal`: what the acting seat may do, never empty. Precondition: it is `seen.seat`'s
    /// choice.
    virtual Action chooseAction(const Observation& seen, const ActionList& legal, Random& random,
                                const Budget& budget) const = 0;
    Action chooseAction(const Observation& seen, const ActionList& legal, Random& random) const {
        return chooseAction(seen, legal, random, Budget{});
    }
    /// Whether it is so slow that a window must call it on another thread.
    virtual bool searches() const { return false; }
    /// Whether more playouts make it play better: live play then gives it as many as fit into its
    /// time.
    virtual bool usesAllItsTime() const { return false; }
};

/// Picks any action, all equally likely.
template <typename G> class RandomBot : public Bot<G> {
public:
    using Bot<G>::chooseAction;
    typename G::Action chooseAction(const typename G::Observation&, const typename G::ActionList& legal,
                                    Random& random, const Budget&) const override {
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
};

/// The bots of a game, found by their ids. Each game specialises this above its bots, in
/// `engine/<game>/bots/roster.h`; the game itself knows none of them. `ids`: "random" first, weakest first.
/// `find`: the bot with that id, which lives as long as the program; null when there is none.
template <typename G> struct Roster;

/// A game that has a roster.
template <typename G>
concept PlayedByBots = Game<G> && requires(std::string_view id) {
    { Roster<G>::ids() } -> std::same_as<std::span<const std::string_view>>;
    { Roster<G>::find(id) } -> std::same_as<const Bot<G>*>;
};

} // namespace core
