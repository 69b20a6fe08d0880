// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/host_table.h"

#include "class_room.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

using namespace app;
using messages::MovePupil;
using messages::Role;
using messages::Sit;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// A running game of Genotype for three, with one pupil in the first seat and bots in the others.
struct Running {
    explicit Running(int seats = 3)
        : room([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); }),
          table(room.open("genotype", seats)) {
        isReady = pupil.comes(room.url()) && teacher.comesAsTeacher(room.url()) && pupil.sitsDown(table, 0) &&
                  pupil.asks(messages::StartTable{table}).empty();
    }
    int member() const { return pupil.welcome().member; }
    std::string moves(int member, core::Seat seat) {
        return teacher.asks(MovePupil{.member = member, .table = table, .seat = seat});
    }

    ClassRoom room;
    int table;
    Pupil pupil;
    Pupil teacher;
    bool isReady = false;
};

} // namespace

/// Nobody looks into several hands of one game, unless the teacher wants it and all at the table know.
class ClassSeatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoHasSatAtAGameReturnsToThatSeatOnly();
    void theSeatIsRememberedAfterARestart();
    void whoChoosesNoSeatGetsTheOwnOneBack();
    void aSecondMemberOfTheSamePersonGetsNoOtherSeat();
    void aMemberWhomTheTeacherHasConfirmedGetsAnotherSeat();
    void beforeTheGameBeginsEverybodyMayChangeSeats();
    void whenTheTableIsWaitingOnePersonHasOneSeat();
    void theTeacherMovesAPupilAndTheTableIsTold();
    void theTeacherMovesNobodyBack();
    void onlyTeachersMovePupilsAndConfirmThem();
};

void ClassSeatsTest::whoHasSatAtAGameReturnsToThatSeatOnly() {
    Running game;
    QVERIFY(game.isReady);
    QCOMPARE(game.pupil.asks(messages::Stand{}), std::string());
    for (const core::Seat bots : {core::Seat{1}, core::Seat{2}})
        QCOMPARE(game.pupil.asks(Sit{game.table, bots}), std::string("other-seat"));
    QCOMPARE(game.pupil.asks(Sit{game.table, 0}), std::string());
    // Somebody else may have a bot's.
    Pupil other;
    QVERIFY(other.comes(game.room.url()) && other.sitsDown(game.table, 2));
    QCOMPARE(other.asks(messages::Stand{}), std::string());
    QCOMPARE(game.pupil.asks(messages::Stand{}), std::string());
    QCOMPARE(other.asks(Sit{game.table, 0}), std::string("other-seat"));
}

void ClassSeatsTest::theSeatIsRememberedAfterARestart() {
    Running game;
    QVERIFY(game.isReady);
    QCOMPARE(game.pupil.asks(messages::Stand{}), std::string());
    QVERIFY(game.room.restartFor({&game.pupil}));
    QCOMPARE(game.pupil.asks(Sit{game.table, 1}), std::string("other-seat"));
    QCOMPARE(game.pupil.asks(Sit{game.table, 0}), std::string());
}

void ClassSeatsTest::whoChoosesNoSeatGetsTheOwnOneBack() {
    Running game;
    QVERIFY(game.isReady);
    QCOMPARE(game.moves(game.member(), 2), std::string());
    QCOMPARE(game.pupil.asks(messages::Stand{}), std::string());
    QCOMPARE(game.pupil.asks(Sit{game.table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return game.pupil.place() == std::pair(game.table, core::Seat{2}); }));
    // It is somebody else's now.
    QCOMPARE(game.pupil.asks(messages::Stand{}), std::string());
    Pupil other;
    QVERIFY(other.comes(game.room.url()) && other.sitsDown(game.table, 2));
    QCOMPARE(game.pupil.asks(Sit{game.table}), std::string("seat-taken"));
}

void ClassSeatsTest::aSecondMemberOfTheSamePersonGetsNoOtherSeat() {
    Running game;
    Pupil first;
    Pupil second;
    for (Pupil* one : {&first, &second}) {
        one->connection().setInstallation("the same");
        QVERIFY(one->comes(game.room.url()));
    }
    QVERIFY(first.sitsDown(game.table, 1));
    QCOMPARE(second.asks(Sit{game.table, 2}), std::string("other-seat"));
    QCOMPARE(first.asks(messages::Stand{}), std::string());
    QCOMPARE(second.asks(Sit{game.table, 2}), std::string("other-seat"));
    QCOMPARE(second.asks(Sit{game.table, 1}), std::string());
}

