// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/value_names.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

namespace {

/// What he bought, in order: "plot slot".
QString bought(const Position& game) {
    QStringList names;
    for (const auto& one : game.all<event::UpgradeBought>())
        if (one.seat == johannSeat)
            names << QString::fromStdString(std::string(notation(one.upgrade)));
    return names.join(' ');
}

QStringList refusals(const Position& game) {
    QStringList names;
    for (const auto& one : game.all<event::AutomaDrawn>())
        if (one.role == AutomaRole::Upgrade)
            names << tests::refusalText(one.refusal);
    return names;
}

} // namespace

/// Rulebook, "Genotype Solo Rules", Research Upgrade Phase and the end; RULINGS.md 1.7.
class JohannUpgradesTest : public QObject {
    Q_OBJECT

    /// The player has nine coins, so that the game waits for a purchase.
    static Position table(Difficulty difficulty, int coins) {
        Position game = Position::solo(difficulty);
        game.coins(0, 9).coins(johannSeat, coins);
        return game;
    }

private Q_SLOTS:
    void buysFirstAndTheRowOfTheDoubleArrowNamesTheUpgrade() {
        struct Case {
            Automa card;
            const char* upgrade;
        };
        for (const auto& [card, upgrade] :
             {Case{Automa::Nursery, "plot"}, Case{Automa::ToolShed, "slot"}, Case{Automa::Treasury, "marker"},
              Case{Automa::University, "assistant"}}) {
            Position game = table(Difficulty::Easy, 9);
            game.automa({card}).upgrades();
            QCOMPARE(bought(game), QString(upgrade));
            QCOMPARE(game.actor(), Seat(0));
            QVERIFY(game.waitsFor(PendingKind::Purchase));
        }
    }

    void paysThePriceAndMovesTheBead() {
        Position game = table(Difficulty::Easy, 3);
        game.automa({Automa::Nursery}).upgrades();
        QCOMPARE(game.coins(johannSeat), 2);
        QCOMPARE(int(game.state.priceStep[0]), abacus[0].start + 1);
        QCOMPARE(int(game.state.plotsLeft), plotStock - 1);
        QCOMPARE(int(game.player(johannSeat).newPlots), 1);
    }

    void buysOnceInAnEasyGameAndTwiceOtherwise() {
        Position easy = table(Difficulty::Easy, 20);
        easy.automa({Automa::Nursery, Automa::ToolShed, Automa::Treasury}).upgrades().passAll();
        QCOMPARE(bought(easy), QString("plot"));
        Position standard = table(Difficulty::Standard, 20);
        standard.automa({Automa::Nursery, Automa::ToolShed, Automa::Treasury}).upgrades().passAll();
        QCOMPARE(bought(standard), QString("plot slot"));
        Position hard = Position::hard(Assistant::Maria);
        hard.coins(0, 9).coins(johannSeat, 20).automa({Automa::Nursery, Automa::ToolShed, Automa::Treasury});
        hard.upgrades().passAll();
        QCOMPARE(bought(hard), QString("plot slot"));
    }

    void alternatesPurchasesWithThePlayer() {
        Position game = table(Difficulty::Standard, 20);
        game.automa({Automa::Nursery, Automa::ToolShed}).upgrades();
        QCOMPARE(bought(game), QString("plot"));
        PLAY(game, "buy plot");
        QCOMPARE(bought(game), QString("plot slot"));
        QCOMPARE(game.actor(), Seat(0));
        QVERIFY(game.waitsFor(PendingKind::Purchase));
    }

    void drawsAgainForWhatHeCannotBuy() {
        // A marker costs 4.
        Position game = table(Difficulty::Easy, 2);
        game.automa({Automa::Treasury, Automa::ParentGeneLeft, Automa::Nursery}).upgrades();
        QCOMPARE(refusals(game), (QStringList{"not-enough-coins", "not-enough-coins", "none"}));
        QCOMPARE(bought(game), QString("plot"));
    }

    void drawsAgainForWhatIsOutOfStock() {
        Position game = table(Difficulty::Easy, 9);
        game.player(0).newPlots = 5;
        game.player(0).diceSlots = 8;
        game.state.plotsLeft = game.state.diceSlotsLeft = 0;
        game.player(johannSeat).markers = 5;
        game.forHire({});
        game.state.assistantsForHire[2] = static_cast<std::uint8_t>(game.state.assistantDeck.pop());
        game.automa({Automa::Nursery, Automa::ToolShed, Automa::Treasury, Automa::University}).upgrades();
        QCOMPARE(refusals(game), (QStringList{"out-of-stock", "out-of-stock", "marker-limit", "none"}));
        QCOMPARE(int(game.player(johannSeat).markers), 5);
    }

