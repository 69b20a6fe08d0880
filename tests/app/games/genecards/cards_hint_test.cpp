// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "engine/genecards/words.h"
#include "test_registry.h"
#include "tests/app/games/board/hint_walk.h"
#include "tests/app/support/widgets.h"

using namespace genecards;
using tests::By;
using tests::CardsTableBench;

/// Hints at the board of Gene Expression say what to do and show where: pressing what they point at does it.
class CardsHintTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void pressingWhatItPointsAtMakesTheMove_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::newRow("turn") << PendingKind::Turn;
        QTest::newRow("drawn card") << PendingKind::Drawn;
        QTest::newRow("swap") << PendingKind::Swap;
        QTest::newRow("extra card") << PendingKind::Extra;
    }
    void pressingWhatItPointsAtMakesTheMove() {
        QFETCH(const PendingKind, kind);
        const Record record = tests::playedUntil<Game>(
            tests::tableOf<Game>({"person", "random", "random", "random"}, 3), [kind](const State& state) {
                if (state.finished() || state.actor != 0 || state.now().kind != kind)
                    return false;
                ActionList legal;
                legalActions(state, legal);
                return legal.size() > 1;
            });
        CardsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        const tests::SeenHint hint = tests::askForHint(bench);
        QVERIFY(!hint.words.isEmpty());
        QCOMPARE(hint.places.size(), kind == PendingKind::Swap ? 2 : 1);
        const State before = bench.document.state();
        for (QWidget* place : hint.places)
            QVERIFY(bench.press(place, By::Mouse));
        QCOMPARE(bench.document.stepCount(), record.actions.size() + 1);
        const QString made =
            app::text(words::label(before, bench.document.steps().back().action, bench.document.names()));
        QVERIFY2(tests::mentions(hint.words, made), qPrintable(hint.words + QStringLiteral(" | ") + made));
    }

    void thereIsNoneForTheOnlyChoice() {
        const Record record = tests::playedUntil<Game>(
            tests::tableOf<Game>({"person", "random", "random", "random"}, 3), [](const State& state) {
                ActionList legal;
                legalActions(state, legal);
                return state.actor == 0 && legal.size() == 1;
            });
        CardsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(!find<app::PromptBar>(bench.board)->hintButton()->isVisible());
    }
};

GENOTYPE_TEST(CardsHintTest)
#include "cards_hint_test.moc"
