// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/export/export_button.h"
#include "app/charts/tally_pad.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/paper/report_panel.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/opened.h"

#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QSlider>
#include <QtWidgets/QTableWidget>

using namespace app;

namespace {

/// A pupil in the Lab.
struct Pupil : PupilAtWindow {
    Pupil() : PupilAtWindow(QStringLiteral("lab")) {
        page()->setSeed(5);
        settle();
    }

    LabPage* page() { return qobject_cast<LabPage*>(PupilAtWindow::page()); }
    LabSession& lab() { return page()->session(); }

    void type(const QString& field, const QString& text) {
        auto* edit = shown<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
    }

    /// Goes through all of the simulated cross.
    void experiment() {
        QVERIFY_SAYS(words(QStringLiteral("fitSentence")), "LabPage.whatWillOffspringLook", 320);
        QVERIFY(press(QStringLiteral("number16")));
        QVERIFY(press(QStringLiteral("roll")));
        QCOMPARE(lab().bench().size(), std::int64_t{16});
        QVERIFY(press(QStringLiteral("number320")));
        QVERIFY(press(QStringLiteral("roll")));
        QCOMPARE(lab().bench().size(), std::int64_t{336});
        QVERIFY(words(QStringLiteral("sampleSize")).contains(QStringLiteral("336")));
        QVERIFY(words(QStringLiteral("fitSentence")).contains(QStringLiteral("9 : 3 : 3 : 1")));
        QVERIFY(tests::pressIn(*this, QStringLiteral("moreRolls"), QStringLiteral("rollAgain")));
        QCOMPARE(lab().bench().size(), std::int64_t{320});
        QVERIFY(press(QStringLiteral("followRow")));
        QVERIFY(seen<QComboBox>(QStringLiteral("followed")));
        QVERIFY(press(QStringLiteral("repeatRow")));
        QVERIFY(!seen<QComboBox>(QStringLiteral("followed")));
        QVERIFY(press(QStringLiteral("repeat")));
        QVERIFY(press(QStringLiteral("theTest")));
        QVERIFY(!seen<QPushButton>(QStringLiteral("repeat")));
        QVERIFY(find<FactTable>(find<ChartSheet>(page()), "countsTable")->isVisible());
        QVERIFY(press(QStringLiteral("theTest")));

        // Another parent, another gene, linked to its neighbour.
        QVERIFY(press(QStringLiteral("allele000")));
        QCOMPARE(words(QStringLiteral("crossTitle")), QStringLiteral("rrGg × RrGg"));
        QCOMPARE(lab().bench().size(), std::int64_t{0});
        QVERIFY(press(QStringLiteral("addGene")));
        QCOMPARE(lab().bench().cross.genes.size(), std::size_t{3});
        QVERIFY(press(QStringLiteral("linkageRow")));
        auto* slider = tests::shown<QSlider>(window, "linkage1");
        slider->setFocus();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(slider, Qt::Key_PageDown);
        settle();
        QCOMPARE(lab().bench().cross.recombinationAfter(1), 0.25);
        QTest::keyClick(slider, Qt::Key_Escape);
        settle();
        QVERIFY(press(QStringLiteral("roll")));

        // Every step back to the beginning, with the keyboard.
        for (int i = 0; i < 20 && lab().canUndo(); ++i) {
            QTest::keyClick(page(), Qt::Key_Z, Qt::ControlModifier);
            settle();
        }
        QCOMPARE(words(QStringLiteral("crossTitle")), QStringLiteral("RrGg × RrGg"));
        QVERIFY(!shown<QPushButton>("undo")->isEnabled());
        QVERIFY(press(QStringLiteral("redo")));
        QCOMPARE(lab().bench().size(), std::int64_t{16});
    }
};

} // namespace

