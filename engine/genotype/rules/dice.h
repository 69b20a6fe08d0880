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
    /// Without a card: a mutation for a coin, any other as its genotype.
    unsigned plain = 0;
    /// As any genotype, if a card makes it so.
    unsigned wild = 0;
    /// As the partner of a mutation.
    unsigned partner = 0;

    /// For any use of one die; `withCard`: the player has a card that makes a die wild.
    unsigned alone(bool withCard) const { return plain | (withCard ? wild : 0); }
};
/// `wanted`: bit g for genotype g of the trait, as `uncoveredGenotypes` of the acting player has it.
inline TraitUses usesOf(const State& state, const Pending& pick, Trait trait, unsigned wanted) {
    if (pick.stage == PickStage::FirstShift && trait != pick.trait)
        return {};
    const Bench& bench = state.bench(trait);
    unsigned there = 0;
    for (int area = 0; area < poolAreaCount; ++area)
        there |= static_cast<unsigned>(bench.pool[static_cast<std::size_t>(area)] > 0) << area;
    TraitUses uses{.plain = there & (wanted | mutationArea), .wild = wanted ? there : 0};
    const int mutations = bench.pool[static_cast<std::size_t>(PoolArea::DeNovo)];
    uses.partner = mutations == 0 ? 0 : mutations > 1 ? uses.wild : uses.wild & ~mutationArea;
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

/// Whether there is a slot, or a knife, for one more die.
inline bool hasPlaceForDie(const Player& player, const Pending& pick, int free) {
    const int knives = knivesFor(pick, 1).fewest;
    return 1 - knives <= free && knives <= effects::Unit<ExtraPlace>::held(player);
}

/// The uses that make a die wild and for which the player has the card: bit i for `wildUses[i]`.
inline constexpr std::array wildUses{DieUse::Rake, DieUse::Maria};
inline unsigned wildUsesOf(const Player& player) {
    const auto held = [&player](DieUse use) {
        return effects::Unit<WildDie>::refusal(player, use) == Refusal::None;
    };
    return (held(wildUses[0]) ? 1u : 0u) | (held(wildUses[1]) ? 2u : 0u);
}

/// Calls visit(action) for each use of dice that the pick allows with `free` slots; stops when it returns
/// true and then returns true.
template <typename Visitor>
bool visitUses(const State& state, const Pending& pick, int free, Visitor&& visit) {
    const Player& player = state.player(state.actor);
    if (!hasPlaceForDie(player, pick, free))
        return false;
    const int fewest = knivesFor(pick, 1).fewest;
    const int most = std::min(knivesFor(pick, 2).most, effects::Unit<ExtraPlace>::held(player));
    const unsigned held = wildUsesOf(player);
    const GenotypeSet wanted = uncoveredGenotypes(player);
    for (const Trait trait : allTraits) {
        const TraitUses uses = usesOf(state, pick, trait, wanted.of(trait));
        for (unsigned areas = uses.alone(held != 0); areas; areas &= areas - 1) {
            const int a = std::countr_zero(areas);
            const auto area = static_cast<PoolArea>(a);
            const DieUse plain = area == PoolArea::DeNovo ? DieUse::Coin : DieUse::Match;
            if (((uses.plain >> a) & 1) && visit(act::takeDie(trait, area, plain, fewest)))
                return true;
            for (std::size_t i = 0; held && i < wildUses.size(); ++i)
                if (((held >> i) & (uses.wild >> a) & 1) &&
                    visit(act::takeDie(trait, area, wildUses[i], fewest)))
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

/// Whether the pick may not be declined when this use of dice is possible: it needs no card and no second
/// die.
inline bool obliges(const Pending& pick, const Action& use) {
    return pick.count == 0 && pick.stage != PickStage::Anton &&
           (use.use() == DieUse::Coin || use.use() == DieUse::Match);
}
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
