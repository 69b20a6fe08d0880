// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/board/score_track.h"
#include "app/games/genotype/board_motion.h"
#include "app/games/genotype/board_seats.h"
#include "app/games/genotype/pool_column.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/motion_layer.h"
#include "app/ui/widgets/pointer.h"
#include "lessons/guide/useful.h"
#include "tests/app/support/widgets.h"

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
    static app::MotionLayer* motion(const tests::Board& board) { return find<app::MotionLayer>(board.view); }
    static QImage picture(const tests::Board& board) { return board.view->grab().toImage(); }

    /// Any legal action, mostly one that helps the plants, so that some are harvested.
    static Action mostlyUseful(const app::GameDocument& document, core::Random& random) {
        const auto& legal = document.legal();
        const auto any = [&random](const auto& list) {
            return list[random.below(static_cast<std::uint32_t>(list.size()))];
        };
        std::vector<Action> useful;
        for (const Action& action : legal)
            if (lessons::isUseful(document.state(), action))
                useful.push_back(action);
        return !useful.empty() && random.below(4) > 0 ? any(useful) : any(legal);
    }

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

    /// Coins and trait markers have numbers of their own: points only grow, and by what flies.
    void thePointsThatFlyAreThePointsThatAreAdded() {
        int harvests = 0;
        int withGoals = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            app::GameDocument document;
            document.open(tests::table(3, 3, seed), nullptr);
            core::Random random(seed);
            while (!document.isFinished()) {
                const auto before = app::seatFaces(document, document.observation(0), 0);
                QVERIFY(document.perform(mostlyUseful(document, random)));
                if (document.isFinished())
                    break;
                const State& state = document.state();
                const auto after = app::seatFaces(document, document.observation(0), 0);
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    int flown = 0;
                    bool claims = false;
                    for (const Event& event : document.steps().back().events) {
                        if (const auto* harvested = std::get_if<event::PlantHarvested>(&event);
                            harvested && harvested->seat == seat) {
                            const int points = app::pointsFlown(state, *harvested);
                            flown += points;
                            ++harvests;
                            withGoals += points > plantCard(harvested->plant).points;
                        }
                        const auto* claimed = std::get_if<event::GoalClaimed>(&event);
                        claims = claims || (claimed && claimed->seat == seat);
                    }
                    const int change = after[seat].points - before[seat].points;
                    QVERIFY(change >= flown);
                    if (!claims)
                        QCOMPARE(change, flown);
                    // The three kinds of points, and nothing else, are the score.
                    QCOMPARE(after[seat].points + after[seat].coins + after[seat].ticks, after[seat].total);
                    QCOMPARE(after[seat].total, genotype::score(state, seat).total());
                }
            }
        }
        QVERIFY(harvests > 5);
        QVERIFY(withGoals > 0);
    }

    void aHarvestedPlantGoesToItsPlayer() {
        int harvests = 0;
        for (std::uint64_t seed = 4; seed < 12 && harvests == 0; ++seed) {
            tests::Board board(tests::table(2, 2, seed));
            core::Random random(seed);
            for (int clicks = 0; clicks < 4000 && !board.finished() && harvests == 0; ++clicks) {
                const std::size_t before = board.document.stepCount();
                QVERIFY(board.clickSomething(random));
                QCoreApplication::processEvents();
                if (board.document.stepCount() == before || board.document.state().phase != Phase::Working)
                    continue;
                for (const Event& event : board.document.steps().back().events)
                    if (std::holds_alternative<event::PlantHarvested>(event)) {
                        QVERIFY(motion(board)->isFlying());
                        ++harvests;
                    }
            }
        }
        QVERIFY(harvests > 0);
    }

    /// Plays until somebody scores; then the disc of that seat is where it belongs, or still on the way.
    static bool score(tests::Board& board) {
        core::Random random(4);
        const auto secured = [&board] {
            const State& state = board.document.state();
            return genotype::score(state, 0).secured() + genotype::score(state, 1).secured();
        };
        const int before = secured();
        while (!board.finished() && secured() == before)
            if (!board.document.perform(mostlyUseful(board.document, random)))
                return false;
        return !board.finished();
    }

    void aDiscSlidesAlongTheScoreTrackWhenPointsAreScored() {
        for (const bool reduced : {false, true}) {
            app::Theme::current().setReduceMotion(reduced);
            tests::Board board(tests::table(2, 2, 11));
            auto* track = find<app::ScoreTrack>(board.view);
            QVERIFY(track->isVisible());
            const QRectF before = track->discOf(0);
            const QRectF other = track->discOf(1);
            QVERIFY(score(board));
            QVERIFY(track->discOf(0) != before || track->discOf(1) != other);
            QCOMPARE(motion(board)->isFlying(), !reduced);
            const QImage inTheAir = track->grab().toImage();
            QTRY_VERIFY(!motion(board)->isFlying());
            QCOMPARE(track->grab().toImage() == inTheAir, reduced);
        }
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

    /// Lets a bot make one move that can be seen on the board.
    static bool botMoves(tests::Board& board) {
        board.bots->setPace(app::BotPace::EachKey);
        core::Random random(3);
        for (int clicks = 0; clicks < 200; ++clicks) {
            if (board.bots->isBotsTurn() && board.document.state().now().kind == PendingKind::Marker) {
                board.bots->advance();
                return true;
            }
            if (board.bots->isBotsTurn())
                board.bots->advance();
            else if (!board.clickSomething(random))
                return false;
        }
        return false;
    }

    void aPathLeadsFromTheBotToItsPlace() {
        tests::Board board(tests::table(2, 1, 11));
        QVERIFY(botMoves(board));
        QVERIFY(motion(board)->isFlying());
        QTest::qWait(350); // the marker has landed, the path is still there
        QVERIFY(motion(board)->isFlying());
        QVERIFY(find<app::Pointer>(board.view)->targets().isEmpty());
        QTRY_VERIFY(!motion(board)->isFlying());
    }

    void aRingMarksThePlaceWhenMotionIsReduced() {
        app::Theme::current().setReduceMotion(true);
        tests::Board board(tests::table(2, 1, 11));
        auto* ring = find<app::Pointer>(board.view);
        QVERIFY(ring->targets().isEmpty());
        QVERIFY(botMoves(board));
        QVERIFY(!motion(board)->isFlying());
        QCOMPARE(ring->targets().size(), 1);
        const auto* place = qobject_cast<app::BoardButton*>(ring->targets().front());
        QVERIFY(place);
        const Action taken = board.document.steps().back().action;
        QVERIFY(place->target() == app::Target::of(app::Target::Kind::Space, taken.space()));
        // The person's own move needs none.
        board.bots->setPace(app::BotPace::Instant);
        QTRY_VERIFY(!board.bots->isBotsTurn());
        board.document.perform(board.document.legal()[0]);
        if (!board.bots->isBotsTurn())
            QVERIFY(ring->targets().isEmpty());
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
