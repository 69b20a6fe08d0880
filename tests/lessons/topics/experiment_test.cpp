// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace lessons;

class ExperimentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void monohybridComesThreeToOneByLooksAndOneTwoOneByGenotype() {
        const Cross cross = startCross("Tt x Tt");
        QCOMPARE(offspringByLooks(cross).ratioText(), std::string("3 : 1"));
        const Experiment genotypes = offspringByGenotype(cross);
        QCOMPARE(genotypes.ratioText(), std::string("1 : 2 : 1"));
        QCOMPARE(genotypes.outcomes[1].letters, std::string("Tt"));
        QVERIFY(genotypes.gameTrait == genotype::Trait::PlantHeight);
        QVERIFY(genotypes.gameParents == genotype::Parents{});
    }

    void whatCannotComeIsNoOutcome() {
        QCOMPARE(offspringByLooks(startCross("TT x tt")).outcomes.size(), std::size_t{1});
        QCOMPARE(offspringByGenotype(startCross("TT x Tt")).outcomes.size(), std::size_t{2});
    }

    void dihybridComesNineThreeThreeOne() {
        const Experiment experiment = offspringByLooks(startCross("RrGg x RrGg"));
        QCOMPARE(experiment.ratioText(), std::string("9 : 3 : 3 : 1"));
        QCOMPARE(experiment.outcomes[0].letters, std::string("R–G–"));
        QCOMPARE(experiment.outcomes[3].letters, std::string("rrgg"));
        QCOMPARE(core::english(experiment.outcomes[2].name), std::string("wrinkled, green"));
    }

    void fourGenesHaveSixteenLooks() {
        const Experiment experiment = offspringByLooks(startCross("RrGgFfTt x RrGgFfTt"));
        QCOMPARE(experiment.outcomes.size(), std::size_t{16});
        QCOMPARE(experiment.ratio.front(), std::int64_t{81});
        QCOMPARE(experiment.ratio.back(), std::int64_t{1});
        QCOMPARE(experiment.outcomes[1].letters, std::string("RGFt"));
    }

    void everyPhenotypeHasLettersOfItsOwn() {
        const auto lettersOf = [](const Cross& cross) {
            std::vector<std::string> all;
            for (const Outcome& outcome : offspringByLooks(cross).outcomes)
                all.push_back(outcome.letters);
            return all;
        };
        Cross cross = startCross("RrFfTt x RrFfTt");
        QCOMPARE(lettersOf(cross)[1], std::string("RFt"));
        for (const char* flower : {"flower-codominance", "flower-incomplete"}) {
            cross.genes[1] = *findGene(flower);
            const auto letters = lettersOf(cross);
            QCOMPARE(letters.size(), std::size_t{12});
            QCOMPARE(std::set<std::string>(letters.begin(), letters.end()).size(), letters.size());
            QCOMPARE(letters[0], std::string("RFFT"));
        }
        const auto letters = lettersOf(startCross("RrGgTtIAIB x RrGgTtIAIB"));
        QCOMPARE(letters.size(), std::size_t{24});
        QCOMPARE(std::set<std::string>(letters.begin(), letters.end()).size(), letters.size());
    }

    void flowersHaveTheColourOfTheirPetals() {
        using enum genotype::Phenotype;
        using Flowers = std::vector<std::optional<genotype::Phenotype>>;
        const auto flowers = [](const Cross& cross) {
            Flowers found;
            for (const Outcome& outcome : offspringByLooks(cross).outcomes)
                found.push_back(outcome.tone.flowers);
            return found;
        };
        QVERIFY((flowers(startCross("Ff x Ff")) == Flowers{PurpleFlowers, WhiteFlowers}));
        QVERIFY((flowers(startCross("Tt x Tt")) == Flowers{{}, {}}));
        // With two genes, the usual colours are kept, which distinguish all four phenotypes.
        for (const auto& one : flowers(startCross("RrFf x RrFf")))
            QVERIFY(!one);
        Cross cross = startCross("Ff x Ff");
        cross.genes = {*findGene("flower-codominance")};
        QVERIFY((flowers(cross) == Flowers{RedFlowers, RedAndWhiteFlowers, WhiteFlowers}));
        cross.genes = {*findGene("flower-incomplete")};
        QVERIFY((flowers(cross) == Flowers{RedFlowers, PinkFlowers, WhiteFlowers}));
    }

    void gametesOfAHeterozygoteAreHalfAndHalf() {
        const Cross cross = startCross("Ff x ff");
        const Experiment experiment = gameteExperiment(cross, cross.first);
        QCOMPARE(experiment.ratioText(), std::string("1 : 1"));
        QCOMPARE(gameteExperiment(cross, cross.second).outcomes.size(), std::size_t{1});
    }

    void aTinyChanceIsNotWrittenWithAnExponent() {
        Experiment experiment;
        experiment.outcomes.resize(3);
        experiment.outcomes[0].chance = 2.43e-35;
        experiment.outcomes[1].chance = 1;
        experiment.outcomes[2].chance = 9.67e-9;
        QCOMPARE(experiment.ratioText(), std::string("<0.001 : 100 : <0.001"));
    }
};

GENOTYPE_TEST(ExperimentTest)
#include "experiment_test.moc"
