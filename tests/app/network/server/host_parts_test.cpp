// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/admission.h"
#include "app/network/server/member_desk.h"
#include "app/network/server/monitor_service.h"
#include "app/network/server/poll_service.h"
#include "app/network/server/seat_desk.h"
#include "app/network/server/slow_questions.h"
#include "app/network/server/storage_health.h"
#include "app/network/server/table_desk.h"
#include "refusing_storage.h"
#include "remembered_audience.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using messages::ErrorCode;
using messages::Role;

namespace {

using tests::patience;

/// A class of three pupils and a teacher without a host: members, and what each is told.
struct Class {
    Class() {
        for (const Role role : {Role::Teacher, Role::Pupil, Role::Pupil, Role::Pupil}) {
            const std::string computer = "computer " + std::to_string(members.size());
            members.add(members.invite(role, computer));
            audience.here[members.size()] = role;
        }
    }
    /// What becomes of a decision, as a ChangeQueue carries it out.
    static ErrorCode codeOf(const desk::Decision& decision) {
        if (decision.failure)
            return decision.failure->code.code();
        if (decision.write && !decision.write())
            return ErrorCode::NotSaved;
        if (decision.apply)
            decision.apply();
        return ErrorCode::Unknown;
    }

    Members members;
    tests::RememberedAudience audience;
    bool refuses = false;
    tests::RefusingStorage storage{refuses};
};
constexpr ErrorCode done = ErrorCode::Unknown;

/// The same with a table of Genome Wars for three.
struct ClassWithTables : Class {
    ClassWithTables() {
        isReady = codeOf(tableDesk.open({.game = "genome-wars", .seats = 3, .length = 2, .bot = {}})) == done;
    }

    QTemporaryDir folder;
    std::uint64_t seed = 11;
    ClassTables tables{
        {.dataFolder = folder.path(), .pace = {.patience = std::chrono::hours(1), .bots = BotPace::Instant}},
        audience,
        [this] { return seed++; }};
    TableDesk tableDesk{tables, members, audience, storage};
    bool isReady = false;
};

} // namespace

/// Each part of a host does its work without the others.
class HostPartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void questionsAreAnsweredInTheirOrderAndFewWait();
    void aQuestionOfSomebodyWhoIsGoneIsNotAnswered();
    void theStorageIsSaidToBeGoneOnce();
    void admissionKnowsMembersTeachersAndNewPupils();
    void admissionTurnsAwayWhomThereIsNoRoomFor();
    void tablesTellThoseWhoSitThereAndWatch();
    void aTableThatIsNotSavedIsNotOpened();
    void pupilsAreSpreadOverNewTables();
    void oneSeatIsForOneMember();
    void aMovedPupilIsSentToTheTable();
    void aRemovedMemberLeavesTheSeat();
    void aConfirmedMemberIsAPersonOfItsOwn();
    void everybodyIsToldOfAnOpenPool();
    void teachersAreToldWherePupilsAre();
};

void HostPartsTest::questionsAreAnsweredInTheirOrderAndFewWait() {
    SlowQuestions questions;
    QObject asker;
    QObject other;
    std::vector<int> answered;
    const auto ask = [&](QObject& who, int number) {
        return questions.add(&who, [&answered, number] { answered.push_back(number); });
    };
    for (int number = 1; number <= SlowQuestions::mostOfOne; ++number)
        QVERIFY(ask(asker, number));
    QVERIFY(!ask(asker, 90));
    QVERIFY(ask(other, 6));
    QVERIFY(answered.empty());
    QVERIFY(QTest::qWaitFor([&] { return questions.waiting() == 0; }, patience));
    QCOMPARE(answered, (std::vector{1, 2, 3, 4, 5, 6}));
    QVERIFY(ask(asker, 7));
}

void HostPartsTest::aQuestionOfSomebodyWhoIsGoneIsNotAnswered() {
    SlowQuestions questions;
    auto gone = std::make_unique<QObject>();
    QObject other;
    bool isAnswered = false;
    bool isOtherAnswered = false;
    QVERIFY(questions.add(gone.get(), [&] { isAnswered = true; }));
    QVERIFY(questions.add(&other, [&] { isOtherAnswered = true; }));
    gone.reset();
    QVERIFY(QTest::qWaitFor([&] { return isOtherAnswered; }, patience));
    QVERIFY(!isAnswered);
}

