// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/host_table.h"

#include "class_room.h"
#include "refusing_storage.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>

using namespace app;
using messages::Occupant;
using messages::Role;
using tests::ClassRoom;
using tests::playToTheEnd;
using tests::Pupil;

namespace {

/// Clover and Daisy, members 1 and 2, at a table of Genome Wars whose game has just begun.
struct TwoAtATable {
    QTemporaryDir folder;
    GameLibrary library{folder.path()};
    HostTable table;

    /// `clock`: seconds for a choice; 0: no clock.
    explicit TwoAtATable(std::chrono::milliseconds patience, int clock = 0)
        : table(1, completeRules({"genome-wars", 2, 0, {}, clock}).value(),
                {.patience = patience, .bots = BotPace::Instant}) {
        table.sit(1, "Clover", 0);
        table.sit(2, "Daisy", 1);
        table.begin(dealGame(table, 5, library, [](core::Seat) { return std::string("Bot"); }));
    }
};

} // namespace

/// Who sits at a table, who is gone, and what the members who are there agree on.
class ClassTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLateComerTakesABotsSeat();
    void whoComesBackHasTheSeatAndTheBoardAgain();
    void aBotPlaysForWhoIsGone();
    void aTableThatIsOpenedAgainWaitsForItsPeople();
    void aTableThatAllHaveLeftWaitsForTheFirstOfThem();
    void whoWasStoodInForIsWaitedForWhenTheLastOneGoes();
    void nothingIsUndoneWhenAllAreGone();
    void whoWatchesSeesTheClockStopWhenAllAreGone();
    void aSecondConnectionReplacesTheFirst();
    void takingBackNeedsEverybodyAtTheTable();
    void aNoEndsTheQuestion();
    void whoIsGoneIsNotAskedAboutTakingBack();
    void theClockLetsABotChoose();
    void underACoverNoClockRuns();
    void aTableOfAClassThatIsCoveredBeginsWithoutAClock();
    void whenPausedNobodyPlays();
    void whatCannotBeKeptIsNotDone();
};

void ClassTableTest::aLateComerTakesABotsSeat() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil first;
    QVERIFY(first.comes(room.url()) && first.sitsDown(table, 0));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    Pupil late;
    QVERIFY(late.comes(room.url()) && late.sitsDown(table));
    QVERIFY(Pupil::waitsFor([&] { return late.board() && late.place() == std::pair(table, core::Seat{1}); }));
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QCOMPARE(first.plays(first.board()->legal.front()), std::string());
    QVERIFY(Pupil::waitsFor([&] { return late.isMyTurn(); }));
    QCOMPARE(late.plays(late.board()->legal.front()), std::string());
}

void ClassTableTest::whoComesBackHasTheSeatAndTheBoardAgain() {
    ClassRoom room([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); });
    const int table = room.open("genotype", 2);
    Pupil other;
    QVERIFY(other.comes(room.url()) && other.sitsDown(table, 0));
    auto pupil = std::make_unique<Pupil>();
    QVERIFY(pupil->comes(room.url()) && pupil->sitsDown(table, 1));
    QCOMPARE(other.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil->board().has_value(); }));
    const std::string token = pupil->welcome().token;
    const messages::Json seen = pupil->board()->observation;
    pupil.reset();
    QVERIFY(Pupil::waitsFor([&] { return room.table(table).shown().seats[1].occupant == Occupant::Away; }));
    Pupil back;
    QVERIFY(back.comes(room.url(), Role::Pupil, {}, token));
    QVERIFY(Pupil::waitsFor([&] { return back.board().has_value(); }));
    QCOMPARE(back.board()->observation.dump(), seen.dump());
    QVERIFY(room.table(table).shown().seats[1].occupant == Occupant::Person);
    Pupil thief;
    QVERIFY(!thief.comes(room.url(), Role::Pupil, {}, std::string(32, '0')));
    QCOMPARE(thief.end(), QStringLiteral("unknown-token"));
}

