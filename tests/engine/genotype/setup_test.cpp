// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Rulebook, "Setup"; RULINGS.md 1.1.
class SetupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laysOutRowsByTheNumberOfPlayers() {
        const std::array<int, 6> cards{0, 0, 3, 4, 5, 5};
        for (int players = minSeats; players <= maxSeats; ++players) {
            const State state = newGame({.players = players, .seed = 11});
            for (int place = 0; place < maxRow; ++place) {
                const auto at = static_cast<std::size_t>(place);
                const bool filled = place < cards[static_cast<std::size_t>(players)];
                QCOMPARE(state.nursery[at] != noPlant, filled);
                QCOMPARE(state.toolShed[at] != noTool, filled);
            }
        }
    }

    void givesEveryPlayerHisPieces() {
        const State state = newGame({.players = 5, .seed = 3});
        for (const Player& player : state.players) {
            QCOMPARE(int(player.coins), 1);
            QCOMPARE(int(player.markers), 3);
            QCOMPARE(int(player.goalMarkersLeft), 3);
            QCOMPARE(player.dealt.size(), 3);
            QCOMPARE(player.toolTotal(), 1);
            QVERIFY(player.hand.empty());
            QCOMPARE(diceSlots(player), 3);
            QVERIFY(plotExists(player, 1));
            QVERIFY(!plotExists(player, 2));
        }
        QVERIFY(tests::unsound(state).isEmpty());
    }

    void putsACoinBesideEachSquare() {
        for (const Bench& bench : newGame({}).benches)
            QVERIFY(bench.coin);
    }

    void printsHeterozygousParents() {
        for (const Bench& bench : newGame({}).benches) {
            QCOMPARE(bench.parents.left, Genotype::Heterozygous);
            QCOMPARE(bench.parents.top, Genotype::Heterozygous);
        }
    }

    void startsThePricesOnTheDarkBeads() {
        const State state = newGame({});
        QCOMPARE(priceFor(state, 0, Upgrade::NewPlot), 1);
        QCOMPARE(priceFor(state, 0, Upgrade::DiceSlot), 2);
        QCOMPARE(priceFor(state, 0, Upgrade::ActionMarker), 4);
        QCOMPARE(priceFor(state, 0, Upgrade::Assistant), 2);
    }

    void stocksTheResearchUpgrades() {
        const State state = newGame({});
        QCOMPARE(int(state.plotsLeft), 5);
        QCOMPARE(int(state.diceSlotsLeft), 8);
    }

    void showsThreeAssistantsOfTen() {
        const State state = newGame({});
        for (const auto assistant : state.assistantsForHire)
            QVERIFY(assistant != noAssistant);
        QCOMPARE(int(state.assistantDeck.size()), 7);
    }

    void startsInRoundOne() { QCOMPARE(int(newGame({}).round), 1); }

    void sowsOneKeepsOneAndDiscardsOne() {
        State state = newGame({.players = 2, .seed = 5, .firstPlayer = 0});
        ActionList list;
        legalActions(state, list);
        QCOMPARE(int(list.size()), 6);
        std::array<Action, 2> chosen;
        std::array<PlantId, 2> discarded{};
        for (Seat seat = 0; seat < 2; ++seat) {
            legalActions(state, list);
            chosen[seat] = list[3];
            PlantSet rest = state.player(seat).dealt;
            rest.erase(chosen[seat].plant());
            rest.erase(chosen[seat].kept());
            discarded[seat] = *rest.begin();
            QCOMPARE(apply(state, chosen[seat]), Refusal::None);
        }
        for (Seat seat = 0; seat < 2; ++seat) {
            QCOMPARE(state.player(seat).plots[0].plant, chosen[seat].plant());
            QCOMPARE(state.player(seat).hand.size(), 1);
            QVERIFY(state.player(seat).hand.contains(chosen[seat].kept()));
            QVERIFY(state.plantDiscard.contains(discarded[seat]));
            QVERIFY(state.player(seat).dealt.empty());
        }
        QCOMPARE(state.plantDiscard.size(), 2);
    }

    void refusesSetupCardsThatWereNotDealt() {
        State state = newGame({.players = 2, .seed = 5});
        const PlantId other = *state.player(1).dealt.begin();
        const PlantId own = *state.player(0).dealt.begin();
        QCOMPARE(whyNot(state, act::chooseSetup(other, own)), Refusal::PlantNotInHand);
        QCOMPARE(whyNot(state, act::chooseSetup(own, other)), Refusal::PlantNotInHand);
        QCOMPARE(whyNot(state, act::chooseSetup(own, own)), Refusal::NotAnAction);
    }

    void revealsTheChoicesTogether() {
        State state = newGame({.players = 3, .seed = 5});
        ActionList list;
        for (int i = 0; i < 2; ++i) {
            legalActions(state, list);
            std::vector<Event> events;
            QCOMPARE(apply(state, list[0], &events), Refusal::None);
            // Nothing of the choice is on the table, and the others learn only that it was made.
            for (const Player& player : state.players)
                QVERIFY(player.plots[0].empty());
            QVERIFY(state.plantDiscard.empty());
            const auto told = observeEvents(events, 2);
            QCOMPARE(told.size(), std::size_t{1});
            QCOMPARE(std::get<event::SetupChosen>(told[0]).sown, noPlant);
            QCOMPARE(std::get<event::SetupChosen>(told[0]).kept, noPlant);
            QCOMPARE(std::get<event::SetupChosen>(told[0]).discarded, noPlant);
            QCOMPARE(observe(state, 2).visible.player(0).setupSow, noPlant);
            QVERIFY(observe(state, 2).visible.player(0).dealt.empty());
        }
        legalActions(state, list);
        std::vector<Event> events;
        QCOMPARE(apply(state, list[0], &events), Refusal::None);
        for (Seat seat = 0; seat < 3; ++seat)
            QVERIFY(!state.player(seat).plots[0].empty());
        QCOMPARE(state.phase, Phase::Working);
    }

    void startsWithThePlayerChosen() {
        for (Seat seat = 0; seat < 4; ++seat) {
            State state = newGame({.players = 4, .seed = 9, .firstPlayer = seat});
            ActionList list;
            while (state.phase == Phase::Setup) {
                legalActions(state, list);
                applyLegal(state, list[0]);
            }
            QCOMPARE(state.actor, seat);
            QCOMPARE(state.firstPlayer, seat);
        }
    }

    void takesOnlySetupsThatExist() {
        QVERIFY(isValid({.players = 2}));
        QVERIFY(isValid({.players = 5, .rounds = 1, .firstPlayer = 4}));
        QVERIFY(!isValid({.players = 1}));
        QVERIFY(!isValid({.players = 6}));
        QVERIFY(!isValid({.players = 2, .rounds = 0}));
        QVERIFY(!isValid({.players = 2, .rounds = 6}));
        QVERIFY(!isValid({.players = 2, .firstPlayer = 2}));
        QVERIFY(!isValid({.players = 2, .plantHeight = Inheritance::Codominance}));
    }
};

GENOTYPE_TEST(SetupTest)
#include "setup_test.moc"
