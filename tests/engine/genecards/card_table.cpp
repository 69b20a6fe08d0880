// SPDX-License-Identifier: GPL-3.0-or-later
// Before Qt, which makes a macro of the name `emit`.
#include "engine/genecards/flow.h"

#include "card_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tests {

using namespace genecards;

namespace {

/// The cards that the text names, in its order. Aborts at a word that is not a card.
std::vector<CardId> cardsOf(std::string_view text) {
    std::vector<CardId> cards;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const CardId card = parseCard(text.substr(0, end));
        if (card == noCard) {
            qCritical("no such card: %s", std::string(text).c_str());
            std::abort();
        }
        cards.push_back(card);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cards;
}

template <typename Pile> bool takeFrom(Pile& pile, CardId card, std::size_t end) {
    for (std::size_t i = 0; i < end; ++i) {
        if (pile[i] != card)
            continue;
        for (; i + 1 < pile.size(); ++i)
            pile[i] = pile[i + 1];
        pile.pop();
        return true;
    }
    return false;
}

} // namespace

QString refusalText(Refusal refusal) {
    constexpr const char* names[]{
        "None",         "GameOver",         "NotAnAction",      "OtherChoiceFirst", "NotAskedNow",
        "HandIsOver",   "HandGoesOn",       "NoSuchPlayer",     "CardNotHeld",      "SameCategory",
        "OutOfOrder",   "OnlyTheDrawnCard", "NoSecondDeletion", "MustPlay",         "MustDraw",
        "NothingToDraw"};
    static_assert(std::size(names) == refusalCount);
    return QString::fromLatin1(names[static_cast<std::size_t>(refusal)]);
}

CardTable::CardTable(int players) {
    state.random = core::Random(1);
    state.seats = static_cast<std::uint8_t>(players);
    state.hand = 1;
    for (CardId card = 0; card < cardKinds; ++card)
        for (int copy = 0; copy < copiesOf(card); ++copy)
            state.drawPile.push(card);
    top("promoter-10");
    for (int seat = 0; seat < players; ++seat) {
        const std::string number = std::to_string(seat + 1);
        hand(static_cast<Seat>(seat), "factor-" + number + " gene-" + number);
    }
    state.pending.push({PendingKind::Turn, noCard});
}

void CardTable::takeOut(CardId card) {
    if (takeFrom(state.drawPile, card, state.drawPile.size()))
        return;
    if (state.discard.size() > 1 && takeFrom(state.discard, card, state.discard.size() - 1))
        return;
    for (CardSet& hand : state.hands)
        if (hand.contains(card)) {
            hand.erase(card);
            return;
        }
    qCritical("no such card left: %s", cardNotation(card).c_str());
    std::abort();
}

CardTable& CardTable::top(std::string_view card) {
    for (const CardId old : state.discard)
        state.drawPile.push(old);
    state.discard.clear();
    const CardId wanted = cardsOf(card)[0];
    takeOut(wanted);
    state.discard.push(wanted);
    return *this;
}

CardTable& CardTable::hand(Seat seat, std::string_view cards) {
    for (const CardId old : state.handOf(seat))
        state.drawPile.push(old);
    state.handOf(seat) = {};
    for (const CardId card : cardsOf(cards)) {
        takeOut(card);
        state.handOf(seat).insert(card);
    }
    return *this;
}

CardTable& CardTable::next(std::string_view cards) {
    std::vector<CardId> order = cardsOf(cards);
    std::reverse(order.begin(), order.end());
    for (const CardId card : order)
        takeOut(card);
    for (const CardId card : order)
        state.drawPile.push(card);
    return *this;
}

CardTable& CardTable::drawPile(std::size_t size) {
    const CardId kept = state.discard.pop();
    std::vector<CardId> pile(state.drawPile.begin(), state.drawPile.end());
    state.drawPile.clear();
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (i + size < pile.size())
            state.discard.push(pile[i]);
        else
            state.drawPile.push(pile[i]);
    state.discard.push(kept);
    return *this;
}

CardTable& CardTable::everythingElseTo(Seat seat) {
    const CardId kept = state.discard.pop();
    for (const auto* pile : {&state.drawPile, &state.discard})
        for (const CardId card : *pile)
            state.handOf(seat).insert(card);
    state.drawPile.clear();
    state.discard.clear();
    state.discard.push(kept);
    return *this;
}

CardTable& CardTable::score(Seat seat, int points) {
    state.scores[seat] = static_cast<std::uint16_t>(points);
    return *this;
}

CardTable& CardTable::target(int points) {
    state.target = static_cast<std::uint16_t>(points);
    return *this;
}

CardTable& CardTable::turnUp(std::string_view card) {
    const CardId wanted = cardsOf(card)[0];
    state.drawPile.push(state.discard.pop());
    std::rotate(state.drawPile.begin(), state.drawPile.end() - 1, state.drawPile.end());
    takeOut(wanted);
    state.pending.clear();
    Flow(state, &events).turnUp(wanted);
    return *this;
}

bool CardTable::play(std::string_view actions) {
    while (!actions.empty()) {
        const auto end = std::min(actions.find("; "), actions.size());
        const std::string_view text = actions.substr(0, end);
        actions.remove_prefix(std::min(end + 2, actions.size()));
        const auto action = parseAction(text);
        const Refusal refusal = action ? apply(state, *action, &events) : Refusal::NotAnAction;
        if (refusal == Refusal::None)
            continue;
        m_trouble = QString::fromStdString(std::string(text)) + " is refused (" + refusalText(refusal) +
                    "); allowed: " + legal().join(", ");
        return false;
    }
    return true;
}

QString CardTable::hand(Seat seat) const {
    QStringList cards;
    for (const CardId card : state.handOf(seat))
        cards << QString::fromStdString(cardNotation(card));
    return cards.join(' ');
}

QString CardTable::top() const {
    return QString::fromStdString(cardNotation(state.top()));
}

QStringList CardTable::legal() const {
    ActionList list;
    legalActions(state, list);
    QStringList texts;
    for (const Action& action : list)
        texts << QString::fromStdString(notation(action));
    return texts;
}

Refusal CardTable::whyNot(std::string_view action) const {
    const auto parsed = parseAction(action);
    return parsed ? genecards::whyNot(state, *parsed) : Refusal::NotAnAction;
}

QString unsound(const State& state) {
    std::array<int, cardKinds> seen{};
    for (const CardId card : state.drawPile)
        ++seen[card];
    for (const CardId card : state.discard)
        ++seen[card];
    for (const CardSet& hand : state.hands)
        for (const CardId card : hand)
            ++seen[card];
    for (CardId card = 0; card < cardKinds; ++card)
        if (seen[card] != copiesOf(card))
            return QString::number(seen[card]) + " copies of " + QString::fromStdString(cardNotation(card));
    if (state.discard.empty())
        return "no card to play upon";
    if (state.finished() != (state.actor == noSeat) || state.finished() != state.pending.empty())
        return "somebody owes a choice exactly while the game runs";
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        if (seat >= state.seats && (!state.handOf(seat).empty() || state.scores[seat] != 0))
            return "a seat that nobody has holds something";
        if (seat < state.seats && state.handOf(seat).empty() &&
            (state.phase == Phase::Playing || seat != state.lastWinner))
            return "a hand goes on though somebody is out";
        if (!state.finished() && state.scores[seat] >= state.target)
            return "the game goes on though somebody has won";
    }
    return {};
}

} // namespace tests
