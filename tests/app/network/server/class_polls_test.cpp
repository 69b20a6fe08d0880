// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_polls.h"

#include "class_room.h"
#include "polled.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

using namespace app;
using messages::PoolStage;
using messages::Role;
using messages::VoteStage;
using tests::ClassRoom;
using tests::Pupil;
using tests::RawClient;
using namespace tests::polled;

namespace {

/// The messages of a kind that somebody gets who only listens, while two pupils give counts and vote.
QStringList heardBy(Role role, bool isSwapped) {
    Polled class_(2, true);
    RawClient listener(class_.room.url());
    listener.send(QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "%1"})")
                      .arg(QLatin1String(role == Role::Pupil ? "pupil" : "observer")));
    if (!class_.isReady || !listener.waitsFor(QStringLiteral("\"type\":\"vote\"")))
        return {};
    Pupil& one = *class_.pupils[isSwapped ? 1 : 0];
    Pupil& other = *class_.pupils[isSwapped ? 0 : 1];
    // One after the other, so that the host tells each apart.
    if (!Polled::gives(one, {30, 10}) ||
        !Pupil::waitsFor([&] { return class_.teacher.polls().pools().at(crossed).contributors == 1; }) ||
        !Polled::gives(other, {11, 19}) ||
        !Pupil::waitsFor([&] { return class_.teacher.polls().pools().at(crossed).contributors == 2; }) ||
        !Polled::votes(one, 1, 1).empty() ||
        !Pupil::waitsFor([&] { return class_.teacher.polls().vote()->voted == 1; }) ||
        !Polled::votes(other, 1, 2).empty() ||
        !Pupil::waitsFor([&] { return class_.teacher.polls().vote()->voted == 2; }) ||
        !listener.waitsFor(QStringLiteral("\"voted\":2")))
        return {};
    return listener.texts(QStringLiteral("\"type\":\"pool\"")) +
           listener.texts(QStringLiteral("\"type\":\"vote\""));
}

} // namespace

/// The pool and the votes over the wire.
class ClassPollsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePoolIsShownToEverybodyFromFiveOn();
    void theTeacherSeesTheSumAtAnyTime();
    void aTeacherCanShowTheSumOfAFewGroups();
    void onlyATeacherReachesTheTeachersCalls();
    void theTeacherDoesNotVote();
    void anObserverSeesAndDoesNothing();
    void bothVotesAndTheRollComeToEverybody();
    void howManyPupilsAreHereIsTold();
    void aClassWithoutAVoteHearsOfNone();
    void whoHasSaidWhatChangesNoByte_data();
    void whoHasSaidWhatChangesNoByte();
    void whatIsHiddenIsInNoByte();
    void whoComesBackFindsTheOwnVoteAndCounts();
    void aRestartedHostHasPoolAndVote();
};

void ClassPollsTest::thePoolIsShownToEverybodyFromFiveOn() {
    Polled class_(5);
    QVERIFY(class_.isReady);
    Pupil observer;
    QVERIFY(observer.comes(class_.room.url(), Role::Observer));
    const auto pool = [&] { return observer.polls().pools().at(crossed); };
    QVERIFY(Pupil::waitsFor([&] { return observer.polls().pools().contains(crossed); }));
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(Polled::gives(*class_.pupils[i], {3, 1}));
    QVERIFY(Pupil::waitsFor([&] { return pool().contributors == 4; }));
    QVERIFY(pool().counts.empty());
    QVERIFY(Polled::gives(*class_.pupils[4], {3, 1}));
    QVERIFY(Pupil::waitsFor([&] { return pool().contributors == 5; }));
    QCOMPARE(pool().counts, (std::vector<std::int64_t>{15, 5}));
    QVERIFY(Pupil::waitsFor([&] { return class_.pupils[0]->polls().pools().at(crossed).contributors == 5; }));
    QCOMPARE(class_.pupils[0]->polls().pools().at(crossed).own, (std::vector<std::int64_t>{3, 1}));
    // Who comes late sees it too.
    Pupil late;
    QVERIFY(late.comes(class_.room.url()));
    QVERIFY(Pupil::waitsFor([&] { return late.polls().pools().contains(crossed); }));
    QCOMPARE(late.polls().pools().at(crossed).counts, (std::vector<std::int64_t>{15, 5}));
    QCOMPARE(class_.teacher.asks(messages::SetPool{.experiment = crossed}), std::string());
    QCOMPARE(class_.teacher.asks(messages::ResetPool{crossed}), std::string());
    QVERIFY(
        Pupil::waitsFor([&] { return observer.polls().pools().empty() && late.polls().pools().empty(); }));
}

