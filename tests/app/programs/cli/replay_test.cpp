// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "engine/core/seal.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString golden = QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/golden/");

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsTheTranscriptOfEveryGoldenGame() {
        const QStringList records = QDir(golden).entryList({QStringLiteral("*.genotype")}, QDir::Files);
        QVERIFY(!records.isEmpty());
        for (const QString& record : records) {
            const auto result = run({"replay", golden + record});
            QCOMPARE(result.exitCode, 0);
            QCOMPARE(result.errors, QByteArray());
            QVERIFY(!result.output.isEmpty());
            QString transcript = golden + record;
            transcript.chop(9);
            QVERIFY2(bytesOf(transcript + ".txt").startsWith(result.output), qPrintable(record));
        }
    }

    void endsWithTheFinalScore() {
        const auto result = run({"replay", golden + "2-players.genotype"});
        const auto at = result.output.indexOf("\nFinal score\n");
        QVERIFY(at > 0);
        QVERIFY(result.output.mid(at).contains("plants  goals  markers  coins  total"));
        QVERIFY(result.output.endsWith(" won the game.\n"));
    }

    void tellsAnUnfinishedGameAndRescuesOneThatWasCutOff() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        const QByteArray whole = bytesOf(golden + "2-players.genotype");
        const QByteArray half = whole.left(whole.size() / 2);
        const auto write = [&path](const QByteArray& text) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write(half.left(half.lastIndexOf('\n') + 1)));
        const auto unfinished = run({"replay", path});
        QCOMPARE(unfinished.exitCode, 0);
        QVERIFY(unfinished.output.contains("\nScore so far (the game is not finished)\n"));

        QVERIFY(write(half.left(half.lastIndexOf('\n') + 5)));
        QCOMPARE(run({"replay", path}).exitCode, 2);
        QCOMPARE(run({"replay", "--allow-cut-off", path}).output, unfinished.output);
    }

    /// The record's own checksums are those of the program's saved games.
    void playsAChangedRecordOnlyWhenAsked() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        const auto write = [&path](const QByteArray& text) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        const QByteArray whole = bytesOf(golden + "2-players.genotype");
        const QByteArray kept = QByteArray::fromStdString(core::sealed(whole.toStdString()));
        QVERIFY(write(kept));
        const auto played = run({"replay", path});
        QCOMPARE(played.output, run({"replay", golden + "2-players.genotype"}).output);
        const qsizetype name = kept.indexOf('"', kept.indexOf("\nseat 1")) + 1;
        QByteArray edited = kept;
        edited.insert(name, 'X');
        QVERIFY(write(edited));
        const auto refused = run({"replay", path});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains("checksum") && refused.errors.contains("--edited"),
                 refused.errors.constData());
        const auto accepted = run({"replay", "--edited", path});
        QCOMPARE(accepted.exitCode, 0);
        QVERIFY(accepted.output != played.output);
    }
};

GENOTYPE_TEST(ReplayTest)
#include "replay_test.moc"
