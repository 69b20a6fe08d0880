// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

namespace {

/// Little effort: enough to find something in a short time, not enough to be right.
const QStringList quick{"puzzles", "--bot",    "novice", "--players",   "2",  "--games",   "1", "--seed",
                        "3",       "--clear",  "1",      "--unobvious", "1",  "--neutral", "0", "--search",
                        "24",      "--screen", "12",     "--worlds",    "24", "--threads"};

} // namespace

class PuzzlesCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNumberOfThreadsMakesNoDifference() {
        const auto one = run(quick + QStringList{"1"});
        QCOMPARE(one.exitCode, 0);
        QVERIFY(one.output.contains("\npuzzle 3-"));
        QCOMPARE(run(quick + QStringList{"3"}).output, one.output);
    }

    void measuresItsOwnFileAgain() {
        QTemporaryDir folder;
        const QString file = folder.filePath("found.puzzles");
        QCOMPARE(run(quick + QStringList{"2", "--out", file}).exitCode, 0);
        const auto again = run({"puzzles", "--check", file, "--worlds", "24"});
        QVERIFY(again.exitCode == 0 || again.exitCode == 1);
        QVERIFY(again.output.startsWith("3-"));
        QVERIFY(again.output.contains("clear"));
    }

    void namesTheLineOfABadFile() {
        QTemporaryDir folder;
        const QString file = folder.filePath("bad.puzzles");
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("genotype-puzzles 1\nnonsense\n");
        bad.close();
        const auto result = run({"puzzles", "--check", file});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.errors.contains("bad.puzzles:2: "));
    }

    void refusesAnUnknownBot() { QCOMPARE(run({"puzzles", "--bot", "genius"}).exitCode, 2); }
};

GENOTYPE_TEST(PuzzlesCommandTest, slow)
#include "puzzles_test.moc"