void ClassPollsTest::theTeacherSeesTheSumAtAnyTime() {
    Polled class_(3);
    QVERIFY(class_.isReady);
    for (const auto& pupil : class_.pupils)
        QVERIFY(Polled::gives(*pupil, {3, 1}));
    QVERIFY(Pupil::waitsFor([&] {
        return class_.teacher.polls().pools().at(crossed).counts == std::vector<std::int64_t>{9, 3};
    }));
    QVERIFY(Pupil::waitsFor([&] { return class_.pupils[0]->polls().pools().at(crossed).contributors == 3; }));
    QVERIFY(class_.pupils[0]->polls().pools().at(crossed).counts.empty());
    QCOMPARE(class_.pupils[0]->polls().pools().at(crossed).missing(), 2);
}

void ClassPollsTest::aTeacherCanShowTheSumOfAFewGroups() {
    Polled class_(3);
    QVERIFY(class_.isReady);
    for (const auto& pupil : class_.pupils)
        QVERIFY(Polled::gives(*pupil, {3, 1}));
    const auto pupilsSum = [&] { return class_.pupils[0]->polls().pools().at(crossed).counts; };
    const auto sets = [&](bool isEarly, bool isHidden) {
        return class_.teacher
            .asks(messages::SetPool{
                .experiment = crossed, .stage = PoolStage::Open, .hidden = isHidden, .early = isEarly})
            .empty();
    };
    QVERIFY(sets(true, false));
    QVERIFY(Pupil::waitsFor([&] { return pupilsSum() == std::vector<std::int64_t>{9, 3}; }));
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.polls().pools().at(crossed).early; }));
    // What is hidden is hidden for all that.
    QVERIFY(sets(true, true));
    QVERIFY(Pupil::waitsFor([&] { return pupilsSum().empty(); }));
    QVERIFY(sets(false, false));
    QVERIFY(Pupil::waitsFor([&] { return !class_.teacher.polls().pools().at(crossed).early; }));
    QVERIFY(pupilsSum().empty());
}

void ClassPollsTest::onlyATeacherReachesTheTeachersCalls() {
    Polled class_(2);
    QVERIFY(class_.isReady);
    Pupil& pupil = *class_.pupils[0];
    const std::vector<messages::ClientMessage> calls{
        messages::SetPool{crossed, PoolStage::Paused, false},
        messages::ResetPool{crossed},
        messages::AskContributions{crossed, 0},
        messages::RemoveContribution{1},
        messages::AskVote{.question = "Mine?", .options = {"a", "b"}},
        messages::SetVote{1, VoteStage::Talk},
        messages::RollVote{.vote = 1, .plants = 4}};
    // Each counts as a fault, of which a connection has a few.
    for (const messages::ClientMessage& call : calls)
        QCOMPARE(pupil.asks(call), std::string("not-allowed"));
    QVERIFY(Polled::gives(*class_.pupils[0], {3, 1}));
    QVERIFY(class_.teacher.polls().vote()->stage == VoteStage::First);
    QCOMPARE(class_.pupils[1]->asks(messages::RestoreContribution{1}), std::string("not-allowed"));
}

void ClassPollsTest::theTeacherDoesNotVote() {
    Polled class_(0);
    QVERIFY(class_.isReady);
    QCOMPARE(Polled::votes(class_.teacher, 1, 1), std::string("not-allowed"));
    QCOMPARE(class_.teacher.polls().vote()->voted, 0);
}

