// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/member_monitoring.h"

#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// What a member holds of how the class is followed and led, without a connection.
class MemberMonitoringTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAssignmentArrivesOnce() {
        MemberMonitoring member;
        const QSignalSpy arrived(&member, &MemberMonitoring::assignmentArrived);
        member.hear(messages::Assignment{.number = 2, .target = "lab"});
        member.hear(messages::Assignment{.number = 2, .target = "lab"});
        member.hear(messages::Assignment{.number = 1, .target = "play"});
        QCOMPARE(arrived.size(), 1);
        // The same member comes back: the host sends the last one again.
        member.begin(3, 3);
        member.hear(messages::Assignment{.number = 2, .target = "lab"});
        QCOMPARE(arrived.size(), 1);
        // It was not sent to this one.
        member.begin(3, 4);
        member.hear(messages::Assignment{.number = 1, .target = "lab"});
        QCOMPARE(arrived.size(), 2);
    }

    void aPupilWhoIsGoneIsForgotten() {
        MemberMonitoring member;
        const QSignalSpy changes(&member, &MemberMonitoring::pupilChanged);
        member.hear(messages::PupilShown{.member = 3, .nickname = "Clover"});
        member.hear(messages::PupilShown{.member = 3, .nickname = "Clover", .here = true});
        QCOMPARE(member.pupils().size(), std::size_t{1});
        QVERIFY(member.pupils().at(3).here);
        member.hear(messages::PupilShown{.member = 3, .gone = true});
        QVERIFY(member.pupils().empty());
        QCOMPARE(changes.size(), 3);
    }

    void aTallyTakesThePlaceOfTheOneBefore() {
        MemberMonitoring member;
        const messages::Tally one{.lesson = "square", .question = "half", .answers = 1};
        messages::Tally more = one;
        more.answers = 2;
        messages::Tally other = one;
        other.form = 1;
        member.hear(one);
        member.hear(other);
        member.hear(more);
        QVERIFY(member.tallies() == (std::vector<messages::Tally>{more, other}));
    }

    void aNewWelcomeBeginsAnew() {
        MemberMonitoring member;
        const QSignalSpy paced(&member, &MemberMonitoring::pacingChanged);
        member.hear(messages::PacingShown{.dark = true});
        member.hear(messages::PupilShown{.member = 3});
        member.hear(messages::Tally{.lesson = "square"});
        QVERIFY(member.pacing()->dark);
        QCOMPARE(paced.size(), 1);
        member.begin(1, 1);
        QVERIFY(!member.pacing() && member.pupils().empty() && member.tallies().empty());
    }
};

GENOTYPE_TEST(MemberMonitoringTest)
#include "member_monitoring_test.moc"
