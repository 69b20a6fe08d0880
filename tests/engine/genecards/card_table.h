// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/event.h"
#include "engine/genecards/observation.h"
#include "engine/genecards/rules.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include <string_view>
#include <vector>

/// Positions of Gene Expression that a reader can see:
///
///     CardTable table;
///     table.top("promoter-3").hand(0, "operon-5 gene-8");
///     CARDS_PLAY(table, "play operon-5");
///     QCOMPARE(table.actor(), Seat{1});
namespace tests {

QString refusalText(genecards::Refusal refusal);

class CardTable {
public:
    using Seat = genecards::Seat;
    using CardId = genecards::CardId;

    /// It is the turn of seat 0 in hand 1, on promoter 10. Seat i holds factor i+1 and gene i+1; all other
    /// cards are in the draw pile.
    explicit CardTable(int players = 4);

    // ---- The position. A card comes from the draw pile, or else from wherever it is.
    CardTable& top(std::string_view card);
    /// The seat holds exactly these.
    CardTable& hand(Seat seat, std::string_view cards);
    /// The next cards of the draw pile, the first to be drawn first.
    CardTable& next(std::string_view cards);
    /// All but `size` cards of the draw pile go to the discards, below the top card.
    CardTable& drawPile(std::size_t size);
    /// The draw pile and the discards below the top card are added to a hand.
    CardTable& everythingElseTo(Seat seat);
    CardTable& score(Seat seat, int points);
    CardTable& target(int points);
    /// Seat 0 starts a hand with these hands; the card is turned up and carried out.
    CardTable& turnUp(std::string_view card);

    // ---- Playing
    /// Does the actions in turn, separated by ";". False, and `trouble()` tells why, if one is refused.
    bool play(std::string_view actions);
    QString trouble() const { return m_trouble; }

    // ---- Looking
    genecards::State state;
    std::vector<genecards::Event> events;

    int actor() const { return state.actor; }
    /// The cards of a hand in the order of the catalogue: "operon-5 gene-8".
    QString hand(Seat seat) const;
    QString top() const;
    QStringList legal() const;
    genecards::Refusal whyNot(std::string_view action) const;
    bool waitsFor(genecards::PendingKind kind) const { return !state.finished() && state.now().kind == kind; }
    template <typename Kind> std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const genecards::Event& one : events)
            if (const Kind* match = std::get_if<Kind>(&one))
                found.push_back(*match);
        return found;
    }
    template <typename Kind> int count() const { return static_cast<int>(all<Kind>().size()); }

private:
    void takeOut(CardId card);
    QString m_trouble;
};

/// Empty if the state is sound, else the first thing that is wrong: every card is in one place, a choice is
/// pending exactly while the game runs, and nobody's hand is empty while a hand is played.
QString unsound(const genecards::State& state);

} // namespace tests

/// Plays the actions or fails with the refusal and what would have been allowed.
#define CARDS_PLAY(table, actions) QVERIFY2((table).play(actions), qPrintable((table).trouble()))
/// The action is not offered, is refused for this reason, and changes nothing.
#define CARDS_REFUSED(table, action, reason)                                                                 \
    do {                                                                                                     \
        QCOMPARE(tests::refusalText((table).whyNot(action)), tests::refusalText(reason));                    \
        QVERIFY2(!(table).legal().contains(action), action);                                                 \
        const genecards::State before_ = (table).state;                                                      \
        QCOMPARE(genecards::apply((table).state, *genecards::parseAction(action)), reason);                  \
        QVERIFY((table).state == before_);                                                                   \
    } while (false)
