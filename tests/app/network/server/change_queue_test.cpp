// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/change_queue.h"

#include "gate.h"
#include "refusing_storage.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

constexpr std::chrono::milliseconds shortLimit{150};
constexpr std::chrono::minutes longLimit{1};
/// A queue whose storage can stand still, and what has happened to the changes "a", "b" and so on: written,
/// applied, answered, each by its letter.
struct Queued {
    explicit Queued(std::chrono::milliseconds limit = longLimit)
        : queue(std::make_unique<tests::RefusingStorage>(tests::refusesNothing), limit) {}
    ~Queued() { gate->open(); }

    void add(const QString& name, bool isWritten = true) {
        queue.add(
            [this, name, isWritten] {
                decided << name;
                return desk::Decision{.failure = {},
                                      .write =
                                          [gate = gate, isWritten] {
                                              gate->pass();
                                              return isWritten;
                                          },
                                      .apply = [this, name] { applied << name; }};
            },
            [this, name](const auto& failure) {
                answered << (failure ? name + ' ' + QString::fromStdString(failure->code.word()) : name);
            });
    }
    bool answers(const QStringList& expected) {
        return QTest::qWaitFor([&] { return answered == expected; }, tests::patience);
    }

    std::shared_ptr<tests::Gate> gate = std::make_shared<tests::Gate>();
    QStringList decided;
    QStringList applied;
    QStringList answered;
    ChangeQueue queue;
};

} // namespace

class ChangeQueueTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangeIsAppliedAndAnsweredWhenItIsWritten();
    void changesComeOneAfterTheOther();
    void whatIsNotWrittenIsNotApplied();
    void whatNeedsNoWritingIsAnsweredAtOnce();
    void aSilentStorageRefusesWhatWaits();
    void whatTheStorageHasBegunIsAnsweredWhenItAnswers();
    void onlySoManyWait();
    void whatHasWaitedTooLongIsRefused();
    void whoeverCannotGoOnWaitsForAll();
    void aStorageThatStandsStillHoldsUpNoEnd();
    void whatIsReadLetsTheEventsGoOn();
    void whatIsNotReadInTimeIsSaid();
};

void ChangeQueueTest::aChangeIsAppliedAndAnsweredWhenItIsWritten() {
    Queued class_;
    class_.gate->close();
    class_.add("a");
    QVERIFY(QTest::qWaitFor([&] { return class_.gate->isReached(); }, tests::patience));
    QCOMPARE(class_.decided, QStringList{"a"});
    QVERIFY(class_.applied.isEmpty() && class_.answered.isEmpty());
    class_.gate->open();
    QVERIFY(class_.answers({"a"}));
    QCOMPARE(class_.applied, QStringList{"a"});
}

/// The second is decided when the first is so, since it may depend on it.
void ChangeQueueTest::changesComeOneAfterTheOther() {
    Queued class_;
    class_.gate->close();
    for (const char* const name : {"a", "b", "c"})
        class_.add(QLatin1String(name));
    QCOMPARE(class_.decided, QStringList{"a"});
    class_.gate->open();
    QVERIFY(class_.answers({"a", "b", "c"}));
    QCOMPARE(class_.applied, (QStringList{"a", "b", "c"}));
}

void ChangeQueueTest::whatIsNotWrittenIsNotApplied() {
    Queued class_;
    class_.add("a", false);
    class_.add("b");
    QVERIFY(class_.answers({"a not-saved", "b"}));
    QCOMPARE(class_.applied, QStringList{"b"});
}

void ChangeQueueTest::whatNeedsNoWritingIsAnsweredAtOnce() {
    Queued class_;
    QString answered;
    bool isApplied = false;
    const auto settle = [&answered](const auto& failure) {
        answered = failure ? QString::fromStdString(failure->code.word()) : QStringLiteral("done");
    };
    class_.queue.add([] { return desk::Decision{}; }, settle);
    QCOMPARE(answered, QStringLiteral("done"));
    class_.queue.add([&isApplied] { return desk::Decision{.apply = [&isApplied] { isApplied = true; }}; },
                     settle);
    QVERIFY(isApplied);
    class_.queue.add(
        [] {
            return desk::Decision{messages::Failed{messages::ErrorCode::NoVote, "", 0}};
        },
        settle);
    QCOMPARE(answered, QStringLiteral("no-vote"));
}

void ChangeQueueTest::aSilentStorageRefusesWhatWaits() {
    Queued class_(shortLimit);
    const QSignalSpy silence(&class_.queue, &ChangeQueue::silenceChanged);
    class_.gate->close();
    class_.add("a");
    class_.add("b");
    QVERIFY(class_.answers({"b database-silent"}));
    QVERIFY(class_.queue.isSilent());
    QCOMPARE(silence.size(), 1);
    // A request that comes now need not wait.
    class_.add("c");
    QCOMPARE(class_.answered, (QStringList{"b database-silent", "c database-silent"}));
    QCOMPARE(class_.decided, QStringList{"a"});
    QVERIFY(class_.applied.isEmpty());
}

