// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_monitor.h"

#include "monitor_in_memory.h"
#include "polls_in_memory.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using messages::GivenAnswer;
using messages::LessonPart;
using messages::Role;
using messages::Stuck;
using messages::Whereabouts;

namespace {

constexpr desk::Sender fromClover{1, Role::Pupil};
constexpr desk::Sender daisy{2, Role::Pupil};
constexpr desk::Sender teacher{3, Role::Teacher};
constexpr desk::Sender projector{4, Role::Observer};

const Whereabouts atRolling{.page = "lessons", .lesson = "square", .step = LessonPart::Roll, .done = 1};

/// A desk with two pupils, a memory and a clock that the test moves.
struct Monitored {
    Monitored() { meetBoth(); }

    void meetBoth() {
        desk.meet(fromClover.member, "Clover", true);
        desk.meet(daisy.member, "Daisy", true);
    }
    std::string answers(const desk::Sender& from, const std::vector<GivenAnswer>& given) {
        return tests::carryOut(desk.perform(from, messages::GiveAnswers{given}));
    }
    template <typename Message> std::string does(const desk::Sender& from, const Message& message) {
        return tests::carryOut(desk.perform(from, message));
    }
    /// The messages of one kind that a member receives for all that has changed.
    template <typename Message> std::vector<Message> heard(const desk::Sender& to) {
        return of<Message>(desk.told(desk.takeChanges(), to));
    }
    template <typename Message> std::vector<Message> welcomed(const desk::Sender& to) const {
        return of<Message>(desk.welcome(to));
    }
    messages::PupilShown pupil(int member) const {
        for (const auto& one : welcomed<messages::PupilShown>(teacher))
            if (one.member == member)
                return one;
        return {};
    }

    template <typename Message>
    static std::vector<Message> of(const std::vector<messages::HostMessage>& all) {
        std::vector<Message> some;
        for (const messages::HostMessage& one : all)
            if (const auto* found = std::get_if<Message>(&one))
                some.push_back(*found);
        return some;
    }

    std::int64_t now = 1'790'000'000;
    tests::MonitorInMemory storage;
    ClassMonitor desk{storage, [this] { return now; }};
};

GivenAnswer answerOf(int number, int choice, bool isRight, bool isFirst, const char* question = "first") {
    return {.number = number,
            .lesson = "square",
            .question = question,
            .choice = choice,
            .right = isRight,
            .first = isFirst,
            .misconception = isRight ? "" : "dominant-frequent"};
}

} // namespace

/// Who is where, who has answered what, and what a teacher sends.
class ClassMonitorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTeacherSeesWhereAPupilIs();
    void nobodyElseLearnsOfIt();
    void onlyPupilsTellOfTheirWork();
    void theSamePlaceIsNotSavedTwice();
    void anAnswerIsCountedOnce();
    void firstChoicesAreTallied();
    void everyProblemOfAKindCounts();
    void threeWrongInARowAreStuck();
    void anIdlePupilIsStuckInALessonOnly();
    void aHandIsRaisedAndLowered();
    void aTeacherRaisesNobodysHand();
    void whatIsSentComesToThoseForWhomItIsMeant();
    void whoComesLateIsToldTheLastOneWhileItIsFresh();
    void coveredScreensAndPaceAreToldToWhoComesLate();
    void whatIsNotSavedHasNotHappened();
    void theStepsOfAllLessonsStayKnown();
    void everythingIsThereAfterARestart();
    void whoHasGoneOnIsNotStuckAfterARestart();
    void howLongSomebodyIsAwayIsCountedFromTheEndOfTheClass();
    void whoIsRemovedIsGone();
    void theAnswersComeInParts();
    void thereAreLimits();
};

