// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_host.h"

#include "app/protocol/game_json.h"
#include "class_room.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"

using namespace app;
using messages::Occupant;
using messages::Role;
using tests::ClassRoom;
using tests::playToTheEnd;
using tests::Pupil;

class ClassHostTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPupilIsWelcomedWithANicknameAndAToken();
    void theTeachersKeyMakesATeacher();
    void onlyATeacherOpensClosesAndPauses();
    void wholeGamesArePlayed_data();
    void wholeGamesArePlayed();
    void nobodyActsForAnotherSeat();
    void anActionForAnotherBoardIsRefused();
    void theFreeSeatsGoToBots();
    void anObserverSeesThePublicPart();
    void theHistoryComesInParts();
    void aRestartedHostHasEverythingWhereItWas();
    void whatCannotBeSavedIsNotDone();
    void aTableWhoseLockNamesNobodyIsThereAfterARestart();
    void aClosedTableIsGoneForEverybody();
};

void ClassHostTest::aPupilIsWelcomedWithANicknameAndAToken() {
    ClassRoom room;
    Pupil one;
    Pupil other;
    QVERIFY(one.comes(room.url()) && other.comes(room.url()));
    QCOMPARE(one.welcome().nickname, std::string("Clover"));
    QCOMPARE(other.welcome().nickname, std::string("Daisy"));
    QCOMPARE(one.welcome().token.size(), std::size_t{32});
    QVERIFY(one.welcome().token != other.welcome().token);
    QVERIFY(one.welcome().role == Role::Pupil);
}

void ClassHostTest::theTeachersKeyMakesATeacher() {
    ClassRoom room;
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    QVERIFY(teacher.welcome().role == Role::Teacher);
    Pupil guesser;
    QVERIFY(!guesser.comes(room.url(), Role::Teacher, "a guess"));
    QCOMPARE(guesser.end(), QStringLiteral("wrong-key"));
    ClassRoom keyless([](ClassHost::Options& options) { options.teacherKey.clear(); });
    QVERIFY(!guesser.comes(keyless.url(), Role::Teacher, ""));
}

void ClassHostTest::onlyATeacherOpensClosesAndPauses() {
    ClassRoom room;
    Pupil pupil;
    Pupil teacher;
    QVERIFY(pupil.comes(room.url()) && teacher.comesAsTeacher(room.url()));
    const messages::OpenTable wars{.game = "genome-wars", .seats = 3};
    QCOMPARE(pupil.asks(wars), std::string("not-allowed"));
    QCOMPARE(teacher.asks(wars), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.tables().tables.size() == 1; }));
    QCOMPARE(teacher.asks(messages::OpenTable{.game = "chess"}), std::string("no-such-game"));
    QCOMPARE(teacher.asks(messages::OpenTable{.game = "gene-expression", .seats = 2}),
             std::string("no-such-game"));
    QCOMPARE(pupil.asks(messages::StartTable{1}), std::string("not-allowed"));
    QCOMPARE(pupil.asks(messages::CloseTable{1}), std::string("not-allowed"));
    QCOMPARE(pupil.asks(messages::Pause{true}), std::string("not-allowed"));
    QCOMPARE(room.host().tables().size(), std::size_t{1});
}

void ClassHostTest::wholeGamesArePlayed_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("length");
    QTest::newRow("Genotype") << QByteArray("genotype") << 3 << 1;
    QTest::newRow("Genome Wars") << QByteArray("genome-wars") << 4 << 3;
    QTest::newRow("Gene Expression") << QByteArray("gene-expression") << 4 << 1;
}

/// Two persons, the rest bots. At the end everybody has the record, and it is the host's game.
void ClassHostTest::wholeGamesArePlayed() {
    QFETCH(const QByteArray, game);
    QFETCH(const int, seats);
    QFETCH(const int, length);
    ClassRoom room;
    const int table = room.open(game.toStdString(), seats, length);
    Pupil one;
    Pupil other;
    QVERIFY(one.comes(room.url()) && other.comes(room.url()));
    QVERIFY(one.sitsDown(table) && other.sitsDown(table));
    QCOMPARE(one.asks(messages::StartTable{table}), std::string());
    core::Random chance(5);
    QVERIFY(playToTheEnd({&one, &other}, chance));
    QVERIFY(Pupil::waitsFor([&] { return !other.record().empty(); }));
    QCOMPARE(one.record(), other.record());
    QCOMPARE(one.record(), room.table(table).record());
    const auto read = games::readAnyRecord(one.record());
    const auto& record = std::get<games::AnyRecord>(read);
    QCOMPARE(QByteArray::fromStdString(std::string(games::idOf(record))), game);
    QVERIFY(record.type()->standing(record).finished);
    QVERIFY(room.table(table).stage() == messages::Stage::Finished);
}

