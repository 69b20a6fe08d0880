// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/draw_and_keep.h"

namespace genotype::effects {

using words::counted;

void Unit<DrawAndKeep>::apply(const DrawAndKeep& effect, Card, Moves& moves) {
    State& state = moves.state();
    std::uint8_t index = 0;
    while (!state.bags[index].empty())
        ++index;
    PlantSet& bag = state.bags[index];
    for (int i = 0; i < effect.draw && plantDrawable(state); ++i)
        bag.insert(moves.drawPlant());
    moves.report(event::SeedBagOpened{state.actor, bag, static_cast<std::uint8_t>(bag.size())});
    moves.push(
        {.kind = PendingKind::SeedBag, .count = static_cast<std::uint8_t>(effect.keep), .place = index});
}

void Unit<DrawAndKeep>::keep(Moves& moves, PlantId plant) {
    State& state = moves.state();
    Pending& pending = state.pending.back();
    state.bags[pending.place].erase(plant);
    moves.actor().hand.insert(plant);
    --pending.count;
    moves.report(event::PlantKept{state.actor, plant});
}

void Unit<DrawAndKeep>::close(Moves& moves) {
    State& state = moves.state();
    const Pending pending = state.pending.pop();
    PlantSet& bag = state.bags[pending.place];
    if (pending.count > 0) {
        for (const PlantId plant : bag) {
            moves.actor().hand.insert(plant);
            moves.report(event::PlantKept{state.actor, plant});
        }
    } else if (!bag.empty()) {
        for (const PlantId plant : bag)
            state.plantDiscard.insert(plant);
        moves.report(event::PlantsDiscarded{state.actor, bag});
    }
    bag = {};
}

Phrase Unit<DrawAndKeep>::rule(const DrawAndKeep& effect, CardKind) {
    return counted(effect.draw, ENGINE_SINGULAR("Draw 1 plant from the deck, keep %1 and discard the rest."),
                   ENGINE_PLURAL("engine", "Draw %n plants from the deck, keep %1 and discard the rest."),
                   {std::to_string(effect.keep)});
}

Phrase Unit<DrawAndKeep>::prompt(const Pending& pending) {
    return counted(pending.count, ENGINE_SINGULAR("Seed Bag: choose a plant to keep."),
                   ENGINE_PLURAL("engine", "Seed Bag: choose %n plants to keep."));
}

} // namespace genotype::effects