void ClassMonitorTest::theTeacherSeesWhereAPupilIs() {
    Monitored class_;
    QCOMPARE(class_.does(fromClover, atRolling), std::string());
    const auto heard = class_.heard<messages::PupilShown>(teacher);
    QCOMPARE(heard.size(), std::size_t{2});
    QCOMPARE(heard.front().nickname, std::string("Clover"));
    QCOMPARE(heard.front().lesson, std::string("square"));
    QVERIFY(heard.front().here && heard.front().step == LessonPart::Roll && heard.front().done == 1);
    QCOMPARE(heard.front().since, class_.now);
    // A step that is done is no other place.
    const std::int64_t came = class_.now;
    class_.now += 60;
    Whereabouts done = atRolling;
    done.done = 3;
    QCOMPARE(class_.does(fromClover, done), std::string());
    QCOMPARE(class_.pupil(1).since, came);
    QCOMPARE(class_.pupil(1).seen, came + 60);
    class_.desk.meet(1, "Clover", false);
    QVERIFY(!class_.pupil(1).here);
    QCOMPARE(class_.pupil(1).lesson, std::string("square"));
}

void ClassMonitorTest::nobodyElseLearnsOfIt() {
    Monitored class_;
    class_.desk.takeChanges();
    class_.does(fromClover, atRolling);
    class_.answers(fromClover, {answerOf(1, 2, false, true)});
    class_.does(fromClover, messages::RaiseHand{.raised = true});
    const ClassMonitor::Changes changes = class_.desk.takeChanges();
    QVERIFY(!changes.empty());
    QVERIFY(class_.desk.told(changes, daisy).empty());
    QVERIFY(class_.desk.told(changes, projector).empty());
    QVERIFY(class_.desk.welcome(projector).empty());
    // To Daisy, only how she is led herself.
    QCOMPARE(class_.desk.welcome(daisy).size(), std::size_t{1});
    QVERIFY(class_.welcomed<messages::PacingShown>(daisy).front() == messages::PacingShown{});
}

void ClassMonitorTest::onlyPupilsTellOfTheirWork() {
    Monitored class_;
    for (const desk::Sender& one : {teacher, projector}) {
        QCOMPARE(class_.does(one, atRolling), std::string("not-allowed"));
        QCOMPARE(class_.answers(one, {answerOf(1, 0, true, true)}), std::string("not-allowed"));
    }
    QVERIFY(class_.storage.kept == StoredMonitoring{});
}

void ClassMonitorTest::theSamePlaceIsNotSavedTwice() {
    Monitored class_;
    class_.does(fromClover, atRolling);
    const int writes = class_.storage.writes;
    class_.does(fromClover, atRolling);
    // Nor is what only a running program can say.
    Whereabouts idle = atRolling;
    idle.idle = true;
    class_.does(fromClover, idle);
    QCOMPARE(class_.storage.writes, writes);
    QVERIFY(class_.pupil(1).stuck == Stuck::Idle);
}

void ClassMonitorTest::anAnswerIsCountedOnce() {
    Monitored class_;
    const std::vector<GivenAnswer> two{answerOf(1, 2, false, true), answerOf(2, 0, true, false)};
    QCOMPARE(class_.answers(fromClover, two), std::string());
    QCOMPARE(class_.answers(fromClover, two), std::string());
    QCOMPARE(class_.answers(fromClover, {two[1], answerOf(3, 0, true, true, "second")}), std::string());
    QCOMPARE(class_.desk.answers().size(), std::size_t{3});
    QCOMPARE(class_.storage.kept.answers.size(), std::size_t{3});
    QCOMPARE(class_.pupil(1).answered, 2);
    QCOMPARE(class_.pupil(1).right, 1);
    QCOMPARE(class_.welcomed<messages::PacingShown>(fromClover).front().last, 3);
    QCOMPARE(class_.welcomed<messages::PacingShown>(daisy).front().last, 0);
}

