// SPDX-License-Identifier: GPL-3.0-or-later
#include "led_by_window.h"

#include "app/base/text/language.h"
#include "app/ui/theme/theme.h"
#include "lessons/breeding/mystery.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

using namespace app;
using namespace led_by_window;
using messages::AssignmentKind;

/// What a teacher sends to pupils' screens, and how a class is led.
class PacingPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void thingsAreSentToAllOrSome();
    void aWorksheetIsSentByItsNumber();
    void somePupilsAreTickedAndSentSomething();
    void theClassIsSeatedAtNewTables();
    void aWrongCodeIsNotSent();
    void theClassGoesThroughALessonTogether();
    void aDoubleClickOpensOneStep();
    void aStepIsClosedAgain();
    void aNumberSaysWhatItIsThatOf();
    void screensAreCoveredAndLit();
    void coveredIsWhatThePupilsProgramsSay();
};

void PacingPanelTest::thingsAreSentToAllOrSome() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Assignments toClover(class_.clover);
    Assignments toDaisy(class_.daisy);
    auto& kind = class_.part<QComboBox>("sendKind");
    auto& lesson = class_.part<QComboBox>("sendLesson");
    auto& step = class_.part<QComboBox>("sendStep");
    auto& to = class_.part<QComboBox>("sendTo");
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    step.setCurrentIndex(2);
    class_.press("sendAssignment");
    QVERIFY(toClover.reach(1) && toDaisy.reach(1));
    QVERIFY(toClover.all[0].kind == AssignmentKind::Lesson && toClover.all[0].target == testCross &&
            toClover.all[0].step == LessonPart::Roll);
    // To the pupil who is chosen in the list.
    class_.list().setCurrentCell(0, 0);
    const bool isClover = class_.cell(0, 0).toStdString() == class_.clover.welcome().nickname;
    Assignments& chosen = isClover ? toClover : toDaisy;
    Assignments& other = isClover ? toDaisy : toClover;
    to.setCurrentIndex(1);
    QVERIFY(to.currentText().contains(class_.cell(0, 0)));
    kind.setCurrentIndex(1);
    auto& page = class_.part<QComboBox>("sendPage");
    page.setCurrentIndex(page.findData(QStringLiteral("lab")));
    class_.press("sendAssignment");
    QVERIFY(chosen.reach(2));
    QCOMPARE(chosen.all[1].target, std::string("lab"));
    kind.setCurrentIndex(2);
    class_.part<QSpinBox>("sendNumber").setValue(20611);
    class_.press("sendAssignment");
    QVERIFY(chosen.reach(3));
    QVERIFY(chosen.all[2].kind == AssignmentKind::Practice && chosen.all[2].seed == 20611);
    kind.setCurrentIndex(6);
    class_.part<QSpinBox>("sendNumber").setValue(3);
    class_.press("sendAssignment");
    QVERIFY(chosen.reach(4));
    QVERIFY(chosen.all[3].kind == AssignmentKind::SitAtTable && chosen.all[3].table == 3);
    QCOMPARE(other.all.size(), std::size_t{1});
    // To those who need somebody.
    QVERIFY((isClover ? class_.daisy : class_.clover).asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return to.count() == 3; }));
    to.setCurrentIndex(2);
    kind.setCurrentIndex(5);
    class_.part<QSpinBox>("sendNumber").setValue(1);
    class_.press("sendAssignment");
    QVERIFY(other.reach(2));
    QVERIFY(other.all[1].kind == AssignmentKind::Puzzle && !other.all[1].target.empty());
    // When nobody needs somebody any more, it does not go to everybody instead.
    QVERIFY((isClover ? class_.daisy : class_.clover).asks(messages::RaiseHand{.raised = false}).empty());
    QVERIFY(Pupil::waitsFor([&] { return to.currentText().contains("nobody"); }));
    class_.press("sendAssignment");
    QTest::qWait(200);
    QVERIFY(chosen.all.size() == 4 && other.all.size() == 2);
    to.setCurrentIndex(0);
    class_.press("sendAssignment");
    QVERIFY(chosen.reach(5) && other.reach(3));
}

void PacingPanelTest::aWorksheetIsSentByItsNumber() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Assignments toClover(class_.clover);
    auto& kind = class_.part<QComboBox>("sendKind");
    auto& lesson = class_.part<QComboBox>("sendLesson");
    kind.setCurrentIndex(3);
    QVERIFY(lesson.isVisible() && class_.part<QSpinBox>("sendNumber").isVisible());
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    class_.part<QSpinBox>("sendNumber").setValue(123'456'789);
    class_.press("sendAssignment");
    QVERIFY(toClover.reach(1));
    QVERIFY(toClover.all[0].kind == AssignmentKind::Worksheet && toClover.all[0].target == testCross);
    QCOMPARE(toClover.all[0].seed, std::int64_t{123'456'789});
}

