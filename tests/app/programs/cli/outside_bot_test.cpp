// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_games.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

using nlohmann::json;
using tests::played;
using tests::run;

namespace {

/// The bot of app/programs/cli/README.md.
QByteArray documentedBot() {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression block(QStringLiteral("```python bot\\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return block.match(QString::fromUtf8(file.readAll())).captured(1).toUtf8();
}

/// A bot in Python that answers with the first action, and writes each request that it gets into a file.
QByteArray noteTaker(const QString& notes) {
    return "import json, sys\n"
           "with open('" +
           notes.toUtf8() +
           "', 'a') as notes:\n"
           "    for line in sys.stdin:\n"
           "        notes.write(line)\n"
           "        notes.flush()\n"
           "        print(json.loads(line)['actions'][0], flush=True)\n";
}

bool hasPython() {
    return !QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty();
}

/// The options of a short game of each kind, with an outside bot at the table, by the names of the games.
void everyGame() {
    QTest::addColumn<QStringList>("table");
    QTest::newRow("genotype") << QStringList{"--levels", "random,random", "--rounds", "2"};
    QTest::newRow("solo") << QStringList{"--johann", "standard"};
    QTest::newRow("genome-wars") << QStringList{"--game", "genome-wars", "--levels", "random,random,random"};
    QTest::newRow("gene-expression") << QStringList{
        "--game", "gene-expression", "--levels", "random,random,random", "--target", "100"};
}

/// Runs the source as the outside bot of two games.
json playedBy(const QByteArray& source, const QStringList& table) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bot.py")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(source);
    file.close();
    return played(QStringList{"--bot-command", "python3 " + file.fileName(), "--games", "2", "--seed", "1",
                              "--time-limit", "60000"} +
                  table);
}

} // namespace

class OutsideBotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsWholeGamesOfEachKindWithTheDocumentedBot_data() { everyGame(); }
    void playsWholeGamesOfEachKindWithTheDocumentedBot() {
        QFETCH(const QStringList, table);
        QVERIFY2(hasPython(), "python3 is not installed");
        const QByteArray source = documentedBot();
        QVERIFY(!source.isEmpty());
        QVERIFY(source.count('\n') < 60);
        const json result = playedBy(source, table);
        QVERIFY(result.is_object());
        QCOMPARE(result["forfeits"].get<int>(), 0);
        QCOMPARE(result["games"].get<int>(), 2);
        double scores = 0;
        for (const json& score : result["mean_scores"])
            scores += score.get<double>();
        QVERIFY(scores > 5);
    }

