// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/member_polls.h"

#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using messages::Contribute;
using messages::PoolShown;
using messages::PoolStage;

namespace {

constexpr int flowers = 18;
const messages::Failed refused{messages::ErrorCode::PoolClosed, "", 0, 0};

/// A member whose requests go nowhere; while nobody listens they are not sent.
struct Contributor {
    std::vector<messages::ClientMessage> sent;
    bool isHeard = true;
    MemberPolls polls{[this](const messages::ClientMessage& message) {
        if (!isHeard)
            return -1;
        sent.push_back(message);
        return static_cast<int>(sent.size());
    }};
    int numberSent(std::size_t at) const { return std::get<Contribute>(sent.at(at)).number; }
};

PoolShown poolWith(std::vector<std::int64_t> own, int last) {
    return {.experiment = flowers, .stage = PoolStage::Open, .own = std::move(own), .last = last};
}

} // namespace

/// What a member holds of the pool and the votes, and gives to the pool, without a connection.
class MemberPollsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contributionsAreNumberedAfterTheLastOne() {
        Contributor member;
        member.polls.hear(poolWith({3, 1}, 7));
        QCOMPARE(member.polls.contribute({.experiment = flowers, .counts = {5, 5}}), 8);
        QCOMPARE(member.polls.contribute({.experiment = flowers, .counts = {1, 0}}), 9);
        QCOMPARE(member.numberSent(0), 8);
        QCOMPARE(member.numberSent(1), 9);
    }

    void whatWasNotAnsweredIsSentAgainInItsOrder() {
        Contributor member;
        member.isHeard = false;
        QCOMPARE(member.polls.contribute({.experiment = flowers, .counts = {5, 5}}), 1);
        member.isHeard = true;
        QCOMPARE(member.polls.contribute({.experiment = flowers, .counts = {6, 6}}), 2);
        member.polls.begin(3, 3);
        member.polls.resend();
        QCOMPARE(member.sent.size(), std::size_t{3});
        QCOMPARE(member.numberSent(1), 1);
        QCOMPARE(member.numberSent(2), 2);
        const QSignalSpy answers(&member.polls, &MemberPolls::contributed);
        // The number of the request before the break means nothing any more.
        member.polls.settleRequest(1, {});
        QCOMPARE(answers.size(), 0);
        member.polls.settleRequest(2, {});
        member.polls.settleRequest(3, {});
        QCOMPARE(answers, (QList<QVariantList>{{1}, {2}}));
        member.polls.resend();
        QCOMPARE(member.sent.size(), std::size_t{3});
    }

    void whatTheHostHasTakenIsKnownUntilItIsReplaced() {
        Contributor member;
        const int first = member.polls.contribute({.experiment = flowers, .counts = {5, 5}});
        member.polls.settleRequest(1, {});
        member.polls.hear(poolWith({5, 5}, first));
        QCOMPARE(member.polls.given(flowers).size(), std::size_t{1});
        member.polls.contribute({.experiment = flowers, .counts = {9, 7}, .replaces = first});
        member.polls.settleRequest(2, {});
        member.polls.hear(poolWith({9, 7}, first + 1));
        QCOMPARE(member.polls.given(flowers).size(), std::size_t{1});
        QVERIFY(member.polls.given(flowers).front().counts == (std::vector<std::int64_t>{9, 7}));
        // Something was given at another computer.
        member.polls.hear(poolWith({10, 8}, first + 2));
        QVERIFY(member.polls.given(flowers).empty());
        QCOMPARE(member.polls.allGiven().size(), std::size_t{1});
    }

    void whatIsRefusedIsSaidAndNotKept() {
        Contributor member;
        const QSignalSpy refusals(&member.polls, &MemberPolls::notContributed);
        member.polls.contribute({.experiment = flowers, .counts = {5, 5}});
        member.polls.settleRequest(1, refused);
        QCOMPARE(refusals.size(), 1);
        QVERIFY(member.polls.allGiven().empty());
        member.polls.resend();
        QCOMPARE(member.sent.size(), std::size_t{1});
    }

    void anotherMemberSaysNothingForTheOneBefore() {
        Contributor member;
        const QSignalSpy refusals(&member.polls, &MemberPolls::notContributed);
        member.polls.contribute({.experiment = flowers, .counts = {5, 5}});
        member.polls.begin(3, 4);
        QCOMPARE(refusals.size(), 1);
        member.polls.resend();
        QCOMPARE(member.sent.size(), std::size_t{1});
        QCOMPARE(member.polls.contribute({.experiment = flowers, .counts = {1, 1}}), 1);
    }

    void aPoolThatIsClosedAndEmptyIsGone() {
        Contributor member;
        const QSignalSpy changes(&member.polls, &MemberPolls::poolChanged);
        member.polls.hear(poolWith({}, 0));
        QVERIFY(member.polls.pools().contains(flowers));
        member.polls.hear(PoolShown{.experiment = flowers});
        QVERIFY(member.polls.pools().empty());
        QCOMPARE(changes, (QList<QVariantList>{{flowers}, {flowers}}));
    }

    void aVoteIsThereUntilItIsOver() {
        Contributor member;
        const QSignalSpy changes(&member.polls, &MemberPolls::voteChanged);
        member.polls.hear(messages::VoteShown{.vote = 4, .stage = messages::VoteStage::Talk});
        QCOMPARE(member.polls.vote()->vote, 4);
        member.polls.hear(messages::VoteShown{.vote = 4, .stage = messages::VoteStage::Over});
        QVERIFY(!member.polls.vote());
        QCOMPARE(changes.size(), 2);
    }
};

GENOTYPE_TEST(MemberPollsTest)
#include "member_polls_test.moc"
