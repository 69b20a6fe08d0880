// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/brood.h"
#include "lessons/topics/interaction_experiment.h"
#include "read.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using tests::crossOf;
using Counts = std::vector<std::int64_t>;

namespace {

Brood broodOf(const char* id) {
    const Interaction& interaction = *findInteraction(id);
    return Brood(usualCross(interaction), interaction);
}

double sumOf(const std::vector<double>& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

} // namespace

class BroodTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void genesByThemselvesAreNumberedAsTheirOffspring() {
        const Cross cross = crossOf("RrGg", "RrGg");
        const Brood brood(cross);
        const Offspring offspring(cross);
        QCOMPARE(brood.byKind(), offspring.byGenotype());
        QCOMPARE(brood.byPhenotype(), offspring.byPhenotype());
        QVERIFY(brood.showsGenes() && brood.dead() == 0);
        for (std::size_t kind = 0; kind < brood.kindCount(); ++kind) {
            QCOMPARE(brood.genotypeOf(kind), kind);
            QCOMPARE(brood.phenotypeOf(kind), offspring.phenotypeOf(kind));
            QVERIFY(!brood.dies(kind));
        }
        QCOMPARE(broodByPhenotype(brood).key, offspringByLooks(cross).key);
        QCOMPARE(broodByGenotype(brood).ratio, offspringByGenotype(cross).ratio);
    }

    void countsAreSummedByWhatTheyShow() {
        const Brood dogs = broodOf("recessive-epistasis");
        QCOMPARE(dogs.phenotypeCounts(Counts{1, 2, 3, 4, 5, 6, 7, 8, 9}), (Counts{12, 15, 18}));
        QCOMPARE(dogs.genotypeCounts(Counts{1, 2, 3, 4, 5, 6, 7, 8, 9}), (Counts{1, 2, 3, 4, 5, 6, 7, 8, 9}));
        QCOMPARE(core::english(dogs.phenotypeName(2)), std::string("yellow dog"));
        QVERIFY(!dogs.showsGenes());
    }

    void whoDoesNotShowItIsAKindOfItsOwn() {
        // Rr × rr: of the half with R nine in ten have a tumour.
        const Brood children = broodOf("incomplete-penetrance");
        QCOMPARE(children.kindCount(), std::size_t{6});
        CLOSE(sumOf(children.byKind()), 1.0);
        CLOSE(children.byKind()[1], 0.45);
        CLOSE(children.byKind()[4], 0.05);
        CLOSE(children.byKind()[2], 0.5);
        CLOSE(children.byKind()[5], 0.0);
        QCOMPARE(children.genotypeOf(4), std::size_t{1});
        QCOMPARE(children.phenotypeOf(1), std::size_t{0});
        QCOMPARE(children.phenotypeOf(4), std::size_t{1});
        QCOMPARE(children.genotypeCounts(Counts{0, 45, 50, 0, 5, 0}), (Counts{0, 50, 50}));
        QCOMPARE(children.phenotypeCounts(Counts{0, 45, 50, 0, 5, 0}), (Counts{45, 55}));
        CLOSE(children.penetranceOf(0), 0.9);
        CLOSE(children.penetranceOf(1), 1.0);
    }

    void theDeadAreNoKindThatComesUp() {
        const Brood mice = broodOf("recessive-lethal");
        QVERIFY(mice.dies(0) && !mice.dies(1));
        CLOSE(mice.dead(), 0.25);
        CLOSE(mice.byKind()[0], 0.0);
        CLOSE(mice.byKind()[1], 2.0 / 3);
        QCOMPARE(mice.phenotypeCounts(Counts{0, 7, 4}), (Counts{7, 4}));
        QCOMPARE(mice.ratioOf(mice.byPhenotype()), (Counts{2, 1}));
        const Cross alike = crossOf("tt", "tt");
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Brood(alike, withLethal(alike.genes, "tt")));
    }

    void aLethalGenotypeLeavesTheOthersLooksAsTheyAre() {
        const Cross cross = crossOf("RrTt", "RrTt");
        const Brood brood(cross, withLethal(cross.genes, "TT"));
        const Experiment looks = broodByPhenotype(brood);
        // 6/12, 3/12, 2/12, 1/12: of 16 cells the four with TT are lost.
        QCOMPARE(looks.ratio, (Counts{6, 3, 2, 1}));
        CLOSE(looks.outcomes[0].chance, 0.5);
        QCOMPARE(core::english(looks.outcomes[0].name),
                 core::english(offspringByLooks(cross).outcomes[0].name));
        QCOMPARE(looks.outcomes[1].letters, offspringByLooks(cross).outcomes[1].letters);
        QVERIFY(looks.board.empty() && !looks.gameTrait);
        QVERIFY(looks.key != offspringByLooks(cross).key);
        const Experiment genotypes = broodByGenotype(brood);
        QCOMPARE(genotypes.outcomes.size(), std::size_t{6});
        QCOMPARE(genotypes.ratio, (Counts{2, 1, 4, 2, 2, 1}));
        CLOSE(sumOf(genotypes.chances()), 1.0);
    }

    void anotherLethalGenotypeIsAnotherExperiment() {
        const Cross cross = crossOf("Rr", "Rr");
        const Brood one(cross, withLethal(cross.genes, "RR"));
        const Brood other(cross, withLethal(cross.genes, "rr"));
        QVERIFY(broodByPhenotype(one).key != broodByPhenotype(other).key);
        QCOMPARE(broodByPhenotype(other).outcomes.size(), std::size_t{1});
    }

    void everyPhenotypeOfTheCatalogueHasAColourOfItsOwn() {
        for (const Interaction& one : interactionCatalogue()) {
            const Brood brood(usualCross(one), one);
            for (std::size_t look = 0; look < brood.phenotypeCount(); ++look)
                for (std::size_t other = 0; other < look; ++other)
                    QVERIFY2(toneOf(brood, look) != toneOf(brood, other), one.id.c_str());
        }
    }
};

GENOTYPE_TEST(BroodTest)
#include "brood_test.moc"
