// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/class_report.h"
#include "reports/small_class.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

class ClassReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPupilHasSumsOverAllLessons() {
        const ClassReport report = classReport(small_class::all(), englishReportTexts());
        QCOMPARE(report.pupils.size(), std::size_t{3});
        const PupilSummary& ada = report.pupils[0];
        QCOMPARE(ada.name, std::string("Ada"));
        QCOMPARE(ada.lessonsBegun, 1);
        QCOMPARE(ada.lessonsDone, 1);
        QCOMPARE(ada.answered, 1);
        QCOMPARE(ada.rightAtFirst, 1);
        QCOMPARE(ada.practised, 2);
        QCOMPARE(ada.mastered, 1);
        // Offered twice in practice, and once in the question, which she passed over.
        QCOMPARE(ada.signs, (std::vector<Sign>{{"blending", 3, 1}}));
        const PupilSummary& cleo = report.pupils[2];
        QCOMPARE(cleo.lessonsBegun, 2);
        QCOMPARE(cleo.lessonsDone, 0);
        QCOMPARE(cleo.answered, 1); // the other two cannot be judged
        QCOMPARE(cleo.rightAtFirst, 0);
    }

    void aQuestionNamesTheMisconceptionsBehindWrongFirstAnswers() {
        const ClassReport report = classReport(small_class::all(), englishReportTexts());
        const QuestionSummary& f1 = report.questions.front();
        QCOMPARE(f1.question, small_class::asked);
        QCOMPARE(f1.answered, 3);
        QCOMPARE(f1.rightAtFirst, 1);
        QCOMPARE(f1.rightLater, 1);
        // What Ben tried afterwards, ratio-for-all, does not count.
        QCOMPARE(f1.behind, (std::vector<std::pair<std::string, int>>{{"blending", 2}}));
        QCOMPARE(f1.withoutMisconception, 0);
    }

    void theMostFrequentMisconceptionComesFirst() {
        auto records = small_class::all();
        for (int i = 0; i < 3; ++i)
            records.push_back(
                {"another " + std::to_string(i), "", {small_class::dominance(1, {{0, {3}, 0}})}, {}});
        const ClassReport report = classReport(records, englishReportTexts());
        QCOMPARE(report.questions.front().behind,
                 (std::vector<std::pair<std::string, int>>{{"ratio-for-all", 3}, {"blending", 2}}));
    }

    void theFirstTryIsTheFirstAnswerThatWasGiven() {
        // A form that was shown and not answered is no try.
        const std::vector<LearningRecord> records{
            {"a", "a", {small_class::dominance(1, {{1, {}, 0}, {0, {0}, 0}})}, {}},
            {"b", "b", {small_class::dominance(1, {{1, {}, 0}})}, {}}};
        const ClassReport report = classReport(records, englishReportTexts());
        QCOMPARE(report.questions.size(), std::size_t{1});
        QCOMPARE(report.questions.front().answered, 1);
        QCOMPARE(report.questions.front().rightAtFirst, 1);
    }

    void aLessonCountsItsPupilsStepByStep() {
        const ClassReport report = classReport(small_class::all(), englishReportTexts());
        const LessonSummary& dominance = report.lessons.front();
        QCOMPARE(dominance.begun, 3);
        QCOMPARE(dominance.done, 1);
        QCOMPARE(dominance.steps, (std::array{3, 2, 1, 1}));
        QCOMPARE(dominance.answered, 3);
        QCOMPARE(dominance.rightAtFirst, 1);
    }

    void whatNobodyKnowsIsNamedAndNotJudged() {
        const ClassReport report = classReport(small_class::all(), englishReportTexts());
        QCOMPARE(report.lessons.back().lesson, std::string("school/peas"));
        QCOMPARE(report.questions.size(), std::size_t{3});
        for (const std::size_t place : {1, 2}) {
            QCOMPARE(report.questions[place].answered, 0);
            QCOMPARE(report.questions[place].unknown, 1);
        }
        QCOMPARE(report.questions[1].question, std::string("dominance-gone"));
    }

    void lessonsStandInTheOrderInWhichTheyAreTaught() {
        const std::vector<LearningRecord> records{{"a",
                                                   "a",
                                                   {{"school/peas", 1, {}, {}},
                                                    {"linkage", 1, {}, {}},
                                                    {"garden", 1, {}, {}},
                                                    {"dominance", 1, {}, {}},
                                                    {"meiosis", 0, {}, {}}},
                                                   {}}};
        const ClassReport report = classReport(records, englishReportTexts());
        std::vector<std::string> order;
        for (const LessonSummary& lesson : report.lessons)
            order.push_back(lesson.lesson);
        // What was only opened is not begun.
        QCOMPARE(order, (std::vector<std::string>{"garden", "dominance", "linkage", "school/peas"}));
    }

    void namesAreHiddenWithAllThatLeadsBackToThem() {
        const auto records = small_class::all();
        const auto hidden = withoutNames(records, englishReportTexts());
        QCOMPARE(hidden.size(), records.size());
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            QCOMPARE(hidden[i].name, "Pupil " + std::to_string(i + 1));
            for (const LearningRecord& one : records)
                QVERIFY(hidden[i].key.find(one.key) == std::string::npos);
        }
        // The order of the files says nothing about the number.
        const auto again = withoutNames({records[2], records[0], records[1]}, englishReportTexts());
        QVERIFY(again == hidden);
    }
};

GENOTYPE_TEST(ClassReportTest)
#include "class_report_test.moc"
