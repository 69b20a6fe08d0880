// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/replay_of.h"
#include "app/games/genecards/cards_board.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genotype/board_view.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/toy/coin_table.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

using namespace app;

namespace {

/// A record with this many actions, or as many as the game has, chosen at random.
template <typename G> core::Record<G> recordOf(const typename G::Setup& setup, std::size_t actions) {
    core::Record<G> record;
    record.setup = setup;
    for (int seat = 0; seat < setup.players; ++seat)
        record.seats.push_back({"Player " + std::to_string(seat + 1), "person", seat});
    auto state = G::newGame(setup, nullptr);
    core::Random random(11);
    while (record.actions.size() < actions && !state.finished()) {
        typename G::ActionList legal;
        G::legalActions(state, legal);
        const auto& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        record.actions.push_back(action);
        G::applyLegal(state, action, nullptr);
    }
    return record;
}

/// A replay of three rounds and a half of the coin race, in an active window.
struct Replay {
    ReplayOf<toy::Board> frame;
    bool active = false;

    Replay() {
        frame.resize(900, 600);
        frame.open(recordOf<toy::Game>({.players = 2, .seed = 4}, 7), 0, core::noSeat);
        frame.show();
        frame.activateWindow();
        active = QTest::qWaitForWindowActive(&frame);
        frame.setFocus();
    }
    void key(Qt::Key pressed) const { QTest::keyClick(QApplication::focusWidget(), pressed); }
    template <typename Widget> Widget* part(const char* name) const { return find<Widget>(frame, name); }
};

template <typename Board> void everyStepIsTold(const core::Record<typename Board::Game>& record) {
    ReplayOf<Board> frame;
    frame.open(record, 0, core::noSeat);
    for (std::size_t step = 0; step <= record.actions.size(); ++step) {
        frame.showMoment(static_cast<int>(step));
        QVERIFY2(!frame.narration().isEmpty(), qPrintable(QString::number(step)));
        QVERIFY2(!frame.narration().contains('%'), qPrintable(frame.narration()));
        QVERIFY(!says(frame.board()->prompt(), "BoardPrompter.playing"));
        QVERIFY_SAYS(frame.where(), "ReplayFrame.step", anything, step, record.actions.size());
    }
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void tellsWhatHappenedInTheStepThatIsShown() {
        Replay replay;
        QCOMPARE(replay.frame.narration(), wording("engine.roundBegan", 1));
        replay.frame.showMoment(1);
        QCOMPARE(replay.frame.narration(), QStringLiteral("Player 1 staked in secret."));
        replay.frame.showMoment(2);
        QVERIFY(replay.frame.narration().startsWith("Player 2 staked in secret. Player 1 goes "));
        QVERIFY_SAYS(replay.frame.narration(), "engine.roundBegan", 2);
        QCOMPARE(replay.part<QLabel>("narration")->text(), replay.frame.narration());
        QCOMPARE(replay.frame.where(), wording("ReplayFrame.step", "Round 2", 2, 7));
    }

    void tellsEveryStepOfEveryGame() {
        everyStepIsTold<BoardView>(recordOf<genotype::Game>({.players = 3, .seed = 5}, 90));
        everyStepIsTold<BoardView>(recordOf<genotype::Game>(
            {.players = 1, .seed = 5, .johann = genotype::Difficulty::Standard}, 40));
        everyStepIsTold<WarsBoard>(recordOf<genomewars::Game>({.players = 3, .seed = 5}, 40));
        everyStepIsTold<CardsBoard>(recordOf<genecards::Game>({.players = 4, .seed = 5}, 60));
    }

    void saysWhoMovesNextAndNotThatSomebodyIsPlaying() {
        Replay replay;
        QCOMPARE(replay.frame.board()->prompt(), wording("BoardPrompter.replayMovesNext", "Player 1"));
        replay.frame.showMoment(1);
        QCOMPARE(replay.frame.board()->prompt(), wording("BoardPrompter.replayMovesNext", "Player 2"));
    }

    void goesByStepAndByRoundWithTheKeys() {
        Replay replay;
        QVERIFY(replay.active);
        replay.key(Qt::Key_Right);
        QCOMPARE(replay.frame.moment(), std::size_t(1));
        replay.key(Qt::Key_PageDown);
        QCOMPARE(replay.frame.moment(), std::size_t(2));
        replay.key(Qt::Key_PageDown);
        QCOMPARE(replay.frame.moment(), std::size_t(4));
        replay.key(Qt::Key_Right);
        replay.key(Qt::Key_PageUp);
        QCOMPARE(replay.frame.moment(), std::size_t(4));
        replay.key(Qt::Key_PageUp);
        QCOMPARE(replay.frame.moment(), std::size_t(2));
        replay.key(Qt::Key_End);
        QCOMPARE(replay.frame.moment(), std::size_t(7));
        replay.key(Qt::Key_PageUp);
        QCOMPARE(replay.frame.moment(), std::size_t(6));
        replay.key(Qt::Key_PageDown);
        QCOMPARE(replay.frame.moment(), std::size_t(7));
        replay.key(Qt::Key_Left);
        QCOMPARE(replay.frame.moment(), std::size_t(6));
        replay.key(Qt::Key_Home);
        QCOMPARE(replay.frame.moment(), std::size_t(0));
        QSignalSpy closed(&replay.frame, &ReplayFrame::closed);
        replay.key(Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }

    void playsAndPausesWithTheSpaceBar() {
        Replay replay;
        QVERIFY(replay.active);
        replay.key(Qt::Key_Space);
        QVERIFY(replay.frame.isPlaying());
        QCOMPARE(replay.part<QPushButton>("play")->text(), wording("ReplayBar.pause"));
        replay.frame.playOn();
        QCOMPARE(replay.frame.moment(), std::size_t(1));
        QVERIFY(replay.frame.isPlaying());
        replay.key(Qt::Key_Space);
        QVERIFY(!replay.frame.isPlaying());
        QCOMPARE(replay.part<QPushButton>("play")->text(), wording("ReplayBar.play"));
    }

    void aClickOnAButtonLeavesTheKeysToTheReplay() {
        Replay replay;
        QVERIFY(replay.active);
        QTest::mouseClick(replay.part<QPushButton>("play"), Qt::LeftButton);
        QVERIFY(replay.frame.isPlaying());
        replay.key(Qt::Key_Space);
        QVERIFY(!replay.frame.isPlaying());
    }

    void playsByItselfToTheEndAndThenFromTheBeginning() {
        Replay replay;
        replay.frame.showMoment(6);
        replay.frame.playOrPause();
        replay.frame.playOn();
        QCOMPARE(replay.frame.moment(), std::size_t(7));
        QVERIFY(!replay.frame.isPlaying());
        replay.frame.playOrPause();
        QCOMPARE(replay.frame.moment(), std::size_t(0));
        QVERIFY(replay.frame.isPlaying());
    }

    void pausesWhenSomebodyGoesAnotherWayOrItIsHidden() {
        Replay replay;
        replay.frame.playOrPause();
        find<QSlider>(replay.frame)->setValue(3);
        QVERIFY(!replay.frame.isPlaying());
        QCOMPARE(replay.frame.moment(), std::size_t(3));
        replay.frame.playOrPause();
        replay.frame.hide();
        QVERIFY(!replay.frame.isPlaying());
    }

    void remembersThePace() {
        const PrivateSettings ours;
        {
            AppSettings settings;
            Replay replay;
            replay.frame.rememberPace(settings);
            for (auto* button : findAll<QAbstractButton>(replay.frame))
                if (button->text() == wording("ReplayBar.fast"))
                    button->click();
        }
        AppSettings settings;
        Replay replay;
        replay.frame.rememberPace(settings);
        for (auto* button : findAll<QAbstractButton>(replay.frame))
            if (button->text() == wording("ReplayBar.fast"))
                QVERIFY(button->isChecked());
    }
};

GENOTYPE_TEST(ReplayTest)
#include "replay_test.moc"
