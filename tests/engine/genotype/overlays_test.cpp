// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"
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
    void showsWhatTheBookletSays() {
        // Written from the science booklet: peas are purple or white, and FF and Ff look alike; red × white
        // is red and white (camellia) or pink (snapdragon); a height between is medium.
        struct Row {
            Trait trait;
            Inheritance inheritance;
            std::array<Phenotype, genotypeCount> seen;
            std::array<const char*, genotypeCount> words;
            std::array<const char*, genotypeCount> names;
        };
        using enum Inheritance;
        using enum Phenotype;
        const std::array<Row, 7> rows{{{Trait::SeedShape,
                                        CompleteDominance,
                                        {RoundSeeds, RoundSeeds, WrinkledSeeds},
                                        {"round", "round", "wrinkled"},
                                        {"round seeds", "round seeds", "wrinkled seeds"}},
                                       {Trait::FlowerColour,
                                        CompleteDominance,
                                        {PurpleFlowers, PurpleFlowers, WhiteFlowers},
                                        {"purple", "purple", "white"},
                                        {"purple flowers", "purple flowers", "white flowers"}},
                                       {Trait::FlowerColour,
                                        IncompleteDominance,
                                        {RedFlowers, PinkFlowers, WhiteFlowers},
                                        {"red", "pink", "white"},
                                        {"red flowers", "pink flowers", "white flowers"}},
                                       {Trait::FlowerColour,
                                        Codominance,
                                        {RedFlowers, RedAndWhiteFlowers, WhiteFlowers},
                                        {"red", "red and white", "white"},
                                        {"red flowers", "red and white flowers", "white flowers"}},
                                       {Trait::PodColour,
                                        CompleteDominance,
                                        {GreenPods, GreenPods, YellowPods},
                                        {"green", "green", "yellow"},
                                        {"green pods", "green pods", "yellow pods"}},
                                       {Trait::PlantHeight,
                                        CompleteDominance,
                                        {TallStem, TallStem, ShortStem},
                                        {"tall", "tall", "short"},
                                        {"tall stems", "tall stems", "short stems"}},
                                       {Trait::PlantHeight,
                                        IncompleteDominance,
                                        {TallStem, MediumStem, ShortStem},
                                        {"tall", "medium", "short"},
                                        {"tall stems", "medium height", "short stems"}}}};
        for (const Row& row : rows)
            for (std::size_t i = 0; i < allGenotypes.size(); ++i) {
                const Phenotype seen = phenotypeOf(row.trait, allGenotypes[i], row.inheritance);
                QVERIFY(seen == row.seen[i]);
                QCOMPARE(traitOf(seen), row.trait);
                QCOMPARE(english(words::word(seen)), std::string(row.words[i]));
                QCOMPARE(english(words::name(seen)), std::string(row.names[i]));
                // The same words stand wherever the game speaks of it: at its goal and at its cell.
                for (int goal = 0; goal < goalCount(row.inheritance); ++goal)
                    if (goalInfo(row.inheritance, goal).matches(allGenotypes[i])) {
                        const std::string said = english(words::goalRule(row.trait, row.inheritance, goal));
                        QVERIFY2(said.find(std::string("plants with ") + row.names[i] + " (") !=
                                     std::string::npos,
                                 said.c_str());
                    }
                const Parents pure{allGenotypes[i], allGenotypes[i]};
                const std::string cell = english(words::cellRule(row.trait, row.inheritance, pure, 1));
                QVERIFY2(cell.ends_with(std::string(": ") + row.names[i] + "."), cell.c_str());
            }
    }

    void neverSpeaksOfPurpleUnderAFlowerOverlay() {
        for (const Setup& setup : {codominantFlower, pinkFlower}) {
            Position game(2, setup);
            const words::Table table = words::tableOf(game.state, {});
            for (std::uint8_t goal = 0; goal < 3; ++goal) {
                const std::string said = english(words::phrase(
                    event::GoalClaimed{.seat = 0, .trait = Trait::FlowerColour, .goal = goal}, table));
                QVERIFY2(said.find("purple") == std::string::npos, said.c_str());
                const std::string label = english(words::label(
                    game.state,
                    Action{.kind = ActionKind::ChooseGoal, .place = goal, .trait = Trait::FlowerColour}));
                QVERIFY2(label.find("purple") == std::string::npos, label.c_str());
            }
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
