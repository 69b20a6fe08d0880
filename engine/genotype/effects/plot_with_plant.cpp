// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/plot_with_plant.h"

namespace genotype::effects {

namespace {

constexpr auto potKind = static_cast<std::size_t>(Unit<PlotWithPlant>::pot.id);

} // namespace

void Unit<PlotWithPlant>::apply(const PlotWithPlant&, Card, Moves& moves) {
    std::uint8_t place = firstFlowerPot;
    for (; place < firstFlowerPot + flowerPots; ++place) {
        bool waiting = false;
        for (const Pending& one : moves.state().pending)
            waiting = waiting || (one.kind == PendingKind::FillPlot && one.place == place);
        if (moves.actor().plots[place].empty() && !waiting)
            break;
    }
    moves.push({.kind = PendingKind::FillPlot, .place = place, .reason = FillReason::FlowerPot});
}

bool Unit<PlotWithPlant>::hired(const PlotWithPlant&, Moves& moves) {
    moves.push({.kind = PendingKind::FillPlot, .place = eduardPlot, .reason = FillReason::EduardHired});
    return true;
}

bool Unit<PlotWithPlant>::harvested(Moves& moves, int plot) {
    if (plot == eduardPlot)
        return keeper.effect.refills;
    if (plot >= firstFlowerPot)
        ++moves.state().toolDiscard[potKind];
    return false;
}

void Unit<PlotWithPlant>::refill(Moves& moves) {
    moves.push({.kind = PendingKind::FillPlot, .place = eduardPlot, .reason = FillReason::EduardHarvested});
}

void Unit<PlotWithPlant>::fill(Moves& moves, const Pending& pending, PlantId plant, CardSource from) {
    moves.actor().plots[pending.place] = Plot{.plant = plant};
    moves.report(event::PlantPlaced{moves.state().actor, plant, from, pending.place});
}

void Unit<PlotWithPlant>::stayEmpty(Moves& moves, const Pending& pending) {
    if (pending.reason == FillReason::FlowerPot)
        ++moves.state().toolDiscard[potKind];
}

Phrase Unit<PlotWithPlant>::rule(const PlotWithPlant& effect, CardKind) {
    if (effect.refills)
        return {ENGINE_TEXT("engine",
                            "One more plot that comes with a plant. Take the plant from the Nursery or "
                            "the deck when you hire him, and again after each harvest here."),
                {}};
    return {ENGINE_TEXT("engine", "Take a plant from the Nursery or the deck and put it in the pot. The pot "
                                  "is a plot until the plant is harvested."),
            {}};
}

Phrase Unit<PlotWithPlant>::prompt(const Pending& pending) {
    if (pending.reason == FillReason::FlowerPot)
        return {ENGINE_TEXT("engine", "Flower Pot: choose a plant for it from the Nursery or the deck."), {}};
    return {ENGINE_TEXT("engine", "Brother Eduard: choose a plant for him from the Nursery or the deck."),
            {}};
}

} // namespace genotype::effects
