// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/spaces.h"
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/model/queries.h"
#include "engine/genotype/rules/flow.h"

namespace genotype {

void Flow::beginWorking() {
    m_state.phase = Phase::Working;
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        m_state.player(seat).markersLeft = m_state.player(seat).markers;
    report(event::RoundBegan{m_state.round, m_state.firstPlayer});
    report(event::PhaseBegan{Phase::Working});
    m_state.actor = m_state.firstPlayer;
    nextTurn();
}

/// Gives the turn to the acting player, or clockwise to the next who has a marker; breeding when none has.
void Flow::nextTurn() {
    for (int i = 0; i < m_state.seats; ++i) {
        if (actor().markersLeft > 0) {
            report(event::TurnBegan{m_state.actor});
            if (m_state.isJohann(m_state.actor)) {
                johann().turn();
                return endTurn();
            }
            push({.kind = PendingKind::Marker});
            return;
        }
        m_state.actor = m_state.nextSeat(m_state.actor);
    }
    if (m_state.johann.plays())
        johann().automaPhase();
    beginBreeding();
}

void Flow::endTurn() {
    m_state.pending.clear();
    report(event::TurnEnded{m_state.actor});
    m_state.actor = m_state.nextSeat(m_state.actor);
    nextTurn();
}

void Flow::placeMarker(const Action& action) {
    m_state.pending.pop();
    push({.kind = PendingKind::EndOfTurn});
    occupy(*this, action.space());
    effects::Unit<CoinsWithMarker>::spend(*this, action.space(), action.count);
    useSpace(*this, action.space());
}

void Flow::changeGeneTiles(const Action& action) {
    const Trait trait = m_state.pending.pop().trait;
    Parents& parents = m_state.bench(trait).parents;
    Genotype& parent = action.side() == Side::Left ? parents.left : parents.top;
    if (action.kind == ActionKind::PlaceGeneTile) {
        parent = action.tileGenotype();
        report(event::GeneTilePlaced{m_state.actor, trait, action.side(), action.tileGenotype()});
    } else if (action.kind == ActionKind::RemoveGeneTile) {
        parent = Genotype::Heterozygous;
        report(event::GeneTileRemoved{m_state.actor, trait, action.side()});
    } else {
        report(event::GeneTilesLeft{m_state.actor, trait});
    }
}

/// Nursery, the drawing step of Gardening, or a plant for a plot that brings its own.
void Flow::takePlant(const Action& action) {
    const Pending pending = m_state.now();
    const CardSource from{action.place};
    const PlantId plant = takePlantFrom(action.place);
    if (pending.kind == PendingKind::FillPlot) {
        m_state.pending.pop();
        effects::Unit<PlotWithPlant>::fill(*this, pending, plant, from);
        if (m_state.phase == Phase::Upgrades)
            nextPurchase(m_state.previousSeat(m_state.actor));
        return;
    }
    actor().hand.insert(plant);
    report(event::PlantTaken{m_state.actor, plant, from});
    if (pending.kind == PendingKind::Nursery) {
        --m_state.pending.back().count;
    } else {
        m_state.pending.pop();
        afterGardenDraw(pending.count);
    }
}

/// Tool Shed or the drawing step of Gardening.
void Flow::takeTool(const Action& action) {
    const Pending pending = m_state.pending.pop();
    const Tool tool = takeToolFrom(action.place);
    ++actor().tools[static_cast<std::size_t>(tool)];
    report(event::ToolTaken{m_state.actor, static_cast<std::uint8_t>(tool), CardSource{action.place}});
    if (pending.kind == PendingKind::GardenDraw)
        afterGardenDraw(pending.count);
    if (effects::isPlayedAtOnce(tool))
        effects::play(*this, tool);
}

/// `draw` 0: the step's own card has been drawn; 1 and more: those of assistants.
void Flow::afterGardenDraw(int draw) {
    if (draw < effects::Unit<ExtraGardeningDraw>::cards(actor()))
        push({.kind = PendingKind::GardenDraw, .count = static_cast<std::uint8_t>(draw + 1)});
    else
        push({.kind = PendingKind::GardenHarvest});
}

void Flow::harvest() {
    Player& player = actor();
    bool refill = false;
    for (int place = 0; place < plotPlaces; ++place) {
        Plot& plot = player.plots[static_cast<std::size_t>(place)];
        if (!plot.complete())
            continue;
        player.harvested.insert(plot.plant);
        report(event::PlantHarvested{m_state.actor, plot.plant, static_cast<std::uint8_t>(place)});
        plot = {};
        if (place >= firstFlowerPot && effects::Unit<PlotWithPlant>::harvested(*this, place))
            refill = true;
    }
    if (m_state.phase != Phase::Working)
        return; // the final harvest: nothing is sown or refilled
    m_state.pending.pop();
    push({.kind = PendingKind::GardenSow});
    if (refill)
        effects::Unit<PlotWithPlant>::refill(*this);
}

void Flow::sow(const Action& action) {
    actor().hand.erase(action.plant());
    actor().plots[action.place] = Plot{.plant = action.plant()};
    report(event::PlantSown{m_state.actor, action.plant(), action.place});
}

/// A plot that is waiting for its plant although none is available.
bool Flow::settleFillPlot() {
    if (plantAvailable(m_state))
        return false;
    effects::Unit<PlotWithPlant>::stayEmpty(*this, m_state.pending.pop());
    if (m_state.phase == Phase::Upgrades)
        nextPurchase(m_state.previousSeat(m_state.actor));
    return true;
}

void Flow::chooseGoal(const Action& action) {
    m_state.pending.pop();
    --actor().goalMarkersLeft;
    m_state.bench(action.trait).goals[action.place] = m_state.actor;
    report(event::GoalClaimed{m_state.actor, action.trait, action.place});
}

} // namespace genotype
