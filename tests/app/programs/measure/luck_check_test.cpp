// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <QtTest/QTest>

using tests::measure;

class LuckCheckTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void checksGamesOfBots() {
        const auto result =
            measure({"luck-check", "--players", "2", "--bot", "novice", "--games", "2", "--samples", "4"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.startsWith("2 games, bot novice, positions judged as they stand"),
                 result.output.constData());
        QVERIFY(result.output.contains("mean luck of the first seat: "));
    }

    void refusesInOneLine() {
        QVERIFY(measure({"luck-check", "--bot", "gardener"}).isRefusal("gardener"));
        QVERIFY(measure({"luck-check", "--games", "1"}).isRefusal("--games"));
    }
};

GENOTYPE_TEST(LuckCheckTest)
#include "luck_check_test.moc"
