// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/genotype/pool_column.h"
#include "app/theme/theme.h"
#include "app/widgets/motion_layer.h"

using namespace genotype;

/// Pieces fly over a board that already shows what has happened.
class BoardMotionTest : public QObject {
    Q_OBJECT

    /// Plays until the dice of the first round are in the pools.
    static bool rollDice(tests::Board& board) {
        core::Random random(3);
        for (int clicks = 0; clicks < 500 && board.document.state().phase != Phase::Breeding; ++clicks) {
            if (!board.clickSomething(random))
                return false;
            QCoreApplication::processEvents();
        }
        return board.document.state().phase == Phase::Breeding;
    }
    static app::MotionLayer* motion(const tests::Board& board) {
        return board.view->findChild<app::MotionLayer*>();
    }
    static QImage picture(const tests::Board& board) { return board.view->grab().toImage(); }

private slots:
    void initTestCase() { app::Theme::install(); }
    void init() { app::Theme::current().setReduceMotion(false); }
    void cleanup() { app::Theme::current().setReduceMotion(false); }

    void diceOfARollFlyAndLandByThemselves() {
        tests::Board board(tests::table(2, 2, 11));
        QVERIFY(rollDice(board));
        QVERIFY(motion(board)->isFlying());
        const QImage inTheAir = picture(board);
        QTRY_VERIFY(!motion(board)->isFlying());
        const QImage landed = picture(board);
        QVERIFY(landed != inTheAir);
        // After the flight the board shows the same as without one.
        board.view->refresh();
        QCOMPARE(picture(board), landed);
    }

    void aKeyEndsAllFlightsAtOnce() {
        tests::Board board(tests::table(2, 2, 11));
        QVERIFY(rollDice(board));
        QVERIFY(motion(board)->isFlying());
        QTest::keyClick(board.view.get(), Qt::Key_Shift);
        QVERIFY(!motion(board)->isFlying());
    }

    void nothingMovesUnderReduceMotion() {
        app::Theme::current().setReduceMotion(true);
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(3);
        for (int clicks = 0; clicks < 500 && board.document.state().phase != Phase::Breeding; ++clicks) {
            QVERIFY(board.clickSomething(random));
            QVERIFY(!motion(board)->isFlying());
            QCoreApplication::processEvents();
        }
    }

    void flyingMarkersAndDiceHideNoTarget() {
        tests::Board board(tests::table(2, 2, 11));
        QVERIFY(rollDice(board));
        QVERIFY(motion(board)->isFlying());
        core::Random random(8);
        const std::size_t steps = board.document.steps().size();
        // A click during a flight counts as a click on the board.
        for (int clicks = 0; clicks < 4 && board.document.steps().size() == steps; ++clicks)
            QVERIFY(board.clickSomething(random));
        QVERIFY(board.document.steps().size() > steps);
    }
};

GENOTYPE_TEST(BoardMotionTest)
#include "board_motion_test.moc"
