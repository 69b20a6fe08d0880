// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/rules/rules.h"
#include "game_texts.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include <initializer_list>
#include <string_view>
#include <vector>

/// Positions that a reader can see: a table is set with a few words, played with the notation of actions, and
/// asked what it would accept and why not.
///
///     Position game(2);
///     game.coins(0, 0).plot(0, 1, "RR Ff -- --");
///     REFUSED(game, "place university-1", Refusal::NotEnoughCoins);
///     PLAY(game, "place treasury");
///     QCOMPARE(game.coins(0), 2);
namespace tests {

using namespace genotype;

class Position {
public:
    /// Seat 0 starts round 1 and has to place a marker. Every garden and hand is empty, every player has 3
    /// markers and the starting coin; the rows are face up without a Watering Funnel.
    explicit Position(int players = 2, Setup setup = {});
    /// The same against Brother Johann, who has an empty garden, a coin and three markers in seat 1.
    static Position solo(Difficulty difficulty = Difficulty::Standard);
    /// A hard game with one of `hardAssistants`; Sister Elisabeth has marked no goal.
    static Position hard(Assistant assistant);

    // ---- The position
    Position& coins(Seat seat, int coins);
    Position& hand(Seat seat, std::initializer_list<std::string_view> plants);
    /// `plot` counts from 1 as in the notation; "pot1", "pot2", "eduard" are 8, 9, 10. `covered` names
    /// traits.
    Position& plot(Seat seat, int plot, std::string_view genotypes, std::string_view covered = "");
    Position& harvested(Seat seat, std::initializer_list<std::string_view> plants);
    Position& tools(Seat seat, std::initializer_list<Tool> tools);
    Position& assistants(Seat seat, std::initializer_list<Assistant> assistants);
    Position& used(Seat seat, Assistant assistant);
    Position& markers(Seat seat, int left);
    Position& goal(Seat seat, Trait trait, int goal);
    Position& parents(Trait trait, Genotype left, Genotype top);
    Position& round(int round);
    /// Face-up cards from the left; the other places stay empty.
    Position& nursery(std::initializer_list<std::string_view> plants);
    Position& shed(std::initializer_list<Tool> tools);
    Position& forHire(std::initializer_list<Assistant> assistants);
    /// The next cards of the deck, the first to be drawn first.
    Position& plantsOnTop(std::initializer_list<std::string_view> plants);
    Position& toolsOnTop(std::initializer_list<Tool> tools);
    /// All but `size` cards of the deck go to the discard pile or, if `discard` is false, out of the way into
    /// the last seat's harvest.
    Position& plantDeck(int size, bool discard);
    Position& toolDeck(int size, bool discard);
    /// A marker placed on a space earlier in this round (2nd Shifts queue up).
    Position& onSpace(Seat seat, Space space);
    /// The next automa cards, the first to be drawn first; the others are below them.
    Position& automa(std::initializer_list<Automa> cards);
    /// Brother Johann has hired these; they are face down.
    Position& faceDown(std::initializer_list<Assistant> assistants);
    /// The player spends a marker without effect, so that Brother Johann has a turn.
    Position& johannsTurn();
    /// The player places the last marker of the round: the automa phase and the roll follow.
    Position& automaPhase();

    /// Dice already on the player's ordinary slots when breeding begins.
    Position& filled(Seat seat, int dice);
    /// The last player gets coins to spend, so that the game waits in the upgrade phase after breeding
    /// instead of going on to the next round.
    Position& staysInUpgrades();
    /// Breeding with these dice in the pool, all others out of play: "RR RR Rr f* Tt".
    Position& breeding(std::string_view dice);
    /// The first purchase of the round is due.
    Position& upgrades();
    /// Everybody passes whenever possible until the next round begins or the game is over.
    Position& passAll();

    // ---- Playing
    /// Does the actions in turn, separated by ";". False, and `trouble()` tells why, if one is refused.
    bool play(std::string_view actions);
    QString trouble() const { return m_trouble; }

    // ---- Looking
    State state;
    /// What has happened since the table was set or `forget()` was called.
    std::vector<Event> events;
    void forget() { events.clear(); }

    Player& player(Seat seat) { return state.player(seat); }
    int coins(Seat seat) const { return state.player(seat).coins; }
    Seat actor() const { return state.actor; }
    QStringList legal() const;
    /// Those legal actions that begin with the word.
    QStringList legal(std::string_view beginning) const;
    bool lists(std::string_view action) const;
    Refusal whyNot(std::string_view action) const;
    /// "RF" for a plot whose R and F are covered; "-" when nothing grows there.
    QString covered(Seat seat, int plot) const;
    bool holds(Seat seat, std::string_view genotypes) const;
    int tools(Seat seat, Tool tool) const { return state.player(seat).toolCount(tool); }
    int inPool(std::string_view area) const;
    bool waitsFor(PendingKind kind) const { return !state.finished() && state.now().kind == kind; }

    template <typename Kind> int count() const {
        int total = 0;
        for (const Event& one : events)
            total += std::holds_alternative<Kind>(one);
        return total;
    }
    /// The last event of the kind; a default one if there is none (compare `count` first).
    template <typename Kind> Kind last() const {
        Kind found{};
        for (const Event& one : events)
            if (const Kind* match = std::get_if<Kind>(&one))
                found = *match;
        return found;
    }
    template <typename Kind> std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Event& one : events)
            if (const Kind* match = std::get_if<Kind>(&one))
                found.push_back(*match);
        return found;
    }

private:
    void takeOut(PlantId plant);
    void takeOut(Tool tool);
    QString m_trouble;
    std::array<int, maxSeats> m_filled{};
};

/// Empty if the state is sound, else the first thing that is wrong: cards, tools, assistants, dice, stock and
/// markers add up, pools agree with dice, no negative coin.
QString unsound(const State& state);

} // namespace tests

/// Plays the actions or fails with the refusal and what would have been allowed.
#define PLAY(game, actions) QVERIFY2((game).play(actions), qPrintable((game).trouble()))
/// The action is not offered, is refused for this reason, and changes nothing.
#define REFUSED(game, action, reason)                                                                        \
    do {                                                                                                     \
        QCOMPARE(tests::refusalText((game).whyNot(action)), tests::refusalText(reason));                     \
        QVERIFY2(!(game).lists(action), action);                                                             \
        const genotype::State before_ = (game).state;                                                        \
        QCOMPARE(genotype::apply((game).state, *genotype::parseAction(action)), reason);                     \
        QVERIFY((game).state == before_);                                                                    \
    } while (false)
#define LISTED(game, action)                                                                                 \
    QVERIFY2((game).lists(action),                                                                           \
             qPrintable(QString(action) + " is refused (" + tests::refusalText((game).whyNot(action)) +      \
                        "); allowed: " + (game).legal().join(", ")))