void ClassHostTest::nobodyActsForAnotherSeat() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil first;
    Pupil second;
    Pupil stranger;
    Pupil observer;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()) && stranger.comes(room.url()));
    QVERIFY(observer.comes(room.url(), Role::Observer));
    QVERIFY(first.sitsDown(table, 0) && second.sitsDown(table, 1));
    QCOMPARE(stranger.asks(messages::Sit{table, 0}), std::string("seat-taken"));
    QCOMPARE(first.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return first.isMyTurn() && second.board(); }));
    const std::string action = first.board()->legal.front();
    QVERIFY(second.board()->legal.empty());
    QCOMPARE(second.plays(action), std::string("not-your-turn"));
    QCOMPARE(second.asks(messages::WhyNot{action}), std::string("not-your-turn"));
    QCOMPARE(stranger.asks(messages::Act{0, action}), std::string("not-seated"));
    QCOMPARE(observer.asks(messages::Act{0, action}), std::string("not-allowed"));
    QCOMPARE(stranger.asks(messages::AskHistory{0}), std::string("not-seated"));
    QCOMPARE(room.table(table).step(), 0);
    QCOMPARE(first.plays(action), std::string());
}

void ClassHostTest::anActionForAnotherBoardIsRefused() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    QCOMPARE(pupil.asks(messages::Act{3, pupil.board()->legal.front()}), std::string("other-step"));
    QCOMPARE(pupil.plays("dance"), std::string("not-an-action"));
    QCOMPARE(pupil.plays("roll"), std::string("refused"));
    QCOMPARE(pupil.lastFailure().refusal, static_cast<int>(genomewars::Refusal::GenomesFirst));
    QCOMPARE(pupil.asks(messages::WhyNot{"roll"}), std::string("refused"));
    QCOMPARE(pupil.asks(messages::WhyNot{pupil.board()->legal.front()}), std::string());
    QCOMPARE(room.table(table).step(), 0);
}

void ClassHostTest::theFreeSeatsGoToBots() {
    ClassRoom room;
    const int table = room.open("genome-wars", 4, 2, "naturalist");
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 2));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    const auto shown = room.table(table).shown();
    QVERIFY(shown.stage == messages::Stage::Playing);
    QVERIFY(shown.seats[2].occupant == Occupant::Person && shown.seats[2].member == 1);
    for (const std::size_t seat : {0, 1, 3})
        QVERIFY(shown.seats[seat].occupant == Occupant::Bot);
    // Those before this seat have chosen.
    QCOMPARE(room.table(table).step(), 2);
}

void ClassHostTest::anObserverSeesThePublicPart() {
    ClassRoom room;
    const int table = room.open("genotype", 2);
    Pupil pupil;
    Pupil observer;
    QVERIFY(pupil.comes(room.url()) && observer.comes(room.url(), Role::Observer));
    QVERIFY(pupil.sitsDown(table, 0));
    QCOMPARE(observer.asks(messages::Sit{table, core::noSeat}), std::string("not-allowed"));
    QCOMPARE(observer.asks(messages::Watch{table}), std::string());
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return observer.board().has_value() && pupil.isMyTurn(); }));
    const auto seen = messages::readObservation<genotype::Game>(observer.board()->observation);
    QCOMPARE(seen.seat, core::noSeat);
    QVERIFY(seen.visible.player(0).dealt.empty() && seen.visible.player(1).dealt.empty());
    QVERIFY(observer.board()->legal.empty());
    const auto own = messages::readObservation<genotype::Game>(pupil.board()->observation);
    QCOMPARE(own.visible.player(0).dealt.size(), genotype::dealtPlants);
    QCOMPARE(observer.asks(messages::Watch{0}), std::string());
    const std::size_t boards = observer.boards().size();
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
    QCOMPARE(observer.asks(messages::AskHistory{0}), std::string("not-seated"));
    QCOMPARE(observer.boards().size(), boards);
}

