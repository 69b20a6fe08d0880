// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include "engine/genotype/model/queries.h"

namespace genotype::effects {

static_assert(toolsWith<PlotWithPlant>.size() == 1 && assistantsWith<PlotWithPlant>.size() == 1,
              "Player::plots has places for one tool and one assistant with plots of their own");
static_assert(toolCard(toolsWith<PlotWithPlant>[0].id).copies == flowerPots, "a place for each copy");

/// A plot that comes with a plant, taken from row or deck. The tool stays on the table until its plant is
/// harvested, and is then discarded; the assistant's plot is filled again and may be sown like any other.
template <> struct Unit<PlotWithPlant> {
    static constexpr auto pot = toolsWith<PlotWithPlant>[0];
    static constexpr auto keeper = assistantsWith<PlotWithPlant>[0];

    static constexpr Moment moment(CardKind kind) {
        return kind == CardKind::Tool ? Moment::OwnTurn : Moment::Always;
    }
    static constexpr bool staysOnTable = true;
    static Refusal refusal(const PlotWithPlant&, const State& state, Seat) {
        return plantAvailable(state) ? Refusal::None : Refusal::ToolWouldDoNothing;
    }
    static void apply(const PlotWithPlant& effect, Card card, Moves& moves);
    static bool hired(const PlotWithPlant& effect, Moves& moves);
    static Phrase rule(const PlotWithPlant& effect, CardKind kind);

    /// Whether one of these places in `Player::plots` exists. Precondition: `plot` is firstFlowerPot or
    /// more.
    static bool exists(const Player& player, int plot) {
        return plot == eduardPlot ? player.has(keeper.id)
                                  : !player.plots[static_cast<std::size_t>(plot)].empty();
    }
    /// The place that may be sown, or -1.
    static int freePlot(const Player& player) {
        return player.has(keeper.id) && player.plots[eduardPlot].empty() ? eduardPlot : -1;
    }
    /// The plant in the place has just been harvested: the pot is discarded; true if the place is to be
    /// filled again.
    static bool harvested(Moves& moves, int plot);
    /// Starts filling it again.
    static void refill(Moves& moves);
    /// The plant has been taken for the place that is pending.
    static void fill(Moves& moves, const Pending& pending, PlantId plant, CardSource from);
    /// No plant is available for the place that was pending: the pot is discarded, the assistant's plot stays
    /// empty.
    static void stayEmpty(Moves& moves, const Pending& pending);
    static Phrase prompt(const Pending& pending);
};

} // namespace genotype::effects
