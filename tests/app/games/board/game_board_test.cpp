// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/game_log.h"
#include "app/games/board/handover_screen.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/widgets/popover.h"
#include "test_registry.h"
#include "tests/app/support/more_menu.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/toy/coin_table.h"
#include "toy_race.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace app;
using tests::race;

namespace {

/// Notes what it is asked to show, and to whom.
class NotingBoard : public toy::Board {
public:
    using Board::Board;
    QList<core::Seat> eyes;
    QList<Change::Kind> animated;
    bool picked = false;

    using GameBoard::held;
    std::vector<toy::Event> lastEvents() const { return m_moves.lastSeenEvents(); }

protected:
    void refreshPicture(const Change* change) override {
        eyes << viewer().eyes();
        picked = picked && !change;
        Board::refreshPicture(change);
    }
    QList<Flight> flightsAfter(const Change& change) const override {
        const_cast<NotingBoard*>(this)->animated << change.kind;
        return {};
    }
    bool isHalfMade() const override { return picked; }
    void takeBack() override { picked = false; }
};

struct Bench {
    DocumentOf<toy::Game> document;
    std::unique_ptr<Viewer> viewer;
    std::unique_ptr<BotsOf<toy::Game>> bots;
    std::unique_ptr<NotingBoard> board;

    explicit Bench(std::initializer_list<const char*> kinds) {
        viewer = std::make_unique<Viewer>(document);
        bots = std::make_unique<BotsOf<toy::Game>>(document);
        bots->setPace(BotPace::EachKey);
        board = std::make_unique<NotingBoard>(document, *viewer, bots.get());
        board->resize(900, 600);
        board->show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(board.get());
        document.open(race(kinds), nullptr);
        board->eyes.clear();
    }
    void press(const QString& text) const {
        for (auto* button : findAll<QPushButton>(board))
            if (button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
    }
};

} // namespace

/// The shell that all games' boards share.
class GameBoardTest : public QObject {
    Q_OBJECT

    bool m_reduced = false;

private slots:
    void initTestCase() {
        Theme::install();
        m_reduced = Theme::current().reduceMotion();
        Theme::current().setReduceMotion(false);
    }
    void cleanupTestCase() { Theme::current().setReduceMotion(m_reduced); }

    void refreshesOnceAfterAnActionAnUndoAndARedo() {
        Bench bench({"person", "bold"});
        QTest::mouseClick(bench.board->glowing()[1], Qt::LeftButton);
        QCOMPARE(bench.document.stepCount(), std::size_t(1));
        QCOMPARE(bench.board->eyes.size(), 1);
        bench.press("Undo");
        QCOMPARE(bench.document.stepCount(), std::size_t(0));
        QCOMPARE(bench.board->eyes.size(), 2);
        QVERIFY(tests::chooseFromMore(*bench.board, wording("PromptBar.redo")));
        QCOMPARE(bench.document.stepCount(), std::size_t(1));
        QCOMPARE(bench.board->eyes.size(), 3);
    }

    void neverShowsOnePersonsViewToTheNext() {
        Bench bench({"person", "person"});
        bench.viewer->confirmHandover();
        bench.board->eyes.clear();
        QTest::mouseClick(bench.board->glowing()[0], Qt::LeftButton);
        QCOMPARE(bench.board->eyes, QList<core::Seat>{core::noSeat});
        QVERIFY(find<HandoverScreen>(bench.board)->isVisible());
        QVERIFY(bench.bots->pauses() & TableBots::Pause::Handover);
        QVERIFY(bench.board->glowing().isEmpty());
        QTest::mouseClick(find<QPushButton>(find<HandoverScreen>(bench.board)), Qt::LeftButton);
        QCOMPARE(bench.board->eyes.back(), core::Seat(1));
        QVERIFY(!(bench.bots->pauses() & TableBots::Pause::Handover));
        QCOMPARE(bench.board->glowing().size(), 3);
    }

    void undoAndEscapeTakeBackAHalfMadeChoiceFirst() {
        Bench bench({"person", "bold"});
        QTest::mouseClick(bench.board->glowing()[0], Qt::LeftButton);
        for (const bool byKey : {false, true}) {
            bench.board->picked = true;
            bench.board->refresh();
            if (byKey)
                QTest::keyClick(bench.board.get(), Qt::Key_Escape);
            else
                bench.press("Undo");
            QVERIFY(!bench.board->picked);
            QCOMPARE(bench.document.stepCount(), std::size_t(1));
        }
    }