/// Together the parts say everything that the seat may know.
void ClassHostTest::theHistoryComesInParts() {
    ClassRoom room;
    const int table = room.open("genotype", 2, 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    core::Random chance(4);
    QVERIFY(playToTheEnd({&pupil}, chance));
    const auto read = games::readAnyRecord(pupil.record());
    const auto replay = core::replay(*std::get<games::AnyRecord>(read).as<genotype::Game>());
    messages::Json told = messages::Json::array();
    for (int from = 0;;) {
        QCOMPARE(pupil.asks(messages::AskHistory{from}), std::string());
        const messages::History part = *pupil.history();
        QCOMPARE(part.total, static_cast<int>(replay.actionsPlayed()));
        for (const auto& event : part.opening)
            told.push_back(event);
        for (const messages::HistoryStep& step : part.steps)
            for (const auto& event : step.events)
                told.push_back(event);
        from += static_cast<int>(part.steps.size());
        if (from == part.total)
            break;
    }
    QCOMPARE(told.dump(),
             messages::eventsAsJson<genotype::Game>(genotype::observeEvents(replay.events, 0)).dump());
    QCOMPARE(pupil.asks(messages::AskHistory{90'000}), std::string("other-step"));
}

void ClassHostTest::aRestartedHostHasEverythingWhereItWas() {
    ClassRoom room([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); });
    const int begun = room.open("genotype", 2);
    const int waiting = room.open("gene-expression", 5, 100);
    Pupil first;
    Pupil second;
    Pupil third;
    QVERIFY(first.comes(room.url()) && second.comes(room.url()) && third.comes(room.url()));
    QVERIFY(first.sitsDown(begun, 0) && second.sitsDown(begun, 1) && third.sitsDown(waiting, 3));
    QCOMPARE(first.asks(messages::StartTable{begun}), std::string());
    core::Random chance(6);
    for (int i = 0; i < 20; ++i) {
        Pupil* next = nullptr;
        QVERIFY(Pupil::waitsFor([&] {
            next = first.isMyTurn() ? &first : second.isMyTurn() ? &second : nullptr;
            return next != nullptr && next->board()->step == room.table(begun).step();
        }));
        const auto legal = next->board()->legal;
        QCOMPARE(next->plays(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]), std::string());
    }
    QVERIFY(Pupil::waitsFor([&] { return second.board()->step == 20; }));
    const messages::Json seen = second.board()->observation;
    const std::size_t boards = second.boards().size();
    room.restart();
    QCOMPARE(room.table(begun).step(), 20);
    // The clients come back by themselves.
    QVERIFY(Pupil::waitsFor([&] { return second.boards().size() > boards; }));
    QCOMPARE(second.board()->observation.dump(), seen.dump());
    QVERIFY(
        Pupil::waitsFor([&] { return third.state() == ClassClient::State::In && third.place().first != 0; }));
    QCOMPARE(third.place(), std::pair(waiting, core::Seat{3}));
    QCOMPARE(room.table(waiting).rules().length, 100);
    QVERIFY(room.table(waiting).stage() == messages::Stage::Waiting);
}

void ClassHostTest::whatCannotBeSavedIsNotDone() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    FaultyDisk disk;
    disk.fail(1, FaultyDisk::Often::Always);
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string("not-saved"));
    QVERIFY(!pupil.board());
    disk.recover();
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    disk.fail(1, FaultyDisk::Often::Always);
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string("not-saved"));
    QCOMPARE(pupil.boards().size(), std::size_t{1});
    disk.recover();
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
}

/// It died before its name was in the lock.
void ClassHostTest::aTableWhoseLockNamesNobodyIsThereAfterARestart() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    const QString game = room.table(table).game().document().journal()->path();
    room.restart([&] {
        QFile lock(game + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
    });
    QCOMPARE(room.host().lost(), QStringList());
    QCOMPARE(room.table(table).game().document().journal()->path(), game);
}

void ClassHostTest::aClosedTableIsGoneForEverybody() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    Pupil teacher;
    QVERIFY(pupil.comes(room.url()) && teacher.comesAsTeacher(room.url()) && pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QCOMPARE(teacher.asks(messages::CloseTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.tables().tables.empty(); }));
    QCOMPARE(pupil.asks(messages::Sit{table, core::noSeat}), std::string("no-table"));
    room.restart();
    QVERIFY(room.host().tables().empty());
}

GENOTYPE_TEST(ClassHostTest)

#include "class_host_test.moc"
