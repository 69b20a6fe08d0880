// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/games/board/hint_walk.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

using namespace genomewars;
using tests::By;
using tests::WarsTableBench;

/// Hints at the board of Genome Wars say what to do and show where.
class WarsHintTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void ofAGenomePointsAtTheAllelesThatItNames() {
        WarsTableBench bench(tests::warsGame({"person", "random", "random"}, 4), app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        const tests::SeenHint hint = tests::askForHint(bench);
        QVERIFY(!hint.words.isEmpty());
        QVERIFY(!hint.places.isEmpty());
        // The move is in the first sentence; the reasons may speak of others.
        const QString move = hint.words.section(QLatin1Char('.'), 0, 0);
        for (const AlleleInfo& info : alleles)
            QCOMPARE(hint.places.contains(tests::cardOf(bench, info.id)),
                     tests::mentions(move, app::text(words::name(info.id))));
        QCOMPARE(bench.document.stepCount(), std::size_t(0));
    }

    void ofAMutationPointsAtTheAlleleThatItChanges() {
        const auto record = tests::playedUntil<Game>(
            tests::warsGame({"person", "random", "random"}, 4), [](const State& state) {
                return tests::awaits(state, PendingKind::Mutation) && state.actor == 0;
            });
        WarsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        const tests::SeenHint hint = tests::askForHint(bench);
        QCOMPARE(hint.places.size(), 1);
        const auto* chip = qobject_cast<app::AlleleChip*>(hint.places[0]);
        QVERIFY(chip && tests::rowOf(bench, 0)->chips().contains(const_cast<app::AlleleChip*>(chip)));
        // One of the allele's own mutations is the move; the reasons may speak of others.
        const QString move = hint.words.section(QLatin1Char('.'), 0, 0);
        int named = 0;
        for (const Action& action : bench.document.legal())
            if (tests::mentions(move, app::text(words::label(bench.document.state(), action)))) {
                ++named;
                QCOMPARE(action.from(), chip->allele());
            }
        QCOMPARE(named, 1);
    }

    void thereIsNoneForARollOrOnABotsTurn() {
        for (const auto& kinds : {std::initializer_list<const char*>{"person", "person"},
                                  std::initializer_list<const char*>{"random", "random"}}) {
            const auto record = tests::warsGameAt(PendingKind::Roll, kinds, 3);
            WarsTableBench bench(record, app::BotPace::EachKey);
            QVERIFY(!find<app::PromptBar>(bench.board)->hintButton()->isVisible());
        }
    }
};

GENOTYPE_TEST(WarsHintTest)
#include "wars_hint_test.moc"
