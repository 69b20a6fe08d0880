// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Brother Leopold: rulebook, "The Assistants"; RULINGS.md 1.3 and 1.4.
class LowerCostsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lowersCostsToOneCoinAtLeast() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold});
        QCOMPARE(costFor(game.player(0), 3), 2);
        QCOMPARE(costFor(game.player(0), 2), 1);
        QCOMPARE(costFor(game.player(0), 1), 1);
        QCOMPARE(costFor(game.player(0), 0), 0);
        QCOMPARE(costFor(game.player(1), 3), 3);
    }

    void paysLessOnSpacesWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold}).plot(0, 1, "RR Ff -- --").coins(0, 2);
        PLAY(game, "place university-2; validate 1 R");
        QCOMPARE(game.coins(0), 1);
        PLAY(game, "place second-shift; place goal-2; goal R 1");
        QCOMPARE(game.coins(0), 0);
        Position other(2);
        other.assistants(0, {Assistant::Leopold}).plot(0, 1, "RR Ff -- --").coins(0, 2);
        PLAY(other, "place goal-3; goal R 1");
        QCOMPARE(other.coins(0), 0);
    }

    void stillPaysOneCoinWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold, Assistant::Anna}).tools(0, {Tool::Dissertation});
        game.plot(0, 1, "RR Ff -- --").coins(0, 3);
        PLAY(game, "play dissertation; goal R 1");
        QCOMPARE(game.coins(0), 2);
        PLAY(game, "use anna; validate 1 R");
        QCOMPARE(game.coins(0), 1);
        PLAY(game, "place university-1");
        QCOMPARE(game.coins(0), 0);
    }

    void paysBrotherFranzInFullWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold, Assistant::Franz}).plot(0, 1, "RR Ff -- --").filled(0, 3);
        game.breeding("RR");
        PLAY(game, "use franz");
        QCOMPARE(game.coins(0), 0);
    }
};

GENOTYPE_TEST(LowerCostsTest)
#include "lower_costs_test.moc"
