// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/fact_table.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

class FactTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setTextScale(1); }

    /// Qt's own hint breaks a number in two if its column happens to be narrower.
    void aColumnIsAsWideAsItsLongestNumber() {
        Theme::current().setTextScale(2);
        const QString number = QStringLiteral("1,234,567,890");
        FactTable table(QStringLiteral("Counts"), {QStringLiteral("Group"), QStringLiteral("n")}, 1, nullptr);
        table.set(0, 0, QStringLiteral("1"));
        table.set(0, 1, number);
        table.fit();
        QVERIFY(table.columnWidth(1) > QFontMetrics(table.font()).horizontalAdvance(number));
    }

    /// Larger type reaches a table after it was filled.
    void fitsAgainWhenItsTypeChanges() {
        FactTable table(QStringLiteral("Counts"), {QStringLiteral("Group"), QStringLiteral("n")}, 1, nullptr);
        table.set(0, 1, QStringLiteral("160"));
        table.fit();
        QFont larger = table.font();
        larger.setPixelSize(60);
        table.setFont(larger);
        QVERIFY(table.columnWidth(1) > QFontMetrics(larger).horizontalAdvance(QStringLiteral("160")));
        QVERIFY(table.rowHeight(0) >= QFontMetrics(larger).height());
    }

    void aTableWithoutColumnsTakesAnySizeAndFont() {
        FactTable table(Text(), QStringList(), 0, nullptr);
        table.resize(400, 300);
        table.show();
        QFont larger = table.font();
        larger.setPixelSize(60);
        table.setFont(larger);
        table.fit();
        QCOMPARE(table.columnCount(), 0);
        // It is fitted as soon as it has contents.
        table.begin(QStringLiteral("Counts"), {QStringLiteral("Group"), QStringLiteral("n")}, 1);
        table.set(0, 1, QStringLiteral("160"));
        table.fit();
        QVERIFY(table.columnWidth(1) > QFontMetrics(larger).horizontalAdvance(QStringLiteral("160")));
    }

    void sentencesTakeTheRoomThatNumbersLeave() {
        FactTable table(QStringLiteral("Ideas"),
                        {QStringLiteral("Pupil"), QStringLiteral("n"), QStringLiteral("Idea")}, 1, nullptr);
        table.setSentences(2);
        table.set(0, 0, QStringLiteral("Ada"));
        table.set(0, 1, QStringLiteral("12"));
        const QString sentence = QStringLiteral("What a plant looks like is what it carries, and so on");
        QVERIFY(table.set(0, 2, sentence)->textAlignment() & Qt::AlignLeft);
        QVERIFY(table.item(0, 1)->textAlignment() & Qt::AlignRight);
        table.resize(1000, 200);
        table.show();
        QVERIFY(table.columnWidth(2) > 3 * table.columnWidth(1));
        QVERIFY(table.columnWidth(2) > QFontMetrics(table.font()).horizontalAdvance(sentence));
        const int low = table.rowHeight(0);
        // In a narrow window they take more lines.
        table.resize(300, 200);
        QCoreApplication::processEvents();
        QVERIFY(table.rowHeight(0) > low);
    }
};

#include "fact_table_test.moc"
GENOTYPE_TEST(FactTableTest)
