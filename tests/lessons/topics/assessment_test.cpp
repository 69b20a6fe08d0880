// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/topics/answer_order.h"
#include "lessons/topics/diagnosis.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace lessons;

namespace {

/// What a pupil chooses who believes one thing and otherwise knows everything.
int choiceOf(const QuestionForm& form, const std::string& belief) {
    const auto& answers = form.answers;
    auto found = std::ranges::find(answers, belief, &Answer::misconception);
    if (found == answers.end())
        found = std::ranges::find(answers, true, &Answer::right);
    return int(found - answers.begin());
}

Attempts attemptsOf(const Question& question, const std::string& belief) {
    Attempts attempts;
    for (std::size_t form = 0; form < question.forms.size() && !isPassed(question, attempts); ++form)
        attempts.push_back({form, {choiceOf(question.forms[form], belief)}, 0});
    return attempts;
}

} // namespace

/// What the questions of all lessons are good for together.
class AssessmentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyWrongAnswerStandsForAMisconception() {
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions)
                for (const QuestionForm& form : question.forms)
                    for (const Answer& answer : form.answers)
                        QVERIFY2(answer.right == answer.misconception.empty(), answer.text.c_str());
    }

    void everyQuestionHasAVariant() {
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions)
                QVERIFY2(question.forms.size() >= 2, question.id.c_str());
    }

    void everyMisconceptionIsDiagnosedByTwoQuestions() {
        std::map<std::string, std::set<std::string>> questions;
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions)
                for (const QuestionForm& form : question.forms)
                    for (const Answer& answer : form.answers)
                        questions[answer.misconception].insert(question.id);
        for (const Misconception& one : misconceptions())
            QVERIFY2(questions[one.id].size() >= 2, one.id.c_str());
    }

    /// Over all lessons, as after a year with the program.
    void aPupilWithOneMisconceptionIsRecognisedByIt() {
        for (const Misconception& belief : misconceptions()) {
            Diagnosis diagnosis;
            for (const Topic* topic : topics())
                for (const Question& question : topic->questions)
                    diagnosis.add(question, attemptsOf(question, belief.id));
            QVERIFY2(!diagnosis.signs().empty(), belief.id.c_str());
            QCOMPARE(diagnosis.signs().front().misconception, belief.id);
            QVERIFY(diagnosis.signs().front().isHeld());
            QCOMPARE(diagnosis.signs().size(), std::size_t{1});
        }
    }

    void aPupilWhoKnowsEverythingShowsNoSign() {
        Diagnosis diagnosis;
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions)
                diagnosis.add(question, attemptsOf(question, "none"));
        QVERIFY(diagnosis.signs().empty());
    }

    void whoeverPressesOnePlaceEverywherePassesAtMostOneLessonInTwenty_data() {
        QTest::addColumn<int>("place");
        QTest::newRow("the first answer") << 0;
        QTest::newRow("the second") << 1;
        QTest::newRow("the last") << -1;
    }

    /// All retries included: whoever never changes the place finds the same forms in the same order again.
    void whoeverPressesOnePlaceEverywherePassesAtMostOneLessonInTwenty() {
        QFETCH(const int, place);
        constexpr std::uint64_t seeds = 1000;
        for (const Topic* topic : topics()) {
            int passed = 0;
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                bool all = true;
                for (std::size_t question = 0; question < topic->questions.size(); ++question) {
                    const Question& asked = topic->questions[question];
                    Attempts attempts;
                    for (int tries = 0; tries < 6 && !isPassed(asked, attempts); ++tries) {
                        const std::size_t form = nextForm(asked, attempts);
                        const auto order = answerOrder(seed, *topic, question, form);
                        const std::size_t at =
                            place < 0 ? order.size() - 1 : std::min(order.size() - 1, std::size_t(place));
                        attempts.push_back({form, {int(order[at])}, 0});
                    }
                    all = all && isPassed(asked, attempts);
                }
                passed += all ? 1 : 0;
            }
            QVERIFY2(passed * 20 <= int(seeds),
                     qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(topic->id)).arg(passed)));
        }
    }
};

GENOTYPE_TEST(AssessmentTest)
#include "assessment_test.moc"
