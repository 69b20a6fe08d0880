// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/ratio_strip.h"
#include "app/ui/theme/theme.h"
#include "lessons/guide/useful.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>

#include <algorithm>

using namespace genotype;

namespace {

/// Counts how often it is shown, and lets a test look at it then.
class WatchedBoard : public app::BoardView {
public:
    using BoardView::BoardView;

    int shown = 0;
    std::function<void()> atShown = [] {};

protected:
    void refreshPicture(const app::Change* change) override {
        BoardView::refreshPicture(change);
        ++shown;
        atShown();
    }
};

/// Whether the event names a card that another seat drew from a deck or keeps in its hand.
bool namesHiddenCard(const Event& event, Seat viewer) {
    if (const auto* taken = std::get_if<event::PlantTaken>(&event))
        return taken->seat != viewer && taken->from.fromDeck() && taken->plant != noPlant;
    if (const auto* taken = std::get_if<event::ToolTaken>(&event))
        return taken->seat != viewer && taken->from.fromDeck() && taken->tool != noTool;
    if (const auto* kept = std::get_if<event::PlantKept>(&event))
        return kept->seat != viewer && kept->plant != noPlant;
    return false;
}

} // namespace

/// What the board does besides passing on clicks.
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

        QTest::mouseClick(find<app::RatioStrip>(board.view), Qt::LeftButton);
        QVERIFY(board.view->popover());
        const std::size_t steps = board.document.steps().size();
        board.bots->setPace(app::BotPace::Instant);
        // A reason to pause holds the bots back, so no timer is running that could still make one move.
        QVERIFY(board.bots->isBotsTurn());
        QVERIFY(board.bots->pauses().testFlag(app::BotDriver::Pause::Popover));
        QCoreApplication::processEvents();
        QCOMPARE(board.document.steps().size(), steps);

        QTest::keyClick(board.view->popover(), Qt::Key_Escape);
        QTRY_VERIFY(board.document.steps().size() > steps);
    }

    void everyStepIsShownOnce() {
        tests::BoardOf<WatchedBoard> board(tests::table(3, 3, 11));
        QSignalSpy changed(&board.document, &app::GameDocument::changed);
        core::Random random(5);
        for (int clicks = 0; clicks < 400 && board.document.state().round < 3; ++clicks) {
            board.view->shown = 0;
            changed.clear();
            QVERIFY(board.clickSomething(random));
            QVERIFY2(board.view->shown <= 1, qPrintable(QString::number(board.view->shown)));
            if (!changed.isEmpty())
                QCOMPARE(board.view->shown, 1);
        }
        QVERIFY(board.document.state().round > 1);
    }

    void whatHelpsGlowsStronglyAndWhatIsAllowedQuietly() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(5);
        int helpful = 0;
        int allowed = 0;
        while (!board.finished()) {
            board.viewer->confirmHandover();
            const State& state = board.document.state();
            if (state.now().kind != PendingKind::Setup)
                for (app::GlowButton* button : board.view->glowing()) {
                    const auto found =
                        board.view->choices().answers(static_cast<app::BoardButton*>(button)->target());
                    const bool useful = std::ranges::any_of(
                        found, [&](const Action& one) { return lessons::isUseful(state, one); });
                    QCOMPARE(button->glowsStrongly(), useful);
                    const bool said = says(button->afterName(), "GlowButton.helpsPlantsCanDone");
                    QCOMPARE(said, useful);
                    ++(useful ? helpful : allowed);
                }
            const auto& legal = board.document.legal();
            board.document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        QVERIFY(helpful > 100);
        QVERIFY(allowed > 100);
    }

    void aRollIsCountedBeforeItIsShown() {
        tests::BoardOf<WatchedBoard> board(tests::table(2, 2, 11));
        const auto strips = findAll<app::RatioStrip>(board.view);
        QCOMPARE(strips.size(), static_cast<qsizetype>(traitCount));
        int seen = 0;
        board.view->atShown = [&] {
            if (board.document.state().phase != Phase::Breeding)
                return;
            ++seen;
            for (const app::RatioStrip* strip : strips)
                QCOMPARE(strip->sample().size(), std::int64_t{dicePerTrait});
        };
        core::Random random(3);
        for (int clicks = 0; clicks < 500 && seen == 0; ++clicks)
            QVERIFY(board.clickSomething(random));
        QVERIFY(seen > 0);
    }

    void theExactTestsRunOnlyWhenDiceWereRolled() {
        tests::Board board(tests::table(2, 2, 11));
        int tests = 0;
        QObject context;
        for (const app::RatioStrip* strip : findAll<app::RatioStrip>(board.view))
            QObject::connect(strip, &app::RatioStrip::tested, &context, [&tests] { ++tests; });
        core::Random random(3);
        int rolls = board.document.state().rolls;
        for (int clicks = 0; clicks < 500 && board.document.state().round < 3; ++clicks) {
            tests = 0;
            QVERIFY(board.clickSomething(random));
            const bool rolled = board.document.state().rolls != rolls;
            rolls = board.document.state().rolls;
            QCOMPARE(tests, rolled ? static_cast<int>(traitCount) : 0);
        }
        QVERIFY(rolls > 0);
        tests = 0;
        board.view->refresh();
        board.view->showGarden(1);
        QCOMPARE(tests, 0);
    }

    void whatMovesKnowsNoCardThatIsHiddenFromTheViewer() {
        int hidden = 0;
        // Seat 0 is the person; in some of these games the others draw from the deck.
        for (const unsigned seed : {11u, 12u, 13u, 14u}) {
            tests::BoardOf<WatchedBoard> board(tests::table(3, 1, seed));
            board.bots->setPaused(app::BotDriver::Pause::Popover, true);
            core::Random random(seed);
            while (!board.finished()) {
                const auto& legal = board.document.legal();
                QVERIFY(
                    board.document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
                const auto& happened = board.document.steps().back().events;
                const auto shown = board.view->moves().lastSeenEvents();
                QVERIFY(
                    std::ranges::equal(shown, observeEvents(happened, 0), {}, &Event::index, &Event::index));
                for (const Event& event : shown)
                    QVERIFY(!namesHiddenCard(event, 0));
                for (const Event& event : happened)
                    hidden += namesHiddenCard(event, 0);
            }
        }
        QVERIFY(hidden > 0);
    }
};

GENOTYPE_TEST(BoardViewTest)
#include "board_view_test.moc"
