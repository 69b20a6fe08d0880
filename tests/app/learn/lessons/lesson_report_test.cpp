// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/learn/lessons/lesson_report.h"
#include "app/learn/paper/reading_report.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/theme/theme.h"
#include "lessons/documents/catalogue.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

/// What a lesson adds to a pupil's report.
class LessonReportTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void holdsThePredictionBesideTheCounts() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        LessonSession session(*lessons::findTopic("several-genes"), progress, 3);
        session.run().setExperiment(lessons::offspringByLooks(lessons::startCross("RrGg x RrGg")));
        QVERIFY(session.run().predict({4, 2, 1, 1}));
        session.run().roll(320);
        const LabReport report = reportOf(session.figure(), session.run());
        QVERIFY(report.prediction.contains(QStringLiteral("4 : 2 : 1 : 1")));
        QVERIFY(report.prediction.contains(QStringLiteral("round")));
        QVERIFY(!report.task.contains(QLatin1Char('*')));
        QCOMPARE(report.tables.size(), 1);
        const LabReport::Table& table = report.tables.first();
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(table.columns.size(), 5);
        for (std::size_t i = 0; i < 4; ++i) {
            const QStringList& row = table.rows[qsizetype(i)];
            QCOMPARE(row.size(), 5);
            QCOMPARE(row[2], QString::number(session.run().counts()[i]));
        }
        QCOMPARE(table.rows[0][1], QStringLiteral("160"));
        QCOMPARE(table.rows[0][3], QStringLiteral("180"));
        QVERIFY(!report.chart.isNull());
        QCOMPARE(report.test.size(), 2);
    }

    void theChartEndsBelowItsLastComma() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        LessonSession session(*lessons::findTopic("several-genes"), progress, 3);
        session.run().setExperiment(lessons::offspringByLooks(lessons::startCross("RrGg x RrGg")));
        session.run().predict({9, 3, 3, 1});
        session.run().roll(19200); // so that "1,200" is expected of the last
        const QImage chart = reportOf(session.figure(), session.run()).chart;
        for (int x = 0; x < chart.width(); ++x)
            QVERIFY(chart.pixelColor(x, chart.height() - 1).lightness() > 200);
    }

    void theChartIsThatOfTheLightThemeInEveryTheme() {
        const ThemeKind before = Theme::current().kind();
        Theme::current().setKind(ThemeKind::Light);
        const auto numbers =
            outcomeNumbers(lessons::offspringByLooks(lessons::startCross("Tt x Tt")), {31, 9}, {});
        const QImage light = chartForPaper(numbers);
        Theme::current().setKind(ThemeKind::Dark);
        // Drawn while the theme was dark.
        const QImage dark = chartForPaper(
            outcomeNumbers(lessons::offspringByLooks(lessons::startCross("Tt x Tt")), {31, 9}, {}));
        Theme::current().setKind(before);
        QCOMPARE(dark, light);
    }

    void theChartIsDarkOnWhiteInEveryTheme() {
        const ThemeKind before = Theme::current().kind();
        Theme::current().setKind(ThemeKind::Dark);
        QTemporaryDir folder;
        Progress progress(folder.path());
        LessonSession session(*lessons::findTopic("dominance"), progress, 3);
        session.run().setExperiment(lessons::offspringByLooks(lessons::startCross("Tt x Tt")));
        session.run().predict({3, 1});
        session.run().roll(16);
        const LabReport report = reportOf(session.figure(), session.run());
        QVERIFY(report.chart.pixelColor(2, 2).lightness() > 200);
        // Bars and letters: the page is not empty.
        int ink = 0;
        for (int y = 0; y < report.chart.height(); y += 3)
            for (int x = 0; x < report.chart.width(); x += 3)
                ink += report.chart.pixelColor(x, y).lightness() < 160;
        QVERIFY2(ink > 2000, qPrintable(QString::number(ink)));
        QCOMPARE(Theme::current().kind(), ThemeKind::Dark);
        Theme::current().setKind(before);
    }
};

GENOTYPE_TEST(LessonReportTest)
#include "lesson_report_test.moc"