void ClassPollsTest::anObserverSeesAndDoesNothing() {
    Polled class_(0);
    QVERIFY(class_.isReady);
    Pupil observer;
    QVERIFY(observer.comes(class_.room.url(), Role::Observer));
    QVERIFY(Pupil::waitsFor(
        [&] { return observer.polls().vote() && observer.polls().pools().contains(crossed); }));
    QCOMPARE(Polled::votes(observer, 1, 1), std::string("not-allowed"));
    const QSignalSpy refusals(&observer.polls(), &MemberPolls::notContributed);
    observer.polls().contribute({.experiment = crossed, .counts = {3, 1}});
    QVERIFY(Pupil::waitsFor([&] { return !refusals.isEmpty(); }));
    QCOMPARE(observer.polls().pools().at(crossed).contributors, 0);
}

void ClassPollsTest::bothVotesAndTheRollComeToEverybody() {
    Polled class_(3);
    QVERIFY(class_.isReady);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(Polled::votes(*class_.pupils[std::size_t(i)], 1, i == 0 ? 1 : 2), std::string());
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string());
    QCOMPARE(class_.goTo(VoteStage::Second), std::string());
    for (const auto& pupil : class_.pupils)
        QCOMPARE(Polled::votes(*pupil, 2, 1), std::string());
    QCOMPARE(Polled::votes(*class_.pupils[0], 2, 2), std::string("already-voted"));
    QCOMPARE(class_.goTo(VoteStage::Closed), std::string());
    QCOMPARE(class_.teacher.asks(messages::RollVote{.vote = 1, .plants = 160}), std::string());
    for (const auto& pupil : class_.pupils) {
        QVERIFY(Pupil::waitsFor([&] { return pupil->polls().vote()->stage == VoteStage::Rolled; }));
        QCOMPARE(pupil->polls().vote()->first, (std::vector<int>{1, 2}));
        QCOMPARE(pupil->polls().vote()->second, (std::vector<int>{3, 0}));
        QCOMPARE(pupil->polls().vote()->result.at(0) + pupil->polls().vote()->result.at(1),
                 std::int64_t{160});
    }
    QCOMPARE(class_.pupils[0]->polls().vote()->own, (std::array<int, 2>{1, 1}));
    QCOMPARE(class_.pupils[1]->polls().vote()->own, (std::array<int, 2>{2, 1}));
    QCOMPARE(class_.goTo(VoteStage::Over), std::string());
    for (const auto& pupil : class_.pupils)
        QVERIFY(Pupil::waitsFor([&] { return !pupil->polls().vote(); }));
}

void ClassPollsTest::howManyPupilsAreHereIsTold() {
    Polled class_(2);
    QVERIFY(class_.isReady);
    const auto hears = [&](int pupils) {
        return Pupil::waitsFor([&] { return class_.teacher.polls().vote()->pupils == pupils; });
    };
    QVERIFY(hears(2));
    class_.pupils[0]->leave();
    QVERIFY(hears(1));
    QVERIFY(class_.pupils[0]->comes(class_.room.url()));
    QVERIFY(hears(2));
}

/// Whoever the teacher confirms counts as a person in votes; but no client could read a vote without a
/// number.
void ClassPollsTest::aClassWithoutAVoteHearsOfNone() {
    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    QVERIFY(teacher.comesAsTeacher(room.url()) && pupil.comes(room.url()));
    RawClient listener(room.url());
    listener.send(QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "observer"})"));
    QVERIFY(listener.waitsFor(QStringLiteral("\"type\":\"welcome\"")));
    QCOMPARE(teacher.asks(messages::ConfirmMember{.member = pupil.welcome().member}), std::string());
    QCOMPARE(teacher.asks(messages::SetPool{crossed, PoolStage::Open}), std::string());
    QVERIFY(listener.waitsFor(QStringLiteral("\"type\":\"pool\"")));
    QCOMPARE(teacher.asks(messages::AskVote{.question = "And the next?", .options = {"purple", "white"}}),
             std::string());
    QVERIFY(listener.waitsFor(QStringLiteral("\"type\":\"vote\"")));
    QCOMPARE(listener.texts(QStringLiteral("\"type\":\"vote\"")).size(), 1);
}

void ClassPollsTest::whoHasSaidWhatChangesNoByte_data() {
    QTest::addColumn<bool>("isPupil");
    QTest::newRow("to a pupil") << true;
    QTest::newRow("to an observer") << false;
}

