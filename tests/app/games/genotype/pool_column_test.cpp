// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/pool_column.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using namespace genotype;

namespace {

/// As large as on the board of a window of 1366 × 768.
constexpr QSize usual{42, 86};

} // namespace

/// How dice lie in a tray.
class PoolColumnTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void allDiceHaveOneSizeHoweverManyShareATray() {
        PoolColumn tray(Trait::SeedShape, PoolArea(1), nullptr);
        tray.resize(usual);
        QSizeF size;
        for (int dice = 1; dice <= dicePerTrait; ++dice) {
            tray.setDice(QList<DieFace>(dice, DieFace::Two));
            for (int i = 0; i < dice; ++i) {
                const QRectF die = tray.dieRect(i);
                if (size.isEmpty())
                    size = die.size();
                QCOMPARE(die.size(), size);
                QVERIFY2(QRectF(tray.rect()).contains(die),
                         qPrintable(QStringLiteral("%1 of %2").arg(i).arg(dice)));
                // Most of each is seen, so that they can be counted.
                for (int above = i + 1; above < dice; ++above) {
                    const QRectF covered = die.intersected(tray.dieRect(above));
                    QVERIFY(covered.width() * covered.height() < 0.4 * die.width() * die.height());
                }
            }
        }
    }

    void theWordsOverATrayKeepAwayFromItsEdges() {
        for (int area = 0; area < poolAreaCount; ++area) {
            PoolColumn tray(Trait::SeedShape, PoolArea(area), nullptr);
            tray.resize(usual);
            for (const PaintedText& text : tray.paintedTexts()) {
                QVERIFY2(text.needed.width() + 8 <= tray.width(), qPrintable(text.text));
                QVERIFY2(text.needed.height() <= text.available.height() + 0.5, qPrintable(text.text));
            }
        }
    }
};

GENOTYPE_TEST(PoolColumnTest)
#include "pool_column_test.moc"
