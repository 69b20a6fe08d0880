// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_class.h"

#include "app/base/text/language.h"
#include "app/classroom/pupil/blank_cover.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/theme.h"
#include "app/window/shell/settings_applier.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

using namespace app;
using messages::LessonPart;
using tests::Followed;
using tests::pacedLesson;
using tests::Pupil;

/// The window of a pupil in a class, from the teacher's side and from the pupil's.
class PupilWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void theTeacherSeesPageLessonAndStep();
    void theTeacherSeesAnswersAndProblems();
    void whoPressesNothingIsIdleUntilTheNextKey();
    void aClassIsQuiet();
    void screensAreCoveredAndLitAgain();
    void aCoveredScreenTakesNoKeysAndLosesNothing();
    void aCoveredScreenLightsUpWithoutTheHost();
    void whoComesLateFindsTheScreenCovered();
    void aPacedLessonOpensStepByStep();
    void aPupilRaisesAHandFromAnyPage();
    void nobodySeesAHandWhileNoTeacherIsThere();
    void aVoteMovesNoButtonOfTheSideBar();
    void outsideAClassThereIsNothingOfIt();
};

void PupilWindowTest::theTeacherSeesPageLessonAndStep() {
    Followed class_;
    QVERIFY(class_.isReady);
    class_.lessons().showTopic(QString::fromStdString(pacedLesson));
    LessonSession& session = *class_.lessons().session(QString::fromStdString(pacedLesson));
    QVERIFY(class_.sees([](const auto& shown) {
        return shown.page == "lessons" && shown.lesson == pacedLesson && shown.step == LessonPart::Predict;
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
    class_.lessons().showTopic(QString::fromStdString(pacedLesson));
    LessonSession& session = *class_.lessons().session(QString::fromStdString(pacedLesson));
    const auto& answers = session.quiz().form(0).answers;
    const auto right = std::ranges::find(answers, true, &lessons::Answer::right) - answers.begin();
    const int wrong = right == 0 ? 1 : 0;
    session.quiz().setAnswer(0, wrong);
    session.quiz().setAnswer(0, int(right));
    session.practice().answer(0);
    const auto& kept = class_.room.host().monitor().answers();
    QVERIFY(Pupil::waitsFor([&] { return kept.size() == 3; }));
    const messages::GivenAnswer& first = kept.at(0).given;
    QCOMPARE(first.lesson, pacedLesson);
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
    class_.lessons().showTopic(QString::fromStdString(pacedLesson));
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

void PupilWindowTest::aClassIsQuiet() {
    Followed class_;
    QVERIFY(class_.isReady);
    Theme::current().setReduceMotion(false);
    const SettingsApplier applier(class_.at.settings);
    QVERIFY(class_.at.settings.sounds());
    QVERIFY(!SoundPlayer::current().isOn());
    JoinedClass::current().set(nullptr);
    QVERIFY(SoundPlayer::current().isOn());
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
    class_.lessons().showTopic(QString::fromStdString(pacedLesson));
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
    const QString lesson = QString::fromStdString(pacedLesson);
    class_.lessons().showTopic(lesson);
    LessonSession& session = *class_.lessons().session(lesson);
    session.steps().setStep(LessonStep::Compare);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Roll}).empty());
    QVERIFY(Pupil::waitsFor([&] { return session.steps().step() == LessonStep::Roll; }));
    class_.at.settle();
    QVERIFY(class_.at.seen<QLabel>("together"));
    QVERIFY(!class_.at.press(QStringLiteral("step3")));
    session.steps().setStep(LessonStep::Explain);
    QCOMPARE(session.steps().step(), LessonStep::Roll);
    QVERIFY(class_.at.press(QStringLiteral("step1")));
    QCOMPARE(session.steps().step(), LessonStep::Predict);
    // The next step opens; the notice leads there.
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Compare}).empty());
    QVERIFY(Pupil::waitsFor([&] { return session.steps().lastOpen() == LessonStep::Compare; }));
    QVERIFY(class_.press("goToStep"));
    QCOMPARE(session.steps().step(), LessonStep::Compare);
    // It is closed again.
    class_.at.window.showPage(QStringLiteral("lab"));
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Roll}).empty());
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

void PupilWindowTest::outsideAClassThereIsNothingOfIt() {
    Followed class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.teacher.asks(messages::PaceLesson{pacedLesson, LessonPart::Predict}).empty());
    LessonSession& session = *class_.lessons().session(QString::fromStdString(pacedLesson));
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
