// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_room.h"
#include "refusing_storage.h"
#include "test_registry.h"

using namespace app;
using messages::LayTables;
using messages::Occupant;
using messages::Stage;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// A teacher and pupils who are here.
struct Present {
    explicit Present(int count) {
        isReady = teacher.comesAsTeacher(room.url());
        for (int i = 0; i < count; ++i) {
            pupils.push_back(std::make_unique<Pupil>());
            isReady = isReady && pupils.back()->comes(room.url());
        }
    }
    int number(int pupil) const { return pupils[static_cast<std::size_t>(pupil)]->welcome().member; }
    /// By table, how many persons sit there.
    std::vector<int> persons() {
        std::vector<int> all;
        for (const auto& [number, table] : room.host().tables()) {
            all.push_back(0);
            for (const messages::SeatShown& seat : table->shown().seats)
                all.back() += seat.occupant == Occupant::Person ? 1 : 0;
        }
        return all;
    }
    int tableOf(int member) {
        for (const ClassHost::Presence& one : room.host().members())
            if (one.number == member)
                return one.table;
        return 0;
    }

    ClassRoom room;
    Pupil teacher;
    std::vector<std::unique_ptr<Pupil>> pupils;
    bool isReady = false;
};

/// The last thing that was opened on a pupil's screen.
struct Sent {
    explicit Sent(Pupil& pupil) {
        QObject::connect(&pupil.monitoring(), &MemberMonitoring::assignmentArrived, &context,
                         [this](const messages::Assignment& assignment) { last = assignment; });
    }
    QObject context;
    messages::Assignment last;
};

const LayTables warsOfThree{.game = "genome-wars", .seats = 3, .start = true};

} // namespace

/// All pupils at tables, in one go.
class ClassLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everybodySitsAndPlaysAndSeesTheTable();
    void theyAreSpreadEvenly();
    void onlyThoseWhoAreMeantAreSeated();
    void whoIsInAGameStaysThere();
    void whoWaitsElsewhereOrHasFinishedMoves();
    void onlyATeacherSeatsOthers();
    void whatCannotBeLaidIsSaid();
    void whatCannotBeSavedIsNotDone();
};

void ClassLayoutTest::everybodySitsAndPlaysAndSeesTheTable() {
    Present class_(4);
    QVERIFY(class_.isReady);
    Sent sent(*class_.pupils[3]);
    // Somebody watches; that is over then.
    QCOMPARE(class_.teacher.asks(LayTables{.game = "genotype", .seats = 4, .length = 3, .start = true}),
             std::string());
    QCOMPARE(class_.persons(), std::vector<int>{4});
    QVERIFY(class_.room.table(1).stage() == Stage::Playing);
    QCOMPARE(class_.room.table(1).rules().length, 3);
    for (const auto& one : class_.pupils)
        QVERIFY(Pupil::waitsFor([&] { return one->board() && one->place().first == 1; }));
    QVERIFY(Pupil::waitsFor([&] { return sent.last.table == 1; }));
    QVERIFY(sent.last.kind == messages::AssignmentKind::SitAtTable);
    // The program that opens it asks for a seat, and has one.
    QCOMPARE(class_.pupils[3]->asks(messages::Sit{1}), std::string());
    QCOMPARE(class_.persons(), std::vector<int>{4});
    // It is kept.
    class_.room.restart();
    QVERIFY(Pupil::waitsFor([&] { return class_.persons() == std::vector<int>{4}; }));
}

void ClassLayoutTest::theyAreSpreadEvenly() {
    Present class_(7);
    QVERIFY(class_.isReady);
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string());
    const std::vector<int> expected{2, 2, 3};
    QCOMPARE(class_.persons(), expected);
    QVERIFY(class_.room.table(1).shown().seats[2].occupant == Occupant::Bot);
    // In the order in which they joined.
    QCOMPARE(class_.tableOf(class_.number(0)), 1);
    QCOMPARE(class_.tableOf(class_.number(6)), 3);
}

