// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/pictured_chart.h"
#include "app/learn/lab/breeding_session.h"
#include "app/learn/lab/cell_totals.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/learn/lab/cross_bench.h"
#include "app/learn/lab/lab_header.h"
#include "app/learn/lab/lab_reading.h"
#include "app/learn/lab/lab_session.h"
#include "app/learn/lab/lab_view.h"
#include "app/learn/lab/plants_picture.h"
#include "app/learn/lab/samples_sheet.h"
#include "app/learn/lab/value_row.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtGui/QAccessible>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

QString wordsOf(const QWidget& widget, const char* name) {
    const auto* label = seek<QLabel>(widget, name);
    return label ? label->text().replace(QChar::Nbsp, QLatin1Char(' ')) : QString();
}

QPushButton* buttonOf(const QWidget& widget, const char* name) {
    return find<QPushButton>(widget, name);
}

LabReading flowers(std::int64_t purple, std::int64_t white, const std::vector<double>& parts = {3, 1}) {
    LabReading reading =
        readingOf({QStringLiteral("purple"), QStringLiteral("white")}, {purple, white}, parts);
    reading.title = QStringLiteral("Ff × Ff");
    return reading;
}

/// The sheet below the chart, with counts from elsewhere or a sample drawn here.
struct Samples {
    LabView view;
    SamplesSheet sheet;
    lessons::Generator generator{1};

    explicit Samples(bool drawnHere) : sheet(view, drawnHere, nullptr) {}

    bool has(SamplesSheet::Part part) const { return sheet.has(part); }
};

} // namespace

