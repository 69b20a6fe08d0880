// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/export/critical_values.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/popover.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using app::CriticalValues;

class CriticalValuesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    /// R: qchisq(c(0.1, 0.05, 0.01, 0.001), df, lower.tail = FALSE), rounded as in printed tables.
    void showsTheValuesOfPrintedTables() {
        const CriticalValues sheet;
        const auto* table = find<app::FactTable>(sheet);
        QCOMPARE(table->rowCount(), CriticalValues::mostDegreesOfFreedom);
        const auto row = [table](int df) {
            QStringList cells;
            for (int column = 0; column < table->columnCount(); ++column)
                cells << table->item(df - 1, column)->text();
            return cells.join(QLatin1Char(' '));
        };
        QCOMPARE(row(1), QStringLiteral("1 2.706 3.841 6.635 10.828"));
        QCOMPARE(row(3), QStringLiteral("3 6.251 7.815 11.345 16.266"));
        QCOMPARE(row(10), QStringLiteral("10 15.987 18.307 23.209 29.588"));
    }

    void opensBesideAControlAndClosesAgain() {
        QWidget window;
        window.resize(900, 700);
        auto* anchor = new QPushButton(&window);
        window.show();
        CriticalValues::open(anchor);
        const auto* sheet = seek<app::Popover>(window);
        QVERIFY(sheet && sheet->isVisible());
        QVERIFY(window.rect().contains(sheet->geometry()));
        QTest::keyClick(find<app::Popover>(window), Qt::Key_Escape);
        QTRY_VERIFY(!has<app::Popover>(window));
    }

    void largeTypeLeavesTheWayOutInTheWindow() {
        app::Theme::current().setTextScale(2);
        QWidget window;
        window.resize(1366, 768);
        auto* anchor = new QPushButton(&window);
        window.show();
        CriticalValues::open(anchor);
        QCoreApplication::processEvents();
        app::Theme::current().setTextScale(1);
        const auto* close = find<QPushButton>(window, "closeSheet");
        const QRect place(close->mapTo(&window, QPoint()), close->size());
        QVERIFY(window.rect().contains(place));
        const auto* table = find<app::FactTable>(window);
        QVERIFY(table->height() >= table->minimumSizeHint().height());
        const QRect rows(table->mapTo(&window, QPoint()), table->visibleRegion().boundingRect().size());
        QVERIFY(!rows.intersects(place));
    }

    void isSavedForPrinting() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.pdf"));
        QCOMPARE(CriticalValues::writePdf(path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }

    void saysSoIfItCannotBeSaved() {
        const QTemporaryDir folder;
        const obstacles::FullDisk full(0);
        QVERIFY(!CriticalValues::writePdf(folder.filePath(QStringLiteral("table.pdf"))).isEmpty());
    }
};

GENOTYPE_TEST(CriticalValuesTest)
#include "critical_values_test.moc"
