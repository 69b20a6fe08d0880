// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace app;

/// One class that tests a true ratio, and a thousand more beside it.
class ChanceFigureTest : public QObject {
    Q_OBJECT
private slots:
    void showsNoScatterBeforeThePrediction() {
        FigureBench bench("is-it-chance");
        QVERIFY(!bench.press(wording("Figures.countOneClass")));
        bench.predictEvenly();
        bench.run.roll(20);
        QVERIFY(bench.press(wording("Figures.countOneClass")));
        QVERIFY(bench.words("oneClass").contains(QStringLiteral("χ² = ")));
    }

    /// p by repeating, beside p as it is calculated: a thousand samples are within five standard deviations.
    void aThousandClassesShowWhatPSays() {
        for (const char* plan : {"plan0", "plan1", "plan2"}) {
            FigureBench bench("is-it-chance");
            bench.press(QLatin1String(plan));
            bench.predictEvenly();
            bench.run.roll(20);
            QVERIFY(bench.press(wording("Figures.repeatTimes")));
            static const QRegularExpression numbers(
                QStringLiteral("^([\\d,]+) of 1000 .* p = (0|1)[.]([0-9]+)"));
            const auto match = numbers.match(bench.words("thousandClasses"));
            QVERIFY2(match.hasMatch(), qPrintable(bench.words("thousandClasses")));
            const double larger = match.captured(1).remove(QLatin1Char(',')).toDouble() / 1000;
            const double p = QStringLiteral("%1.%2").arg(match.captured(2), match.captured(3)).toDouble();
            QVERIFY2(std::abs(larger - p) < 0.1, qPrintable(bench.words("thousandClasses")));
        }
    }

    void anotherPlanForgetsTheThousandClasses() {
        FigureBench bench("is-it-chance");
        bench.predictEvenly();
        bench.run.roll(20);
        bench.press(wording("Figures.repeatTimes"));
        QVERIFY(!bench.words("thousandClasses").isEmpty());
        bench.press(QStringLiteral("plan2"));
        QVERIFY(!bench.run.isRevealed());
        bench.predictEvenly();
        bench.run.roll(20);
        QVERIFY_SAYS(bench.words("oneClass"), "Figures.noClassCountedYet");
    }
};

GENOTYPE_TEST(ChanceFigureTest)
#include "chance_figure_test.moc"
