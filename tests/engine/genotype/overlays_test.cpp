// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

namespace {
const Setup codominantFlower{.flowerColour = Inheritance::Codominance};
const Setup pinkFlower{.flowerColour = Inheritance::IncompleteDominance};
const Setup mediumHeight{.plantHeight = Inheritance::IncompleteDominance};
} // namespace

/// Booklet, "Non-Mendelian Patterns"; RULINGS.md 1.6.
class OverlaysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEveryGenotypeAsAPhenotypeOfItsOwn() {
        using enum Genotype;
        QCOMPARE(phenotypeOf(Heterozygous, Inheritance::CompleteDominance), Phenotype::Dominant);
        QCOMPARE(phenotypeOf(Heterozygous, Inheritance::Codominance), Phenotype::Both);
        QCOMPARE(phenotypeOf(Heterozygous, Inheritance::IncompleteDominance), Phenotype::Intermediate);
        for (const auto inheritance :
             {Inheritance::CompleteDominance, Inheritance::Codominance, Inheritance::IncompleteDominance}) {
            QCOMPARE(phenotypeOf(HomozygousDominant, inheritance), Phenotype::Dominant);
            QCOMPARE(phenotypeOf(HomozygousRecessive, inheritance), Phenotype::Recessive);
        }
    }

    void laysEachOverlayOnItsOwn() {
        Position flower(2, codominantFlower);
        QCOMPARE(flower.state.bench(Trait::FlowerColour).inheritance, Inheritance::Codominance);
        QCOMPARE(flower.state.bench(Trait::PlantHeight).inheritance, Inheritance::CompleteDominance);
        Position height(2, mediumHeight);
        QCOMPARE(height.state.bench(Trait::FlowerColour).inheritance, Inheritance::CompleteDominance);
        QCOMPARE(height.state.bench(Trait::PlantHeight).inheritance, Inheritance::IncompleteDominance);
        Position both(2, {.flowerColour = Inheritance::IncompleteDominance,
                          .plantHeight = Inheritance::IncompleteDominance});
        QCOMPARE(both.state.bench(Trait::FlowerColour).inheritance, Inheritance::IncompleteDominance);
        QCOMPARE(both.state.bench(Trait::PlantHeight).inheritance, Inheritance::IncompleteDominance);
    }

    void offersThreeGoalsOnlyUnderAnOverlay() {
        Position plain(2);
        plain.coins(0, 2);
        PLAY(plain, "place goal-2");
        REFUSED(plain, "goal F 3", Refusal::GoalNotInThisGame);
        for (const Setup& setup : {codominantFlower, pinkFlower}) {
            Position game(2, setup);
            game.coins(0, 2);
            PLAY(game, "place goal-2");
            QCOMPARE(game.legal().size(), 9);
            REFUSED(game, "goal T 3", Refusal::GoalNotInThisGame);
            PLAY(game, "goal F 3");
            QCOMPARE(game.state.bench(Trait::FlowerColour).goals[2], Seat(0));
        }
        Position height(2, mediumHeight);
        height.coins(0, 2);
        PLAY(height, "place goal-2; goal T 3");
    }

    void countsOneGenotypeAGoal() {
        // RR 3, Rr 2, rr 3 points for each completed plant.
        const std::array<int, 3> points{3, 2, 3};
        for (int goal = 0; goal < 3; ++goal) {
            Position game(2, mediumHeight);
            game.harvested(0, {"-- Ff -- TT", "-- -- GG tt", "rr -- -- Tt", "RR Ff -- --"});
            game.goal(0, Trait::PlantHeight, goal);
            QCOMPARE(score(game.state, 0).goals, points[static_cast<std::size_t>(goal)]);
        }
    }

    void matchesSisterElisabethToThatGenotypeOnly() {
        Position game(2, mediumHeight);
        game.goal(0, Trait::PlantHeight, 0).assistants(0, {Assistant::Elisabeth}).plot(0, 1, "Rr Ff -- Tt");
        REFUSED(game, "use elisabeth", Refusal::NotYourGoal);
        Position other(2, mediumHeight);
        other.goal(0, Trait::PlantHeight, 1).assistants(0, {Assistant::Elisabeth});
        other.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "-- Ff -- TT");
        PLAY(other, "use elisabeth");
        QCOMPARE(other.covered(0, 1), QString("T"));
        QCOMPARE(other.covered(0, 2), QString(""));
    }

    void leavesDiceAndPlantsAsTheyAre() {
        Position game(2, codominantFlower);
        game.plot(0, 1, "RR Ff -- --").breeding("Ff");
        PLAY(game, "die Ff match");
        QCOMPARE(game.covered(0, 1), QString("F"));
    }
};

GENOTYPE_TEST(OverlaysTest)
#include "overlays_test.moc"
