// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/model/queries.h"
#include "engine/genotype/rules/flow.h"

#include <algorithm>

namespace genotype {

/// The twenty dice are rolled and sorted (rulebook, "Plant Breeding").
void Flow::beginBreeding() {
    m_state.phase = Phase::Breeding;
    report(event::PhaseBegan{Phase::Breeding});
    for (const Trait trait : allTraits)
        for (int die = 0; die < dicePerTrait; ++die)
            rollDie(trait, die);
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        m_state.player(seat).passed = false;
    if (m_state.johann.plays())
        johann().beginBreeding();
    m_state.nextPicker = m_state.firstPlayer;
    nextPick();
}

/// A die that shows the mutation is re-rolled exactly once; a second mutation stays.
void Flow::rollDie(Trait trait, int die) {
    const auto roll = [this] { return static_cast<DieFace>(std::min(m_state.random.below(6), 4u)); };
    Bench& bench = m_state.bench(trait);
    const DieFace first = roll();
    const bool again = first == DieFace::Mutation;
    const DieFace face = again ? roll() : first;
    bench.dice[static_cast<std::size_t>(die)] = Die{.face = face, .place = DiePlace::Pool};
    ++bench.pool[static_cast<std::size_t>(poolAreaOf(bench.parents, face))];
    report(event::DieRolled{noSeat, trait, static_cast<std::uint8_t>(die), first, face,
                            static_cast<std::uint8_t>(again ? 1 : 0), bench.parents, false, m_state.rolls,
                            m_state.round});
    ++m_state.rolls;
}

void Flow::beginPick(Seat seat, PickStage stage, Trait trait) {
    m_state.actor = seat;
    report(event::PickBegan{seat, stage, trait});
    if (m_state.isJohann(seat)) {
        johann().shift(stage);
        return nextPick();
    }
    push({.kind = PendingKind::Pick, .trait = trait, .stage = stage});
}

/// The 1st Shift to resolve next: that of the owner who comes first in turn order, in board order for one
/// owner.
std::optional<Trait> Flow::nextFirstShift() const {
    std::optional<Trait> next;
    int earliest = m_state.seats;
    for (const Trait trait : allTraits) {
        const Seat owner = m_state.owner(firstShiftSpace(trait));
        if (owner == noSeat || ((m_state.firstShiftsDone >> static_cast<int>(trait)) & 1))
            continue;
        const int order = m_state.turnOrder(owner);
        if (order < earliest) {
            earliest = order;
            next = trait;
        }
    }
    return next;
}

/// 1st Shifts in turn order of their owners (one owner's in board order), the early pick, 2nd Shifts in the
/// order of their markers, then single picks clockwise until all have passed.
void Flow::nextPick() {
    if (!m_state.antonDone) {
        if (const auto trait = nextFirstShift()) {
            m_state.firstShiftsDone |= static_cast<std::uint8_t>(1u << static_cast<int>(*trait));
            return beginPick(m_state.owner(firstShiftSpace(*trait)), PickStage::FirstShift, *trait);
        }
        m_state.antonDone = true;
        if (const Seat owner = effects::Unit<EarlyPick>::owner(m_state); owner != noSeat)
            return beginPick(owner, PickStage::Anton);
    }
    if (m_state.secondShiftsDone < m_state.secondShift.size()) {
        beginPick(m_state.secondShift[m_state.secondShiftsDone++], PickStage::SecondShift);
        return;
    }
    Seat seat = m_state.nextPicker;
    for (int i = 0; i < m_state.seats; ++i, seat = m_state.nextSeat(seat)) {
        if (m_state.player(seat).passed)
            continue;
        m_state.nextPicker = m_state.nextSeat(seat);
        beginPick(seat, PickStage::Normal);
        return;
    }
    if (m_state.round == m_state.rounds)
        finishGame();
    else
        beginUpgrades();
}

void Flow::takeDie(const Action& action) {
    ++m_state.pending.back().count;
    const Trait trait = action.trait;
    effects::Unit<ExtraPlace>::spend(*this, action.count);
    if (effects::Unit<WildDie>::isWild(action.use()))
        effects::Unit<WildDie>::spend(*this, action.use());
    placeDie(trait, action.area, action.use(), action.count > 0);
    if (action.use() == DieUse::Pair)
        placeDie(trait, action.partner, action.use(), action.count > 1);
    if (action.use() == DieUse::Coin) {
        gain(m_state.actor, 1, CoinReason::MutationDie);
        return;
    }
    const bool wild = action.use() != DieUse::Match;
    push({.kind = PendingKind::Validate,
          .trait = trait,
          .genotype = wild ? anyGenotype : static_cast<std::uint8_t>(action.area),
          .source = ValidationSource::Die});
}

/// Ordinary slots are filled before rented ones.
void Flow::placeDie(Trait trait, PoolArea area, DieUse use, bool onKnife) {
    Player& player = actor();
    Bench& bench = m_state.bench(trait);
    DiePlace place = DiePlace::Knife;
    if (!onKnife) {
        place = freeOrdinarySlots(player) > 0 ? DiePlace::Slot : DiePlace::FranzSlot;
        ++(place == DiePlace::Slot ? player.slotsFilled : player.franzSlotsFilled);
    }
    for (std::uint8_t i = 0; i < dicePerTrait; ++i) {
        Die& die = bench.dice[i];
        if (die.place != DiePlace::Pool || poolAreaOf(bench.parents, die.face) != area)
            continue;
        die.place = place;
        die.holder = m_state.actor;
        --bench.pool[static_cast<std::size_t>(area)];
        report(event::DieTaken{m_state.actor, trait, area, use, i, place});
        return;
    }
}

/// If a reserved pick is not used, only that pick is lost; in the normal rounds a pass is final (RULINGS.md
/// 1.4, departure).
void Flow::passPick(bool forced) {
    const Pending pick = m_state.pending.pop();
    if (pick.stage == PickStage::Normal) {
        actor().passed = true;
        report(event::Passed{m_state.actor, Phase::Breeding, forced});
    } else {
        report(event::PickLost{m_state.actor, pick.stage, pick.trait});
    }
    nextPick();
}

} // namespace genotype
