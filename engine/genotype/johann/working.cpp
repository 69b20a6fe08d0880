// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/decisions.h"
#include "engine/genotype/rules/flow.h"
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// The first card of a row at or to the right of a place, wrapping around; -1 when the row is empty.
template <typename Row, typename Card> int nextInRow(const Row& row, int from, Card nothing) {
    const int length = rowLength(2);
    for (int i = 0; i < length; ++i) {
        const int place = (from + i) % length;
        if (row[static_cast<std::size_t>(place)] != nothing)
            return place;
    }
    return -1;
}

} // namespace

/// One marker: an action card that can be carried out, a support card that decides, and what they say. The
/// support card is drawn when the action is settled: the order of the draws changes no chance. With
/// Father Omari the last marker goes to him, and no card is drawn.
void Flow::johannTurn() {
    Johann& own = m_state.johann;
    if (johann().has(Assistant::Omari) && johann().markersLeft == 1) {
        johannAsksOmari();
        return endTurn();
    }
    discardAutoma(own.action);
    discardAutoma(own.support);
    bool any = false;
    for (const AutomaCard& card : automaCards)
        any = any || automa::actionRefusal(m_state, card.id) == Refusal::None;
    if (any) {
        const Automa action = drawAutomaFor(AutomaRole::Action, own.action, [this](Automa card) {
            return automa::actionRefusal(m_state, card);
        });
        const Automa support = drawAutomaFor(AutomaRole::Support, own.support, [this, action](Automa card) {
            return automa::supportRefusal(m_state, action, card);
        });
        johannActs(action, support);
    } else {
        emit(event::NoAutomaFits{johannSeat});
        occupy(Space::SecondShift);
        m_state.secondShift.push(johannSeat);
    }
    endTurn();
}

void Flow::johannActs(Automa card, Automa support) {
    const AutomaLetter letter = automa::letterFor(card, support).value_or(AutomaLetter{});
    const int pips = automaCard(support).pips;
    const Space space = automa::spaceOf(m_state, card, letter.trait);
    const int cost = costFor(johann(), spaceInfo(space).cost);
    occupy(space);
    switch (card) {
    case Automa::Treasury: gain(johannSeat, treasuryCoins, CoinReason::Treasury); break;
    case Automa::University:
        pay(cost, CoinReason::University);
        johannValidatesLowest(ValidationSource::University);
        break;
    case Automa::Nursery: johannVisitsNursery(pips); break;
    case Automa::ToolShed: johannVisitsToolShed(pips); break;
    case Automa::ParentGeneTop: johannSetsParent(Side::Top, letter); break;
    case Automa::ParentGeneLeft: johannSetsParent(Side::Left, letter); break;
    case Automa::FirstShift: break;
    case Automa::ResearchGoal:
        pay(cost, CoinReason::ResearchGoal);
        johannMarks(letter);
        break;
    case Automa::Gardening:
        johann().gardening = true;
        for (int i = johannAssistants(); i > 0; --i)
            johannValidatesLowest(ValidationSource::Assistants);
        johannGains(deckPlace);
        break;
    }
}

/// He takes one plant and discards the next to its right. With a full garden the first stays where it is.
void Flow::johannVisitsNursery(int pips) {
    const int place = nextInRow(m_state.nursery, pips - 1, noPlant);
    if (place < 0)
        return johannGains(deckPlace);
    johannGains(place);
    const int next = nextInRow(m_state.nursery, place + 1, noPlant);
    if (next < 0 || next == place)
        return;
    const PlantId plant = takePlantFrom(next);
    m_state.plantDiscard.insert(plant);
    PlantSet discarded;
    discarded.insert(plant);
    emit(event::PlantsDiscarded{johannSeat, discarded});
}

/// He discards a tool, the top one of the deck when none lies open, and validates a trait.
void Flow::johannVisitsToolShed(int pips) {
    const int place = nextInRow(m_state.toolShed, pips - 1, noTool);
    if (place >= 0 || legality::toolDrawable(m_state)) {
        const CardSource from{place >= 0 ? static_cast<std::uint8_t>(place) : deckPlace};
        Tool tool{};
        if (from.fromDeck()) {
            tool = drawTool();
        } else {
            tool = static_cast<Tool>(m_state.toolShed[from.place]);
            m_state.toolShed[from.place] = noTool;
        }
        ++m_state.toolDiscard[static_cast<std::size_t>(tool)];
        emit(event::ToolDiscarded{johannSeat, tool, from});
    }
    johannValidatesLowest(ValidationSource::ToolShed);
}

/// A tile that lies there is removed, otherwise one is placed with the face of the letter.
void Flow::johannSetsParent(Side side, AutomaLetter letter) {
    Parents& parents = m_state.bench(letter.trait).parents;
    Genotype& parent = side == Side::Left ? parents.left : parents.top;
    if (parent != Genotype::Heterozygous) {
        parent = Genotype::Heterozygous;
        emit(event::GeneTileRemoved{johannSeat, letter.trait, side});
    } else {
        parent = letter.homozygous();
        emit(event::GeneTilePlaced{johannSeat, letter.trait, side, parent});
    }
}

void Flow::johannMarks(AutomaLetter letter) {
    Bench& bench = m_state.bench(letter.trait);
    const int goal = automa::goalOf(bench, letter.homozygous());
    --johann().goalMarkersLeft;
    bench.goals[static_cast<std::size_t>(goal)] = johannSeat;
    emit(event::GoalClaimed{johannSeat, letter.trait, static_cast<std::uint8_t>(goal)});
}

} // namespace genotype
