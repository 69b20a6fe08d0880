// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/test_cross.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;
using genotype::Genotype;
using genotype::Inheritance;
using genotype::Parents;

namespace {

constexpr auto pureBred = Genotype::HomozygousDominant;
constexpr auto hybrid = Genotype::Heterozygous;
constexpr auto whiteParent = Genotype::HomozygousRecessive;

} // namespace

class TestCrossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachPurpleOffspringRaisesTheChanceThatTheParentIsHomozygous() {
        // 2ⁿ/(2ⁿ + 1) from even odds.
        const double chances[]{0.5, 2 / 3.0, 0.8, 8 / 9.0, 16 / 17.0, 32 / 33.0, 64 / 65.0};
        for (std::int64_t n = 0; n < 7; ++n)
            CLOSE(posteriorHomozygous(0.5, n), chances[n]);
    }

    void anF2PlantStartsAtOneThird() {
        CLOSE(posteriorHomozygous(1 / 3.0, 0), 1 / 3.0);
        CLOSE(posteriorHomozygous(1 / 3.0, 1), 0.5);
        CLOSE(posteriorHomozygous(1 / 3.0, 10, 0, CrossWith::Itself), 0.898773779136245);
    }

    void mendelsTenOffspringHideAHybridInFivePercent() {
        CLOSE(chanceOfHiding(10, CrossWith::Itself), 0.0563135147094727);
        CLOSE(chanceOfHiding(10, CrossWith::Recessive), 1 / 1024.0);
        CLOSE(chanceOfHiding(0, CrossWith::Recessive), 1.0);
    }

    void oneWhiteOffspringSettlesIt() { QCOMPARE(posteriorHomozygous(0.99, 100, 1), 0.0); }

    void howManyAreEnough() {
        QCOMPARE(offspringNeeded(0.5, 0.99), 7); // 2⁷ = 128 : 1
        QCOMPARE(offspringNeeded(0.5, 0.95), 5);
        QCOMPARE(offspringNeeded(0.5, 0.8), 2); // exactly 4 : 1
        QCOMPARE(offspringNeeded(0.5, 0.5), 0);
        QCOMPARE(offspringNeeded(0.9, 0.5), 0);
        for (const double prior : {0.01, 1 / 3.0, 0.5, 0.9})
            for (const double wanted : {0.6, 0.95, 0.99, 0.999999})
                for (const CrossWith with : {CrossWith::Recessive, CrossWith::Itself}) {
                    const auto n = offspringNeeded(prior, wanted, with);
                    QVERIFY(posteriorHomozygous(prior, n, 0, with) >= wanted);
                    QVERIFY(n == 0 || posteriorHomozygous(prior, n - 1, 0, with) < wanted);
                }
    }

    void aCertainPriorStaysCertain() {
        QCOMPARE(posteriorHomozygous(1, 5), 1.0);
        QCOMPARE(posteriorHomozygous(0, 5), 0.0);
    }

    void refusesWhatIsNoChance() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, posteriorHomozygous(1.1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, posteriorHomozygous(0.5, 1, 2));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, posteriorHomozygous(0.5, -1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, offspringNeeded(0, 0.9));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, offspringNeeded(0.5, 1));
    }

    void findsTheParentsBehindThreeToOne() {
        const std::vector<std::int64_t> counts{31, 9};
        const auto pairs = parentsBehind(counts, Inheritance::CompleteDominance);
        QCOMPARE(pairs.size(), std::size_t{2}); // a white one needs an f from both
        QCOMPARE(pairs[0].parents, (Parents{hybrid, hybrid}));
        QCOMPARE(pairs[1].parents, (Parents{hybrid, whiteParent}));
        // (3/4)³¹(1/4)⁹ against (1/2)⁴⁰.
        CLOSE(pairs[0].share / pairs[1].share, std::pow(1.5, 31) * std::pow(0.5, 9));
        CLOSE(pairs[0].share + pairs[1].share, 1.0);
    }

    void pairsThatLookAlikeAreEquallyLikely() {
        const std::vector<std::int64_t> counts{12, 0};
        const auto pairs = parentsBehind(counts, Inheritance::CompleteDominance);
        QCOMPARE(pairs.size(), std::size_t{5});
        QCOMPARE(pairs[0].parents, (Parents{pureBred, pureBred}));
        QCOMPARE(pairs[1].parents, (Parents{pureBred, hybrid}));
        QCOMPARE(pairs[2].parents, (Parents{pureBred, whiteParent}));
        QCOMPARE(pairs[0].share, pairs[2].share);
        QCOMPARE(pairs[3].parents, (Parents{hybrid, hybrid}));
    }

    void whereHybridsLookDifferentTheParentsAreSoonKnown() {
        const std::vector<std::int64_t> counts{0, 6, 5};
        const auto pairs = parentsBehind(counts, Inheritance::IncompleteDominance);
        QCOMPARE(pairs[0].parents, (Parents{hybrid, whiteParent}));
        QCOMPARE(pairs.size(), std::size_t{2});
        const std::vector<std::int64_t> impossible{3, 0, 3};
        const auto onlyHybrids = parentsBehind(impossible, Inheritance::Codominance);
        QCOMPARE(onlyHybrids.size(), std::size_t{1});
    }

    void refusesOtherNumbersOfLooks() {
        const std::vector<std::int64_t> three{1, 2, 3};
        const std::vector<std::int64_t> negative{1, -2};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parentsBehind(three, Inheritance::CompleteDominance));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 parentsBehind(negative, Inheritance::CompleteDominance));
    }
};

GENOTYPE_TEST(TestCrossTest)
#include "test_cross_test.moc"
