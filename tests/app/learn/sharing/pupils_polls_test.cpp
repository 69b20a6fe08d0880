// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/sharing/code_sheet.h"
#include "app/learn/sharing/share_bar.h"
#include "app/ui/widgets/popover.h"
#include "test_registry.h"
#include "tests/app/classroom/teacher/desk_windows.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QSpinBox>

using namespace app;
using namespace tests::desk;
using tests::Pupil;

/// The counts and the votes in the window of a pupil, over a real host.
class PupilsPollsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPupilIsToldAndVotes();
    void aSecondVoteLocksTheAnswers();
    void bothVotesAndTheRollAreShown();
    void aClosedCardOpensAgain();
    void theCardClosesWhenTheClassIsLeft();
    void theCardClosesWithTheVote();
    void aPupilSendsCounts();
    void aGrownSampleTakesThePlaceOfTheLastOne();
    void theGreenButtonCountsNoPlantTwice();
    void whoCannotKnowWhatWasSentIsNotLedToSendItAgain();
    void inAClassSendingComesFirst();
    void withoutAClassNothingCanBeSent();
};

void PupilsPollsTest::aPupilIsToldAndVotes() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QVERIFY(Pupil::waitsFor([&] { return window.notice.isVisible(); }));
    QCOMPARE(window.notice.text(), QStringLiteral("Your teacher asks the class: And the next?"));
    QVERIFY(window.opens());
    VoteCard& card = *window.voter.card();
    QCOMPARE(seenText(card, "voteQuestion"), QStringLiteral("And the next?"));
    for (const int option : {2, 1}) {
        const QByteArray name = "voteOption" + QByteArray::number(option);
        press(card, name.constData());
        // Down is what the host has.
        QVERIFY(!shown<QPushButton>(card, name.constData())->isChecked());
        QVERIFY(Pupil::waitsFor([&] { return shown<QPushButton>(card, name.constData())->isChecked(); }));
        QCOMPARE(window.pupil.polls().vote()->own[0], option);
    }
    QCOMPARE(seenText(card, "voteState"), wording("VoteCard.voteCanChangeUntil"));
}

void PupilsPollsTest::aSecondVoteLocksTheAnswers() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    VoteCard& card = *window.voter.card();
    QVERIFY(window.goesTo(VoteStage::Talk));
    QVERIFY(!seen<QPushButton>(card, "voteOption1"));
    QVERIFY(window.goesTo(VoteStage::Second));
    press(card, "voteOption1");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().vote()->own[1] == 1; }));
    QVERIFY(shown<QPushButton>(card, "voteOption1")->isChecked());
    QVERIFY(!shown<QPushButton>(card, "voteOption2")->isEnabled());
    QCOMPARE(seenText(card, "voteState"), wording("VoteCard.secondVote"));
}

void PupilsPollsTest::bothVotesAndTheRollAreShown() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    VoteCard& card = *window.voter.card();
    press(card, "voteOption2");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().vote()->own[0] == 2; }));
    for (const VoteStage stage : {VoteStage::Talk, VoteStage::Second, VoteStage::Closed})
        QVERIFY(window.goesTo(stage));
    QCOMPARE(window.teacher.asks(messages::RollVote{.vote = 1, .plants = 40}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().vote()->stage == VoteStage::Rolled; }));
    QStringList told;
    for (const ShareBar* const bar : findAll<ShareBar>(card))
        if (bar->isVisibleTo(&card))
            told << bar->accessibleName() + " = " + bar->accessibleDescription();
    QCOMPARE(told, (QStringList{"purple: First vote = 0", "white: First vote = 1 (you)",
                                "purple: After talking = 0", "white: After talking = 0"}));
    QVERIFY_SAYS(seenText(card, "voteState"), "VoteCard.classHasRolled");
}

void PupilsPollsTest::aClosedCardOpensAgain() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    QVERIFY(window.goesTo(VoteStage::Talk));
    find<Popover>(window.place)->close();
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card(); }));
    QVERIFY(window.standing.isVisible());
    window.standing.click();
    QVERIFY(window.voter.card());
    QVERIFY_SAYS(seenText(*window.voter.card(), "voteState"), "VoteCard.howClassVotedTalk");
    QCOMPARE(window.teacher.asks(messages::SetVote{1, VoteStage::Over}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !window.standing.isVisible(); }));
}

void PupilsPollsTest::theCardClosesWhenTheClassIsLeft() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    window.pupil.leave();
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card() && !window.standing.isVisible(); }));
}

void PupilsPollsTest::theCardClosesWithTheVote() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    QCOMPARE(window.teacher.asks(messages::SetVote{1, VoteStage::Over}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card(); }));
    // The next question brings a new notice.
    QCOMPARE(window.teacher.asks(messages::AskVote{.question = "Another?", .options = {"yes", "no"}}),
             std::string());
    QVERIFY(Pupil::waitsFor(
        [&] { return window.notice.text() == wording("VoteNotice.teacherAsksClass", "Another?"); }));
}

void PupilsPollsTest::aPupilSendsCounts() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    QCOMPARE(seenText(sheet, "sendState"), wording("SendPart.teacherCollectingCountsExperiment"));
    QVERIFY(!seen<QPushButton>(sheet, "sendCounts"));
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return seen<QPushButton>(sheet, "sendCounts") != nullptr; }));
    press(sheet, "sendCounts");
    QVERIFY(Pupil::waitsFor([&] { return says(seenText(sheet, "sendState"), "SendPart.classCounts"); }));
    QVERIFY(Pupil::waitsFor([&] { return seenText(sheet, "sendState").contains("n = 40."); }));
    QCOMPARE(window.pupil.polls().pools().at(flowers).own, (std::vector<std::int64_t>{31, 9}));
    // Once is enough.
    QVERIFY(!shown<QPushButton>(sheet, "sendCounts")->isEnabled());
}

