// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/export/export_button.h"
#include "app/charts/export/reading_facts.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/reading.h"
#include "app/ui/theme/theme.h"
#include "lessons/csv/counts.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>

using namespace app;
using Format = ExportButton::Format;

namespace {

/// A chart with its numbers, and the button that exports it.
struct Desk {
    LabReading reading = readingOf({QStringLiteral("purple"), QStringLiteral("white")}, {705, 224}, {3, 1});
    OutcomeChart chart;
    ExportButton button{{[] { return QStringLiteral("Flowers"); }, [this] { return readingTable(reading); },
                         [this]() -> QWidget* { return &chart; }, [this] { return factsOf(reading); }}};
    QTemporaryDir folder;
    QSignalSpy told{&button, &ExportButton::told};

    Desk() {
        chart.resize(400, 300);
        chart.setNumbers(reading.numbers);
        chart.show();
    }

    QByteArray written(Format format, const char* name) {
        const QString path = folder.filePath(QLatin1String(name));
        button.write(format, path);
        return table::contentOf(path);
    }
};

} // namespace

class ExportButtonTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void writesTableAndPictures() {
        Desk desk;
        const QByteArray table = desk.written(Format::Table, "a.csv");
        QVERIFY(table.startsWith("\xef\xbb\xbf" + readingTable(desk.reading).toUtf8()));
        QVERIFY(desk.written(Format::Picture, "a.png").startsWith("\x89PNG"));
        const QByteArray drawing = desk.written(Format::Drawing, "a.svg");
        QVERIFY(drawing.contains("<svg"));
        QVERIFY(drawing.contains("<title>Flowers</title>"));
        QCOMPARE(desk.told.count(), 3);
        for (const auto& saying : desk.told) {
            QVERIFY(saying[0].toString().contains(desk.folder.path()));
            QVERIFY(!saying[1].toBool());
        }
    }

    void aTableSaysWhereItComesFromAndIsReadBackWithoutThat() {
        Desk desk;
        desk.reading.source = QStringLiteral("a simulated cross");
        desk.reading.against = QStringLiteral("3 : 1");
        const QByteArray table = desk.written(Format::Table, "a.csv");
        for (const char* fact : {"# Source,a simulated cross\n", "# n,929\n", "# Null hypothesis,3 : 1\n",
                                 "# Test,", "p = 0.5", "# Date,2", "# Made with,Genotype Companion "})
            QVERIFY2(table.contains(fact), fact);
        const auto read = std::get<lessons::CsvTable>(lessons::readCsv(table.toStdString()));
        QVERIFY(std::get<lessons::CategoryTable>(lessons::categoriesIn(read)) ==
                (lessons::CategoryTable{{"purple", "white"}, {705, 224}}));
    }

    void whatCannotBeWrittenIsToldAndLeavesTheFileAsItWas() {
        Desk desk;
        desk.written(Format::Table, "missing/a.csv");
        QCOMPARE(desk.told.count(), 1);
        QVERIFY(desk.told[0][1].toBool());
        QVERIFY(desk.told[0][0].toString().contains(QStringLiteral("a.csv")));
        // A folder is in the way of the file.
        QVERIFY(QDir(desk.folder.path()).mkpath(QStringLiteral("a.png")));
        desk.written(Format::Picture, "a.png");
        QVERIFY(desk.told[1][1].toBool());
        QVERIFY(QFileInfo(desk.folder.filePath(QStringLiteral("a.png"))).isDir());
    }

    void offersOnlyWhatThereIs() {
        const auto title = [] { return QString(); };
        const ExportButton table({title, [] { return QStringLiteral("a,b\n"); }, {}});
        QCOMPARE(table.menu()->actions().size(), 1);
        const Desk desk;
        QCOMPARE(desk.button.menu()->actions().size(), 3);
    }

    void speaksTheNewLanguage() {
        Desk desk;
        desk.button.show();
        const QString english = desk.button.menu()->actions().constFirst()->text();
        const InGerman german;
        QTRY_VERIFY(desk.button.menu()->actions().constFirst()->text() != english);
        QCOMPARE(desk.button.menu()->actions().size(), 3);
        QVERIFY(!desk.button.accessibleName().isEmpty());
    }
};

GENOTYPE_TEST(ExportButtonTest)
#include "export_button_test.moc"
