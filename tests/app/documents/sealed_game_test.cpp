// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/dice_recorder.h"
#include "app/documents/game_library.h"
#include "app/documents/hidden_dice.h"
#include "scripted_game.h"
#include "table.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace app;
using genotype::Record;
using table::contentOf;

namespace {

constexpr std::uint64_t choices = 5;

/// How the seed of a record could be written down.
QList<QByteArray> formsOf(std::uint64_t seed) {
    return {QByteArray::number(qulonglong(seed)), QByteArray::number(qulonglong(seed), 16)};
}

/// The names of files below the folder that contain key, material or seed of the record.
QStringList filesThatTell(const QString& folder, const Record& record) {
    QList<QByteArray> secrets = formsOf(record.setup.seed);
    secrets << QByteArray::fromStdString(record.sealedDice->key)
            << QByteArray::fromStdString(record.sealedDice->material);
    QStringList telling;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         files.hasNext();) {
        const QByteArray content = contentOf(files.next());
        if (std::any_of(secrets.begin(), secrets.end(),
                        [&content](const QByteArray& secret) { return content.contains(secret); }))
            telling << files.fileName();
    }
    return telling;
}

} // namespace

class SealedGameTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<GameLibrary>(m_folder->path());
    }

    void noFileTellsTheDiceUntilTheGameIsOver() {
        DiceLedger dice(m_folder->path());
        GameDocument document;
        const DiceRecorder keeper(document, dice);
        begin(document, 1);
        while (!document.isFinished()) {
            QCOMPARE(filesThatTell(m_folder->path(), document.record()), QStringList());
            if (document.steps().size() % 40 == 0)
                QVERIFY(document.setTitle(QStringLiteral("after %1").arg(document.steps().size())));
            table::play(document, choices, 10);
        }
        QVERIFY(dice.ledger().rows().size() > 0);
        QCOMPARE(filesThatTell(m_folder->path(), document.record()),
                 QStringList{QFileInfo(m_path).fileName()});
        QCOMPARE(contentOf(m_path).toStdString(), core::sealed(genotype::toText(document.record())));
    }

    void onlyItsOwnerCanReadTheFileAndItsKey() {
        GameDocument document;
        begin(document, 20);
        QStringList files;
        for (QDirIterator all(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             all.hasNext();)
            if (const QString path = all.next(); !path.endsWith(QLatin1String(".lock")))
                files << path;
        QCOMPARE(files.filter(QStringLiteral(".key")).size(), 1);
        for (const QString& path : files)
            QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void theRevealedRecordNeedsNoKey() {
        GameDocument document;
        begin(document, 100'000);
        QVERIFY(document.isFinished());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("keys"))).removeRecursively());
        const OpenedGame looked = Journal::look(m_path);
        QVERIFY2(looked.ok(), qPrintable(looked.message));
        QVERIFY(looked.record() == document.record());
    }

    void isResumedAfterEveryFewMoves() {
        GameDocument document;
        begin(document, 0);
        const Record expected = table::played(document.record(), choices);
        while (!document.isFinished()) {
            document.close();
            OpenedGame opened = GameLibrary::open(m_path);
            QVERIFY2(opened.ok(), qPrintable(opened.message));
            document.open(opened.record(), std::move(opened.journal));
            table::play(document, choices, 7);
        }
        QVERIFY(document.record() == expected);
        QVERIFY(Journal::look(m_path).record() == expected);
    }

    void theDiceAreRevealedAfterAKillBetweenTheLastMoveAndTheRevelation() {
        GameDocument document;
        begin(document, 0);
        Record expected = table::played(document.record(), choices);
        const genotype::Action last = expected.actions.back();
        Record before = expected;
        before.actions.pop_back();
        table::play(document, choices, before.actions.size());
        document.close();
        {
            OpenedGame opened = Journal::reopen(m_path);
            const core::Seat actor = genotype::replay(before).state.actor;
            QVERIFY(opened.journal->append(genotype::actionLine(expected.actions.size(), actor, last),
                                           Journal::Sync::Now));
        }
        QCOMPARE(filesThatTell(m_folder->path(), expected), QStringList());
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY2(opened.ok(), qPrintable(opened.message));
        QVERIFY(opened.record() == expected);
        QCOMPARE(contentOf(m_path).toStdString(), core::sealed(genotype::toText(expected)));
    }

    void withoutItsKeyItIsRefusedAndStaysAsItIs() {
        GameDocument document;
        begin(document, 20);
        document.close();
        const QByteArray content = contentOf(m_path);
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("keys"))).removeRecursively());
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY(opened.problem == SaveProblem::DiceHidden);
        QVERIFY2(opened.message.contains(QLatin1String("sealed")), qPrintable(opened.message));
        QCOMPARE(contentOf(m_path), content);
        QVERIFY(GameLibrary::describe(m_path).problem == SaveProblem::DiceHidden);
    }

    void cannotBeCopiedBeforeItIsOver() {
        const QString copy = m_folder->filePath(QStringLiteral("copy.genotype"));
        GameDocument document;
        begin(document, 20);
        QVERIFY(!m_library->exportTo(m_path, copy).ok());
        QVERIFY(!QFile::exists(copy));
        QVERIFY(!m_library->importFrom(m_path).ok());
        QCOMPARE(m_library->files().size(), 1);
        table::play(document, choices);
        QVERIFY(m_library->exportTo(m_path, copy).ok());
        QVERIFY(m_library->importFrom(copy).ok());
    }

    void theLastMoveCannotBeTakenBack() {
        GameDocument document;
        begin(document, 100'000);
        QVERIFY(document.isFinished() && !document.canUndo() && !document.undo());
    }

    void isSavedElsewhereWithItsDiceHiddenToo() {
        const QString path = m_folder->filePath(QStringLiteral("elsewhere.genotype"));
        GameDocument document;
        begin(document, 20);
        for (int again = 0; again < 2; ++again) {
            const OpenedGame kept = GameLibrary::keepAt(path, document.record());
            QVERIFY2(kept.ok(), qPrintable(kept.message));
            QCOMPARE(filesThatTell(m_folder->path(), document.record()), QStringList());
            QVERIFY(Journal::look(path).record() == document.record());
        }
    }

    void nothingIsSavedIfTheKeyCannotBe() {
        table::writeTo(m_folder->filePath(QStringLiteral("keys")), "in the way");
        const OpenedGame made = m_library->create(ScriptedGame::sealedStart(1));
        QVERIFY(made.problem == SaveProblem::CannotWrite);
        QVERIFY(m_library->files().isEmpty());
    }

    void aFileThatWasChangedIsReportedAsAnyOther() {
        GameDocument document;
        begin(document, 20);
        document.close();
        QByteArray content = contentOf(m_path);
        content.replace("Player A", "Player X");
        table::writeTo(m_path, content);
        QVERIFY(Journal::look(m_path).problem == SaveProblem::Edited);
        const OpenedGame taken = m_library->takeEdited(m_path);
        QVERIFY2(taken.ok(), qPrintable(taken.message));
        QCOMPARE(filesThatTell(m_folder->path(), document.record()), QStringList());
    }

    void theMovesBeforeDamageAreRecovered() {
        GameDocument document;
        begin(document, 20);
        document.close();
        table::writeTo(m_path, contentOf(m_path) + "21 nonsense\n");
        QVERIFY(Journal::look(m_path).problem == SaveProblem::Damaged);
        const OpenedGame rescued = m_library->rescue(m_path);
        QVERIFY2(rescued.ok(), qPrintable(rescued.message));
        QVERIFY(rescued.record() == document.record());
        QCOMPARE(filesThatTell(m_folder->path(), document.record()), QStringList());
    }

    void nothingIsLostOrToldWhenTheProgramIsKilled() {
        constexpr int mostKills = 200;
        const QString path = m_folder->filePath(QStringLiteral("killed.genotype"));
        GameDocument uninterrupted;
        uninterrupted.open(ScriptedGame::sealedStart(1), nullptr);
        ScriptedGame game(uninterrupted, 1);
        while (game.next()) {
        }
        const Record& expected = uninterrupted.record();
        int kills = 0;
        std::size_t played = 0;
        for (; kills < mostKills && played < expected.actions.size(); ++kills) {
            const auto process = ScriptedGame::inAnotherProcess(path, 1, true);
            process->write(QByteArray(20, '\n'));
            while (process->bytesToWrite() > 0 && process->waitForBytesWritten(table::patience)) {
            }
            QByteArray painted;
            while (painted.count('\n') < 15 && process->state() == QProcess::Running &&
                   process->waitForReadyRead(table::patience))
                painted += process->readAllStandardOutput();
            process->kill();
            QVERIFY(tests::ends(*process));
            if (played == 0 || kills % 4 == 0)
                QVERIFY(filesThatTell(m_folder->path(), expected).isEmpty() ||
                        Journal::look(path).record().actions.size() == expected.actions.size());
            const OpenedGame opened = Journal::reopen(path);
            QVERIFY2(opened.ok(), qPrintable(opened.message));
            const auto& actions = opened.record().actions;
            QVERIFY(actions.size() <= expected.actions.size());
            QVERIFY(std::equal(actions.begin(), actions.end(), expected.actions.begin()));
            played = actions.size();
        }
        QVERIFY(kills > 3);
        QCOMPARE(contentOf(path).toStdString(), core::sealed(genotype::toText(expected)));
    }

private:
    /// A game in the library, on a document, after some moves.
    void begin(GameDocument& document, std::size_t steps) {
        OpenedGame made = m_library->create(ScriptedGame::sealedStart(1));
        QVERIFY2(made.ok(), qPrintable(made.message));
        m_path = made.journal->path();
        document.open(made.record(), std::move(made.journal));
        table::play(document, choices, steps);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameLibrary> m_library;
    QString m_path;
};

GENOTYPE_TEST(SealedGameTest)
#include "sealed_game_test.moc"