void ClassTableTest::aBotPlaysForWhoIsGone() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2, 3);
    Pupil stays;
    QVERIFY(stays.comes(room.url()) && stays.sitsDown(table, 1));
    auto goes = std::make_unique<Pupil>();
    QVERIFY(goes->comes(room.url()) && goes->sitsDown(table, 0));
    QCOMPARE(stays.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return goes->isMyTurn(); }));
    goes.reset();
    QVERIFY(Pupil::waitsFor([&] { return stays.isMyTurn(); }));
    QCOMPARE(room.table(table).step(), 1);
    core::Random chance(3);
    QVERIFY(playToTheEnd({&stays}, chance));
}

/// As in a class that is opened again on the next day.
void ClassTableTest::aTableThatIsOpenedAgainWaitsForItsPeople() {
    const QTemporaryDir folder;
    const GameLibrary library(folder.path());
    const auto rules = completeRules({"genome-wars", 2, 0, {}, 0});
    QVERIFY(rules);
    QString path;
    {
        HostTable before(1, *rules, {.patience = std::chrono::hours(1), .bots = BotPace::Instant});
        before.sit(1, "Clover", 0);
        before.sit(2, "Daisy", 1);
        const auto game = dealGame(before, 5, library, [](core::Seat) { return std::string("Bot"); });
        QVERIFY(game);
        before.begin(game);
        path = before.game().document().journal()->path();
    }
    HostTable table(1, *rules, {.patience = std::chrono::milliseconds(0), .bots = BotPace::Instant});
    QVERIFY(table.reopen(path));
    table.take(0, 1, "Clover");
    table.take(1, 2, "Daisy");
    const auto standsIn = [&table](std::size_t seat) { return table.seats().all()[seat].isStoodIn; };
    QTest::qWait(200);
    QVERIFY(!standsIn(0) && !standsIn(1));
    QCOMPARE(table.step(), 0);
    // Who is there need not wait for the others.
    table.setPresent(2, true);
    QVERIFY(Pupil::waitsFor([&] { return standsIn(0); }));
    QVERIFY(!standsIn(1));
    table.setPresent(1, true);
    QVERIFY(!standsIn(0));
}

/// As when the network of the room is gone for a minute.
void ClassTableTest::aTableThatAllHaveLeftWaitsForTheFirstOfThem() {
    TwoAtATable two(std::chrono::milliseconds(0), 1);
    HostTable& table = two.table;
    table.setPresent(1, false);
    table.setPresent(2, false);
    const auto standsIn = [&table](std::size_t seat) { return table.seats().all()[seat].isStoodIn; };
    // Longer than the clock leaves to a choice.
    QTest::qWait(1300);
    QVERIFY(!standsIn(0) && !standsIn(1));
    QCOMPARE(table.step(), 0);
    table.setPresent(2, true);
    QVERIFY(Pupil::waitsFor([&] { return standsIn(0); }));
    QVERIFY(!standsIn(1));
    QVERIFY(Pupil::waitsFor([&] { return table.step() > 0; }));
}

void ClassTableTest::whoWasStoodInForIsWaitedForWhenTheLastOneGoes() {
    for (const bool getsUp : {false, true}) {
        TwoAtATable two(std::chrono::milliseconds(0));
        HostTable& table = two.table;
        table.setPresent(1, false);
        QVERIFY(Pupil::waitsFor([&] { return table.step() > 0; }));
        const int before = table.step();
        if (getsUp)
            table.stand(2);
        else
            table.setPresent(2, false);
        // A bot has the place of one who got up; it plays until the first has to choose.
        if (getsUp)
            QVERIFY(Pupil::waitsFor([&] { return table.step() > before; }));
        QTest::qWait(200);
        QVERIFY(!table.seats().all()[0].isStoodIn);
        QVERIFY(table.stage() == messages::Stage::Playing);
        if (!getsUp)
            QCOMPARE(table.step(), before);
    }
}

void ClassTableTest::nothingIsUndoneWhenAllAreGone() {
    TwoAtATable two(std::chrono::hours(1));
    HostTable& table = two.table;
    QVERIFY(!table.act(1, 0, table.board(0).legal.front()));
    QVERIFY(!table.undo(1, 1, true));
    QCOMPARE(table.step(), 1);
    table.setPresent(1, false);
    table.setPresent(2, false);
    QCOMPARE(table.step(), 1);
}

