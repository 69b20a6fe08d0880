// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "lessons/documents/start_cross.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/meiosis/meiosis.h"
#include "lessons/meiosis/meiosis_series.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

using namespace lessons;

namespace {

Cross crossed(const char* parents, std::vector<double> recombination = {}) {
    Cross cross = startCross(parents);
    cross.recombination = std::move(recombination);
    return cross;
}

struct WeightedCourse {
    PairCourse course;
    double chance = 1;
};

/// All that chance can do with one pair, written down from the rules and not from the code that draws: a
/// crossover in each stretch between two genes with the chance 2r, between any two chromatids that carry
/// different homologues' pieces there.
std::vector<WeightedCourse> everyCourse(const ChromosomePair& pair) {
    struct Partial {
        std::vector<Crossover> crossovers;
        std::array<int, 4> homologueAt{0, 0, 1, 1}; ///< by chromatid, in the stretch reached so far
        double chance = 1;
    };
    std::vector<Partial> partial(1);
    for (std::size_t stretch = 0; stretch < pair.recombination.size(); ++stretch) {
        std::vector<Partial> next;
        for (const Partial& before : partial) {
            next.push_back(before);
            next.back().chance *= 1 - 2 * pair.recombination[stretch];
            for (std::size_t one = 0; one < 4; ++one)
                for (std::size_t other = 0; other < 4; ++other) {
                    if (before.homologueAt[one] != 0 || before.homologueAt[other] != 1)
                        continue;
                    next.push_back(before);
                    next.back().crossovers.push_back({stretch, {one, other}});
                    std::swap(next.back().homologueAt[one], next.back().homologueAt[other]);
                    next.back().chance *= 2 * pair.recombination[stretch] / 4;
                }
        }
        partial = std::move(next);
    }
    std::vector<WeightedCourse> courses;
    for (const Partial& one : partial)
        for (int bits = 0; bits < 8; ++bits)
            courses.push_back(
                {{one.crossovers, (bits & 1) != 0, {(bits & 2) != 0, (bits & 4) != 0}}, one.chance / 8});
    return courses;
}

/// Every meiosis of the first parent with its chance.
template <typename Visit> void forEveryMeiosis(const Cross& cross, const Visit& visit) {
    std::vector<std::vector<WeightedCourse>> byPair;
    for (const ChromosomePair& pair : chromosomesOf(cross, cross.first))
        byPair.push_back(everyCourse(pair));
    std::vector<std::size_t> at(byPair.size(), 0);
    for (;;) {
        std::vector<PairCourse> courses;
        double chance = 1;
        for (std::size_t pair = 0; pair < byPair.size(); ++pair) {
            courses.push_back(byPair[pair][at[pair]].course);
            chance *= byPair[pair][at[pair]].chance;
        }
        visit(Meiosis(cross, cross.first, courses), chance);
        std::size_t pair = 0;
        while (pair < at.size() && ++at[pair] == byPair[pair].size())
            at[pair++] = 0;
        if (pair == at.size())
            return;
    }
}

std::size_t kindOf(const std::vector<Gamete>& kinds, const Gamete& gamete) {
    return std::size_t(std::ranges::find(kinds, gamete.alleles, &Gamete::alleles) - kinds.begin());
}

void addParents() {
    QTest::addColumn<Cross>("cross");
    QTest::newRow("one gene") << crossed("Rr x Rr");
    QTest::newRow("two genes") << crossed("RrGg x RrGg");
    QTest::newRow("one of them homozygous") << crossed("RrGG x RrGG");
    QTest::newRow("three genes") << crossed("RrGgTt x RrGgTt");
    QTest::newRow("two linked genes") << crossed("RrGg x RrGg", {0.15});
    QTest::newRow("in repulsion") << crossed("RrgG x RrGg", {0.3});
    QTest::newRow("never separated") << crossed("RrGg x RrGg", {0.0});
    QTest::newRow("three linked genes") << crossed("RrGgTt x RrGgTt", {0.1, 0.25});
    QTest::newRow("two linked genes and another") << crossed("RrGgTt x RrGgTt", {0.2, 0.5});
    QTest::newRow("X and X") << crossed("XRXr x XrY");
    QTest::newRow("X and Y") << crossed("XRY x XrXr");
}

} // namespace

Q_DECLARE_METATYPE(lessons::Cross)

