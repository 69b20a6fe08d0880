// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted_game.h"
#include "table.h"
#include "test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using table::patience;

namespace {

constexpr int kills = 100;

/// Reads until there are `lines` whole lines.
bool readLines(QProcess& process, QByteArray& output, int lines) {
    while (output.count('\n') < lines) {
        if (process.bytesAvailable() == 0 && !process.waitForReadyRead(patience))
            return false;
        output += process.readAllStandardOutput();
    }
    return true;
}

void allow(QProcess& process, int changes) {
    process.write(QByteArray(changes, '\n'));
    while (process.bytesToWrite() > 0 && process.waitForBytesWritten(patience)) {
    }
}

void wait(qint64 nanoseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < nanoseconds) {
    }
}

/// The game when nobody interrupts it.
genotype::Record uninterrupted(std::uint64_t seed, int& changes) {
    GameDocument document;
    document.open(ScriptedGame::start(seed), nullptr);
    ScriptedGame game(document, seed);
    for (changes = 0; game.next(); ++changes) {
    }
    return document.record();
}

} // namespace

class CrashTest : public QObject {
    Q_OBJECT

private slots:
    void losesNothingPaintedWhenKilledAtAHundredRandomMoments() {
        const QTemporaryDir folder;
        core::Random random(20'240'501);
        std::uint64_t seed = 11;
        int changes = 0;
        genotype::Record expected = uninterrupted(seed, changes);
        QVERIFY(changes > kills);
        QString path = folder.filePath(QStringLiteral("game-11.genotype"));
        int interruptedInMidGame = 0;
        int beyondThePainted = 0;
        int games = 1;
        qsizetype paintedLines = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QByteArray before =
                QFile::exists(path) ? table::unsealed(table::contentOf(path)) : QByteArray();
            const auto process = ScriptedGame::inAnotherProcess(path, seed);
            QByteArray output;
            QVERIFY(readLines(*process, output, 1));
            QCOMPARE(output.left(5), QByteArray("open\n"));
            // The test waits for some changes; the next ones are under way when the program dies.
            const int waited =
                static_cast<int>(random.below(static_cast<std::uint32_t>(4 * changes / kills)));
            allow(*process, waited);
            const bool over = !readLines(*process, output, 1 + waited);
            if (!over) {
                allow(*process, 1 + static_cast<int>(random.below(3)));
                wait(random.below(1'500'000));
            }
            process->kill();
            QVERIFY(tests::ends(*process));
            output += process->readAllStandardOutput();
            const QByteArray painted = output.mid(5, output.lastIndexOf('\n') + 1 - 5);
            paintedLines += painted.count('\n');

            // Every painted line is in the file, in order and before anything else.
            const QByteArray content = table::unsealed(table::contentOf(path));
            const qsizetype known =
                kill == 0 || before.isEmpty() ? content.indexOf("\n\n") + 2 : before.lastIndexOf('\n') + 1;
            QVERIFY(content.startsWith(before.left(known)));
            QVERIFY2(content.mid(known).startsWith(painted),
                     (content + "\npainted:\n" + painted).constData());
            beyondThePainted += content.size() > known + painted.size();

            // It opens, and is a beginning of the uninterrupted game.
            const OpenedGame opened = Journal::reopen(path);
            QVERIFY2(opened.ok(), qPrintable(opened.message));
            QVERIFY(opened.record().actions.size() <= expected.actions.size());
            QVERIFY(std::equal(opened.record().actions.begin(), opened.record().actions.end(),
                               expected.actions.begin()));
            interruptedInMidGame += opened.record().actions.size() < expected.actions.size();
            if (opened.record().actions.size() == expected.actions.size()) {
                // Finished: start the next game.
                ++games;
                expected = uninterrupted(++seed, changes);
                path = folder.filePath(QStringLiteral("game-%1.genotype").arg(seed));
            }
        }
        qInfo("%d kills in %d games, %d of them in mid-game, %d between file and screen; %d lines painted",
              kills, games, interruptedInMidGame, beyondThePainted, static_cast<int>(paintedLines));
        QVERIFY(interruptedInMidGame > kills * 9 / 10);

        // The last game continues to its end as if nothing had happened.
        OpenedGame opened =
            QFile::exists(path) ? Journal::reopen(path) : Journal::create(path, ScriptedGame::start(seed));
        GameDocument document;
        document.open(opened.record(), std::move(opened.journal));
        ScriptedGame game(document, seed);
        while (game.next()) {
        }
        QVERIFY(document.state().finished());
        QVERIFY(document.record() == expected);
        QVERIFY(Journal::look(path).record() == expected);
    }
};

GENOTYPE_TEST(CrashTest)
#include "crash_test.moc"
