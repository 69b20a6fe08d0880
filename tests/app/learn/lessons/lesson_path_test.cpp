// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lesson_path.h"
#include "app/learn/lessons/lesson_stop.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/lessons/path_plan.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

using namespace app;

namespace {

/// A pupil who has opened the lessons.
struct PupilOnPath : PupilAtWindow {
    PupilOnPath() : PupilAtWindow(QStringLiteral("lessons")) {
        page()->setSeed(5);
        settle();
    }

    LessonsPage* page() { return qobject_cast<LessonsPage*>(PupilAtWindow::page()); }

    LessonStop* stop(const char* lesson) {
        return shown<LessonStop>(QStringLiteral("stop-%1").arg(QLatin1String(lesson)));
    }
    QList<LessonStop*> stops() {
        auto found = findAll<LessonStop>(page());
        std::ranges::sort(found, {}, [](const LessonStop* one) { return one->facts().number; });
        return found;
    }
    LessonStop* focused() { return qobject_cast<LessonStop*>(window.focusWidget()); }

    /// Does so many steps of a lesson.
    void work(const char* lesson, int steps) {
        Progress& progress = page()->progress();
        Progress::Topic topic = progress.topic(QLatin1String(lesson));
        topic.stepsDone = (1 << steps) - 1;
        progress.setTopic(QLatin1String(lesson), topic);
        settle();
    }
};

} // namespace

