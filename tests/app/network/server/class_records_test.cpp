// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_records.h"

#include "lessons/problems/problem.h"
#include "lessons/reports/class_report.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace app;
using lessons::ProblemKind;
using messages::Role;

namespace {

constexpr std::int64_t whenItBegan = 1'790'000'000;
const Member memberClover{.number = 1, .nickname = "Clover", .role = Role::Pupil, .tokenHash = "a"};
const Member memberDaisy{.number = 2, .nickname = "Daisy", .role = Role::Pupil, .tokenHash = "b"};
const Member memberTeacher{.number = 3, .nickname = "Teacher", .role = Role::Teacher, .tokenHash = "c"};
const Member memberObserver{.number = 4, .nickname = "Elder", .role = Role::Observer, .tokenHash = "d"};

/// An answer to the question "dominance-f1", whose right answer is 0 and whose 1 stands for blending.
StoredAnswer answerToF1(int member, int number, int form, int choice, bool isFirst, int hints = 0) {
    return {.member = member,
            .time = whenItBegan + number,
            .given = {.number = number,
                      .lesson = "dominance",
                      .question = "dominance-f1",
                      .form = form,
                      .choice = choice,
                      .right = choice == 0,
                      .first = isFirst,
                      .hints = hints}};
}

/// The first answer to a problem: the right one, or one with a misconception.
StoredAnswer problemSolved(int number, std::int64_t seed, bool isRight, int hints = 0, bool isFirst = true) {
    const lessons::Problem problem =
        lessons::makeProblem(ProblemKind::LookShare, static_cast<std::uint64_t>(seed));
    const auto wrong =
        std::ranges::find_if(problem.answers, [](const auto& one) { return !one.misconception.empty(); });
    const auto choice =
        isRight ? static_cast<std::ptrdiff_t>(problem.rightAnswer()) : wrong - problem.answers.begin();
    return {.member = 1,
            .time = whenItBegan,
            .given = {.number = number,
                      .lesson = "dominance",
                      .choice = static_cast<int>(choice),
                      .right = isRight,
                      .first = isFirst,
                      .hints = hints,
                      .problem = "look-share",
                      .seed = seed}};
}

/// A seed of a problem with an answer that stands for a misconception.
std::int64_t tellingSeed() {
    for (std::int64_t seed = 1;; ++seed) {
        const auto problem = lessons::makeProblem(ProblemKind::LookShare, static_cast<std::uint64_t>(seed));
        if (std::ranges::any_of(problem.answers, [](const auto& one) { return !one.misconception.empty(); }))
            return seed;
    }
}

std::vector<lessons::LearningRecord> recordsOf(const std::vector<StoredAnswer>& answers,
                                               const std::vector<StoredSteps>& steps = {},
                                               const std::vector<Member>& members = {memberClover}) {
    return learningRecords("name", members, answers, steps);
}

} // namespace

/// Reports of what a class on the network has sent.
class ClassRecordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPupilHasARecordAndNobodyElse();
    void whoWasRemovedIsThereWithWhatWasDone();
    void aKeyIsTheSameEachTimeAndInNoOtherClass();
    void answersAreTheAttemptsThatThePupilMade();
    void answersHaveTheTimesAtWhichTheyCame();
    void anAnswerWithoutItsFirstOneIsLeftOut();
    void stepsOfAllLessonsAreThere();
    void practiceIsCountedAsThePupilsProgramDoes();
    void aProblemCountsOnce();
    void practiceShowsTheMisconceptionsThatWereOfferedAndChosen();
    void whatAPupilMakesUpDoesNoHarm();
    void whatDoesNotExistIsInNoReport();
};

void ClassRecordsTest::everyPupilHasARecordAndNobodyElse() {
    const auto records = recordsOf({}, {}, {memberClover, memberDaisy, memberTeacher, memberObserver});
    QCOMPARE(records.size(), std::size_t{2});
    QCOMPARE(records[0].name, std::string("Clover"));
    QCOMPARE(records[1].name, std::string("Daisy"));
}

void ClassRecordsTest::whoWasRemovedIsThereWithWhatWasDone() {
    Member gone = memberClover;
    gone.tokenHash.clear();
    QVERIFY(recordsOf({}, {}, {gone}).empty());
    const auto records = recordsOf({answerToF1(1, 1, 0, 0, true)}, {}, {gone});
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().name, std::string("Clover"));
    QCOMPARE(recordsOf({}, {{1, "dominance", 1}}, {gone}).size(), std::size_t{1});
}

void ClassRecordsTest::aKeyIsTheSameEachTimeAndInNoOtherClass() {
    const std::string key = recordsOf({}).front().key;
    QCOMPARE(recordsOf({answerToF1(1, 1, 0, 0, true)}, {}, {memberClover, memberDaisy}).front().key, key);
    QVERIFY(recordsOf({}, {}, {memberClover, memberDaisy})[1].key != key);
    QVERIFY(learningRecords("other", {memberClover}, {}, {}).front().key != key);
}

void ClassRecordsTest::answersAreTheAttemptsThatThePupilMade() {
    // Wrong, then the other answers with two hints; another form, right; another pupil meanwhile.
    const auto records = recordsOf({answerToF1(1, 1, 0, 1, true), answerToF1(1, 2, 0, 3, false, 1),
                                    answerToF1(2, 1, 0, 0, true), answerToF1(1, 3, 0, 0, false, 2),
                                    answerToF1(1, 4, 1, 1, true)},
                                   {}, {memberClover, memberDaisy});
    const lessons::QuestionRecord& asked = records.front().lessons.front().questions.front();
    QCOMPARE(asked.question, std::string("dominance-f1"));
    const lessons::Attempts expected{{0, {1, 3, 0}, 2}, {1, {1}, 0}};
    QVERIFY(asked.attempts == expected);
    const lessons::ClassReport report = lessons::classReport(records, lessons::englishReportTexts());
    QCOMPARE(report.pupils[0].rightAtFirst, 0);
    QCOMPARE(report.pupils[1].rightAtFirst, 1);
    QCOMPARE(report.questions.front().behind.front().first, std::string("blending"));
}

