// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/sample_words.h"
#include "app/charts/test_words.h"
#include "app/games/genotype/ratio_strip.h"
#include "lessons/frequency_words.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>

#include <limits>
#include <set>

using namespace app;

namespace {

lessons::TestResult resultWith(double p) {
    lessons::TestResult result;
    result.method = lessons::Method::ChiSquare;
    result.sampleSize = 100;
    result.degreesOfFreedom = 3;
    result.pValue = p;
    return result;
}

const QString ratio = QStringLiteral("9 : 3 : 3 : 1");

} // namespace

/// How a test is described: never as a verdict.
class TestWordsTest : public QObject {
    Q_OBJECT
private slots:
    void everyFrequencyHasItsSentence() {
        std::set<QString> sentences;
        for (const double p : {0.0001, 0.01, 0.3, 0.5, 0.9, 0.999, 1.0}) {
            const QString sentence = fitSentence(resultWith(p), ratio);
            QVERIFY2(sentence.contains(ratio), qPrintable(sentence));
            QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QVERIFY(sentences.size() >= 6);
        const lessons::GapFrequency gap = lessons::frequencyOf(resultWith(0.3));
        QVERIFY(fitSentence(resultWith(0.3), ratio)
                    .contains(QStringLiteral("about %1 of %2").arg(gap.times).arg(gap.outOf)));
    }

    void aSentenceSaysAtLeastAndEndsWithThePValue() {
        const QString said = fitSentence(resultWith(0.0412), ratio);
        QVERIFY2(said.contains(QStringLiteral("a gap at least this large")), qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral("about 4 of 100 such samples (p = 0.041).")), qPrintable(said));
        QVERIFY(fitSentence(resultWith(0.0001), ratio).endsWith(QStringLiteral("(p < 0.001).")));
        lessons::TestResult nearest = resultWith(1);
        nearest.nearest = true;
        QVERIFY(!fitSentence(nearest, ratio).contains(QStringLiteral("p =")));
    }

    void noSentenceFitsBothSidesOfFiveInAHundred() {
        const auto said = [](double p) { return fitSentence(resultWith(p), ratio); };
        QVERIFY2(said(0.0499).contains(QStringLiteral("fewer than 5 of 100")), qPrintable(said(0.0499)));
        QVERIFY2(said(0.0501).contains(QStringLiteral("more than 5 of 100")), qPrintable(said(0.0501)));
        QVERIFY2(said(0.0499).contains(QStringLiteral("p = 0.0499")), qPrintable(said(0.0499)));
        QVERIFY2(said(0.05).contains(QStringLiteral("about 5 of 100 such samples (p = 0.050)")),
                 qPrintable(said(0.05)));
        QVERIFY2(said(0.0495).contains(QStringLiteral("p = 0.0495")), qPrintable(said(0.0495)));
    }

    void theStripOfTheBoardSaysPerCentRatherThanARatio() {
        QCOMPARE(gapWords(resultWith(0.5)), QStringLiteral("by chance: 50 %"));
        QCOMPARE(gapWords(resultWith(0.0062)), QStringLiteral("by chance: 0.6 %"));
        QCOMPARE(gapWords(resultWith(0.0002)), QStringLiteral("by chance: under 0.1 %"));
        QCOMPARE(gapWords(resultWith(0.053)), QStringLiteral("by chance: over 5 %"));
        const QString sentence = gapSentence(resultWith(0.5));
        QVERIFY2(sentence.startsWith(QStringLiteral("If the squares hold")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("at least this large")), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(QStringLiteral("in about 50 of 100 such samples (p = 0.500).")),
                 qPrintable(sentence));
    }

    void whatCannotBeTestedIsSaidWithoutNumbers() {
        QCOMPARE(fitSentence({}, ratio), QStringLiteral("Nothing has been counted yet."));
        lessons::TestResult impossible = resultWith(0);
        impossible.impossible = true;
        impossible.statistic = std::numeric_limits<double>::infinity();
        QVERIFY(fitSentence(impossible, ratio).contains(QStringLiteral("rules out")));
        QVERIFY(testSentence(impossible).contains(QStringLiteral("∞")));
        QVERIFY(testSentence(impossible).contains(QStringLiteral("p = 0.")));
    }

    void aVerySmallPIsNotWrittenAsNone() {
        QVERIFY(figuresText(resultWith(1e-9)).contains(QStringLiteral("p < 0.001")));
        QVERIFY(figuresText(resultWith(0.25)).contains(QStringLiteral("p = 0.250")));
    }

    void everyMethodHasAName() {
        std::set<QString> names;
        for (int method = 1; method <= int(lessons::Method::FisherExact); ++method) {
            const QString name = methodText(static_cast<lessons::Method>(method));
            QVERIFY(!name.isEmpty());
            names.insert(name);
        }
        QCOMPARE(int(names.size()), int(lessons::Method::FisherExact));
        QVERIFY(methodText(lessons::Method::EmptySample).isEmpty());
    }

    void germanHasItsOwnWordsAndComma() {
        const QString english = fitSentence(resultWith(0.3), ratio);
        const InGerman german;
        const QString sentence = fitSentence(resultWith(0.3), ratio);
        QVERIFY(sentence != english);
        QVERIFY(sentence.contains(ratio));
        QVERIFY2(sentence.contains(QStringLiteral("mindestens so große")), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(QStringLiteral("(p = 0,300).")), qPrintable(sentence));
        QCOMPARE(rangeText({1.5, 2.5}), QStringLiteral("1,5 bis 2,5"));
        // Of many plants, nobody counts tenths.
        QCOMPARE(decimal(750'000'252.0), QStringLiteral("750.000.252"));
        QCOMPARE(rangeText({749'973'413.6, 750'026'586.4}), QStringLiteral("749.973.414 bis 750.026.586"));
    }
};

GENOTYPE_TEST(TestWordsTest)
#include "test_words_test.moc"
