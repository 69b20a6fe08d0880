// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/johann_chances.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

class JohannChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nameEachTableOnceWithPossibleNumbers() {
        for (std::size_t i = 0; i < johannChances.size(); ++i) {
            const JohannChance& one = johannChances[i];
            QVERIFY(one.difficulty != Difficulty::None);
            QCOMPARE(one.difficulty == Difficulty::Hard, isHardAssistant(one.assistant));
            QVERIFY(one.games > 0 && one.halfWins >= 0 && one.halfWins <= 2 * one.games);
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(johannChances[other].difficulty != one.difficulty ||
                        johannChances[other].assistant != one.assistant);
        }
    }

    void poolAllSixForAnAssistantWhoIsDrawn() {
        int games = 0;
        int halfWins = 0;
        bool all = true;
        for (const Assistant one : hardAssistants) {
            const auto chance = chanceAgainstJohann(Difficulty::Hard, static_cast<std::uint8_t>(one));
            all = all && chance.has_value();
            games += chance ? chance->games : 0;
            halfWins += chance ? chance->halfWins : 0;
        }
        const auto drawn = chanceAgainstJohann(Difficulty::Hard, noAssistant);
        QCOMPARE(drawn.has_value(), all);
        if (drawn) {
            QCOMPARE(drawn->games, games);
            QCOMPARE(drawn->halfWins, halfWins);
        }
    }

    void sayNothingOfWhatWasNotMeasured() {
        QVERIFY(!chanceAgainstJohann(Difficulty::None, noAssistant));
        QVERIFY(!chanceAgainstJohann(Difficulty::Hard, static_cast<std::uint8_t>(Assistant::Anna)));
    }
};

GENOTYPE_TEST(JohannChancesTest)
#include "johann_chances_test.moc"
