// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/journal.h"
#include "journals.h"
#include "table.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cstdio>

using namespace app;
using genotype::Record;
using table::contentOf;
using table::writeTo;
using namespace journals;

namespace {

/// The line as it is written to a file after this content.
QByteArray sealedBehind(const QByteArray& content, const std::string& line) {
    return QByteArray::fromStdString(core::Seal::behind(content.toStdString())->on(line));
}

/// Where the first action begins.
qsizetype endOfHeader(const QByteArray& content) {
    return content.indexOf('\n', content.indexOf("\n #") + 1) + 1;
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        obstacles::allow(m_folder->path(), 0755);
        m_path = m_folder->filePath(QStringLiteral("game.genotype"));
    }

    void holdsWhatTheRecordHolds() {
        const Record record = table::played(table::record({"person", "bot"}, gameSeed), gameSeed, 30);
        const OpenedGame made = Journal::create(m_path, record);
        QVERIFY2(made.ok(), qPrintable(made.message));
        QVERIFY(made.record() == record);
        QCOMPARE(contentOf(m_path).toStdString(), core::sealed(genotype::toText(record)));
    }

    void aNameThatAFileCannotHoldIsTheSameInBoth() {
        Record record = table::record({"person", "person"}, gameSeed);
        record.title = "two\nlines";
        record.seats.pop_back();
        const OpenedGame made = Journal::create(m_path, record);
        QVERIFY(made.ok());
        QVERIFY(Journal::look(m_path).record() == made.record());
        QCOMPARE(made.record().seats.size(), std::size_t{2});
    }

    void addsWholeLinesAtTheEnd() {
        const QByteArray before = journalled(m_path, 20);
        OpenedGame again = Journal::reopen(m_path);
        QVERIFY2(again.ok(), qPrintable(again.message));
        QVERIFY(!again.cutOff);
        const std::string line = nextLine(again.record());
        QVERIFY(again.journal->append(line, Journal::Sync::Now));
        QCOMPARE(contentOf(m_path), before + sealedBehind(before, line));
        QVERIFY(again.journal->error().isEmpty());
    }

    void neverOverwritesAFile() {
        writeTo(m_path, "something of value");
        const OpenedGame made = Journal::create(m_path, table::record({"person", "person"}, gameSeed));
        QVERIFY(made.problem == SaveProblem::CannotWrite);
        QVERIFY(!made.journal);
        QVERIFY(!made.message.isEmpty());
        QCOMPARE(contentOf(m_path), QByteArray("something of value"));
    }