void HostPartsTest::theStorageIsSaidToBeGoneOnce() {
    StorageHealth health;
    QSignalSpy said(&health, &StorageHealth::happened);
    health.noteRefusal(true, QStringLiteral("disk\nfull"));
    health.noteSilence(true);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().endsWith(QStringLiteral("(disk full)")));
    health.noteSilence(false);
    QCOMPARE(said.size(), 1);
    health.noteRefusal(false, {});
    QCOMPARE(said.size(), 2);
    QVERIFY(said.back().front().toString().contains(QStringLiteral("answers again")));
    // A connection that is there again says that the database is.
    health.noteRefusal(true, {});
    health.noteReach(true, {});
    QCOMPARE(said.size(), 4);
}

void HostPartsTest::admissionKnowsMembersTeachersAndNewPupils() {
    Class one;
    Admission admission({.teacherKey = "key", .mostMembers = 10}, one.members);
    const auto judged = [&](const messages::Hello& hello, bool isOutside = false) {
        return admission.judge({QHostAddress(QHostAddress::LocalHost), isOutside}, hello, one.audience);
    };
    const auto refusal = [](const Admission::Verdict& verdict) {
        const auto* const refused = std::get_if<Admission::Refused>(&verdict);
        return refused ? refused->why.code.code() : done;
    };
    QVERIFY(std::holds_alternative<Admission::Joins>(judged({})));
    QVERIFY(std::holds_alternative<Admission::Joins>(judged({.role = Role::Teacher, .key = "key"})));
    QCOMPARE(refusal(judged({.role = Role::Teacher, .key = "kez"})), ErrorCode::WrongKey);
    QCOMPARE(refusal(judged({.protocol = messages::classProtocol + 1})), ErrorCode::WrongProtocol);
    QCOMPARE(refusal(judged({.token = "nobody's"})), ErrorCode::UnknownToken);
    QCOMPARE(refusal(judged({}, true)), ErrorCode::ProofFirst);
    const auto newcomer = admission.newcomer({.installation = "computer 1"}, "here");
    QVERIFY(newcomer && newcomer->member.number == 5);
    // It is the installation of the member who was the second to join.
    QVERIFY(!newcomer->installation);
    one.members.add(*newcomer);
    QCOMPARE(one.members.personOf(5), 2);
    const auto back = judged({.token = newcomer->token});
    QVERIFY(std::get_if<Admission::Returns>(&back) && std::get<Admission::Returns>(back).member == 5);
    const auto proof = Admission::judge({}, nullptr, "challenge", {});
    QVERIFY(std::holds_alternative<Admission::Refused>(proof));
}

void HostPartsTest::admissionTurnsAwayWhomThereIsNoRoomFor() {
    Class one;
    const Newcomer absent = one.members.invite(Role::Pupil);
    one.members.add(absent);
    const auto refuses = [](const Admission::Verdict& verdict, ErrorCode code) {
        const auto* const refused = std::get_if<Admission::Refused>(&verdict);
        return refused && refused->isFinal && refused->why.code == code;
    };
    const Admission::Applicant applicant{QHostAddress(QHostAddress::LocalHost), false};
    Admission full({.teacherKey = "key", .mostMembers = 4}, one.members);
    QVERIFY(refuses(full.judge(applicant, {}, one.audience), ErrorCode::ClassFull));
    QVERIFY(refuses(full.judge(applicant, {.token = absent.token}, one.audience), ErrorCode::ClassFull));
    QVERIFY(std::holds_alternative<Admission::Joins>(
        full.judge(applicant, {.role = Role::Teacher, .key = "key"}, one.audience)));
    Admission slow({.joins = {.atOnce = 1, .perSecond = 0}}, one.members);
    QVERIFY(std::holds_alternative<Admission::Joins>(slow.judge(applicant, {}, one.audience)));
    QVERIFY(refuses(slow.judge(applicant, {}, one.audience), ErrorCode::TooManyJoins));
}

