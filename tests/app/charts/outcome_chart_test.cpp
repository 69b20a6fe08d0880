// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/bars_view.h"
#include "app/charts/chart_legend.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/throttle.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

using namespace app;

namespace {

std::vector<OutcomeNumbers> counts(std::int64_t purple, std::int64_t white) {
    const auto experiment = lessons::offspringByLooks(lessons::startCross("Ff x Ff"));
    return outcomeNumbers(experiment, {purple, white}, {});
}

QString namesOf(const ChartLegend& legend) {
    QStringList names;
    for (const LegendEntry& entry : legend.entries())
        names << entry.words;
    return names.join(QStringLiteral(", "));
}

QImage pictureOf(OutcomeChart& chart) {
    QCoreApplication::processEvents();
    return chart.grab().toImage();
}

} // namespace

class OutcomeChartTest : public QObject {
    Q_OBJECT

private slots:
    void aScaleHoldsTheCountAndHasAtMostFiveLines() {
        for (double highest = 0; highest < 2e9; highest = highest * 1.37 + 1) {
            const ChartScale scale = chartScale(highest);
            QVERIFY(scale.top >= highest);
            QVERIFY(scale.top <= 1.4 * highest + 2);
            QVERIFY(scale.step >= 1 && highest / scale.step <= 5);
        }
    }

    void aScaleSeldomChangesWhileCountsGrowOneByOne() {
        int changes = 0;
        ChartScale scale = chartScale(0);
        for (int n = 1; n <= 1000; ++n)
            if (const ChartScale next = chartScale(n); next != scale) {
                scale = next;
                ++changes;
            }
        QVERIFY2(changes < 60, qPrintable(QString::number(changes)));
    }

    void longNamesAreWholeAndAllBarsTellWhatIsExpected() {
        std::vector<OutcomeNumbers> numbers;
        for (const char* name : {"betroffene Tochter", "betroffener Sohn", "nicht betroffene Tochter",
                                 "nicht betroffener Sohn"}) {
            OutcomeNumbers one{QString::fromLatin1(name), {}, {}};
            one.observed = 80;
            one.expected = 80;
            one.range = {65, 95};
            numbers.push_back(one);
        }
        BarsView view(numbers, nullptr);
        view.resize(300, 260);
        view.show();
        QCoreApplication::processEvents();
        int expected = 0;
        for (const PaintedText& words : view.paintedTexts()) {
            expected += words.text.contains(QLatin1Char('8'));
            QVERIFY2(words.needed.width() <= words.available.width() + 0.5, qPrintable(words.text));
            QVERIFY2(words.needed.height() <= words.available.height() + 0.5, qPrintable(words.text));
        }
        QCOMPARE(expected, 4);
    }

    void aPictureTakenIsNeverAnOldOne() {
        OutcomeChart chart;
        chart.resize(400, 300);
        chart.setNumbers(counts(3, 1));
        chart.show();
        const QImage before = pictureOf(chart);
        // Two in a row: the second has to wait for the first.
        chart.setNumbers(counts(30, 10));
        QCoreApplication::processEvents();
        chart.setNumbers(counts(33, 17));
        const QImage after = chart.grab().toImage();
        OutcomeChart fresh;
        fresh.resize(400, 300);
        fresh.setNumbers(counts(33, 17));
        fresh.show();
        QVERIFY(after != before);
        QCOMPARE(after, pictureOf(fresh));
    }

    void manyChangesWaitForOnePicture() {
        int made = 0;
        Throttle throttle([&made] { ++made; }, nullptr);
        for (int i = 0; i < 100; ++i)
            throttle.ask();
        QCOMPARE(made, 0);
        QVERIFY(throttle.isAsked());
        throttle.now();
        QCOMPARE(made, 1);
        throttle.now();
        QCOMPARE(made, 1);
        throttle.ask();
        QTRY_COMPARE(made, 2);
    }