    void passesWhenNothingCanBeBought() {
        Position game = table(Difficulty::Standard, 0);
        game.upgrades();
        QCOMPARE(bought(game), QString());
        QVERIFY(game.player(johannSeat).passed);
        QCOMPARE(game.count<event::AutomaDrawn>(), 0);
        QVERIFY(game.last<event::Passed>().forced);
    }

    void usesABoughtMarkerInTheNextRound() {
        Position game = table(Difficulty::Easy, 9);
        game.automa({Automa::Treasury}).upgrades().passAll();
        QCOMPARE(int(game.state.round), 2);
        QCOMPARE(int(game.player(johannSeat).markersLeft), 4);
    }

    void hiresTheAssistantThatThePipsName() {
        Position game = table(Difficulty::Easy, 9);
        game.forHire({Assistant::Anna, Assistant::Leopold, Assistant::May});
        game.automa({Automa::University, Automa::ResearchGoal}).upgrades(); // 2 pips
        QCOMPARE(game.last<event::AssistantHired>().assistant, Assistant::Leopold);
        QCOMPARE(game.state.assistantsForHire[1], noAssistant);
        QVERIFY((game.state.johann.faceDown >> int(Assistant::Leopold)) & 1);
        QVERIFY(game.player(johannSeat).assistants == 0);
    }

    void hiresTheNextToTheRightWrappingAround() {
        Position game = table(Difficulty::Easy, 9);
        game.forHire({Assistant::Anna});
        game.automa({Automa::University, Automa::Nursery}).upgrades(); // 3 pips
        QCOMPARE(game.last<event::AssistantHired>().assistant, Assistant::Anna);
    }

    void ignoresTheRulesOfAssistantsThatLieFaceDown() {
        // Leopold lowers no costs, Anton gives no pick, May widens nothing.
        Position game = table(Difficulty::Easy, 2);
        game.faceDown({Assistant::Leopold, Assistant::Anton, Assistant::May});
        game.plot(johannSeat, 1, "RR Ff -- --").plot(johannSeat, 2, "-- Ff -- TT");
        QCOMPARE(costFor(game.player(johannSeat), 2), 2);
        game.automa({Automa::ToolShed, Automa::University}).johannsTurn();
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
        QCOMPARE(game.covered(johannSeat, 2), QString());
        game.coins(johannSeat, 2).automa({Automa::ResearchGoal}).upgrades();
        QCOMPARE(game.coins(johannSeat), 0);
        for (const auto& pick : game.all<event::PickBegan>())
            QVERIFY(pick.stage != PickStage::Anton);
    }

    void letsThePlayerStartEveryRound() {
        Position game = table(Difficulty::Standard, 0);
        game.upgrades().passAll();
        QCOMPARE(int(game.state.round), 2);
        QCOMPARE(game.state.firstPlayer, Seat(0));
        QCOMPARE(game.actor(), Seat(0));
    }

    void scoresJohannByAllFourSources() {
        Position game = Position::solo();
        game.coins(johannSeat, 4).harvested(johannSeat, {"RR Ff -- --", "rr FF GG TT"});
        game.goal(johannSeat, Trait::SeedShape, 0).goal(johannSeat, Trait::FlowerColour, 0);
        game.plot(johannSeat, 1, "RR Ff Gg tt", "RT");
        const Score score = genotype::score(game.state, johannSeat);
        QCOMPARE(score.plants, 15);
        QCOMPARE(score.goals, 2 + 2 + 2);
        QCOMPARE(score.markers, 2);
        QCOMPARE(score.coins, 4);
    }

    void breaksATieByCompletedPlantsThenSharesTheWin() {
        Position game = Position::solo();
        game.harvested(johannSeat, {"RR Ff -- --"}).coins(johannSeat, 0).coins(0, 5);
        QCOMPARE(int(winners(game.state)), 0b10);
        game.harvested(0, {"Rr ff -- --"}).coins(0, 0);
        QCOMPARE(int(winners(game.state)), 0b11);
        game.coins(0, 1);
        QCOMPARE(int(winners(game.state)), 0b01);
    }

    void playsShorterGames() {
        for (int rounds = 1; rounds <= 5; ++rounds) {
            State state =
                newGame({.players = 1, .rounds = rounds, .seed = 8, .johann = Difficulty::Standard});
            std::vector<Event> events;
            ActionList legal;
            while (!state.finished()) {
                legalActions(state, legal);
                applyLegal(state, legal[0], &events);
            }
            int phases = 0;
            int upgradePhases = 0;
            for (const Event& one : events) {
                phases += std::holds_alternative<event::AutomaPhaseBegan>(one);
                const auto* phase = std::get_if<event::PhaseBegan>(&one);
                upgradePhases += phase && phase->phase == Phase::Upgrades;
            }
            QCOMPARE(phases, rounds);
            QCOMPARE(upgradePhases, rounds - 1);
        }
    }
};

GENOTYPE_TEST(JohannUpgradesTest)
#include "johann_upgrades_test.moc"
