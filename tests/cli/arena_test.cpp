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
                               << "no answer within 300 milliseconds";
        QTest::newRow("ends") << "exit 3"
                              << "it has ended";
        QTest::newRow("crashes") << "kill -SEGV $$"
                                 << "it has ended";
        QTest::newRow("talks") << "while read line; do echo hello; done"
                               << "\"hello\" is no action";
        QTest::newRow("cheats") << "while read line; do echo place treasury; done"
                                << "is not allowed now";
        QTest::newRow("never stops") << "yes | tr -d '\\n'"
                                     << "its answer is too long";
    }
    void aBotThatDoesNotKeepToTheProtocolForfeitsAndTheArenaGoesOn() {
        QFETCH(QString, command);
        QFETCH(QString, reason);
        const auto result = run({"arena", "--json", "--bot-command", command, "--levels", "random", "--games",
                                 "2", "--seed", "1", "--time-limit", "300"});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.errors.count('\n'), 2);
        for (const char* game : {"game 1: ", "game 2: "}) {
            const qsizetype at = result.errors.indexOf(game);
            QVERIFY2(at >= 0, result.errors.constData());
            QVERIFY2(result.errors.mid(at).contains(reason.toUtf8()), result.errors.constData());
        }
        const json summary = json::parse(result.output.toStdString(), nullptr, false);
        QCOMPARE(summary["forfeits"].get<int>(), 2);
        QCOMPARE(summary["wins"].get<double>(), 0.0);
    }

    void refusesWhatIsNoTableInOneLine_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("one player") << QStringList{"--levels", "novice"};
        QTest::newRow("six players") << QStringList{"--levels", "random,random,random,random,random,random"};
        QTest::newRow("nobody") << QStringList{};
        QTest::newRow("unknown level") << QStringList{"--levels", "novice,grandmaster"};
        QTest::newRow("two against Johann") << QStringList{"--levels", "novice,novice", "--johann", "hard"};
        QTest::newRow("unknown difficulty") << QStringList{"--levels", "novice", "--johann", "nasty"};
        QTest::newRow("no games") << QStringList{"--levels", "novice,novice", "--games", "0"};
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
