// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/ratio.h"

#include "lessons/csv/counts.h"
#include "lessons/frequency_words.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/intervals.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using Fault = RatioError::Kind;

namespace {

std::vector<double> ratioOf(std::string_view text) {
    const auto result = readRatio(text);
    const auto* ratio = std::get_if<std::vector<double>>(&result);
    return ratio == nullptr ? std::vector<double>{} : *ratio;
}

RatioError ratioError(std::string_view text) {
    const auto result = readRatio(text);
    const auto* error = std::get_if<RatioError>(&result);
    return error == nullptr ? RatioError{Fault::Empty, "was read"} : *error;
}

} // namespace

class RatioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRatiosAsLessonsAndPeopleWriteThem() {
        for (const char* text :
             {"9 : 3 : 3 : 1", "9:3:3:1", " 9: 3 :3:1 ", "9/3/3/1", "9 3  3 1", "9\t3\t3\t1"})
            QVERIFY2(ratioOf(text) == (std::vector<double>{9, 3, 3, 1}), text);
        QCOMPARE(ratioOf("2,5 : 1"), (std::vector<double>{2.5, 1}));
        QCOMPARE(ratioOf("1 : 0 : 1"), (std::vector<double>{1, 0, 1}));
        QCOMPARE(ratioOf("1 250 : 625"), (std::vector<double>{1250, 625}));
    }

    void readsFractions() {
        const std::vector<double> mendel{9.0 / 16, 3.0 / 16, 3.0 / 16, 1.0 / 16};
        for (const char* text : {"9/16 : 3/16 : 3/16 : 1/16", "9/16:3/16:3/16:1/16", "9/16  3/16 3/16 1/16"})
            QVERIFY2(ratioOf(text) == mendel, text);
        QCOMPARE(ratioOf("1/4 : 1/2 : 1/4"), (std::vector<double>{0.25, 0.5, 0.25}));
        // Two numbers with a slash alone are a ratio.
        QCOMPARE(ratioOf("3/4"), (std::vector<double>{3, 4}));
        QCOMPARE(ratioError("1/0 : 1"), (RatioError{Fault::NotAPart, "1/0"}));
        QCOMPARE(ratioError("1/2/3 : 1"), (RatioError{Fault::NotAPart, "2/3"}));
    }

    void aPointIsADecimalPoint() {
        QCOMPARE(ratioOf("1.125:1"), (std::vector<double>{1.125, 1}));
        QCOMPARE(ratioOf("0.125:0.875"), (std::vector<double>{0.125, 0.875}));
        QCOMPARE(ratioOf("1234.567:1"), (std::vector<double>{1234.567, 1}));
    }

    void refusesACommaThatCouldBeEither() {
        QCOMPARE(ratioError("1,250:625"), (RatioError{Fault::TwoMeanings, "1,250"}));
        QCOMPARE(ratioOf("0,125:1"), (std::vector<double>{0.125, 1}));
        QCOMPARE(ratioOf("1,25:1"), (std::vector<double>{1.25, 1}));
    }

    void refusesWhatIsNoRatio() {
        QCOMPARE(ratioError(" "), (RatioError{Fault::Empty, ""}));
        QCOMPARE(ratioError("3:x"), (RatioError{Fault::NotAPart, "x"}));
        QCOMPARE(ratioError("3::1"), (RatioError{Fault::NotAPart, ""}));
        QCOMPARE(ratioError("9:3:3:"), (RatioError{Fault::NotAPart, ""}));
        QCOMPARE(ratioError("-1:2"), (RatioError{Fault::NotAPart, "-1"}));
        QCOMPARE(ratioError("1:nan"), (RatioError{Fault::NotAPart, "nan"}));
        QCOMPARE(ratioError("0:0"), (RatioError{Fault::AllZero, ""}));
        std::string many = "1";
        for (std::size_t i = 0; i < maxKinds; ++i)
            many += ":1";
        QCOMPARE(ratioError(many), (RatioError{Fault::TooManyParts, "200"}));
    }

    void refusesPartsThatNoTestCanHold() {
        QCOMPARE(ratioError("1e308:1e308"), (RatioError{Fault::OutsideRange, "1e308"}));
        QCOMPARE(ratioError("1e-7:1"), (RatioError{Fault::OutsideRange, "1e-7"}));
        QCOMPARE(ratioOf("1000000000:0.000001"), (std::vector<double>{largestRatioPart, smallestRatioPart}));
    }

    void everyErrorHasItsSentence() {
        for (int kind = 0; kind <= static_cast<int>(Fault::AllZero); ++kind)
            QVERIFY(!core::english(phrase(RatioError{static_cast<Fault>(kind), "x"})).empty());
    }

    /// Whatever the reader accepts, the tests can use, at the extremes of both limits.
    void noTestFailsForARatioThatWasRead() {
        for (const char* text :
             {"1000000000:0.000001", "0.000001:1000000000", "1000000000:1000000000:0.000001",
              "0.000001:0.000001:0:1000000000", "0.000001"}) {
            const std::vector<double> ratio = ratioOf(text);
            double all = 0;
            for (const double part : ratio)
                all += part;
            std::vector<double> chances;
            for (const double part : ratio)
                chances.push_back(part / all);
            for (const std::int64_t count :
                 {std::int64_t{0}, std::int64_t{1}, std::int64_t{1000}, maxCounted})
                for (std::size_t where = 0; where < ratio.size(); ++where) {
                    std::vector<std::int64_t> counts(ratio.size(), count / 1000);
                    counts[where] = count;
                    const TestResult result = goodnessOfFit(counts, chances);
                    QVERIFY2(result.pValue >= 0 && result.pValue <= 1, text);
                    QVERIFY2(result.statistic >= 0, text);
                    frequencyOf(result);
                    const Interval range = binomialRange(count, chances[where]);
                    QVERIFY2(range.low <= range.high, text);
                }
        }
    }
};

GENOTYPE_TEST(RatioTest)
#include "ratio_test.moc"
