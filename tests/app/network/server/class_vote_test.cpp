// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_vote.h"

#include "polls_in_memory.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>

using namespace app;
using messages::VoteStage;
using tests::carryOut;

namespace {

constexpr int flowers = 18; // Ff × Ff by phenotype
constexpr int ownTwo = 2;

const messages::AskVote question{
    .question = "And the next?", .options = {"purple", "rather white", "white"}, .experiment = flowers};

/// A class that is asked; the vote is the first one.
struct Asked {
    explicit Asked(const messages::AskVote& asked = question) { carryOut(vote.ask(asked)); }
    std::string cast(int member, int round, int option) {
        return carryOut(vote.cast(member, {.vote = 1, .round = round, .option = option}));
    }
    std::string goTo(VoteStage stage) { return carryOut(vote.set({1, stage})); }
    std::string roll(std::int64_t plants, std::vector<std::int64_t> counts = {}) {
        return carryOut(vote.roll({.vote = 1, .plants = plants, .counts = std::move(counts)}, 7));
    }
    /// As a member sees it who has not voted.
    messages::VoteShown seen() const { return vote.shown(99); }
    void closeIt() {
        for (const VoteStage stage : {VoteStage::Talk, VoteStage::Second, VoteStage::Closed})
            goTo(stage);
    }

    tests::PollsInMemory storage;
    ClassVote vote{storage};
};

} // namespace

class ClassVoteTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstRoundIsSilent();
    void severalMembersOfOnePersonHaveOneVote();
    void aFirstVoteCanBeChangedUntilTheRoundIsOver();
    void aSecondVoteCannotBeChanged();
    void bothSpreadsStayInSight();
    void aRoundThatIsNotOnTakesNoVotes();
    void stagesComeInTheirOrder();
    void theClassRollsWhenBothRoundsAreOver();
    void moreRollsAddUp();
    void theClassCanRollOnItsDesks();
    void rollsThatCannotBeAreRefused();
    void aQuestionNeedsOptions();
    void anotherQuestionTakesThePlaceOfTheFirst();
    void aVoteThatIsOverLeavesTheScreens();
    void everybodySeesTheOwnVotesOnly();
    void everythingIsThereAfterAnotherStart();
    void whatCannotBeSavedIsNotDone();
};

void ClassVoteTest::theFirstRoundIsSilent() {
    Asked class_;
    QCOMPARE(class_.cast(1, 1, 2), std::string());
    QCOMPARE(class_.cast(2, 1, 2), std::string());
    QCOMPARE(class_.cast(3, 1, 1), std::string());
    QCOMPARE(class_.seen().voted, 3);
    QVERIFY(class_.seen().first.empty());
    class_.goTo(VoteStage::Talk);
    QCOMPARE(class_.seen().first, (std::vector<int>{1, 2, 0}));
    QVERIFY(class_.seen().second.empty());
}

void ClassVoteTest::severalMembersOfOnePersonHaveOneVote() {
    tests::PollsInMemory storage;
    ClassVote vote(storage, [](int member) { return member >= 10 ? 1 : member; });
    QCOMPARE(carryOut(vote.ask({.question = "And the next?", .options = {"purple", "white"}})),
             std::string());
    QCOMPARE(carryOut(vote.cast(1, {.vote = 1, .round = 1, .option = 1})), std::string());
    QCOMPARE(carryOut(vote.cast(2, {.vote = 1, .round = 1, .option = 2})), std::string());
    for (int member = 10; member < 20; ++member)
        QCOMPARE(carryOut(vote.cast(member, {.vote = 1, .round = 1, .option = 2})), std::string());
    QCOMPARE(vote.shown(2).voted, 2);
    QCOMPARE(carryOut(vote.set({.vote = 1, .stage = VoteStage::Talk})), std::string());
    QCOMPARE(vote.shown(2).first, (std::vector<int>{1, 1}));
}

void ClassVoteTest::aFirstVoteCanBeChangedUntilTheRoundIsOver() {
    Asked class_;
    QCOMPARE(class_.cast(1, 1, 2), std::string());
    QCOMPARE(class_.cast(1, 1, 3), std::string());
    QCOMPARE(class_.seen().voted, 1);
    class_.goTo(VoteStage::Talk);
    QCOMPARE(class_.cast(1, 1, 1), std::string("other-stage"));
    QCOMPARE(class_.seen().first, (std::vector<int>{0, 0, 1}));
}

void ClassVoteTest::aSecondVoteCannotBeChanged() {
    Asked class_;
    class_.goTo(VoteStage::Talk);
    class_.goTo(VoteStage::Second);
    QCOMPARE(class_.cast(1, 2, 2), std::string());
    // The same again, as after a break of the connection, is no change.
    QCOMPARE(class_.cast(1, 2, 2), std::string());
    QCOMPARE(class_.cast(1, 2, 3), std::string("already-voted"));
    QCOMPARE(class_.vote.shown(1).own, (std::array<int, 2>{0, 2}));
}