/// By the mouse and by the keyboard; the ticks stay while the rows move.
void PacingPanelTest::somePupilsAreTickedAndSentSomething() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Assignments toClover(class_.clover);
    Assignments toDaisy(class_.daisy);
    FactTable& list = class_.list();
    auto& to = class_.part<QComboBox>("sendTo");
    const auto rowOf = [&](const Pupil& pupil) {
        return class_.cell(0, 0).toStdString() == pupil.welcome().nickname ? 0 : 1;
    };
    const auto isTicked = [&](const Pupil& pupil) {
        return list.item(rowOf(pupil), 0)->checkState() == Qt::Checked;
    };
    QVERIFY(!class_.part<QPushButton>("untickPupils").isVisible());
    const QRect name = list.visualItemRect(list.item(rowOf(class_.daisy), 0));
    // Where the box is painted.
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      {name.left() + Theme::current().px(6) + 8, name.center().y()});
    QVERIFY(isTicked(class_.daisy) && !isTicked(class_.clover));
    QVERIFY2(to.currentText().contains(QLatin1Char('1')), qPrintable(to.currentText()));
    class_.part<QComboBox>("sendKind").setCurrentIndex(1);
    class_.press("sendAssignment");
    QVERIFY(toDaisy.reach(1));
    // Somebody raises a hand and comes first; the tick stays with its pupil.
    QVERIFY(class_.clover.asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return rowOf(class_.clover) == 0; }));
    QVERIFY(isTicked(class_.daisy) && !isTicked(class_.clover));
    list.setFocus();
    list.setCurrentCell(rowOf(class_.clover), 0);
    QTest::keyClick(&list, Qt::Key_Space);
    QVERIFY(isTicked(class_.clover));
    QTest::keyClick(&list, Qt::Key_Space);
    QVERIFY(!isTicked(class_.clover));
    QCOMPARE(toClover.all.size(), std::size_t{0});
    class_.press("untickPupils");
    QVERIFY(!isTicked(class_.daisy));
    QVERIFY(!class_.part<QPushButton>("untickPupils").isVisible());
    // Then things are for all again.
    QCOMPARE(to.currentIndex(), 0);
    class_.press("sendAssignment");
    QVERIFY(toClover.reach(1) && toDaisy.reach(2));
}

void PacingPanelTest::theClassIsSeatedAtNewTables() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    auto& kind = class_.part<QComboBox>("sendKind");
    kind.setCurrentIndex(kind.count() - 1);
    auto& game = class_.part<QComboBox>("layGame");
    QVERIFY(game.isVisible() && !class_.part<QSpinBox>("sendNumber").isVisible());
    game.setCurrentIndex(game.findData(QStringLiteral("genome-wars")));
    class_.part<QSpinBox>("laySeats").setValue(3);
    class_.part<QSpinBox>("layRounds").setValue(5);
    class_.press("sendAssignment");
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.board() && class_.daisy.board(); }));
    QCOMPARE(class_.room.host().tables().size(), std::size_t{1});
    QCOMPARE(class_.room.table(1).rules().length, 5);
    QVERIFY(class_.room.table(1).stage() == messages::Stage::Playing);
    // Who plays is not disturbed, and the teacher hears why.
    class_.press("sendAssignment");
    QVERIFY(Pupil::waitsFor([&] { return class_.part<QLabel>("pacingProblem").isVisible(); }));
    QVERIFY_SAYS(class_.textOf("pacingProblem"), "ReasonText.nobodyCouldSeatedAll");
    QCOMPARE(class_.room.host().tables().size(), std::size_t{1});
}

void PacingPanelTest::aWrongCodeIsNotSent() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Assignments toClover(class_.clover);
    class_.part<QComboBox>("sendKind").setCurrentIndex(4);
    class_.part<QLineEdit>("sendCode").setText(QStringLiteral("not a code"));
    class_.press("sendAssignment");
    QVERIFY(class_.part<QLabel>("pacingProblem").isVisible());
    const std::string code = lessons::breeding::text({1, lessons::breeding::Organism::Pea, 5});
    class_.part<QLineEdit>("sendCode").setText(QString::fromStdString(code).toLower());
    class_.press("sendAssignment");
    QVERIFY(toClover.reach(1));
    QCOMPARE(toClover.all.front().target, code);
    QVERIFY(!class_.part<QLabel>("pacingProblem").isVisible());
}

void PacingPanelTest::theClassGoesThroughALessonTogether() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Assignments toClover(class_.clover);
    auto& lesson = class_.part<QComboBox>("sendLesson");
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    const auto isAt = [&](LessonPart step) {
        return Pupil::waitsFor([&] {
            return class_.clover.monitoring().pacing()->lesson == testCross &&
                   class_.clover.monitoring().pacing()->step == step &&
                   class_.teacher.monitoring().pacing()->step == step;
        });
    };
    class_.press("openStep");
    QVERIFY(isAt(LessonPart::Predict));
    QVERIFY(toClover.reach(1));
    QVERIFY2(class_.textOf("paceState").contains(QStringLiteral("Test crosses")),
             qPrintable(class_.textOf("paceState")));
    // Another lesson in the box changes nothing about it.
    lesson.setCurrentIndex(0);
    for (const LessonPart step : {LessonPart::Roll, LessonPart::Compare, LessonPart::Explain}) {
        class_.press("openStep");
        QVERIFY(isAt(step));
    }
    QVERIFY(!class_.part<QPushButton>("openStep").isEnabled());
    class_.press("letGo");
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.monitoring().pacing()->lesson.empty(); }));
    QCOMPARE(toClover.all.size(), std::size_t{1});
}

