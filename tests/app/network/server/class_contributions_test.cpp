// SPDX-License-Identifier: GPL-3.0-or-later

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

/// What pupils give to the pool over the wire, and what a teacher takes out.
class ClassContributionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatWasNotAnsweredIsSentAgain();
    void anotherMemberSendsNothingForTheFirst();
    void aFloodOfContributionsIsStopped();
    void theTeacherTakesOneOut();
    void whatWasTakenOutIsPutBackInItsPlace();
    void countsThatWereReplacedAreNotPutBack();
};

void ClassContributionsTest::whatWasNotAnsweredIsSentAgain() {
    Polled class_(1);
    QVERIFY(class_.isReady);
    Pupil& pupil = *class_.pupils[0];
    QVERIFY(Pupil::waitsFor([&] { return pupil.polls().pools().contains(crossed); }));
    const QSignalSpy answers(&pupil.polls(), &MemberPolls::contributed);
    // The connection breaks while the first is on its way; the second is given while there is none.
    pupil.polls().contribute({.experiment = crossed, .counts = {3, 1}});
    class_.room.restart([&] {
        QVERIFY(Pupil::waitsFor([&] { return pupil.state() == ClassClient::State::Waiting; }));
        QCOMPARE(pupil.polls().contribute({.experiment = crossed, .counts = {5, 5}}), 2);
    });
    QVERIFY(Pupil::waitsFor([&] { return answers.size() == 2; }));
    QVERIFY(Pupil::waitsFor([&] {
        return pupil.polls().pools().at(crossed).own == std::vector<std::int64_t>{8, 6};
    }));
}

void ClassContributionsTest::anotherMemberSendsNothingForTheFirst() {
    Polled class_(1);
    QVERIFY(class_.isReady);
    Pupil& pupil = *class_.pupils[0];
    Pupil other;
    QVERIFY(other.comes(class_.room.url()));
    other.leave();
    const QSignalSpy refusals(&pupil.polls(), &MemberPolls::notContributed);
    pupil.leave();
    pupil.polls().contribute({.experiment = crossed, .counts = {3, 1}});
    QVERIFY(pupil.comes(class_.room.url(), Role::Pupil, {}, other.welcome().token));
    QCOMPARE(refusals.size(), 1);
    QVERIFY(Pupil::waitsFor([&] { return pupil.polls().pools().contains(crossed); }));
    QVERIFY(pupil.polls().pools().at(crossed).own.empty());
}

void ClassContributionsTest::aFloodOfContributionsIsStopped() {
    Polled class_(1);
    QVERIFY(class_.isReady);
    RawClient client(class_.room.url());
    client.send(QStringLiteral(R"({"type": "hello", "protocol": 1})"));
    QVERIFY(client.waitsFor(QStringLiteral("welcome")));
    for (int number = 1; number <= 100; ++number)
        client.send(
            QStringLiteral(R"({"type": "contribute", "number": %1, "experiment": 25, "counts": [3, 1]})")
                .arg(number));
    QVERIFY(client.waitsForClose());
    QVERIFY(client.texts().last().contains("too-many-faults"));
    QVERIFY(Polled::gives(*class_.pupils[0], {3, 1}));
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.polls().pools().at(crossed).contributors == 2; }));
    QCOMPARE(class_.teacher.asks(messages::AskContributions{crossed, 0}), std::string());
    QVERIFY(class_.teacher.contributions().total < 60);
}

void ClassContributionsTest::theTeacherTakesOneOut() {
    Polled class_(2);
    QVERIFY(class_.isReady);
    QVERIFY(Polled::gives(*class_.pupils[0], {3, 1}) && Polled::gives(*class_.pupils[1], {900, 1}));
    QCOMPARE(class_.teacher.asks(messages::AskContributions{crossed, 0}), std::string());
    const messages::Contributions all = class_.teacher.contributions();
    QCOMPARE(all.total, 2);
    QCOMPARE(all.list.at(1).counts, (std::vector<std::int64_t>{900, 1}));
    QCOMPARE(class_.teacher.asks(messages::RemoveContribution{all.list.at(1).contribution}), std::string());
    QVERIFY(Pupil::waitsFor([&] {
        return class_.teacher.polls().pools().at(crossed).contributors == 1 &&
               class_.pupils[1]->polls().pools().at(crossed).own.empty();
    }));
    QCOMPARE(class_.teacher.asks(messages::RemoveContribution{all.list.at(1).contribution}),
             std::string("no-contribution"));
}

void ClassContributionsTest::whatWasTakenOutIsPutBackInItsPlace() {
    Polled class_(2);
    QVERIFY(class_.isReady);
    QVERIFY(Polled::gives(*class_.pupils[0], {3, 1}) && Polled::gives(*class_.pupils[1], {9, 1}) &&
            Polled::gives(*class_.pupils[0], {4, 4}));
    const auto listed = [&] {
        class_.teacher.asks(messages::AskContributions{crossed, 0});
        return class_.teacher.contributions().list;
    };
    const auto all = listed();
    QCOMPARE(all.size(), std::size_t{3});
    const messages::RestoreContribution back{all[0].contribution};
    QCOMPARE(class_.teacher.asks(back), std::string("no-contribution"));
    QCOMPARE(class_.teacher.asks(messages::RemoveContribution{all[0].contribution}), std::string());
    QCOMPARE(class_.teacher.asks(back), std::string());
    QVERIFY(listed() == all);
    // After a start as well, and the number of the member's last one is still the last.
    QVERIFY(class_.room.restartFor({&class_.teacher, class_.pupils[0].get()}));
    QVERIFY(listed() == all);
    QVERIFY(Polled::hears(*class_.pupils[0]));
    QVERIFY(Pupil::waitsFor([&] { return class_.pupils[0]->polls().pools().at(crossed).last == 2; }));
    // What is empty stays empty.
    QCOMPARE(class_.teacher.asks(messages::RemoveContribution{all[0].contribution}), std::string());
    QCOMPARE(class_.teacher.asks(messages::ResetPool{crossed}), std::string());
    QCOMPARE(class_.teacher.asks(back), std::string("no-contribution"));
}

void ClassContributionsTest::countsThatWereReplacedAreNotPutBack() {
    Polled class_(1);
    QVERIFY(class_.isReady);
    Pupil& pupil = *class_.pupils[0];
    QVERIFY(Polled::gives(pupil, {3, 1}));
    class_.teacher.asks(messages::AskContributions{crossed, 0});
    const int first = class_.teacher.contributions().list.at(0).contribution;
    QCOMPARE(class_.teacher.asks(messages::RemoveContribution{first}), std::string());
    // The grown sample contains them.
    QSignalSpy answers(&pupil.polls(), &MemberPolls::contributed);
    pupil.polls().contribute({.experiment = crossed, .counts = {30, 10}, .replaces = 1});
    QVERIFY(Pupil::waitsFor([&] { return !answers.isEmpty(); }));
    QCOMPARE(class_.teacher.asks(messages::RestoreContribution{first}), std::string("no-contribution"));
}

GENOTYPE_TEST(ClassContributionsTest)

#include "class_contributions_test.moc"
