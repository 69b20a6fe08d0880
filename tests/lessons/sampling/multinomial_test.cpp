// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/multinomial.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

using Counts = std::vector<std::int64_t>;
using Chances = std::vector<double>;

const Chances dihybridChances{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};

double multinomialChance(const Counts& counts, const Chances& chances) {
    double log = 0;
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto count = static_cast<double>(counts[i]);
        log += count * std::log(chances[i]) - std::lgamma(count + 1);
        sum += count;
    }
    return std::exp(log + std::lgamma(sum + 1));
}

} // namespace

class MultinomialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOffspringIsCountedOnce() {
        Generator generator(1);
        for (const std::int64_t offspring : {0, 1, 17, 1000, 1'000'000'000}) {
            const Counts counts = sampleCounts(generator, offspring, dihybridChances);
            QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), offspring);
            for (const std::int64_t count : counts)
                QVERIFY(count >= 0);
        }
    }

    void theSameSeedGivesTheSameCounts() {
        Generator one(7);
        Generator other(7);
        Generator third(8);
        const Counts counts = sampleCounts(one, 1'000'000, dihybridChances);
        QCOMPARE(sampleCounts(other, 1'000'000, dihybridChances), counts);
        QVERIFY(sampleCounts(third, 1'000'000, dihybridChances) != counts);
    }

    void smallSamplesFollowTheMultinomialDistribution() {
        // All 15 outcomes of four offspring, each with its exact chance, in 20 000 samples.
        const Chances chances{0.25, 0.5, 0.25};
        std::map<Counts, std::int64_t> seen;
        Generator generator(3);
        for (int sample = 0; sample < 20'000; ++sample)
            ++seen[sampleCounts(generator, 4, chances)];
        Counts observed;
        Chances expected;
        for (std::int64_t a = 0; a <= 4; ++a)
            for (std::int64_t b = 0; a + b <= 4; ++b) {
                observed.push_back(seen[{a, b, 4 - a - b}]);
                expected.push_back(multinomialChance({a, b, 4 - a - b}, chances));
            }
        QCOMPARE(std::accumulate(observed.begin(), observed.end(), std::int64_t{0}), 20'000);
        QVERIFY(chiSquareTest(observed, expected).pValue > 0.001);
    }

    void largeSamplesScatterAsTheyShould_data() {
        QTest::addColumn<qint64>("offspring");
        for (const qint64 offspring : {30, 1000, 1'000'000, 1'000'000'000})
            QTest::addRow("%lld", offspring) << offspring;
    }

    /// Mean and variance of the first and the last count, each within five of its standard errors.
    void largeSamplesScatterAsTheyShould() {
        QFETCH(const qint64, offspring);
        constexpr int samples = 4000;
        Generator generator(11);
        const auto n = static_cast<double>(offspring);
        for (const std::size_t category : {std::size_t{0}, std::size_t{3}}) {
            const double p = dihybridChances[category];
            const double variance = n * p * (1 - p);
            double sum = 0;
            double squares = 0;
            for (int sample = 0; sample < samples; ++sample) {
                const auto gap =
                    static_cast<double>(sampleCounts(generator, offspring, dihybridChances)[category]) -
                    n * p;
                sum += gap;
                squares += gap * gap;
            }
            QVERIFY(std::abs(sum / samples) < 5 * std::sqrt(variance / samples));
            const double kurtosis = 2 + (1 - 6 * p * (1 - p)) / variance;
            QVERIFY(std::abs(squares / samples / variance - 1) < 5 * std::sqrt(kurtosis / samples));
        }
    }

    void whatCannotHappenIsNeverDrawn() {
        Generator generator(5);
        for (int sample = 0; sample < 100; ++sample) {
            const Counts counts = sampleCounts(generator, 1'000'000'000, Chances{0, 0.1, 0, 0.2, 0.7, 0});
            QCOMPARE(counts[0], 0);
            QCOMPARE(counts[2], 0);
            QCOMPARE(counts[5], 0);
        }
        QCOMPARE(sampleCounts(generator, 9, Chances{0, 1}), (Counts{0, 9}));
        // Nine ninths are a little less than one: the rest still belongs to what can happen.
        const Chances ninths{2 / 9.0, 4 / 9.0, 2 / 9.0, 1 / 9.0, 0};
        for (int sample = 0; sample < 100; ++sample)
            QCOMPARE(sampleCounts(generator, 1'000'000'000, ninths)[4], 0);
    }

    void plantsDrawnOneByOneFollowTheirChances() {
        Generator generator(2);
        const auto plants = samplePlants(generator, 5000, dihybridChances);
        Counts counts(4);
        for (const std::uint32_t plant : plants)
            ++counts[plant];
        QVERIFY(chiSquareTest(counts, dihybridChances).pValue > 0.001);
        for (const std::uint32_t plant : samplePlants(generator, 1000, Chances{0, 0.5, 0, 0.5, 0}))
            QVERIFY(plant == 1 || plant == 3);
    }

    void refusesWhatIsNoCross() {
        Generator generator(1);
        const auto refuses = [&generator](std::int64_t offspring, const Chances& chances) {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sampleCounts(generator, offspring, chances));
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, samplePlants(generator, offspring, chances));
        };
        refuses(-1, dihybridChances);
        refuses(1'000'000'001, dihybridChances);
        refuses(1, {});
        refuses(1, {0.5, 0.4});
        refuses(1, {1.5, -0.5});
        refuses(1, {std::nan(""), 1});
        Counts tooShort(3);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 sampleCounts(generator, 1, dihybridChances, tooShort));
    }
};

GENOTYPE_TEST(MultinomialTest)
#include "multinomial_test.moc"
