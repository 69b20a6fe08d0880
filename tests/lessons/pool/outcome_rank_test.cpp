// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/outcome_rank.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using Counts = std::vector<std::int64_t>;

namespace {

std::int64_t rankOf(const Counts& counts) {
    return static_cast<std::int64_t>(rankOfCounts(counts).value());
}

} // namespace

class OutcomeRankTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All counts of three outcomes with up to twelve plants have the first C(15, 3) = 455 places, each its
    /// own, and those of fewer plants come first.
    void everyCountHasAPlaceOfItsOwnWithoutGaps() {
        std::vector<int> met(455);
        std::int64_t before = -1;
        for (std::int64_t all = 0; all <= 12; ++all) {
            std::int64_t highest = before;
            for (std::int64_t one = 0; one <= all; ++one)
                for (std::int64_t two = 0; one + two <= all; ++two) {
                    const Counts counts{one, two, all - one - two};
                    const std::int64_t rank = rankOf(counts);
                    QVERIFY(rank > before && rank < 455);
                    ++met[static_cast<std::size_t>(rank)];
                    QCOMPARE(countsOfRank(CodeNumber(rank), 3, 12), std::optional(counts));
                    highest = std::max(highest, rank);
                }
            before = highest;
        }
        QCOMPARE(met, std::vector<int>(455, 1));
    }

    /// C(1005, 4) − 1 is the last place of 1,001 plants in four outcomes.
    void theLastPlaceIsThatOfAllPlantsInTheFirstOutcome() {
        QCOMPARE(rankOf({1001, 0, 0, 0}), std::int64_t{1005} * 1004 * 1003 * 1002 / 24 - 1);
        QCOMPARE(rankOf({0, 0, 0, 0}), std::int64_t{0});
        QCOMPARE(rankOf({7}), std::int64_t{7});
    }

    void moreThanTheLimitHasNoPlace() {
        QVERIFY(!rankOfCounts(Counts(16, 100'000'000)));
        QVERIFY(rankOfCounts(Counts(2, 500'000'000)));
    }

    void aPlaceBeyondTheMostPlantsHasNoCounts() {
        QVERIFY(countsOfRank(454, 3, 12));
        QVERIFY(!countsOfRank(455, 3, 12));
        QVERIFY(!countsOfRank(codeNumberLimit() - 1, 2, 1'000'000'000));
    }
};

#include "outcome_rank_test.moc"
GENOTYPE_TEST(OutcomeRankTest)
