// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"

#include <vector>

namespace core {

/// An action that a search tried.
template <typename Action> struct RankedAction {
    Action action;
    /// How many of 10 000 of its playouts its seat would win; each game says what counts as winning.
    int wins = 0;
    int playouts = 0;
};

/// The actions that a search tried, best first, and how many playouts it took.
template <typename Action> struct SearchResult {
    std::vector<RankedAction<Action>> ranked;
    int playouts = 0;
};

/// Takes the action that the search puts first: `search(seen, legal, random, budget)` gives a SearchResult.
template <typename Game, auto search> class SearchBot : public Bot<Game> {
public:
    using Bot<Game>::chooseAction;
    typename Game::Action chooseAction(const typename Game::Observation& seen,
                                       const typename Game::ActionList& legal, Random& random,
                                       const Budget& budget) const override {
        return legal.size() == 1 ? legal[0] : search(seen, legal, random, budget).ranked.front().action;
    }
    bool searches() const override { return true; }
};

} // namespace core