/// Nobody can know before whether it will be there after a restart.
void ChangeQueueTest::whatTheStorageHasBegunIsAnsweredWhenItAnswers() {
    Queued class_(shortLimit);
    const QSignalSpy silence(&class_.queue, &ChangeQueue::silenceChanged);
    class_.gate->close();
    class_.add("a");
    QVERIFY(QTest::qWaitFor([&] { return class_.queue.isSilent(); }, tests::patience));
    QVERIFY(class_.answered.isEmpty());
    class_.gate->open();
    QVERIFY(class_.answers({"a"}));
    QCOMPARE(class_.applied, QStringList{"a"});
    QVERIFY(!class_.queue.isSilent());
    QCOMPARE(silence.size(), 2);
    class_.add("b");
    QVERIFY(class_.answers({"a", "b"}));
}

void ChangeQueueTest::onlySoManyWait() {
    Queued class_;
    class_.gate->close();
    for (std::size_t i = 0; i <= ChangeQueue::mostWaiting; ++i)
        class_.add("a");
    QVERIFY(class_.answered.isEmpty());
    class_.add("b");
    QCOMPARE(class_.answered, QStringList{"b database-silent"});
}

/// The storage answers, but too slowly for all that come.
void ChangeQueueTest::whatHasWaitedTooLongIsRefused() {
    Queued class_(shortLimit);
    class_.gate->close();
    class_.add("a");
    class_.queue.add([] { return desk::Decision{}; });
    class_.add("b");
    // This thread is busy meanwhile and hears of nothing.
    QTest::qSleep(static_cast<int>(shortLimit.count()) + 50);
    class_.gate->open();
    QTest::qSleep(50);
    QVERIFY(class_.answers({"a", "b database-silent"}));
    QCOMPARE(class_.decided, QStringList{"a"});
}

void ChangeQueueTest::whoeverCannotGoOnWaitsForAll() {
    Queued class_;
    class_.add("a");
    class_.add("b");
    class_.queue.finish(longLimit);
    QCOMPARE(class_.answered, (QStringList{"a", "b"}));
    // And not for ever.
    Queued stuck(shortLimit);
    stuck.gate->close();
    stuck.add("c");
    stuck.queue.finish(shortLimit);
    QVERIFY(stuck.answered.isEmpty());
}

void ChangeQueueTest::aStorageThatStandsStillHoldsUpNoEnd() {
    const auto gate = std::make_shared<tests::Gate>();
    {
        ChangeQueue queue(std::make_unique<tests::RefusingStorage>(tests::refusesNothing), shortLimit);
        gate->close();
        queue.add([gate] {
            return desk::Decision{.failure = {},
                                  .write =
                                      [gate] {
                                          gate->pass();
                                          return true;
                                      },
                                  .apply = [] { QFAIL("the queue is gone"); }};
        });
        QVERIFY(QTest::qWaitFor([&] { return gate->isReached(); }, tests::patience));
    }
    gate->open();
    QVERIFY(QTest::qWaitFor([&] { return gate.use_count() == 1; }, tests::patience));
}

void ChangeQueueTest::whatIsReadLetsTheEventsGoOn() {
    Queued class_;
    class_.gate->close();
    std::optional<bool> isRead;
    class_.queue.read(
        [gate = class_.gate] {
            gate->pass();
            return true;
        },
        longLimit, [&isRead](bool isDone) { isRead = isDone; });
    class_.add("a");
    QVERIFY(!isRead);
    QVERIFY(QTest::qWaitFor([&] { return class_.gate->isReached(); }, tests::patience));
    QVERIFY(!isRead && class_.decided.isEmpty());
    class_.gate->open();
    QVERIFY(class_.answers({"a"}));
    QCOMPARE(isRead, std::optional(true));
}

void ChangeQueueTest::whatIsNotReadInTimeIsSaid() {
    Queued class_;
    class_.gate->close();
    int answers = 0;
    bool isRead = true;
    class_.queue.read(
        [gate = class_.gate] {
            gate->pass();
            return true;
        },
        shortLimit,
        [&](bool isDone) {
            ++answers;
            isRead = isDone;
        });
    QVERIFY(QTest::qWaitFor([&] { return answers == 1; }, tests::patience));
    QVERIFY(!isRead && class_.queue.isSilent());
    class_.gate->open();
    QVERIFY(QTest::qWaitFor([&] { return !class_.queue.isSilent(); }, tests::patience));
    QCOMPARE(answers, 1);
}

GENOTYPE_TEST(ChangeQueueTest, threads)

#include "change_queue_test.moc"
