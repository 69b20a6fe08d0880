// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

namespace {

/// A full garden: four plants with two traits each.
Position& fullGarden(Position& game) {
    return game.plot(johannSeat, 1, "RR Ff -- --")
        .plot(johannSeat, 2, "Rr -- GG --")
        .plot(johannSeat, 3, "rr -- -- Tt")
        .plot(johannSeat, 4, "-- FF Gg --");
}

} // namespace

/// Rulebook, "Johann's Cardinal Rules" and "Automa Phase"; RULINGS.md 1.7.
class JohannGardenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsNewPlantsOnTop() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff -- --").plantsOnTop({"Rr ff -- --"}).automaPhase();
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("RR Ff -- --"));
        QCOMPARE(game.player(johannSeat).plots[1].plant, plant("Rr ff -- --"));
        QCOMPARE(game.last<event::PlantPlaced>().plot, std::uint8_t(1));
    }

    void harvestsACompletePlantAtOnceAndSlidesTheOthersDown() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff -- --", "R").plot(johannSeat, 2, "Rr -- GG --", "R");
        game.automa({Automa::ToolShed}).johannsTurn();
        QVERIFY(game.player(johannSeat).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("Rr -- GG --"));
        QCOMPARE(game.covered(johannSeat, 1), QString("R"));
        QCOMPARE(game.covered(johannSeat, 2), QString("-"));
    }

    void validatesTheBottomMostTrait() {
        // The lowest plant, and on it T before G before F before R.
        for (const QString covered : {"T", "GT", "FGT"}) {
            Position game = Position::solo();
            game.plot(johannSeat, 1, "RR Ff Gg tt", covered.mid(1).toStdString())
                .plot(johannSeat, 2, "-- -- GG tt");
            game.faceDown({Assistant::Anna}).automaPhase();
            const auto first = game.all<event::TraitValidated>()[0];
            QCOMPARE(first.plant, plant("RR Ff Gg tt"));
            QCOMPARE(QString(QLatin1Char(letterOf(first.trait))), covered.left(1));
        }
    }

    void leavesHigherPlantsUntilTheLowestIsDone() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff -- --", "F").plot(johannSeat, 2, "-- -- GG tt");
        game.faceDown({Assistant::Anna, Assistant::Anton}).plantsOnTop({"Rr ff -- --"}).automaPhase();
        QVERIFY(game.player(johannSeat).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("-- -- GG tt"));
        QCOMPARE(game.covered(johannSeat, 1), QString("T"));
    }

    void losesAValidationWithAnEmptyGarden() {
        Position game = Position::solo();
        game.automa({Automa::ToolShed}).johannsTurn();
        QCOMPARE(game.count<event::ValidationLost>(), 1);
        QCOMPARE(game.last<event::ValidationLost>().source, ValidationSource::ToolShed);
    }

    void validatesInsteadOfAFifthPlant() {
        Position game = Position::solo();
        fullGarden(game).plantsOnTop({"Rr ff -- --"}).automa({Automa::Gardening}).johannsTurn();
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
        QCOMPARE(game.state.plantDeck.back(), plant("Rr ff -- --"));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::FullGarden);
    }

    void judgesEachGainOfAPlantSingly() {
        // The first gain completes the lowest plant, so that the second finds room.
        Position game = Position::solo();
        fullGarden(game).plantsOnTop({"Rr ff -- --"});
        game.player(johannSeat).plots[0].covered = 0b0001;
        game.player(johannSeat).newPlots = 1;
        --game.state.plotsLeft;
        game.automaPhase();
        QVERIFY(game.player(johannSeat).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(game.player(johannSeat).plots[3].plant, plant("Rr ff -- --"));
    }

    void movesFirstShiftsToTheBackOfTheSecond() {
        Position game = Position::solo();
        game.onSpace(johannSeat, Space::FirstShiftG).onSpace(johannSeat, Space::FirstShiftR);
        game.onSpace(0, Space::FirstShiftT).automaPhase();
        QCOMPARE(game.count<event::ShiftMoved>(), 2);
        QCOMPARE(int(game.state.secondShift.size()), 3);
        QCOMPARE(game.state.secondShift[0], Seat(0));
        QCOMPARE(game.state.secondShift[1], johannSeat);
        QCOMPARE(game.state.secondShift[2], johannSeat);
        QCOMPARE(game.state.owner(Space::FirstShiftG), noSeat);
        QCOMPARE(game.state.owner(Space::FirstShiftT), Seat(0));
    }

    void validatesATraitForEachAssistant() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff Gg tt")
            .faceDown({Assistant::Anna, Assistant::May, Assistant::Eduard});
        game.automaPhase();
        QCOMPARE(game.covered(johannSeat, 1), QString("FGT"));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::Assistants);
    }

    void gainsAPlantAndOneForEachNewPlot() {
        for (const int tiles : {0, 1, 2}) {
            Position game = Position::solo();
            game.player(johannSeat).newPlots = static_cast<std::uint8_t>(tiles);
            game.state.plotsLeft = static_cast<std::uint8_t>(plotStock - tiles);
            game.automaPhase();
            QCOMPARE(game.count<event::PlantPlaced>(), 1 + tiles);
        }
    }

    void gainsThreeCoinsInAStandardOrHardGame() {
        for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard}) {
            Position game = difficulty == Difficulty::Hard ? Position::hard(Assistant::Maria)
                                                           : Position::solo(difficulty);
            game.coins(johannSeat, 0).automaPhase();
            int gained = 0;
            for (const auto& coins : game.all<event::CoinsGained>())
                if (coins.reason == CoinReason::AutomaPhase)
                    gained += coins.coins;
            QCOMPARE(gained, difficulty == Difficulty::Easy ? 0 : 3);
        }
    }

    void gainsThemInTheLastRoundToo() {
        Position game = Position::solo();
        game.round(5).coins(johannSeat, 0).automaPhase();
        bool found = false;
        for (const auto& coins : game.all<event::CoinsGained>())
            found = found || (coins.reason == CoinReason::AutomaPhase && coins.coins == 3);
        QVERIFY(found);
    }

    void keepsTheOrderOfTheAutomaPhase() {
        // Shifts, assistants, plants, coins, cards.
        Position game = Position::solo();
        game.onSpace(johannSeat, Space::FirstShiftG)
            .plot(johannSeat, 1, "RR Ff Gg tt")
            .faceDown({Assistant::Anna});
        game.automaPhase();
        QStringList order;
        for (const Event& one : game.events) {
            if (std::holds_alternative<event::DieRolled>(one))
                break;
            if (std::holds_alternative<event::AutomaPhaseBegan>(one))
                order << "began";
            if (std::holds_alternative<event::ShiftMoved>(one))
                order << "shift";
            if (std::holds_alternative<event::TraitValidated>(one))
                order << "trait";
            if (std::holds_alternative<event::PlantPlaced>(one))
                order << "plant";
            if (std::holds_alternative<event::CoinsGained>(one))
                order << "coins";
            if (std::holds_alternative<event::DeckReshuffled>(one))
                order << "cards";
        }
        QCOMPARE(order.join(' '), QString("began shift trait plant coins cards"));
    }

    void shufflesAllNineCardsForBreedingAndForTheNextRound() {
        Position game = Position::solo();
        game.coins(0, 9).coins(johannSeat, 0).automa({Automa::Treasury, Automa::University}).johannsTurn();
        game.forget();
        game.automaPhase();
        QCOMPARE(game.count<event::DeckReshuffled>(), 1);
        Position reset = Position::solo();
        reset.coins(0, 0).coins(johannSeat, 0).automa({Automa::Treasury, Automa::University}).johannsTurn();
        reset.forget();
        reset.coins(johannSeat, 0).upgrades();
        QCOMPARE(int(reset.state.round), 2);
        QCOMPARE(int(reset.state.johann.deck.size()), automaCount);
        QCOMPARE(reset.count<event::DeckReshuffled>(), 1);
    }

    void takesNoPlantWhenNoneIsToBeHad() {
        Position game = Position::solo();
        game.plantDeck(0, false).automa({Automa::Gardening}).johannsTurn();
        QCOMPARE(game.count<event::PlantPlaced>(), 0);
        QVERIFY(game.player(johannSeat).plots[0].empty());
    }

    void gardensForEachAssistantThenDrawsAPlant() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff Gg --").faceDown({Assistant::Anna, Assistant::Alipius});
        game.plantsOnTop({"Rr ff -- --"}).automa({Automa::Gardening, Automa::University}).johannsTurn();
        QCOMPARE(game.covered(johannSeat, 1), QString("FG"));
        QCOMPARE(game.player(johannSeat).plots[1].plant, plant("Rr ff -- --"));
        QCOMPARE(int(game.player(johannSeat).markersLeft), 2);
        QVERIFY(game.player(johannSeat).gardening);
    }
};

GENOTYPE_TEST(JohannGardenTest)
#include "johann_garden_test.moc"
