// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::plant;
using tests::Position;

/// Watering Funnel: rulebook, "Tool Cards" and their clarifications; RULINGS.md 1.3.
class ValidateAnyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAFunnelFromTheToolShedAtOnce() {
        Position game(2);
        game.shed({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place shed; tool 1");
        QCOMPARE(game.legal(), QStringList({"validate 1 R", "validate 1 F"}));
        QCOMPARE(discarded(game, Tool::WateringFunnel), 1);
        PLAY(game, "validate 1 F");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.last<event::TraitValidated>().source, sourceOf(Tool::WateringFunnel));
        QCOMPARE(game.actor(), Seat(1));
    }

    void playsAFunnelFromTheToolDeckAtOnce() {
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place shed; tool deck; validate 1 R");
        QCOMPARE(game.covered(0, 1), QString("R"));
    }

    void playsAFunnelDrawnWhileGardeningAtOnce() {
        // Before the harvest step: the plant that it completes is harvested in the same action.
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --", "F");
        PLAY(game, "place gardening; tool deck");
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
    }

    void playsAFunnelFromBrotherAlipiusAtOnce() {
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --").assistants(0, {Assistant::Alipius});
        PLAY(game, "place gardening; tool 1; tool deck; validate 1 R");
        QCOMPARE(game.covered(0, 1), QString("R"));
    }

    void playsAFunnelDealtAtTheStartInTheFirstTurn() {
        Position game(2);
        game.tools(0, {Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.legal(), QStringList({"play watering-funnel"}));
        REFUSED(game, "end", Refusal::FunnelFirst);
        PLAY(game, "play watering-funnel; validate 1 R");
        QCOMPARE(game.actor(), Seat(1));
    }

    void playsAFunnelDealtAtTheStartBeforeTheMarker() {
        Position game(2);
        game.tools(0, {Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "play watering-funnel; validate 1 R; place treasury");
        QCOMPARE(game.actor(), Seat(1));
    }

    void discardsAFunnelWithNothingToValidate() {
        Position game(2);
        game.shed({Tool::WateringFunnel});
        PLAY(game, "place shed; tool 1");
        QCOMPARE(game.count<event::ValidationLost>(), 1);
        QCOMPARE(discarded(game, Tool::WateringFunnel), 1);
        QCOMPARE(game.actor(), Seat(1));
    }
};

GENOTYPE_TEST(ValidateAnyTest)
#include "validate_any_test.moc"