/// The parts of the Lab, each by itself.
class LabWidgetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theChartSaysSizeAndFit() {
        ChartSheet sheet(nullptr);
        sheet.setReading(flowers(705, 224));
        QVERIFY(wordsOf(sheet, "sampleSize").contains(QStringLiteral("n = 929")));
        QVERIFY(wordsOf(sheet, "fitSentence").contains(QStringLiteral("3 : 1")));
        sheet.setReading(flowers(0, 0));
        QVERIFY_SAYS(wordsOf(sheet, "fitSentence"), "LessonWords.nothingCountedYet");
        const LabReading without = flowers(7, 3, {});
        sheet.setReading(without);
        QCOMPARE(wordsOf(sheet, "fitSentence"), without.problem);
    }

    void onePageAtATimeStandsInPlaceOfTheChart() {
        ChartSheet sheet(nullptr);
        int shown = 0;
        auto* page = new QWidget;
        ValueRow* other = sheet.addPage("other", QStringLiteral("other"), page, [&shown] { ++shown; });
        sheet.setTestShown(true);
        other->click();
        QCOMPARE(shown, 1);
        QVERIFY(page->isVisibleTo(&sheet) && !buttonOf(sheet, "theTest")->isChecked());
        other->click();
        QVERIFY(!page->isVisibleTo(&sheet) && sheet.chart()->isVisibleTo(&sheet));
    }

    void beforeTheFirstRollTheChartShowsWhatIsExpected() {
        ChartSheet sheet(nullptr);
        LabReading nothing = flowers(0, 0);
        ChartSheet::Forecast ahead{QStringLiteral("?"), QStringLiteral("dashed"), nothing.numbers};
        ahead.numbers[0].expected = 240;
        sheet.setReading(nothing, &ahead);
        QCOMPARE(wordsOf(sheet, "fitSentence"), QStringLiteral("?"));
        QCOMPARE(sheet.chart()->numbers()[0].expected, 240.0);
        QCOMPARE(sheet.reading().numbers[0].expected, 0.0);
        sheet.setReading(flowers(705, 224), &ahead);
        QVERIFY(wordsOf(sheet, "fitSentence").contains(QStringLiteral("3 : 1")));
    }

    void aSquareSaysInHowManyCellsEachLookStands() {
        LabSession session(1);
        CellTotals totals(nullptr);
        const auto said = [&] {
            return QAccessible::queryAccessibleInterface(&totals)->text(QAccessible::Name);
        };
        totals.setBrood(session.brood());
        QVERIFY(said().startsWith(QStringLiteral("9 round, green")));
        QVERIFY_SAYS(said(), "CellTotals.ofCellsLookLike", 16);
        // Cells of linked genes are not equally likely.
        session.setRecombination(0, 0);
        totals.setBrood(session.brood());
        QVERIFY(said().startsWith(QStringLiteral("75.0 %")));
    }

    void theTestHoldsCountsAndRangesOfTheReading() {
        ChartSheet sheet(nullptr);
        sheet.setReading(flowers(705, 224));
        QVERIFY(!has<FactTable>(sheet));
        sheet.setTestShown(true);
        auto* table = find<FactTable>(sheet, "countsTable");
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("705"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("696.8"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("670.9 to 722.6"));
        sheet.setTestShown(false);
        sheet.setReading(flowers(1, 0));
        sheet.setTestShown(true);
        const auto tables = findAll<FactTable>(sheet, "countsTable");
        QCOMPARE(tables.last()->item(0, 1)->text(), QStringLiteral("1"));
    }

    void onlyAPersonsPressOfTheTestIsTold() {
        ChartSheet sheet(nullptr);
        sheet.setReading(flowers(7, 3));
        const QSignalSpy told(&sheet, &ChartSheet::testShownChanged);
        sheet.setTestShown(true);
        QCOMPARE(told.count(), 0);
        QVERIFY(buttonOf(sheet, "theTest")->isChecked());
        buttonOf(sheet, "theTest")->click();
        QCOMPARE(told.count(), 1);
        QVERIFY(!buttonOf(sheet, "theTest")->isChecked());
    }

    void countsWithoutAWayHaveNoShareToFollow() {
        Samples samples(false);
        samples.sheet.setReading(flowers(705, 224));
        QVERIFY(!samples.has(SamplesSheet::Part::Followed));
        QVERIFY(samples.has(SamplesSheet::Part::Repeated));
        LabReading known = flowers(705, 224);
        known.running = {{1, {1, 0}}, {929, {705, 224}}};
        samples.sheet.setReading(known);
        QVERIFY(samples.has(SamplesSheet::Part::Followed));
        QCOMPARE(samples.sheet.followed(), QStringLiteral("purple"));
        // Neither a history nor chances to repeat the sample with: there is nothing to show.
        samples.sheet.setReading(flowers(7, 3, {}));
        QVERIFY(!samples.has(SamplesSheet::Part::Followed) && !samples.has(SamplesSheet::Part::Repeated));
    }

    void aSampleThatIsDrawnHereKeepsItsPlace() {
        Samples samples(true);
        samples.sheet.setReading(flowers(0, 0));
        QVERIFY(samples.has(SamplesSheet::Part::Followed));
        QVERIFY(!buttonOf(samples.sheet, "repeat")->isEnabled());
        samples.sheet.repeat(flowers(0, 0), samples.generator);
        QVERIFY(samples.view.histogram.counts.empty());
    }

    void aThousandSamplesAreRepeatedOfTheSameSize() {
        Samples samples(true);
        const LabReading reading = flowers(30, 10);
        samples.sheet.setReading(reading);
        for (const bool statistic : {true, false}) {
            samples.view.statistic = statistic;
            samples.sheet.repeat(reading, samples.generator);
            std::int64_t all = 0;
            for (const std::int64_t count : samples.view.histogram.counts)
                all += count;
            QCOMPARE(all, std::int64_t{1000});
        }
        // A count is a whole number of offspring.
        QVERIFY(samples.view.histogram.low >= 0 && samples.view.histogram.low <= 40);
        // They belong to samples of that size and to no other.
        samples.sheet.setReading(flowers(31, 10));
        QVERIFY(samples.view.histogram.counts.empty());
        // Nor to another ratio.
        samples.sheet.repeat(reading, samples.generator);
        samples.sheet.setReading(flowers(30, 10, {0.5, 0.5}));
        QVERIFY(samples.view.histogram.counts.empty());
    }

    void theFollowedOutcomeStaysAmongThoseThereAre() {
        Samples samples(true);
        samples.view.followed = 7;
        samples.sheet.setReading(flowers(30, 10));
        auto* follow = find<QComboBox>(samples.sheet, "followed");
        QCOMPARE(follow->count(), 2);
        QCOMPARE(follow->currentIndex(), 1);
        const QSignalSpy chosen(&samples.sheet, &SamplesSheet::chosen);
        follow->show();
        QTest::keyClick(follow, Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(samples.view.followed, std::size_t{0});
    }

    void aRatioThatNobodyWouldReadIsNamedInTheReadersLanguage() {
        LabSession session(1);
        QCOMPARE(readingOf(session, false).against, QStringLiteral("9 : 3 : 3 : 1"));
        session.addGene(*lessons::findGene("plant-height"));
        session.addGene(*lessons::findGene("flower-colour"));
        const QString english = readingOf(session, false).against;
        QCOMPARE(english, wording("LabReading.predictionParents"));
        const InGerman german;
        QVERIFY(readingOf(session, false).against != english);
    }

    void theHeaderSaysWhatWouldBeTakenBack() {
        LabSession session(1);
        BreedingSession breeding(1);
        LabHeader header(session, breeding, LabSource::Cross, {}, {}, nullptr);
        header.refreshHistory(false);
        QVERIFY(!buttonOf(header, "undo")->isEnabled());
        QCOMPARE(buttonOf(header, "undo")->toolTip(), wording("LabHeader.nothingUndo"));
        session.turnAllele(0, 0, 0);
        session.roll(16);
        header.refreshHistory(false);
        QCOMPARE(buttonOf(header, "undo")->accessibleDescription(), wording("LabHeader.undoLastRoll"));
        buttonOf(header, "undo")->click();
        QCOMPARE(session.bench().size(), std::int64_t{0});
        header.refreshHistory(false);
        QVERIFY(buttonOf(header, "redo")->isEnabled());
        QVERIFY(buttonOf(header, "undo")->toolTip().contains(QStringLiteral("parents")));
        // Not while gametes are drawn.
        header.refreshHistory(true);
        QVERIFY(!buttonOf(header, "undo")->isEnabled() && !buttonOf(header, "redo")->isEnabled());
    }

    void theHeaderHasStepsOnlyForCrossAndBench() {
        LabSession session(1);
        BreedingSession breeding(1);
        const LabHeader header(session, breeding, LabSource::Mendel, {}, {}, nullptr);
        QVERIFY(buttonOf(header, "undo")->isHidden());
        QVERIFY(!buttonOf(header, "source0")->isChecked() && !buttonOf(header, "source5")->isChecked());
    }

    void onTheBenchTheHeaderTakesItsStepsBack() {
        LabSession session(1);
        session.roll(16);
        BreedingSession breeding(1);
        LabHeader header(session, breeding, LabSource::Breeding, {}, {}, nullptr);
        header.refreshHistory(false);
        QVERIFY(!buttonOf(header, "undo")->isHidden() && !buttonOf(header, "undo")->isEnabled());
        breeding.toggleParent(0);
        breeding.cross(20);
        header.refreshHistory(false);
        QCOMPARE(buttonOf(header, "undo")->accessibleDescription(), wording("Breeding.undoLastCross"));
        buttonOf(header, "undo")->click();
        QVERIFY(breeding.bench().crosses().empty());
        QCOMPARE(session.bench().size(), std::int64_t{16});
        header.refreshHistory(false);
        buttonOf(header, "redo")->click();
        QCOMPARE(breeding.bench().crosses().size(), std::size_t{1});
    }

    void aSourceIsChosenWhenItsButtonIsAtRest() {
        LabSession session(1);
        BreedingSession breeding(1);
        LabHeader header(session, breeding, LabSource::Cross, {}, {}, nullptr);
        QSignalSpy chosen(&header, &LabHeader::sourceChosen);
        buttonOf(header, "source5")->click();
        QCOMPARE(chosen.count(), 0);
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].value<LabSource>(), LabSource::Breeding);
        QVERIFY(buttonOf(header, "source0")->isChecked()); // until the page shows it
    }

    void theBenchCountsThePlantsItShows() {
        LabSession session(1);
        LabView view;
        CrossBench bench(session, view, nullptr);
        bench.refreshCross();
        QCOMPARE(wordsOf(bench, "crossTitle"), QStringLiteral("RrGg × RrGg"));
        bench.showPlants(true);
        QVERIFY(view.plants);
        QVERIFY_SAYS(wordsOf(bench, "cell"), "CrossBench.rollSomeOffspringSee");
        session.roll(16);
        bench.refreshWords();
        QVERIFY(wordsOf(bench, "cell").startsWith(QStringLiteral("All 16")));
        session.roll(1'000'000);
        bench.refreshWords();
        QVERIFY_SAYS(wordsOf(bench, "cell"), "CrossBench.firstOfAll");
        session.startOver();
        session.add({{5, {5, 0, 0, 0, 0, 0, 0, 0, 0}}});
        bench.refreshWords();
        QVERIFY_SAYS(wordsOf(bench, "cell"), "CrossBench.theseOffspringCountedBut");
    }

    void plantsAreReadAsCountsOfTheirLooks() {
        LabSession session(1);
        PlantsPicture picture(session, nullptr);
        picture.resize(300, 200);
        const QImage empty = picture.grab().toImage();
        session.roll(16);
        QVERIFY(picture.accessibleName().contains(QStringLiteral("16")));
        const auto counts = session.counts(false);
        QVERIFY(picture.accessibleDescription().contains(QStringLiteral("round, green: %1").arg(counts[0])));
        QVERIFY(picture.grab().toImage() != empty);
        session.undo();
        QCOMPARE(picture.grab().toImage(), empty);
    }
};

GENOTYPE_TEST(LabWidgetsTest)
#include "lab_widgets_test.moc"