void ClassMonitorTest::firstChoicesAreTallied() {
    Monitored class_;
    class_.answers(fromClover, {answerOf(1, 2, false, true), answerOf(2, 0, true, false)});
    class_.answers(daisy, {answerOf(1, 0, true, true)});
    // Somebody who begins anew has met the question before.
    class_.answers(daisy, {answerOf(2, 1, false, true)});
    const auto tallies = class_.heard<messages::Tally>(teacher);
    QCOMPARE(tallies.size(), std::size_t{1});
    QCOMPARE(tallies.front().choices, (std::vector<int>{1, 0, 1}));
    QCOMPARE(tallies.front().answers, 2);
    QCOMPARE(tallies.front().right, 1);
    QVERIFY(tallies.front().beliefs == (std::vector<messages::BeliefCount>{{"dominant-frequent", 1}}));
    // The second form is another matter.
    GivenAnswer variant = answerOf(3, 1, true, true);
    variant.form = 1;
    class_.answers(daisy, {variant});
    QCOMPARE(class_.welcomed<messages::Tally>(teacher).size(), std::size_t{2});
}

void ClassMonitorTest::everyProblemOfAKindCounts() {
    Monitored class_;
    GivenAnswer problem{.number = 1,
                        .lesson = "square",
                        .choice = 3,
                        .right = true,
                        .first = true,
                        .problem = "look-share",
                        .seed = 7};
    class_.answers(fromClover, {problem});
    problem.number = 2;
    problem.seed = 8;
    problem.right = false;
    problem.misconception = "counts-exact";
    class_.answers(fromClover, {problem});
    const auto tallies = class_.welcomed<messages::Tally>(teacher);
    QCOMPARE(tallies.size(), std::size_t{1});
    QCOMPARE(tallies.front().answers, 2);
    QCOMPARE(tallies.front().right, 1);
    // The third choice is another one in another problem.
    QVERIFY(tallies.front().choices.empty());
    QCOMPARE(tallies.front().beliefs.size(), std::size_t{1});
}

void ClassMonitorTest::threeWrongInARowAreStuck() {
    Monitored class_;
    class_.does(fromClover, atRolling);
    class_.answers(fromClover, {answerOf(1, 1, false, true), answerOf(2, 2, false, false)});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    class_.answers(fromClover, {answerOf(3, 3, false, false)});
    QVERIFY(class_.pupil(1).stuck == Stuck::Wrong);
    QVERIFY(class_.pupil(2).stuck == Stuck::No);
    class_.answers(fromClover, {answerOf(4, 0, true, false)});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    // Wrong answers to different questions are none in a row.
    class_.answers(fromClover, {answerOf(5, 1, false, true, "second"), answerOf(6, 1, false, true, "third")});
    class_.answers(fromClover, {answerOf(7, 1, false, true, "fourth")});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    class_.answers(fromClover,
                   {answerOf(8, 2, false, false, "fourth"), answerOf(9, 3, false, false, "fourth")});
    QVERIFY(class_.pupil(1).stuck == Stuck::Wrong);
    // A pupil who goes elsewhere is stuck no longer.
    class_.does(fromClover, Whereabouts{.page = "glossary"});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
}

void ClassMonitorTest::anIdlePupilIsStuckInALessonOnly() {
    Monitored class_;
    class_.does(fromClover, Whereabouts{.page = "play", .idle = true});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    Whereabouts idle = atRolling;
    idle.idle = true;
    class_.does(fromClover, idle);
    QVERIFY(class_.pupil(1).stuck == Stuck::Idle);
    // Nobody is stuck who is not here.
    class_.desk.meet(1, "Clover", false);
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    class_.desk.meet(1, "Clover", true);
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
}

void ClassMonitorTest::aHandIsRaisedAndLowered() {
    Monitored class_;
    class_.desk.takeChanges();
    QCOMPARE(class_.does(fromClover, messages::RaiseHand{.raised = true}), std::string());
    const auto changes = class_.desk.takeChanges();
    QVERIFY(Monitored::of<messages::PupilShown>(class_.desk.told(changes, teacher)).front().raised);
    QVERIFY(Monitored::of<messages::PacingShown>(class_.desk.told(changes, fromClover)).front().raised);
    // The teacher comes by.
    QCOMPARE(class_.does(teacher, messages::RaiseHand{.raised = false, .member = 1}), std::string());
    QVERIFY(!class_.heard<messages::PacingShown>(fromClover).front().raised);
    QVERIFY(!class_.pupil(1).raised);
}

