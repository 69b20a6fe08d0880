// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/pupil_window.h"

#include "app/base/text/language.h"
#include "app/classroom/pupil/blank_cover.h"
#include "app/games/genotype/table_choices.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/pages/play_page.h"
#include "pupil_at_window.h"
#include "test_registry.h"
#include "tests/app/network/server/class_room.h"
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
using tests::Pupil;

namespace {

/// A window whose program is a pupil in a class with a teacher.
struct Followed {
    explicit Followed(const QString& page = QStringLiteral("lessons")) : at(page) {
        desk = find<PupilWindow>(at.window);
        desk->reporter().setPause(std::chrono::milliseconds(10));
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        JoinedClass::current().set(&pupil);
        isReady = isReady && Pupil::waitsFor([this] { return pupil.monitoring().pacing() && shown(); });
    }
    ~Followed() { JoinedClass::current().set(nullptr); }
    Followed(const Followed&) = delete;
    Followed& operator=(const Followed&) = delete;

    const messages::PupilShown* shown() const {
        const auto found = teacher.monitoring().pupils().find(pupil.welcome().member);
        return found == teacher.monitoring().pupils().end() ? nullptr : &found->second;
    }
    LessonsPage& lessons() { return *qobject_cast<LessonsPage*>(at.window.page(QStringLiteral("lessons"))); }
    bool sees(const std::function<bool(const messages::PupilShown&)>& condition) {
        return Pupil::waitsFor([&] { return shown() && condition(*shown()); });
    }
    bool sends(const messages::SendAssignment& assignment) { return teacher.asks(assignment).empty(); }
    QString notice() const { return find<NoticeBar>(at.window)->text(); }
    bool press(const char* name) {
        for (auto* one : findAll<QPushButton>(at.window, name))
            if (one->isVisible() && one->isEnabled()) {
                one->click();
                at.settle();
                return true;
            }
        return false;
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    PupilAtWindow at;
    PupilWindow* desk = nullptr;
    bool isReady = false;
};

const std::string testCross = "dominance";

} // namespace

/// The window of a pupil in a class, from the teacher's side and from the pupil's.
class PupilWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void theTeacherSeesPageLessonAndStep();
    void theTeacherSeesAnswersAndProblems();
    void whoPressesNothingIsIdleUntilTheNextKey();
    void aPageThatIsSentIsOpened();
    void aRunningGameIsNotLeftWithoutAsking();
    void everyKindOfAssignmentLeadsToItsPlace();
    void screensAreCoveredAndLitAgain();
    void aCoveredScreenTakesNoKeysAndLosesNothing();
    void aCoveredScreenLightsUpWithoutTheHost();
    void whoComesLateFindsTheScreenCovered();
    void aPacedLessonOpensStepByStep();
    void aPupilRaisesAHandFromAnyPage();
    void nobodySeesAHandWhileNoTeacherIsThere();
    void whoSitsAtTheTableIsNotAskedToGoThere();
    void whatIsAskedOfAClosedTableIsTakenBack();
    void aNoticeGoesWhenThePupilIsWhereItLeads();
    void anAssignmentThatWasOpenedIsToldForAWhile();
    void aLatecomerHearsTheNicknameWithTheFirstAssignment();
    void whoIsTypingIsNotInterrupted();
    void aVoteMovesNoButtonOfTheSideBar();
    void outsideAClassThereIsNothingOfIt();
};

void PupilWindowTest::theTeacherSeesPageLessonAndStep() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.lessons().showTopic(QString::fromStdString(testCross));
    LessonSession& session = *class_.lessons().session(QString::fromStdString(testCross));
    QVERIFY(class_.sees([](const auto& shown) {
        return shown.page == "lessons" && shown.lesson == testCross && shown.step == LessonPart::Predict;
    }));
    QVERIFY(session.run().predict(std::vector<int>(session.run().experiment().outcomes.size(), 1)));
    session.steps().setStep(LessonStep::Roll);
    session.run().roll(16);
    QVERIFY(class_.sees(
        [](const auto& shown) { return shown.step == LessonPart::Roll && shown.done == (1 | 2); }));
    class_.at.window.showPage(QStringLiteral("glossary"));
    QVERIFY(class_.sees([](const auto& shown) { return shown.page == "glossary" && shown.lesson.empty(); }));
}