void PacingPanelTest::aDoubleClickOpensOneStep() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    class_.press("openStep");
    QVERIFY(
        Pupil::waitsFor([&] { return class_.teacher.monitoring().pacing()->step == LessonPart::Predict; }));
    auto& open = class_.part<QPushButton>("openStep");
    QTest::mouseClick(&open, Qt::LeftButton);
    QVERIFY(Pupil::waitsFor([&] { return open.text() == wording("PacingPanel.openStep", "3 Compare"); }));
    const QPointF middle(open.rect().center());
    for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, middle, open.mapToGlobal(middle), Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QApplication::sendEvent(&open, &event);
    }
    // Whatever was asked for has come by the time the next thing has.
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.monitoring().pacing()->dark; }));
    QVERIFY(class_.clover.monitoring().pacing()->step == LessonPart::Roll);
}

void PacingPanelTest::aStepIsClosedAgain() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    auto& back = class_.part<QPushButton>("closeStep");
    QVERIFY(!back.isVisible());
    class_.press("openStep");
    QVERIFY(Pupil::waitsFor([&] { return back.isVisible(); }));
    QVERIFY(!back.isEnabled());
    class_.press("openStep");
    QVERIFY(Pupil::waitsFor([&] { return back.text() == wording("PacingPanel.closeStep", "2 Roll"); }));
    QVERIFY(back.isEnabled());
    class_.press("closeStep");
    QVERIFY(
        Pupil::waitsFor([&] { return class_.clover.monitoring().pacing()->step == LessonPart::Predict; }));
}

void PacingPanelTest::aNumberSaysWhatItIsThatOf() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    auto& kind = class_.part<QComboBox>("sendKind");
    const auto& number = class_.part<QSpinBox>("sendNumber");
    std::vector<QString> names;
    for (int i = 0; i < kind.count(); ++i) {
        kind.setCurrentIndex(i);
        const QLabel* name = nullptr;
        for (const QLabel* label : findAll<QLabel>(class_.desk))
            if (label->buddy() == &number)
                name = label;
        QVERIFY(name);
        QCOMPARE(name->isVisible(), number.isVisible());
        if (name->isVisible())
            names.push_back(name->text());
    }
    QCOMPARE(names, (std::vector<QString>{
                        QStringLiteral("Number of the problem"), wording("PacingPanel.worksheetId"),
                        wording("PacingPanel.numberPuzzle"), wording("PacingPanel.table")}));
}

void PacingPanelTest::screensAreCoveredAndLit() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    class_.part<QLineEdit>("coverWords").setText(QString(150, QChar(0xe4)));
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return class_.daisy.monitoring().pacing()->dark; }));
    QCOMPARE(class_.daisy.monitoring().pacing()->words.size(), std::size_t{200});
    QVERIFY(Pupil::waitsFor([&] {
        return class_.part<QPushButton>("coverScreens").text() == wording("PacingPanel.uncoverScreens");
    }));
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return !class_.daisy.monitoring().pacing()->dark; }));
}

void PacingPanelTest::coveredIsWhatThePupilsProgramsSay() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    const QString clover = QString::fromStdString(class_.clover.welcome().nickname);
    const QString daisy = QString::fromStdString(class_.daisy.welcome().nickname);
    const auto reads = [&](const QString& words) {
        return Pupil::waitsFor(
            [&] { return class_.textOf("coverState").replace(QChar::Nbsp, QLatin1Char(' ')) == words; });
    };
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return says(class_.textOf("coverState"), "PacingPanel.covered"); }));
    const auto covers = [](Pupil& pupil) {
        return pupil.asks(messages::Whereabouts{.page = "lab", .covered = true}).empty();
    };
    QVERIFY(covers(class_.clover));
    QVERIFY(Pupil::waitsFor([&] {
        const QString said = class_.textOf("coverState").replace(QChar::Nbsp, QLatin1Char(' '));
        return said.startsWith(QLatin1String("1 screen")) && says(said, "PacingPanel.covered", daisy);
    }));
    QVERIFY(covers(class_.daisy));
    QVERIFY(reads(wording("PacingPanel.allPupilsScreensCovered")));
    // A pupil who leaves has the own screen again.
    class_.clover.leave();
    QVERIFY(reads(wording("PacingPanel.allHereCovered") + QLatin1Char(' ') +
                  wording("PacingPanel.awayNotCovered", clover)));
    class_.daisy.leave();
    QVERIFY(
        Pupil::waitsFor([&] { return says(class_.textOf("coverState"), "PacingPanel.pupilHereNewPupils"); }));
}

GENOTYPE_TEST(PacingPanelTest)
#include "pacing_panel_test.moc"
