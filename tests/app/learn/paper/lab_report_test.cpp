// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/base/files/export_file.h"
#include "app/charts/export/picture_file.h"
#include "app/learn/paper/lab_report.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

/// Files that a pupil takes away.
class LabReportTest : public QObject {
    Q_OBJECT

    static app::LabReport report() {
        app::LabReport made;
        made.title = QStringLiteral("Two genes at once");
        made.when = QDateTime(QDate(2026, 3, 4), QTime(10, 15));
        made.task = QStringLiteral("Cross RrGg × RrGg <and> compare.");
        made.source = QStringLiteral("a simulated cross");
        made.tables << app::LabReport::Table{QStringLiteral("Counts"),
                                             {QStringLiteral("Phenotype"), QStringLiteral("Counted")},
                                             {{QStringLiteral("round"), QStringLiteral("9")}}};
        made.test << QStringLiteral("A gap this large comes up often.");
        return made;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void holdsWhatThePupilPredictedCountedAndExplained() {
        app::LabReport made = report();
        made.prediction = QStringLiteral("nine of sixteen");
        made.explanation = QStringLiteral("The genes are independent.");
        const QString html = app::LabReportWriter::html(made);
        for (const char* words :
             {"Two genes at once", "nine of sixteen", "round", "The genes are independent.",
              "A gap this large comes up often.", "a simulated cross"})
            QVERIFY2(html.contains(QLatin1String(words)), words);
    }

    void leavesLinesForWhatThePupilHasNotWritten() {
        const QString html = app::LabReportWriter::html(report());
        QVERIFY(html.count(QString(92, QLatin1Char('_'))) >= 6);
    }

    void takesTypedTextForTextAndNotForMarkup() {
        app::LabReport made = report();
        made.explanation = QStringLiteral("<b>5 < 6</b>");
        const QString html = app::LabReportWriter::html(made);
        QVERIFY(html.contains(QStringLiteral("&lt;b&gt;5 &lt; 6&lt;/b&gt;")));
        QVERIFY(html.contains(QStringLiteral("&lt;and&gt;")));
    }

    void thePdfsTextCanBeSelected() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.pdf"));
        app::LabReport made = report();
        made.chart = QImage(960, 400, QImage::Format_RGB32);
        made.chart.fill(Qt::white);
        QCOMPARE(app::LabReportWriter::writePdf(made, path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        // Letters are set from embedded fonts with a table back to characters, not painted as outlines.
        QVERIFY(bytes.contains("/ToUnicode"));
        QVERIFY(bytes.contains("/FontFile2"));
    }

    void aFolderThatIsNotThereGivesOneSentence() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("missing/report.pdf"));
        const QString message = app::LabReportWriter::writePdf(report(), path);
        QVERIFY(message.contains(QStringLiteral("report.pdf")));
        QVERIFY(!message.contains(QLatin1Char('\n')));
    }

    void namesOfFilesHoldTitleAndTimeAndNothingForbidden() {
        const QString name =
            app::ExportFile::name(QStringLiteral("9 : 3 : 3 : 1 / \"RrGg\"?"),
                                  QDateTime(QDate(2026, 3, 4), QTime(10, 15)), QStringLiteral("csv"));
        QCOMPARE(name, QStringLiteral("9 3 3 1 RrGg 2026-03-04 10-15.csv"));
    }

    /// Half of a surrogate pair once kept everything forbidden in the name.
    void namesOfFilesNeedNoTextThatUnicodeAllows() {
        const QString title = QString(QChar(0)) + QStringLiteral("x/y") + QChar(0xffff) + QChar(0xd800);
        const QString name =
            app::ExportFile::name(title, QDateTime(QDate(2026, 3, 4), QTime(10, 15)), QStringLiteral("json"));
        QCOMPARE(name, QStringLiteral("x y 2026-03-04 10-15.json"));
    }

    void drawingsHoldTheirLettersAsLines() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.svg"));
        QLabel label(QStringLiteral("315 : 108"));
        label.resize(200, 50);
        QCOMPARE(app::picture_file::writeDrawing(path, label, QStringLiteral("Peas"), QString()), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY(svg.contains("<svg"));
        QVERIFY(svg.contains("Peas"));
    }

    void picturesAreTwiceAsFineAsTheScreen() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.png"));
        QLabel label(QStringLiteral("315 : 108"));
        label.resize(200, 50);
        QCOMPARE(
            app::picture_file::writePicture(path, label, QStringLiteral("Peas"), QStringLiteral("n = 423")),
            QString());
        const QSize plain = QImage(path).size();
        QVERIFY(plain.width() > 400 && plain.height() > 100);
        // Both have room for a margin and the words; a caption of several lines gets more.
        const QString longer = QStringLiteral("n = 423, rolled in the lesson ").repeated(4);
        QCOMPARE(app::picture_file::writePicture(path, label, QStringLiteral("Peas"), longer), QString());
        QVERIFY(QImage(path).height() > plain.height());
    }
};

GENOTYPE_TEST(LabReportTest)
#include "lab_report_test.moc"
