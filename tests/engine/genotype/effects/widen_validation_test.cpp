// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::Position;

/// Pollen Brush and Sister May: rulebook, "Tool Cards" and "The Assistants"; RULINGS.md 1.3.
class WidenValidationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Pollen Brush
    void widensTheUniversityByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 R", "validate 1 F", "validate 1 F brush", "validate 2 R",
                              "validate 2 F", "validate 2 F brush", "validate 2 T"}));
        REFUSED(game, "validate 1 R brush", Refusal::NothingToWiden);
        REFUSED(game, "validate 1 F may", Refusal::NotYourAssistant);
        PLAY(game, "validate 1 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(discarded(game, Tool::PollenBrush), 1);
    }

    void widensToTheSameGenotypeOnly() {
        Position game(2);
        game.player(0).newPlots = 2;
        game.state.plotsLeft = 3;
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "Rr ff -- --").plot(0, 2, "RR Ff -- --");
        game.plot(0, 3, "Rr -- GG --").plot(0, 4, "rr -- -- Tt");
        PLAY(game, "place university-1; validate 1 R brush");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.covered(0, 2), QString(""));
        QCOMPARE(game.covered(0, 3), QString("R"));
        QCOMPARE(game.covered(0, 4), QString(""));
    }

    void widensOverPotsAndBrotherEduard() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Eduard});
        game.plot(0, 1, "Rr ff -- --").plot(0, 8, "Rr -- GG --").plot(0, 10, "Rr -- gg TT");
        PLAY(game, "place university-1; validate 1 R brush");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.covered(0, 8), QString("R"));
        QCOMPARE(game.covered(0, 10), QString("R"));
    }

    void refusesAPollenBrushForTheLastUncoveredCopy() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt", "F");
        PLAY(game, "place university-1");
        REFUSED(game, "validate 1 F brush", Refusal::NothingToWiden);
    }

    void widensAFunnelByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush, Tool::WateringFunnel});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "play watering-funnel; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensSisterAnnaByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Anna});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "use anna; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensSisterElisabethByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Elisabeth});
        game.goal(0, Trait::FlowerColour, 0).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "use elisabeth; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensADieByPollenBrush() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::PollenBrush})
            .plot(0, 1, "RR Ff -- --")
            .plot(0, 2, "Rr Ff -- Tt");
        game.breeding("Ff");
        PLAY(game, "die Ff match");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 F", "validate 1 F brush", "validate 2 F", "validate 2 F brush"}));
        PLAY(game, "validate 1 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void widensARakedDieByPollenBrush() {
        // "a player may change an FF Die to Ff using a Rake Card, then play Pollen Brush to Validate multiple
        // Ff Genotypes."
        Position game(2);
        game.tools(0, {Tool::PollenBrush, Tool::Rake}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        game.breeding("FF");
        PLAY(game, "die FF rake; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(discarded(game, Tool::Rake), 1);
        QCOMPARE(discarded(game, Tool::PollenBrush), 1);
    }

    void widensSisterMariaByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Maria});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt").breeding("ff");
        PLAY(game, "die ff maria; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensAMutationPairByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        game.breeding("F* ff");
        PLAY(game, "die F* pair ff; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensFatherOmarisDiceByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Omari});
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place omari; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QVERIFY(game.covered(0, 2).contains("F"));
    }

    void widensARakedDieOfFatherOmari() {
        for (const bool may : {false, true}) {
            Position game(2);
            if (may)
                game.tools(0, {Tool::Rake}).assistants(0, {Assistant::Omari, Assistant::May});
            else
                game.tools(0, {Tool::Rake, Tool::PollenBrush}).assistants(0, {Assistant::Omari});
            game.parents(Trait::FlowerColour, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
            game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
            PLAY(game, "place omari");
            PLAY(game, may ? "validate 2 F may rake" : "validate 2 F brush rake");
            QVERIFY(game.covered(0, 1).contains('F'));
            QVERIFY(game.covered(0, 2).contains('F'));
            QCOMPARE(game.tools(0, Tool::Rake) + game.tools(0, Tool::PollenBrush), 0);
        }
    }

    // ---- Sister May
    void widensEveryValidationWithSisterMay() {
        Position game(2);
        game.assistants(0, {Assistant::May}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 R", "validate 1 F", "validate 1 F may", "validate 2 R",
                              "validate 2 F", "validate 2 F may", "validate 2 T"}));
        REFUSED(game, "validate 1 R may", Refusal::NothingToWiden);
        PLAY(game, "validate 1 F may");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(game.count<event::TraitValidated>(), 2);
    }

    void widensWithSisterMayAsOftenAsOneLikes() {
        Position game(2);
        game.assistants(0, {Assistant::May, Assistant::Anna, Assistant::Elisabeth}).coins(0, 5);
        game.goal(0, Trait::SeedShape, 0).plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --");
        PLAY(game, "use anna; validate 1 F may; use elisabeth; validate 2 R may");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(game.covered(0, 2), QString("RF"));
    }

    void widensFunnelDiePairRakeAndMariaWithSisterMay() {
        Position funnel(2);
        funnel.assistants(0, {Assistant::May}).tools(0, {Tool::WateringFunnel});
        funnel.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --");
        PLAY(funnel, "play watering-funnel; validate 1 R may");
        QCOMPARE(funnel.covered(0, 2), QString("R"));
        const std::array<std::pair<const char*, const char*>, 4> picks{{{"Rr", "die Rr match"},
                                                                        {"R* rr", "die R* pair rr"},
                                                                        {"rr", "die rr rake"},
                                                                        {"rr", "die rr maria"}}};
        for (const auto& [dice, pick] : picks) {
            Position game(2);
            game.assistants(0, {Assistant::May, Assistant::Maria}).tools(0, {Tool::Rake});
            game.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --").breeding(dice);
            PLAY(game, pick);
            PLAY(game, "validate 2 R may");
            QCOMPARE(game.covered(0, 1), QString("R"));
            QCOMPARE(game.covered(0, 2), QString("R"));
        }
    }

    void widensFatherOmarisDiceWithSisterMay() {
        Position game(2);
        game.assistants(0, {Assistant::Omari, Assistant::May});
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place omari; validate 2 F may");
        QVERIFY(game.covered(0, 1).contains('F'));
        QVERIFY(game.covered(0, 2).contains('F'));
    }

    void sparesThePollenBrushWhereSisterMayWorks() {
        Position game(2);
        game.assistants(0, {Assistant::May}).tools(0, {Tool::PollenBrush});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        REFUSED(game, "validate 1 F brush", Refusal::ToolWouldDoNothing);
    }
};

GENOTYPE_TEST(WidenValidationTest)
#include "widen_validation_test.moc"
