// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/flusher.h"

#include "app/base/files/disk.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <semaphore>

using namespace app;

namespace {

/// A disk that does not finish flushing until the test lets it.
struct SlowDisk {
    std::counting_semaphore<> may{0};
    std::atomic<int> begun = 0;
    std::atomic<int> done = 0;
    std::atomic<bool> isBroken = false;

    disk::Flusher::Flush function() {
        return [this](int) {
            ++begun;
            may.acquire();
            ++done;
            return !isBroken;
        };
    }
    bool hasBegun(int count) const {
        return QTest::qWaitFor([this, count] { return begun == count; }, tests::patience);
    }
};

/// An open file in a folder.
class OpenFile {
public:
    explicit OpenFile(const QString& path) : m_growing(path) {
        QFile file(path);
        m_isOpen = file.open(QIODevice::WriteOnly) && m_growing.open();
    }
    bool isOpen() const { return m_isOpen; }
    bool writes() { return m_growing.append("a line\n") && m_growing.sync(); }

private:
    disk::GrowingFile m_growing;
    bool m_isOpen = false;
};

} // namespace

class FlusherTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theWriterDoesNotWaitForTheDisk();
    void whatComesDuringAFlushIsFlushedOnceMore();
    void twoFilesAreFlushedAtTheSameTime();
    void afterAFailureTheWriterWaitsAgain();
    void filesElsewhereAreFlushedAtOnce();
    void itsEndWaitsForTheDisk();
};

void FlusherTest::theWriterDoesNotWaitForTheDisk() {
    const QTemporaryDir folder;
    SlowDisk slow;
    disk::Flusher flusher(folder.path(), slow.function());
    OpenFile file(folder.filePath("game"));
    QVERIFY(file.isOpen());
    QVERIFY(file.writes());
    QVERIFY(slow.hasBegun(1));
    QCOMPARE(slow.done.load(), 0);
    slow.may.release();
    flusher.wait();
    QCOMPARE(slow.done.load(), 1);
}

void FlusherTest::whatComesDuringAFlushIsFlushedOnceMore() {
    const QTemporaryDir folder;
    SlowDisk slow;
    disk::Flusher flusher(folder.path(), slow.function());
    OpenFile file(folder.filePath("game"));
    QVERIFY(file.writes());
    QVERIFY(slow.hasBegun(1));
    for (int line = 0; line < 5; ++line)
        QVERIFY(file.writes());
    slow.may.release(10);
    flusher.wait();
    QCOMPARE(slow.done.load(), 2);
}

void FlusherTest::twoFilesAreFlushedAtTheSameTime() {
    const QTemporaryDir folder;
    SlowDisk slow;
    disk::Flusher flusher(folder.path(), slow.function());
    OpenFile one(folder.filePath("one"));
    OpenFile other(folder.filePath("other"));
    QVERIFY(one.writes() && other.writes());
    QVERIFY(slow.hasBegun(2));
    QCOMPARE(slow.done.load(), 0);
    slow.may.release(2);
}

/// Then the writer hears whether the disk has recovered.
void FlusherTest::afterAFailureTheWriterWaitsAgain() {
    const QTemporaryDir folder;
    SlowDisk slow;
    slow.isBroken = true;
    disk::Flusher flusher(folder.path(), slow.function());
    OpenFile file(folder.filePath("game"));
    slow.may.release(10);
    QVERIFY(file.writes());
    flusher.wait();
    QCOMPARE(slow.done.load(), 1);
    QVERIFY(file.writes());
    flusher.wait();
    QCOMPARE(slow.done.load(), 1);
    QVERIFY(file.writes());
    flusher.wait();
    QCOMPARE(slow.done.load(), 2);
}

void FlusherTest::filesElsewhereAreFlushedAtOnce() {
    const QTemporaryDir folder;
    SlowDisk slow;
    slow.may.release(10);
    disk::Flusher flusher(folder.filePath("games"), slow.function());
    OpenFile file(folder.filePath("game"));
    QVERIFY(file.writes());
    flusher.wait();
    QCOMPARE(slow.begun.load(), 0);
}

void FlusherTest::itsEndWaitsForTheDisk() {
    const QTemporaryDir folder;
    SlowDisk slow;
    slow.may.release(10);
    {
        const disk::Flusher flusher(folder.path(), slow.function());
        OpenFile file(folder.filePath("game"));
        for (int line = 0; line < 3; ++line)
            QVERIFY(file.writes());
    }
    QVERIFY(slow.begun >= 1);
    QCOMPARE(slow.done.load(), slow.begun.load());
}

GENOTYPE_TEST(FlusherTest)
#include "flusher_test.moc"
