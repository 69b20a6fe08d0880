// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/spaces.h"
#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/johann/decisions.h"
#include "engine/genotype/johann/help.h"

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

/// One marker: an action card that can be carried out, a support card that decides, and what follows. The
/// support card is drawn once the action is settled: the order of the draws does not affect the odds.
void BrotherJohann::turn() {
    Johann& own = m_state.johann;
    bool taken = false;
    johann::visitHelpersOf(self(), [&](auto help, Assistant assistant) {
        if constexpr (requires { help.takesMarker(*this, assistant); })
            taken = help.takesMarker(*this, assistant);
    });
    if (taken)
        return;
    discardCard(own.action);
    discardCard(own.support);
    bool any = false;
    for (const AutomaCard& card : automaCards)
        any = any || automa::actionRefusal(m_state, card.id) == Refusal::None;
    if (any) {
        const Automa action = drawFor(AutomaRole::Action, own.action,
                                      [this](Automa card) { return automa::actionRefusal(m_state, card); });
        const Automa support = drawFor(AutomaRole::Support, own.support, [this, action](Automa card) {
            return automa::supportRefusal(m_state, action, card);
        });
        acts(action, support);
    } else {
        report(event::NoAutomaFits{johannSeat});
        occupy(*this, Space::SecondShift);
        m_state.secondShift.push(johannSeat);
    }
}

void BrotherJohann::acts(Automa card, Automa support) {
    const AutomaLetter letter = automa::letterFor(card, support).value_or(AutomaLetter{});
    const int pips = automaCard(support).pips;
    const Space space = automa::spaceOf(m_state, card, letter.trait);
    const int cost = costFor(self(), spaceInfo(space).cost);
    occupy(*this, space);
    switch (card) {
    case Automa::Treasury: gain(johannSeat, treasuryCoins, CoinReason::Treasury); break;
    case Automa::University:
        pay(cost, CoinReason::University);
        validatesLowest(ValidationSource::University);
        break;
    case Automa::Nursery: visitsNursery(pips); break;
    case Automa::ToolShed: visitsToolShed(pips); break;
    case Automa::ParentGeneTop: setsParent(Side::Top, letter); break;
    case Automa::ParentGeneLeft: setsParent(Side::Left, letter); break;
    case Automa::FirstShift: break;
    case Automa::ResearchGoal:
        pay(cost, CoinReason::ResearchGoal);
        marks(letter);
        break;
    case Automa::Gardening:
        for (int i = assistantTotal(); i > 0; --i)
            validatesLowest(ValidationSource::Assistants);
        gains(deckPlace);
        break;
    }
}

/// He takes one plant and discards the next to its right. With a full garden the first stays where it is.
void BrotherJohann::visitsNursery(int pips) {
    const int place = nextInRow(m_state.nursery, pips - 1, noPlant);
    if (place < 0)
        return gains(deckPlace);
    gains(place);
    const int next = nextInRow(m_state.nursery, place + 1, noPlant);
    if (next < 0 || next == place)
        return;
    const PlantId plant = takePlantFrom(next);
    m_state.plantDiscard.insert(plant);
    PlantSet discarded;
    discarded.insert(plant);
    report(event::PlantsDiscarded{johannSeat, discarded});
}

/// He discards a tool, the top one of the deck when none is face up, and validates a trait.
void BrotherJohann::visitsToolShed(int pips) {
    const int place = nextInRow(m_state.toolShed, pips - 1, noTool);
    if (place >= 0 || toolDrawable(m_state)) {
        const CardSource from{place >= 0 ? static_cast<std::uint8_t>(place) : deckPlace};
        const Tool tool = takeToolFrom(from.place);
        ++m_state.toolDiscard[static_cast<std::size_t>(tool)];
        report(event::ToolDiscarded{johannSeat, tool, from});
    }
    validatesLowest(ValidationSource::ToolShed);
}

/// Removes the tile that is there, or else places one with the face of the letter.
void BrotherJohann::setsParent(Side side, AutomaLetter letter) {
    Parents& parents = m_state.bench(letter.trait).parents;
    Genotype& parent = side == Side::Left ? parents.left : parents.top;
    if (parent != Genotype::Heterozygous) {
        parent = Genotype::Heterozygous;
        report(event::GeneTileRemoved{johannSeat, letter.trait, side});
    } else {
        parent = letter.homozygous();
        report(event::GeneTilePlaced{johannSeat, letter.trait, side, parent});
    }
}

void BrotherJohann::marks(AutomaLetter letter) {
    Bench& bench = m_state.bench(letter.trait);
    const int goal = automa::goalOf(bench, letter.homozygous());
    --self().goalMarkersLeft;
    bench.goals[static_cast<std::size_t>(goal)] = johannSeat;
    report(event::GoalClaimed{johannSeat, letter.trait, static_cast<std::uint8_t>(goal)});
}

} // namespace genotype
