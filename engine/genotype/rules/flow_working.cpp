// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/flow.h"
#include "engine/genotype/rules/legality.h"

#include <algorithm>

namespace genotype {

void Flow::beginWorking() {
    m_state.phase = Phase::Working;
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        m_state.player(seat).markersLeft = m_state.player(seat).markers;
    emit(event::RoundBegan{m_state.round, m_state.firstPlayer});
    emit(event::PhaseBegan{Phase::Working});
    m_state.actor = m_state.firstPlayer;
    nextTurn();
}

/// Gives the turn to the acting player, or clockwise to the next who has a marker; breeding when none has.
void Flow::nextTurn() {
    for (int i = 0; i < m_state.seats; ++i) {
        if (actor().markersLeft > 0) {
            emit(event::TurnBegan{m_state.actor});
            if (m_state.isJohann(m_state.actor))
                return johannTurn();
            push({.kind = PendingKind::Marker});
            return;
        }
        m_state.actor = m_state.nextSeat(m_state.actor);
    }
    if (m_state.johann.plays())
        automaPhase();
    beginBreeding();
}

void Flow::endTurn() {
    m_state.pending.clear();
    emit(event::TurnEnded{m_state.actor});
    m_state.actor = m_state.nextSeat(m_state.actor);
    nextTurn();
}

/// The acting player's marker on a space, with the coin beside a Punnett square.
void Flow::occupy(Space space) {
    const Seat seat = m_state.actor;
    --actor().markersLeft;
    emit(event::MarkerPlaced{seat, space});
    if (static_cast<int>(space) < boardSpaceCount && space != Space::SecondShift)
        m_state.spaceOwner[static_cast<std::size_t>(space)] = seat;
    if (isParentGenes(space) || isFirstShift(space)) {
        Bench& bench = m_state.bench(traitOf(space));
        if (bench.coin) {
            bench.coin = false;
            gain(seat, 1, CoinReason::PunnettSquare);
        }
    }
}

void Flow::placeMarker(const Action& action) {
    const Space space = action.space();
    Player& player = actor();
    const Seat seat = m_state.actor;
    m_state.pending.pop();
    push({.kind = PendingKind::EndOfTurn});
    occupy(space);
    Tool tool{};
    if (legality::bonusToolFor(space, tool)) {
        const auto reason = tool == Tool::HandLens      ? CoinReason::HandLens
                            : tool == Tool::PocketWatch ? CoinReason::PocketWatch
                                                        : CoinReason::GardenLine;
        for (int i = 0; i < action.count; ++i) {
            discardTool(tool);
            gain(seat, effectOf<CoinsWithMarker>(tool).coins, reason);
        }
    }

    const int cost = costFor(player, spaceInfo(space).cost);
    switch (space) {
    case Space::ParentGenesR:
    case Space::ParentGenesF:
    case Space::ParentGenesG:
    case Space::ParentGenesT: push({.kind = PendingKind::GeneTile, .trait = traitOf(space)}); break;
    case Space::FirstShiftR:
    case Space::FirstShiftF:
    case Space::FirstShiftG:
    case Space::FirstShiftT: break;
    case Space::SecondShift: m_state.secondShift.push(seat); break;
    case Space::UniversityOne:
    case Space::UniversityTwo:
        pay(cost, CoinReason::University);
        push({.kind = PendingKind::Validate, .source = ValidationSource::University});
        break;
    case Space::GoalTwo:
    case Space::GoalThree:
        pay(cost, CoinReason::ResearchGoal);
        push({.kind = PendingKind::Goal});
        break;
    case Space::Treasury:
    case Space::SecondTreasury: gain(seat, treasuryCoins, CoinReason::Treasury); break;
    case Space::Nursery:
    case Space::SecondNursery: push({.kind = PendingKind::Nursery, .count = nurseryCards}); break;
    case Space::ToolShed:
    case Space::SecondToolShed: push({.kind = PendingKind::ToolShed}); break;
    case Space::Gardening:
        player.gardening = true;
        push({.kind = PendingKind::GardenDraw});
        break;
    case Space::TemporarySlot: player.temporarySlot = true; break;
    case Space::Omari:
        player.omari = true;
        rollOmarisDice();
        break;
    }
}

void Flow::changeGeneTiles(const Action& action) {
    const Trait trait = m_state.pending.pop().trait;
    Parents& parents = m_state.bench(trait).parents;
    Genotype& parent = action.side() == Side::Left ? parents.left : parents.top;
    if (action.kind == ActionKind::PlaceGeneTile) {
        parent = action.tileGenotype();
        emit(event::GeneTilePlaced{m_state.actor, trait, action.side(), action.tileGenotype()});
    } else if (action.kind == ActionKind::RemoveGeneTile) {
        parent = Genotype::Heterozygous;
        emit(event::GeneTileRemoved{m_state.actor, trait, action.side()});
    } else {
        emit(event::GeneTilesLeft{m_state.actor, trait});
    }
}

/// Nursery, the drawing step of Gardening, or a plant for Flower Pot or Brother Eduard.
void Flow::takePlant(const Action& action) {
    const Pending pending = m_state.now();
    const CardSource from{action.place};
    const PlantId plant = takePlantFrom(action.place);
    if (pending.kind == PendingKind::FillPlot) {
        m_state.pending.pop();
        actor().plots[pending.place] = Plot{.plant = plant};
        emit(event::PlantPlaced{m_state.actor, plant, from, pending.place});
        if (pending.reason == FillReason::EduardHired)
            nextPurchase(m_state.previousSeat(m_state.actor));
        return;
    }
    actor().hand.insert(plant);
    emit(event::PlantTaken{m_state.actor, plant, from});
    if (pending.kind == PendingKind::Nursery) {
        --m_state.pending.back().count;
    } else {
        m_state.pending.pop();
        afterGardenDraw(pending.count);
    }
}

/// Tool Shed or the drawing step of Gardening. A Watering Funnel is played at once.
void Flow::takeTool(const Action& action) {
    const Pending pending = m_state.pending.pop();
    Tool tool{};
    if (action.place == deckPlace) {
        tool = drawTool();
    } else {
        auto& slot = m_state.toolShed[action.place];
        tool = static_cast<Tool>(slot);
        slot = noTool;
    }
    ++actor().tools[static_cast<std::size_t>(tool)];
    emit(event::ToolTaken{m_state.actor, static_cast<std::uint8_t>(tool), CardSource{action.place}});
    if (pending.kind == PendingKind::GardenDraw)
        afterGardenDraw(pending.count);
    if (tool == Tool::WateringFunnel)
        playFunnel();
}

/// `draw` 0: the step's own card has been drawn; 1 and more: Brother Alipius's.
void Flow::afterGardenDraw(int draw) {
    const int extra =
        actor().has(Assistant::Alipius) ? effectOf<ExtraGardeningDraw>(Assistant::Alipius).cards : 0;
    if (draw < extra)
        push({.kind = PendingKind::GardenDraw, .count = static_cast<std::uint8_t>(draw + 1)});
    else
        push({.kind = PendingKind::GardenHarvest});
}

void Flow::harvest() {
    Player& player = actor();
    bool eduard = false;
    for (int place = 0; place < plotPlaces; ++place) {
        Plot& plot = player.plots[static_cast<std::size_t>(place)];
        if (!plot.complete())
            continue;
        player.harvested.insert(plot.plant);
        emit(event::PlantHarvested{m_state.actor, plot.plant, static_cast<std::uint8_t>(place)});
        plot = {};
        if (place == eduardPlot)
            eduard = true;
        else if (place >= firstFlowerPot)
            ++m_state.toolDiscard[static_cast<std::size_t>(Tool::FlowerPot)];
    }
    if (m_state.phase != Phase::Working)
        return; // the final harvest: nothing is sown or refilled
    m_state.pending.pop();
    push({.kind = PendingKind::GardenSow});
    if (eduard)
        push({.kind = PendingKind::FillPlot, .place = eduardPlot, .reason = FillReason::EduardHarvested});
}

void Flow::sow(const Action& action) {
    actor().hand.erase(action.plant());
    actor().plots[action.place] = Plot{.plant = action.plant()};
    emit(event::PlantSown{m_state.actor, action.plant(), action.place});
}

void Flow::playTool(Tool tool) {
    switch (tool) {
    case Tool::WateringFunnel: playFunnel(); break;
    case Tool::SeedBag: openSeedBag(); break;
    case Tool::Dissertation:
        discardTool(tool);
        pay(costFor(actor(), effectOf<ClaimGoal>(tool).coins), CoinReason::Dissertation);
        push({.kind = PendingKind::Goal});
        break;
    case Tool::FlowerPot: playFlowerPot(); break;
    case Tool::GraftKnife:
    case Tool::Rake:
    case Tool::PollenBrush:
    case Tool::HandLens:
    case Tool::PocketWatch:
    case Tool::GardenLine:
    case Tool::Grant: break; // played with another action; never listed alone
    }
}

void Flow::playFunnel() {
    discardTool(Tool::WateringFunnel);
    push({.kind = PendingKind::Validate, .source = ValidationSource::Funnel});
}

/// The pot stays on the table as a plot and is discarded with its harvest.
void Flow::playFlowerPot() {
    --actor().tools[static_cast<std::size_t>(Tool::FlowerPot)];
    emit(event::ToolPlayed{m_state.actor, Tool::FlowerPot});
    std::uint8_t place = firstFlowerPot;
    for (; place < firstFlowerPot + flowerPots; ++place) {
        bool waiting = false;
        for (const Pending& one : m_state.pending)
            waiting = waiting || (one.kind == PendingKind::FillPlot && one.place == place);
        if (actor().plots[place].empty() && !waiting)
            break;
    }
    push({.kind = PendingKind::FillPlot, .place = place, .reason = FillReason::FlowerPot});
}

/// A plot that waits for its plant while none can be had: the pot is discarded, Brother Eduard stays empty.
bool Flow::settleFillPlot() {
    if (plantAvailable(m_state))
        return false;
    const Pending pending = m_state.pending.pop();
    if (pending.reason == FillReason::FlowerPot)
        ++m_state.toolDiscard[static_cast<std::size_t>(Tool::FlowerPot)];
    else if (pending.reason == FillReason::EduardHired)
        nextPurchase(m_state.previousSeat(m_state.actor));
    return true;
}

void Flow::openSeedBag() {
    constexpr auto effect = effectOf<DrawAndKeep>(Tool::SeedBag);
    discardTool(Tool::SeedBag);
    const std::uint8_t index = m_state.bags[0].empty() ? 0 : 1;
    PlantSet& bag = m_state.bags[index];
    for (int i = 0; i < effect.draw && legality::plantDrawable(m_state); ++i)
        bag.insert(drawPlant());
    emit(event::SeedBagOpened{m_state.actor, bag, static_cast<std::uint8_t>(bag.size())});
    push({.kind = PendingKind::SeedBag, .count = effect.keep, .place = index});
}

void Flow::keepPlant(PlantId plant) {
    Pending& pending = m_state.pending.back();
    m_state.bags[pending.place].erase(plant);
    actor().hand.insert(plant);
    --pending.count;
    emit(event::PlantKept{m_state.actor, plant});
}

/// Keeps what is left when no choice remains, otherwise discards it.
void Flow::closeSeedBag() {
    const Pending pending = m_state.pending.pop();
    PlantSet& bag = m_state.bags[pending.place];
    if (pending.count > 0) {
        for (const PlantId plant : bag) {
            actor().hand.insert(plant);
            emit(event::PlantKept{m_state.actor, plant});
        }
    } else if (!bag.empty()) {
        for (const PlantId plant : bag)
            m_state.plantDiscard.insert(plant);
        emit(event::PlantsDiscarded{m_state.actor, bag});
    }
    bag = {};
}

void Flow::useAssistant(Assistant assistant) {
    Player& player = actor();
    player.markUsed(assistant);
    emit(event::AssistantUsed{m_state.actor, assistant});
    if (assistant == Assistant::Franz) {
        pay(costFor(player, effectOf<RentedSlots>(assistant).coins), CoinReason::Franz);
        return;
    }
    if (assistant == Assistant::Anna)
        pay(costFor(player, effectOf<ValidateForCoins>(assistant).coins), CoinReason::Anna);
    push({.kind = PendingKind::Validate,
          .source = assistant == Assistant::Anna ? ValidationSource::Anna : ValidationSource::Elisabeth});
}

void Flow::rollOmarisDice() {
    push({.kind = PendingKind::Omari,
          .genotype = 0b1111,
          .place = rollDieOfEachColour(),
          .source = ValidationSource::Omari});
}

/// One die of each colour, re-rolled until it shows no mutation, read with the present squares: two bits a
/// trait, the genotype. The dice are rolled and returned: they never join the pool.
std::uint8_t Flow::rollDieOfEachColour() {
    unsigned shown = 0;
    for (const Trait trait : allTraits) {
        std::uint8_t rerolls = 0;
        auto side = m_state.random.below(6);
        const auto first = static_cast<DieFace>(std::min(side, 4u));
        for (; side >= 4; ++rerolls)
            side = m_state.random.below(6);
        const auto face = static_cast<DieFace>(side);
        const Parents parents = m_state.bench(trait).parents;
        const auto genotype = static_cast<unsigned>(punnettCell(parents, static_cast<int>(face)));
        shown |= genotype << (2 * static_cast<int>(trait));
        emit(event::DieRolled{m_state.actor, trait, 0, first, face, rerolls, parents, true, m_state.rolls,
                              m_state.round});
        ++m_state.rolls;
    }
    return static_cast<std::uint8_t>(shown);
}

void Flow::chooseGoal(const Action& action) {
    m_state.pending.pop();
    --actor().goalMarkersLeft;
    m_state.bench(action.trait).goals[action.place] = m_state.actor;
    emit(event::GoalClaimed{m_state.actor, action.trait, action.place});
}

} // namespace genotype
