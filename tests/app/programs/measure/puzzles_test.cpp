// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::measure;

namespace {

/// Little effort: enough to find something in a short time, not enough to be right.
const QStringList quick{"puzzles", "--bot",    "novice", "--players", "2",  "--rounds",    "2",  "--games",
                        "2",       "--seed",   "3",      "--clear",   "2",  "--unobvious", "1",  "--neutral",
                        "0",       "--ahead",  "2",      "--search",  "24", "--compare",   "12", "--worlds",
                        "100",     "--threads"};

} // namespace

class PuzzlesCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNumberOfThreadsMakesNoDifference() {
        const auto one = measure(quick + QStringList{"1"});
        QCOMPARE(one.exitCode, 0);
        QVERIFY(one.output.contains("\npuzzle 3-"));
        QCOMPARE(measure(quick + QStringList{"3"}).output, one.output);
    }

    void measuresItsOwnFileAgain() {
        QTemporaryDir folder;
        const QString file = folder.filePath("found.puzzles");
        QCOMPARE(measure(quick + QStringList{"2", "--out", file}).exitCode, 0);
        const auto again = measure({"puzzles", "--check", file, "--worlds", "100", "--seed", "5"});
        QVERIFY(again.exitCode == 0 || again.exitCode == 1);
        QVERIFY(again.output.startsWith("3-"));
        QVERIFY(again.output.contains("clear"));
        QCOMPARE(again.exitCode == 0, !again.output.contains("another"));
        QVERIFY(again.output.endsWith("keep their kind.\n"));
    }

    /// Finding puzzles takes hours, so what was found is kept.
    void goesOnWhereItWasStopped() {
        QTemporaryDir folder;
        const QString file = folder.filePath("found.puzzles");
        const auto lookedAt = [&file](int games) {
            QFile text(file);
            return text.open(QIODevice::ReadOnly) &&
                   text.readAll().contains(QStringLiteral("\n# Games looked at: %1\n").arg(games).toUtf8());
        };
        QCOMPARE(measure(quick + QStringList{"1", "--out", file}).exitCode, 0);
        QVERIFY(lookedAt(2));
        // As if it had been stopped before the first game: the same file comes out.
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray all = whole.readAll();
        whole.close();
        QByteArray begun = all.left(all.indexOf("\ngame\n") + 1);
        begun.replace("looked at: 2", "looked at: 0");
        QFile cut(file);
        QVERIFY(cut.open(QIODevice::WriteOnly | QIODevice::Truncate) && cut.write(begun) == begun.size());
        cut.close();
        QCOMPARE(measure(quick + QStringList{"1", "--out", file}).exitCode, 0);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QCOMPARE(whole.readAll(), all);
        whole.close();
        // With nothing left to do, what is there stays.
        QCOMPARE(measure(quick + QStringList{"1", "--out", file}).exitCode, 0);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QCOMPARE(whole.readAll(), all);
    }

    void namesTheLineOfABadFile() {
        QTemporaryDir folder;
        const QString file = folder.filePath("bad.puzzles");
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("genotype-puzzles 1\nnonsense\n");
        bad.close();
        const auto result = measure({"puzzles", "--check", file});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.errors.contains("bad.puzzles:2: "));
    }

    void refusesAnUnknownBot() { QCOMPARE(measure({"puzzles", "--bot", "genius"}).exitCode, 2); }
};

GENOTYPE_TEST(PuzzlesCommandTest, long)
#include "puzzles_test.moc"