void ClassVoteTest::bothSpreadsStayInSight() {
    Asked class_;
    class_.cast(1, 1, 1);
    class_.cast(2, 1, 3);
    class_.goTo(VoteStage::Talk);
    class_.goTo(VoteStage::Second);
    QCOMPARE(class_.seen().voted, 0);
    class_.cast(1, 2, 1);
    class_.cast(2, 2, 1);
    class_.cast(3, 2, 2);
    QCOMPARE(class_.seen().voted, 3);
    QVERIFY(class_.seen().second.empty());
    class_.goTo(VoteStage::Closed);
    QCOMPARE(class_.seen().first, (std::vector<int>{1, 0, 1}));
    QCOMPARE(class_.seen().second, (std::vector<int>{2, 1, 0}));
    class_.roll(160);
    QCOMPARE(class_.seen().first, (std::vector<int>{1, 0, 1}));
    QCOMPARE(class_.seen().second, (std::vector<int>{2, 1, 0}));
}

void ClassVoteTest::aRoundThatIsNotOnTakesNoVotes() {
    Asked class_;
    QCOMPARE(class_.cast(1, 2, 1), std::string("other-stage"));
    QCOMPARE(class_.cast(1, 1, 4), std::string("no-option"));
    QCOMPARE(carryOut(class_.vote.cast(1, {.vote = 2, .round = 1, .option = 1})), std::string("no-vote"));
    class_.closeIt();
    QCOMPARE(class_.cast(1, 1, 1), std::string("other-stage"));
    QCOMPARE(class_.cast(1, 2, 1), std::string("other-stage"));
    QVERIFY(class_.storage.kept.ballots.empty());
}

void ClassVoteTest::stagesComeInTheirOrder() {
    Asked class_;
    QCOMPARE(class_.goTo(VoteStage::Second), std::string("other-stage"));
    QCOMPARE(class_.goTo(VoteStage::Rolled), std::string("other-stage"));
    QCOMPARE(class_.goTo(VoteStage::First), std::string());
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string());
    // Two presses of the same button are one.
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string());
    QCOMPARE(class_.goTo(VoteStage::First), std::string("other-stage"));
    QCOMPARE(class_.goTo(VoteStage::Second), std::string());
    QCOMPARE(class_.goTo(VoteStage::Closed), std::string());
    QCOMPARE(class_.goTo(VoteStage::Rolled), std::string("other-stage"));
    QCOMPARE(carryOut(class_.vote.set({2, VoteStage::Talk})), std::string("no-vote"));
}

void ClassVoteTest::theClassRollsWhenBothRoundsAreOver() {
    Asked class_;
    QCOMPARE(class_.roll(160), std::string("other-stage"));
    class_.closeIt();
    QCOMPARE(class_.roll(160), std::string());
    const auto result = class_.seen().result;
    QCOMPARE(result.size(), std::size_t{2});
    QCOMPARE(std::accumulate(result.begin(), result.end(), std::int64_t{0}), std::int64_t{160});
    QVERIFY(class_.seen().stage == VoteStage::Rolled);
}

