// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/games/genecards/hand_over_view.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "engine/genecards/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <set>
#include <vector>

using namespace genecards;
using tests::By;
using tests::CardsTableBench;

/// What can be done at the board of Gene Expression is what the rules allow, with the mouse and with the
/// keyboard alone.
class CardsClicksTest : public QObject {
    Q_OBJECT

    static constexpr auto persons = {"person", "person", "person", "person"};

    static bool isOffered(const CardsTableBench& bench, ActionKind kind) {
        const auto& legal = bench.document.legal();
        return std::any_of(legal.begin(), legal.end(),
                           [kind](const Action& action) { return action.kind == kind; });
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void everyLegalActionCanBeTaken_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::addColumn<By>("by");
        const std::vector<std::pair<PendingKind, const char*>> kinds{{PendingKind::Turn, "turn"},
                                                                     {PendingKind::Drawn, "drawn card"},
                                                                     {PendingKind::Swap, "swap"},
                                                                     {PendingKind::Extra, "extra card"},
                                                                     {PendingKind::NextHand, "next hand"}};
        for (const auto& [kind, name] : kinds) {
            QTest::addRow("%s with the mouse", name) << kind << By::Mouse;
            QTest::addRow("%s by the keyboard", name) << kind << By::Keyboard;
        }
    }
    void everyLegalActionCanBeTaken() {
        QFETCH(const PendingKind, kind);
        QFETCH(const By, by);
        for (const std::uint64_t seed : {1, 100, 200}) {
            const Record record = tests::cardsGameAt(kind, persons, seed);
            CardsTableBench bench(record);
            QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
            bench.open(record);
            QCOMPARE(bench.document.state().now().kind, kind);
            const ActionList legal = bench.document.legal();
            for (const Action& action : legal) {
                bench.open(record);
                const std::string name = notation(action);
                QVERIFY2(tests::take(bench, action, by), name.c_str());
                QVERIFY2(bench.document.stepCount() == record.actions.size() + 1, name.c_str());
                QVERIFY2(bench.document.steps().back().action == action, name.c_str());
            }
        }
    }

    void whatGlowsIsWhatTheRulesAllow() {
        std::set<ActionKind> seen;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Record record = tests::tableOf<Game>(persons, seed);
            record.setup.target = 150;
            CardsTableBench bench(record);
            core::Random random(seed);
            while (!bench.document.isFinished()) {
                bench.viewer->confirmHandover();
                for (const Action& action : bench.document.legal())
                    seen.insert(action.kind);
                for (const app::CardButton* card : bench.board->hand()->buttons())
                    QCOMPARE(card->isGlowing(), bench.document.isLegal(act::play(card->card())));
                QCOMPARE(find<app::PileButton>(bench.board)->isGlowing(), isOffered(bench, ActionKind::Draw));
                for (Seat seat = 0; seat < bench.document.seats(); ++seat)
                    QCOMPARE(bench.board->players()[seat]->isGlowing(), isOffered(bench, ActionKind::Swap));
                QCOMPARE(bench.board->proceedButton()->isVisible(), isOffered(bench, ActionKind::Keep) ||
                                                                        isOffered(bench, ActionKind::Pass) ||
                                                                        isOffered(bench, ActionKind::Deal));
                QVERIFY(bench.goOn(random));
            }
            QVERIFY(bench.board->glowing().isEmpty());
        }
        // A pass needs two empty piles, which hardly ever happens.
        for (const ActionKind kind :
             {ActionKind::Play, ActionKind::Draw, ActionKind::Keep, ActionKind::Swap, ActionKind::Deal})
            QVERIFY(seen.contains(kind));
    }

    void whatRestsDoesNothing_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::newRow("turn") << PendingKind::Turn;
        QTest::newRow("drawn card") << PendingKind::Drawn;
        QTest::newRow("swap") << PendingKind::Swap;
        QTest::newRow("extra card") << PendingKind::Extra;
        QTest::newRow("next hand") << PendingKind::NextHand;
    }
    void whatRestsDoesNothing() {
        QFETCH(const PendingKind, kind);
        const Record record = tests::cardsGameAt(kind, persons, 1);
        CardsTableBench bench(record);
        bench.open(record);
        int pressed = 0;
        for (app::GlowButton* button : bench.board->buttons()) {
            if (button->isGlowing())
                continue;
            ++pressed;
            QTest::mouseClick(button, Qt::LeftButton);
            QTest::keyClick(button, Qt::Key_Return);
            QCOMPARE(bench.document.stepCount(), record.actions.size());
        }
        QVERIFY(pressed > 0);
    }

    /// Any two of the players, in whatever order they are named, the player whose turn it is among them.
    void aSwapIsNamedInEitherOrder() {
        const Record record = tests::cardsGameAt(PendingKind::Swap, persons, 1);
        CardsTableBench bench(record);
        for (Seat first = 0; first < 4; ++first)
            for (Seat second = 0; second < 4; ++second) {
                if (first == second)
                    continue;
                bench.open(record);
                QVERIFY(bench.press(bench.board->players()[first], By::Mouse));
                QCOMPARE(bench.document.stepCount(), record.actions.size());
                QVERIFY(bench.press(bench.board->players()[second], By::Mouse));
                QCOMPARE(bench.document.steps().back().action, act::swap(first, second));
            }
    }

    void theBotsWaitUntilThePersonHasSeenHowTheHandEnded() {
        const Record record = tests::playedUntil<Game>(
            tests::tableOf<Game>({"person", "random", "random", "random"}, 1),
            [](const State& state) { return state.phase == Phase::HandOver && state.actor != 0; });
        CardsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(bench.bots->isBotsTurn());
        bench.bots->advance();
        QCOMPARE(bench.document.stepCount(), record.actions.size());
        QVERIFY(bench.board->proceedButton()->isVisible());
        const State& state = bench.document.state();
        const auto* view = find<app::HandOverView>(bench.board);
        QVERIFY(view->isVisible());
        for (Seat seat = 0; seat < state.seats; ++seat) {
            QVERIFY(tests::mentions(view->accessibleDescription(), bench.document.seatName(seat)));
            for (const CardId card : state.handOf(seat))
                QVERIFY(tests::mentions(view->accessibleDescription(), app::text(words::name(card))));
        }
        QVERIFY(bench.press(bench.board->proceedButton(), By::Mouse));
        bench.bots->advance();
        QCOMPARE(bench.document.stepCount(), record.actions.size() + 1);
        QCOMPARE(bench.document.steps().back().action, act::deal());
    }
};

GENOTYPE_TEST(CardsClicksTest)
#include "cards_clicks_test.moc"
