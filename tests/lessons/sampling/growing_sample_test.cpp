// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/sampling/multinomial.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

using Counts = std::vector<std::int64_t>;

const std::vector<double> threeToOne{0.75, 0.25};

GrowingSample::Draw drawFrom(Generator& generator) {
    return [&generator](std::int64_t n) { return sampleCounts(generator, n, threeToOne); };
}

/// A series in which only the numbers matter.
std::vector<RunningPoint> numbered(std::int64_t points) {
    std::vector<RunningPoint> series;
    for (std::int64_t i = 1; i <= points; ++i)
        series.push_back({i, {i}});
    return series;
}

std::int64_t totalOf(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

class GrowingSampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGrowingSampleOnlyGainsOffspring() {
        Generator generator(1);
        GrowingSample sample({0, 0});
        for (const std::int64_t n : {1, 16, 320, 1'000'000})
            sample.grow(n, drawFrom(generator));
        QCOMPARE(sample.size(), 1'000'337);
        QCOMPARE(totalOf(sample.counts()), sample.size());
        const auto& series = sample.series();
        QCOMPARE(series.front().offspring, 1);
        QCOMPARE(series.back(), (RunningPoint{sample.size(), sample.counts()}));
        for (std::size_t i = 0; i < series.size(); ++i) {
            QCOMPARE(totalOf(series[i].counts), series[i].offspring);
            if (i > 0)
                for (std::size_t category = 0; category < 2; ++category)
                    QVERIFY(series[i].counts[category] >= series[i - 1].counts[category]);
        }
        QVERIFY(chiSquareTest(sample.counts(), threeToOne).pValue > 0.001);
    }

    void theFirstPointsComeOneByOneAndThenInGrowingSteps() {
        GrowingSample sample({0}, {10, 1000});
        std::vector<std::int64_t> steps;
        sample.grow(1000, [&steps](std::int64_t n) {
            steps.push_back(n);
            return Counts{n};
        });
        QVERIFY(std::all_of(steps.begin(), steps.begin() + 20, [](std::int64_t n) { return n == 1; }));
        QCOMPARE(steps[20], 2);
        QVERIFY(std::is_sorted(steps.begin(), steps.end() - 1));
        QVERIFY(steps[steps.size() - 2] > 80);
        QCOMPARE(sample.series().size(), steps.size());
    }

    void aBillionIsDrawnInFewSteps() {
        Generator generator(2);
        GrowingSample sample({0, 0});
        sample.grow(1'000'000'000, drawFrom(generator));
        QCOMPARE(sample.size(), 1'000'000'000);
        QVERIFY(sample.series().size() <= 240);
        QVERIFY(sample.series().size() > 100);
        QVERIFY(std::abs(sample.series().back().share(0) - 0.75) < 1e-4);
    }

    void noMoreIsDrawnThanCanBeCounted() {
        GrowingSample sample({GrowingSample::most - 5, 0});
        sample.grow(16, [](std::int64_t n) { return Counts{0, n}; });
        QCOMPARE(sample.size(), GrowingSample::most);
        QCOMPARE(sample.counts()[1], 5);
        sample.grow(1, [](std::int64_t n) { return Counts{0, n}; });
        QCOMPARE(sample.size(), GrowingSample::most);
        sample.grow(-3, [](std::int64_t n) { return Counts{0, n}; });
        QCOMPARE(sample.size(), GrowingSample::most);
    }

    void countsFromElsewhereHaveNoWay() {
        const GrowingSample sample({787, 277});
        QCOMPARE(sample.size(), 1064);
        QVERIFY(sample.series().empty());
        QCOMPARE(GrowingSample().size(), 0);
    }

    void aSampleDrawnElsewhereGoesOnWhereThisOneEnds() {
        GrowingSample sample({3, 1});
        QVERIFY(sample.append(std::vector<RunningPoint>{{2, {1, 1}}, {10, {8, 2}}}));
        QCOMPARE(sample.counts(), (Counts{11, 3}));
        QCOMPARE(sample.series(), (std::vector<RunningPoint>{{6, {4, 2}}, {14, {11, 3}}}));
        QVERIFY(sample.append({}));
        QCOMPARE(sample.size(), 14);
    }

    void refusesWhatDoesNotFit() {
        GrowingSample sample({3, 1});
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sample.append(std::vector<RunningPoint>{{1, {1}}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 sample.grow(1, [](std::int64_t n) { return Counts{n}; }));
        GrowingSample full({GrowingSample::most, 0});
        QVERIFY(!full.append(std::vector<RunningPoint>{{1, {1, 0}}}));
        QCOMPARE(full.size(), GrowingSample::most);
        QVERIFY(full.series().empty());
    }

    void aCopyGoesItsOwnWay() {
        Generator generator(3);
        GrowingSample sample({0, 0});
        sample.grow(16, drawFrom(generator));
        const GrowingSample before = sample;
        sample.grow(16, drawFrom(generator));
        QCOMPARE(before.size(), 16);
        QCOMPARE(before.series().back().offspring, 16);
        QCOMPARE(sample.series().back().offspring, 32);
    }

    void thinningKeepsTheBeginningAndTheEnd() {
        QCOMPARE(thinned(numbered(240), 240), numbered(240));
        for (const std::int64_t points : {241, 242, 1000, 12'345}) {
            const auto few = thinned(numbered(points), 240);
            QVERIFY(few.size() <= 240 && few.size() > 120);
            for (std::int64_t i = 0; i < 60; ++i)
                QCOMPARE(few[std::size_t(i)].offspring, i + 1);
            QCOMPARE(few.back().offspring, points);
            QVERIFY(std::is_sorted(few.begin(), few.end(),
                                   [](const auto& a, const auto& b) { return a.offspring < b.offspring; }));
        }
    }

    void anOrderOfOffspringIsASeries() {
        const std::vector<std::size_t> order{0, 1, 0, 2};
        const auto series = seriesOf(order, 3);
        QCOMPARE(series.size(), std::size_t{4});
        QCOMPARE(series[1], (RunningPoint{2, {1, 1, 0}}));
        QCOMPARE(series.back(), (RunningPoint{4, {2, 1, 1}}));
        QCOMPARE(series.back().share(0), 0.5);
        QVERIFY(seriesOf({}, 3).empty());
        QCOMPARE((RunningPoint{0, {0, 0}}.share(1)), 0.0);
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, seriesOf(order, 2));
        QVERIFY(seriesOf(std::vector<std::size_t>(5000, 1), 3).size() <= 240);
    }
};

GENOTYPE_TEST(GrowingSampleTest)
#include "growing_sample_test.moc"
