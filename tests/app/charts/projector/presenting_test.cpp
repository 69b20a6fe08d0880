// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/demonstration_list.h"
#include "app/charts/projector/present_view.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/sharing/results_code_button.h"
#include "app/settings/picture_width.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/shell/presenting.h"
#include "app/window/shell/side_bar.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace app;

namespace {

struct TeacherAtProjector : PupilAtWindow {
    explicit TeacherAtProjector(const QString& page) : PupilAtWindow(page) {}

    PresentView* view() { return window.presenting().view(); }
    void key(int pressed) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window,
                        Qt::Key(pressed));
        settle();
    }
};

} // namespace

/// A page on a projector.
class PresentingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aRatioHasTheDecimalPointOfTheLanguage() {
        const InGerman german;
        QHash<QString, QString> ratios;
        for (const lessons::Demonstration& one : shownDemonstrations())
            ratios[QString::fromStdString(one.id)] = presentationOf(one).ratio;
        QCOMPARE(ratios.value(QStringLiteral("linkage")), QStringLiteral("45,5 : 4,5 : 4,5 : 45,5"));
        QCOMPARE(ratios.value(QStringLiteral("mutation")), QStringLiteral("3 : 397"));
    }

    void threeToOneEmergesAfterThreeClicks() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        QVERIFY(teacher.press(QStringLiteral("demonstrations")));
        const auto* list = shown<Popover>(teacher.window);
        QTest::mouseClick(findAll<QPushButton>(list).constFirst(), Qt::LeftButton);
        QTRY_VERIFY(teacher.view());
        QVERIFY(teacher.view());
        QCOMPARE(teacher.view()->step(), PresentView::Step::Predict);
        QTest::mouseClick(find<QPushButton>(teacher.view(), "presentNext"), Qt::LeftButton);
        QCOMPARE(teacher.view()->step(), PresentView::Step::Roll);
        QTRY_VERIFY(teacher.view()->rolled() > 2);
    }

    void aRemoteGoesThroughTheSteps() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        using Step = PresentView::Step;
        for (const auto& [pressed, step] :
             {std::pair(Qt::Key_PageDown, Step::Roll), std::pair(Qt::Key_Space, Step::Compare),
              std::pair(Qt::Key_Right, Step::Explain), std::pair(Qt::Key_PageUp, Step::Compare),
              std::pair(Qt::Key_Left, Step::Roll)}) {
            teacher.key(pressed);
            QCOMPARE(teacher.view()->step(), step);
        }
        teacher.key(Qt::Key_Escape);
        QVERIFY(!teacher.view());
    }

    void showsNothingButThePictureAndBringsThePageBack() {
        TeacherAtProjector teacher(QStringLiteral("lab"));
        auto* lab = qobject_cast<LabPage*>(teacher.page());
        lab->session().roll(40);
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        QVERIFY(!lab->isVisible());
        QVERIFY(!find<SideBar>(teacher.window)->isVisible());
        QCOMPARE(teacher.view()->rolled(), std::int64_t{40});
        teacher.view()->rollNow(1000);
        teacher.key(Qt::Key_F11);
        QVERIFY(!teacher.view());
        QVERIFY(lab->isVisible());
        QVERIFY(find<SideBar>(teacher.window)->isVisible());
        QCOMPARE(lab->session().bench().size(), std::int64_t{40});
    }

    void aSheetThatIsOpenComesBackWithWhatWasTypedInIt() {
        TeacherAtProjector teacher(QStringLiteral("lab"));
        qobject_cast<LabPage*>(teacher.page())->session().roll(40);
        QTest::mouseClick(find<QPushButton>(teacher.page(), "labMore"), Qt::LeftButton);
        auto* const button = find<ResultsCodeButton>(teacher.window);
        QVERIFY(button);
        button->click();
        const QPointer<QSpinBox> group = find<QSpinBox>(teacher.window, "codeGroup");
        QVERIFY(group);
        group->setValue(7);
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        QVERIFY(group && !group->isVisible());
        // Neither a press elsewhere nor Escape is for a sheet that cannot be seen.
        QTest::mouseClick(teacher.view(), Qt::LeftButton);
        teacher.key(Qt::Key_Escape);
        QVERIFY(!teacher.view());
        QTRY_VERIFY(group && group->isVisible());
        QCOMPARE(group->value(), 7);
    }

    void aFrozenPictureStandsStill() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        teacher.key(Qt::Key_Space);
        QVERIFY(teacher.view()->isRolling());
        teacher.key(Qt::Key_F);
        QVERIFY(!teacher.view()->isRolling());
        teacher.key(Qt::Key_Space);
        QCOMPARE(teacher.view()->step(), PresentView::Step::Roll);
        teacher.key(Qt::Key_F);
        teacher.key(Qt::Key_A);
        QVERIFY(teacher.view()->isRolling());
    }

    void theScreenGoesBlackAndAnyKeyBringsThePictureBack() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        teacher.key(Qt::Key_Period);
        QVERIFY(teacher.view()->isBlank());
        teacher.key(Qt::Key_PageDown);
        QVERIFY(!teacher.view()->isBlank());
        QCOMPARE(teacher.view()->step(), PresentView::Step::Predict);
    }

    void blackOnWhiteEndsWithThePresentation() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        const ThemeKind before = Theme::current().kind();
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        teacher.key(Qt::Key_W);
        QCOMPARE(Theme::current().kind(), ThemeKind::HighContrast);
        teacher.key(Qt::Key_Escape);
        QCOMPARE(Theme::current().kind(), before);
    }

    void hidesTheExpectationUntilTheComparison() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        teacher.key(Qt::Key_Space);
        QVERIFY(!teacher.view()->isExpectationShown());
        teacher.key(Qt::Key_E);
        QVERIFY(teacher.view()->isExpectationShown());
        teacher.key(Qt::Key_X);
        QVERIFY(!teacher.view()->isAxisShown());
        teacher.key(Qt::Key_Up);
        QCOMPARE(teacher.view()->pace(), 100);
        teacher.key(Qt::Key_Space);
        QVERIFY(teacher.view()->isExpectationShown());
    }

    void theTypeFollowsTheDistance() {
        TeacherAtProjector teacher(QStringLiteral("play"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        const double far = teacher.view()->distance();
        QVERIFY2(far > 6, qPrintable(QString::number(far)));
        QTest::keyClick(&teacher.window, Qt::Key_Minus, Qt::ControlModifier);
        QTest::keyClick(&teacher.window, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(teacher.view()->wantedDistance(), last_row::usualDistance - 2);
        QVERIFY(teacher.view()->distance() < far);
    }

    void aWiderPictureIsReadableFromFurtherAway() {
        TeacherAtProjector teacher(QStringLiteral("settings"));
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        const double usual = teacher.view()->distance();
        teacher.key(Qt::Key_Escape);
        auto* widths = teacher.shown<SegmentRow>("pictureWidth");
        QCOMPARE(pictureWidths.at(std::size_t(widths->value())), usualPictureWidth);
        widths->setValue(int(pictureWidths.size()) - 1);
        QCOMPARE(pictureWidth(teacher.settings), pictureWidths.back());
        teacher.window.presenting().demonstrate(QStringLiteral("three-to-one"));
        QVERIFY2(teacher.view()->distance() >= usual,
                 qPrintable(QString::number(teacher.view()->distance())));
        // The same distance on a wider wall needs smaller type.
        const auto* hints = find<QLabel>(teacher.view(), "presentHints");
        QVERIFY_SAYS(hints->text(), "PresentView.readableMAwayPicture", anything, 4);
    }

    void theLabAndTheLessonsHaveAButtonForTheMouse_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<bool>("byKeyboard");
        QTest::newRow("lab") << QStringLiteral("lab") << false;
        QTest::newRow("lessons") << QStringLiteral("lessons") << false;
        QTest::newRow("lab, keyboard") << QStringLiteral("lab") << true;
    }

    void theLabAndTheLessonsHaveAButtonForTheMouse() {
        QFETCH(QString, page);
        QFETCH(bool, byKeyboard);
        TeacherAtProjector teacher(page);
        teacher.byKeyboard = byKeyboard;
        if (auto* lessons = qobject_cast<LessonsPage*>(teacher.page()))
            lessons->showTopic(QStringLiteral("garden"));
        teacher.settle();
        if (page == QLatin1String("lab"))
            QVERIFY(teacher.press(QStringLiteral("labMore")));
        auto* button = seen<QPushButton>(teacher.window, "present");
        QVERIFY(button && button->toolTip().contains(QStringLiteral("F11")));
        if (byKeyboard)
            QTest::keyClick(button, Qt::Key_Return);
        else
            QTest::mouseClick(button, Qt::LeftButton);
        teacher.settle();
        QVERIFY(teacher.view());
        teacher.key(Qt::Key_Escape);
        QVERIFY(!teacher.view());
    }

    void aPageWithoutAFigureSaysSoInLargeType() {
        TeacherAtProjector teacher(QStringLiteral("settings"));
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        bool said = false;
        for (const auto* words : findAll<PresentWords>(teacher.view()))
            said = said || says(words->text(), "Presenting.thereNothingPresentPage");
        QVERIFY(said);
    }

    void ctrlAndPlusEnlargeTheTypeOfEveryPage() {
        TeacherAtProjector teacher(QStringLiteral("settings"));
        QTest::keyClick(&teacher.window, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(teacher.settings.textSize(), 125);
        QTest::keyClick(&teacher.window, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(teacher.settings.textSize(), 100);
        QTest::keyClick(&teacher.window, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&teacher.window, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(teacher.settings.textSize(), 100);
    }

    void aLessonIsPresentedWithoutWhatAPupilDid() {
        TeacherAtProjector teacher(QStringLiteral("lessons"));
        qobject_cast<LessonsPage*>(teacher.page())->showTopic(QStringLiteral("garden"));
        teacher.settle();
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        QCOMPARE(teacher.view()->step(), PresentView::Step::Predict);
        QCOMPARE(teacher.view()->rolled(), std::int64_t{0});
        teacher.key(Qt::Key_PageDown);
        QCOMPARE(teacher.view()->step(), PresentView::Step::Roll);
    }
};

GENOTYPE_TEST(PresentingTest)
#include "presenting_test.moc"
