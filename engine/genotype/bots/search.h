// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"
#include "engine/genotype/bots/playout.h"
#include "engine/genotype/bots/value_net.h"

#include <vector>

namespace genotype {

/// The settings of a search; the levels differ in nothing else.
struct SearchOptions {
    /// Playouts for one choice when the budget names none.
    int iterations = 2000;
    /// How many listed actions are tried in playouts; the rest are left out because of their one-step
    /// value.
    int candidates = 12;
    /// Rounds that a playout covers: 1 ends with the round of the choice.
    int rounds = 1;
    Thought thought = Thought::Instinct;
    /// Judges single actions, before and in playouts, and the ends of playouts.
    const Judge* step = &linearJudge;
    const Judge* end = &roundJudge;
};

/// The levels that search: README.md says how many playouts a second they manage, and how strong they are.
inline constexpr SearchOptions researcherOptions{.iterations = 60, .candidates = 6};
inline constexpr SearchOptions mendelOptions{
    .iterations = 400, .candidates = 12, .thought = Thought::Glance, .step = &netJudge, .end = &netJudge};
/// Mendel as he played before there were nets, with the weights of Apprentice and Researcher: the yardstick
/// for him.
inline constexpr SearchOptions mendelByWeights{
    .iterations = 400, .candidates = 12, .thought = Thought::Glance};

/// A move that a search tried.
struct RankedAction {
    Action action;
    /// The seat's expected lead over the others, in hundredths of a point, over its playouts.
    int margin = 0;
    int playouts = 0;
};

/// The moves that were tried, best first, and how many playouts it took. Precondition: as for
/// Bot::chooseAction.
struct SearchResult {
    std::vector<RankedAction> ranked;
    int playouts = 0;
};
SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const Budget& budget, const SearchOptions& options);

/// What the strongest level would do and what it thinks of the alternatives, for a hint.
inline SearchResult advise(const Observation& seen, const ActionList& legal, core::Random& random,
                           const Budget& budget) {
    return search(seen, legal, random, budget, mendelOptions);
}

} // namespace genotype