/// Pupils find their way through the Lab, in the window.
class LabWayTest : public QObject {
    Q_OBJECT
private slots:
    void rollingAndChartAreSeenTogetherInASmallWindow() {
        Pupil pupil;
        QWidget* const window = pupil.page()->window();
        window->resize(1024, 768);
        pupil.settle();
        const auto hidden = [](const QWidget* part) {
            return QRegion(part->rect()).subtracted(part->visibleRegion()).boundingRect();
        };
        QCOMPARE(hidden(find<QPushButton>(pupil.page(), "roll")), QRect());
        QCOMPARE(hidden(find<ChartSheet>(pupil.page())->picture()), QRect());
    }

    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void anExperimentIsMadeWithTheMouse() { Pupil().experiment(); }

    void anExperimentIsMadeWithTheKeyboard() {
        Pupil pupil;
        pupil.byKeyboard = true;
        pupil.experiment();
    }

    void typedParentsAreTakenAndWrongOnesExplained() {
        Pupil pupil;
        pupil.type(QStringLiteral("parent0"), QStringLiteral("rrgg"));
        QCOMPARE(pupil.words(QStringLiteral("crossTitle")), QStringLiteral("rrgg × RrGg"));
        pupil.type(QStringLiteral("parent1"), QStringLiteral("RrXx"));
        QVERIFY(!pupil.words(QStringLiteral("parentsError")).isEmpty());
        QCOMPARE(pupil.words(QStringLiteral("crossTitle")), QStringLiteral("rrgg × RrGg"));
        pupil.type(QStringLiteral("parent1"), QStringLiteral("rrgg"));
        QVERIFY(pupil.words(QStringLiteral("parentsError")).isEmpty());
    }

    void aNumberThatIsNoneIsRefusedInWords() {
        Pupil pupil;
        auto* number = pupil.shown<QLineEdit>("number");
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("2 000 000 000"));
        QVERIFY(!pupil.shown<QPushButton>("roll")->isEnabled());
        QVERIFY(!pupil.words(QStringLiteral("offspringNote")).isEmpty());
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("48"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(pupil.lab().bench().size(), std::int64_t{48});
    }

    void everyGameteIsDrawnWhileTheWindowStaysAwake() {
        Pupil pupil;
        pupil.press(QStringLiteral("number1000000000"));
        QVERIFY(tests::pressIn(pupil, QStringLiteral("moreRolls"), QStringLiteral("drawGametes")));
        // A fast machine may already be done; until it is, the parents are left alone.
        if (auto* stop = pupil.seen<QPushButton>("cancelDraw")) {
            QVERIFY(!pupil.shown<QPushButton>("roll")->isEnabled());
            QTest::mouseClick(stop, Qt::LeftButton);
        }
        QTRY_VERIFY(pupil.shown<QPushButton>("roll")->isEnabled());
        QTRY_VERIFY(!pupil.seen<QPushButton>("cancelDraw"));
    }

