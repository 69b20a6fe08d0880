// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/count_distribution.h"
#include "samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>

using namespace lessons;
using namespace samples;
using genotype::Parents;
using genotype::Trait;

namespace {

/// Puts every die into every category, one by one: 4ⁿ cases.
std::map<CategoryCounts, double> byBruteForce(const PooledSample& sample) {
    std::map<CategoryCounts, double> chances{{CategoryCounts{}, 1.0}};
    for (const PooledSample::Group& group : sample.groups())
        for (std::int64_t roll = 0; roll < group.size(); ++roll) {
            std::map<CategoryCounts, double> next;
            for (const auto& [counts, chance] : chances)
                for (std::size_t i = 0; i < categoryCount; ++i) {
                    CategoryCounts more = counts;
                    ++more[i];
                    next[more] += chance * probabilities(group.parents, sample.rule())[i];
                }
            chances = next;
        }
    return chances;
}

/// Only the number of rolls matters here.
PooledSample rollsOf(RollRule rule, std::initializer_list<std::pair<Parents, std::int64_t>> groups) {
    Groups counted;
    for (const auto& [parents, rolls] : groups)
        counted.push_back({parents, {rolls, 0, 0, 0}});
    return sampleOf(rule, counted);
}

} // namespace

class CountDistributionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheEnumerationOfEveryDie() {
        using enum RollRule;
        const std::vector<PooledSample> samples{
            rollsOf(RerolledOnce, {{printed, 3}, {testCross, 2}, {opposite, 2}}),
            rollsOf(RerolledOnce, {{dominant, 4}, {recessive, 3}}),
            rollsOf(RerolledOnce, {{dominant, 3}, {dominantBackCross, 4}}),
            rollsOf(RerolledOnce, {{opposite, 5}}),
            rollsOf(RerolledUntilNumeral, {{printed, 4}, {testCross, 3}, {dominant, 1}}),
            rollsOf(RerolledUntilNumeral, {{dominant, 3}, {opposite, 2}, {recessive, 2}}),
            rollsOf(RerolledUntilNumeral, {{dominant, 3}}),
        };
        for (const PooledSample& sample : samples) {
            const CountDistribution distribution(sample);
            std::size_t possible = 0;
            for (const auto& [counts, chance] : byBruteForce(sample)) {
                CLOSE(distribution.probability(counts), chance);
                possible += chance > 0 ? 1 : 0;
            }
            std::size_t visited = 0;
            distribution.forEach([&](const CategoryCounts& counts, double chance) {
                ++visited;
                QCOMPARE(distribution.probability(counts), chance);
            });
            QCOMPARE(visited, possible);
        }
    }

    void isTheMultinomialFormulaUnderOnePairOfParents() {
        const CategoryValues p = probabilities(printed, RollRule::RerolledOnce);
        const CountDistribution distribution(rollsOf(RollRule::RerolledOnce, {{printed, 12}}));
        std::size_t outcomes = 0;
        distribution.forEach([&](const CategoryCounts& counts, double chance) {
            double formula = std::tgamma(13);
            for (std::size_t i = 0; i < categoryCount; ++i) {
                const auto count = static_cast<double>(counts[i]);
                formula *= std::pow(p[i], count) / std::tgamma(count + 1);
            }
            CLOSE(chance, formula);
            ++outcomes;
        });
        QCOMPARE(static_cast<double>(outcomes), outcomeCount(12, 4));
    }

    void itsMomentsAreTheSumsOverTheRolls() {
        const PooledSample sample =
            rollsOf(RollRule::RerolledOnce, {{printed, 9}, {testCross, 8}, {dominant, 8}});
        const CategoryValues expected = sample.expected();
        double total = 0;
        CategoryValues mean{};
        CategoryMatrix covariance{};
        CountDistribution(sample).forEach([&](const CategoryCounts& counts, double chance) {
            total += chance;
            for (std::size_t i = 0; i < categoryCount; ++i) {
                const double deviation = static_cast<double>(counts[i]) - expected[i];
                mean[i] += chance * static_cast<double>(counts[i]);
                for (std::size_t j = 0; j < categoryCount; ++j)
                    covariance[i][j] += chance * deviation * (static_cast<double>(counts[j]) - expected[j]);
            }
        });
        CLOSE(total, 1.0);
        for (std::size_t i = 0; i < categoryCount; ++i) {
            CLOSE(mean[i], expected[i]);
            for (std::size_t j = 0; j < categoryCount; ++j)
                QVERIFY(std::abs(covariance[i][j] - sample.covariance()[i][j]) < 1e-11);
        }
    }

    void countsThatCannotBeHaveNoChance() {
        const CountDistribution distribution(rollsOf(RollRule::RerolledOnce, {{dominant, 3}, {opposite, 2}}));
        QCOMPARE(distribution.probability({3, 2, 1, 0}), 0.0); // One too many.
        QCOMPARE(distribution.probability({2, 2, 1, 0}), 0.0); // No recessive seeds from these parents.
        QCOMPARE(distribution.probability({4, 1, 0, 0}), 0.0); // Only three dice can show XX.
        QCOMPARE(distribution.probability({-1, 2, 0, 4}), 0.0);
        CLOSE(distribution.probability({3, 2, 0, 0}), std::pow(8 / 9.0, 5));
    }

    void anEmptySampleHasOneOutcome() {
        const CountDistribution distribution(PooledSample(Trait::SeedShape, RollRule::RerolledOnce));
        QCOMPARE(distribution.probability({0, 0, 0, 0}), 1.0);
    }

    void countsOutcomes() {
        QCOMPARE(outcomeCount(0, 4), 1.0);
        QCOMPARE(outcomeCount(25, 4), 3276.0);        // R: choose(28, 3)
        QCOMPARE(outcomeCount(556, 4), 28'956'759.0); // R: choose(559, 3)
        QCOMPARE(outcomeCount(1'000'000'000, 1), 1.0);
    }
};

GENOTYPE_TEST(CountDistributionTest)
#include "count_distribution_test.moc"
