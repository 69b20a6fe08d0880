// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/sample_words.h"
#include "app/charts/test_words.h"
#include "lessons/frequency_words.h"
#include "shell/in_german.h"
#include "test_registry.h"

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

/// What is said of a test; never a verdict.
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
        QCOMPARE(rangeText({1.5, 2.5}), QStringLiteral("1,5 bis 2,5"));
    }
};

GENOTYPE_TEST(TestWordsTest)
#include "test_words_test.moc"
