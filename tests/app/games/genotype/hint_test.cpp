// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/documents/hint_adviser.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/pointer.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>

using namespace genotype;

/// Hints that a person asks for.
class HintTest : public QObject {
    Q_OBJECT

    static QPushButton* named(const QWidget* sheet, const QString& text) {
        for (QPushButton* one : findAll<QPushButton>(sheet))
            if (one->text() == text)
                return one;
        return nullptr;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void saysALegalMoveAndWhyInWholeSentences() {
        tests::Board board(tests::table(3, 1, 11));
        core::Random random(4);
        app::HintAdviserOf<Game> adviser(board.document);
        QSignalSpy advised(&adviser, &app::HintAdviser::advised);
        for (int asked = 0; asked < 6; ++asked) {
            for (int clicks = 0; clicks < 9; ++clicks)
                board.clickSomething(random);
            QTRY_VERIFY(!board.bots->isBotsTurn());
            if (board.finished())
                break;
            advised.clear();
            adviser.ask();
            QTRY_VERIFY_WITH_TIMEOUT(!advised.isEmpty(), tests::patience);
            QVERIFY(board.document.isLegal(adviser.hint().action));
            QVERIFY(!adviser.hint().reasons.empty());
            for (const Phrase& reason : adviser.hint().reasons)
                QVERIFY2(app::text(reason).endsWith(QLatin1Char('.')), qPrintable(app::text(reason)));
        }
    }

    void theSheetMakesTheMoveOnlyWhenAsked() {
        tests::Board board(tests::table(2, 1, 11));
        QTRY_VERIFY(!board.bots->isBotsTurn());
        auto* prompt = find<app::PromptBar>(board.view);
        QTRY_VERIFY(prompt->hintButton()->isVisible());
        const std::size_t steps = board.document.steps().size();
        QTest::mouseClick(prompt->hintButton(), Qt::LeftButton);
        QVERIFY(!prompt->hintButton()->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(board.view->popover(), tests::patience);
        QCOMPARE(board.document.steps().size(), steps);
        QTest::mouseClick(named(board.view->popover(), app::BoardView::tr("I'll decide")), Qt::LeftButton);
        QCOMPARE(board.document.steps().size(), steps);
        QTest::keyClick(board.view.get(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(board.view->popover() && board.view->popover()->isVisible(),
                                 tests::patience);
        QTest::mouseClick(named(board.view->popover(), app::BoardView::tr("Do it")), Qt::LeftButton);
        QVERIFY(board.document.steps().size() > steps);
    }

    void showsWhereUntilTheGameGoesOn() {
        tests::Board board(tests::table(2, 1, 11));
        core::Random random(4);
        while (board.bots->isBotsTurn() || board.document.state().now().kind != PendingKind::Marker) {
            board.clickSomething(random);
            QTRY_VERIFY(!board.bots->isBotsTurn());
        }
        auto* pointer = seek<app::Pointer>(board.view);
        QVERIFY(pointer && pointer->targets().isEmpty());
        const Action meant = board.document.legal()[0];
        board.view->hints().show(
            {.action = meant, .reasons = {{"A reason.", {}}}, .figure = Phrase{"A figure.", {}}});
        QTRY_VERIFY(board.view->popover());
        QStringList said;
        for (const auto* label : findAll<QLabel>(board.view->popover()))
            said << label->text();
        QCOMPARE(said.indexOf(QStringLiteral("A figure.")), said.size() - 1);
        QTest::mouseClick(named(board.view->popover(), app::BoardView::tr("Show me where")), Qt::LeftButton);
        QCOMPARE(pointer->targets().size(), 1);
        QVERIFY(pointer->isVisible());
        QVERIFY(board.document.perform(meant));
        QVERIFY(!pointer->isVisible());
    }

    void thinksNoLongerThanItsPatience() {
        tests::Board board(tests::table(2, 1, 11));
        QTRY_VERIFY(!board.bots->isBotsTurn());
        // A machine that was measured too fast by far: the number of playouts alone would take minutes.
        for (int i = 0; i < 50; ++i)
            app::BotThinker::speedOf<Game>().learn(100'000'000, 1000);
        app::HintAdviserOf<Game> adviser(board.document);
        QSignalSpy advised(&adviser, &app::HintAdviser::advised);
        adviser.ask();
        QTRY_VERIFY_WITH_TIMEOUT(!advised.isEmpty(), tests::patience);
        for (int i = 0; i < 50; ++i)
            app::BotThinker::speedOf<Game>().learn(1000, 1000);
    }

    void aHintIsForgottenWhenTheGameGoesOn() {
        tests::Board board(tests::table(2, 2, 11));
        app::HintAdviserOf<Game> adviser(board.document);
        QSignalSpy advised(&adviser, &app::HintAdviser::advised);
        adviser.ask();
        QVERIFY(adviser.isThinking());
        board.document.perform(board.document.legal()[0]);
        QVERIFY(!adviser.isThinking());
        // Its result is in the queue by now, and is not shown.
        QCoreApplication::processEvents();
        QVERIFY(advised.isEmpty());
    }

    void nobodyIsAdvisedBehindTheCurtainOrOnABotsTurn() {
        tests::Board board(tests::table(2, 2, 11));
        auto* prompt = find<app::PromptBar>(board.view);
        core::Random random(2);
        for (int clicks = 0; clicks < 60 && !board.viewer->isHandover(); ++clicks)
            board.clickSomething(random);
        QVERIFY(board.viewer->isHandover());
        QVERIFY(!prompt->hintButton()->isVisible());
    }
};

GENOTYPE_TEST(HintTest)
#include "hint_test.moc"
