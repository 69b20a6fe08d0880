// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_games.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using nlohmann::json;
using tests::played;
using tests::run;

class ArenaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsHowOftenTheFirstLevelWins() {
        const json result = played({"--levels", "apprentice,random,random", "--games", "12", "--seed", "1"});
        QVERIFY(result.is_object());
        QVERIFY(result["wins"].get<double>() >= 10);
        QCOMPARE(result["win_rate"].get<double>() > 0.8, true);
        QVERIFY(result["interval"][0].get<double>() < result["win_rate"].get<double>());
        QVERIFY(result["interval"][1].get<double>() <= 1);
        double wins = 0;
        for (const json& one : result["wins_by_player"])
            wins += one.get<double>();
        QVERIFY(qAbs(wins - 12) < 0.01);
    }

    void findsTheSameResultWithAnyNumberOfThreads() {
        const QStringList options{"--levels", "mendel,novice", "--games", "6", "--seed",
                                  "5",        "--iterations",  "20"};
        const json one = played(options + QStringList{"--threads", "1"});
        QVERIFY(one.is_object());
        QCOMPARE(one == played(options + QStringList{"--threads", "4"}), true);
        QCOMPARE(one == played(options + QStringList{"--seed", "6"}), false);
    }

    void playsAgainstBrotherJohann() {
        for (const char* difficulty : {"easy", "standard", "hard"}) {
            const json result =
                played({"--levels", "novice", "--johann", difficulty, "--games", "4", "--seed", "1"});
            QVERIFY(result.is_object());
            QCOMPARE(result["players"][1].get<std::string>(), std::string("johann"));
            QVERIFY(result["mean_scores"][1].get<double>() > 10);
        }
    }

    void measuresTheLevelsOfEveryGame() {
        const json wars = played({"--game", "genome-wars", "--levels", "evolver,random,evolver,random",
                                  "--games", "40", "--seed", "1", "--rounds", "6"});
        QVERIFY(wars.is_object());
        QCOMPARE(wars["game"].get<std::string>(), std::string("genome-wars"));
        QCOMPARE(wars["levels"].size(), std::size_t{2});
        const json& evolvers = wars["levels"][0];
        QCOMPARE(evolvers["level"].get<std::string>(), std::string("evolver"));
        QCOMPARE(evolvers["players"].get<int>(), 2);
        QCOMPARE(evolvers["fair_share"].get<double>(), 0.5);
        const double both = wars["wins_by_player"][0].get<double>() + wars["wins_by_player"][2].get<double>();
        QVERIFY(qAbs(evolvers["win_rate"].get<double>() - both / 40) < 0.001);
        QVERIFY(evolvers["win_rate"].get<double>() > 0.6);
        QVERIFY(evolvers["interval"][0].get<double>() < evolvers["win_rate"].get<double>());
        const json cards = played({"--game", "gene-expression", "--levels", "thoughtful,random,random,random",
                                   "--games", "60", "--seed", "1", "--target", "100"});
        QVERIFY(cards.is_object());
        QVERIFY(cards["mean_scores"][0].get<double>() > cards["mean_scores"][1].get<double>());
    }

    void givesEachLevelItsOwnPlayouts() {
        const json two = played({"--levels", "mendel:20,mendel:1", "--games", "4", "--seed", "2"});
        QVERIFY(two["players"] == (json{"mendel:20", "mendel:1"}));
        QCOMPARE(two["levels"].size(), std::size_t{2});
        // The same players, named in other ways.
        const auto score = [](const json& result) { return result["mean_scores"]; };
        QVERIFY(score(two) == score(played({"--levels", "mendel,mendel:1", "--iterations", "20", "--games",
                                            "4", "--seed", "2"})));
        QVERIFY(score(two) !=
                score(played({"--levels", "mendel:1,mendel:1", "--games", "4", "--seed", "2"})));
    }

    void goesOnWhereTheFileStops() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games"));
        const auto saved = [&path] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto write = [&path](const QByteArray& contents) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
        };
        for (const QStringList& table :
             {QStringList{"--levels", "novice,random,apprentice", "--rounds", "2", "--seed", "3"},
              QStringList{"--levels", "novice", "--johann", "hard", "--seed", "3"},
              QStringList{"--game", "gene-expression", "--levels", "thoughtful,random,random,random",
                          "--target", "100", "--seed", "3"}}) {
            QFile::remove(path);
            const json all = played(table + QStringList{"--games", "5"});
            QVERIFY(all.is_object());
            QVERIFY(played(table + QStringList{"--games", "2", "--into", path}).is_object());
            const QByteArray two = saved();
            QCOMPARE(two.count('\n'), 1 + 2);
            // What was being written when the program was killed is played again.
            QVERIFY(write(two + "{\"game\":2,\"wi"));
            QVERIFY(played(table + QStringList{"--games", "5", "--into", path}) == all);
            QVERIFY(saved().startsWith(two));
            QCOMPARE(saved().count('\n'), 1 + 5);
            // The results are those of the file: nothing is played again.
            QByteArray changed = saved();
            QVERIFY(changed.contains("\"points\":["));
            changed.replace("\"points\":[", "\"points\":[1");
            QVERIFY(write(changed));
            const json other = played(table + QStringList{"--games", "5", "--into", path});
            QVERIFY(other.is_object() && other != all);
        }
    }

    void refusesAFileOfSomethingElse() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games"));
        const QStringList table{"arena",  "--levels", "novice,random", "--games", "2",
                                "--into", path,       "--seed"};
        QCOMPARE(run(table + QStringList{"1"}).exitCode, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        file.close();
        const QByteArray last = good.mid(good.lastIndexOf('\n', -2) + 1);
        QVERIFY(run(table + QStringList{"2"}).isRefusal("another measurement"));
        for (const auto& [contents, says] :
             {std::pair{QByteArray("hello\n"), "not a file of games of the arena"},
              {good + last, ":4: "},
              {good + "{}\n", ":4: "},
              {QByteArray(good).replace("\"wins\":[", "\"wins\":[3"), ":2: "}}) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(contents);
            file.close();
            const auto result = run(table + QStringList{"1"});
            QVERIFY2(result.isRefusal(says), result.errors.constData());
        }
        QVERIFY(run({"arena", "--bot-command", "true", "--levels", "random", "--into", path})
                    .isRefusal("--into does not go with --bot-command"));
    }

    void refusesWhatIsNoTableInOneLine_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("one player") << QStringList{"--levels", "novice"};
        QTest::newRow("six players") << QStringList{"--levels", "random,random,random,random,random,random"};
        QTest::newRow("nobody") << QStringList{};
        QTest::newRow("unknown level") << QStringList{"--levels", "novice,grandmaster"};
        QTest::newRow("no playouts") << QStringList{"--levels", "mendel:0,novice"};
        QTest::newRow("half a playout") << QStringList{"--levels", "mendel:0.5,novice"};
        QTest::newRow("nothing after the colon") << QStringList{"--levels", "mendel:,novice"};
        QTest::newRow("playouts of a bot that makes none") << QStringList{"--levels", "mendel:5,novice:5"};
        QTest::newRow("two against Johann") << QStringList{"--levels", "novice,novice", "--johann", "hard"};
        QTest::newRow("unknown difficulty") << QStringList{"--levels", "novice", "--johann", "nasty"};
        QTest::newRow("no games") << QStringList{"--levels", "novice,novice", "--games", "0"};
        QTest::newRow("an empty command") << QStringList{"--levels", "novice", "--bot-command", ""};
        QTest::newRow("a blank command") << QStringList{"--levels", "novice,novice", "--bot-command", "  "};
        QTest::newRow("three at cards with a bot")
            << QStringList{"--game", "gene-expression", "--bot-command", "true", "--levels", "random,random"};
        QTest::newRow("unknown game") << QStringList{"--game", "chess", "--levels", "random,random"};
        QTest::newRow("a level of another game")
            << QStringList{"--game", "genome-wars", "--levels", "mendel,random"};
        QTest::newRow("seven teams") << QStringList{"--game", "genome-wars", "--levels",
                                                    "random,random,random,random,random,random,random"};
        QTest::newRow("three at cards")
            << QStringList{"--game", "gene-expression", "--levels", "random,random,random"};
        QTest::newRow("Johann elsewhere")
            << QStringList{"--game", "genome-wars", "--levels", "random,random", "--johann", "easy"};
        QTest::newRow("a target for Genotype") << QStringList{"--levels", "novice,novice", "--target", "100"};
        QTest::newRow("six rounds") << QStringList{"--levels", "novice,novice", "--rounds", "6"};
        QTest::newRow("no threads") << QStringList{"--levels", "novice,novice", "--threads", "0"};
    }
    void refusesWhatIsNoTableInOneLine() {
        QFETCH(QStringList, options);
        const auto result = run(QStringList{"arena"} + options);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.output.isEmpty());
        QCOMPARE(result.errors.count('\n'), 1);
    }
};

GENOTYPE_TEST(ArenaTest, long)
#include "arena_test.moc"
