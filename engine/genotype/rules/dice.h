// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/board/mat.h"
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/model/queries.h"

#include <bit>

/// What a pick may do with the dice in the pool. Internal to the rules.
namespace genotype::legality {

inline constexpr unsigned mutationArea = 1u << static_cast<int>(PoolArea::DeNovo);

/// What the dice of one trait can be used for; bit a: those in pool area a. Slots and cards are ignored.
struct TraitUses {
    unsigned coin = 0;
    unsigned match = 0;
    /// As any genotype, if a card makes it so.
    unsigned wild = 0;
    /// As the partner of a mutation.
    unsigned partner = 0;
};
/// `wanted`: bit g for genotype g of the trait, as `uncoveredGenotypes` of the acting player has it.
inline TraitUses usesOf(const State& state, const Pending& pick, Trait trait, unsigned wanted) {
    if (pick.stage == PickStage::FirstShift && trait != pick.trait)
        return {};
    const Bench& bench = state.bench(trait);
    unsigned there = 0;
    for (int area = 0; area < poolAreaCount; ++area)
        there |= static_cast<unsigned>(bench.pool[static_cast<std::size_t>(area)] > 0) << area;
    TraitUses uses{.coin = there & mutationArea};
    if (there == 0)
        return uses;
    uses.match = there & wanted;
    if (wanted == 0)
        return uses;
    uses.wild = there;
    const int mutations = bench.pool[static_cast<std::size_t>(PoolArea::DeNovo)];
    if (mutations > 0)
        uses.partner = mutations > 1 ? there : there & ~mutationArea;
    return uses;
}

/// How many dice of one use may go on knives: the first die of a pick goes on a slot, each later use needs a
/// knife for at least one die.
struct KnifeRange {
    int fewest, most;
};
inline KnifeRange knivesFor(const Pending& pick, int dice) {
    const bool first = pick.count == 0;
    return {first ? 0 : 1, first ? dice - 1 : dice};
}

/// Calls visit(action) for each use of dice that the pick allows with `free` slots; stops when it returns
/// true and then returns true.
template <typename Visitor>
bool visitUses(const State& state, const Pending& pick, int free, Visitor&& visit) {
    const Player& player = state.player(state.actor);
    const int knives = effects::Unit<ExtraPlace>::held(player);
    const int fewest = knivesFor(pick, 1).fewest;
    if (1 - fewest > free || knives < fewest)
        return false;
    const int most = std::min(knivesFor(pick, 2).most, knives);
    constexpr std::array ways{DieUse::Rake, DieUse::Maria};
    unsigned held = 0;
    for (std::size_t i = 0; i < ways.size(); ++i)
        held |= static_cast<unsigned>(effects::Unit<WildDie>::refusal(player, ways[i]) == Refusal::None) << i;
    const GenotypeSet wanted = uncoveredGenotypes(player);
    for (const Trait trait : allTraits) {
        const TraitUses uses = usesOf(state, pick, trait, wanted.of(trait));
        for (unsigned areas = uses.coin | uses.match | (held ? uses.wild : 0u); areas; areas &= areas - 1) {
            const int a = std::countr_zero(areas);
            const auto area = static_cast<PoolArea>(a);
            if (((uses.coin >> a) & 1) && visit(act::takeDie(trait, area, DieUse::Coin, fewest)))
                return true;
            if (((uses.match >> a) & 1) && visit(act::takeDie(trait, area, DieUse::Match, fewest)))
                return true;
            for (std::size_t i = 0; i < ways.size(); ++i)
                if (((held >> i) & (uses.wild >> a) & 1) && visit(act::takeDie(trait, area, ways[i], fewest)))
                    return true;
        }
        for (unsigned areas = uses.partner; areas; areas &= areas - 1)
            for (int used = fewest; used <= most; ++used)
                if (2 - used <= free &&
                    visit(act::takePair(trait, static_cast<PoolArea>(std::countr_zero(areas)), used)))
                    return true;
    }
    return false;
}

/// A use of dice in the current pick: None, or why not. None exactly for what `visitUses` visits with all
/// free slots.
Refusal dieRefusal(const State& state, const Action& action);

/// The pick may not be declined.
bool mustUsePick(const State& state, const Pending& pick);
/// Whether the pick allows any use of dice; the second also counts assistants who are asked in a pick.
bool anyUse(const State& state, const Pending& pick);
bool anyPick(const State& state, const Pending& pick);

/// How many uses of dice the pick allows with this many free slots.
struct CountUses {
    const State& state;
    const Pending& pick;

    int operator()(int free) const {
        int count = 0;
        visitUses(state, pick, free, [&count](const Action&) {
            ++count;
            return false;
        });
        return count;
    }
};

} // namespace genotype::legality
