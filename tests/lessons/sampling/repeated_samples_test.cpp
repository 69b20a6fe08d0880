// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/sampling/repeated_samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

template <class Number> Number sumOf(const std::vector<Number>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), Number{});
}

} // namespace

class RepeatedSamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void repeatedSamplesScatterLikeTheBinomialDistribution() {
        Generator generator(4);
        const auto values = repeatedCounts(generator, 10'000, 100, 0.25);
        const Histogram histogram = histogramOfCounts(values, 40, 100, 0.25);
        QCOMPARE(sumOf(histogram.counts), 10'000);
        QCOMPARE(histogram.width, 1.0);
        QVERIFY(histogram.counts.size() <= 40);
        // Both ends are pooled into classes with large enough expected counts.
        double statistic = 0;
        int classes = 0;
        for (std::size_t i = 0; i < histogram.counts.size(); ++i)
            if (histogram.expected[i] >= 5) {
                const double gap = static_cast<double>(histogram.counts[i]) - histogram.expected[i];
                statistic += gap * gap / histogram.expected[i];
                ++classes;
            }
        QVERIFY(classes > 20);
        QVERIFY2(statistic < classes + 5 * std::sqrt(2.0 * classes), qPrintable(QString::number(statistic)));
    }

    void theExpectationBesideAHistogramIsTheBinomialOfItsClass() {
        // R: 1000 * (pbinom(c(5, 8), 10, 0.75) - pbinom(c(2, 5), 10, 0.75))
        const std::vector<std::int64_t> values{3, 4, 5, 8};
        const Histogram histogram = histogramOfCounts(values, 2, 10, 0.75);
        QCOMPARE(histogram.low, 3.0);
        QCOMPARE(histogram.width, 3.0);
        QCOMPARE(histogram.counts, (std::vector<std::int64_t>{3, 1}));
        CLOSE(histogram.expected[0] / 4, 0.077711105346679673);
        CLOSE(histogram.expected[1] / 4, 0.677847862243652122);
    }

    void statisticsOfRepeatedSamplesScatterLikeChiSquare() {
        Generator generator(6);
        const std::vector<double> chances{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};
        const auto values = repeatedStatistics(generator, 20'000, 100'000, chances);
        const Histogram histogram = histogramOfStatistics(values, 20, 3);
        QCOMPARE(sumOf(histogram.counts), 20'000);
        QVERIFY(std::abs(sumOf(histogram.expected) - 20'000) < 10);
        double statistic = 0;
        for (std::size_t i = 0; i < 10; ++i) {
            const double gap = static_cast<double>(histogram.counts[i]) - histogram.expected[i];
            statistic += gap * gap / histogram.expected[i];
        }
        QVERIFY2(statistic < 10 + 5 * std::sqrt(20.0), qPrintable(QString::number(statistic)));
    }

    void noValuesMakeAnEmptyHistogram() {
        QVERIFY(histogramOfCounts({}, 10, 100, 0.5).counts.empty());
        QVERIFY(histogramOfStatistics({}, 10, 3).counts.empty());
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, histogramOfCounts({}, 0, 100, 0.5));
    }
};

GENOTYPE_TEST(RepeatedSamplesTest)
#include "repeated_samples_test.moc"