    void botsWaitWhileAPopoverIsReadAndAChangeClosesIt() {
        Bench bench({"person", "bold"});
        bench.board->held().hold(Popover::open(bench.board->proceedButton(), new QLabel("words"), "words"));
        QVERIFY(bench.bots->pauses() & TableBots::Pause::Popover);
        QVERIFY(bench.board->popover());
        QVERIFY(bench.document.perform({2}));
        QTRY_VERIFY(!bench.board->popover());
        QVERIFY(!(bench.bots->pauses() & TableBots::Pause::Popover));
    }

    void animatesOnlyWhatMayBeSeen() {
        Bench bench({"person", "bold", "bold"});
        bench.document.perform({2});
        QVERIFY(bench.board->lastEvents().front().number == 2);
        bench.bots->advance();
        QCOMPARE(bench.document.stepCount(), std::size_t(2));
        QCOMPARE(bench.board->lastEvents().front().number, 0);
        QCOMPARE(bench.board->animated, (QList{Change::Kind::Acted, Change::Kind::Acted}));
        bench.document.undo();
        QCOMPARE(bench.board->animated.size(), 2);
    }

    void saysWhatAThingIsForWhileItIsPointedAt() {
        Bench bench({"person", "bold"});
        auto* prompt = find<PromptBar>(bench.board);
        GlowButton* coin = bench.board->buttons()[1];
        coin->setExplanation("Two steps.");
        emit coin->attended(coin);
        QCOMPARE(prompt->accessibleDescription(), QStringLiteral("Two steps."));
        emit coin->unattended(coin);
        QVERIFY(prompt->accessibleDescription().isEmpty());
    }

    void speaksOfWhatTheMousePointsAtWhenTheBoardMovesTheFocus() {
        Bench bench({"person", "bold"});
        const auto* prompt = find<PromptBar>(bench.board);
        GlowButton* pointed = bench.board->buttons()[0];
        GlowButton* focused = bench.board->buttons()[1];
        pointed->setExplanation("What the mouse points at.");
        focused->setExplanation("What has the focus.");
        pointed->setFocus(Qt::TabFocusReason);
        pointed->setAttribute(Qt::WA_UnderMouse);
        emit pointed->attended(pointed);
        focused->setFocus(Qt::OtherFocusReason);
        QCOMPARE(prompt->accessibleDescription(), QStringLiteral("What the mouse points at."));
        pointed->setFocus(Qt::TabFocusReason);
        focused->setFocus(Qt::TabFocusReason); // by a person's key
        QCOMPARE(prompt->accessibleDescription(), QStringLiteral("What has the focus."));
    }

    void keepsTheFocusOnSomethingThatGlows() {
        Bench bench({"person", "person"});
        QTest::mouseClick(find<QPushButton>(find<HandoverScreen>(bench.board)), Qt::LeftButton);
        auto* first = qobject_cast<GlowButton*>(QApplication::focusWidget());
        QVERIFY(first && first->isGlowing());
        QTest::keyClick(first, Qt::Key_Down);
        auto* second = qobject_cast<GlowButton*>(QApplication::focusWidget());
        QVERIFY(second && second != first && second->isGlowing());
    }

    void opensTheLogAndLeavesItByEscape() {
        Bench bench({"person", "bold"});
        QTest::keyClick(bench.board.get(), Qt::Key_L);
        QVERIFY(bench.board->log()->isVisible());
        QTest::keyClick(bench.board.get(), Qt::Key_Escape);
        QVERIFY(!bench.board->log()->isVisible());
    }

    void aReplayOffersNothing() {
        DocumentOf<toy::Game> document;
        Viewer viewer(document);
        viewer.setSpectator(0);
        toy::Board board(document, viewer, nullptr);
        auto record = race({"person", "person"});
        record.actions = {{2}};
        document.open(record, nullptr);
        QVERIFY(board.glowing().isEmpty());
        for (auto* button : findAll<QPushButton>(board))
            QVERIFY(button->text() != "Undo" || !button->isEnabled());
    }
};

GENOTYPE_TEST(GameBoardTest)
#include "game_board_test.moc"
