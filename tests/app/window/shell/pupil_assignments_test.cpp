// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_class.h"

#include "app/base/text/language.h"
#include "app/games/genotype/table_choices.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/pages/play_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

using namespace app;
using messages::AssignmentKind;
using messages::LessonPart;
using tests::ClassRoom;
using tests::Followed;
using tests::pacedLesson;
using tests::Pupil;

/// What a teacher sends to a pupil's window, and the notices that tell of it.
class PupilAssignmentsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void aPageThatIsSentIsOpened();
    void aRunningGameIsNotLeftWithoutAsking();
    void everyKindOfAssignmentLeadsToItsPlace();
    void whoSitsAtTheTableIsNotAskedToGoThere();
    void whatIsAskedOfAClosedTableIsTakenBack();
    void aNoticeGoesWhenThePupilIsWhereItLeads();
    void anAssignmentThatWasOpenedIsToldForAWhile();
    void aLatecomerHearsTheNicknameWithTheFirstAssignment();
    void whoIsTypingIsNotInterrupted();
};

void PupilAssignmentsTest::aPageThatIsSentIsOpened() {
    Followed class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.at.window.currentPage() == QLatin1String("glossary"); }));
    QVERIFY_SAYS(class_.notice(), "pages.glossary");
    QVERIFY(class_.press("backFromAssignment"));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("lessons"));
}

void PupilAssignmentsTest::aRunningGameIsNotLeftWithoutAsking() {
    Followed class_(QStringLiteral("play"));
    QVERIFY(class_.isReady);
    auto& play = *qobject_cast<PlayPage*>(class_.at.page());
    play.start(app::TableChoices().record());
    class_.at.settle();
    QVERIFY(play.isPlaying());
    QVERIFY(class_.sends({.kind = AssignmentKind::Lesson, .target = pacedLesson, .step = LessonPart::Roll}));
    QVERIFY(Pupil::waitsFor([&] { return !class_.notice().isEmpty(); }));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("play"));
    QVERIFY(class_.press("laterAssignment"));
    QVERIFY(class_.notice().isEmpty());
    QVERIFY(play.isPlaying());
    // Later is in the card of the class.
    class_.desk->hand()->click();
    QVERIFY(class_.desk->card());
    QVERIFY(class_.press("openSent"));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("lessons"));
    QCOMPARE(class_.lessons().currentTopic(), QString::fromStdString(pacedLesson));
    QCOMPARE(class_.lessons().session(class_.lessons().currentTopic())->steps().step(), LessonStep::Roll);
    QVERIFY(play.isPlaying());
}

void PupilAssignmentsTest::everyKindOfAssignmentLeadsToItsPlace() {
    Followed class_;
    QVERIFY(class_.isReady);
    const auto isAt = [&](const char* page) {
        return Pupil::waitsFor([&] { return class_.at.window.currentPage() == QLatin1String(page); });
    };
    QVERIFY(class_.sends({.kind = AssignmentKind::Mystery,
                          .target = lessons::breeding::text({2, lessons::breeding::Organism::Pea, 77})}));
    QVERIFY(isAt("lab"));
    auto& lab = *qobject_cast<LabPage*>(class_.at.window.page(QStringLiteral("lab")));
    QCOMPARE(lab.breeding().mystery().code.seed, std::uint32_t{77});
    QVERIFY(class_.sends({.kind = AssignmentKind::Practice, .target = pacedLesson, .seed = 20611}));
    QVERIFY(isAt("lessons"));
    const LessonSession& session = *class_.lessons().session(QString::fromStdString(pacedLesson));
    QCOMPARE(session.practice().problem().seed, std::uint64_t{20611});
    QCOMPARE(session.steps().step(), LessonStep::Explain);
    QVERIFY(class_.sends({.kind = AssignmentKind::Worksheet, .target = pacedLesson, .seed = 2024}));
    QVERIFY(Pupil::waitsFor([&] { return !session.practice().worksheet().problems.empty(); }));
    QCOMPARE(session.practice().worksheet().seed, std::uint64_t{2024});
    QVERIFY2(class_.notice().contains(QStringLiteral("worksheet 2024")), qPrintable(class_.notice()));
    auto& puzzles = *qobject_cast<PuzzlePage*>(class_.at.window.page(QStringLiteral("puzzles")));
    const std::string asked = puzzles.current()->id;
    puzzles.askNext();
    QVERIFY(class_.sends({.kind = AssignmentKind::Puzzle, .target = asked}));
    QVERIFY(isAt("puzzles"));
    QCOMPARE(puzzles.current()->id, asked);
    // What this computer does not have is said.
    QVERIFY(class_.sends({.target = "nowhere"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().contains(QStringLiteral("nowhere")); }));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("puzzles"));
    QVERIFY_SAYS(class_.notice(), "PupilWindow.cannotBeOpened");
    QVERIFY(class_.sends({.kind = AssignmentKind::Lesson, .target = "school/peas"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().contains(QStringLiteral("school/peas")); }));
    QVERIFY_SAYS(class_.notice(), "PupilWindow.cannotBeOpened");
}

