// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

using nlohmann::json;
using tests::run;

namespace {

const QString goldenGames = QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/golden/");

json reportOn(const QString& record, const QStringList& options) {
    const auto result = run(QStringList{"aftermath", goldenGames + record, "--json"} + options);
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

class AftermathCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theJsonAddsUp() {
        const json report = reportOn("3-players.genotype", {"--samples", "4", "--search", "12"});
        QCOMPARE(report["seats"].size(), std::size_t{3});
        for (const json& seat : report["seats"]) {
            double sum = seat["before_the_deal"]["mean"];
            for (const char* share : {"dice", "cards", "own", "others", "remainder"})
                sum += seat["game"][share]["mean"].get<double>();
            QVERIFY(std::abs(sum - seat["result"].get<double>()) < 0.01); // six rounded figures
            QCOMPARE(seat["rounds"].size(), seat["points"].size() + 1);
        }
    }

    void theNumberOfThreadsMakesNoDifference() {
        const QStringList options{"--samples", "4", "--search", "12", "--threads"};
        QCOMPARE(reportOn("2-rounds.genotype", options + QStringList{"1"}) ==
                     reportOn("2-rounds.genotype", options + QStringList{"3"}),
                 true);
    }

    void tellsASoloGameToo() {
        const auto result =
            run({"aftermath", goldenGames + "johann-hard.genotype", "--samples", "2", "--search", "0"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.contains("Brother Johann: "));
    }

    /// The examples of app/programs/cli/README.md.
    void playsTheDocumentedExamples() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        int played = 0;
        for (const QByteArray command : {"aftermath", "harvests"}) {
            const QByteArray start = "$ genotype-cli " + command + " tests/golden/";
            const qsizetype at = page.indexOf(start);
            QVERIFY2(at > 0, command.constData());
            const qsizetype lineEnd = page.indexOf('\n', at);
            QStringList words =
                QString::fromUtf8(page.mid(at + 15, lineEnd - at - 15)).split(' ', Qt::SkipEmptyParts);
            words[1] = QStringLiteral(GENOTYPE_SOURCE_DIR "/") + words[1];
            const QByteArray expected = page.mid(lineEnd + 1, page.indexOf("```", lineEnd) - lineEnd - 1);
            QCOMPARE(run(words).output, expected);
            ++played;
        }
        QCOMPARE(played, 2);
    }

    void harvestsAreCountedOnce() {
        const auto result = run({"harvests", goldenGames + "2-players.genotype", "--round", "2", "--seat",
                                 "2", "--times", "50", "--json"});
        const json report = json::parse(result.output.toStdString(), nullptr, false);
        int throws = 0;
        for (const auto& [traits, count] : report["other_dice"]["traits"].items())
            throws += count.get<int>();
        QCOMPARE(throws, 50);
        QCOMPARE(report["round"].get<int>(), 2);
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("aftermath", "file");
        row("aftermath nowhere.genotype", "nowhere.genotype");
        row("aftermath GOLDEN/genome-wars/4-teams.genotype", "not a game of Genotype");
        row("aftermath UNFINISHED", "not finished");
        row("aftermath GOLDEN/2-rounds.genotype --samples 1", "--samples");
        row("aftermath GOLDEN/2-rounds.genotype --search x", "--search");
        row("harvests GOLDEN/2-rounds.genotype --round 3", "--round 3");
        row("harvests GOLDEN/2-rounds.genotype --round 6", "--round");
        row("harvests GOLDEN/2-players.genotype --seat 3", "--seat 3");
        row("harvests UNFINISHED", "not finished");
    }

    void refusesInOneLine() {
        QFETCH(QString, line);
        QFETCH(const QString, says);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        QFile whole(goldenGames + "2-players.genotype");
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray half = whole.readAll();
        half.truncate(half.lastIndexOf('\n', half.size() / 2) + 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(half) == half.size());
        file.close();
        line.replace("UNFINISHED", path).replace("GOLDEN/", goldenGames);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(says.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(AftermathCommandTest)
#include "aftermath_test.moc"
