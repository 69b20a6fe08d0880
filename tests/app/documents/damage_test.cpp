// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/base/files/stored.h"
#include "app/base/files/word_file.h"
#include "app/documents/game_library.h"
#include "places.h"
#include "scripted_game.h"
#include "table.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"
#include "tests/app/base/files/faulty_disk.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using table::contentOf;

namespace {

/// What a page could keep, with every kind of value.
QJsonObject someState() {
    return {{QStringLiteral("name"), QStringLiteral("Äpfel \"und\" Erbsen")},
            {QStringLiteral("count"), 271},
            {QStringLiteral("share"), 0.75},
            {QStringLiteral("seen"), true},
            {QStringLiteral("counts"), QJsonArray{90, 93, 26}},
            {QStringLiteral("deep"), QJsonObject{{QStringLiteral("step"), 3}}}};
}

QJsonObject withoutFormat(QJsonObject object) {
    object.remove(QStringLiteral("format"));
    return object;
}

bool isTold(const QString& path) {
    return !DamageLog::current().take().filter(QDir::toNativeSeparators(path)).isEmpty();
}

} // namespace

class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        DamageLog::current().take();
    }

    void aStateIsReadBackAsItWasWritten() {
        for (int i = 0; i < StateFile::count; ++i) {
            StateFile file(m_folder->path(), Kept(i));
            QVERIFY(file.change([](const json::Json&) { return json::fromQt(someState()); }));
            StateFile again(m_folder->path(), Kept(i));
            QCOMPARE(withoutFormat(json::toQt(again.read())), someState());
            QCOMPARE(StateFile::row(Kept(i)).kept, Kept(i));
        }
        QCOMPARE(DamageLog::current().take(), QStringList());
    }

    /// Each file that a page keeps, damaged in each way, with and without the copy of it.
    void noStateChangesWithoutASentence() {
        for (int i = 0; i < StateFile::count; ++i) {
            StateFile file(m_folder->path(), Kept(i));
            QVERIFY(file.change([](const json::Json&) { return json::fromQt(someState()); }));
            QCOMPARE(QFile::exists(file.copyPath()), StateFile::row(Kept(i)).hasCopy);
            for (const damages::Way& way : damages::ways()) {
                damageState(Kept(i), way, false);
                if (StateFile::row(Kept(i)).hasCopy)
                    damageState(Kept(i), way, true);
            }
        }
    }

    void aStateOfAnEarlierVersionIsReadWithoutAChecksum() {
        StateFile file(m_folder->path(), Kept::Lab);
        table::writeTo(file.path(), R"({"format": 1, "name": "peas"})");
        QVERIFY(file.read()["name"] == "peas");
        QCOMPARE(DamageLog::current().take(), QStringList());
    }

    void whatWasPutAsideIsRemovedWhenItsPersonIsErased() {
        StateFile file(m_folder->path(), Kept::Progress);
        table::writeTo(file.path(), "no JSON");
        QVERIFY(file.read().empty());
        QVERIFY(isTold(file.path()));
        QVERIFY(QFile::exists(file.damagedFile()));
        const QString aside = file.damagedFile();
        QCOMPARE(file.removeAside(), QStringList());
        QVERIFY(!QFile::exists(aside));
        // It is free again for the next damaged file, which is told in the same words.
        table::writeTo(file.path(), "no JSON again");
        QVERIFY(file.read().empty());
        QCOMPARE(file.damagedFile(), aside);
        QVERIFY(isTold(file.path()));
    }

    void aCopyThatCouldNotBeReplacedIsRemovedWhenItsPersonIsErased() {
        StateFile file(m_folder->path(), Kept::Progress);
        QVERIFY(file.change([](const json::Json&) { return json::fromQt(someState()); }));
        FaultyDisk disk;
        disk.fail(3, FaultyDisk::Often::Once); // after the lock and the file itself
        QVERIFY(file.change([](const json::Json&) { return json::Json::object(); }));
        QCOMPARE(disk.struckPath(), file.copyPath());
        QVERIFY(contentOf(file.copyPath()).contains("Erbsen"));
        QCOMPARE(file.removeAside(), QStringList());
        QVERIFY(!QFile::exists(file.copyPath()));
    }

    /// It adds its own and leaves what it does not know as it is, the checksum too.
    void whatAnEarlierVersionChangedIsNotTakenForDamage() {
        StateFile file(m_folder->path(), Kept::Progress);
        QVERIFY(file.change([](const json::Json&) { return json::fromQt(someState()); }));
        QJsonObject root = QJsonDocument::fromJson(contentOf(file.path())).object();
        QVERIFY(root.contains(QStringLiteral("checksum")));
        root.insert(QStringLiteral("count"), 314);
        table::writeTo(file.path(), QJsonDocument(root).toJson());
        QJsonObject expected = someState();
        expected.insert(QStringLiteral("count"), 314);
        QCOMPARE(withoutFormat(json::toQt(file.read())), expected);
        QCOMPARE(DamageLog::current().take(), QStringList());
        // And this version gives it a checksum again.
        QVERIFY(file.change([](const json::Json& now) { return now; }));
        table::writeTo(file.path(), contentOf(file.path()).replace("314", "315"));
        QCOMPARE(withoutFormat(json::toQt(file.read())), expected);
        QVERIFY(isTold(file.path()));
    }

    void aFileUnderAnotherNameIsNotTaken() {
        StateFile lab(m_folder->path(), Kept::Lab);
        StateFile guide(m_folder->path(), Kept::Guide);
        QVERIFY(lab.change([](const json::Json&) { return json::fromQt(someState()); }));
        QVERIFY(QFile::copy(lab.path(), guide.path()));
        QVERIFY(guide.read().empty());
        QVERIFY(isTold(guide.path()));
    }

    void everyWordFileTellsEveryDamage() {
        const QString path = m_folder->filePath(QStringLiteral("teacher-key"));
        for (const int lines : {1, 3})
            for (const damages::Way& way : damages::ways()) {
                const std::string word = word_file::drawn(32);
                QVERIFY(word_file::write(path, word, lines));
                way.damage(path);
                const word_file::Content content = word_file::read(path, 32);
                QVERIFY2(content.state != word_file::State::Good || content.word == word, way.name);
                if (content.state == word_file::State::Good && !content.isPartlyDamaged)
                    QCOMPARE(content.word, word);
                damages::makeWritable(path);
                QFile::remove(path);
            }
    }

    void aDamagedWordIsPutAsideAndDrawnAnewWithASentence() {
        const QString path = m_folder->filePath(QStringLiteral("teacher-key"));
        const auto first = word_file::keptOrDrawn(path, 32, QStringLiteral("New."));
        QVERIFY(first && word_file::keptOrDrawn(path, 32, {}) == first);
        QCOMPARE(DamageLog::current().take(), QStringList());
        table::writeTo(path, QByteArray(40, '\0'));
        const auto second = word_file::keptOrDrawn(path, 32, QStringLiteral("New."));
        QVERIFY(second && second != first);
        QVERIFY(isTold(path));
        QVERIFY(QFile::exists(path + QStringLiteral(".damaged")));
        QVERIFY(word_file::keptOrDrawn(path, 32, {}) == second);
    }

    void oneChangedBitDoesNotEndAGameWithSealedDice() {
        const GameLibrary library(m_folder->path());
        QString path;
        {
            GameDocument document;
            OpenedGame made = library.create(ScriptedGame::sealedStart(1));
            QVERIFY(made.ok());
            path = made.journal->path();
            document.open(made.record(), std::move(made.journal));
            table::play(document, 5, 20);
        }
        const QDir keys(m_folder->filePath(QStringLiteral("keys")));
        QCOMPARE(keys.entryList(QDir::Files).size(), 1);
        const QString key = keys.filePath(keys.entryList(QDir::Files).first());
        const QByteArray whole = contentOf(key);
        for (qsizetype byte = 0; byte < whole.size(); byte += 7) {
            QByteArray changed = whole;
            changed[byte] = char(changed[byte] ^ 1);
            table::writeTo(key, changed);
            QVERIFY2(Journal::look(path).ok(), qPrintable(QString::number(byte)));
            QVERIFY(isTold(key));
            QCOMPARE(contentOf(key), whole);
        }
        table::writeTo(key, QByteArray(whole.size(), '\0'));
        QVERIFY(!Journal::look(path).ok());
        QVERIFY(isTold(key));
    }

    /// A new kind of file has to be a StateFile or a word file, or its reader has to be looked at here.
    void whoeverReadsAFileTellsItsDamage() {
        // What these read is written by people, or is told by the reader itself.
        const QStringList looked{
            QStringLiteral("base/files/state_file.cpp"),         // DamageLog
            QStringLiteral("base/files/word_file.cpp"),          // DamageLog, by its callers
            QStringLiteral("charts/counts_file.cpp"),            // a table of people: refused with its line
            QStringLiteral("classroom/teacher/class_files.cpp"), // a table of people: likewise
            QStringLiteral("documents/dice_ledger.cpp"),         // DiceLedger::message
            QStringLiteral("documents/game_library.cpp"),        // OpenedGame::message
            QStringLiteral("documents/journal.cpp"),             // OpenedGame::message
            QStringLiteral("documents/lesson_shelf.cpp"), // a lesson of people: its faults with their lines
            QStringLiteral("documents/record_file.cpp"),  // OpenedGame::message
            QStringLiteral("games/genotype/own_puzzles.cpp"), // DamageLog; of another card list: counted
            // A challenge of people: its faults with their lines.
            QStringLiteral("games/puzzles/challenge_shelf.cpp"),
            QStringLiteral("learn/lessons/pupil_panel.cpp"), // a progress file of people: "is damaged"
            QStringLiteral("learn/session/pupil_file.cpp"),  // the same
            QStringLiteral("network/discovery/real_surroundings.cpp"), // what the system says of its networks
            QStringLiteral("settings/machine_config.cpp"), // of the school: MachineConfig::problem
            QStringLiteral("settings/settings_seal.cpp"),  // DamageLog, by AppSettings
        };
        const QString app = QStringLiteral(GENOTYPE_SOURCE_DIR "/app/");
        QStringList readers;
        for (QDirIterator files(app, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            const QString name = files.next().mid(app.size());
            if (!name.startsWith(QLatin1String("programs/shots/")) &&
                contentOf(app + name).contains("QIODevice::ReadOnly"))
                readers << name;
        }
        readers.sort();
        QCOMPARE(readers.join(QLatin1Char('\n')), looked.join(QLatin1Char('\n')));
    }

private:
    /// What is in `m_folder` is not touched. Damage that stays in its place is told once, so each file is a
    /// new one; it is not flushed to the disk, which is most of what writing one takes.
    void damageState(Kept kept, const damages::Way& way, bool withCopy) {
        StateFile whole(m_folder->path(), kept);
        const json::Json before = whole.read();
        const QTemporaryDir folder;
        StateFile damaged(folder.path(), kept);
        const QByteArray what = QByteArray(StateFile::row(kept).name) + ", " + way.name;
        damages::put(damaged.path(), damages::bytesOf(whole.path()));
        if (withCopy)
            damages::put(damaged.copyPath(), damages::bytesOf(whole.copyPath()));
        way.damage(damaged.path());
        const json::Json after = damaged.read();
        const bool told = isTold(damaged.path());
        QVERIFY2(after == before || told, what.constData());
        if (withCopy && !way.isOutOfReach)
            QVERIFY2(after == before, what.constData());
        damages::makeWritable(damaged.path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(DamageTest, long)
#include "damage_test.moc"