void PupilsPollsTest::aGrownSampleTakesThePlaceOfTheLastOne() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    const QTemporaryDir folder;
    const auto sends = [&](std::vector<std::int64_t> counts, const char* button) {
        CodeSheet sheet(countsOf(std::move(counts)), folder.path());
        press(sheet, button);
        return Pupil::waitsFor([&] { return says(seenText(sheet, "sendState"), "SendPart.classCounts"); });
    };
    QVERIFY(sends({31, 9}, "sendCounts"));
    QVERIFY(Pupil::waitsFor([&] { return !window.pupil.polls().pools().at(flowers).own.empty(); }));
    QVERIFY(sends({61, 19}, "replaceCounts"));
    const auto have = [&](const std::vector<std::int64_t>& own) {
        return Pupil::waitsFor([&] { return window.pupil.polls().pools().at(flowers).own == own; });
    };
    QVERIFY(have({61, 19}));
    QVERIFY(sends({10, 10}, "sendCounts"));
    QVERIFY(have({71, 29}));
    // The first sample grows further: it takes its own place, and not that of the last one.
    QVERIFY(sends({91, 29}, "replaceCounts"));
    QVERIFY(have({101, 39}));
}

void PupilsPollsTest::theGreenButtonCountsNoPlantTwice() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    const QTemporaryDir folder;
    /// Presses whatever is the default, if it can be pressed.
    const auto pressesDefault = [&](std::vector<std::int64_t> counts) {
        CodeSheet sheet(countsOf(std::move(counts)), folder.path());
        for (auto* button : findAll<QPushButton>(sheet))
            if (button->isDefault() && button->isVisibleTo(&sheet) && button->isEnabled()) {
                button->click();
                return Pupil::waitsFor(
                    [&] { return says(seenText(sheet, "sendState"), "SendPart.classCounts"); });
            }
        return false;
    };
    const auto own = [&] { return window.pupil.polls().pools().at(flowers).own; };
    QVERIFY(pressesDefault({480, 160}));
    QVERIFY(Pupil::waitsFor([&] { return own() == std::vector<std::int64_t>{480, 160}; }));
    // Opened again, and after more rolls.
    QVERIFY(!pressesDefault({480, 160}));
    QVERIFY(pressesDefault({960, 320}));
    QVERIFY(Pupil::waitsFor([&] { return own() == std::vector<std::int64_t>{960, 320}; }));
    CodeSheet sheet(countsOf({960, 320}), folder.path());
    QVERIFY_SAYS(seenText(sheet, "sendState"), "SendPart.classTheseCountsAlready");
    // After the program was started again, as MemberPage does it.
    const std::vector<messages::Contribute> given = window.pupil.polls().allGiven();
    Pupil again;
    again.polls().setGiven(given);
    const std::string token = window.pupil.welcome().token;
    window.pupil.leave();
    QVERIFY(again.comes(window.room.url(), messages::Role::Pupil, {}, token));
    JoinedClass::current().set(&again);
    QVERIFY(Pupil::waitsFor([&] { return again.polls().pools().contains(flowers); }));
    QVERIFY(pressesDefault({990, 330}));
    QVERIFY(Pupil::waitsFor([&] {
        return again.polls().pools().at(flowers).own == std::vector<std::int64_t>{990, 330};
    }));
    JoinedClass::current().set(nullptr);
}

void PupilsPollsTest::whoCannotKnowWhatWasSentIsNotLedToSendItAgain() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    window.pupil.polls().contribute({.experiment = flowers, .counts = {30, 10}});
    QVERIFY(Pupil::waitsFor([&] {
        return window.pupil.polls().pools().contains(flowers) &&
               !window.pupil.polls().pools().at(flowers).own.empty() &&
               !window.pupil.polls().given(flowers).empty();
    }));
    window.pupil.polls().setGiven({});
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({60, 20}), folder.path());
    QVERIFY(!shown<QPushButton>(sheet, "sendCounts")->isDefault());
    QVERIFY(!seen<QPushButton>(sheet, "replaceCounts"));
    QVERIFY_SAYS(seenText(sheet, "sendState"), "SendPart.ifTheseCountsContain");
}

void PupilsPollsTest::inAClassSendingComesFirst() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    sheet.show();
    const auto placeOf = [&sheet](const QWidget* part) { return part->mapTo(&sheet, QPoint()).y(); };
    const auto* const send = seen<QPushButton>(sheet, "sendCounts");
    QVERIFY(send && send->isEnabled() && send->isDefault());
    const auto* const otherWay = shown<QLabel>(sheet, "otherWay");
    QVERIFY(placeOf(send) < placeOf(otherWay));
    QVERIFY(placeOf(otherWay) < placeOf(shown<QSpinBox>(sheet, "codeGroup")));
}

void PupilsPollsTest::withoutAClassNothingCanBeSent() {
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    QVERIFY(!seen<QLabel>(sheet, "sendState"));
    QVERIFY(!seen<QPushButton>(sheet, "sendCounts"));
    QVERIFY(!seen<QLabel>(sheet, "otherWay"));
}

GENOTYPE_TEST(PupilsPollsTest)

#include "pupils_polls_test.moc"
