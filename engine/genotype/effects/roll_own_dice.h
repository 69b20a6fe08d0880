// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

static_assert(assistantsWith<RollOwnDice>.size() == 1 && toolsWith<RollOwnDice>.empty(),
              "one space of a player is an assistant's: Space::Omari");

/// A space for its owner: roll a die of each colour until it shows no mutation; each may validate once.
template <> struct Unit<RollOwnDice> {
    static constexpr Assistant assistant = assistantsWith<RollOwnDice>[0].id;

    static constexpr Moment moment(CardKind) { return Moment::Always; }
    static Phrase rule(const RollOwnDice& effect, CardKind kind);

    /// Whose space it is: None, or that it is not this player's.
    static Refusal refusal(const State& state, Seat seat) {
        return state.player(seat).has(assistant) ? Refusal::None : Refusal::NotYourAssistant;
    }
    /// The acting player's marker has been placed on the space.
    static void apply(Moves& moves);
    /// One die of each colour, re-rolled until it shows no mutation, read with the present squares: two bits
    /// a trait, the genotype. The dice are rolled and returned: they never join the pool.
    static std::uint8_t roll(Moves& moves);
    /// The genotype that the die of a trait shows.
    static constexpr Genotype shown(std::uint8_t dice, Trait trait) {
        return static_cast<Genotype>((dice >> (2 * static_cast<int>(trait))) & 3);
    }

    static std::uint8_t genotypes(const State&, const Pending& pending, Trait trait) {
        return used(pending, trait)
                   ? std::uint8_t{0}
                   : static_cast<std::uint8_t>(1u << static_cast<int>(shown(pending.place, trait)));
    }
    /// Those that the die can validate only if a card makes it wild: all but the one that it shows.
    static std::uint8_t wildGenotypes(const State& state, const Pending& pending, Trait trait) {
        return used(pending, trait) ? std::uint8_t{0}
                                    : static_cast<std::uint8_t>(0b111 & ~genotypes(state, pending, trait));
    }
    static Refusal missed(const Pending& pending, Trait trait) {
        return used(pending, trait) ? Refusal::DieUsedUp : Refusal::GenotypeDoesNotMatch;
    }
    /// The die of the trait has validated.
    static void use(Pending& pending, Trait trait) {
        pending.genotype &= static_cast<std::uint8_t>(~(1u << static_cast<int>(trait)));
    }
    static Phrase prompt(Card card);

private:
    static bool used(const Pending& pending, Trait trait) {
        return !((pending.genotype >> static_cast<int>(trait)) & 1);
    }
};

} // namespace genotype::effects
