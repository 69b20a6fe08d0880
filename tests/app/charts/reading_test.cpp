// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/typed_ratio.h"
#include "lessons/csv/counts.h"
#include "lessons/csv/csv.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>

#include <cmath>

using namespace app;

namespace {

const QStringList colours{QStringLiteral("purple"), QStringLiteral("white")};

lessons::CsvTable tableIn(const QString& text) {
    return std::get<lessons::CsvTable>(lessons::readCsv(text.toStdString()));
}

} // namespace

/// Counts, what they are compared with, and the test.
class ReadingTest : public QObject {
    Q_OBJECT
private slots:
    void countsAreHeldAgainstARatio() {
        const LabReading reading = readingOf(colours, {705, 224}, {3, 1});
        QVERIFY(reading.problem.isEmpty());
        QCOMPARE(reading.size(), std::int64_t{929});
        QCOMPARE(reading.against, QStringLiteral("3 : 1"));
        QCOMPARE(reading.numbers[0].expected, 696.75);
        QCOMPARE(reading.numbers[0].range, lessons::binomialRange(929, 0.75));
        // R: chisq.test(c(705, 224), p = c(3, 1) / 4)$statistic
        QVERIFY(std::abs(reading.test.statistic - 0.3907427) < 1e-6);
    }

    void aRatioThatDoesNotFitIsAProblemAndNoTest() {
        for (const std::vector<double>& parts : {std::vector<double>{}, {1, 2, 1}, {0, 0}}) {
            const LabReading reading = readingOf(colours, {7, 3}, parts);
            QVERIFY(!reading.problem.isEmpty());
            QVERIFY(!reading.numbers[0].isExpected());
            QVERIFY(reading.chances.empty());
            QVERIFY(reading.test.method == lessons::Method::EmptySample);
            QCOMPARE(reading.size(), std::int64_t{10});
        }
    }

    void nothingCountedExpectsNothing() {
        const LabReading reading = readingOf(colours, {0, 0}, {3, 1});
        QVERIFY(reading.problem.isEmpty());
        QCOMPARE(reading.numbers[0].expected, 0.0);
        QCOMPARE(reading.numbers[0].range, (lessons::Interval{0, 0}));
        QVERIFY(reading.test.method == lessons::Method::EmptySample);
    }

    void diceUnderChangingParentsHaveNoOneChance() {
        lessons::PooledSample sample(genotype::Trait::SeedShape, lessons::RollRule::RerolledOnce);
        sample.add(genotype::Parents{}, {4, 7, 2, 2});
        QCOMPARE(readingOf(sample).chances.size(), std::size_t{4});
        sample.add({genotype::Genotype::HomozygousRecessive, genotype::Genotype::Heterozygous}, {0, 6, 3, 1});
        const LabReading reading = readingOf(sample);
        QVERIFY(reading.chances.empty());
        QCOMPARE(reading.size(), std::int64_t{25});
        QCOMPARE(reading.test.pValue, lessons::pooledTest(sample).pValue);
    }

    void omarisDiceKeepNoMutationUnlessOneWasCounted() {
        lessons::PooledSample sample(genotype::Trait::PodColour, lessons::RollRule::RerolledUntilNumeral);
        sample.add(genotype::Parents{}, {1, 2, 0, 0});
        QCOMPARE(readingOf(sample).numbers.size(), std::size_t{3});
        sample.add(genotype::Parents{}, {0, 0, 0, 1});
        QCOMPARE(readingOf(sample).numbers.size(), std::size_t{4});
    }

    void ratiosAreReadAsPeopleTypeThem() {
        QCOMPARE(ratioIn(QStringLiteral("9:3:3:1")), (std::vector<double>{9, 3, 3, 1}));
        QCOMPARE(ratioIn(QStringLiteral(" 1 2  1 ")), (std::vector<double>{1, 2, 1}));
        QCOMPARE(ratioIn(QStringLiteral("2/1")), (std::vector<double>{2, 1}));
        QCOMPARE(ratioIn(QStringLiteral("2,5 : 1")), (std::vector<double>{2.5, 1}));
        for (const char* none : {"", "3:x", "-1:2", "0:0", "three to one", "1e308:1e308"})
            QVERIFY2(ratioIn(QLatin1String(none)).empty(), none);
    }

    void aRatioThatCannotBeReadSaysWhy() {
        const LabReading large = readingAgainst(QStringLiteral("1e308:1e308"), colours, {7, 3});
        QVERIFY2(large.problem.contains(QStringLiteral("1e308")), qPrintable(large.problem));
        QVERIFY(large.test.method == lessons::Method::EmptySample);
        QVERIFY(readingAgainst(QStringLiteral("3 : x"), colours, {7, 3}).problem.contains(QLatin1Char('x')));
        QVERIFY(!readingAgainst(QString(), colours, {7, 3}).problem.isEmpty());
        const LabReading good = readingAgainst(QStringLiteral("3 : 1"), colours, {7, 3});
        QVERIFY(good.problem.isEmpty());
        QCOMPARE(good.numbers[0].expected, 7.5);
    }

    void theTableComesBackFromItsFile() {
        const LabReading reading = readingOf({QStringLiteral("round, \"green\""), QStringLiteral("=1+1")},
                                             {1'000'000'000, 3}, {3, 1});
        const lessons::CsvTable table = tableIn(readingTable(reading));
        QCOMPARE(table.separator, ',');
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.rows[1].cells[0], std::string("round, \"green\""));
        QCOMPARE(table.rows[1].cells[1], std::string("1000000000"));
        // What a spreadsheet would take for a formula stays a text.
        QCOMPARE(table.rows[2].cells[0], std::string("'=1+1"));
        QCOMPARE(*lessons::numberIn(table.rows[2].cells[2]), reading.numbers[1].expected);
        const auto counts = std::get<lessons::CategoryTable>(lessons::countsIn(table));
        QCOMPARE(counts.counts, (std::vector<std::int64_t>{1'000'000'000, 3}));
    }

    void theTableIsInTheDialectOfTheLanguage() {
        const InGerman german;
        const LabReading reading = readingOf(colours, {7, 4}, {3, 1});
        const lessons::CsvTable table = tableIn(readingTable(reading));
        QCOMPARE(table.separator, ';');
        QCOMPARE(table.rows[1].cells[2], std::string("8,25"));
        QVERIFY(table.rows[0].cells[0] != "Outcome");
    }

    void countsWithoutARatioAreATableOfCounts() {
        const lessons::CsvTable table = tableIn(readingTable(readingOf(colours, {7, 4}, {})));
        QCOMPARE(table.rows[1].cells.size(), std::size_t{2});
    }
};

GENOTYPE_TEST(ReadingTest)
#include "reading_test.moc"
