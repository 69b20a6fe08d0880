// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/table_seats.h"

#include "app/network/server/choice_clock.h"
#include "app/network/server/undo_agreement.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

/// Clover and Daisy, members 1 and 2, in the first two of three seats; nobody waits for whoever is gone.
struct ThreeSeats {
    TableSeats seats{3, std::chrono::milliseconds(0)};
    QSignalSpy stoodIn{&seats, &TableSeats::stoodIn};

    ThreeSeats() {
        seats.take(0, 1, "Clover");
        seats.take(1, 2, "Daisy");
    }
    bool isStoodIn(core::Seat seat) const { return seats.all()[seat].isStoodIn; }
};

} // namespace

/// The parts of a table of a class, each without the others and without a game.
class TableSeatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSeatIsFreeIfItIsNobodys();
    void whoIsGoneIsStoodInForWhileSomebodyIsThere();
    void nobodyIsStoodInForWhenAllAreGone();
    void whoComesBackPlaysAgain();
    void whoGetsUpIsNotMissed();
    void aHistoryKnowsWhoHasSeenWhoseCards();
    void everybodyWhoIsThereMustAgree();
    void theClockRunsForOneSeat();
    void withoutALimitNoClockRuns();
};

void TableSeatsTest::aSeatIsFreeIfItIsNobodys() {
    const ThreeSeats three;
    QCOMPARE(int(three.seats.of(1)), 0);
    QCOMPARE(int(three.seats.of(2)), 1);
    QCOMPARE(three.seats.of(3), core::noSeat);
    QCOMPARE(three.seats.of(0), core::noSeat);
    QCOMPARE(three.seats.free(0), core::noSeat);
    QCOMPARE(int(three.seats.free(2)), 2);
    QCOMPARE(int(three.seats.free(core::noSeat)), 2);
    QCOMPARE(three.seats.free(3), core::noSeat);
    QVERIFY(three.seats.isMembers(0));
    QVERIFY(!three.seats.isMembers(2));
}

void TableSeatsTest::whoIsGoneIsStoodInForWhileSomebodyIsThere() {
    ThreeSeats three;
    three.seats.setPresent(0, true);
    // Daisy has not come yet.
    QVERIFY(three.stoodIn.wait(tests::patience));
    QVERIFY(three.isStoodIn(1) && !three.isStoodIn(0) && !three.isStoodIn(2));
    QVERIFY(!three.seats.isMembers(1) && three.seats.isMembers(0));
    QCOMPARE(three.stoodIn.count(), 1);
}

void TableSeatsTest::nobodyIsStoodInForWhenAllAreGone() {
    ThreeSeats three;
    three.seats.setPresent(0, true);
    QVERIFY(three.stoodIn.wait(tests::patience));
    three.seats.setPresent(0, false);
    QVERIFY(!three.seats.isAnybodyHere());
    QVERIFY(!three.isStoodIn(1));
    // The timer of the member who went last has run out when one that was started later has.
    bool isLater = false;
    QTimer::singleShot(0, &three.seats, [&isLater] { isLater = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isLater, tests::patience);
    QVERIFY(!three.isStoodIn(0) && !three.isStoodIn(1));
    QCOMPARE(three.stoodIn.count(), 1);
}

void TableSeatsTest::whoComesBackPlaysAgain() {
    ThreeSeats three;
    three.seats.setPresent(0, true);
    QVERIFY(three.stoodIn.wait(tests::patience));
    three.seats.setPresent(1, true);
    QVERIFY(three.seats.isMembers(1));
}

void TableSeatsTest::whoGetsUpIsNotMissed() {
    ThreeSeats three;
    three.seats.setPresent(0, true);
    three.seats.setPresent(1, true);
    three.seats.setPresent(1, false);
    three.seats.leave(1);
    bool isLater = false;
    QTimer::singleShot(0, &three.seats, [&isLater] { isLater = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isLater, tests::patience);
    QVERIFY(!three.isStoodIn(1));
    QCOMPARE(three.stoodIn.count(), 0);
    QCOMPARE(int(three.seats.free(1)), 1);
}

void TableSeatsTest::aHistoryKnowsWhoHasSeenWhoseCards() {
    SeatHistory history;
    QCOMPARE(history.lastOf(1), core::noSeat);
    QVERIFY(!history.hasSeenOther(1, 0));
    history.add(1, 0);
    history.add(1, 0);
    QCOMPARE(history.seats.at(1).size(), std::size_t{1});
    QVERIFY(!history.hasSeenOther(1, 0));
    QVERIFY(history.hasSeenOther(1, 2));
    QVERIFY(!history.hasLeft(1, 2));
    history.add(1, 2);
    QCOMPARE(int(history.lastOf(1)), 2);
    QVERIFY(history.hasLeft(1, 0));
    QVERIFY(!history.hasLeft(1, 2) && !history.hasLeft(2, 0));
    const ThreeSeats three;
    const SeatHistory all = three.seats.addedTo(history);
    // Clover has come back to the first seat.
    QCOMPARE(all.seats.at(1), (std::vector<core::Seat>{0, 2, 0}));
    QCOMPARE(int(all.lastOf(2)), 1);
}

void TableSeatsTest::everybodyWhoIsThereMustAgree() {
    ThreeSeats three;
    three.seats.setPresent(0, true);
    three.seats.setPresent(1, true);
    UndoAgreement agreement;
    QVERIFY(!agreement.isAsked() && !agreement.isComplete(three.seats.all()));
    agreement.add(0);
    QVERIFY(agreement.isAsked() && !agreement.isComplete(three.seats.all()));
    three.seats.setPresent(1, false);
    QVERIFY(agreement.isComplete(three.seats.all()));
    three.seats.setPresent(1, true);
    agreement.add(1);
    QVERIFY(agreement.isComplete(three.seats.all()));
    QVERIFY(agreement.end());
    QVERIFY(!agreement.end());
    // What nobody has agreed to is not undone, whoever is there.
    QVERIFY(!agreement.isComplete({}));
}

void TableSeatsTest::theClockRunsForOneSeat() {
    ChoiceClock clock(std::chrono::seconds(1));
    QSignalSpy ranOut(&clock, &ChoiceClock::ranOut);
    clock.begin(1);
    QVERIFY(clock.isRunning() && clock.left() > 0 && clock.left() <= 1000);
    clock.begin(core::noSeat);
    QVERIFY(!clock.isRunning());
    QCOMPARE(clock.left(), 0);
    clock.begin(1);
    QCOMPARE(clock.overdue(), core::noSeat);
    QVERIFY(ranOut.wait(tests::patience));
    QCOMPARE(int(clock.overdue()), 1);
    QCOMPARE(clock.left(), 0);
    clock.endChoice();
    QCOMPARE(clock.overdue(), core::noSeat);
}

void TableSeatsTest::withoutALimitNoClockRuns() {
    ChoiceClock clock(std::chrono::seconds(0));
    clock.begin(0);
    QVERIFY(!clock.isLimited() && !clock.isRunning());
}

GENOTYPE_TEST(TableSeatsTest)

#include "table_seats_test.moc"
