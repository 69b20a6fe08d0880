// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/rules.h"
#include "lessons/topics/board_position.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using genotype::Genotype;
using genotype::Trait;

namespace {

genotype::Setup gameOf(const genotype::StartPosition& position) {
    return {.players = 2, .rounds = lessonRounds, .seed = 3, .position = position};
}

} // namespace

class BoardPositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laysTheParentsOfTheCross() {
        const auto position = boardPosition(offspringByLooks(startCross("Ff x ff")));
        QVERIFY(position.has_value());
        const auto& parents = position->parents[static_cast<std::size_t>(Trait::FlowerColour)];
        QCOMPARE(parents.left, Genotype::Heterozygous);
        QCOMPARE(parents.top, Genotype::HomozygousRecessive);
        QVERIFY(position->parents[static_cast<std::size_t>(Trait::SeedShape)] == genotype::Parents{});
        QVERIFY(genotype::isValid(gameOf(*position)));
    }

    void growsPlantsThatTheCrossCanComplete() {
        for (const char* cross : {"Ff x ff", "FF x ff", "Tt x Tt", "RrGg x RrGg", "RrFfGgTt x RrFfGgTt"}) {
            const Experiment experiment = offspringByLooks(startCross(cross));
            const auto position = boardPosition(experiment);
            QVERIFY(position.has_value());
            for (const genotype::PlantId plant : position->plants[0]) {
                QVERIFY2(plant != genotype::noPlant, cross);
                const auto& card = genotype::plantCard(plant);
                for (const BoardSquare& square : experiment.board)
                    if ((card.traits >> static_cast<int>(square.trait)) & 1)
                        QVERIFY2(genotype::punnettCounts(
                                     square.parents)[static_cast<std::size_t>(card.genotype(square.trait))] >
                                     0,
                                 cross);
            }
            QVERIFY(genotype::isValid(gameOf(*position)));
        }
    }

    void asksOfTwoGenesForBoth() {
        const auto position = boardPosition(offspringByLooks(startCross("RrGg x RrGg")));
        for (const genotype::PlantId plant : position->plants[0]) {
            const auto traits = genotype::plantCard(plant).traits;
            QVERIFY((traits >> static_cast<int>(Trait::SeedShape)) & 1);
            QVERIFY((traits >> static_cast<int>(Trait::PodColour)) & 1);
        }
    }

    void growsForAMutationWhatOnlyAMutationCanComplete() {
        Experiment experiment;
        experiment.forMutation = true;
        experiment.board = {
            {Trait::FlowerColour, {Genotype::HomozygousDominant, Genotype::HomozygousDominant}}};
        const auto position = boardPosition(experiment);
        for (const genotype::PlantId plant : position->plants[0])
            QVERIFY(genotype::plantCard(plant).genotype(Trait::FlowerColour) != Genotype::HomozygousDominant);
    }

    void hasNoPositionForGenesThatTheGameDoesNotHave() {
        QVERIFY(!boardPosition(Experiment{}));
        Cross linked = startCross("RrGg x RrGg");
        linked.recombination = {0.1};
        QVERIFY(!boardPosition(offspringByLooks(linked)));
    }
};

GENOTYPE_TEST(BoardPositionTest)
#include "board_position_test.moc"
