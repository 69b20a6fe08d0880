// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/one_step_bot.h"

#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/resample.h"

#include <algorithm>

namespace genotype {

namespace {

/// Number of worlds in which an action that depends on chance is tried.
constexpr int worlds = 4;
constexpr int untried = -10'000'000;

/// Cards drawn from decks and Father Omari's dice come out differently from world to world.
bool dependsOnChance(const Action& action) {
    switch (action.kind) {
    case ActionKind::TakePlant:
    case ActionKind::TakeTool: return action.place == deckPlace;
    case ActionKind::PlayTool: return action.tool() == Tool::SeedBag;
    case ActionKind::PlaceMarker: return action.space() == Space::Omari;
    default: return false;
    }
}

using Worths = std::array<int, ActionList::capacity()>;

/// Nobody can take these from the player.
bool isNeverTaken(Space space) {
    return space == Space::SecondShift || static_cast<int>(space) >= boardSpaceCount;
}

/// Among the best spaces, as many as the player still has markers, the best one that others could take: what
/// is always available can wait.
Action beforeOthersTakeIt(const Observation& seen, const ActionList& legal, Worths worth) {
    const auto bestLeft = [&] {
        std::size_t best = 0;
        for (std::size_t a = 1; a < legal.size(); ++a)
            if (worth[a] > worth[best])
                best = a;
        return best;
    };
    const std::size_t first = bestLeft();
    for (int markers = seen.visible.player(seen.seat).markersLeft; markers > 0; --markers) {
        const Action action = legal[bestLeft()];
        if (action.kind != ActionKind::PlaceMarker)
            break;
        if (!isNeverTaken(action.space()))
            return action;
        for (std::size_t a = 0; a < legal.size(); ++a)
            if (legal[a].kind == ActionKind::PlaceMarker && legal[a].space() == action.space())
                worth[a] = untried;
    }
    return legal[first];
}

} // namespace

Action OneStepBot::chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                                const Budget&) const {
    if (legal.size() == 1)
        return legal[0];
    Worths worth{};
    for (int i = 0; i < worlds; ++i) {
        const State world = heldOpen(resample(seen, random));
        for (std::size_t a = 0; a < legal.size(); ++a) {
            if (dependsOnChance(legal[a]))
                worth[a] += worthAfter(world, legal[a], m_judge);
            else if (i == 0)
                worth[a] = worlds * worthAfter(world, legal[a], m_judge);
        }
    }
    const auto best = std::max_element(worth.begin(), worth.begin() + legal.size());
    const Action choice = legal[static_cast<std::size_t>(best - worth.begin())];
    if (choice.kind == ActionKind::PlaceMarker)
        return beforeOthersTakeIt(seen, legal, worth);
    return choice;
}

} // namespace genotype
