// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/histogram_strip.h"
#include "app/charts/running_strip.h"
#include "app/ui/theme/theme.h"
#include "lessons/sampling/repeated_samples.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QTest>

using namespace app;

namespace {

QImage shownSmall(QWidget& widget) {
    widget.resize(300, 110);
    widget.show();
    QCoreApplication::processEvents();
    return widget.grab().toImage();
}

QStringList wordsOn(const PaintsWords& widget) {
    QStringList words;
    for (const PaintedText& one : widget.paintedTexts())
        words << one.text;
    return words;
}

} // namespace

/// The charts of how a share settled and how much samples differ.
class StripsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theShareOfTheFollowedOutcomeIsSaid() {
        RunningStrip strip;
        const std::vector<lessons::RunningPoint> series{{1, {0, 1}}, {8, {5, 3}}};
        strip.setRunning(QStringLiteral("purple"), series, 0, 0.75);
        QVERIFY(strip.accessibleName().contains(QStringLiteral("purple")));
        QVERIFY2(strip.accessibleDescription().contains(QStringLiteral("62.5 %")),
                 qPrintable(strip.accessibleDescription()));
        QVERIFY(strip.accessibleDescription().contains(QStringLiteral("75.0 %")));
        strip.setRunning(QStringLiteral("white"), series, 1, 0.25);
        QVERIFY(strip.accessibleDescription().contains(QStringLiteral("37.5 %")));
    }

    void beforeAnythingIsRolledOnlyTheExpectationIsDrawn() {
        RunningStrip strip;
        strip.setRunning(QStringLiteral("purple"), {}, 0, 0.75);
        QVERIFY(strip.accessibleDescription().contains(QStringLiteral("Nothing")));
        const QImage empty = shownSmall(strip);
        strip.setRunning(QStringLiteral("purple"), {{1, {1, 0}}}, 0, 0.75);
        QTRY_VERIFY(shownSmall(strip) != empty);
    }

    void bothStripsHaveALegend() {
        RunningStrip running;
        running.setRunning(QStringLiteral("purple"), {{1, {1, 0}}, {8, {5, 3}}}, 0, 0.75);
        QVERIFY(!shownSmall(running).isNull());
        QCOMPARE(wordsOn(running).mid(1),
                 QStringList({QStringLiteral("rolled so far"), wording("RunningStrip.expected")}));
        HistogramStrip histogram;
        lessons::Histogram some;
        some.low = 0;
        some.width = 1;
        some.counts = {3, 5, 2};
        some.expected = {2.5, 5, 2.5};
        histogram.setHistogram(QStringLiteral("Repeated"), some, 1.5, {});
        QVERIFY(!shownSmall(histogram).isNull());
        QCOMPARE(wordsOn(histogram).mid(1),
                 QStringList({QStringLiteral("samples"), wording("RunningStrip.expected"),
                              wording("HistogramStrip.one")}));
    }

    void aBillionRollsAreOneLine() {
        RunningStrip strip;
        std::vector<lessons::RunningPoint> series;
        for (std::int64_t n = 1; n <= 1'000'000'000; n += 1 + n / 20)
            series.push_back({n, {n - n / 4, n / 4}});
        strip.setRunning(QStringLiteral("purple"), series, 0, 0.75);
        QVERIFY(strip.accessibleDescription().contains(QStringLiteral("75.0 %, expected 75.0 %")));
        QVERIFY(!shownSmall(strip).isNull());
    }

    void theHistogramSaysWhereMostSamplesLie() {
        HistogramStrip strip;
        QVERIFY_SAYS(strip.accessibleDescription(), "HistogramStrip.samplesBeenRepeatedYet");
        const QImage empty = shownSmall(strip);
        const lessons::Histogram histogram{10, 5, {2, 7, 1}, {3, 4, 3}};
        strip.setHistogram(QStringLiteral("Count in 10 samples"), histogram, 16.0,
                           {QStringLiteral("10"), QStringLiteral("25")});
        QCOMPARE(strip.accessibleName(), QStringLiteral("Count in 10 samples"));
        QVERIFY2(strip.accessibleDescription().contains(QStringLiteral("10 samples")),
                 qPrintable(strip.accessibleDescription()));
        QVERIFY_SAYS(strip.accessibleDescription(), "HistogramStrip.samplesTallestBarHolds", anything, 7, 15,
                     20);
        QVERIFY(shownSmall(strip) != empty);
    }

    void aSampleBeyondTheHistogramIsMarkedAtItsEdge() {
        HistogramStrip strip;
        const lessons::Histogram histogram{0, 1, {5, 3}, {}};
        const auto painted = [&](double here) {
            strip.setHistogram(QStringLiteral("Gap"), histogram, here, {});
            return shownSmall(strip);
        };
        QCOMPARE(painted(2), painted(1000));
        QVERIFY(painted(0) != painted(2));
    }
};

GENOTYPE_TEST(StripsTest)
#include "strips_test.moc"