/// Two pupils give different counts and votes, or the other way round.
void ClassPollsTest::whoHasSaidWhatChangesNoByte() {
    QFETCH(const bool, isPupil);
    const Role role = isPupil ? Role::Pupil : Role::Observer;
    const QStringList one = heardBy(role, false);
    QVERIFY(one.size() >= 6);
    QCOMPARE(heardBy(role, true), one);
}

void ClassPollsTest::whatIsHiddenIsInNoByte() {
    Polled class_(5, true);
    QVERIFY(class_.isReady);
    RawClient listener(class_.room.url());
    listener.send(QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "observer"})"));
    for (const auto& pupil : class_.pupils)
        QVERIFY(Polled::gives(*pupil, {977, 1}));
    QVERIFY(listener.waitsFor(QStringLiteral("\"contributors\":5")));
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.polls().pools().at(crossed).counts.size() == 2; }));
    QCOMPARE(class_.teacher.polls().pools().at(crossed).counts.front(), std::int64_t{5 * 977});
    for (const QString& text : listener.texts(QStringLiteral("\"type\":\"pool\"")))
        QVERIFY2(!text.contains(QLatin1String("counts")) && !text.contains(QLatin1String("4885")),
                 qPrintable(text));
    QCOMPARE(class_.teacher.asks(messages::SetPool{crossed, PoolStage::Open, false}), std::string());
    QVERIFY(listener.waitsFor(QStringLiteral("4885")));
}

void ClassPollsTest::whoComesBackFindsTheOwnVoteAndCounts() {
    Polled class_(1);
    QVERIFY(class_.isReady);
    Pupil& pupil = *class_.pupils[0];
    QVERIFY(Polled::gives(pupil, {3, 1}));
    QCOMPARE(Polled::votes(pupil, 1, 2), std::string());
    const std::string token = pupil.welcome().token;
    pupil.leave();
    // At another computer.
    Pupil again;
    QVERIFY(again.comes(class_.room.url(), Role::Pupil, {}, token));
    QVERIFY(Pupil::waitsFor([&] { return again.polls().vote() && again.polls().pools().contains(crossed); }));
    QCOMPARE(again.polls().vote()->own, (std::array<int, 2>{2, 0}));
    QCOMPARE(again.polls().pools().at(crossed).own, (std::vector<std::int64_t>{3, 1}));
    // It counts on where the other has stopped.
    QCOMPARE(again.polls().contribute({.experiment = crossed, .counts = {1, 1}}), 2);
    QVERIFY(Pupil::waitsFor([&] {
        return again.polls().pools().at(crossed).own == std::vector<std::int64_t>{4, 2};
    }));
}

void ClassPollsTest::aRestartedHostHasPoolAndVote() {
    Polled class_(5);
    QVERIFY(class_.isReady);
    for (const auto& pupil : class_.pupils)
        QVERIFY(Polled::gives(*pupil, {3, 1}));
    QCOMPARE(Polled::votes(*class_.pupils[0], 1, 2), std::string());
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string());
    QVERIFY(Pupil::waitsFor([&] {
        return class_.teacher.polls().vote()->stage == VoteStage::Talk &&
               class_.teacher.polls().vote()->pupils == 5 &&
               class_.teacher.polls().pools().at(crossed).contributors == 5;
    }));
    const messages::VoteShown vote = *class_.teacher.polls().vote();
    const messages::PoolShown pool = class_.teacher.polls().pools().at(crossed);
    const std::string token = class_.pupils[0]->welcome().token;
    class_.pupils[0]->leave();
    class_.room.restart();
    // Clients that know nothing of before.
    Pupil first;
    Pupil teacher;
    QVERIFY(first.comes(class_.room.url(), Role::Pupil, {}, token) &&
            teacher.comesAsTeacher(class_.room.url()));
    QVERIFY(Polled::hears(first) && Polled::hears(teacher));
    QVERIFY(Pupil::waitsFor([&] { return teacher.polls().vote()->pupils == 5; }));
    QVERIFY(*teacher.polls().vote() == vote);
    QVERIFY(teacher.polls().pools().at(crossed) == pool);
    QCOMPARE(first.polls().vote()->own, (std::array<int, 2>{2, 0}));
}

GENOTYPE_TEST(ClassPollsTest)

#include "class_polls_test.moc"
