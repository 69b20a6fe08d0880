// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/genotype/ratio_strip.h"
#include "app/theme/theme.h"

using namespace genotype;

/// What the board does beside passing clicks on.
class BoardViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void botsWaitWhileASheetIsOpenAndGoOnWhenItCloses() {
        tests::Board board(tests::table(3, 1, 11));
        board.bots->setPace(app::BotPace::EachKey);
        core::Random random(5);
        for (int clicks = 0; clicks < 200 && !board.bots->isBotsTurn(); ++clicks)
            QVERIFY(board.clickSomething(random));
        QVERIFY(board.bots->isBotsTurn());

        QTest::mouseClick(board.view->findChild<app::RatioStrip*>(), Qt::LeftButton);
        QVERIFY(board.view->popover());
        const std::size_t steps = board.document.steps().size();
        board.bots->setPace(app::BotPace::Instant);
        QTest::qWait(30);
        QCOMPARE(board.document.steps().size(), steps);

        QTest::keyClick(board.view->popover(), Qt::Key_Escape);
        QTRY_VERIFY(board.document.steps().size() > steps);
    }
};

GENOTYPE_TEST(BoardViewTest)
#include "board_view_test.moc"