void PupilWindowTest::theTeacherSeesAnswersAndProblems() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.lessons().showTopic(QString::fromStdString(testCross));
    LessonSession& session = *class_.lessons().session(QString::fromStdString(testCross));
    const auto& answers = session.quiz().form(0).answers;
    const auto right = std::ranges::find(answers, true, &lessons::Answer::right) - answers.begin();
    const int wrong = right == 0 ? 1 : 0;
    session.quiz().setAnswer(0, wrong);
    session.quiz().setAnswer(0, int(right));
    session.practice().answer(0);
    const auto& kept = class_.room.host().monitor().answers();
    QVERIFY(Pupil::waitsFor([&] { return kept.size() == 3; }));
    const messages::GivenAnswer& first = kept.at(0).given;
    QCOMPARE(first.lesson, testCross);
    QCOMPARE(first.question, session.topic().questions.front().id);
    QCOMPARE(first.choice, wrong);
    QVERIFY(first.first && !first.right);
    QCOMPARE(first.misconception, answers.at(std::size_t(wrong)).misconception);
    QVERIFY(kept.at(1).given.right && !kept.at(1).given.first);
    const messages::GivenAnswer& problem = kept.at(2).given;
    QVERIFY(problem.question.empty());
    QCOMPARE(problem.problem, std::string(lessons::idOf(session.practice().problem().kind)));
    QCOMPARE(problem.seed, std::int64_t(session.practice().problem().seed));
    QVERIFY(problem.first);
    QCOMPARE(problem.right, session.practice().problem().answers.front().right);
    QVERIFY(class_.sees([](const auto& shown) { return shown.answered == 2; }));
}

void PupilWindowTest::whoPressesNothingIsIdleUntilTheNextKey() {
    Followed class_;
    QVERIFY(class_.isReady);
    auto* const idle = find<QTimer>(class_.desk, "idle");
    idle->start(50);
    QVERIFY(class_.sees([](const auto& shown) { return shown.stuck == messages::Stuck::Idle; }));
    idle->start(std::chrono::minutes(5));
    QTest::keyClick(&class_.at.window, Qt::Key_Shift);
    QVERIFY(class_.sees([](const auto& shown) { return shown.stuck == messages::Stuck::No; }));
    // Whoever looks at the teacher instead is not.
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, ""}).empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.desk->cover().isOn(); }));
    QVERIFY(!idle->isActive());
    QVERIFY(class_.teacher.asks(messages::BlankScreens{}).empty());
    QVERIFY(Pupil::waitsFor([&] { return idle->isActive(); }));
}

void PupilWindowTest::aPageThatIsSentIsOpened() {
    Followed class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return class_.at.window.currentPage() == QLatin1String("glossary"); }));
    QVERIFY_SAYS(class_.notice(), "pages.glossary");
    QVERIFY(class_.press("backFromAssignment"));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("lessons"));
}

void PupilWindowTest::aRunningGameIsNotLeftWithoutAsking() {
    Followed class_(QStringLiteral("play"));
    QVERIFY(class_.isReady);
    auto& play = *qobject_cast<PlayPage*>(class_.at.page());
    play.start(app::TableChoices().record());
    class_.at.settle();
    QVERIFY(play.isPlaying());
    QVERIFY(class_.sends({.kind = AssignmentKind::Lesson, .target = testCross, .step = LessonPart::Roll}));
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
    QCOMPARE(class_.lessons().currentTopic(), QString::fromStdString(testCross));
    QCOMPARE(class_.lessons().session(class_.lessons().currentTopic())->steps().step(), LessonStep::Roll);
    QVERIFY(play.isPlaying());
}

void PupilWindowTest::everyKindOfAssignmentLeadsToItsPlace() {
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
    QVERIFY(class_.sends({.kind = AssignmentKind::Practice, .target = testCross, .seed = 20611}));
    QVERIFY(isAt("lessons"));
    const LessonSession& session = *class_.lessons().session(QString::fromStdString(testCross));
    QCOMPARE(session.practice().problem().seed, std::uint64_t{20611});
    QCOMPARE(session.steps().step(), LessonStep::Explain);
    QVERIFY(class_.sends({.kind = AssignmentKind::Worksheet, .target = testCross, .seed = 2024}));
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

void PupilWindowTest::screensAreCoveredAndLitAgain() {
    Followed class_;
    QVERIFY(class_.isReady);
    BlankCover& cover = class_.desk->cover();
    QVERIFY(!cover.isVisible());
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, "Eyes on the board"}).empty());
    QVERIFY(Pupil::waitsFor([&] { return cover.isVisible(); }));
    QCOMPARE(cover.text(), QStringLiteral("Eyes on the board"));
    QCOMPARE(cover.geometry(), class_.at.window.rect());
    // The teacher is told by the window itself.
    QVERIFY(class_.sees([](const auto& shown) { return shown.covered; }));
    class_.at.window.resize(1500, 800);
    class_.at.settle();
    QCOMPARE(cover.geometry(), class_.at.window.rect());
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, ""}).empty());
    QVERIFY(Pupil::waitsFor([&] { return cover.text() == wording("BlankCover.lookFront"); }));
    QVERIFY(class_.teacher.asks(messages::BlankScreens{}).empty());
    QVERIFY(Pupil::waitsFor([&] { return !cover.isVisible(); }));
    QVERIFY(class_.sees([](const auto& shown) { return !shown.covered; }));
}

