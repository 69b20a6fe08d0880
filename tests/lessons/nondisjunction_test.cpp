// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/nondisjunction.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <map>
#include <string>

using namespace lessons;

namespace {

/// "XXY: 4" and so on, by name.
std::map<std::string, std::int64_t> zygotesOf(const Failure& failure) {
    std::map<std::string, std::int64_t> found;
    for (const SexZygote& one : sexZygotes(failure))
        found[sexChromosomes(one.x, one.y)] += one.sixteenths;
    return found;
}

using Zygotes = std::map<std::string, std::int64_t>;

} // namespace

class NondisjunctionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Counted on paper: the four gametes of one cell, and of both cells that can fail in the second
    /// division.
    void aFailureInTheFirstDivisionLeavesNoNormalGamete() {
        QCOMPARE(eighthsWith(FailedDivision::First, 2), std::int64_t{4});
        QCOMPARE(eighthsWith(FailedDivision::First, 1), std::int64_t{0});
        QCOMPARE(eighthsWith(FailedDivision::First, 0), std::int64_t{4});
        QCOMPARE(eighthsWith(FailedDivision::Second, 2), std::int64_t{2});
        QCOMPARE(eighthsWith(FailedDivision::Second, 1), std::int64_t{4});
        QCOMPARE(eighthsWith(FailedDivision::Second, 0), std::int64_t{2});
        QCOMPARE(eighthsWith(FailedDivision::None, 1), std::int64_t{8});
    }

    void chromosomesAreSharedOutWithoutLoss() {
        for (const FailedDivision failed :
             {FailedDivision::None, FailedDivision::First, FailedDivision::Second}) {
            std::int64_t all = 0;
            std::array<std::int64_t, 2> copies{};
            for (const PairGamete& gamete : pairGametes(failed)) {
                all += gamete.eighths;
                for (std::size_t i = 0; i < copies.size(); ++i)
                    copies[i] += gamete.copies[i] * gamete.eighths;
            }
            QCOMPARE(all, std::int64_t{8});
            QCOMPARE(copies, (std::array<std::int64_t, 2>{4, 4})); // two of four gametes, as ever
        }
    }

    void theFirstDivisionGivesBothAndTheSecondTheSameTwice() {
        for (const PairGamete& gamete : pairGametes(FailedDivision::First))
            QCOMPARE(gamete.copies[0], gamete.copies[1]);
        for (const PairGamete& gamete : pairGametes(FailedDivision::Second))
            QVERIFY(gamete.copies[0] == 0 || gamete.copies[1] == 0);
    }

    /// Written down by hand: egg cells XX, X, 0 and sperm X, Y; sperm XY, XX, YY, X, Y, 0 and egg cells X.
    void zygotesAreThoseOfBothGametes() {
        QCOMPARE(zygotesOf({false, FailedDivision::First}),
                 (Zygotes{{"XXX", 4}, {"XXY", 4}, {"X0", 4}, {"Y0", 4}}));
        QCOMPARE(zygotesOf({false, FailedDivision::Second}),
                 (Zygotes{{"XXX", 2}, {"XXY", 2}, {"X0", 2}, {"Y0", 2}, {"XX", 4}, {"XY", 4}}));
        QCOMPARE(zygotesOf({true, FailedDivision::First}), (Zygotes{{"XXY", 8}, {"X0", 8}}));
        QCOMPARE(zygotesOf({true, FailedDivision::Second}),
                 (Zygotes{{"XXX", 2}, {"XYY", 2}, {"X0", 4}, {"XX", 4}, {"XY", 4}}));
        QCOMPARE(zygotesOf({false, FailedDivision::None}), (Zygotes{{"XX", 8}, {"XY", 8}}));
    }

    void onlyTheFathersSecondDivisionGivesTwoY() {
        QVERIFY((failuresBehind(1, 2) == std::vector<Failure>{{true, FailedDivision::Second}}));
        QCOMPARE(failuresBehind(2, 1).size(), std::size_t{3});
        QCOMPARE(failuresBehind(3, 0).size(), std::size_t{3});
        QCOMPARE(failuresBehind(1, 0).size(), std::size_t{4});
        QVERIFY(failuresBehind(0, 2).empty());
    }

    void fourDifferentAllelesTellWhereItHappened() {
        const std::array<int, 2> mother{1, 2};
        const std::array<int, 2> father{3, 4};
        const auto behind = [&](int one, int two, int three) {
            return failuresBehind(mother, father, {one, two, three});
        };
        using Failures = std::vector<Failure>;
        QVERIFY((behind(2, 3, 1) == Failures{{false, FailedDivision::First}}));
        QVERIFY((behind(4, 2, 2) == Failures{{false, FailedDivision::Second}}));
        QVERIFY((behind(1, 4, 3) == Failures{{true, FailedDivision::First}}));
        QVERIFY((behind(3, 1, 3) == Failures{{true, FailedDivision::Second}}));
        QVERIFY(behind(1, 1, 1).empty());
        // Alleles that the parents share leave several possibilities.
        QVERIFY(failuresBehind({1, 2}, {1, 2}, {1, 1, 2}).size() == 4);
    }
};

GENOTYPE_TEST(NondisjunctionTest)
#include "nondisjunction_test.moc"