void ClassTableTest::whoWatchesSeesTheClockStopWhenAllAreGone() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2, 0, {}, 600);
    auto player = std::make_unique<Pupil>();
    QVERIFY(player->comes(room.url()) && player->sitsDown(table, 0));
    QCOMPARE(player->asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return player->isMyTurn(); }));
    Pupil watcher;
    QVERIFY(watcher.comes(room.url()));
    QCOMPARE(watcher.asks(messages::Watch{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return watcher.board() && watcher.board()->left > 0; }));
    player.reset();
    QVERIFY(Pupil::waitsFor([&] { return watcher.board()->left == 0; }));
}

void ClassTableTest::aSecondConnectionReplacesTheFirst() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil first;
    QVERIFY(first.comes(room.url()) && first.sitsDown(table, 0));
    Pupil second;
    QVERIFY(second.comes(room.url(), Role::Pupil, {}, first.welcome().token));
    QVERIFY(Pupil::waitsFor([&] { return first.end() == QLatin1String("elsewhere"); }));
    QCOMPARE(second.welcome().member, first.welcome().member);
    QVERIFY(room.table(table).shown().seats[0].occupant == Occupant::Person);
}

void ClassTableTest::takingBackNeedsEverybodyAtTheTable() {
    ClassRoom room;
    const int table = room.open("genome-wars", 3);
    Pupil first;
    Pupil second;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()));
    QVERIFY(first.sitsDown(table, 0) && second.sitsDown(table, 1));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QCOMPARE(first.asks(messages::Undo{0, true}), std::string("nothing-to-undo"));
    QCOMPARE(first.plays(first.board()->legal.front()), std::string());
    QCOMPARE(first.asks(messages::Undo{1, true}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return second.asked().has_value(); }));
    QVERIFY(second.asked()->open);
    QCOMPARE(int(second.asked()->by), 0);
    QCOMPARE(room.table(table).step(), 1);
    QCOMPARE(second.asks(messages::Undo{1, true}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.board()->change == messages::BoardChange::Undone; }));
    QCOMPARE(first.board()->step, 0);
    QVERIFY(first.isMyTurn());
    QVERIFY(Pupil::waitsFor([&] { return second.board()->step == 0; }));
}

void ClassTableTest::aNoEndsTheQuestion() {
    ClassRoom room;
    const int table = room.open("genome-wars", 3);
    Pupil first;
    Pupil second;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()));
    QVERIFY(first.sitsDown(table, 0) && second.sitsDown(table, 1));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QCOMPARE(first.plays(first.board()->legal.front()), std::string());
    QCOMPARE(first.asks(messages::Undo{1, true}), std::string());
    QCOMPARE(second.asks(messages::Undo{1, false}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.asked() && !first.asked()->open; }));
    // What the first had agreed to is over.
    QCOMPARE(second.asks(messages::Undo{1, true}), std::string());
    QCOMPARE(room.table(table).step(), 1);
}

void ClassTableTest::whoIsGoneIsNotAskedAboutTakingBack() {
    ClassRoom room([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); });
    const int table = room.open("genome-wars", 2);
    Pupil first;
    QVERIFY(first.comes(room.url()) && first.sitsDown(table, 0));
    auto second = std::make_unique<Pupil>();
    QVERIFY(second->comes(room.url()) && second->sitsDown(table, 1));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QCOMPARE(first.plays(first.board()->legal.front()), std::string());
    QCOMPARE(first.asks(messages::Undo{1, true}), std::string());
    QCOMPARE(room.table(table).step(), 1);
    second.reset();
    QVERIFY(Pupil::waitsFor([&] { return room.table(table).step() == 0; }));
}

void ClassTableTest::theClockLetsABotChoose() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2, 1, {}, 1);
    Pupil first;
    Pupil second;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()));
    QVERIFY(first.sitsDown(table, 0) && second.sitsDown(table, 1));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QVERIFY(first.board()->left > 0 && first.board()->left <= 1000);
    // One choice, and no more: the next one is the other's.
    QVERIFY(Pupil::waitsFor([&] { return second.isMyTurn(); }));
    QCOMPARE(room.table(table).step(), 1);
    QCOMPARE(second.plays(second.board()->legal.front()), std::string());
}