void PupilAssignmentsTest::whoSitsAtTheTableIsNotAskedToGoThere() {
    Followed class_(QStringLiteral("play"));
    QVERIFY(class_.isReady);
    const int table = class_.room.open("genome-wars", 2);
    QVERIFY(class_.pupil.sitsDown(table));
    QVERIFY(Pupil::waitsFor([&] { return class_.pupil.place().first == table; }));
    QVERIFY(class_.sends({.kind = AssignmentKind::SitAtTable, .target = {}, .table = table}));
    // What is sent afterwards is there: so was the other one.
    QSignalSpy assignments(&class_.pupil.monitoring(), &MemberMonitoring::assignmentArrived);
    QVERIFY(class_.sends({.kind = AssignmentKind::Page, .target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return !assignments.isEmpty(); }));
    QVERIFY(!class_.notice().contains(QLatin1String("table")));
}

void PupilAssignmentsTest::whatIsAskedOfAClosedTableIsTakenBack() {
    Followed class_(QStringLiteral("play"));
    QVERIFY(class_.isReady);
    qobject_cast<PlayPage*>(class_.at.page())->start(app::TableChoices().record());
    class_.at.settle();
    const int table = class_.room.open("genome-wars", 2);
    QVERIFY(Pupil::waitsFor([&] { return !class_.pupil.tables().tables.empty(); }));
    QVERIFY(class_.sends({.kind = AssignmentKind::SitAtTable, .target = {}, .table = table}));
    QVERIFY(Pupil::waitsFor([&] { return says(class_.notice(), "PupilWindow.teacherAsksOpenGame"); }));
    QVERIFY(class_.teacher.asks(messages::CloseTable{table}).empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().isEmpty(); }));
    class_.desk->hand()->click();
    QVERIFY(class_.desk->card());
    QVERIFY(!find<QPushButton>(class_.desk->card(), "openSent")->isVisible());
}

void PupilAssignmentsTest::aNoticeGoesWhenThePupilIsWhereItLeads() {
    Followed class_;
    QVERIFY(class_.isReady);
    const QString lesson = QString::fromStdString(pacedLesson);
    class_.lessons().showTopic(lesson);
    LessonSession& session = *class_.lessons().session(lesson);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Roll}).empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().contains(QLatin1String("step 2")); }));
    // Without the notice's own button.
    session.steps().setStep(LessonStep::Roll);
    class_.at.settle();
    QCOMPARE(class_.notice(), QString());
    // A page that was opened, and left.
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return says(class_.notice(), "pages.glossary"); }));
    class_.at.window.showPage(QStringLiteral("lab"));
    QCOMPARE(class_.notice(), QString());
}

void PupilAssignmentsTest::anAssignmentThatWasOpenedIsToldForAWhile() {
    Followed class_;
    QVERIFY(class_.isReady);
    find<QTimer>(class_.desk, "told")->setInterval(300);
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return !class_.notice().isEmpty(); }));
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().isEmpty(); }));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("glossary"));
}

/// What the teacher has sent opens before the page that says it was seen.
void PupilAssignmentsTest::aLatecomerHearsTheNicknameWithTheFirstAssignment() {
    Followed class_;
    QVERIFY(class_.isReady);
    const QString greeting =
        QStringLiteral("You are %1. ").arg(QString::fromStdString(class_.pupil.welcome().nickname));
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().startsWith(greeting); }));
    QVERIFY(class_.sends({.target = "lab"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.at.window.currentPage() == QLatin1String("lab"); }));
    QVERIFY(Pupil::waitsFor([&] {
        return says(class_.notice(), "PupilWindow.teacherHasOpened") && !class_.notice().startsWith(greeting);
    }));
}

void PupilAssignmentsTest::whoIsTypingIsNotInterrupted() {
    Followed class_;
    QVERIFY(class_.isReady);
    QLineEdit field(&class_.lessons());
    field.show();
    field.setFocus();
    QVERIFY(field.hasFocus());
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Roll}).empty());
    QVERIFY(Pupil::waitsFor([&] { return !class_.notice().isEmpty(); }));
    QVERIFY(field.hasFocus());
    QTest::keyClicks(&field, QStringLiteral("one in four"));
    QCOMPARE(field.text(), QStringLiteral("one in four"));
    QVERIFY(!class_.notice().isEmpty());
    // Closed from elsewhere, it gives the focus to the page if the place before is gone.
    auto& notice = *find<NoticeBar>(class_.at.window);
    QPushButton gone(&class_.lessons());
    gone.show();
    gone.setFocus();
    notice.say(QStringLiteral("Something."));
    QVERIFY(notice.isAncestorOf(QApplication::focusWidget()));
    gone.hide();
    notice.dismiss();
    QVERIFY(class_.lessons().isAncestorOf(QApplication::focusWidget()) ||
            QApplication::focusWidget() == &class_.lessons());
}

GENOTYPE_TEST(PupilAssignmentsTest)

#include "pupil_assignments_test.moc"
