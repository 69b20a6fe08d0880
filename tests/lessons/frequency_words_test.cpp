// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/frequency_words.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <set>
#include <stdexcept>
#include <tuple>

using namespace lessons;

class FrequencyWordsTest : public QObject {
    Q_OBJECT
    using Kind = lessons::GapFrequency::Kind;

private Q_SLOTS:
    void saysHowManyOfAHundredOrOfAThousand() {
        QCOMPARE(frequencyOf(0.74), (GapFrequency{Kind::About, 74, 100}));
        QCOMPARE(frequencyOf(0.5), (GapFrequency{Kind::About, 50, 100}));
        QCOMPARE(frequencyOf(0.0699), (GapFrequency{Kind::About, 7, 100}));
        QCOMPARE(frequencyOf(0.041), (GapFrequency{Kind::About, 4, 100}));
        QCOMPARE(frequencyOf(0.0265), (GapFrequency{Kind::About, 3, 100}));
        QCOMPARE(frequencyOf(0.0057), (GapFrequency{Kind::About, 6, 1000}));
        QCOMPARE(frequencyOf(0.99), (GapFrequency{Kind::About, 99, 100}));
    }

    void saysOnWhichSideOfALineThePValueLies() {
        QCOMPARE(frequencyOf(0.05), (GapFrequency{Kind::About, 5, 100}));
        QCOMPARE(frequencyOf(0.0499), (GapFrequency{Kind::FewerThan, 5, 100}));
        QCOMPARE(frequencyOf(0.0501), (GapFrequency{Kind::MoreThan, 5, 100}));
        QCOMPARE(frequencyOf(0.0096), (GapFrequency{Kind::FewerThan, 1, 100}));
        QCOMPARE(frequencyOf(0.0101), (GapFrequency{Kind::MoreThan, 1, 100}));
        QCOMPARE(frequencyOf(0.001), (GapFrequency{Kind::About, 1, 1000}));
        QCOMPARE(frequencyOf(0.0012), (GapFrequency{Kind::MoreThan, 1, 1000}));
    }

    /// “About 1 of 20” once stood for p = 0.041 as well as for 0.071.
    void noPhraseCoversBothSidesOfALine() {
        for (const double line : {0.001, 0.01, 0.05}) {
            std::set<std::tuple<Kind, int, int>> below;
            const auto said = [](double p) {
                const GapFrequency frequency = frequencyOf(p);
                return std::tuple(frequency.kind, frequency.times, frequency.outOf);
            };
            for (int step = 0; step < 10'000; ++step)
                below.insert(said(line * step / 10'000));
            for (int step = 1; step <= 10'000; ++step)
                QVERIFY(!below.contains(said(line + (1 - line) * step / 10'000)));
        }
    }

    void saysFewerOrMoreBeyondTheEndsOfTheScale() {
        QCOMPARE(frequencyOf(0.00018), (GapFrequency{Kind::FewerThan, 1, 1000}));
        QCOMPARE(frequencyOf(0.0), (GapFrequency{Kind::FewerThan, 1, 1000}));
        QCOMPARE(frequencyOf(0.995), (GapFrequency{Kind::MoreThan, 99, 100}));
        QCOMPARE(frequencyOf(1.0), (GapFrequency{Kind::MoreThan, 99, 100}));
    }

    void neverFallsAsThePValueRises() {
        double last = 0;
        for (int step = 1; step < 10'000; ++step) {
            const double p = step / 10'000.0;
            const GapFrequency frequency = frequencyOf(p);
            if (frequency.kind == Kind::FewerThan)
                continue;
            const double said = static_cast<double>(frequency.times) / frequency.outOf;
            QVERIFY(said >= last);
            last = said;
            QVERIFY(std::abs(said - p) <= 0.0101);
            if (frequency.kind == Kind::About)
                QVERIFY(std::abs(said - p) <= 0.5001 / frequency.outOf);
        }
    }

    void aSampleThatSaysNothingSaysSo() {
        const auto of = [&](std::vector<std::int64_t> counts) {
            return frequencyOf(goodnessOfFit(counts, std::vector{0.75, 0.25}));
        };
        QCOMPARE(of({0, 0}).kind, Kind::NothingCounted);
        QCOMPARE(of({3, 1}).kind, Kind::Every);
        QCOMPARE(of({7, 1}), (GapFrequency{Kind::About, 69, 100})); // p = 0.6885
        const std::vector<double> certain{1, 0};
        QCOMPARE(frequencyOf(goodnessOfFit(std::vector<std::int64_t>{4, 0}, certain)).kind,
                 Kind::OnlyOutcome);
        QCOMPARE(frequencyOf(goodnessOfFit(std::vector<std::int64_t>{4, 1}, certain)).kind, Kind::Impossible);
    }

    /// The chi-square distribution gives p = 0.9999999999999 here, and 2 500 of 10 000 lie nearer.
    void aVerySmallGapIsNotTheNearest() {
        const std::vector<double> ratio{1, 2, 1, 2, 4, 2, 1, 2, 1};
        std::vector<double> chances;
        for (const double part : ratio)
            chances.push_back(part / 16);
        const std::vector<std::int64_t> near{626, 1250, 624, 1250, 2500, 1250, 625, 1250, 625};
        const std::vector<std::int64_t> nearest{625, 1250, 625, 1250, 2500, 1250, 625, 1250, 625};
        QCOMPARE(frequencyOf(goodnessOfFit(near, chances)), (GapFrequency{Kind::MoreThan, 99, 100}));
        QCOMPARE(frequencyOf(goodnessOfFit(nearest, chances)).kind, Kind::Every);
    }

    void refusesWhatIsNoProbability() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, frequencyOf(-0.1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, frequencyOf(1.1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 frequencyOf(std::numeric_limits<double>::quiet_NaN()));
    }
};

GENOTYPE_TEST(FrequencyWordsTest)
#include "frequency_words_test.moc"