void ClassVoteTest::moreRollsAddUp() {
    Asked class_;
    class_.closeIt();
    class_.roll(100);
    class_.roll(60);
    const auto result = class_.seen().result;
    QCOMPARE(std::accumulate(result.begin(), result.end(), std::int64_t{0}), std::int64_t{160});
    QCOMPARE(class_.roll(1'000'000'000), std::string("wrong-counts"));
    QCOMPARE(class_.seen().result, result);
}

void ClassVoteTest::theClassCanRollOnItsDesks() {
    Asked class_({.question = "How many?", .options = {"few", "many"}, .experiment = ownTwo});
    class_.closeIt();
    QCOMPARE(class_.roll(10), std::string("no-experiment"));
    QCOMPARE(class_.roll(0, {13, 7}), std::string());
    QCOMPARE(class_.roll(0, {1, 1}), std::string());
    QCOMPARE(class_.seen().result, (std::vector<std::int64_t>{14, 8}));
}

void ClassVoteTest::rollsThatCannotBeAreRefused() {
    Asked class_;
    class_.closeIt();
    QCOMPARE(class_.roll(0), std::string("wrong-counts"));
    QCOMPARE(class_.roll(0, {1, 2, 3}), std::string("wrong-counts"));
    QCOMPARE(class_.roll(0, {0, 0}), std::string("wrong-counts"));
    QVERIFY(class_.seen().result.empty());
    Asked without({.question = "Yes?", .options = {"yes", "no"}});
    without.closeIt();
    QCOMPARE(without.roll(10), std::string("no-experiment"));
}

void ClassVoteTest::aQuestionNeedsOptions() {
    tests::PollsInMemory storage;
    ClassVote vote(storage);
    const auto asked = [&](const std::string& text, const std::vector<std::string>& options,
                           int experiment = 0) {
        return carryOut(vote.ask({.question = text, .options = options, .experiment = experiment}));
    };
    QCOMPARE(asked("", {"yes", "no"}), std::string("wrong-question"));
    QCOMPARE(asked("  ", {"yes", "no"}), std::string("wrong-question"));
    QCOMPARE(asked("Yes?", {"yes"}), std::string("wrong-question"));
    QCOMPARE(asked("Yes?", {"yes", ""}), std::string("wrong-question"));
    QCOMPARE(asked("Yes?", {"yes", "no"}, 70), std::string("no-experiment"));
    QVERIFY(!vote.isOn());
    QCOMPARE(vote.shown(1).vote, 0);
    QCOMPARE(asked("Yes?", {"yes", "no"}), std::string());
    QCOMPARE(vote.shown(1).vote, 1);
}

void ClassVoteTest::anotherQuestionTakesThePlaceOfTheFirst() {
    Asked class_;
    class_.cast(1, 1, 2);
    QCOMPARE(carryOut(class_.vote.ask({.question = "Another?", .options = {"yes", "no"}})), std::string());
    QCOMPARE(class_.cast(1, 1, 1), std::string("no-vote"));
    QCOMPARE(class_.seen().vote, 2);
    QCOMPARE(class_.seen().voted, 0);
    QCOMPARE(class_.vote.shown(1).own, (std::array<int, 2>{}));
}

void ClassVoteTest::aVoteThatIsOverLeavesTheScreens() {
    Asked class_;
    class_.cast(1, 1, 2);
    QCOMPARE(class_.goTo(VoteStage::Over), std::string());
    QVERIFY(!class_.vote.isOn());
    QVERIFY((class_.vote.shown(1) == messages::VoteShown{.vote = 1, .stage = VoteStage::Over}));
    QCOMPARE(class_.cast(1, 1, 2), std::string("no-vote"));
    QCOMPARE(carryOut(class_.vote.ask(question)), std::string());
    QCOMPARE(class_.seen().vote, 2);
}

void ClassVoteTest::everybodySeesTheOwnVotesOnly() {
    Asked class_;
    class_.cast(1, 1, 3);
    class_.cast(2, 1, 1);
    QCOMPARE(class_.vote.shown(1).own, (std::array<int, 2>{3, 0}));
    QCOMPARE(class_.vote.shown(2).own, (std::array<int, 2>{1, 0}));
    // Whatever the others have voted for, a member who has not gets the same bytes.
    Asked other;
    other.cast(1, 1, 2);
    other.cast(2, 1, 2);
    const auto bytes = [](const messages::VoteShown& shown) {
        return messages::toText(messages::FromHost{{}, shown});
    };
    QCOMPARE(bytes(other.seen()), bytes(class_.seen()));
}

void ClassVoteTest::everythingIsThereAfterAnotherStart() {
    Asked class_;
    const auto isSame = [&class_] {
        ClassVote other(class_.storage);
        other.restore(class_.storage.kept);
        return other.shown(1) == class_.vote.shown(1) && other.isOn() == class_.vote.isOn();
    };
    class_.cast(1, 1, 3);
    class_.cast(2, 1, 1);
    QVERIFY(isSame());
    class_.goTo(VoteStage::Talk);
    class_.goTo(VoteStage::Second);
    class_.cast(1, 2, 1);
    QVERIFY(isSame());
    class_.goTo(VoteStage::Closed);
    class_.roll(40);
    QVERIFY(isSame());
    class_.goTo(VoteStage::Over);
    QVERIFY(isSame());
}

void ClassVoteTest::whatCannotBeSavedIsNotDone() {
    Asked class_;
    class_.cast(1, 1, 3);
    class_.vote.takeChange();
    const messages::VoteShown before = class_.vote.shown(1);
    class_.storage.isGone = true;
    QCOMPARE(class_.cast(1, 1, 1), std::string("not-saved"));
    QCOMPARE(class_.cast(2, 1, 1), std::string("not-saved"));
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string("not-saved"));
    QCOMPARE(carryOut(class_.vote.ask(question)), std::string("not-saved"));
    QVERIFY(class_.vote.shown(1) == before);
    QVERIFY(!class_.vote.takeChange());
    class_.storage.isGone = false;
    QCOMPARE(class_.goTo(VoteStage::Talk), std::string());
    QVERIFY(class_.vote.takeChange() && !class_.vote.takeChange());
}

GENOTYPE_TEST(ClassVoteTest)

#include "class_vote_test.moc"
