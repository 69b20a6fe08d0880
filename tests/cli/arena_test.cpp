// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

using nlohmann::json;
using tests::run;

namespace {

json played(const QStringList& options) {
    const auto result = run(QStringList{"arena", "--json"} + options);
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

/// The bot of app/cli/README.md.
QByteArray documentedBot() {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/cli/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression block(QStringLiteral("```python bot\\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return block.match(QString::fromUtf8(file.readAll())).captured(1).toUtf8();
}

} // namespace

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

    void playsAWholeGameWithTheDocumentedBot() {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
        const QByteArray source = documentedBot();
        QVERIFY(!source.isEmpty());
        QVERIFY(source.count('\n') < 60);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bot.py")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(source);
        file.close();
        const json result = played({"--bot-command", "python3 " + file.fileName(), "--levels",
                                    "random,random", "--games", "4", "--seed", "1", "--time-limit", "20000"});
        QVERIFY(result.is_object());
        QCOMPARE(result["forfeits"].get<int>(), 0);
        QVERIFY(result["mean_scores"][0].get<double>() > 5);
    }

    void aBotThatDoesNotKeepToTheProtocolForfeitsAndTheArenaGoesOn_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("hangs") << "sleep 100"
                               << "no answer within 300 ms";
        QTest::newRow("ends") << "exit 3"
                              << "it exited";
        QTest::newRow("crashes") << "kill -SEGV $$"
                                 << "it exited";
        QTest::newRow("talks") << "while read line; do echo hello; done"
                               << "\"hello\" is not an action";
        QTest::newRow("cheats") << "while read line; do echo place treasury; done"
                                << "is not allowed now";
        QTest::newRow("never stops") << "yes | tr -d '\\n'"
                                     << "its answer is too long";
        QTest::newRow("is not there") << "no-such-program"
                                      << "not found)";
        QTest::newRow("says why") << "echo first >&2; echo second >&2; exit 3"
                                  << "it exited (second)";
        QTest::newRow("floods its errors") << "while :; do echo noise >&2; done"
                                           << "no answer within 300 ms (noise)";
        QTest::newRow("answers in colours") << "while read line; do printf '\\033[31mred\\n'; done"
                                            << "\"?[31mred\" is not an action";
        QTest::newRow("complains in colours") << "printf '\\033]0;title\\007\\n' >&2; exit 3"
                                              << "it exited (?]0;title?)";
    }
    void aBotThatDoesNotKeepToTheProtocolForfeitsAndTheArenaGoesOn() {
        QFETCH(QString, command);
        QFETCH(QString, reason);
        const auto result = run({"arena", "--json", "--bot-command", command, "--levels", "random", "--games",
                                 "2", "--seed", "1", "--time-limit", "300"});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.errors.count('\n'), 2);
        QVERIFY(!result.errors.contains('\x1b'));
        for (const char* game : {"game 1: ", "game 2: "}) {
            const qsizetype at = result.errors.indexOf(game);
            QVERIFY2(at >= 0, result.errors.constData());
            QVERIFY2(result.errors.mid(at).contains(reason.toUtf8()), result.errors.constData());
        }
        const json summary = json::parse(result.output.toStdString(), nullptr, false);
        QCOMPARE(summary["forfeits"].get<int>(), 2);
        QCOMPARE(summary["wins"].get<double>(), 0.0);
    }

    /// The bot starts a child in a session of its own and hangs; then the arena is killed, or ends by itself.
    void nothingOutlivesTheArena_data() {
        QTest::addColumn<bool>("killed");
        QTest::newRow("killed") << true;
        QTest::newRow("at its end") << false;
    }
    void nothingOutlivesTheArena() {
        QFETCH(const bool, killed);
        const QTemporaryDir folder;
        const QString list = folder.filePath(QStringLiteral("processes"));
        const QString command =
            QStringLiteral(
                "setsid sh -c 'echo $$ >> \"%1\"; exec sleep 1000' & (sleep 1000 & echo $! >> \"%1\"); "
                "echo $$ >> \"%1\"; sleep 1000; true")
                .arg(list);
        QProcess arena;
        arena.start(QStringLiteral(GENOTYPE_CLI),
                    {"arena", "--bot-command", command, "--levels", "random", "--games", "1", "--time-limit",
                     killed ? "600000" : "1500"});
        const auto processes = [&list] {
            QFile file(list);
            return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
        };
        QTRY_COMPARE_WITH_TIMEOUT(processes().size(), 4, 20'000); // the last is empty
        if (killed)
            arena.kill();
        QVERIFY(arena.waitForFinished(30'000));
        for (const QByteArray& process : processes().first(3))
            QTRY_VERIFY_WITH_TIMEOUT(::kill(process.toInt(), 0) != 0, 20'000);
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

GENOTYPE_TEST(ArenaTest)
#include "arena_test.moc"