void HostPartsTest::tablesTellThoseWhoSitThereAndWatch() {
    ClassWithTables one;
    QVERIFY(one.isReady);
    one.tables.seat(*one.members.find(2), 1, 0);
    one.audience.watch(3, 1);
    QCOMPARE(Class::codeOf(one.tableDesk.start({4, Role::Pupil}, 1)), ErrorCode::NotAllowed);
    QCOMPARE(Class::codeOf(one.tableDesk.start({2, Role::Pupil}, 1)), done);
    QCOMPARE(Class::codeOf(one.tableDesk.start(1)), ErrorCode::AlreadyBegun);
    QVERIFY(!one.audience.toldOf<messages::Board>(2).empty());
    QVERIFY(!one.audience.toldOf<messages::Board>(3).empty());
    QVERIFY(one.audience.toldOf<messages::Board>(4).empty());
    QVERIFY(one.audience.toldOf<messages::Board>(2).back().observation.at("seat") == 1);
    QVERIFY(one.audience.toldOf<messages::Board>(3).back().legal.empty());
    QCOMPARE(Class::codeOf(one.tableDesk.close(1)), done);
    QVERIFY(one.tables.all().empty() && one.audience.watched[3] == 0);
    QCOMPARE(Class::codeOf(one.tableDesk.close(1)), ErrorCode::NoTable);
}

void HostPartsTest::aTableThatIsNotSavedIsNotOpened() {
    ClassWithTables one;
    one.refuses = true;
    QCOMPARE(Class::codeOf(one.tableDesk.open({.game = "genotype", .seats = 2, .length = 0, .bot = {}})),
             ErrorCode::NotSaved);
    QCOMPARE(one.tables.all().size(), std::size_t{1});
    QCOMPARE(Class::codeOf(one.tableDesk.open({.game = "chess", .seats = 2, .length = 0, .bot = {}})),
             ErrorCode::NoSuchGame);
}

void HostPartsTest::pupilsAreSpreadOverNewTables() {
    ClassWithTables one;
    one.audience.here.erase(4);
    QSignalSpy sent(&one.tableDesk, &TableDesk::sent);
    const messages::LayTables wanted{.game = "genotype", .seats = 2, .start = true};
    QCOMPARE(Class::codeOf(one.tableDesk.layTables(wanted)), done);
    // The two who are here, at one table.
    QCOMPARE(one.tables.all().size(), std::size_t{2});
    QVERIFY(one.tables.tableOf(2) == one.tables.find(2) && one.tables.tableOf(3) == one.tables.find(2));
    QVERIFY(one.tables.find(2)->hasGame());
    QCOMPARE(sent.size(), 1);
    QVERIFY(!one.audience.toldOf<messages::Board>(3).empty());
    QCOMPARE(Class::codeOf(one.tableDesk.layTables(wanted)), ErrorCode::NobodyFree);
}

void HostPartsTest::oneSeatIsForOneMember() {
    ClassWithTables one;
    SeatDesk desk(one.tables, one.members, one.audience, one.storage);
    QCOMPARE(Class::codeOf(desk.sit(2, {.table = 7})), ErrorCode::NoTable);
    QCOMPARE(Class::codeOf(desk.sit(2, {.table = 1, .seat = 1})), done);
    QCOMPARE(Class::codeOf(desk.sit(3, {.table = 1, .seat = 1})), ErrorCode::SeatTaken);
    QCOMPARE(Class::codeOf(desk.stand(3)), ErrorCode::NotSeated);
    one.refuses = true;
    QCOMPARE(Class::codeOf(desk.stand(2)), ErrorCode::NotSaved);
    QVERIFY(one.tables.tableOf(2));
    one.refuses = false;
    QCOMPARE(Class::codeOf(desk.stand(2)), done);
    QVERIFY(!one.tables.tableOf(2));
}

void HostPartsTest::aMovedPupilIsSentToTheTable() {
    ClassWithTables one;
    SeatDesk desk(one.tables, one.members, one.audience, one.storage);
    QSignalSpy sent(&desk, &SeatDesk::sent);
    QCOMPARE(Class::codeOf(desk.move({.member = 1, .table = 1, .seat = 0})), ErrorCode::NoMember);
    QCOMPARE(Class::codeOf(desk.move({.member = 2, .table = 1, .seat = 0})), done);
    QCOMPARE(sent.size(), 1);
    QCOMPARE(Class::codeOf(one.tableDesk.start(1)), done);
    // Everybody at the table hears that the pupil has seen the cards of the first seat.
    QCOMPARE(Class::codeOf(desk.sit(3, {.table = 1, .seat = 1})), done);
    QCOMPARE(Class::codeOf(desk.move({.member = 2, .table = 1, .seat = 2})), done);
    QCOMPARE(one.audience.toldOf<messages::PupilMoved>(3).size(), std::size_t{1});
    QCOMPARE(Class::codeOf(desk.move({.member = 2, .table = 1, .seat = 0})), ErrorCode::SeenSeat);
}

