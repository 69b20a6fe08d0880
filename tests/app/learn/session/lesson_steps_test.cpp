// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_steps.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// Which step is shown, without anything that is done in it.
class LessonStepsTest : public QObject {
    Q_OBJECT
private slots:
    void stepsThatAreNotOpenAreNotReached() {
        LessonSteps steps;
        steps.setStep(LessonStep::Compare);
        const QSignalSpy opened(&steps, &LessonSteps::openStepsChanged);
        steps.setLastOpen(LessonStep::Roll);
        QCOMPARE(steps.step(), LessonStep::Roll);
        steps.setStep(LessonStep::Explain);
        QCOMPARE(steps.step(), LessonStep::Roll);
        steps.setLastOpen({});
        steps.setStep(LessonStep::Explain);
        QCOMPARE(steps.step(), LessonStep::Explain);
        QCOMPARE(opened.size(), 2);
    }
};

GENOTYPE_TEST(LessonStepsTest)
#include "lesson_steps_test.moc"