    void barsAreOfTheThemeInWhichTheyArePainted() {
        const OutcomeNumbers purple = counts(3, 1)[0];
        Theme& theme = Theme::current();
        const ThemeKind before = theme.kind();
        theme.setKind(ThemeKind::Dark);
        const QColor dark = toneColour(purple.tone);
        theme.setKind(ThemeKind::Light);
        QVERIFY(toneColour(purple.tone) != dark);
        theme.setKind(before);
    }

    void saysItsNumbersForThoseWhoDoNotSeeThem() {
        OutcomeChart chart;
        chart.setNumbers(counts(30, 10));
        QVERIFY(chart.accessibleName().contains(QStringLiteral("n = 40")));
        QCOMPARE(chart.accessibleDescription(),
                 QStringLiteral("purple: counted 30, expected 30; white: counted 10, "
                                "expected 10"));
        std::vector<OutcomeNumbers> unexpected = counts(30, 10);
        for (OutcomeNumbers& one : unexpected)
            one.expected = -1;
        chart.setNumbers(unexpected);
        QVERIFY(!says(chart.accessibleDescription(), "OutcomeChart.expected"));
    }

    void theLegendNamesEveryMarkOfTheChartAndNoOther() {
        OutcomeChart chart;
        auto* legend = find<ChartLegend>(chart);
        QVERIFY(legend->isHidden());
        std::vector<OutcomeNumbers> numbers = counts(30, 10);
        chart.setNumbers(numbers);
        QCOMPARE(namesOf(*legend), QStringLiteral("counted, expected, 95 % range"));
        numbers[0].predicted = 25;
        chart.setNumbers(numbers);
        QCOMPARE(namesOf(*legend), QStringLiteral("counted, expected, 95 % range, your prediction"));
        for (OutcomeNumbers& one : numbers)
            one.expected = one.predicted = -1;
        chart.setNumbers(numbers);
        QCOMPARE(namesOf(*legend), wording("OutcomeChart.counted"));
    }

    void aLegendTakesAnotherLineWhereTheChartIsNarrow() {
        OutcomeChart chart;
        chart.resize(500, 300);
        chart.setNumbers(counts(30, 10));
        chart.show();
        auto* legend = find<ChartLegend>(chart);
        const int one = legend->height();
        chart.resize(120, 300);
        QTRY_VERIFY(legend->height() >= 2 * one);
        for (const PaintedText& words : legend->paintedTexts())
            QVERIFY2(words.needed.width() <= words.available.width() + 1, qPrintable(words.text));
    }

    void noneAndABillionFindRoom() {
        for (const auto& numbers :
             {std::vector<OutcomeNumbers>{}, counts(0, 0), counts(1, 0), counts(750'000'000, 250'000'000)}) {
            OutcomeChart chart;
            chart.resize(400, 300);
            chart.setNumbers(numbers);
            chart.show();
            QVERIFY(!pictureOf(chart).isNull());
            QVERIFY(has<QChartView>(chart));
        }
    }

    void barsOfFlowersHaveTheColourOfTheFlowers() {
        const auto numbers = counts(3, 1);
        QCOMPARE(toneColour(numbers[0].tone), Theme::current().colour(Role::FlowerPurple));
        QCOMPARE(toneColour(numbers[1].tone), Theme::current().colour(Role::FlowerWhite));
    }

    void anotherSetOfOutcomesHasItsOwnBars() {
        OutcomeChart chart;
        chart.resize(400, 300);
        chart.setNumbers(counts(3, 1));
        chart.show();
        const QImage two = pictureOf(chart);
        const auto dihybrid = lessons::offspringByLooks(lessons::startCross("RrGg x RrGg"));
        chart.setNumbers(outcomeNumbers(dihybrid, {9, 3, 3, 1}, {}));
        QVERIFY(pictureOf(chart) != two);
        chart.setNumbers(counts(3, 1));
        QCOMPARE(pictureOf(chart), two);
    }
};

GENOTYPE_TEST(OutcomeChartTest)
#include "outcome_chart_test.moc"
