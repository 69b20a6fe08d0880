// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/mapping_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

using namespace lessons;

namespace {

/// What a huge sample of these shares would be.
GameteCounts expectedCounts(const MappingStudy& study) {
    GameteCounts counts{};
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = std::llround(1e9 * study.chances[i]);
    return counts;
}

} // namespace

class MappingExperimentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void manyOffspringOfAPlantShowItsMap() {
        for (int number = 0; number < 300; ++number) {
            const MappingStudy study = unknownPlant(number);
            const auto analysis = threePointAnalysis(expectedCounts(study));
            QVERIFY(analysis.map);
            QCOMPARE(analysis.map->order[1], study.middle);
            QCOMPARE(analysis.parental->front(), study.map->parental);
            const bool turned = analysis.map->order[0] != study.map->order[0];
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(std::abs(analysis.map->intervals[i].estimate.fraction -
                                 study.map->fractions[turned ? 1 - i : i]) < 1e-8);
            QVERIFY(std::abs(*analysis.map->coincidence - study.map->coincidence) < 1e-6);
        }
    }

    void everyOrderAndEveryPhaseComesUp() {
        std::map<std::size_t, int> middles;
        std::map<std::size_t, int> phases;
        for (int number = 0; number < 600; ++number) {
            const MappingStudy study = unknownPlant(number);
            ++middles[study.middle];
            ++phases[study.map->parental];
        }
        QCOMPARE(middles.size(), std::size_t{3});
        QCOMPARE(phases.size(), std::size_t{4});
        for (const auto& [middle, plants] : middles)
            QVERIFY2(plants > 150, qPrintable(QString::number(plants)));
        for (const auto& [phase, plants] : phases)
            QVERIFY2(plants > 100, qPrintable(QString::number(plants)));
    }

    void theSameNumberIsTheSamePlant() {
        QCOMPARE(unknownPlant(77).chances, unknownPlant(77).chances);
        QVERIFY(unknownPlant(77).chances != unknownPlant(78).chances);
    }

    /// The tables name their genes from left to right: so shown, they would tell the order.
    void theFliesAreNamedInAnyOrder() {
        for (const PublishedMapping& published : publishedMappings()) {
            std::set<std::size_t> places;
            const auto original = threePointAnalysis(published.counts);
            for (int number = 0; number < 40; ++number) {
                const MappingStudy study = publishedStudy(published, number);
                places.insert(study.middle);
                QCOMPARE(study.genes[study.middle].name, published.genes[1].name);
                QCOMPARE(core::english(study.mutants[study.middle]), core::english(published.mutants[1]));
                const auto analysis = threePointAnalysis(study.counts);
                QCOMPARE(analysis.offspring, original.offspring);
                QCOMPARE(analysis.map->doubleCrossovers, original.map->doubleCrossovers);
                QCOMPARE(analysis.map->outer.recombinants, original.map->outer.recombinants);
            }
            QCOMPARE(places.size(), std::size_t{3});
        }
    }

    void theEightClassesAreHeldAgainstIndependence() {
        const Experiment experiment = mappingExperiment(unknownPlant(5));
        QCOMPARE(experiment.ratioText(), std::string("1 : 1 : 1 : 1 : 1 : 1 : 1 : 1"));
        QCOMPARE(experiment.outcomes[4].letters, std::string("aBC"));
        const auto rolled = experiment.rolled();
        QVERIFY(std::abs(std::reduce(rolled.begin(), rolled.end()) - 1) < 1e-12);
        QVERIFY(rolled != experiment.chances());
        // A colour that differs between pairs would give the pairs away.
        QCOMPARE(mappingExperiment(unknownPlant(6)).outcomes[3].tone, experiment.outcomes[3].tone);
    }

    void aPupilPredictsOnceForAllPlants() {
        QCOMPARE(mappingExperiment(unknownPlant(5)).key, mappingExperiment(unknownPlant(6)).key);
        std::set<std::string> keys{unknownPlant(5).key};
        for (const PublishedMapping& published : publishedMappings())
            keys.insert(publishedStudy(published, 5).key);
        QCOMPARE(keys.size(), publishedMappings().size() + 1);
    }

    void noChromosomeHasMoreDoubleCrossoversThanCrossovers() {
        KnownMap map;
        map.fractions = {0.1, 0.2};
        map.coincidence = 10;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, gameteChances(map));
        map.coincidence = 1;
        map.fractions = {0.1, 0.6};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, gameteChances(map));
    }

    /// Without interference the classes are those of two independent crossovers (Offspring's linked gametes).
    void withoutInterferenceTheGametesAreThoseOfALinkedCross() {
        Cross cross = startCross("RrGgTt x rrggtt");
        cross.recombination = {0.1, 0.2};
        const auto looks = Offspring(cross).byPhenotype();
        KnownMap map;
        map.fractions = {0.1, 0.2};
        const auto chances = gameteChances(map);
        for (std::size_t i = 0; i < chances.size(); ++i)
            QVERIFY(std::abs(chances[i] - looks[i]) < 1e-15);
    }

    /// 1000 offspring of ABC/abc with A and C separated by B: 10 % and 20 %, two double crossovers in 100.
    void theMappedCrossIsTheOneThatWasCounted() {
        const MappedGenes genes{{{"A", {"A", "a"}}, {"ct", {"+", "ct"}}, {"C", {"C", "c"}}}};
        // By A, ct, C: the middle gene is A, and the parental chromosomes are A+C and act c.
        const ThreePointAnalysis analysis = threePointAnalysis({360, 90, 40, 10, 10, 40, 90, 360});
        const Cross cross = mappedCross(analysis, genes);
        QCOMPARE(cross.genes.size(), std::size_t{3});
        QCOMPARE(cross.genes[0].symbols[0], std::string("ct⁺"));
        QCOMPARE(cross.genes[1].symbols[0], std::string("A"));
        QCOMPARE(cross.genes[2].symbols[0], std::string("C"));
        QVERIFY((cross.first == Individual{{{0, 1}, {0, 1}, {0, 1}}}));
        QVERIFY((cross.second == Individual{{{1, 1}, {1, 1}, {1, 1}}}));
        QVERIFY(std::abs(cross.recombinationAfter(0) - 0.1) < 1e-12);
        QVERIFY(std::abs(cross.recombinationAfter(1) - 0.2) < 1e-12);
        requireValid(cross);
    }
};

GENOTYPE_TEST(MappingExperimentTest)
#include "mapping_experiment_test.moc"