    void theDiceOfMyGamesArePooledAndThoseOfASetSeedLeftOut() {
        Pupil pupil;
        const auto play = [&pupil](std::uint64_t seed, const char* game, bool preset) {
            genotype::Record record = table::record({"bot", "bot"}, seed);
            pupil.context.dice().add(genotype::replay(table::played(record, seed)).events,
                                     {game, preset, "2026-03-04T09:15:00Z"});
        };
        play(1, "one", false);
        play(2, "two", false);
        play(3, "known", true);
        DiceLedger& ledger = pupil.context.dice();
        std::int64_t own = 0;
        std::int64_t known = 0;
        for (const lessons::LedgerRow& row : ledger.ledger().rows())
            if (row.trait == genotype::Trait::PodColour && row.rule == lessons::RollRule::RerolledOnce)
                ++(row.preset ? known : own);
        QVERIFY(own > 0 && known > 0);
        QVERIFY(tests::pressSource(pupil, LabSource::Games));
        QVERIFY(pupil.press(QStringLiteral("trait2")));
        QCOMPARE(pupil.page()->reading().size(), own);
        QVERIFY_SAYS(pupil.words(QStringLiteral("ledgerNote")), "GamesPanel.leftOutBecauseSeed");
        // The game played last comes first: its dice can be looked at by themselves.
        auto* games = pupil.shown<QComboBox>("ledgerGame");
        QCOMPARE(games->count(), 4);
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Down);
        pupil.settle();
        QCOMPARE(pupil.page()->reading().size(), known);
        QVERIFY(!pupil.page()->reading().running.empty());
    }

    /// The ledger announces them; nobody has to come back to the page.
    void diceThatFallMeanwhileAreThereWhenTheLabIsSeenAgain() {
        Pupil pupil;
        QVERIFY(tests::pressSource(pupil, LabSource::Games));
        QCOMPARE(pupil.shown<QComboBox>("ledgerGame")->count(), 1);
        pupil.window.showPage(QStringLiteral("glossary"));
        pupil.settle();
        const genotype::Record record = table::played(table::record({"bot", "bot"}, 4), 4);
        pupil.context.dice().add(genotype::replay(record).events, {"new", false, "2026-03-04T09:15:00Z"});
        pupil.window.showPage(QStringLiteral("lab"));
        pupil.settle();
        QCOMPARE(pupil.shown<QComboBox>("ledgerGame")->count(), 2);
        std::int64_t seeds = 0;
        for (const lessons::LedgerRow& row : pupil.context.dice().ledger().rows())
            seeds += row.trait == genotype::Trait::SeedShape && row.rule == lessons::RollRule::RerolledOnce
                         ? 1
                         : 0;
        QVERIFY(seeds > 0);
        QCOMPARE(pupil.page()->reading().size(), seeds);
        QVERIFY(pupil.words(QStringLiteral("sampleSize")).contains(QString::number(seeds)));
    }

    void mendelsDihybridIsOfSeedShapeAndSeedColour() {
        Pupil pupil;
        QVERIFY(tests::pressSource(pupil, LabSource::Mendel));
        auto* list = pupil.shown<QListWidget>("mendelsCrosses");
        list->setFocus();
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(list, Qt::Key_Down);
        pupil.settle();
        const LabReading reading = pupil.page()->reading();
        QCOMPARE(reading.size(), std::int64_t{556});
        QCOMPARE(reading.numbers[0].observed, std::int64_t{315});
        QVERIFY(reading.citation.contains(QStringLiteral("1866")));
        // R: chisq.test(c(315, 108, 101, 32), p = c(9, 3, 3, 1) / 16)$statistic
        QVERIFY(std::abs(reading.test.statistic - 0.4700240) < 1e-6);
        QVERIFY(pupil.press(QStringLiteral("simulateMendel")));
        QCOMPARE(pupil.words(QStringLiteral("crossTitle")), QStringLiteral("RrYy × RrYy"));
    }

    void linkageIsNamedWithTheCounts() {
        Pupil pupil;
        QVERIFY(!pupil.words(QStringLiteral("sampleSize")).contains(QStringLiteral("linked")));
        pupil.lab().setRecombination(0, 0.09);
        pupil.lab().roll(16);
        pupil.settle();
        const QString said = pupil.words(QStringLiteral("sampleSize"));
        QVERIFY_SAYS(said, "LabReading.linkedRecombinants", anything, anything, "9.0");
        QVERIFY(pupil.page()->reading().source.contains(QStringLiteral("9.0")));
    }

    void theTallyPadTakesNoCrossThatHasMoreKindsThanIt() {
        Pupil pupil;
        while (pupil.lab().bench().cross.genes.size() < 4)
            QVERIFY(pupil.press(QStringLiteral("addGene")));
        pupil.settle();
        QCOMPARE(pupil.lab().experiment(false).outcomes.size(), std::size_t{16});
        QVERIFY(tests::pressSource(pupil, LabSource::Tally));
        QVERIFY(!pupil.shown<QPushButton>("tallyFromCross")->isEnabled());
        QVERIFY(!pupil.words(QStringLiteral("tallyProblem")).contains(QLatin1Char('0')));
        pupil.type(QStringLiteral("tallyNames"), QStringLiteral("purple; yellow"));
        const QPoint place = pupil.shown<QPushButton>("tallyFromCross")->pos();
        pupil.type(QStringLiteral("ratio"), QStringLiteral("1:x"));
        const QPoint during = pupil.shown<QPushButton>("tallyFromCross")->pos();
        pupil.type(QStringLiteral("ratio"), QStringLiteral("3:1"));
        QCOMPARE(pupil.shown<QPushButton>("tallyFromCross")->pos(), during);
        QCOMPARE(during, place);
    }

    void theTallyPadIsHeldAgainstATypedRatio() {
        Pupil pupil;
        QVERIFY(tests::pressSource(pupil, LabSource::Tally));
        pupil.type(QStringLiteral("tallyNames"), QStringLiteral("purple; yellow"));
        pupil.type(QStringLiteral("ratio"), QStringLiteral("1:x"));
        QVERIFY(!pupil.words(QStringLiteral("tallyProblem")).isEmpty());
        pupil.type(QStringLiteral("ratio"), QStringLiteral("3:1"));
        QVERIFY(pupil.words(QStringLiteral("tallyProblem")).isEmpty());
        pupil.page()->tallyPad().setFocus();
        QTest::keyClicks(&pupil.page()->tallyPad(), QStringLiteral("1112"));
        pupil.settle();
        LabReading reading = pupil.page()->reading();
        QCOMPARE(reading.size(), std::int64_t{4});
        QCOMPARE(reading.numbers[0].expected, 3.0);
        // To another source and back: nothing is lost.
        QVERIFY(tests::pressSource(pupil, LabSource::Cross));
        QVERIFY(tests::pressSource(pupil, LabSource::Tally));
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{4});
    }

    void aTableIsReadAndADamagedOneToldInOneSentence() {
        Pupil pupil;
        const QString good = pupil.folder.filePath(QStringLiteral("flowers.csv"));
        QFile file(good);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("flower;count\npurple;705\nwhite;224\n");
        file.close();
        QVERIFY(tests::pressSource(pupil, LabSource::File));
        readTable(pupil.page()->choices(), good);
        pupil.page()->choices().fileRatio = QStringLiteral("3:1");
        pupil.page()->rebuild();
        pupil.settle();
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{929});
        // R: chisq.test(c(705, 224), p = c(3, 1) / 4)$statistic
        QVERIFY(std::abs(pupil.page()->reading().test.statistic - 0.3907427) < 1e-6);
        const QString bad = pupil.folder.filePath(QStringLiteral("bad.csv"));
        QFile other(bad);
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("flower;count\npurple;-5\nwhite;224\n");
        other.close();
        readTable(pupil.page()->choices(), bad);
        QVERIFY(!pupil.page()->choices().file.problem.isEmpty());
        QVERIFY(!pupil.page()->choices().file.problem.contains(QLatin1Char('\n')));
        // Nothing of the previous table is shown under the name of this one.
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{0});
    }

    void aTeacherSaysWhichColumnOfATableCounts() {
        Pupil pupil;
        QVERIFY(tests::pressSource(pupil, LabSource::File));
        const QString path = pupil.folder.filePath(QStringLiteral("teams.csv"));
        table::writeTo(path, "Team;round;wrinkled\nA;30;9\nB;28;12\n");
        readTable(pupil.page()->choices(), path);
        pupil.page()->rebuild();
        pupil.settle();
        // It could mean several things: the reason is said, and nothing is shown until somebody chooses.
        QVERIFY(!pupil.words(QStringLiteral("fileProblem")).isEmpty());
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{0});
        auto* counts = pupil.shown<QComboBox>("tableCounts");
        QCOMPARE(counts->itemText(2), QStringLiteral("wrinkled"));
        counts->setFocus();
        QTest::keyClick(counts, Qt::Key_Down);
        pupil.settle();
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{21});
        auto* layout = pupil.shown<QComboBox>("tableLayout");
        layout->setFocus();
        QTest::keyClick(layout, Qt::Key_End);
        pupil.settle();
        QVERIFY(!pupil.seen<QComboBox>("tableCounts"));
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{2});
    }

    void aTeacherLeavesASumOut() {
        Pupil pupil;
        QVERIFY(tests::pressSource(pupil, LabSource::File));
        const QString path = pupil.folder.filePath(QStringLiteral("sum.csv"));
        table::writeTo(path, "round;315\nwrinkled;108\nTotal;424\n");
        readTable(pupil.page()->choices(), path);
        pupil.page()->rebuild();
        pupil.settle();
        QVERIFY(pupil.words(QStringLiteral("fileProblem")).contains(QStringLiteral("Total")));
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{0});
        auto* rows = pupil.shown<QTableWidget>("tableRows");
        QCOMPARE(rows->rowCount(), 3);
        rows->setFocus();
        rows->setCurrentCell(2, 0);
        QTest::keyClick(rows, Qt::Key_Space);
        pupil.settle();
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{423});
        QVERIFY(pupil.words(QStringLiteral("fileProblem")).isEmpty() ||
                !pupil.words(QStringLiteral("fileProblem")).contains(QStringLiteral("Total")));
        QVERIFY(pupil.words(QStringLiteral("tableNotes")).contains(QLatin1Char('3')));
        // With the tick, the row is a category like the others.
        QTest::keyClick(rows, Qt::Key_Space);
        pupil.settle();
        QCOMPARE(pupil.page()->reading().size(), std::int64_t{847});
    }

    void aReportIsWrittenWithThePupilsWords() {
        Pupil pupil;
        QVERIFY(pupil.press(QStringLiteral("roll")));
        QVERIFY(!pupil.seen<QPlainTextEdit>("reportPrediction"));
        QVERIFY(tests::pressChoice(pupil, QStringLiteral("papers"), 1));
        auto* prediction = pupil.shown<QPlainTextEdit>("reportPrediction");
        QTest::keyClicks(prediction, QStringLiteral("nine of sixteen"));
        QTest::keyClicks(pupil.shown<QPlainTextEdit>("reportExplanation"),
                         QStringLiteral("The genes are independent."));
        auto* panel = find<ReportPanel>(pupil.page());
        const QString path = pupil.folder.filePath(QStringLiteral("report.pdf"));
        panel->write(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/ToUnicode"));
        QVERIFY(bytes.contains("/Image"));
        QVERIFY(pupil.words(QStringLiteral("reportTold")).contains(QStringLiteral("report.pdf")));
        // What was typed is still there after a change of language or theme.
        pupil.page()->rebuild();
        pupil.settle();
        QCOMPARE(pupil.shown<QPlainTextEdit>("reportPrediction")->toPlainText(),
                 QStringLiteral("nine of sixteen"));
    }

    void tableAndChartAreExported() {
        Pupil pupil;
        QVERIFY(pupil.press(QStringLiteral("roll")));
        QVERIFY(pupil.press(QStringLiteral("labMore")));
        auto* button = find<ExportButton>(pupil.window);
        const QString table = pupil.folder.filePath(QStringLiteral("counts.csv"));
        button->write(ExportButton::Format::Table, table);
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.count('\n') > 5); // remarks follow the table
        QVERIFY(text.contains("\"round, green\","));
        QVERIFY(text.contains(",180,"));
        const QString picture = pupil.folder.filePath(QStringLiteral("chart.png"));
        button->write(ExportButton::Format::Picture, picture);
        QVERIFY(QImage(picture).width() > 400);
        const QString drawing = pupil.folder.filePath(QStringLiteral("chart.svg"));
        button->write(ExportButton::Format::Drawing, drawing);
        QFile svg(drawing);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("<svg"));
        button->write(ExportButton::Format::Table,
                      pupil.folder.filePath(QStringLiteral("missing/counts.csv")));
        QVERIFY(pupil.words(QStringLiteral("told")).contains(QStringLiteral("counts.csv")));
    }
};

GENOTYPE_TEST(LabWayTest)
#include "lab_way_test.moc"
