// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/lessons/pupil_panel.h"
#include "app/learn/lessons/teacher_panel.h"
#include "app/ui/theme/theme.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

using Visitor = PupilAtLessons;

/// Types the name Ada and predicts something under it: whoever has done nothing has nothing to save.
void workAsAda(Visitor& pupil) {
    pupil.typeName(QStringLiteral("Ada"));
    QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
    pupil.settle();
    QVERIFY(pupil.plant({1, 1}));
    QVERIFY(!pupil.page()->progress().isEmpty());
}

} // namespace

/// What a teacher does with the lessons in the window, and what pupils hand in.
class TeachersWayTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aPupilTakesTheProgressAlong() {
        Visitor pupil;
        pupil.names();
        QVERIFY(!pupil.press(QStringLiteral("takeProgress"))); // without a name it would be nobody's
        workAsAda(pupil);
        const QString path = pupil.folder.filePath(QStringLiteral("ada.json"));
        pupil.names()->takeTo(path);
        QVERIFY(pupil.words(QStringLiteral("progressNote")).contains(QStringLiteral("ada.json")));
        Visitor other;
        other.names()->addFrom(other.folder.filePath(QStringLiteral("none.json")));
        QVERIFY_SAYS(other.words(QStringLiteral("progressNote")), "PupilPanel.damagedOrFileLesson");
        other.names()->addFrom(path);
        QTRY_COMPARE(other.shown<QLineEdit>("pupil")->text(), QStringLiteral("Ada"));
        QVERIFY(other.words(QStringLiteral("progressNote")).contains(QStringLiteral("Ada")));
    }

    void whoTypedTheSameNameElsewhereIsAskedWhetherBothAreTheirs() {
        Visitor pupil;
        Visitor other;
        for (Visitor* one : {&pupil, &other})
            workAsAda(*one);
        const QString path = pupil.folder.filePath(QStringLiteral("ada.json"));
        pupil.names()->takeTo(path);
        other.names();
        QVERIFY(!other.seen<QPushButton>("joinProgress"));
        other.names()->addFrom(path);
        QTRY_COMPARE(other.shown<QLineEdit>("pupil")->text(), QStringLiteral("Ada (2)"));
        QVERIFY(other.words(QStringLiteral("progressNote")).contains(QStringLiteral("under Ada (2)")));
        QVERIFY(other.press(QStringLiteral("joinProgress")));
        QTRY_COMPARE(other.shown<QLineEdit>("pupil")->text(), QStringLiteral("Ada"));
        QVERIFY_SAYS(other.words(QStringLiteral("progressNote")), "PupilPanel.addedProgress");
        QVERIFY(!other.seen<QPushButton>("joinProgress"));
    }

    void theNotesForTeachersCanBeHiddenFromPupils() {
        Visitor pupil;
        QVERIFY(pupil.press(QStringLiteral("step4")));
        QVERIFY(pupil.seen<QPushButton>("teacherNotes"));
        pupil.settings.teacherNotes.set(false);
        QTRY_VERIFY(!pupil.seen<QPushButton>("teacherNotes"));
        pupil.settings.teacherNotes.set(true);
        QTRY_VERIFY(pupil.seen<QPushButton>("teacherNotes"));
    }

    void aTeacherSavesThePlanOfALesson() {
        Visitor pupil;
        QVERIFY(pupil.press(QStringLiteral("step4")));
        QVERIFY(pupil.press(QStringLiteral("teacherNotes")));
        QVERIFY(pupil.seen<QPushButton>("savePlan"));
        const QString path = pupil.folder.filePath(QStringLiteral("plan.pdf"));
        find<TeacherPanel>(pupil.page())->writePlan(path);
        QVERIFY(QFile::exists(path));
        QVERIFY(pupil.words(QStringLiteral("planTold")).contains(QStringLiteral("plan.pdf")));
    }

    void aTeacherCopiesALessonAndMendsIt() {
        Visitor pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        QVERIFY(pupil.press(QStringLiteral("step4")));
        QVERIFY(pupil.press(QStringLiteral("teacherNotes")));
        QVERIFY(pupil.press(QStringLiteral("copyLesson")));
        QTRY_COMPARE(pupil.page()->currentTopic(), QStringLiteral("school/dominance-copy"));
        const int place = pupil.page()->shelf().find(QStringLiteral("school/dominance-copy"));
        QFile file(pupil.page()->shelf().lessons()[std::size_t(place)].file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        file.close();
        const auto save = [&file](const QByteArray& text) {
            return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) == text.size() &&
                   (file.close(), true);
        };
        QVERIFY(save(QByteArray(good).replace("figure =", "figur =")));
        QTRY_VERIFY(pupil.seen<QLabel>("lessonFault"));
        QVERIFY(save(good));
        QTRY_VERIFY(!pupil.seen<QLabel>("lessonFault"));
        // The rest of the lessons is as before.
        pupil.page()->showTopic(QStringLiteral("square"));
        QVERIFY(pupil.press(QStringLiteral("step1")));
    }
};

GENOTYPE_TEST(TeachersWayTest)
#include "teachers_way_test.moc"
