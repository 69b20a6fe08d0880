// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/plot_with_plant.h"
#include "engine/genotype/effects/rented_slots.h"
#include "engine/genotype/model/queries.h"

/// A player's mat with everything that tiles and cards add to it: plots and dice slots.
namespace genotype {

/// Dice slots that a player has this round (an assistant's only once paid for), and how many are still free.
inline int diceSlots(const Player& player) {
    return ordinarySlots(player) + effects::Unit<RentedSlots>::diceSlots(player);
}
inline int freeDiceSlots(const Player& player) {
    return freeOrdinarySlots(player) + effects::Unit<RentedSlots>::freeSlots(player);
}

/// Whether the plot exists for this player and may hold a plant.
inline bool plotExists(const Player& player, int plot) {
    if (plot < 0 || plot >= plotPlaces)
        return false;
    return plot < firstFlowerPot ? plot < basePlots + player.newPlots
                                 : effects::Unit<PlotWithPlant>::exists(player, plot);
}
/// The same for any seat; Brother Johann has four places, the lowest first.
inline bool plotExists(const State& state, Seat seat, int plot) {
    if (state.isJohann(seat))
        return plot >= 0 && plot < johannGardenSize;
    return plotExists(state.player(seat), plot);
}

/// Calls visit(plot) for each place that may be sown now: the first free plot, and that of an assistant.
template <typename Visit> void visitFreePlots(const Player& player, const Visit& visit) {
    for (const int plot : {freeOrdinaryPlot(player), effects::Unit<PlotWithPlant>::freePlot(player)})
        if (plot >= 0)
            visit(plot);
}
inline bool canSow(const Player& player) {
    return freeOrdinaryPlot(player) >= 0 || effects::Unit<PlotWithPlant>::freePlot(player) >= 0;
}

} // namespace genotype
