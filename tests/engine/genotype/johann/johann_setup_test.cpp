// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

#include <set>

using namespace genotype;
using tests::Position;

namespace {

/// The last event of a kind; a default one if there is none.
template <typename Kind> Kind lastOf(const std::vector<Event>& events) {
    Kind found{};
    for (const Event& one : events)
        if (const Kind* match = std::get_if<Kind>(&one))
            found = *match;
    return found;
}

Setup setupOf(Difficulty difficulty, std::uint64_t seed = 1) {
    return {.players = 1, .seed = seed, .johann = difficulty};
}

/// A hard game with the helper.
Setup hardWith(Assistant assistant, std::uint64_t seed = 1) {
    Setup setup = setupOf(Difficulty::Hard, seed);
    setup.johannAssistant = static_cast<std::uint8_t>(assistant);
    return setup;
}

const std::array difficulties{Difficulty::Easy, Difficulty::Standard, Difficulty::Hard};

} // namespace

/// Rulebook, "Genotype Solo Rules", setup; RULINGS.md 1.7; the automa cards.
class JohannSetupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laysOutTheBoardOfTwoPlayers() {
        for (const Difficulty difficulty : difficulties) {
            const State state = newGame(setupOf(difficulty));
            QCOMPARE(int(state.seats), 2);
            QCOMPARE(state.persons(), 1);
            for (std::size_t place = 0; place < maxRow; ++place) {
                QCOMPARE(state.nursery[place] != noPlant, place < 3);
                QCOMPARE(state.toolShed[place] != noTool, place < 3);
            }
            QCOMPARE(spaceRefusal(state, 0, Space::SecondTreasury), Refusal::SpaceNotInThisGame);
        }
    }

    void givesJohannHisPieces() {
        for (const Difficulty difficulty : difficulties) {
            const State state = newGame(setupOf(difficulty, 5));
            const Player& johann = state.player(johannSeat);
            QCOMPARE(int(johann.markers), 3);
            QCOMPARE(johann.goalMarkersLeft + (johann.has(Assistant::Elisabeth) ? 1 : 0), 3);
            QCOMPARE(int(johann.coins), 1);
            QVERIFY(!johann.plots[0].empty() && !johann.plots[1].empty() && johann.plots[2].empty());
            QCOMPARE(johann.toolTotal(), 0);
            QVERIFY(johann.hand.empty() && johann.dealt.empty());
            QCOMPARE(int(state.johann.deck.size()), automaCount);
        }
    }

    void drawsJohannsPlantsAfterThePlayersFirstBelowSecondAbove() {
        std::vector<Event> events;
        const State state = newGame(setupOf(Difficulty::Easy, 3), &events);
        std::vector<PlantId> placed;
        bool dealt = false;
        for (const Event& one : events) {
            dealt = dealt || std::holds_alternative<event::CardsDealt>(one);
            if (const auto* plant = std::get_if<event::PlantPlaced>(&one)) {
                QVERIFY(dealt);
                QCOMPARE(plant->seat, johannSeat);
                QVERIFY(plant->from.fromDeck());
                placed.push_back(plant->plant);
            }
        }
        QCOMPARE(placed.size(), std::size_t{2});
        QCOMPARE(state.player(johannSeat).plots[0].plant, placed[0]);
        QCOMPARE(state.player(johannSeat).plots[1].plant, placed[1]);
    }

    void letsThePlayerStart() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            State state = newGame(setupOf(Difficulty::Standard, seed));
            QCOMPARE(state.firstPlayer, Seat(0));
            ActionList legal;
            legalActions(state, legal);
            applyLegal(state, legal[0]);
            QCOMPARE(state.phase, Phase::Working);
            QCOMPARE(state.actor, Seat(0));
            QVERIFY(state.now().kind == PendingKind::Marker);
        }
    }

    void helpsJohannInAHardGameOnly() {
        QCOMPARE(int(newGame(setupOf(Difficulty::Easy)).player(johannSeat).assistants), 0);
        QCOMPARE(int(newGame(setupOf(Difficulty::Standard)).player(johannSeat).assistants), 0);
        for (const Assistant helper : hardAssistants) {
            const State state = newGame(hardWith(helper));
            QCOMPARE(int(state.player(johannSeat).assistants), 1 << static_cast<int>(helper));
        }
    }

    void takesJohannsAssistantOutBeforeThreeAreShown() {
        for (const Assistant helper : hardAssistants)
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const State state = newGame(hardWith(helper, seed));
                for (const auto shown : state.assistantsForHire) {
                    QVERIFY(shown != noAssistant);
                    QVERIFY(shown != static_cast<std::uint8_t>(helper));
                }
                QCOMPARE(int(state.assistantDeck.size()), assistantCount - 1 - 3);
                QCOMPARE(tests::unsound(state), QString());
            }
    }

    void drawsEachOfSixAssistantsBySeed() {
        std::array<int, assistantCount> seen{};
        for (std::uint64_t seed = 0; seed < 1200; ++seed) {
            std::vector<Event> events;
            const State state = newGame(setupOf(Difficulty::Hard, seed), &events);
            const auto helper = lastOf<event::JohannJoined>(events).assistant;
            QVERIFY(state.player(johannSeat).has(static_cast<Assistant>(helper)));
            ++seen[helper];
        }
        for (std::uint8_t one = 0; one < assistantCount; ++one)
            QVERIFY(isHardAssistant(one) ? seen[one] > 140 && seen[one] < 260 : seen[one] == 0);
    }

    void acceptsOnlyOpponentsThatExist() {
        QVERIFY(!isValid({.players = 1}));
        QVERIFY(!isValid({.players = 2, .johann = Difficulty::Easy}));
        QVERIFY(!isValid({.players = 1, .firstPlayer = 1, .johann = Difficulty::Easy}));
        QVERIFY(isValid({.players = 1, .firstPlayer = 0, .johann = Difficulty::Easy}));
        QVERIFY(isValid({.players = 1, .rounds = 2, .johann = Difficulty::Hard}));
        const auto with = [](Difficulty difficulty, Assistant helper) {
            return isValid(
                {.players = 1, .johann = difficulty, .johannAssistant = static_cast<std::uint8_t>(helper)});
        };
        for (const AssistantCard& card : assistantCards) {
            const bool helps = isHardAssistant(static_cast<std::uint8_t>(card.id));
            QCOMPARE(with(Difficulty::Hard, card.id), helps);
            QVERIFY(!with(Difficulty::Standard, card.id));
        }
    }

    void marksAGoalWithSisterElisabethAtSetup() {
        std::set<int> goals;
        bool redrawn = false;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            std::vector<Event> events;
            const State state = newGame(hardWith(Assistant::Elisabeth, seed), &events);
            QCOMPARE(int(state.player(johannSeat).goalMarkersLeft), 2);
            QCOMPARE(int(state.player(johannSeat).coins), 1);
            const auto goal = lastOf<event::GoalClaimed>(events);
            QCOMPARE(goal.seat, johannSeat);
            QCOMPARE(state.bench(goal.trait).goals[goal.goal], johannSeat);
            goals.insert(static_cast<int>(goal.trait) * 2 + goal.goal);
            for (const Event& one : events)
                if (const auto* drawn = std::get_if<event::AutomaDrawn>(&one)) {
                    QCOMPARE(drawn->role, AutomaRole::SetupGoal);
                    QCOMPARE(drawn->refusal == Refusal::None, drawn->card != Automa::Gardening);
                    redrawn = redrawn || drawn->card == Automa::Gardening;
                    if (drawn->refusal == Refusal::None) {
                        QCOMPARE(goal.trait, automaCard(drawn->card).letter->trait);
                        QCOMPARE(int(goal.goal), automaCard(drawn->card).letter->capital ? 0 : 1);
                    }
                }
            QCOMPARE(tests::unsound(state), QString());
        }
        QCOMPARE(goals.size(), std::size_t{8});
        QVERIFY2(redrawn, "the copy card was never drawn");
    }

    void holdsTheNineCardsOfTheTable() {
        // The table of RULINGS.md 1.7, row by row: letter, pips, single, double, mutation.
        const QStringList table{"treasury T 1 R G -", "university r 2 F T -", "nursery F 3 T R -",
                                "shed g 1 T F -",     "genes-top f 2 R T -",  "genes-left G 3 T G -",
                                "shift t 1 F R -",    "goal R 2 G F R",       "gardening copy 3 G R -"};
        QStringList actual;
        for (const AutomaCard& card : automaCards) {
            const auto letter = card.letter
                                    ? QString(QLatin1Char(letterOf(card.letter->trait, card.letter->capital)))
                                    : "copy";
            actual << QString("%1 %2 %3 %4 %5 %6")
                          .arg(QString::fromStdString(std::string(card.notation)), letter)
                          .arg(card.pips)
                          .arg(QLatin1Char(letterOf(card.single)))
                          .arg(QLatin1Char(letterOf(card.twice)))
                          .arg(card.mutation ? QLatin1Char(letterOf(*card.mutation)) : QLatin1Char('-'));
            QCOMPARE(static_cast<int>(card.id), static_cast<int>(actual.size()) - 1);
        }
        QCOMPARE(actual, table);
    }

    void hidesTheOrderOfTheCardsOnly() {
        Position game = Position::solo();
        game.automa({Automa::Nursery, Automa::Treasury});
        Observation seen = observe(game.state, 0);
        QVERIFY(seen.visible.johann.deck.empty());
        QCOMPARE(int(seen.automaDeck), 0b111111111);
        Position other = Position::solo();
        other.automa({Automa::Gardening, Automa::University});
        QVERIFY(observe(other.state, 0) == seen);
        game.johannsTurn();
        seen = observe(game.state, 0);
        QCOMPARE(int(seen.automaDeck),
                 0b111111111 & ~(1 << int(Automa::Nursery)) & ~(1 << int(Automa::Treasury)));
        QCOMPARE(int(seen.visible.johann.action), int(Automa::Nursery));
        QCOMPARE(int(seen.visible.johann.support), int(Automa::Treasury));
        QVERIFY(!seen.visible.player(johannSeat).plots[0].empty());
    }

    void shufflesEveryCardIntoEveryPlace() {
        std::array<std::array<int, automaCount>, automaCount> seen{};
        for (std::uint64_t seed = 0; seed < 1800; ++seed) {
            const State state = newGame(setupOf(Difficulty::Easy, seed));
            for (std::size_t place = 0; place < automaCount; ++place)
                ++seen[place][static_cast<std::size_t>(state.johann.deck[place])];
        }
        for (const auto& place : seen)
            for (const int count : place) // 200 are expected
                QVERIFY(count > 140 && count < 260);
    }
};

GENOTYPE_TEST(JohannSetupTest)
#include "johann_setup_test.moc"