void ClassMonitorTest::aTeacherRaisesNobodysHand() {
    Monitored class_;
    QCOMPARE(class_.does(teacher, messages::RaiseHand{.raised = true, .member = 1}),
             std::string("not-allowed"));
    QCOMPARE(class_.does(fromClover, messages::RaiseHand{.raised = false, .member = 2}),
             std::string("not-allowed"));
    QCOMPARE(class_.does(teacher, messages::RaiseHand{.raised = false, .member = 9}),
             std::string("no-member"));
    QVERIFY(!class_.pupil(1).raised);
}

void ClassMonitorTest::whatIsSentComesToThoseForWhomItIsMeant() {
    Monitored class_;
    class_.desk.takeChanges();
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.target = "lab"}), std::string());
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.kind = messages::AssignmentKind::Lesson,
                                                           .target = "square",
                                                           .step = LessonPart::Roll,
                                                           .to = {2}}),
             std::string());
    const auto changes = class_.desk.takeChanges();
    QCOMPARE(Monitored::of<messages::Assignment>(class_.desk.told(changes, fromClover)).size(),
             std::size_t{1});
    const auto two = Monitored::of<messages::Assignment>(class_.desk.told(changes, daisy));
    QCOMPARE(two.size(), std::size_t{2});
    QVERIFY(two[0].number < two[1].number && two[1].target == "square" && two[1].step == LessonPart::Roll);
    QVERIFY(Monitored::of<messages::Assignment>(class_.desk.told(changes, projector)).empty());
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.kind = messages::AssignmentKind::Lesson}),
             std::string("wrong-assignment"));
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.kind = messages::AssignmentKind::SitAtTable}),
             std::string("wrong-assignment"));
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.target = "lab", .to = {9}}),
             std::string("no-member"));
}

void ClassMonitorTest::whoComesLateIsToldTheLastOneWhileItIsFresh() {
    Monitored class_;
    class_.does(teacher, messages::SendAssignment{.target = "lab"});
    class_.does(teacher, messages::SendAssignment{.target = "glossary", .to = {2}});
    QCOMPARE(class_.welcomed<messages::Assignment>(fromClover).front().target, std::string("lab"));
    QCOMPARE(class_.welcomed<messages::Assignment>(daisy).front().target, std::string("glossary"));
    class_.now += ClassMonitor::freshFor;
    QVERIFY(class_.welcomed<messages::Assignment>(fromClover).empty());
}

void ClassMonitorTest::coveredScreensAndPaceAreToldToWhoComesLate() {
    Monitored class_;
    class_.does(teacher, messages::BlankScreens{true, "Look at the front"});
    class_.does(teacher, messages::PaceLesson{"square", LessonPart::Predict});
    const auto pacing = class_.welcomed<messages::PacingShown>({7, Role::Pupil}).front();
    QVERIFY(pacing.dark && pacing.words == "Look at the front" && pacing.lesson == "square" &&
            pacing.step == LessonPart::Predict);
    class_.desk.takeChanges();
    // The same again is no news.
    class_.does(teacher, messages::BlankScreens{true, "Look at the front"});
    QVERIFY(class_.heard<messages::PacingShown>(fromClover).empty());
    class_.does(teacher, messages::BlankScreens{false, "nobody reads this"});
    class_.does(teacher, messages::PaceLesson{"", LessonPart::Roll});
    QVERIFY(class_.heard<messages::PacingShown>(fromClover).front() == messages::PacingShown{});
}

