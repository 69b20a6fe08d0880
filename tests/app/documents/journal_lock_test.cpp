// SPDX-License-Identifier: GPL-3.0-or-later
#include "journals.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QLockFile>
#include <QtCore/QSysInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using namespace journals;
using table::writeTo;

/// A game is held by one journal at a time.
class JournalLockTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        obstacles::allow(m_folder->path(), 0755);
        m_path = m_folder->filePath(QStringLiteral("game.genotype"));
    }

    void isHeldByOneJournalOnly() {
        journalled(m_path, 12);
        OpenedGame first = Journal::reopen(m_path);
        QVERIFY(first.ok());
        QVERIFY(Journal::isHeld(m_path));
        const OpenedGame second = Journal::reopen(m_path);
        QVERIFY(second.problem == SaveProblem::InUse);
        QVERIFY(!second.journal);
        QVERIFY2(second.message.contains(QStringLiteral("another window")), qPrintable(second.message));
        QVERIFY(second.record() == first.record()); // to look at
        // Not even by taking over: this computer holds it.
        QVERIFY(Journal::reopen(m_path, Journal::Lock::TakeOver).problem == SaveProblem::InUse);
        first.journal.reset();
        QVERIFY(!Journal::isHeld(m_path));
        QVERIFY(Journal::reopen(m_path).ok());
    }

    void aLockLeftByAProgramThatDiedIsNoHindrance() {
        journalled(m_path, 12);
        leaveLock();
        QVERIFY(!Journal::isHeld(m_path));
        QVERIFY(Journal::reopen(m_path).ok());
    }

    void aProgramThatDiedWhileItRemovedSuchALockIsNoHindrance() {
        journalled(m_path, 12);
        leaveLock();
        writeTo(m_path + ".lock.rmlock", "");
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY2(opened.ok(), qPrintable(opened.message));
        QVERIFY(!QFile::exists(m_path + ".lock.rmlock"));
    }

    void aProgramThatRemovesSuchALockIsLeftAlone() {
        journalled(m_path, 12);
        leaveLock();
        QLockFile removal(m_path + ".lock.rmlock");
        QVERIFY(removal.lock());
        QVERIFY(Journal::reopen(m_path).problem == SaveProblem::InUse);
        removal.unlock();
        QVERIFY(Journal::reopen(m_path).ok());
    }

    void aLockOfAnotherComputerCanBeTakenOver() {
        journalled(m_path, 12);
        writeTo(m_path + ".lock", "1234\ngenotype-companion\nroom-12-pc-3\n");
        const OpenedGame refused = Journal::reopen(m_path);
        QVERIFY(refused.problem == SaveProblem::InUseByOther);
        QVERIFY2(refused.message.contains(QStringLiteral("room-12-pc-3")), qPrintable(refused.message));
        QVERIFY(Journal::isHeld(m_path));
        QVERIFY(!refused.record().actions.empty());
        OpenedGame taken = Journal::reopen(m_path, Journal::Lock::TakeOver);
        QVERIFY2(taken.ok(), qPrintable(taken.message));
        QVERIFY(taken.journal->append(nextLine(taken.record()), Journal::Sync::Now));
    }

    void anEmptyLockLeftByAPowerCutIsNoHindrance() {
        journalled(m_path, 12);
        writeTo(m_path + ".lock", "");
        QFile lock(m_path + ".lock");
        QVERIFY(lock.open(QIODevice::ReadWrite));
        QVERIFY(
            lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        lock.close();
        QVERIFY(!Journal::isHeld(m_path));
        const OpenedGame opened = Journal::reopen(m_path);
        QVERIFY2(opened.ok(), qPrintable(opened.message));
    }

private:
    /// Of a process that is gone: none has a number this high.
    void leaveLock() const {
        writeTo(m_path + ".lock",
                "99999999\ngenotype-companion\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

GENOTYPE_TEST(JournalLockTest)
#include "journal_lock_test.moc"