/// Longer than the clock leaves to a choice; afterwards there is the whole time.
void ClassTableTest::underACoverNoClockRuns() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2, 1, {}, 1);
    Pupil first;
    Pupil second;
    Pupil teacher;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()) && teacher.comesAsTeacher(room.url()));
    QVERIFY(first.sitsDown(table, 0) && second.sitsDown(table, 1));
    QCOMPARE(teacher.asks(messages::BlankScreens{.dark = true, .words = "Look"}), std::string());
    QCOMPARE(teacher.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn(); }));
    QVERIFY(Pupil::waitsFor([&] { return first.board()->left == 0; }));
    QTest::qWait(1300);
    QCOMPARE(room.table(table).step(), 0);
    QCOMPARE(teacher.asks(messages::BlankScreens{.dark = false}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.board()->left > 0; }));
    QVERIFY(Pupil::waitsFor([&] { return second.isMyTurn(); }));
    QCOMPARE(room.table(table).step(), 1);
}

void ClassTableTest::aTableOfAClassThatIsCoveredBeginsWithoutAClock() {
    TwoAtATable two(std::chrono::hours(1), 600);
    QVERIFY(two.table.board(0).left > 0);
    two.table.setCovered(true);
    QCOMPARE(two.table.board(0).left, 0);
    two.table.setPaused(true);
    two.table.setCovered(false);
    QCOMPARE(two.table.board(0).left, 0);
    two.table.setPaused(false);
    QVERIFY(two.table.board(0).left > 0);
}

void ClassTableTest::whenPausedNobodyPlays() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    Pupil teacher;
    QVERIFY(pupil.comes(room.url()) && teacher.comesAsTeacher(room.url()) && pupil.sitsDown(table, 0));
    QCOMPARE(teacher.asks(messages::Pause{true}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.tables().paused; }));
    QCOMPARE(teacher.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string("paused"));
    QCOMPARE(teacher.asks(messages::Pause{false}), std::string());
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
}

void ClassTableTest::whatCannotBeKeptIsNotDone() {
    const QTemporaryDir folder;
    bool refuses = false;
    ClassHost host({.dataFolder = folder.path(),
                    .teacherKey = tests::teacherKey,
                    .pace = {.patience = std::chrono::milliseconds(0), .bots = BotPace::Instant}},
                   std::make_unique<tests::RefusingStorage>(refuses));
    QVERIFY(host.listen(QHostAddress::LocalHost, 0));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(host.port()));
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(url));
    const messages::OpenTable wars{.game = "genome-wars", .seats = 2};
    QCOMPARE(teacher.asks(wars), std::string());
    QCOMPARE(teacher.asks(messages::Sit{1, 0}), std::string());
    refuses = true;
    QCOMPARE(teacher.asks(wars), std::string("not-saved"));
    QCOMPARE(host.tables().size(), std::size_t{1});
    QCOMPARE(teacher.asks(messages::Stand{}), std::string("not-saved"));
    QCOMPARE(host.tables().at(1)->shown().seats[0].member, 1);
    QCOMPARE(teacher.asks(messages::StartTable{1}), std::string("not-saved"));
    QVERIFY(host.tables().at(1)->stage() == messages::Stage::Waiting);
    QCOMPARE(teacher.asks(messages::CloseTable{1}), std::string("not-saved"));
    Pupil late;
    QVERIFY(!late.comes(url));
    QCOMPARE(late.end(), QStringLiteral("not-saved"));
    refuses = false;
    QVERIFY(late.comes(url));
    refuses = true;
    QCOMPARE(late.asks(messages::Sit{1, 1}), std::string("not-saved"));
    QCOMPARE(host.tables().at(1)->shown().seats[1].member, 0);
    QVERIFY(host.tables().at(1)->shown().seats[0].occupant == Occupant::Person);
    refuses = false;
    QCOMPARE(late.asks(messages::Sit{1, 1}), std::string());
    QCOMPARE(late.asks(messages::StartTable{1}), std::string());
}

GENOTYPE_TEST(ClassTableTest)

#include "class_table_test.moc"
