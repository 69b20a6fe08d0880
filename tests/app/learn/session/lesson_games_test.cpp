// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_games.h"
#include "lessons/documents/start_cross.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// The games that a lesson leads to, without the lesson.
class LessonGamesTest : public QObject {
    Q_OBJECT
private slots:
    void asksForAGameOnlyWhereTheExperimentHasAPosition() {
        LessonGames games;
        const QSignalSpy asked(&games, &LessonGames::boardRequested);
        lessons::Experiment experiment = lessons::offspringByLooks(lessons::startCross("Tt x Tt"));
        games.playOnBoard(experiment);
        QCOMPARE(asked.size(), 1);
        experiment.board.clear();
        games.playOnBoard(experiment);
        QCOMPARE(asked.size(), 1);
    }

    void findsDiceAndGamesOnlyAsTold() {
        LessonGames games;
        const QSignalSpy opened(&games, &LessonGames::finishedGameRequested);
        QVERIFY(!games.dice({}).has_value());
        games.openFinishedGame();
        QVERIFY(opened.isEmpty());
        games.setDiceFinder([](const lessons::Experiment& experiment) {
            GameDice dice;
            dice.counts = {3, 1};
            return experiment.key == "asked" ? std::optional(dice) : std::nullopt;
        });
        lessons::Experiment asked;
        asked.key = "asked";
        QCOMPARE(games.dice(asked).value().counts, (std::vector<std::int64_t>{3, 1}));
        QVERIFY(!games.dice({}).has_value());
        games.setGameFinder([] { return QStringLiteral("/games/ended.genotype"); });
        games.openFinishedGame();
        QCOMPARE(opened.value(0).value(0).toString(), QStringLiteral("/games/ended.genotype"));
    }

    void leadsToTheGameThatShowsTheSame() {
        LessonGames games;
        const QSignalSpy asked(&games, &LessonGames::companionRequested);
        lessons::Experiment experiment;
        experiment.companion = "genome-wars";
        games.openCompanion(experiment);
        QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("genome-wars"));
    }
};

GENOTYPE_TEST(LessonGamesTest)
#include "lesson_games_test.moc"