    void lookingLeavesNoTrace() {
        const QByteArray content = journalled(m_path, 10);
        QVERIFY(Journal::look(m_path).ok());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("game.genotype")});
        QCOMPARE(contentOf(m_path), content);
    }

    // ---- Cut off and damaged

    void isReadToItsLastWholeLineWhereverItWasCutOff() {
        const QByteArray content = journalled(m_path, 24);
        const Record record = Journal::look(m_path).record();
        const qsizetype header = endOfHeader(content);
        for (qsizetype length = 0; length <= content.size(); ++length) {
            writeTo(m_path, content.left(length));
            const OpenedGame cut = Journal::look(m_path);
            const qsizetype whole = content.left(length).lastIndexOf('\n') + 1;
            if (whole < header) {
                QVERIFY2(cut.problem == SaveProblem::Damaged, qPrintable(QString::number(length)));
                QVERIFY(!cut.message.isEmpty());
                continue;
            }
            QVERIFY2(cut.ok(), qPrintable(QString::number(length)));
            QCOMPARE(cut.cutOff, whole != length);
            const auto expected = genotype::readRecord(content.left(whole).toStdString());
            QVERIFY(cut.record() == std::get<Record>(expected));
        }
        QVERIFY(Journal::look(m_path).record() == record);
    }

    void goesOnBehindTheLastWholeLine() {
        const QByteArray content = journalled(m_path, 24);
        const qsizetype header = endOfHeader(content);
        for (qsizetype length = header; length <= content.size(); length += 3) {
            writeTo(m_path, content.left(length));
            OpenedGame cut = Journal::reopen(m_path);
            QVERIFY2(cut.ok(), qPrintable(cut.message));
            const QByteArray whole = content.left(content.left(length).lastIndexOf('\n') + 1);
            QCOMPARE(contentOf(m_path), whole);
            const std::string line = nextLine(cut.record());
            QVERIFY(cut.journal->append(line, Journal::Sync::Later));
            QCOMPARE(contentOf(m_path), whole + sealedBehind(whole, line));
            QVERIFY(Journal::look(m_path).ok());
        }
    }

    void aLastLineThatCouldBeReadButHasNoEndIsNotPlayed() {
        const QByteArray content = journalled(m_path, 12);
        const std::size_t actions = Journal::look(m_path).record().actions.size();
        writeTo(m_path, content.chopped(1));
        const OpenedGame cut = Journal::reopen(m_path);
        QVERIFY(cut.ok() && cut.cutOff);
        QVERIFY(cut.record().actions.size() != actions);
    }

    void neverTouchesADamagedFile() {
        const QByteArray content = journalled(m_path, 24);
        int damaged = 0;
        for (qsizetype at = 0; at < content.size(); ++at)
            for (const char wrong : {'\n', '9'}) {
                QByteArray changed = content;
                changed[at] = wrong;
                writeTo(m_path, changed);
                const OpenedGame looked = Journal::look(m_path);
                if (changed == content)
                    continue;
                ++damaged;
                QVERIFY(!looked.ok() || looked.cutOff);
                if (looked.ok())
                    continue;
                QVERIFY(!looked.message.isEmpty());
                const OpenedGame opened = Journal::reopen(m_path);
                QVERIFY(opened.problem == looked.problem);
                QVERIFY(!opened.journal);
                QCOMPARE(contentOf(m_path), changed);
            }
        QVERIFY(damaged > content.size());
    }

    void aFileWithoutSealsGoesOnWithoutThem() {
        const Record record = table::played(table::record({"person", "bot"}, gameSeed), gameSeed, 12);
        const QByteArray before = QByteArray::fromStdString(genotype::toText(record));
        writeTo(m_path, before);
        OpenedGame opened = Journal::reopen(m_path);
        QVERIFY2(opened.ok(), qPrintable(opened.message));
        const std::string line = nextLine(opened.record());
        QVERIFY(opened.journal->append(line, Journal::Sync::Now));
        QCOMPARE(contentOf(m_path), before + QByteArray::fromStdString(line));
        QVERIFY(opened.journal->rewrite(record));
        QCOMPARE(contentOf(m_path).toStdString(), core::sealed(genotype::toText(record)));
    }

    void namesTheLineOfTheDamage() {
        const QByteArray content = journalled(m_path, 24);
        QByteArrayList lines = content.split('\n');
        lines[14] = "nonsense";
        writeTo(m_path, lines.join('\n'));
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY(opened.problem == SaveProblem::Damaged);
        QVERIFY2(opened.message.contains(QStringLiteral("Line 15")), qPrintable(opened.message));
        QVERIFY2(opened.message.contains(QStringLiteral("nonsense")), qPrintable(opened.message));
    }

    void saysWhenAnotherVersionWroteIt() {
        const QByteArray content = journalled(m_path, 8);
        for (const auto& [from, to] :
             {std::pair<QByteArray, QByteArray>("genotype-record 1", "genotype-record 9"),
              std::pair<QByteArray, QByteArray>(table::catalogueLine(), "catalogue 9")}) {
            QByteArray other = content;
            writeTo(m_path, other.replace(from, to));
            const OpenedGame opened = Journal::reopen(m_path);
            QVERIFY(opened.problem == SaveProblem::OtherVersion);
            QVERIFY2(opened.message.contains(QLatin1Char('9')), qPrintable(opened.message));
            QCOMPARE(contentOf(m_path), other);
        }
    }

    void refusesWhatIsNoGame() {
        for (const QByteArray& content : {QByteArray(), QByteArray("%PDF-1.4\n"), QByteArray(3 << 20, 'x')}) {
            writeTo(m_path, content);
            const OpenedGame opened = Journal::reopen(m_path);
            QVERIFY(opened.problem == SaveProblem::Damaged);
            QVERIFY(!opened.message.isEmpty());
            QCOMPARE(contentOf(m_path), content);
        }
        QVERIFY(Journal::reopen(m_folder->path()).problem == SaveProblem::CannotRead);
        QVERIFY(Journal::reopen(m_folder->filePath(QStringLiteral("none"))).problem == SaveProblem::Missing);
    }

    // ---- Disks that refuse

    void aFullDiskLeavesTheFileWholeAndCanBeTriedAgain() {
        journalled(m_path, 20);
        OpenedGame again = Journal::reopen(m_path);
        const QByteArray before = contentOf(m_path);
        const std::string line = nextLine(again.record());
        for (qint64 room = 0; room < sealedBehind(before, line).size(); ++room) {
            const obstacles::FullDisk full(before.size() + room);
            QVERIFY(!again.journal->append(line, Journal::Sync::Now));
            QVERIFY(!again.journal->error().isEmpty());
            QCOMPARE(contentOf(m_path), before);
        }
        QVERIFY(again.journal->append(line, Journal::Sync::Now));
        QVERIFY(again.journal->error().isEmpty());
        QCOMPARE(contentOf(m_path), before + sealedBehind(before, line));
    }

    void aFullDiskMakesNoNewGameAndLeavesNoRest() {
        const obstacles::FullDisk full(40);
        const OpenedGame made = Journal::create(m_path, table::record({"person", "person"}, gameSeed));
        QVERIFY(made.problem == SaveProblem::CannotWrite);
        QVERIFY(!made.message.isEmpty());
        QVERIFY(!QFileInfo::exists(m_path));
    }

    void aFullDiskLeavesTheOldFileWhenItShallBeReplaced() {
        journalled(m_path, 20);
        OpenedGame again = Journal::reopen(m_path);
        const QByteArray before = contentOf(m_path);
        Record longer = again.record();
        longer.title = std::string(100, 'x');
        {
            const obstacles::FullDisk full(200);
            QVERIFY(!again.journal->rewrite(longer));
        }
        QCOMPARE(contentOf(m_path), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2); // it and its lock
        QVERIFY(again.journal->append(nextLine(again.record()), Journal::Sync::Now));
    }

    void aFileThatMayOnlyBeReadCanBeLookedAt() {
        const QByteArray content = journalled(m_path, 12);
        obstacles::allow(m_path, 0444);
        obstacles::allow(m_folder->path(), 0777);
        const obstacles::OrdinaryUser user;
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY(opened.problem == SaveProblem::CannotWrite);
        QVERIFY(!opened.journal);
        QVERIFY(!opened.message.isEmpty());
        QVERIFY(!opened.record().actions.empty());
        QVERIFY(Journal::look(m_path).ok());
        QCOMPARE(contentOf(m_path), content);
        QVERIFY(!Journal::isHeld(m_path));
    }

    void aFolderThatMayOnlyBeReadIsToldPlainly() {
        const QByteArray content = journalled(m_path, 12);
        obstacles::allow(m_path, 0666);
        obstacles::allow(m_folder->path(), 0555);
        const obstacles::OrdinaryUser user;
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY(opened.problem == SaveProblem::CannotWrite);
        QVERIFY2(opened.message.contains(m_folder->path()), qPrintable(opened.message));
        const OpenedGame made = Journal::create(m_folder->filePath(QStringLiteral("new.genotype")),
                                                table::record({"person", "person"}, gameSeed));
        QVERIFY(made.problem == SaveProblem::CannotWrite);
        QCOMPARE(contentOf(m_path), content);
    }

    void aFileThatMayNotBeReadIsToldPlainly() {
        journalled(m_path, 12);
        obstacles::allow(m_path, 0000);
        const obstacles::OrdinaryUser user;
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY(opened.problem == SaveProblem::CannotRead);
        QVERIFY(!opened.message.isEmpty());
    }

    void aVanishedFileIsNoticedAtTheNextLine() {
        journalled(m_path, 12);
        OpenedGame again = Journal::reopen(m_path);
        QVERIFY(QFile::remove(m_path));
        QVERIFY(!again.journal->append(nextLine(again.record()), Journal::Sync::Later));
        QVERIFY2(again.journal->error().contains(QStringLiteral("gone")), qPrintable(again.journal->error()));
        QVERIFY(!QFileInfo::exists(m_path));
    }

    /// As `cp -p g t; mv t g` does: the same bytes, but what we hold open is no longer the game.
    void aFileReplacedByItsCopyIsNoticedAtTheNextLine() {
        journalled(m_path, 12);
        OpenedGame again = Journal::reopen(m_path);
        const QByteArray content = contentOf(m_path);
        const QString copy = m_path + QStringLiteral(".copy");
        writeTo(copy, content);
        QCOMPARE(std::rename(QFile::encodeName(copy).constData(), QFile::encodeName(m_path).constData()), 0);
        QVERIFY(!again.journal->append(nextLine(again.record()), Journal::Sync::Later));
        const QString error = again.journal->error();
        QVERIFY2(error.contains(QStringLiteral("replaced")) && !error.contains(QStringLiteral("safe")),
                 qPrintable(error));
        QVERIFY(!again.journal->rewrite(again.record()));
        QCOMPARE(contentOf(m_path), content);
    }

    void aFileChangedFromElsewhereIsNotWrittenTo() {
        journalled(m_path, 12);
        OpenedGame again = Journal::reopen(m_path);
        const QByteArray changed = contentOf(m_path) + "# a note\n";
        writeTo(m_path, changed);
        QVERIFY(!again.journal->append(nextLine(again.record()), Journal::Sync::Later));
        QVERIFY(!again.journal->rewrite(again.record()));
        QVERIFY(again.journal->error().contains(QStringLiteral("another program")));
        QCOMPARE(contentOf(m_path), changed);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

GENOTYPE_TEST(JournalTest)
#include "journal_test.moc"