void ClassLayoutTest::onlyThoseWhoAreMeantAreSeated() {
    Present class_(4);
    QVERIFY(class_.isReady);
    class_.pupils[1]->leave();
    QVERIFY(Pupil::waitsFor([&] {
        const auto members = class_.room.host().members();
        return std::count_if(members.begin(), members.end(), [](const auto& one) { return one.isHere; }) == 4;
    }));
    LayTables some = warsOfThree;
    some.start = false;
    // One of them is away, and nobody waits for a pupil who may not come back.
    some.to = {class_.number(0), class_.number(1), class_.number(3)};
    QCOMPARE(class_.teacher.asks(some), std::string());
    QCOMPARE(class_.persons(), std::vector<int>{2});
    QVERIFY(class_.room.table(1).stage() == Stage::Waiting);
    QCOMPARE(class_.tableOf(class_.number(2)), 0);
}

void ClassLayoutTest::whoIsInAGameStaysThere() {
    Present class_(3);
    QVERIFY(class_.isReady);
    const int begun = class_.room.open("genotype", 2);
    QVERIFY(class_.pupils[0]->sitsDown(begun));
    QCOMPARE(class_.pupils[0]->asks(messages::StartTable{begun}), std::string());
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string());
    QCOMPARE(class_.tableOf(class_.number(0)), begun);
    QCOMPARE(class_.tableOf(class_.number(1)), begun + 1);
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string("nobody-free"));
    QCOMPARE(class_.room.host().tables().size(), std::size_t{2});
}

void ClassLayoutTest::whoWaitsElsewhereOrHasFinishedMoves() {
    Present class_(2);
    QVERIFY(class_.isReady);
    const int waiting = class_.room.open("genotype", 2);
    QVERIFY(class_.pupils[0]->sitsDown(waiting));
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string());
    QCOMPARE(class_.tableOf(class_.number(0)), waiting + 1);
    const std::vector<int> expected{0, 2};
    QCOMPARE(class_.persons(), expected);
    // This game is over; the next one begins without anybody getting up.
    core::Random chance(5);
    QVERIFY(tests::playToTheEnd({class_.pupils[0].get(), class_.pupils[1].get()}, chance));
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string());
    QCOMPARE(class_.tableOf(class_.number(0)), waiting + 2);
    QCOMPARE(class_.tableOf(class_.number(1)), waiting + 2);
}

void ClassLayoutTest::onlyATeacherSeatsOthers() {
    Present class_(2);
    QVERIFY(class_.isReady);
    QCOMPARE(class_.pupils[0]->asks(warsOfThree), std::string("not-allowed"));
    QVERIFY(class_.room.host().tables().empty());
}

void ClassLayoutTest::whatCannotBeLaidIsSaid() {
    Present class_(2);
    QVERIFY(class_.isReady);
    QCOMPARE(class_.teacher.asks(LayTables{.game = "chess"}), std::string("no-such-game"));
    LayTables toNobody = warsOfThree;
    toNobody.to = {class_.teacher.welcome().member};
    QCOMPARE(class_.teacher.asks(toNobody), std::string("no-member"));
    for (int i = 0; i < messages::maxTables; ++i)
        class_.room.open("genome-wars", 2);
    QCOMPARE(class_.teacher.asks(warsOfThree), std::string("too-many-tables"));
    QCOMPARE(class_.tableOf(class_.number(0)), 0);
}

void ClassLayoutTest::whatCannotBeSavedIsNotDone() {
    const QTemporaryDir folder;
    bool refuses = false;
    ClassHost host({.dataFolder = folder.path(), .teacherKey = tests::teacherKey},
                   std::make_unique<tests::RefusingStorage>(refuses));
    QVERIFY(host.listen(QHostAddress::LocalHost, 0));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(host.port()));
    Pupil teacher;
    Pupil pupil;
    QVERIFY(teacher.comesAsTeacher(url) && pupil.comes(url));
    refuses = true;
    QCOMPARE(teacher.asks(warsOfThree), std::string("not-saved"));
    QVERIFY(host.tables().empty());
    refuses = false;
    QCOMPARE(teacher.asks(warsOfThree), std::string());
    QCOMPARE(host.tables().size(), std::size_t{1});
}

GENOTYPE_TEST(ClassLayoutTest)

#include "class_layout_test.moc"
