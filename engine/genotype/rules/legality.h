// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

/// The predicates that the list of actions, the refusals and the flow of the game share, so that each rule is
/// written once. Internal to the rules.
namespace genotype::legality {

/// Bit t: some plot of the player has trait t uncovered.
std::uint8_t uncoveredTraits(const Player& player);
/// Bit g: some plot of the player has trait `trait` uncovered as genotype g.
std::uint8_t uncoveredGenotypes(const Player& player, Trait trait);
/// Uncovered copies of one genotype in all plots.
int uncoveredCopies(const Player& player, Trait trait, Genotype genotype);

int ordinarySlots(const Player& player);
int freeOrdinarySlots(const Player& player);
int freeFranzSlots(const Player& player);

int freeGoals(const State& state);
/// Goals that the acting player has paid for and is still to choose.
int promisedGoals(const State& state);
/// Bit g: the player has marked a goal of the trait that counts genotype g.
std::uint8_t ownGoalGenotypes(const State& state, Seat seat, Trait trait);

/// A card can still be drawn, from the deck or after a reshuffle.
bool plantDrawable(const State& state);
bool toolDrawable(const State& state);

/// The tool that pays when a marker is placed on the space, if any.
bool bonusToolFor(Space space, Tool& tool);

/// The first free ordinary plot, or -1.
int freeOrdinaryPlot(const Player& player);
bool eduardIsFree(const Player& player);
bool canSow(const Player& player);

/// Tools and assistants that a working turn may use at any choice: None or why not.
Refusal toolRefusal(const State& state, Seat seat, Tool tool);
Refusal assistantRefusal(const State& state, Seat seat, Assistant assistant);
/// Whether any of them may be used now.
bool anyOptional(const State& state);

/// The trait at this place may be validated by what is pending (Validate or Omari): None or why not.
Refusal validationRefusal(const State& state, const Pending& pending, int plot, Trait trait);
bool anyValidation(const State& state, const Pending& pending);

/// A pick: may be declined, needs Brother Franz's slots, has any use at all.
bool mustUsePick(const State& state, const Pending& pick);
Refusal franzRefusal(const State& state, const Pending& pick);
bool anyUse(const State& state, const Pending& pick);

/// A purchase: None or why not (`place` is that of an assistant).
Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants);
bool anyPurchase(const State& state);

/// Calls visit(action) for each use of dice that the pick allows with `free` slots; stops when it returns
/// true and then returns true.
template <typename Visitor>
bool visitUses(const State& state, const Pending& pick, int free, Visitor&& visit) {
    const Player& player = state.player(state.actor);
    const bool first = pick.count == 0;
    const int knives = player.toolCount(Tool::GraftKnife);
    // The first die lies on a slot; each later use of the same pick needs a knife for at least one die.
    const int fewest = first ? 0 : 1;
    if ((first && free < 1) || knives < fewest)
        return false;
    const bool rake = player.toolCount(Tool::Rake) > 0;
    const bool maria = player.has(Assistant::Maria) && !player.hasUsed(Assistant::Maria);
    for (const Trait trait : allTraits) {
        if (pick.stage == PickStage::FirstShift && trait != pick.trait)
            continue;
        const Bench& bench = state.bench(trait);
        const std::uint8_t wanted = uncoveredGenotypes(player, trait);
        for (int a = 0; a < poolAreaCount; ++a) {
            if (bench.pool[static_cast<std::size_t>(a)] == 0)
                continue;
            const auto area = static_cast<PoolArea>(a);
            const bool mutation = area == PoolArea::DeNovo;
            if (mutation) {
                if (visit(act::takeDie(trait, area, DieUse::Coin, fewest)))
                    return true;
            } else if ((wanted >> a) & 1) {
                if (visit(act::takeDie(trait, area, DieUse::Match, fewest)))
                    return true;
            }
            if (wanted == 0)
                continue;
            if (rake && visit(act::takeDie(trait, area, DieUse::Rake, fewest)))
                return true;
            if (maria && visit(act::takeDie(trait, area, DieUse::Maria, fewest)))
                return true;
        }
        const int mutations = bench.pool[static_cast<std::size_t>(PoolArea::DeNovo)];
        if (mutations == 0 || wanted == 0)
            continue;
        const int most = first ? 1 : 2;
        for (int a = 0; a < poolAreaCount; ++a) {
            const auto partner = static_cast<PoolArea>(a);
            const int needed = partner == PoolArea::DeNovo ? 2 : 1;
            if (bench.pool[static_cast<std::size_t>(a)] < needed)
                continue;
            for (int used = fewest; used <= most && used <= knives; ++used)
                if (2 - used <= free && visit(act::takePair(trait, partner, used)))
                    return true;
        }
    }
    return false;
}

} // namespace genotype::legality
