// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_legend.h"
#include "app/games/genecards/cards_sheet.h"
#include "app/games/genecards/scores_chart.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtWidgets/QLabel>

using namespace genecards;
using tests::CardsTableBench;

/// Whole games of Gene Expression through the window: with the mouse on whatever glows, and with the keyboard
/// alone.
class CardsGameTest : public QObject {
    Q_OBJECT

    /// The screen shows what a replay of the record gives.
    static void compare(const CardsTableBench& bench) {
        QVERIFY(bench.document.isFinished());
        const auto read = core::readRecord<Game>(core::toText(bench.document.record()));
        QVERIFY(std::holds_alternative<Record>(read));
        const auto again = core::replay(std::get<Record>(read));
        QVERIFY(again.state == bench.document.state());
        for (Seat seat = 0; seat < bench.document.seats(); ++seat)
            QCOMPARE(bench.board->players()[seat]->face().points, int{again.state.scores[seat]});
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void fourPersonsPlayWithTheMouseOnWhatGlows() {
        CardsTableBench bench(tests::cardsGame(4, 4, 21, 150));
        core::Random random(5);
        int clicks = 0;
        while (!bench.document.isFinished() && clicks < 8000) {
            QVERIFY2(bench.clickSomething(random), qPrintable(bench.board->prompt()));
            ++clicks;
            QCoreApplication::processEvents();
        }
        compare(bench);
    }

    void onePersonPlaysAmongFiveBots() {
        CardsTableBench bench(tests::cardsGame(6, 1, 22, 1));
        core::Random random(6);
        for (int turn = 0; turn < 8000 && !bench.document.isFinished(); ++turn) {
            if (!bench.clickSomething(random))
                QTest::qWait(1);
            QCoreApplication::processEvents();
        }
        compare(bench);
    }

    void fourSeatsArePlayedByTheKeyboardAlone() {
        CardsTableBench bench(tests::cardsGame(4, 4, 23, 1));
        core::Random random(7);
        int keys = 0;
        for (; !bench.document.isFinished() && keys < 20000; ++keys) {
            QCoreApplication::processEvents();
            QWidget* focus = QApplication::focusWidget();
            QWidget* where = focus ? focus : bench.board.get();
            const auto* button = qobject_cast<app::CardsButton*>(focus);
            if ((button && button->isGlowing() && random.below(3) == 0) ||
                (focus && focus == bench.lifting()))
                QTest::keyClick(where, Qt::Key_Return);
            else if (bench.board->proceedButton()->isVisible() && random.below(6) == 0)
                QTest::keyClick(where, Qt::Key_Return, Qt::ControlModifier);
            else
                QTest::keyClick(where, random.below(4) == 0 ? Qt::Key_Right : Qt::Key_Tab);
        }
        compare(bench);
    }

    void showsNoHandBehindTheCurtain() {
        CardsTableBench bench(tests::cardsGame(4, 4, 24, 200));
        QVERIFY(bench.viewer->isHandover());
        QVERIFY(bench.board->hand()->buttons().isEmpty());
        QVERIFY(bench.board->glowing().isEmpty());
        QTest::mouseClick(bench.lifting(), Qt::LeftButton);
        QCOMPARE(bench.board->hand()->buttons().size(),
                 bench.document.state().handOf(bench.viewer->seat()).size());
    }

    void aNewHandIsDealtBehindTheCurtain() {
        CardsTableBench bench(tests::cardsGame(4, 4, 24, 500));
        core::Random random(9);
        int hands = 0;
        for (int clicks = 0; clicks < 4000 && hands < 2; ++clicks) {
            const bool between = !bench.document.hasSecrets();
            QVERIFY(bench.clickSomething(random));
            if (between && bench.document.hasSecrets()) {
                QVERIFY(bench.viewer->isHandover());
                ++hands;
            }
        }
        QCOMPARE(hands, 2);
    }

    void tellsWhichRuleRefusesACardThatRests() {
        CardsTableBench bench(tests::cardsGame(4, 1, 25, 200));
        core::Random random(8);
        for (int turn = 0; turn < 2000; ++turn) {
            for (app::CardButton* card : bench.board->hand()->buttons()) {
                if (card->isGlowing() || !bench.viewer->isToChoose())
                    continue;
                QVERIFY(!card->explanation().words.isEmpty());
                const std::size_t steps = bench.document.stepCount();
                QTest::mouseClick(card, Qt::LeftButton);
                QCOMPARE(bench.document.stepCount(), steps);
                if (card->explanation().refusal)
                    return;
            }
            if (!bench.clickSomething(random))
                QTest::qWait(1);
        }
        QFAIL("no card was ever refused");
    }

    void takesBackTheNameOfASubstitution() {
        Record record = tests::cardsGame(4, 4, 26, 500);
        core::Random random(9);
        ActionList legal;
        State state = newGame(record.setup);
        while (state.finished() || state.now().kind != PendingKind::Swap) {
            if (state.finished()) {
                record.actions.clear();
                ++record.setup.seed;
                state = newGame(record.setup);
                continue;
            }
            legalActions(state, legal);
            record.actions.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            applyLegal(state, record.actions.back());
        }
        CardsTableBench bench(record);
        if (QPushButton* lift = bench.lifting())
            lift->click();
        const auto& players = bench.board->players();
        QVERIFY(players[0]->isGlowing() && players[3]->isGlowing());
        players[1]->click();
        QVERIFY(players[1]->face().picked);
        players[1]->click();
        QVERIFY(!players[1]->face().picked);
        players[1]->click();
        players[3]->click();
        QCOMPARE(bench.document.steps().back().action, act::swap(1, 3));
    }

    void theChartSaysWhoseLineIsWhose() {
        app::ScoresChart chart;
        chart.resize(520, 300);
        chart.setHistory({{.hand = 1, .scores = {30, 12}}}, {QStringLiteral("Ada"), QStringLiteral("Ben")},
                         {0, 1}, 200);
        chart.show();
        const auto* legend = seek<app::ChartLegend>(chart);
        QVERIFY(legend && legend->isVisible());
        QStringList words;
        for (const app::LegendEntry& entry : legend->entries())
            words << entry.words;
        QCOMPARE(words, (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben"),
                                     wording("ScoresChart.winningScore")}));
    }

    void aNewTableBeginsWithASingleHandAndMarksThePrintedLength() {
        const PrivateSettings privately;
        app::AppSettings settings;
        const app::CardsSheet sheet(settings);
        QCOMPARE(sheet.record().setup.target, genecards::minTarget);
        QStringList printed;
        for (const auto* one : findAll<QAbstractButton>(find<QWidget>(sheet, "target")))
            if (one->text().contains(QStringLiteral("as printed")))
                printed << one->text();
        QCOMPARE(printed.size(), 1);
        QVERIFY(printed.front().contains(QString::number(genecards::usualTarget)));
    }

    void botsHaveNamesOfTheirOwnAtANewTable() {
        const PrivateSettings privately;
        app::AppSettings settings;
        const app::CardsSheet sheet(settings);
        const genecards::Record record = sheet.record();
        QSet<std::string> names;
        for (const core::SeatInfo& seat : record.seats)
            names.insert(seat.name);
        QCOMPARE(names.size(), qsizetype(record.seats.size()));
        for (const core::SeatInfo& seat : record.seats)
            QCOMPARE(QString::fromStdString(seat.name).startsWith(QStringLiteral("Player")),
                     seat.kind == "person");
    }
};

GENOTYPE_TEST(CardsGameTest)
#include "cards_game_test.moc"
