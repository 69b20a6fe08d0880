// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include "engine/genotype/model/queries.h"

namespace genotype::effects {

/// Draw plant cards from the deck, keep some and discard the rest. The cards are in a bag until they are
/// kept; another bag may be opened in the meantime.
template <> struct Unit<DrawAndKeep> {
    static constexpr Moment moment(CardKind) { return Moment::OwnTurn; }
    static Refusal refusal(const DrawAndKeep&, const State& state, Seat) {
        return plantDrawable(state) ? Refusal::None : Refusal::ToolWouldDoNothing;
    }
    static void apply(const DrawAndKeep& effect, Card card, Moves& moves);
    static Phrase rule(const DrawAndKeep& effect, CardKind kind);

    /// Whether there is a choice: at least one card is to be kept, but not all of them.
    static bool choiceLeft(const State& state, const Pending& pending) {
        return pending.count > 0 && state.bags[pending.place].size() > pending.count;
    }
    static void keep(Moves& moves, PlantId plant);
    /// Keeps the remaining cards if all of them are to be kept, otherwise discards them.
    static void close(Moves& moves);
    static Phrase prompt(const Pending& pending);
};

} // namespace genotype::effects
