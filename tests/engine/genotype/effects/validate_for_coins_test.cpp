// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Sister Anna: rulebook, "The Assistants"; RULINGS.md 1.3.
class ValidateForCoinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void validatesAnyTraitForOneCoinWithSisterAnna() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --", "R").plot(0, 2, "rr -- -- Tt");
        PLAY(game, "use anna");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 R", "validate 2 T"}));
        PLAY(game, "validate 2 T");
        QVERIFY(game.waitsFor(PendingKind::Marker));
        QCOMPARE(game.last<event::TraitValidated>().source, sourceOf(Assistant::Anna));
    }

    void refusesSisterAnnaWithoutCoinOrTrait() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --").coins(0, 0);
        REFUSED(game, "use anna", Refusal::NotEnoughCoins);
        Position other(2);
        other.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --", "RF");
        REFUSED(other, "use anna", Refusal::NoUncoveredTrait);
    }

    void usesSisterAnnaOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --").coins(0, 5);
        PLAY(game, "use anna; validate 1 R");
        REFUSED(game, "use anna", Refusal::AssistantUsed);
        game.upgrades().passAll();
        QVERIFY(!game.player(0).hasUsed(Assistant::Anna));
    }
};

GENOTYPE_TEST(ValidateForCoinsTest)
#include "validate_for_coins_test.moc"
