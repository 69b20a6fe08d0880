// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/reading.h"
#include "app/learn/paper/reading_report.h"
#include "app/learn/paper/report_panel.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

LabReport flowers() {
    LabReading reading = readingOf({QStringLiteral("purple"), QStringLiteral("white")}, {705, 224}, {3, 1});
    reading.title = QStringLiteral("Ff × Ff");
    reading.source = QStringLiteral("a garden");
    return reportOf(reading, QStringLiteral("Compare."));
}

template <class Field> Field* fieldOf(const ReportPanel& panel, const char* name) {
    return find<Field>(panel, name);
}

/// Presses a button of the choice that is open.
void choose(const QWidget& window, const QString& label) {
    for (QPushButton* one : findAll<QPushButton>(window))
        if (one->text() == label && one->isVisible() && one->objectName() != QLatin1String("newReport"))
            return one->click();
    QFAIL(qPrintable(label));
}

} // namespace

/// The panel where a pupil writes a report, and the report itself.
class ReportPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theChartIsPaintedWithoutServingTheWindow() {
        // A click writes the report, and nothing else may happen meanwhile.
        bool served = false;
        QTimer::singleShot(0, this, [&served] { served = true; });
        QMetaObject::invokeMethod(
            this, [&served] { served = true; }, Qt::QueuedConnection);
        const QImage chart = flowers().chart;
        QVERIFY(!served);
        QVERIFY(!chart.isNull());
        QTRY_VERIFY(served);
        // It is laid out anyway: its bars reach up from the lower edge.
        int inked = 0;
        for (int x = 0; x < chart.width(); ++x)
            inked += chart.pixelColor(x, chart.height() / 2) != QColor(Qt::white);
        QVERIFY2(inked > chart.width() / 20, qPrintable(QString::number(inked)));
    }

    void typedWordsOutliveThePanel() {
        ReportWords words;
        {
            const ReportPanel panel(words, flowers, nullptr);
            fieldOf<QLineEdit>(panel, "reportPupil")->setText(QStringLiteral("Ada"));
            fieldOf<QPlainTextEdit>(panel, "reportPrediction")->setPlainText(QStringLiteral("three to one"));
            fieldOf<QPlainTextEdit>(panel, "reportExplanation")->setPlainText(QStringLiteral("F hides f."));
        }
        QCOMPARE(words.pupil, QStringLiteral("Ada"));
        const ReportPanel again(words, flowers, nullptr);
        QCOMPARE(fieldOf<QPlainTextEdit>(again, "reportPrediction")->toPlainText(),
                 QStringLiteral("three to one"));
        QCOMPARE(fieldOf<QPlainTextEdit>(again, "reportExplanation")->toPlainText(),
                 QStringLiteral("F hides f."));
    }

    /// The report of a computer: the next pupil begins a new one, and nothing that was typed is lost.
    void aNewReportKeepsTheFormerOne() {
        ReportWords words{QStringLiteral("Ada"), QStringLiteral("3 : 1"), QStringLiteral("F hides f.")};
        const ReportWords adas = words;
        QList<FormerReport> former;
        ReportPanel panel(words, flowers, nullptr, &former);
        panel.show();
        const QSignalSpy saved(&panel, &ReportPanel::wordsChanged);
        auto* const begin = fieldOf<QPushButton>(panel, "newReport");
        auto* const back = fieldOf<QPushButton>(panel, "formerReports");
        QVERIFY(begin->isEnabled() && !back->isEnabled());
        begin->click();
        // It asks once.
        QVERIFY(words == adas);
        choose(panel, wording("ReportPanel.newReport"));
        QVERIFY(words == ReportWords{});
        QCOMPARE(fieldOf<QLineEdit>(panel, "reportPupil")->text(), QString());
        QCOMPARE(fieldOf<QPlainTextEdit>(panel, "reportExplanation")->toPlainText(), QString());
        QVERIFY(!begin->isEnabled() && back->isEnabled());
        QCOMPARE(former.size(), 1);
        QVERIFY(former.first().words == adas);
        QCOMPARE(saved.size(), 1);
        // What is written now is kept, too, when the former report comes back.
        fieldOf<QLineEdit>(panel, "reportPupil")->setText(QStringLiteral("Ben"));
        emit back->menu()->aboutToShow();
        QAction* const first = back->menu()->actions().first();
        QVERIFY2(first->text().startsWith(QStringLiteral("Ada")), qPrintable(first->text()));
        first->trigger();
        QVERIFY(words == adas);
        QCOMPARE(fieldOf<QPlainTextEdit>(panel, "reportExplanation")->toPlainText(), adas.explanation);
        QCOMPARE(former.size(), 1);
        QCOMPARE(former.first().words.pupil, QStringLiteral("Ben"));
        // And a computer can be cleared of them.
        emit back->menu()->aboutToShow();
        back->menu()->actions().last()->trigger();
        choose(panel, wording("ReportPanel.delete"));
        QVERIFY(former.isEmpty() && words == adas);
    }

    void aReportOfAPupilHasNoFormerOnes() {
        ReportWords words;
        const ReportPanel panel(words, flowers, nullptr);
        QVERIFY(!has<QPushButton>(panel, "newReport"));
        QVERIFY(!has<QPushButton>(panel, "formerReports"));
    }

    void aPredictionThatIsKnownIsNotAskedFor() {
        ReportWords words;
        const auto facts = [] {
            LabReport report = flowers();
            report.prediction = QStringLiteral("3 : 1");
            return report;
        };
        const ReportPanel panel(words, facts, nullptr);
        QVERIFY(!has<QPlainTextEdit>(panel, "reportPrediction"));
        QVERIFY(fieldOf<QPlainTextEdit>(panel, "reportExplanation"));
    }

    void theReportIsWrittenOrSaysWhyNot() {
        ReportWords words;
        ReportPanel panel(words, flowers, nullptr);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.pdf"));
        panel.write(path);
        QVERIFY(table::contentOf(path).startsWith("%PDF"));
        auto* told = fieldOf<QLabel>(panel, "reportTold");
        QVERIFY(told->text().contains(QStringLiteral("report.pdf")));
        const QString written = told->text();
        panel.write(folder.filePath(QStringLiteral("missing/report.pdf")));
        QVERIFY(told->text() != written);
        QVERIFY(told->text().contains(QStringLiteral("report.pdf")));
    }

    void aReadingBecomesTableChartAndSentences() {
        const LabReport report = flowers();
        QCOMPARE(report.tables.size(), 1);
        QCOMPARE(report.tables[0].rows.size(), 2);
        QCOMPARE(report.tables[0].rows[0].mid(0, 3),
                 (QStringList{QStringLiteral("purple"), QStringLiteral("705"), QStringLiteral("696.8")}));
        QVERIFY(report.chart.width() > 200);
        QCOMPARE(report.test.size(), 2);
        QVERIFY(report.test[0].contains(QStringLiteral("3 : 1")));
    }

    void aReadingWithoutARatioSaysWhatIsMissingInPlaceOfATest() {
        const LabReading reading =
            readingOf({QStringLiteral("purple"), QStringLiteral("white")}, {705, 224}, {});
        const LabReport report = reportOf(reading, QString());
        QCOMPARE(report.test, QStringList{reading.problem});
        QCOMPARE(report.tables[0].rows[0][2], QStringLiteral("–"));
    }

    void theChartOfAReportIsOnWhiteWhateverTheTheme() {
        const ThemeKind before = Theme::current().kind();
        const QImage light = flowers().chart;
        Theme::current().setKind(ThemeKind::Dark);
        const QImage dark = flowers().chart;
        Theme::current().setKind(before);
        QCOMPARE(dark, light);
        QCOMPARE(light.pixelColor(2, 2).lightness(), 255);
    }
};

GENOTYPE_TEST(ReportPanelTest)
#include "report_panel_test.moc"
