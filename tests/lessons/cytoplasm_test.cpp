// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cytoplasm.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;

namespace {

/// Goes through all draws one by one: the digits of a number in base `of`, where a digit below `white` is a
/// white plastid.
EggCells enumerated(int white, int of, int drawn) {
    int draws = 1;
    for (int i = 0; i < drawn; ++i)
        draws *= of;
    EggCells eggs;
    for (int draw = 0; draw < draws; ++draw) {
        int whites = 0;
        for (int i = 0, left = draw; i < drawn; ++i, left /= of)
            whites += left % of < white ? 1 : 0;
        ++(whites == 0 ? eggs.green : whites == drawn ? eggs.white : eggs.mixed);
    }
    return eggs;
}

} // namespace

class CytoplasmTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pureEggCellsAreAsRareAsAllDrawsSay() {
        for (int of = 1; of <= 5; ++of)
            for (int white = 0; white <= of; ++white)
                for (int drawn = 1; drawn <= 4; ++drawn)
                    QVERIFY(eggCells(white, of, drawn) == enumerated(white, of, drawn));
    }

    void halfWhiteGivesOnePureEggCellOfEachColourInTwoToTheN() {
        QVERIFY((eggCells(Branch::Variegated, 2) == EggCells{1, 2, 1}));
        QVERIFY((eggCells(Branch::Variegated, 4) == EggCells{1, 14, 1}));
        QVERIFY((eggCells(Branch::Variegated, 8) == EggCells{1, 254, 1}));
    }

    void pureBranchesHavePureEggCells() {
        for (const int drawn : {1, 2, 4, 8}) {
            QVERIFY((eggCells(Branch::Green, drawn) == EggCells{1, 0, 0}));
            QVERIFY((eggCells(Branch::White, drawn) == EggCells{0, 0, 1}));
        }
    }

    void refusesWhatCannotBeDrawn() {
        for (const auto& [white, of, drawn] :
             {std::array{-1, 2, 2}, {3, 2, 2}, {0, 0, 2}, {1, 11, 2}, {1, 2, 0}, {1, 2, 9}})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, eggCells(white, of, drawn));
    }
};

GENOTYPE_TEST(CytoplasmTest)
#include "cytoplasm_test.moc"
