// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/cards_end.h"

#include "app/games/genecards/scores_chart.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "cards_board_driver.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>

using namespace genecards;
using app::CardsEnd;

/// The end of Gene Expression: hands and scores, added up from the cards by hand.
class CardsEndTest : public QObject {
    Q_OBJECT

    /// A hand that is over: who won it, and what the cards of the others are worth by the printed rule.
    struct Hand {
        Seat winner = noSeat;
        int points = 0;
    };
    static Record wholeGame(std::uint64_t seed) {
        Record record = tests::tableOf<Game>({"random", "random", "random", "random"}, seed);
        record.setup.target = 300;
        return tests::playedUntil<Game>(record, [](const State& state) { return state.finished(); });
    }
    static std::vector<Hand> handsOf(const Record& record) {
        std::vector<Hand> hands;
        State state = newGame(record.setup);
        for (const Action& action : record.actions) {
            applyLegal(state, action);
            if (state.phase == Phase::Playing)
                continue;
            Hand hand;
            for (Seat seat = 0; seat < state.seats; ++seat) {
                if (state.handOf(seat).empty())
                    hand.winner = seat;
                for (const CardId card : state.handOf(seat))
                    hand.points += isAction(card) ? 20 : numberOf(card);
            }
            hands.push_back(hand);
        }
        return hands;
    }
    struct Ended {
        app::CardsDocument document;
        CardsEnd page;

        explicit Ended(const Record& record) {
            document.open(record, nullptr);
            page.resize(1000, 700);
            page.setGame(document);
            page.show();
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void theWinnerIsNamedWithTheSumOfTheirHands() {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Record record = wholeGame(seed);
            const std::vector<Hand> hands = handsOf(record);
            const Ended ended(record);
            int sum = 0;
            for (const Hand& hand : hands)
                if (hand.winner == hands.back().winner)
                    sum += hand.points;
            QVERIFY(sum >= 300);
            const QString sentence = textOf(ended.page, "winner");
            QVERIFY2(tests::mentionsAll(sentence, {ended.document.seatName(hands.back().winner),
                                                   QString::number(sum), QString::number(hands.size())}),
                     qPrintable(sentence));
            for (Seat seat = 0; seat < 4; ++seat)
                QCOMPARE(tests::mentions(sentence, ended.document.seatName(seat)),
                         seat == hands.back().winner);
        }
    }

    void aGameThatIsRunningHasNoWinner() {
        Record record = wholeGame(1);
        record.actions.resize(record.actions.size() / 2);
        const Ended ended(record);
        const QString sentence = textOf(ended.page, "winner");
        QVERIFY(!sentence.isEmpty());
        for (Seat seat = 0; seat < 4; ++seat)
            QVERIFY(!tests::mentions(sentence, ended.document.seatName(seat)));
    }

    void everyHandHasARowWithTheScoresAfterIt() {
        const Record record = wholeGame(2);
        const std::vector<Hand> hands = handsOf(record);
        const Ended ended(record);
        const auto* table = find<app::FactTable>(ended.page);
        QCOMPARE(table->rowCount(), int(hands.size()));
        std::array<int, 4> scores{};
        for (int row = 0; row < table->rowCount(); ++row) {
            const Hand& hand = hands[std::size_t(row)];
            scores[hand.winner] += hand.points;
            QCOMPARE(table->item(row, 0)->text(), QString::number(row + 1));
            QCOMPARE(table->item(row, 1)->text(), ended.document.seatName(hand.winner));
            QCOMPARE(table->item(row, 2)->text(), QString::number(hand.points));
            for (int seat = 0; seat < 4; ++seat)
                QCOMPARE(table->item(row, 3 + seat)->text(), QString::number(scores[std::size_t(seat)]));
        }
    }

    void aLineGoesThroughEachScoreAndOneMarksTheAim() {
        const Record record = wholeGame(3);
        const std::vector<Hand> hands = handsOf(record);
        const Ended ended(record);
        const auto* view = find<QChartView>(ended.page);
        const auto lines = view->chart()->series();
        QCOMPARE(lines.size(), 5);
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto* line = qobject_cast<QLineSeries*>(lines[seat]);
            QVERIFY(line);
            QCOMPARE(line->count(), int(hands.size()) + 1);
            int score = 0;
            QCOMPARE(line->at(0), QPointF(0, 0));
            for (int hand = 1; hand < line->count(); ++hand) {
                if (hands[std::size_t(hand) - 1].winner == seat)
                    score += hands[std::size_t(hand) - 1].points;
                QCOMPARE(line->at(hand), QPointF(hand, score));
            }
            QVERIFY(tests::mentions(find<app::ScoresChart>(ended.page)->accessibleDescription(),
                                    QStringLiteral("%1: %2").arg(ended.document.seatName(seat)).arg(score)));
        }
        const auto* aim = qobject_cast<QLineSeries*>(lines[4]);
        for (int i = 0; i < aim->count(); ++i)
            QCOMPARE(aim->at(i).y(), 300.0);
    }

    void theTableOfTheChartHasALineForEachHand() {
        const Record record = wholeGame(4);
        const std::vector<Hand> hands = handsOf(record);
        app::CardsDocument document;
        document.open(record, nullptr);
        QStringList names;
        for (Seat seat = 0; seat < 4; ++seat)
            names << document.seatName(seat);
        const QStringList lines = app::cardsTableText(app::cardsHistory(document), names)
                                      .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(hands.size()) + 1);
        std::array<int, 4> scores{};
        for (std::size_t hand = 0; hand < hands.size(); ++hand) {
            scores[hands[hand].winner] += hands[hand].points;
            QStringList expected{QString::number(hand + 1), names[hands[hand].winner],
                                 QString::number(hands[hand].points)};
            for (const int score : scores)
                expected << QString::number(score);
            QCOMPARE(lines[qsizetype(hand) + 1].trimmed().split(QLatin1Char(',')), expected);
        }
    }
};

GENOTYPE_TEST(CardsEndTest)
#include "cards_end_test.moc"
