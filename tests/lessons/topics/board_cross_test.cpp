// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/board_cross.h"
#include "test_registry.h"

#include <QtTest/QTest>

/// From a square of the game to a cross of the lessons.
class BoardCrossTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSquareAndItsCrossAreTheSame() {
        for (const genotype::Trait trait : genotype::allTraits)
            for (const genotype::Genotype left : genotype::allGenotypes)
                for (const genotype::Genotype top : genotype::allGenotypes) {
                    const lessons::Cross cross = lessons::crossOf({trait, {left, top}});
                    const auto board = lessons::boardSquares(cross);
                    QCOMPARE(board.size(), std::size_t{1});
                    QVERIFY(board[0].trait == trait);
                    QVERIFY((board[0].parents == genotype::Parents{left, top}));
                    QCOMPARE(lessons::notation(cross, cross.first),
                             std::string(genotype::notation(trait, left)));
                }
    }
};

GENOTYPE_TEST(BoardCrossTest)
#include "board_cross_test.moc"