void ClassMonitorTest::whatIsNotSavedHasNotHappened() {
    Monitored class_;
    class_.desk.takeChanges();
    class_.storage.isGone = true;
    const std::string refused = "not-saved";
    QCOMPARE(class_.does(fromClover, atRolling), refused);
    QCOMPARE(class_.answers(fromClover, {answerOf(1, 2, false, true)}), refused);
    QCOMPARE(class_.does(fromClover, messages::RaiseHand{.raised = true}), refused);
    QCOMPARE(class_.does(teacher, messages::SendAssignment{.target = "lab"}), refused);
    QCOMPARE(class_.does(teacher, messages::BlankScreens{true, "x"}), refused);
    QCOMPARE(class_.does(teacher, messages::PaceLesson{"square", LessonPart::Roll}), refused);
    QVERIFY(class_.desk.takeChanges().empty());
    QVERIFY(class_.desk.answers().empty() && class_.desk.pacing() == StoredPacing{});
    class_.storage.isGone = false;
    QCOMPARE(class_.answers(fromClover, {answerOf(1, 2, false, true)}), std::string());
    QCOMPARE(class_.pupil(1).answered, 1);
}

void ClassMonitorTest::theStepsOfAllLessonsStayKnown() {
    Monitored class_;
    const auto in = [](const char* lesson, int done) {
        return Whereabouts{.page = "lessons", .lesson = lesson, .done = done};
    };
    for (const auto& where : {in("square", 3), in("dominance", 0), in("peas", 15), in("square", 4)})
        QCOMPARE(class_.does(fromClover, where), std::string());
    class_.does(daisy, in("square", 1));
    const std::vector<StoredSteps> expected{{1, "peas", 15}, {1, "square", 7}, {2, "square", 1}};
    QVERIFY(class_.desk.steps() == expected);
    // What is known is not saved again.
    class_.does(fromClover, in("", 0));
    const int writes = class_.storage.writes;
    class_.does(fromClover, in("square", 1));
    QCOMPARE(class_.storage.writes, writes + 1);
    // Pupils go, their steps stay; and a restart takes nothing away.
    class_.desk.forget(1);
    QVERIFY(class_.desk.steps() == expected);
    Monitored again;
    again.desk.restore(class_.storage.kept);
    QVERIFY(again.desk.steps() == expected);
    again.storage.isGone = true;
    QCOMPARE(again.does(daisy, in("square", 2)), std::string("not-saved"));
    QVERIFY(again.desk.steps() == expected);
}

void ClassMonitorTest::everythingIsThereAfterARestart() {
    Monitored class_;
    class_.does(fromClover, atRolling);
    class_.answers(fromClover, {answerOf(1, 1, false, true), answerOf(2, 2, false, false)});
    class_.does(daisy, messages::RaiseHand{.raised = true});
    class_.does(teacher, messages::SendAssignment{.target = "lab"});
    class_.does(teacher, messages::BlankScreens{true, "Look"});
    class_.does(teacher, messages::PaceLesson{"square", LessonPart::Roll});
    const auto before = class_.desk.welcome(teacher);
    Monitored again;
    again.now = class_.now;
    again.desk.restore(class_.storage.kept);
    again.meetBoth();
    QVERIFY(again.desk.welcome(teacher) == before);
    QCOMPARE(again.welcomed<messages::PacingShown>(fromClover).front().last, 2);
    QCOMPARE(again.welcomed<messages::Assignment>(fromClover).front().number, 1);
    // The row of wrong answers goes on.
    again.answers(fromClover, {answerOf(3, 3, false, false)});
    QVERIFY(again.pupil(1).stuck == Stuck::Wrong);
    again.does(teacher, messages::SendAssignment{.target = "lab"});
    QCOMPARE(again.welcomed<messages::Assignment>(fromClover).front().number, 2);
}

void ClassMonitorTest::whoHasGoneOnIsNotStuckAfterARestart() {
    Monitored class_;
    class_.does(fromClover, atRolling);
    for (int number = 1; number <= 3; ++number)
        class_.answers(fromClover, {answerOf(number, 2, false, number == 1)});
    QVERIFY(class_.pupil(1).stuck == Stuck::Wrong);
    class_.now += 60;
    class_.does(fromClover, Whereabouts{.page = "play"});
    QVERIFY(class_.pupil(1).stuck == Stuck::No);
    Monitored again;
    again.now = class_.now + 60;
    again.desk.restore(class_.storage.kept);
    again.meetBoth();
    QVERIFY(again.pupil(1).stuck == Stuck::No);
    QCOMPARE(again.pupil(1).answered, 1);
}