/// One meiosis, and all that there can be.
class MeiosisTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyProductHasTheChancesOfTheCrossesGametes_data() { addParents(); }

    void everyProductHasTheChancesOfTheCrossesGametes() {
        QFETCH(const Cross, cross);
        const auto kinds = gametesOf(cross, cross.first);
        std::array<std::vector<double>, productsOfMeiosis> chances;
        chances.fill(std::vector<double>(kinds.size(), 0));
        double all = 0;
        forEveryMeiosis(cross, [&](const Meiosis& meiosis, double chance) {
            all += chance;
            for (std::size_t product = 0; product < productsOfMeiosis; ++product) {
                const std::size_t kind = kindOf(kinds, meiosis.product(product));
                if (chance > 0) {
                    QVERIFY(kind < kinds.size());
                    chances[product][kind] += chance;
                }
            }
        });
        QVERIFY(std::abs(all - 1) < 1e-12);
        for (const auto& ofProduct : chances)
            for (std::size_t kind = 0; kind < kinds.size(); ++kind)
                QVERIFY(std::abs(ofProduct[kind] - kinds[kind].chance) < 1e-12);
    }

    void everyMeiosisGivesTwoOfEachAllele_data() { addParents(); }

    void everyMeiosisGivesTwoOfEachAllele() {
        QFETCH(const Cross, cross);
        forEveryMeiosis(cross, [&](const Meiosis& meiosis, double) {
            for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
                std::multiset<AlleleIndex> passed;
                for (std::size_t product = 0; product < productsOfMeiosis; ++product)
                    passed.insert(meiosis.product(product).alleles[gene]);
                const auto& alleles = cross.first.loci[gene];
                const std::multiset<AlleleIndex> expected{alleles[0], alleles[0], alleles[1], alleles[1]};
                QVERIFY(passed == expected);
            }
        });
    }

    void oneCrossoverMakesTwoOfFourGametesNew() {
        const Cross cross = crossed("RrGg x RrGg", {0.2});
        const Meiosis with(cross, cross.first, {{{Crossover{}}, false, {}}});
        const Meiosis without(cross, cross.first, {PairCourse{}});
        QCOMPARE(notation(cross, with.product(0)) + notation(cross, with.product(1)) +
                     notation(cross, with.product(2)) + notation(cross, with.product(3)),
                 std::string("RGRgrGrg"));
        QCOMPARE(notation(cross, without.product(0)) + notation(cross, without.product(1)) +
                     notation(cross, without.product(2)) + notation(cross, without.product(3)),
                 std::string("RGRGrgrg"));
    }

    void beforeCrossingOverSistersAreAlike() {
        const Cross cross = crossed("RrGg x RrGg", {0.2});
        const Meiosis meiosis(cross, cross.first, {{{Crossover{}}, false, {}}});
        for (std::size_t gene = 0; gene < 2; ++gene) {
            QCOMPARE(meiosis.alleleOf(0, 0, gene, false), meiosis.alleleOf(0, 1, gene, false));
            QCOMPARE(meiosis.alleleOf(0, 2, gene, false), meiosis.alleleOf(0, 3, gene, false));
        }
        QVERIFY(meiosis.alleleOf(0, 0, 1, true) != meiosis.alleleOf(0, 1, 1, true));
        QCOMPARE(meiosis.originOf(0, 1, 2), std::size_t{1}); // and the tip goes with it
    }

    void aGeneOfItsOwnHasAPairOfItsOwn() {
        const Cross cross = crossed("RrGgTt x RrGgTt", {0.2, 0.5});
        const auto pairs = chromosomesOf(cross, cross.first);
        QCOMPARE(pairs.size(), std::size_t{2});
        QCOMPARE(pairs[0].genes, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(pairs[0].recombination, std::vector<double>{0.2});
        QCOMPARE(pairs[1].genes, (std::vector<std::size_t>{2}));
    }

    void aFathersSecondSexChromosomeIsAYWithoutTheGene() {
        const Cross cross = crossed("XRXr x XrY");
        const auto mother = chromosomesOf(cross, cross.first);
        const auto father = chromosomesOf(cross, cross.second);
        QVERIFY(mother[0].sex && !mother[0].y);
        QVERIFY(father[0].sex && father[0].y == std::size_t{1});
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 Meiosis(cross, cross.second, {{{Crossover{}}, false, {}}}));
    }

    void coursesThatCannotBeAreRefused() {
        const Cross cross = crossed("RrGgTt x RrGgTt", {0.2, 0.2});
        const auto refuses = [&cross](std::vector<Crossover> crossovers) {
            try {
                const Meiosis made(cross, cross.first, {{std::move(crossovers), false, {}}});
                return false;
            } catch (const std::invalid_argument&) {
                return true;
            }
        };
        QVERIFY(!refuses({{0, {1, 2}}, {1, {0, 3}}}));
        QVERIFY(refuses({{1, {1, 2}}, {0, {1, 2}}}));
        QVERIFY(refuses({{0, {1, 2}}, {0, {0, 3}}}));
        QVERIFY(refuses({{3, {1, 2}}}));
        QVERIFY(refuses({{0, {0, 1}}}));
        QVERIFY(refuses({{0, {1, 4}}}));
        // After the first swap, beyond it chromatids 1 and 3 carry the same homologue's piece.
        QVERIFY(refuses({{0, {1, 2}}, {1, {1, 3}}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Meiosis(cross, cross.first, {}));
    }

    void aDrawnProductHasTheChancesOfTheCrossesGametes_data() { addParents(); }

    /// One of the four of each meiosis, so that the draws are independent.
    void aDrawnProductHasTheChancesOfTheCrossesGametes() {
        QFETCH(const Cross, cross);
        const auto kinds = gametesOf(cross, cross.first);
        if (kinds.size() < 2)
            return;
        std::vector<double> chances;
        for (const Gamete& kind : kinds)
            chances.push_back(kind.chance);
        for (std::size_t product = 0; product < productsOfMeiosis; ++product) {
            Generator generator(11);
            std::vector<std::int64_t> counts(kinds.size(), 0);
            for (int i = 0; i < 20'000; ++i)
                ++counts[kindOf(kinds, drawMeiosis(cross, cross.first, generator).product(product))];
            QVERIFY(goodnessOfFit(counts, chances).pValue > 1e-4);
        }
    }

    void betweenLinkedGenesTwiceTheFractionOfMeiosesHaveACrossover() {
        const Cross cross = crossed("RrGgTt x RrGgTt", {0.1, 0.25});
        Generator generator(5);
        std::array<std::int64_t, 4> counts{};
        std::map<std::array<std::size_t, 2>, std::int64_t> seconds;
        for (int i = 0; i < 40'000; ++i) {
            const auto meiosis = drawMeiosis(cross, cross.first, generator);
            const auto& crossovers = meiosis.courses()[0].crossovers;
            const auto has = [&](std::size_t stretch) {
                return std::ranges::find(crossovers, stretch, &Crossover::after) != crossovers.end();
            };
            ++counts[(has(0) ? 2u : 0u) + (has(1) ? 1u : 0u)];
            QVERIFY(!crossovers.empty());
            if (has(0) && has(1))
                ++seconds[crossovers[1].chromatids];
        }
        const std::vector<std::int64_t> seen(counts.begin(), counts.end());
        const std::vector<double> chances{0.8 * 0.5, 0.8 * 0.5, 0.2 * 0.5, 0.2 * 0.5};
        QVERIFY(goodnessOfFit(seen, chances).pValue > 1e-4);
        // Two-strand, three-strand and four-strand doubles, all equally likely.
        std::vector<std::int64_t> ofSeconds;
        for (const auto& [chromatids, count] : seconds)
            ofSeconds.push_back(count);
        QCOMPARE(ofSeconds.size(), std::size_t{4});
        const std::vector<double> quarters(4, 0.25);
        QVERIFY(goodnessOfFit(ofSeconds, quarters).pValue > 1e-4);
    }

    void theSameSeedGivesTheSameSeries() {
        const Cross cross = crossed("RrGgTt x RrGgTt", {0.2, 0.5});
        MeiosisSeries one(cross, cross.first, 8);
        MeiosisSeries same(cross, cross.first, 8);
        MeiosisSeries other(cross, cross.first, 9);
        std::string letters, again, different;
        for (int i = 0; i < 20; ++i) {
            letters += notation(cross, one.current().product(0));
            again += notation(cross, same.current().product(0));
            different += notation(cross, other.current().product(0));
            one.draw();
            same.draw();
            other.draw();
        }
        QCOMPARE(letters, again);
        QVERIFY(letters != different);
        // On every machine. Worked out with PCG32 and Boost.Random's definitions written anew in Python.
        QCOMPARE(QString::fromStdString(letters.substr(0, 12)), QStringLiteral("RGTrGTRGTrgt"));
    }

    void aSeriesCountsEveryMeiosisOnce() {
        const Cross cross = crossed("RrGg x RrGg");
        MeiosisSeries series(cross, cross.first, 3);
        QCOMPARE(series.counted(), std::int64_t{0});
        series.countCurrent();
        series.countCurrent();
        QCOMPARE(series.counted(), std::int64_t{1});
        series.draw(100);
        QCOMPARE(series.number(), std::int64_t{101});
        QCOMPARE(series.counted(), std::int64_t{100});
        const auto& counts = series.counts();
        QCOMPARE(counts.size(), std::size_t{4});
        QCOMPARE(counts[0] + counts[1] + counts[2] + counts[3], std::int64_t{400});
        // RG, Rg, rG, rg: two of each allele in every meiosis, so half of all exactly.
        QCOMPARE(counts[0] + counts[1], std::int64_t{200});
        QCOMPARE(counts[0] + counts[2], std::int64_t{200});
    }
};

GENOTYPE_TEST(MeiosisTest)
#include "meiosis_test.moc"
