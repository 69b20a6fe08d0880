// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"

#include <algorithm>
#include <array>

namespace tests {

Position& Position::automa(std::initializer_list<Automa> cards) {
    Johann& own = state.johann;
    own.deck.clear();
    own.discard = 0;
    own.action = own.support = noAutoma;
    own.beside.fill(noAutoma);
    for (const AutomaCard& card : automaCards)
        if (std::find(cards.begin(), cards.end(), card.id) == cards.end())
            own.deck.push(card.id);
    for (auto card = std::rbegin(cards); card != std::rend(cards); ++card)
        own.deck.push(*card);
    if (own.deck.size() != automaCount)
        badPosition("an automa card is used twice");
    return *this;
}

Position& Position::faceDown(std::initializer_list<Assistant> cards) {
    for (const Assistant one : cards) {
        assistants(johannSeat, {one});
        const auto bit = static_cast<std::uint16_t>(1u << static_cast<int>(one));
        player(johannSeat).assistants = static_cast<std::uint16_t>(player(johannSeat).assistants & ~bit);
        state.johann.faceDown = static_cast<std::uint16_t>(state.johann.faceDown | bit);
    }
    return *this;
}

Position& Position::johannsTurn() {
    if (!play("place second-shift"))
        badPosition(m_trouble);
    return *this;
}

Position& Position::automaPhase() {
    player(johannSeat).markersLeft = 0;
    player(0).markersLeft = 1;
    return johannsTurn();
}

Position& Position::filled(Seat seat, int dice) {
    m_filled[seat] = dice;
    return *this;
}

Position& Position::staysInUpgrades() {
    return coins(static_cast<Seat>(state.persons() - 1), 9);
}

Position& Position::breeding(std::string_view dice) {
    state.phase = Phase::Breeding;
    for (Seat seat = 0; seat < state.seats; ++seat)
        player(seat).markersLeft = 0;
    for (Bench& bench : state.benches) {
        bench.dice.fill({});
        bench.pool.fill(0);
    }
    while (!dice.empty()) {
        const auto end = std::min(dice.find(' '), dice.size());
        const auto [trait, where] = area(dice.substr(0, end));
        dice.remove_prefix(std::min(end + 1, dice.size()));
        Bench& bench = state.bench(trait);
        Die* free = std::find_if(bench.dice.begin(), bench.dice.end(),
                                 [](const Die& die) { return die.place == DiePlace::Board; });
        if (free == bench.dice.end())
            badPosition("more than five dice of a colour");
        constexpr std::array faces{DieFace::One, DieFace::Two, DieFace::Three, DieFace::Four,
                                   DieFace::Mutation};
        const auto face = std::find_if(faces.begin(), faces.end(), [&bench, wanted = where](DieFace one) {
            return poolAreaOf(bench.parents, one) == wanted;
        });
        if (face == faces.end())
            badPosition("the parents cannot give this die");
        *free = Die{.face = *face, .place = DiePlace::Pool};
        ++bench.pool[static_cast<std::size_t>(where)];
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (auto bench = state.benches.rbegin(); bench != state.benches.rend(); ++bench)
            for (Die& die : bench->dice)
                if (die.place == DiePlace::Board && player(seat).slotsFilled < m_filled[seat]) {
                    die = Die{.face = DieFace::One, .place = DiePlace::Slot, .holder = seat};
                    ++player(seat).slotsFilled;
                }
    if (state.johann.plays())
        state.johann.shiftsLeft = static_cast<std::uint8_t>(johannShifts + player(johannSeat).diceSlots);
    // A pick that is over: leaving it lets the engine grant the first pick of the phase by its own rules.
    state.nextPicker = state.firstPlayer;
    state.actor = state.firstPlayer;
    state.pending.clear();
    state.pending.push({.kind = PendingKind::Pick, .count = 1, .stage = PickStage::Normal});
    applyLegal(state, act::finish(), &events);
    return *this;
}

Position& Position::upgrades() {
    for (Seat seat = 0; seat < state.seats; ++seat)
        player(seat).passed = true;
    return breeding("");
}

Position& Position::passAll() {
    const int round = state.round;
    ActionList list;
    while (!state.finished() && state.round == round) {
        legalActions(state, list);
        if (!list.contains(act::pass()))
            break;
        applyLegal(state, act::pass(), &events);
    }
    return *this;
}

} // namespace tests
