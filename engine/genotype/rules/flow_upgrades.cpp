// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/rules/flow.h"

namespace genotype {

void Flow::beginUpgrades() {
    m_state.phase = Phase::Upgrades;
    report(event::PhaseBegan{Phase::Upgrades});
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        m_state.player(seat).passed = false;
    if (m_state.johann.plays())
        johann().beginUpgrades();
    nextPurchase(m_state.previousSeat(m_state.firstPlayer));
}

/// Counter-clockwise from `from` to the first who has not passed; the round is over when all have.
void Flow::nextPurchase(Seat from) {
    Seat seat = from;
    for (int i = 0; i < m_state.seats; ++i, seat = m_state.previousSeat(seat)) {
        if (m_state.player(seat).passed)
            continue;
        m_state.actor = seat;
        if (m_state.isJohann(seat)) {
            johann().purchase();
            return nextPurchase(m_state.previousSeat(seat));
        }
        push({.kind = PendingKind::Purchase});
        return;
    }
    resetRound();
}

void Flow::buy(const Action& action) {
    m_state.pending.pop();
    const Seat seat = m_state.actor;
    Player& player = actor();
    const Upgrade upgrade = action.upgrade();
    const int price = priceFor(m_state, seat, upgrade, action.count);
    effects::Unit<Discount>::spend(*this, action.count);
    takeUpgrade(*this, upgrade, price, action.count);
    if (upgrade == Upgrade::Assistant) {
        auto& place = m_state.assistantsForHire[action.place];
        const auto assistant = static_cast<Assistant>(place);
        place = noAssistant;
        player.assistants =
            static_cast<std::uint16_t>(player.assistants | (1u << static_cast<int>(assistant)));
        report(event::AssistantHired{seat, assistant});
        if (effects::hired(*this, assistant))
            return;
    }
    nextPurchase(m_state.previousSeat(seat));
}

void Flow::passPurchase(bool forced) {
    m_state.pending.pop();
    actor().passed = true;
    report(event::Passed{m_state.actor, Phase::Upgrades, forced});
    nextPurchase(m_state.previousSeat(m_state.actor));
}

/// Rulebook, "End of Round Reset", in its order.
void Flow::resetRound() {
    ++m_state.round;
    if (!m_state.johann.plays())
        m_state.firstPlayer = m_state.nextSeat(m_state.firstPlayer);
    for (auto& step : m_state.priceStep)
        if (step > 0)
            --step;
    report(event::PricesFell{});
    for (auto& place : m_state.nursery) {
        if (place != noPlant)
            m_state.plantDiscard.insert(place);
        place = noPlant;
    }
    for (auto& place : m_state.toolShed) {
        if (place != noTool)
            ++m_state.toolDiscard[place];
        place = noTool;
    }
    for (auto& place : m_state.assistantsForHire) {
        if (place != noAssistant)
            m_state.assistantDiscard = static_cast<std::uint16_t>(m_state.assistantDiscard | (1u << place));
        place = noAssistant;
    }
    fillRows();
    refillAssistants();
    report(event::RowsRefilled{});
    if (m_state.johann.plays())
        johann().shuffleCards();
    for (Bench& bench : m_state.benches) {
        bench.coin = true;
        bench.dice.fill({});
        bench.pool.fill(0);
    }
    m_state.spaceOwner.fill(noSeat);
    m_state.secondShift.clear();
    m_state.firstShiftsDone = 0;
    m_state.secondShiftsDone = 0;
    m_state.antonDone = false;
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        Player& player = m_state.player(seat);
        player.assistantsUsed = 0;
        player.gardening = player.temporarySlot = player.omari = false;
        player.slotsFilled = player.franzSlotsFilled = 0;
        player.passed = false;
    }
    beginWorking();
}

/// Every complete plant is harvested; there is no reset after the last breeding phase.
void Flow::finishGame() {
    Seat seat = m_state.firstPlayer;
    for (int i = 0; i < m_state.seats; ++i, seat = m_state.nextSeat(seat)) {
        m_state.actor = seat;
        harvest();
    }
    m_state.phase = Phase::Finished;
    m_state.actor = noSeat;
    m_state.pending.clear();
    report(event::PhaseBegan{Phase::Finished});
    report(event::GameEnded{winners(m_state)});
}

} // namespace genotype
