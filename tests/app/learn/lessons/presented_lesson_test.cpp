// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_view.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/lessons/presented_lesson.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/theme/theme.h"
#include "app/window/shell/presenting.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QTest>

using namespace app;

namespace {

struct TeacherAtLesson : PupilAtWindow {
    explicit TeacherAtLesson(const char* id) : PupilAtWindow(QStringLiteral("lessons")) {
        lessonsPage().showTopic(QLatin1String(id));
        settle();
    }
    LessonsPage& lessonsPage() { return *qobject_cast<LessonsPage*>(page()); }
    LessonSession& session() { return *lessonsPage().session(lessonsPage().currentTopic()); }
    PresentedLesson* picture() { return find<PresentedLesson>(window.presenting().view()); }
    void rollForOneself() {
        session().run().predict(std::vector<int>(session().run().experiment().outcomes.size(), 1));
        session().run().roll(40);
        QCOMPARE(session().run().size(), 40);
    }
    void key(int pressed) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window,
                        Qt::Key(pressed));
        settle();
    }
};

} // namespace

/// The picture of a lesson on the projector.
class PresentedLessonTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void everyLessonHasAPictureOrASquare() {
        TeacherAtLesson teacher("linkage");
        int pictures = 0;
        for (const ShelfLesson& lesson : teacher.lessonsPage().shelf().lessons()) {
            const QString id = lesson.id;
            teacher.lessonsPage().showTopic(id);
            const Presentation shown = teacher.lessonsPage().presentation();
            if (shown.brood)
                continue;
            QWidget place;
            const auto* const picture = qobject_cast<PresentedLesson*>(shown.figure(&place));
            // A histogram comes with a pupil's samples.
            QVERIFY2((picture == nullptr) == (id == QStringLiteral("is-it-chance")), qPrintable(id));
            if (!picture)
                continue;
            QVERIFY2(!picture->accessibleName().isEmpty(), qPrintable(id));
            ++pictures;
        }
        QVERIFY(pictures > 0);
    }

    void thePictureAnswersWithWhatIsRolledForTheClass() {
        TeacherAtLesson teacher("cytoplasm");
        teacher.rollForOneself();
        const std::int64_t own = teacher.session().run().size();
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.picture() && teacher.picture()->isVisible());
        const QImage asked = teacher.picture()->grab().toImage();
        const QString askedInWords = teacher.picture()->accessibleDescription();
        teacher.key(Qt::Key_Space);
        auto* const view = teacher.window.presenting().view();
        QCOMPARE(view->step(), PresentView::Step::Roll);
        QVERIFY(!teacher.picture()->isVisible());
        view->rollNow(100);
        teacher.key(Qt::Key_Space);
        teacher.key(Qt::Key_Space);
        QCOMPARE(view->step(), PresentView::Step::Explain);
        QVERIFY(teacher.picture()->isVisible());
        QVERIFY(teacher.picture()->grab().toImage() != asked);
        QVERIFY(teacher.picture()->accessibleDescription() != askedInWords);
        for (int i = 0; i < 10 && view->step() != PresentView::Step::Predict; ++i)
            teacher.key(Qt::Key_PageUp);
        QCOMPARE(teacher.picture()->grab().toImage(), asked);
        // What the pupil did is as it was.
        QCOMPARE(teacher.session().run().size(), own);
    }

    void nothingButThePresentationIsOnTheScreen() {
        TeacherAtLesson teacher("linkage");
        for (const ShelfLesson& lesson : teacher.lessonsPage().shelf().lessons()) {
            teacher.lessonsPage().showTopic(lesson.id);
            teacher.key(Qt::Key_F11);
            while (auto* const view = teacher.window.presenting().view()) {
                if (view->step() == PresentView::Step::Roll)
                    view->rollNow(100);
                for (const QWidget* one : QApplication::topLevelWidgets())
                    QVERIFY2(!one->isVisible() || one == &teacher.window, qPrintable(lesson.id));
                teacher.key(Qt::Key_PageDown);
            }
        }
    }

    void nothingThatThePupilRolledIsInThePicture() {
        TeacherAtLesson before("cytoplasm");
        before.key(Qt::Key_F11);
        QVERIFY(before.picture());
        const QImage fresh = before.picture()->grab().toImage();
        TeacherAtLesson after("cytoplasm");
        after.rollForOneself();
        after.key(Qt::Key_F11);
        QVERIFY(after.picture());
        QCOMPARE(after.picture()->grab().toImage(), fresh);
    }

    void thePictureIsThatOfTheSwitchesOnThePage() {
        TeacherAtLesson teacher("linkage");
        teacher.key(Qt::Key_F11);
        const QImage usual = teacher.picture()->grab().toImage();
        teacher.key(Qt::Key_Escape);
        teacher.session().figure().setSetting(QStringLiteral("fraction"), 50);
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.picture()->grab().toImage() != usual);
    }

    void itsWordsGrowWithThePicture() {
        TeacherAtLesson teacher("linkage");
        teacher.key(Qt::Key_F11);
        auto* const picture = teacher.picture();
        const qreal large = picture->smallestType();
        QVERIFY(large > 0);
        picture->resize(picture->size() / 2);
        QVERIFY(picture->smallestType() < large);
    }
};

GENOTYPE_TEST(PresentedLessonTest)
#include "presented_lesson_test.moc"