void ClassSeatsTest::aMemberWhomTheTeacherHasConfirmedGetsAnotherSeat() {
    Running game;
    QVERIFY(game.isReady);
    Pupil first;
    Pupil second;
    for (Pupil* one : {&first, &second}) {
        one->connection().setInstallation("the same");
        QVERIFY(one->comes(game.room.url()));
    }
    QVERIFY(first.sitsDown(game.table, 1));
    QCOMPARE(game.teacher.asks(messages::ConfirmMember{.member = second.welcome().member}), std::string());
    QCOMPARE(second.asks(Sit{game.table, 2}), std::string());
    game.room.restart();
    const auto people = game.room.host().members();
    QCOMPARE(std::ranges::count_if(people, [](const auto& one) { return one.person == one.number; }),
             std::ptrdiff_t{4});
}

void ClassSeatsTest::beforeTheGameBeginsEverybodyMayChangeSeats() {
    ClassRoom room;
    const int table = room.open("genotype", 3);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    for (core::Seat seat = 0; seat < 3; ++seat) {
        QVERIFY(pupil.sitsDown(table, seat));
        QCOMPARE(pupil.asks(messages::Stand{}), std::string());
    }
    QVERIFY(pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QCOMPARE(pupil.asks(messages::Stand{}), std::string());
    QVERIFY(pupil.sitsDown(table, 0));
}

void ClassSeatsTest::whenTheTableIsWaitingOnePersonHasOneSeat() {
    ClassRoom room;
    const int table = room.open("genotype", 3);
    Pupil first;
    Pupil second;
    // Clients of one address that say nothing of their installation.
    for (Pupil* one : {&first, &second}) {
        one->connection().setInstallation({});
        QVERIFY(one->comes(room.url()));
    }
    QVERIFY(first.sitsDown(table, 0));
    QCOMPARE(second.asks(Sit{table, 1}), std::string("other-seat"));
}

void ClassSeatsTest::theTeacherMovesAPupilAndTheTableIsTold() {
    Running game;
    QVERIFY(game.isReady);
    Pupil other;
    QVERIFY(other.comes(game.room.url()) && other.sitsDown(game.table, 1));
    std::vector<messages::PupilMoved> heard;
    std::vector<messages::PupilMoved> own;
    QObject::connect(&other, &ClassClient::pupilMoved, &other,
                     [&](const auto& moved) { heard.push_back(moved); });
    QObject::connect(&game.pupil, &ClassClient::pupilMoved, &other,
                     [&](const auto& moved) { own.push_back(moved); });
    // Into a seat that somebody has, or to nowhere.
    QCOMPARE(game.moves(game.member(), 1), std::string("seat-taken"));
    QCOMPARE(game.moves(99, 2), std::string("no-member"));
    // To the own seat: nothing happens.
    QCOMPARE(game.moves(game.member(), 0), std::string());
    QVERIFY(heard.empty());
    QCOMPARE(game.moves(game.member(), 2), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !heard.empty() && !own.empty(); }));
    const messages::PupilMoved expected{
        .table = game.table, .seat = 2, .member = game.member(), .nickname = game.pupil.welcome().nickname};
    QVERIFY(heard.front() == expected && own.front() == expected);
    QVERIFY(Pupil::waitsFor([&] {
        return game.pupil.place() == std::pair(game.table, core::Seat{2}) &&
               game.pupil.board()->observation.at("seat") == 3;
    }));
    // Who has sat nowhere there is moved without a word.
    Pupil late;
    QVERIFY(late.comes(game.room.url()));
    QCOMPARE(game.moves(late.welcome().member, 0), std::string());
    QVERIFY(Pupil::waitsFor([&] { return late.place() == std::pair(game.table, core::Seat{0}); }));
    QCOMPARE(heard.size(), std::size_t{1});
}

void ClassSeatsTest::theTeacherMovesNobodyBack() {
    Running game;
    QVERIFY(game.isReady);
    QCOMPARE(game.moves(game.member(), 1), std::string());
    QCOMPARE(game.moves(game.member(), 0), std::string("seen-seat"));
    QCOMPARE(game.moves(game.member(), 2), std::string());
}

void ClassSeatsTest::onlyTeachersMovePupilsAndConfirmThem() {
    Running game;
    QVERIFY(game.isReady);
    QCOMPARE(game.pupil.asks(MovePupil{.member = game.member(), .table = game.table, .seat = 1}),
             std::string("not-allowed"));
    QCOMPARE(game.pupil.asks(messages::ConfirmMember{.member = game.member()}), std::string("not-allowed"));
}

GENOTYPE_TEST(ClassSeatsTest)

#include "class_seats_test.moc"