void ClassMonitorTest::howLongSomebodyIsAwayIsCountedFromTheEndOfTheClass() {
    Monitored class_;
    class_.does(fromClover, atRolling);
    class_.does(daisy, atRolling);
    class_.now += 14 * 60;
    class_.desk.meet(daisy.member, "Daisy", false);
    QCOMPARE(tests::carryOut(class_.desk.noteSeen(daisy.member)), std::string());
    const std::int64_t left = class_.now;
    class_.now += 60;
    QCOMPARE(tests::carryOut(class_.desk.noteSeen()), std::string());
    tests::MonitorInMemory storage;
    ClassMonitor opened(storage, [&class_] { return class_.now + 60; });
    opened.restore(class_.storage.kept);
    opened.meet(fromClover.member, "Clover", false);
    opened.meet(daisy.member, "Daisy", false);
    const auto shown = Monitored::of<messages::PupilShown>(opened.welcome(teacher));
    QCOMPARE(shown.at(0).seen, class_.now);
    QCOMPARE(shown.at(1).seen, left);
}

void ClassMonitorTest::whoIsRemovedIsGone() {
    Monitored class_;
    class_.answers(fromClover, {answerOf(1, 2, false, true)});
    class_.desk.takeChanges();
    class_.desk.forget(1);
    const auto heard = class_.heard<messages::PupilShown>(teacher);
    QCOMPARE(heard.size(), std::size_t{1});
    QVERIFY(heard.front().gone && heard.front().nickname.empty());
    QCOMPARE(class_.welcomed<messages::PupilShown>(teacher).size(), std::size_t{1});
    QCOMPARE(class_.desk.answers().size(), std::size_t{1});
}

void ClassMonitorTest::theAnswersComeInParts() {
    Monitored class_;
    for (int number = 1; number <= 201; ++number)
        class_.answers(fromClover, {answerOf(number, 0, true, true)});
    const auto part = [&](int from) {
        return std::get<messages::Answers>(class_.desk.answer(messages::AskAnswers{from}));
    };
    QCOMPARE(part(0).list.size(), ClassMonitor::part);
    QCOMPARE(part(0).total, 201);
    QCOMPARE(part(200).list.size(), std::size_t{1});
    QCOMPARE(part(200).list.front().answer.number, 201);
    QCOMPARE(part(200).list.front().time, class_.now);
    QVERIFY(part(5000).list.empty());
}

void ClassMonitorTest::thereAreLimits() {
    Monitored class_;
    for (int number = 1; number <= ClassMonitor::mostOfMember; ++number) {
        GivenAnswer answer = answerOf(number, 0, true, true);
        answer.question = std::to_string(number);
        QCOMPARE(class_.answers(fromClover, {answer}), std::string());
    }
    QCOMPARE(class_.answers(fromClover, {answerOf(5000, 0, true, true)}), std::string("too-many-answers"));
    QCOMPARE(class_.answers(daisy, {answerOf(1, 0, true, true)}), std::string());
    // Questions that somebody invents do not flood the teacher.
    QCOMPARE(class_.welcomed<messages::Tally>(teacher).size(), AnswerTallies::most);
    for (std::size_t i = 0; i <= ClassMonitor::mostLessons; ++i)
        QCOMPARE(class_.does(daisy, Whereabouts{.page = "lessons", .lesson = std::to_string(i), .done = 1}),
                 std::string());
    QCOMPARE(class_.desk.steps().size(), ClassMonitor::mostLessons);
    for (int i = 0; i < mostAssignments + 5; ++i)
        class_.does(teacher, messages::SendAssignment{.target = "lab"});
    QCOMPARE(class_.welcomed<messages::Assignment>(fromClover).front().number, mostAssignments + 5);
}

GENOTYPE_TEST(ClassMonitorTest)

#include "class_monitor_test.moc"