void HostPartsTest::aRemovedMemberLeavesTheSeat() {
    ClassWithTables one;
    one.tables.seat(*one.members.find(2), 1, 0);
    MemberDesk desk(one.members, one.tables, one.audience, one.storage);
    QSignalSpy removed(&desk, &MemberDesk::removed);
    QCOMPARE(desk.present().size(), std::size_t{4});
    QCOMPARE(desk.present()[1].table, 1);
    QCOMPARE(Class::codeOf(desk.remove(2)), done);
    QVERIFY(!one.tables.tableOf(2) && one.members.find(2)->isRemoved());
    QVERIFY(one.audience.dismissed == std::set{2} && removed.size() == 1);
    QCOMPARE(desk.present().size(), std::size_t{3});
    QCOMPARE(Class::codeOf(desk.remove(2)), ErrorCode::NoMember);
}

void HostPartsTest::aConfirmedMemberIsAPersonOfItsOwn() {
    ClassWithTables one;
    one.members.add(one.members.invite(Role::Pupil, "computer 1"));
    MemberDesk desk(one.members, one.tables, one.audience, one.storage);
    QCOMPARE(desk.present().back().person, 2);
    QCOMPARE(Class::codeOf(desk.confirm({.member = 5, .confirmed = true})), done);
    QCOMPARE(desk.present().back().person, 5);
    QCOMPARE(Class::codeOf(desk.confirm({.member = 9})), ErrorCode::NoMember);
}

void HostPartsTest::everybodyIsToldOfAnOpenPool() {
    Class one;
    PollService polls(
        one.storage.polls(), [] { return std::uint64_t{7}; }, [](int member) { return member; },
        one.audience);
    QCOMPARE(Class::codeOf(polls.desk().perform(
                 {1, Role::Teacher}, messages::SetPool{.experiment = 4, .stage = messages::PoolStage::Open})),
             done);
    polls.scheduleSending();
    QVERIFY(QTest::qWaitFor([&] { return !one.audience.toldOf<messages::PoolShown>(4).empty(); }, patience));
    for (int member = 1; member <= 4; ++member)
        QVERIFY(one.audience.toldOf<messages::PoolShown>(member).back().stage == messages::PoolStage::Open);
}

void HostPartsTest::teachersAreToldWherePupilsAre() {
    Class one;
    MonitorService follow(one.storage.monitor(), one.audience);
    QSignalSpy led(&follow, &MonitorService::pacingChanged);
    follow.meet(*one.members.find(2), true);
    // A teacher is not followed.
    follow.meet(*one.members.find(1), true);
    const messages::Whereabouts where{.page = "lab", .lesson = {}, .step = {}, .done = 0};
    QCOMPARE(Class::codeOf(follow.desk().perform({2, Role::Pupil}, where)), done);
    follow.scheduleSending();
    QVERIFY(QTest::qWaitFor([&] { return !one.audience.toldOf<messages::PupilShown>(1).empty(); }, patience));
    for (const messages::PupilShown& shown : one.audience.toldOf<messages::PupilShown>(1))
        QVERIFY(shown.member == 2 && shown.page == "lab");
    QVERIFY(one.audience.toldOf<messages::PupilShown>(3).empty());
    QCOMPARE(led.size(), 0);
    QCOMPARE(Class::codeOf(follow.desk().perform({1, Role::Teacher},
                                                 messages::BlankScreens{.dark = true, .words = "Look"})),
             done);
    follow.scheduleSending();
    QVERIFY(
        QTest::qWaitFor([&] { return !one.audience.toldOf<messages::PacingShown>(3).empty(); }, patience));
    QCOMPARE(led.size(), 1);
}

GENOTYPE_TEST(HostPartsTest)
#include "host_parts_test.moc"
