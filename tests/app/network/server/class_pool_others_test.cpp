// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_pool.h"

#include "polls_in_memory.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using messages::PoolStage;
using tests::carryOut;

namespace {

constexpr int pooledCross = 25; // Ff × ff, two outcomes
constexpr std::int64_t aMoment = 1'790'000'000;

/// The pool of "Room 12" in a database of several classes.
struct Room12 {
    explicit Room12(bool isAddable = true) {
        if (isAddable)
            pool.setAddable("Room 12");
    }
    std::string sets(bool together, bool hidden = false) {
        return carryOut(pool.set(
            {.experiment = pooledCross, .stage = PoolStage::Open, .hidden = hidden, .together = together}));
    }
    /// Pupils with 3 and 1 plants each.
    void give(int pupils) {
        for (int i = 0; i < pupils; ++i) {
            ++members;
            QCOMPARE(carryOut(pool.contribute(
                         members, {.number = 1, .experiment = pooledCross, .counts = {3, 1}}, aMoment)),
                     std::string());
        }
    }
    std::vector<messages::ClassCounts> classes() const { return pool.allClasses(pooledCross).classes; }

    tests::PollsInMemory storage;
    ClassPool pool{storage};
    int members = 0;
};

const PoolSum roomNextDoor{
    .experiment = pooledCross, .className = "Room 13", .contributors = 6, .tables = 1, .counts = {30, 26}};

} // namespace

/// The sums that classes in one database add up.
class ClassPoolOthersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSumIsSharedFromFiveOnWhereTheTeacherWantsIt();
    void whatTheClassDoesNotSeeIsNotShared();
    void theOthersStandBesideTheOwnClass();
    void whoDoesNotShareSeesNothing();
    void onlyTeachersLearnOfIt();
    void aHostWithAFileOfItsOwnSharesNothing();
    void whatCannotBeASumIsLeftOut();
    void theSwitchIsThereAfterARestart();
};

void ClassPoolOthersTest::aSumIsSharedFromFiveOnWhereTheTeacherWantsIt() {
    Room12 room;
    QCOMPARE(room.sets(true), std::string());
    room.give(4);
    QVERIFY(room.pool.sums().empty());
    room.give(1);
    const std::vector<PoolSum> sums{{.experiment = pooledCross,
                                     .className = "Room 12",
                                     .contributors = 5,
                                     .tables = 0,
                                     .counts = {15, 5}}};
    QVERIFY(room.pool.sums() == sums);
    QCOMPARE(room.sets(false), std::string());
    QVERIFY(room.pool.sums().empty());
}

void ClassPoolOthersTest::whatTheClassDoesNotSeeIsNotShared() {
    Room12 room;
    room.sets(true, true);
    room.give(5);
    QVERIFY(room.pool.sums().empty());
    room.sets(true);
    QCOMPARE(room.pool.sums().size(), std::size_t{1});
    QCOMPARE(carryOut(room.pool.reset(pooledCross)), std::string());
    QVERIFY(room.pool.sums().empty());
}

void ClassPoolOthersTest::theOthersStandBesideTheOwnClass() {
    Room12 room;
    room.sets(true);
    room.pool.takeChanges();
    room.pool.setOthers({roomNextDoor});
    QCOMPARE(room.pool.takeChanges(), std::set<int>{pooledCross});
    // The own class is there as soon as it may be seen.
    QCOMPARE(room.classes().size(), std::size_t{1});
    room.give(5);
    const auto classes = room.classes();
    QCOMPARE(classes.size(), std::size_t{2});
    QVERIFY(classes[0].own && classes[0].name == "Room 12" && classes[0].contributors == 5);
    QVERIFY(!classes[1].own && classes[1].name == "Room 13" && classes[1].tables == 1);
    QCOMPARE(classes[1].counts, roomNextDoor.counts);
    // The same again is no news.
    room.pool.takeChanges();
    room.pool.setOthers({roomNextDoor});
    QVERIFY(room.pool.takeChanges().empty());
    room.pool.setOthers({});
    QCOMPARE(room.classes().size(), std::size_t{1});
}

void ClassPoolOthersTest::whoDoesNotShareSeesNothing() {
    Room12 room;
    room.sets(false);
    room.give(5);
    room.pool.takeChanges();
    room.pool.setOthers({roomNextDoor});
    QVERIFY(room.pool.takeChanges().empty());
    QVERIFY(room.classes().empty());
    room.sets(true);
    QCOMPARE(room.classes().size(), std::size_t{2});
}

void ClassPoolOthersTest::onlyTeachersLearnOfIt() {
    Room12 room;
    room.sets(true);
    QVERIFY(room.pool.shown(pooledCross, 1, true).addable && room.pool.shown(pooledCross, 1, true).together);
    QVERIFY(!room.pool.shown(pooledCross, 1, false).addable &&
            !room.pool.shown(pooledCross, 1, false).together);
}

void ClassPoolOthersTest::aHostWithAFileOfItsOwnSharesNothing() {
    Room12 room(false);
    QCOMPARE(room.sets(true), std::string("no-other-classes"));
    QCOMPARE(room.sets(false), std::string());
    room.give(5);
    QVERIFY(room.pool.sums().empty() && !room.pool.shown(pooledCross, 1, true).addable);
}

void ClassPoolOthersTest::whatCannotBeASumIsLeftOut() {
    Room12 room;
    room.sets(true);
    PoolSum tooMany = roomNextDoor;
    tooMany.counts = {1, 2, 3};
    PoolSum negative = roomNextDoor;
    negative.counts = {-1, 2};
    PoolSum unknown = roomNextDoor;
    unknown.experiment = 1;
    PoolSum loud = roomNextDoor;
    loud.className = std::string(59, 'a') + "ß\n";
    room.pool.setOthers({tooMany, negative, unknown, loud});
    QCOMPARE(room.classes().size(), std::size_t{1});
    // One line, and no half of a letter.
    QCOMPARE(room.classes().front().name, std::string(59, 'a'));
    room.pool.setOthers(std::vector(2 * messages::mostClasses, roomNextDoor));
    QCOMPARE(room.classes().size(), messages::mostClasses);
}

void ClassPoolOthersTest::theSwitchIsThereAfterARestart() {
    Room12 room;
    room.sets(true);
    room.give(5);
    ClassPool again(room.storage);
    again.restore(room.storage.kept);
    again.setAddable("Room 12");
    QVERIFY(again.sums() == room.pool.sums() && !again.sums().empty());
}

GENOTYPE_TEST(ClassPoolOthersTest)

#include "class_pool_others_test.moc"
