// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/offspring.h"
#include "read.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>

using namespace lessons;
using tests::crossOf;
using Ratio = std::vector<std::int64_t>;

class OffspringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMonohybridCrossGivesOneTwoOneAndThreeToOne() {
        const Offspring offspring(crossOf("Ff", "Ff"));
        QCOMPARE(wholeRatio(offspring.byGenotype()), (Ratio{1, 2, 1}));
        QCOMPARE(wholeRatio(offspring.byPhenotype()), (Ratio{3, 1}));
        QCOMPARE(offspring.genotypeNotation(1), std::string("Ff"));
        QCOMPARE(core::english(offspring.phenotypeName(1)), std::string("white"));
    }

    void theDihybridCrossGivesNineThreeThreeOne() {
        const Offspring offspring(crossOf("RrGg", "RrGg"));
        QCOMPARE(wholeRatio(offspring.byGenotype()), (Ratio{1, 2, 1, 2, 4, 2, 1, 2, 1}));
        QCOMPARE(wholeRatio(offspring.byPhenotype()), (Ratio{9, 3, 3, 1}));
        QCOMPARE(offspring.genotypeNotation(0), std::string("RRGG"));
        QCOMPARE(offspring.genotypeNotation(4), std::string("RrGg"));
        QCOMPARE(offspring.genotypeNotation(5), std::string("Rrgg"));
        const char* const names[]{"round, green", "round, yellow", "wrinkled, green", "wrinkled, yellow"};
        for (std::size_t phenotype = 0; phenotype < 4; ++phenotype)
            QCOMPARE(core::english(offspring.phenotypeName(phenotype)), std::string(names[phenotype]));
    }

    void theProductRuleHoldsForFourGenes() {
        const Offspring offspring(crossOf("RrFfGgTt", "RrFfGgTt"));
        QCOMPARE(offspring.genotypeCount(), std::size_t{81});
        QCOMPARE(offspring.phenotypeCount(), std::size_t{16});
        QCOMPARE(wholeRatio(offspring.byPhenotype()),
                 (Ratio{81, 27, 27, 9, 27, 9, 9, 3, 27, 9, 9, 3, 9, 3, 3, 1}));
        const double single[]{0.25, 0.5, 0.25};
        for (std::size_t genotype = 0; genotype < 81; ++genotype) {
            double product = 1;
            for (const std::size_t ofGene : offspring.genesOfGenotype(genotype))
                product *= single[ofGene];
            CLOSE(offspring.byGenotype()[genotype], product);
        }
    }

    void aTestCrossShowsTheGametesOfTheUnknownParent() {
        QCOMPARE(wholeRatio(Offspring(crossOf("Ff", "ff")).byPhenotype()), (Ratio{1, 1}));
        QCOMPARE(wholeRatio(Offspring(crossOf("FF", "ff")).byPhenotype()), (Ratio{1, 0}));
        QCOMPARE(wholeRatio(Offspring(crossOf("RrGg", "rrgg")).byPhenotype()), (Ratio{1, 1, 1, 1}));
    }

    void incompleteDominanceAndCodominanceShowTheGenotype() {
        for (const char* id : {"flower-incomplete", "flower-codominance", "height-incomplete"}) {
            const std::vector<Gene> genes{*findGene(id)};
            const std::string heterozygous = genes[0].notation(1);
            const Offspring offspring(crossOf(genes, heterozygous, heterozygous));
            QCOMPARE(wholeRatio(offspring.byPhenotype()), (Ratio{1, 2, 1}));
        }
    }

    void bloodGroupsOfChildren() {
        // Iᴬi × Iᴮi: one quarter each of A, B, AB, 0.
        QCOMPARE(wholeRatio(Offspring(crossOf("IAi", "IBi")).byPhenotype()), (Ratio{1, 1, 1, 1}));
        QCOMPARE(wholeRatio(Offspring(crossOf("IAIB", "ii")).byPhenotype()), (Ratio{1, 1, 0, 0}));
        QCOMPARE(wholeRatio(Offspring(crossOf("IAIB", "IAIB")).byPhenotype()), (Ratio{1, 1, 2, 0}));
    }

    void linkedPairsShiftTheSquare() {
        // F2 in coupling: the double recessive has ((1 − r)/2)², the double dominant ½ + that.
        const double r = 0.2;
        const Offspring offspring(crossOf("RG/rg", "RG/rg", {r}));
        const double both = (1 - r) * (1 - r) / 4;
        CLOSE(offspring.byPhenotype()[3], both);
        CLOSE(offspring.byPhenotype()[0], 0.5 + both);
        CLOSE(offspring.byPhenotype()[1], 0.25 - both);
        QVERIFY(wholeRatio(offspring.byPhenotype()).empty());
        const Offspring repulsion(crossOf("Rg/rG", "Rg/rG", {r}));
        CLOSE(repulsion.byPhenotype()[3], r * r / 4);
    }

    void eachGeneAloneKeepsItsThreeToOneUnderAnyLinkage() {
        for (const double r : {0.0, 0.01, 0.2, 0.5}) {
            const Offspring offspring(crossOf("RG/rg", "RG/rg", {r}));
            CLOSE(offspring.byPhenotype()[0] + offspring.byPhenotype()[1], 0.75);
            CLOSE(offspring.byPhenotype()[0] + offspring.byPhenotype()[2], 0.75);
        }
    }

    void theSquareHoldsEveryOffspringOnce() {
        const Offspring offspring(crossOf("RrFfGgTt", "RrFfGgTt"));
        const PunnettSquare square = punnettSquare(offspring);
        QCOMPARE(square.rows.size(), std::size_t{16});
        QCOMPARE(square.cells.size(), std::size_t{256});
        std::vector<double> byGenotype(offspring.genotypeCount());
        for (std::size_t row = 0; row < 16; ++row)
            for (std::size_t column = 0; column < 16; ++column)
                byGenotype[square.cell(row, column)] += square.chance(row, column);
        for (std::size_t genotype = 0; genotype < byGenotype.size(); ++genotype)
            CLOSE(byGenotype[genotype], offspring.byGenotype()[genotype]);
    }

    void theSquareOfOneGeneIsThatOfTheBoard() {
        for (const genotype::Genotype left : genotype::allGenotypes)
            for (const genotype::Genotype top : genotype::allGenotypes) {
                const auto trait = genotype::Trait::PodColour;
                const Offspring offspring(
                    crossOf(genotype::notation(trait, left), genotype::notation(trait, top)));
                const PunnettSquare square = punnettSquare(offspring);
                QCOMPARE(square.cells.size(), std::size_t{4});
                for (std::size_t cell = 0; cell < 4; ++cell)
                    QCOMPARE(square.cells[cell], static_cast<std::size_t>(genotype::punnettCell(
                                                     {left, top}, static_cast<int>(cell))));
            }
    }

    void sumsCountsByPhenotype() {
        const Offspring offspring(crossOf("RrGg", "RrGg"));
        const std::vector<std::int64_t> counts{1, 2, 3, 4, 5, 6, 7, 8, 9};
        QCOMPARE(offspring.phenotypeCounts(counts), (Ratio{12, 9, 15, 9}));
    }

    void chancesSumToOneForMendelsSeven() {
        const Offspring offspring(crossOf("RrFfGgTtYyVvAa", "RrFfGgTtYyVvAa"));
        QCOMPARE(offspring.genotypeCount(), std::size_t{2187});
        const auto& chances = offspring.byGenotype();
        CLOSE(std::accumulate(chances.begin(), chances.end(), 0.0), 1.0);
    }
};

GENOTYPE_TEST(OffspringTest)
#include "offspring_test.moc"
