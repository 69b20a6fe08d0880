// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_desk.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

/// What the parts of a lesson see of a pupil's progress.
class LessonProgressTest : public QObject {
    Q_OBJECT
private slots:
    void knowsOneLessonAndNoOther() {
        PupilDesk desk;
        desk.work("dominance").markDone(LessonStep::Predict);
        desk.work("dominance").markDone(LessonStep::Explain);
        QCOMPARE(desk.work("dominance").topic().stepsDone,
                 bitOf(LessonStep::Predict) | bitOf(LessonStep::Explain));
        QCOMPARE(desk.work("linkage").topic(), Progress::Topic());
    }

    void isTheWorkOfWhoeverIsThere() {
        PupilDesk desk;
        LessonProgress work = desk.work();
        desk.progress.setCurrent(QStringLiteral("Ada"));
        work.markDone(LessonStep::Roll);
        work.setPractice(lessons::ProblemKind::Linkage, {2, 1, {}});
        const std::uint32_t ada = work.pupilSeed();
        desk.progress.setCurrent(QStringLiteral("Ben"));
        QCOMPARE(work.topic(), Progress::Topic());
        QCOMPARE(work.practice(lessons::ProblemKind::Linkage), Progress::Practice());
        QVERIFY(work.pupilSeed() != ada);
        desk.progress.setCurrent(QStringLiteral("Ada"));
        QCOMPARE(work.topic().stepsDone, bitOf(LessonStep::Roll));
        QCOMPARE(work.practice(lessons::ProblemKind::Linkage).inARow, 2);
    }

    void practiceCountsForEveryLessonThatHasIt() {
        PupilDesk desk;
        desk.work("linkage").setPractice(lessons::ProblemKind::Linkage, {2, 1, {}});
        QCOMPARE(desk.work("dominance").practice(lessons::ProblemKind::Linkage).inARow, 2);
    }
};

GENOTYPE_TEST(LessonProgressTest)
#include "lesson_progress_test.moc"