/// The page with all lessons as stops along a path.
class LessonPathTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void everyLessonIsAStopThatSaysItsNumberTitleAndState() {
        PupilOnPath pupil;
        pupil.work("garden", 4);
        pupil.work("seven-traits", 1);
        const auto& lessons = pupil.page()->shelf().lessons();
        const auto stops = pupil.stops();
        QCOMPARE(std::size_t(stops.size()), lessons.size());
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            const QString name = stops[qsizetype(i)]->accessibleName();
            QVERIFY2(name.startsWith(QStringLiteral("%1. %2").arg(i + 1).arg(lessons[i].title())),
                     qPrintable(name));
        }
        QVERIFY(pupil.stop("garden")->accessibleName().endsWith(wording("LessonStop.finished")));
        QVERIFY(pupil.stop("gametes")->accessibleName().endsWith(wording("LessonStop.notBegun")));
        QVERIFY(pupil.stop("seven-traits")
                    ->accessibleName()
                    .endsWith(wording("LessonStop.begun", "2", "4", "Roll")));
    }

    void aStopOpensItsLesson() {
        PupilOnPath pupil;
        QVERIFY(pupil.page()->currentTopic().isEmpty());
        QTest::mouseClick(pupil.stop("dominance"), Qt::LeftButton);
        pupil.settle();
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("dominance"));
        QVERIFY(!pupil.seen<LessonPath>({}));
        QVERIFY(pupil.seen<QPushButton>("step1"));
    }

    void theButtonGoesOnWithTheStepThatComesNext() {
        PupilOnPath pupil;
        pupil.work("garden", 4);
        pupil.work("square", 1);
        QVERIFY(pupil.stop("square")->facts().isNext);
        QVERIFY(pupil.press(QStringLiteral("goOn")));
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("square"));
        QCOMPARE(pupil.page()->session(QStringLiteral("square"))->steps().step(), LessonStep::Roll);
    }

    void aLessonOfTheClassComesNext() {
        PupilOnPath pupil;
        pupil.work("garden", 1);
        pupil.page()->setPace(QStringLiteral("linkage"), LessonStep::Roll);
        pupil.settle();
        QVERIFY(pupil.stop("linkage")->facts().isNext);
        QVERIFY(!pupil.stop("garden")->facts().isNext);
        pupil.page()->setPace({}, LessonStep::Explain);
        QVERIFY(pupil.stop("garden")->facts().isNext);
    }

    void theBackKeyAndTheButtonLeadFromALessonToItsStop() {
        PupilOnPath pupil;
        pupil.stop("dominance")->setFocus();
        QTest::keyClick(pupil.stop("dominance"), Qt::Key_Return);
        pupil.settle();
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("dominance"));
        QTest::keyClick(&pupil.window, Qt::Key_Left, Qt::AltModifier);
        pupil.settle();
        QVERIFY(pupil.page()->currentTopic().isEmpty());
        QTest::mouseClick(pupil.stop("square"), Qt::LeftButton);
        pupil.settle();
        pupil.shown<QPushButton>("allLessons")->setFocus();
        QVERIFY(pupil.press(QStringLiteral("allLessons")));
        pupil.settle();
        QVERIFY(pupil.page()->currentTopic().isEmpty());
        QVERIFY(pupil.focused() && pupil.focused()->facts().id == QLatin1String("square"));
        // The lesson is a place to go back to, too.
        QTest::keyClick(&pupil.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("square"));
    }

    void arrowKeysWalkAlongThePath() {
        PupilOnPath pupil;
        const auto stops = pupil.stops();
        stops.front()->setFocus();
        QTest::keyClick(stops.front(), Qt::Key_Left);
        QCOMPARE(pupil.focused(), stops.front());
        // Once to the end, whichever way each row runs.
        int here = 0;
        while (here + 1 < stops.size()) {
            const QPoint now = stops[here]->geometry().center();
            const QPoint next = stops[here + 1]->geometry().center();
            const bool isInRow = std::abs(now.y() - next.y()) < stops[here]->height() / 2;
            const bool isForth = here > 0 && !isInRow ? stops[here - 1]->geometry().center().x() < now.x()
                                                      : next.x() > now.x();
            QTest::keyClick(stops[here], isForth ? Qt::Key_Right : Qt::Key_Left);
            QCOMPARE(pupil.focused(), stops[here + 1]);
            ++here;
        }
        QTest::keyClick(stops.back(), Qt::Key_Home);
        QCOMPARE(pupil.focused(), stops.front());
        QTest::keyClick(stops.front(), Qt::Key_Down);
        QVERIFY(pupil.focused()->y() > stops.front()->y() + stops.front()->height() / 2);
        QTest::keyClick(pupil.focused(), Qt::Key_Up);
        QCOMPARE(pupil.focused(), stops.front());
        QTest::keyClick(stops.front(), Qt::Key_End);
        QCOMPARE(pupil.focused(), stops.back());
    }

    void theTabKeyComesToTheLessonThatIsNext() {
        PupilOnPath pupil;
        pupil.work("garden", 4);
        int reached = 0;
        for (const LessonStop* stop : pupil.stops())
            reached += stop->focusPolicy() & Qt::TabFocus ? 1 : 0;
        QCOMPARE(reached, 1);
        QVERIFY(pupil.stop("seven-traits")->focusPolicy() & Qt::TabFocus);
    }

    void stopsStandApartAndNothingScrollsSideways() {
        for (const auto& [size, scale] :
             {std::pair(QSize(1294, 768), 1.0), std::pair(QSize(952, 768), 1.0),
              std::pair(QSize(1258, 768), 2.0), std::pair(QSize(724, 700), 1.0)}) {
            Theme::current().setViewScale(scale);
            QTemporaryDir folder;
            AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
            AppContext context(settings, folder.path(), {});
            LessonsPage page(context);
            page.setAttribute(Qt::WA_DontShowOnScreen);
            page.resize(size);
            page.show();
            QCoreApplication::processEvents();
            const auto stops = findAll<LessonStop>(page);
            for (const LessonStop* one : stops) {
                QVERIFY(one->geometry().left() >= 0);
                QVERIFY(one->geometry().right() < one->parentWidget()->width());
                QVERIFY(one->parentWidget()->width() <= page.width());
                for (const LessonStop* other : stops)
                    QVERIFY2(one == other || !one->geometry().intersects(other->geometry()),
                             qPrintable(one->objectName() + QLatin1Char(' ') + other->objectName()));
            }
        }
    }

    void aNameIsTypedOnThePath() {
        PupilOnPath pupil;
        QVERIFY(pupil.press(QStringLiteral("whoseProgress")));
        // In the popover; the lesson's own is hidden.
        QLineEdit* name = nullptr;
        for (auto* one : findAll<QLineEdit>(pupil.window, QStringLiteral("pupil")))
            name = one->isVisible() ? one : name;
        QVERIFY(name);
        QTest::keyClicks(name, QStringLiteral("Ada"));
        QTest::keyClick(name, Qt::Key_Return);
        pupil.settle();
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QVERIFY(pupil.shown<QPushButton>("whoseProgress")->text().contains(QStringLiteral("Ada")));
    }

    void aChapterStaysInOneRowIfARowCanHoldIt() {
        const std::vector<int> chapters{2, 7, 4, 6, 4, 3};
        for (const qreal width : {500.0, 800.0, 1300.0, 2000.0}) {
            const PathPlan plan(
                chapters, std::vector<qreal>(26, 70),
                {.width = width, .top = 100, .slot = 108, .above = 100, .gap = 10, .bend = 100});
            QCOMPARE(plan.stops.size(), std::size_t{26});
            int parts = 0;
            for (const PathPlan::Plot& plot : plan.plots) {
                QVERIFY(plot.rect.left() >= 0 && plot.rect.right() <= width);
                QVERIFY(plot.rect.bottom() <= plan.height);
                for (int i = plot.first; i <= plot.last; ++i)
                    QVERIFY(plot.rect.contains(plan.stops[std::size_t(i)].at));
                ++parts;
            }
            QVERIFY(width < 900 || parts == int(chapters.size()));
        }
    }
};

GENOTYPE_TEST(LessonPathTest)
#include "lesson_path_test.moc"