void ClassRecordsTest::answersHaveTheTimesAtWhichTheyCame() {
    const auto records = recordsOf({answerToF1(1, 1, 0, 1, true), answerToF1(1, 2, 0, 0, false)});
    const std::vector<std::int64_t> times{(whenItBegan + 1) * 1000, (whenItBegan + 2) * 1000};
    QCOMPARE(records.front().lessons.front().questions.front().times, times);
}

/// The pupil chose wrongly, joined the class, and went on: that is no right first answer.
void ClassRecordsTest::anAnswerWithoutItsFirstOneIsLeftOut() {
    QVERIFY(recordsOf({answerToF1(1, 1, 0, 0, false)}).front().lessons.empty());
    // Neither does it belong to the form before.
    const auto records = recordsOf(
        {answerToF1(1, 1, 0, 1, true), answerToF1(1, 2, 1, 0, false), answerToF1(1, 3, 1, 1, true)});
    const lessons::Attempts expected{{0, {1}, 0}, {1, {1}, 0}};
    QVERIFY(records.front().lessons.front().questions.front().attempts == expected);
}

void ClassRecordsTest::stepsOfAllLessonsAreThere() {
    const auto records = recordsOf({answerToF1(1, 1, 0, 0, true)}, {{1, "dominance", 15}, {1, "square", 3}});
    QCOMPARE(records.front().lessons.size(), std::size_t{2});
    QCOMPARE(records.front().lessons[0].stepsDone, 15U);
    QCOMPARE(records.front().lessons[0].questions.size(), std::size_t{1});
    QCOMPARE(records.front().lessons[1].lesson, std::string("square"));
    QCOMPARE(records.front().lessons[1].stepsDone, 3U);
}

void ClassRecordsTest::whatDoesNotExistIsInNoReport() {
    StoredAnswer noQuestion = answerToF1(1, 1, 0, 0, true);
    noQuestion.given.question = "paid by \u202emoc.elpmaxe";
    StoredAnswer noLesson = answerToF1(1, 2, 0, 0, true);
    noLesson.given.lesson = "=HYPERLINK(1)";
    StoredAnswer noProblem = answerToF1(1, 3, 0, 0, true);
    noProblem.given.problem = "look-at-me";
    const auto records = recordsOf({noQuestion, noLesson, noProblem}, {{1, "made up", 15}});
    QVERIFY(records.front().lessons.empty());
    QVERIFY(records.front().practice.empty());
}

void ClassRecordsTest::practiceIsCountedAsThePupilsProgramDoes() {
    const std::int64_t seed = tellingSeed();
    // Right; right with a hint, which counts for nothing; wrong; right, with later tries between.
    const auto records = recordsOf({problemSolved(1, seed, true), problemSolved(2, seed + 1000, true, 1),
                                    problemSolved(3, seed + 2000, true)});
    QCOMPARE(records.front().practice.size(), std::size_t{1});
    QCOMPARE(records.front().practice.front().kind, std::string("look-share"));
    QCOMPARE(records.front().practice.front().inARow, 2);
    QCOMPARE(records.front().practice.front().missed, 0);
    const auto missed =
        recordsOf({problemSolved(1, seed + 1000, true), problemSolved(2, seed, false),
                   problemSolved(3, seed, true, 0, false), problemSolved(4, seed + 2000, true)});
    QCOMPARE(missed.front().practice.front().inARow, 1);
    QCOMPARE(missed.front().practice.front().missed, 1);
    QVERIFY(missed.front().lessons.empty());
}

void ClassRecordsTest::aProblemCountsOnce() {
    const std::int64_t seed = tellingSeed();
    const auto records = recordsOf({problemSolved(1, seed, false), problemSolved(2, seed, true)});
    QCOMPARE(records.front().practice.front().inARow, 0);
    QCOMPARE(records.front().practice.front().missed, 1);
}

void ClassRecordsTest::practiceShowsTheMisconceptionsThatWereOfferedAndChosen() {
    const std::int64_t seed = tellingSeed();
    const StoredAnswer wrong = problemSolved(1, seed, false);
    const auto problem = lessons::makeProblem(ProblemKind::LookShare, static_cast<std::uint64_t>(seed));
    lessons::Diagnosis expected;
    expected.add(problem, static_cast<std::size_t>(wrong.given.choice));
    const auto records = recordsOf({wrong});
    QVERIFY(records.front().practice.front().signs == expected.all());
    QVERIFY(!expected.signs().empty());
}

void ClassRecordsTest::whatAPupilMakesUpDoesNoHarm() {
    StoredAnswer beyond = problemSolved(1, tellingSeed(), true);
    beyond.given.choice = messages::mostChoices - 1;
    StoredAnswer unheard = problemSolved(2, -1, true);
    unheard.given.problem = "no such kind";
    const auto records =
        recordsOf({beyond, unheard, answerToF1(1, 3, 19, 19, true), answerToF1(9, 1, 0, 0, true)});
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().practice.size(), std::size_t{1});
    QVERIFY(records.front().practice[0].signs.empty());
    const lessons::ClassReport report = lessons::classReport(records, lessons::englishReportTexts());
    QCOMPARE(report.questions.front().unknown, 1);
}

GENOTYPE_TEST(ClassRecordsTest)

#include "class_records_test.moc"
