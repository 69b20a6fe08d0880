// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/unbroken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QWidget>

#include <memory>

using namespace app;

namespace {

/// With an underscore for each no-break space.
QString seen(const QString& words) {
    return QString(words).replace(QChar::Nbsp, QLatin1Char('_'));
}

} // namespace

/// Where a line must not break.
class UnbrokenTest : public QObject {
    Q_OBJECT
private slots:
    void aNumberStaysWithItsUnit_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("bound");
        const auto row = [](const char* words, const char* bound) {
            QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(bound);
        };
        row("In 50 % of them", "In 50_% of them");
        row("bei 25 °C und 3 cm", "bei 25_°C und 3_cm");
        row("9 : 3 : 3 : 1 holds", "9_: 3_: 3_: 1 holds");
        row("though 3 : 1 is true", "though 3_:_1 is true");
        row("1 : 2 : 1", "1_: 2_: 1");
        row("12 : 3 : 1 or 15 : 1", "12_: 3_: 1 or 15_:_1");
        row("3 × 3 fields", "3_×_3 fields");
        row("n = 40, p < 0.001, df = 3", "n_=_40, p_<_0.001, df_=_3");
        row("12 345 678 plants", "12_345_678 plants");
        row("χ² = 3.84 (df = %2)", "χ²_=_3.84 (df_=_%2)");
        row("S = 111 mg, R = h² · S = 55 mg", "S_=_111_mg, R_=_h²_·_S_=_55_mg");
        row("z. B. Erbsen, d. h. Pflanzen", "z._B. Erbsen, d._h. Pflanzen");
    }
    void aNumberStaysWithItsUnit() {
        QFETCH(const QString, words);
        QFETCH(const QString, bound);
        QCOMPARE(seen(unbroken(words)), bound);
    }

    void otherSpacesMayEndALine() {
        for (const char* words :
             {"4 plants", "a : b", "in 5 12", "Rr × Rr", "1 more", "up = down", "No. 7 5000 seeds"})
            QCOMPARE(unbroken(QString::fromUtf8(words)), QString::fromUtf8(words));
    }

    void labelsOfPagesAndLessonsKeepNumbersAndUnitsTogether() {
        QWidget page;
        const std::unique_ptr<QLabel> plain(page_parts::wrappingLabel(QStringLiteral("In 50 %"), &page));
        QCOMPARE(seen(plain->text()), QStringLiteral("In 50_%"));
        const std::unique_ptr<QLabel> rich(richWords(QStringLiteral("*Rr* in 50 %"), &page));
        QVERIFY2(seen(rich->text()).contains(QStringLiteral("in 50_%")), qPrintable(rich->text()));
        QCOMPARE(rich->accessibleName(), QStringLiteral("Rr in 50 %"));
    }
};

GENOTYPE_TEST(UnbrokenTest)
#include "unbroken_test.moc"
