// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_view.h"
#include "app/ui/theme/theme.h"
#include "app/window/shell/presenting.h"
#include "test_registry.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtTest/QTest>

using namespace app;

namespace {

struct TeacherWithTwoScreens : PupilAtWindow {
    TeacherWithTwoScreens() : PupilAtWindow(QStringLiteral("play")) {
        window.setMinimumSize(MainWindow::smallestSize());
        window.presenting().demonstrate(QStringLiteral("three-to-one"));
        settle();
    }
    PresentView* view() { return window.presenting().view(); }
    void key(int pressed) {
        QTest::keyClick(view(), Qt::Key(pressed));
        settle();
    }
};

} // namespace

/// A computer with a screen of its own and a projector: two_screens.json describes them to the platform.
class TwoScreensTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        Theme::install();
        QCOMPARE(QGuiApplication::screens().size(), 2);
    }

    void sMovesThePictureToTheOtherScreenAndBack() {
        TeacherWithTwoScreens teacher;
        QScreen* const desk = QGuiApplication::screens()[0];
        QScreen* const wall = QGuiApplication::screens()[1];
        QCOMPARE(teacher.window.screen(), desk);
        teacher.view()->rollNow(40);
        teacher.key(Qt::Key_S);
        QCOMPARE(teacher.window.screen(), wall);
        QCOMPARE(teacher.window.geometry(), wall->geometry());
        QVERIFY(teacher.window.isFullScreen());
        QCOMPARE(teacher.view()->rolled(), std::int64_t{40});
        teacher.key(Qt::Key_S);
        QCOMPARE(teacher.window.screen(), desk);
        QCOMPARE(teacher.window.geometry(), desk->geometry());
    }

    /// The platform cannot take a screen away here, so the window is put where the removal leaves it: where
    /// there is no screen.
    void aPictureWhoseScreenIsUnpluggedComesToOneThatIsThere() {
        TeacherWithTwoScreens teacher;
        teacher.key(Qt::Key_Space);
        teacher.view()->rollNow(40);
        const auto rolled = teacher.view()->rolled();
        const PresentView::Step step = teacher.view()->step();
        teacher.view()->setRolling(false);
        teacher.window.setWindowState(Qt::WindowNoState);
        teacher.window.setGeometry(4000, 0, 1024, 768);
        teacher.settle();
        emit qGuiApp->screenRemoved(nullptr);
        teacher.settle();
        QCOMPARE(teacher.window.geometry(), QGuiApplication::primaryScreen()->geometry());
        QVERIFY(teacher.window.isFullScreen());
        QVERIFY(teacher.view());
        QCOMPARE(teacher.view()->step(), step);
        QCOMPARE(teacher.view()->rolled(), rolled);
        teacher.key(Qt::Key_Escape);
        QVERIFY(!teacher.view());
        QVERIFY(teacher.page()->isVisible());
    }

    void aScreenThatGoesElsewhereMovesNothing() {
        TeacherWithTwoScreens teacher;
        teacher.key(Qt::Key_S);
        const QRect before = teacher.window.geometry();
        emit qGuiApp->screenRemoved(nullptr);
        teacher.settle();
        QCOMPARE(teacher.window.geometry(), before);
    }
};

GENOTYPE_TEST(TwoScreensTest)
#include "two_screens_test.moc"
