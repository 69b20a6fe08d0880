// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/cross.h"
#include "read.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <limits>
#include <stdexcept>

using namespace lessons;
using tests::crossOf;

namespace {

std::string listOf(const Cross& cross, const std::vector<Gamete>& gametes) {
    std::string text;
    for (const Gamete& gamete : gametes)
        text += (text.empty() ? "" : " ") + notation(cross, gamete);
    return text;
}

double chanceOf(const Cross& cross, const Individual& parent, std::string_view gamete) {
    for (const Gamete& one : gametesOf(cross, parent))
        if (notation(cross, one) == gamete)
            return one.chance;
    return 0;
}

} // namespace

class CrossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aParentGivesOneAlleleOfEachGene() {
        const Cross cross = crossOf("RrGg", "RRgg");
        QCOMPARE(listOf(cross, gametesOf(cross, cross.first)), std::string("RG Rg rG rg"));
        QCOMPARE(listOf(cross, gametesOf(cross, cross.second)), std::string("Rg"));
        for (const Gamete& gamete : gametesOf(cross, cross.first))
            QCOMPARE(gamete.chance, 0.25);
    }

    void aPrintedSquareListsEveryChoiceOfChromosomes() {
        const Cross cross = crossOf("RRGg", "rrGG");
        QCOMPARE(listOf(cross, gametesOf(cross, cross.first, GameteList::EveryChoice)),
                 std::string("RG Rg RG Rg"));
        QCOMPARE(gametesOf(cross, cross.second, GameteList::EveryChoice).size(), std::size_t{4});
    }

    void linkedAllelesStayTogetherUnlessTheyRecombine() {
        const Cross cross = crossOf("RG/rg", "rg/rg", {0.1});
        CLOSE(chanceOf(cross, cross.first, "RG"), 0.45);
        CLOSE(chanceOf(cross, cross.first, "rg"), 0.45);
        CLOSE(chanceOf(cross, cross.first, "Rg"), 0.05);
        CLOSE(chanceOf(cross, cross.first, "rG"), 0.05);
        const Cross repulsion = crossOf("Rg/rG", "rg/rg", {0.1});
        CLOSE(chanceOf(repulsion, repulsion.first, "RG"), 0.05);
    }

    void completelyLinkedGenesMakeTwoKindsOfGametes() {
        const Cross cross = crossOf("RG/rg", "rg/rg", {0});
        QCOMPARE(listOf(cross, gametesOf(cross, cross.first)), std::string("RG rg"));
    }

    void aFractionOfOneHalfIsIndependence() {
        const Cross linked = crossOf("RrGgTt", "RrGgTt", {0.5, 0.5});
        const Cross free = crossOf("RrGgTt", "RrGgTt");
        QCOMPARE(gametesOf(linked, linked.first), gametesOf(free, free.first));
        QVERIFY(!linked.isLinked());
    }

    void crossoversInTwoIntervalsAreIndependent() {
        // Without interference a double recombinant has the product of both chances; the outer genes
        // recombine if exactly one interval does: r13 = r12 + r23 − 2 r12 r23 (Haldane 1919).
        const Cross cross = crossOf("RGT/rgt", "rgt/rgt", {0.1, 0.2});
        CLOSE(chanceOf(cross, cross.first, "RgT"), 0.5 * 0.1 * 0.2);
        double outer = 0;
        for (const Gamete& gamete : gametesOf(cross, cross.first))
            if (gamete.alleles[0] != gamete.alleles[2])
                outer += gamete.chance;
        CLOSE(outer, 0.1 + 0.2 - 2 * 0.1 * 0.2);
    }

    void chancesOfGametesSumToOne() {
        for (const auto& fractions :
             {std::vector<double>{}, std::vector<double>{0.5, 0.03, 0.2, 0, 0.4, 0.5}}) {
            const Cross cross = crossOf("RrFfGgTtYyVvAa", "RRffGgTtYyvvAa", fractions);
            for (const Individual& parent : {cross.first, cross.second})
                for (const GameteList list : {GameteList::Distinct, GameteList::EveryChoice}) {
                    double sum = 0;
                    for (const Gamete& gamete : gametesOf(cross, parent, list))
                        sum += gamete.chance;
                    CLOSE(sum, 1.0);
                }
        }
    }

    void writesAParentWithItsPhaseOnlyWhereItMatters() {
        const Cross linked = crossOf("RrgG", "RRGg", {0.2});
        QCOMPARE(notation(linked, linked.first), std::string("Rg/rG"));
        QCOMPARE(notation(linked, linked.second), std::string("RRGg"));
        const Cross free = crossOf("rRgG", "RRGg");
        QCOMPARE(notation(free, free.first), std::string("RrGg"));
    }

    void refusesACrossThatDoesNotFitTogether() {
        const Cross good = crossOf("RrGg", "RrGg", {0.1});
        const auto refuses = [](const Cross& cross) {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, gametesOf(cross, cross.first));
        };
        Cross bad = good;
        bad.first.loci.pop_back();
        refuses(bad);
        bad = good;
        bad.second.loci[1][0] = 2;
        refuses(bad);
        bad = good;
        bad.recombination = {0.1, 0.2};
        refuses(bad);
        for (const double fraction : {-0.1, 0.51, std::numeric_limits<double>::quiet_NaN()}) {
            bad = good;
            bad.recombination = {fraction};
            refuses(bad);
        }
        refuses(Cross{});
    }
};

GENOTYPE_TEST(CrossTest)
#include "cross_test.moc"
