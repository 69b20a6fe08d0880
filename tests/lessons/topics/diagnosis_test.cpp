// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/diagnosis.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

class DiagnosisTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFormMetAgainCountsOnce() {
        const Question question{"q", {{"?", {{"a", false, "", "blending"}, {"b", true, "", ""}}, {}}}};
        Diagnosis diagnosis;
        diagnosis.add(question, {{0, {0}, 0}, {0, {0}, 0}});
        QCOMPARE(diagnosis.signs(), (std::vector<Sign>{{"blending", 1, 1}}));
        QVERIFY(!diagnosis.signs().front().isHeld());
    }

    void aPracticeProblemCountsByItsFirstAnswer() {
        Problem problem;
        problem.answers = {{{}, false, {}, "blending"}, {{}, true, {}, {}}, {{}, false, {}, {}}};
        Diagnosis diagnosis;
        diagnosis.add(problem, 0);
        diagnosis.add(problem, 1);
        diagnosis.add(problem, 2); // a slip
        QCOMPARE(diagnosis.all(), (std::vector<Sign>{{"blending", 3, 1}}));
    }

    void whatWasCountedBeforeIsAdded() {
        Diagnosis diagnosis;
        diagnosis.add(Sign{"one-parent", 2, 1});
        diagnosis.add(Sign{"blending", 4, 0});
        diagnosis.add(Sign{"one-parent", 1, 1});
        QCOMPARE(diagnosis.all(), (std::vector<Sign>{{"blending", 4, 0}, {"one-parent", 3, 2}}));
        QCOMPARE(diagnosis.signs(), (std::vector<Sign>{{"one-parent", 3, 2}}));
    }

    void whatIsMostlyPassedOverIsNotHeld() {
        QVERIFY((Sign{"", 3, 2}).isHeld());
        QVERIFY(!(Sign{"", 4, 2}).isHeld());
        QVERIFY(!(Sign{"", 1, 1}).isHeld());
    }
};

GENOTYPE_TEST(DiagnosisTest)
#include "diagnosis_test.moc"