    /// Every request names the game and the seat, lists what may be done, and hides what others hold.
    void tellsTheBotItsGameAndItsSeatAlone_data() { everyGame(); }
    void tellsTheBotItsGameAndItsSeatAlone() {
        QFETCH(const QStringList, table);
        QVERIFY2(hasPython(), "python3 is not installed");
        const QTemporaryDir folder;
        const QString notes = folder.filePath(QStringLiteral("notes"));
        // One game after another, so that no two bots write at once.
        QVERIFY(playedBy(noteTaker(notes), table + QStringList{"--threads", "1"}).is_object());
        QFile file(notes);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string game = table.contains(QStringLiteral("--game"))
                                     ? table[table.indexOf(QStringLiteral("--game")) + 1].toStdString()
                                     : "genotype";
        int requests = 0;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.isEmpty())
                continue;
            ++requests;
            const json request = json::parse(line.toStdString(), nullptr, false);
            QVERIFY(request.is_object());
            QCOMPARE(request["request"].get<std::string>(), std::string("choose"));
            QCOMPARE(request["game"].get<std::string>(), game);
            const int seat = request["seat"].get<int>();
            const json& seen = request["observation"];
            QCOMPARE(seen["seat"].get<int>(), seat);
            QCOMPARE(seen["actor"].get<int>(), seat);
            QVERIFY(!request["actions"].empty());
            for (const char* hidden : {"plant_deck", "tool_deck", "draw_pile", "random"})
                QVERIFY(!seen.contains(hidden));
            for (const json& player : seen["players"]) {
                const bool own = player["seat"].get<int>() == seat;
                if (seen["phase"] == "playing" || game == "genotype")
                    QCOMPARE(player.contains("hand"), own);
                if (seen["phase"] == "construction" && !own)
                    QVERIFY(player["genome"].is_null());
            }
            for (const json& event : request["events"]) {
                QVERIFY(!event["text"].get<std::string>().empty());
                if (event["type"] == "card-drawn" || event["type"] == "genome-chosen") {
                    const bool own = event["seat"].get<int>() == seat;
                    const json& secret = event[event["type"] == "card-drawn" ? "card" : "genome"];
                    QCOMPARE(secret.empty(), !own);
                }
            }
        }
        QVERIFY(requests >= 2); // a genome at least in each of two games of Genome Wars
    }

    void aBotThatDoesNotKeepToTheProtocolForfeitsAndTheArenaGoesOn_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("hangs") << "sleep 100"
                               << "no answer within 1500 ms";
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
                                           << "no answer within 1500 ms (noise)";
        QTest::newRow("answers in colours") << "while read line; do printf '\\033[31mred\\n'; done"
                                            << "\"?[31mred\" is not an action";
        QTest::newRow("complains in colours") << "printf '\\033]0;title\\007\\n' >&2; exit 3"
                                              << "it exited (?]0;title?)";
    }
    void aBotThatDoesNotKeepToTheProtocolForfeitsAndTheArenaGoesOn() {
        QFETCH(QString, command);
        QFETCH(QString, reason);
        // Who isn't late has all the time that a busy machine needs.
        const QString limit = reason.contains("1500 ms") ? "1500" : "50000";
        const auto result = run({"arena", "--json", "--bot-command", command, "--levels", "random", "--games",
                                 "2", "--seed", "1", "--time-limit", limit});
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

    void aForfeitIsTheSameInEveryGame_data() {
        QTest::addColumn<QStringList>("table");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        const QStringList wars{"--game", "genome-wars", "--levels", "random,random"};
        const QStringList cards{"--game", "gene-expression", "--levels", "random,random,random"};
        const QStringList solo{"--johann", "easy"};
        const QString genome =
            QStringLiteral("read line; echo genome autotrophy autotrophy heterotrophy symbiotic");
        QTest::newRow("wars: garbage") << wars << "while read line; do echo '}{'; done"
                                       << "\"}{\" is not an action";
        QTest::newRow("wars: an action of another game")
            << wars << "while read line; do echo place treasury; done"
            << "\"place treasury\" is not an action";
        QTest::newRow("wars: rolls before the genomes are chosen")
            << wars << "while read line; do echo roll; done"
            << "\"roll\" is not allowed now";
        QTest::newRow("wars: two of what is held once")
            << wars << "while read line; do echo genome autotrophy adaptability adaptability symbiotic; done"
            << "is not allowed now";
        QTest::newRow("wars: dies after its genome") << wars << genome + "; read line; exit 1"
                                                     << "it exited";
        QTest::newRow("wars: hangs after its genome") << wars << genome + "; sleep 100"
                                                      << "no answer within 1000 ms";
        QTest::newRow("cards: garbage") << cards << "while read line; do echo play operon-11; done"
                                        << "\"play operon-11\" is not an action";
        QTest::newRow("cards: deals in the middle of a hand")
            << cards << "while read line; do echo deal; done"
            << "\"deal\" is not allowed now";
        QTest::newRow("cards: ends") << cards << "exit 0"
                                     << "it exited";
        QTest::newRow("cards: blank lines") << cards << "while read line; do echo; done"
                                            << "\"\" is not an action";
        QTest::newRow("solo: garbage") << solo << "while read line; do echo x; done"
                                       << "\"x\" is not an action";
    }
    void aForfeitIsTheSameInEveryGame() {
        QFETCH(const QStringList, table);
        QFETCH(const QString, command);
        QFETCH(const QString, reason);
        const auto result =
            run(QStringList{"arena", "--json", "--bot-command", command, "--games", "2", "--seed", "1",
                            "--time-limit", reason.contains(QStringLiteral("within")) ? "1000" : "60000"} +
                table);
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.errors.count('\n'), 2);
        QCOMPARE(result.errors.count(reason.toUtf8()), 2);
        const json summary = json::parse(result.output.toStdString(), nullptr, false);
        QCOMPARE(summary["forfeits"].get<int>(), 2);
        QCOMPARE(summary["wins"].get<double>(), 0.0);
        // Whoever plays on shares the wins: Brother Johann has both.
        double wins = 0;
        for (const json& one : summary["wins_by_player"])
            wins += one.get<double>();
        QVERIFY(qAbs(wins - 2) < 0.01);
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
        QVERIFY(arena.waitForFinished(tests::patience));
        for (const QByteArray& process : processes().first(3))
            QTRY_VERIFY_WITH_TIMEOUT(::kill(process.toInt(), 0) != 0, 20'000);
    }
};

GENOTYPE_TEST(OutsideBotTest)
#include "outside_bot_test.moc"