void PupilWindowTest::aCoveredScreenTakesNoKeysAndLosesNothing() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.lessons().showTopic(QString::fromStdString(testCross));
    class_.at.settle();
    auto* part = class_.at.shown<QSpinBox>("part0");
    part->setFocus();
    part->setValue(3);
    BlankCover& cover = class_.desk->cover();
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, ""}).empty());
    QVERIFY(Pupil::waitsFor([&] { return cover.isVisible(); }));
    QTest::keyClick(part, Qt::Key_Up);
    QTest::keyClick(&class_.at.window, Qt::Key_3, Qt::ControlModifier);
    QTest::mouseClick(class_.at.window.windowHandle(), Qt::LeftButton, {},
                      part->mapTo(&class_.at.window, part->rect().center()));
    class_.at.settle();
    QCOMPARE(part->value(), 3);
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("lessons"));
    QVERIFY(class_.teacher.asks(messages::BlankScreens{}).empty());
    QVERIFY(Pupil::waitsFor([&] { return !cover.isVisible(); }));
    QCOMPARE(part->value(), 3);
    QVERIFY(part->hasFocus());
    QTest::keyClick(part, Qt::Key_Up);
    QCOMPARE(part->value(), 4);
}

void PupilWindowTest::aCoveredScreenLightsUpWithoutTheHost() {
    Followed class_;
    QVERIFY(class_.isReady);
    BlankCover& cover = class_.desk->cover();
    find<QTimer>(class_.desk, "darkWithoutHost")->setInterval(30);
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, ""}).empty());
    QVERIFY(Pupil::waitsFor([&] { return cover.isVisible(); }));
    class_.pupil.leave();
    QVERIFY(Pupil::waitsFor([&] { return !cover.isVisible(); }));
    QVERIFY_SAYS(class_.notice(), "PupilWindow.connectionClassLostSo");
}

void PupilWindowTest::whoComesLateFindsTheScreenCovered() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.pupil.leave();
    QVERIFY(class_.teacher.asks(messages::BlankScreens{true, ""}).empty());
    QVERIFY(!class_.desk->cover().isVisible());
    QVERIFY(class_.pupil.comes(class_.room.url()));
    QVERIFY(Pupil::waitsFor([&] { return class_.desk->cover().isVisible(); }));
}

void PupilWindowTest::aPacedLessonOpensStepByStep() {
    Followed class_;
    QVERIFY(class_.isReady);
    const QString lesson = QString::fromStdString(testCross);
    class_.lessons().showTopic(lesson);
    LessonSession& session = *class_.lessons().session(lesson);
    session.steps().setStep(LessonStep::Compare);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Roll}).empty());
    QVERIFY(Pupil::waitsFor([&] { return session.steps().step() == LessonStep::Roll; }));
    class_.at.settle();
    QVERIFY(class_.at.seen<QLabel>("together"));
    QVERIFY(!class_.at.press(QStringLiteral("step3")));
    session.steps().setStep(LessonStep::Explain);
    QCOMPARE(session.steps().step(), LessonStep::Roll);
    QVERIFY(class_.at.press(QStringLiteral("step1")));
    QCOMPARE(session.steps().step(), LessonStep::Predict);
    // The next step opens; the notice leads there.
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Compare}).empty());
    QVERIFY(Pupil::waitsFor([&] { return session.steps().lastOpen() == LessonStep::Compare; }));
    QVERIFY(class_.press("goToStep"));
    QCOMPARE(session.steps().step(), LessonStep::Compare);
    // It is closed again.
    class_.at.window.showPage(QStringLiteral("lab"));
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Roll}).empty());
    QVERIFY(Pupil::waitsFor(
        [&] { return says(class_.notice(), "PupilWindow.classBackLessonStep", anything, 2, "Roll"); }));
    QCOMPARE(session.steps().step(), LessonStep::Roll);
    class_.lessons().showTopic(lesson);
    class_.at.window.showPage(QStringLiteral("lessons"));
    // Another lesson is free.
    QVERIFY(!class_.lessons().session(QStringLiteral("square"))->steps().lastOpen());
    QVERIFY(class_.teacher.asks(messages::PaceLesson{}).empty());
    QVERIFY(Pupil::waitsFor([&] { return !session.steps().lastOpen(); }));
    QVERIFY(class_.at.press(QStringLiteral("step4")));
}

void PupilWindowTest::aNoticeGoesWhenThePupilIsWhereItLeads() {
    Followed class_;
    QVERIFY(class_.isReady);
    const QString lesson = QString::fromStdString(testCross);
    class_.lessons().showTopic(lesson);
    LessonSession& session = *class_.lessons().session(lesson);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Roll}).empty());
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

