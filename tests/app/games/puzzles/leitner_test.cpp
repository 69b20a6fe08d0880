// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/puzzles/leitner.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace app::leitner;

namespace {

const QDate leitnerDay(2026, 3, 4);

Card card(int box, QDate due, int answers = 1) {
    return {box, due, answers, true};
}

/// So many items of each kind: "0-0", "0-1", … "1-0".
std::vector<Item> itemsOf(std::initializer_list<int> counts) {
    std::vector<Item> items;
    int kind = 0;
    for (const int count : counts) {
        for (int i = 0; i < count; ++i)
            items.push_back({QStringLiteral("%1-%2").arg(kind).arg(i), kind});
        ++kind;
    }
    return items;
}

} // namespace

class LeitnerTest : public QObject {
    Q_OBJECT

private slots:
    void rightAnswersWaitLongerAndLonger() {
        Card now = after(std::nullopt, true, leitnerDay);
        QCOMPARE(now, card(2, leitnerDay.addDays(3)));
        QList<qint64> waits;
        for (int i = 0; i < 4; ++i) {
            const QDate day = now.due;
            now = after(now, true, day);
            waits << day.daysTo(now.due);
        }
        QCOMPARE(waits, (QList<qint64>{7, 16, 35, 35}));
        QCOMPARE(now.box, boxes);
    }

    void aWrongAnswerReturnsToTheFirstBox() {
        const Card now = after(card(4, leitnerDay, 5), false, leitnerDay);
        QCOMPARE(now, (Card{1, leitnerDay.addDays(1), 6, true}));
        QCOMPARE(after(std::nullopt, false, leitnerDay), (Card{1, leitnerDay.addDays(1), 1, false}));
    }

    void theFirstAnswerStaysOnRecord() {
        const Card missed = after(std::nullopt, false, leitnerDay);
        QVERIFY(!after(missed, true, missed.due).firstRight);
    }

    void aRightAnswerBeforeItsDayChangesNothing() {
        const Card waiting = card(3, leitnerDay.addDays(5), 2);
        const Card now = after(waiting, true, leitnerDay);
        QCOMPARE(now.box, 3);
        QCOMPARE(now.due, waiting.due);
        QCOMPARE(after(waiting, false, leitnerDay).box, 1);
    }

    void whatIsDueComesBeforeWhatIsNew() {
        const auto items = itemsOf({3, 3});
        Cards cards{{"0-1", card(2, leitnerDay)}, {"1-2", card(3, leitnerDay.addDays(1))}};
        QCOMPARE(next(items, cards, leitnerDay), QString("0-1"));
        cards["0-1"] = after(cards["0-1"], true, leitnerDay);
        const auto then = next(items, cards, leitnerDay);
        QVERIFY(then && *then != "0-1" && *then != "1-2");
    }

    void theSameIsAskedUntilSomethingIsAnswered() {
        const auto items = itemsOf({20, 20, 20});
        QCOMPARE(next(items, {}, leitnerDay), next(items, {}, leitnerDay));
    }

    void everyKindIsAsLikelyHoweverFewThereAre() {
        const auto items = itemsOf({40, 10, 5});
        std::array<int, 3> asked{};
        for (int day = 0; day < 600; ++day) {
            const auto id = next(items, {}, leitnerDay.addDays(day));
            ++asked.at(static_cast<std::size_t>(id->left(1).toInt()));
        }
        for (const int count : asked)
            QVERIFY2(count > 150 && count < 250, qPrintable(QString::number(count)));
    }

    void everyPuzzleIsAskedOnce() {
        const auto items = itemsOf({4, 7, 2});
        Cards cards;
        std::set<QString> asked;
        QStringList kinds;
        while (const auto id = next(items, cards, leitnerDay)) {
            QVERIFY(asked.insert(*id).second);
            kinds << id->left(1);
            cards.insert(*id, after(std::nullopt, true, leitnerDay));
        }
        QCOMPARE(asked.size(), items.size());
        QStringList sorted = kinds;
        sorted.sort();
        QVERIFY(sorted != kinds);
        QCOMPARE(nextDay(items, cards, leitnerDay), leitnerDay.addDays(3));
    }

    /// The items begin with the easiest.
    void newOnesOfAKindComeInTheirOrder() {
        const std::vector<Item> items{{"easy", 0}, {"a", 1}, {"hard", 0}, {"b", 1}, {"another", 0}};
        Cards cards;
        QStringList zeros;
        QStringList ones;
        while (const auto id = next(items, cards, leitnerDay)) {
            (id->size() == 1 ? ones : zeros) << *id;
            cards.insert(*id, after(std::nullopt, true, leitnerDay));
        }
        QCOMPARE(zeros, QStringList({"easy", "hard", "another"}));
        QCOMPARE(ones, QStringList({"a", "b"}));
    }

    void countsWhatIsDueNewAndSolved() {
        const Cards cards{{"0-0", {2, leitnerDay, 1, true}},
                          {"0-1", {1, leitnerDay.addDays(-9), 3, false}},
                          {"0-2", {3, leitnerDay.addDays(1), 2, true}},
                          {"gone", {3, leitnerDay, 2, true}}};
        QCOMPARE(tally(itemsOf({5}), cards, leitnerDay), (Tally{2, 2, 3, 2}));
        QCOMPARE(nextDay(itemsOf({5}), cards, leitnerDay), leitnerDay.addDays(1));
        QVERIFY(!nextDay(itemsOf({5}), {}, leitnerDay));
    }
};

GENOTYPE_TEST(LeitnerTest)
#include "leitner_test.moc"
