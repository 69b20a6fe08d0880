// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/game_news.h"

#include "test_registry.h"
#include "toy_race.h"

#include <QtTest/QTest>

using namespace app;

/// What is new to the viewer of a game.
class GameNewsTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatOthersDidSinceTheViewersOwnStep() {
        tests::ToyRace race{"person", "bold", "bold"};
        const GameNews news(race.document, race.viewer);
        QCOMPARE(news.stepsFollowed(), std::size_t(0));
        QVERIFY(news.sentences().isEmpty());
        QVERIFY(race.document.perform({2}));
        QCOMPARE(news.stepsFollowed(), std::size_t(1));
        QVERIFY(news.sentences().isEmpty());
        race.bots.advance();
        // The viewer does not learn how much another player stakes.
        QCOMPARE(news.sentences(), QStringList{QStringLiteral("Player 2 staked in secret.")});
        race.bots.advance();
        QCOMPARE(news.stepsFollowed(), std::size_t(1));
        QVERIFY(news.sentences().size() > 2);
        QVERIFY(race.document.perform({1}));
        QCOMPARE(news.stepsFollowed(), std::size_t(4));
        QVERIFY(news.sentences().isEmpty());
    }

    void aChoiceOutlivesOnlyTheActionsOfOthers() {
        tests::ToyRace race{"person", "bold", "bold"};
        GameNews news(race.document, race.viewer);
        Change last;
        connect(&race.viewer, &Viewer::changed, this, [&](const Change& change) { last = change; });
        news.noteShown();
        QVERIFY(race.document.perform({2}));
        QVERIFY(!news.leavesChoice(last));
        news.noteShown();
        race.bots.advance();
        QVERIFY(news.leavesChoice(last));
        news.noteShown();
        QVERIFY(race.document.undo());
        QVERIFY(!news.leavesChoice(last));
    }

    void aChoiceOutlivesALostConnectionAndNoOtherGame() {
        tests::ToyRace race{"person", "bold"};
        GameNews news(race.document, race.viewer);
        Change last;
        connect(&race.viewer, &Viewer::changed, this, [&](const Change& change) { last = change; });
        news.noteShown();
        race.document.open(tests::race({"person", "bold"}), nullptr);
        QVERIFY(news.leavesChoice(last));
        auto other = tests::race({"person", "bold"});
        ++other.setup.seed;
        race.document.open(other, nullptr);
        QVERIFY(!news.leavesChoice(last));
    }
};

GENOTYPE_TEST(GameNewsTest)
#include "game_news_test.moc"