void PupilWindowTest::anAssignmentThatWasOpenedIsToldForAWhile() {
    Followed class_;
    QVERIFY(class_.isReady);
    find<QTimer>(class_.desk, "told")->setInterval(300);
    QVERIFY(class_.sends({.target = "glossary"}));
    QVERIFY(Pupil::waitsFor([&] { return !class_.notice().isEmpty(); }));
    QVERIFY(Pupil::waitsFor([&] { return class_.notice().isEmpty(); }));
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("glossary"));
}

/// What the teacher has sent opens before the page that says it was seen.
void PupilWindowTest::aLatecomerHearsTheNicknameWithTheFirstAssignment() {
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

void PupilWindowTest::whoIsTypingIsNotInterrupted() {
    Followed class_;
    QVERIFY(class_.isReady);
    QLineEdit field(&class_.lessons());
    field.show();
    field.setFocus();
    QVERIFY(field.hasFocus());
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Roll}).empty());
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

void PupilWindowTest::aVoteMovesNoButtonOfTheSideBar() {
    Followed class_(QStringLiteral("glossary"));
    QVERIFY(class_.isReady);
    const auto places = [&class_] {
        class_.at.settle();
        QList<QRect> all;
        for (const auto* one : findAll<SideBarButton>(class_.at.window))
            if (one->isVisible() && one->text() != wording("VoteNotice.vote"))
                all << one->geometry();
        return all;
    };
    const QList<QRect> before = places();
    QVERIFY(class_.teacher
                .asks(messages::AskVote{
                    .question = "And the next?", .options = {"purple", "white"}, .experiment = 0})
                .empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.pupil.polls().vote().has_value(); }));
    class_.at.settle();
    const auto buttons = findAll<SideBarButton>(class_.at.window);
    QVERIFY(std::ranges::any_of(buttons, [](const auto* one) {
        return one->isVisible() && one->text() == wording("VoteNotice.vote");
    }));
    QCOMPARE(places(), before);
}

void PupilWindowTest::aPupilRaisesAHandFromAnyPage() {
    Followed class_(QStringLiteral("glossary"));
    QVERIFY(class_.isReady);
    SideBarButton& hand = *class_.desk->hand();
    QVERIFY(hand.isVisible());
    QTest::keyClick(&hand, Qt::Key_Return);
    QVERIFY(class_.desk->card());
    QVERIFY(class_.press("raiseHand"));
    QVERIFY(class_.sees([](const auto& shown) { return shown.raised; }));
    QVERIFY(Pupil::waitsFor([&] { return hand.text() == wording("PupilWindow.handUp"); }));
    // The teacher has helped.
    QVERIFY(class_.teacher.asks(messages::RaiseHand{.raised = false, .member = class_.pupil.welcome().member})
                .empty());
    QVERIFY(Pupil::waitsFor([&] { return hand.text() == wording("PupilWindow.helpMe"); }));
    QVERIFY(class_.press("raiseHand"));
    QVERIFY(class_.sees([](const auto& shown) { return shown.raised; }));
}

void PupilWindowTest::nobodySeesAHandWhileNoTeacherIsThere() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.desk->hand()->click();
    QVERIFY(class_.press("raiseHand"));
    const auto reads = [&](const char* key) {
        return Pupil::waitsFor(
            [&] { return class_.desk->card() && says(textOf(class_.desk->card(), "handState"), key); });
    };
    QVERIFY(reads("ClassCard.teacherSeesNeedHelp"));
    const std::string token = class_.teacher.welcome().token;
    class_.teacher.leave();
    QVERIFY(reads("ClassCard.handUpTeacherAway"));
    QVERIFY(class_.teacher.comes(class_.room.url(), messages::Role::Teacher, tests::teacherKey, token));
    QVERIFY(reads("ClassCard.teacherSeesNeedHelp"));
}

void PupilWindowTest::whoSitsAtTheTableIsNotAskedToGoThere() {
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

void PupilWindowTest::whatIsAskedOfAClosedTableIsTakenBack() {
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

void PupilWindowTest::outsideAClassThereIsNothingOfIt() {
    Followed class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{testCross, LessonPart::Predict}).empty());
    LessonSession& session = *class_.lessons().session(QString::fromStdString(testCross));
    QVERIFY(Pupil::waitsFor([&] { return session.steps().lastOpen().has_value(); }));
    class_.pupil.leave();
    class_.at.settle();
    QVERIFY(!class_.desk->hand()->isVisible());
    QVERIFY(!session.steps().lastOpen());
    session.quiz().setAnswer(0, 0);
    QCOMPARE(class_.desk->reporter().waiting(), std::size_t{0});
}

GENOTYPE_TEST(PupilWindowTest)

#include "pupil_window_test.moc"
