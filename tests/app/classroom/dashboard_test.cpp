// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/dashboard.h"

#include "app/classroom/answers_panel.h"
#include "app/classroom/lead_panel.h"
#include "app/classroom/pupils_panel.h"
#include "app/client/joined_class.h"
#include "app/speech/announcer.h"
#include "app/text/language.h"
#include "app/theme/theme.h"
#include "app/widgets/fact_table.h"
#include "host/class_room.h"
#include "lessons/breeding/mystery.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

using namespace app;
using messages::ErrandKind;
using messages::LessonPart;
using messages::PupilShown;
using messages::Stuck;
using tests::ClassRoom;
using tests::Pupil;

namespace {

constexpr std::int64_t now = 1'790'000'000;
const std::string testCross = "test-cross";
enum { nameColumn, stateColumn, placeColumn, stepColumn, answerColumn };

PupilShown pupilNamed(int member, const char* nickname) {
    return {.member = member,
            .nickname = nickname,
            .here = true,
            .page = "lessons",
            .lesson = testCross,
            .step = LessonPart::Roll,
            .done = 1};
}

std::map<int, PupilShown> classAtWork() {
    std::map<int, PupilShown> pupils;
    const char* const names[] = {"Yarrow", "Vetch", "Tansy", "Sorrel", "Clover", "Burdock"};
    for (int i = 0; i < 6; ++i)
        pupils[i + 1] = pupilNamed(i + 1, names[i]);
    pupils[2].here = false;
    pupils[2].seen = now - 200;
    pupils[3].done = messages::allStepsDone;
    pupils[4].raised = true;
    pupils[6].stuck = Stuck::Wrong;
    return pupils;
}

/// A teacher's window in a class with two pupils.
struct LedByWindow {
    LedByWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && clover.comes(room.url()) && daisy.comes(room.url()) &&
                  Pupil::waitsFor([this] { return teacher.lead() && teacher.pupils().size() == 2; });
        JoinedClass::current().set(&teacher);
        place.resize(900, 700);
        place.show();
        isReady = isReady && Pupil::waitsFor([this] { return list().rowCount() == 2; });
    }
    ~LedByWindow() { JoinedClass::current().set(nullptr); }
    LedByWindow(const LedByWindow&) = delete;
    LedByWindow& operator=(const LedByWindow&) = delete;

    FactTable& list() { return *desk.pupils().findChild<FactTable*>(QStringLiteral("pupilList")); }
    QString cell(int row, int column) { return list().item(row, column)->text(); }
    template <typename Widget> Widget& part(const char* name) {
        return *desk.findChild<Widget*>(QLatin1String(name));
    }
    void press(const char* name) { part<QPushButton>(name).click(); }
    QString textOf(const char* name) { return part<QLabel>(name).text(); }

    ClassRoom room;
    Pupil teacher;
    Pupil clover;
    Pupil daisy;
    QWidget place;
    Dashboard desk{&place};
    bool isReady = false;
};

/// What a pupil is sent.
struct Errands {
    explicit Errands(Pupil& pupil) {
        QObject::connect(&pupil, &ClassClient::errandCame, &context,
                         [this](const messages::Errand& errand) { all.push_back(errand); });
    }
    bool reach(std::size_t count) {
        return Pupil::waitsFor([&] { return all.size() >= count; });
    }
    QObject context;
    std::vector<messages::Errand> all;
};

} // namespace

/// Who needs the teacher, what was answered, and what a teacher sends.
class DashboardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void whoNeedsTheTeacherComesFirst();
    void whereAPupilIsIsSaidInWords();
    void rowsStayWhileTheirContentsChange();
    void theChosenPupilStaysChosen();
    void aNewNeedIsAnnouncedOnce();
    void theMisconceptionsBehindTheAnswersAreNamed();
    void aSchoolsOwnLessonIsShownByItsIds();
    void theTeachersWindowFollows();
    void thingsAreSentToAllOrSome();
    void aWorksheetIsSentByItsNumber();
    void somePupilsAreTickedAndSentSomething();
    void theClassIsSeatedAtNewTables();
    void aWrongCodeIsNotSent();
    void theClassGoesThroughALessonTogether();
    void screensAreCoveredAndLit();
    void aHandThatWasSeenGoesDown();
    void withoutAClassThereIsNoDashboard();
};

void DashboardTest::whoNeedsTheTeacherComesFirst() {
    const auto rows = pupilRows(classAtWork(), {}, now);
    QStringList names;
    for (const PupilRow& row : rows)
        names << row.nickname;
    QCOMPARE(names, QStringList({"Sorrel", "Burdock", "Clover", "Yarrow", "Tansy", "Vetch"}));
    QCOMPARE(rows[0].state, QStringLiteral("needs help"));
    QVERIFY(rows[1].state.startsWith(QLatin1String("stuck")));
    QCOMPARE(rows[4].state, QStringLiteral("done"));
    QCOMPARE(rows[5].state, QStringLiteral("away for 3 min"));
    // Somebody who is away and has a hand up needs nobody now.
    auto pupils = classAtWork();
    pupils[4].here = false;
    QCOMPARE(pupilRows(pupils, {}, now).front().nickname, QStringLiteral("Burdock"));
}

void DashboardTest::whereAPupilIsIsSaidInWords() {
    auto pupils = classAtWork();
    messages::Tables tables;
    tables.tables = {{.table = 2, .game = "genotype", .seats = {{.member = 5}, {.member = 1}}}};
    pupils[1].page = "play";
    pupils[1].lesson.clear();
    pupils[1].step = LessonPart::None;
    const auto rows = pupilRows(pupils, tables, now);
    const auto rowOf = [&rows](int member) { return *std::ranges::find(rows, member, &PupilRow::member); };
    QCOMPARE(rowOf(1).where, QStringLiteral("Table 2"));
    QVERIFY(rowOf(1).steps.isEmpty());
    // Whoever looks something up in a lesson is in the lesson, and keeps the seat.
    QCOMPARE(rowOf(5).where, QStringLiteral("Test crosses"));
    QCOMPARE(rowOf(5).steps, QStringLiteral("at Roll, 1 of 4 steps done"));
    pupils[5].page = "glossary";
    pupils[5].lesson.clear();
    QCOMPARE(pupilRows({{5, pupils[5]}}, tables, now).front().where, QStringLiteral("Glossary"));
}

void DashboardTest::rowsStayWhileTheirContentsChange() {
    PupilsPanel panel(nullptr);
    auto pupils = classAtWork();
    panel.setRows(pupilRows(pupils, {}, now));
    auto* list = panel.findChild<FactTable*>(QStringLiteral("pupilList"));
    QCOMPARE(list->rowCount(), 6);
    const QTableWidgetItem* const name = list->item(2, 0);
    const QTableWidgetItem* const state = list->item(2, stateColumn);
    const QSignalSpy changes(list->model(), &QAbstractItemModel::dataChanged);
    panel.setRows(pupilRows(pupils, {}, now));
    QCOMPARE(changes.size(), 0);
    pupils[5].step = LessonPart::Compare;
    panel.setRows(pupilRows(pupils, {}, now));
    QVERIFY(!changes.isEmpty());
    for (const QList<QVariant>& change : changes)
        QCOMPARE(change.front().toModelIndex().row(), 2);
    QCOMPARE(list->item(2, 0), name);
    QCOMPARE(list->item(2, stateColumn), state);
    QCOMPARE(list->item(2, stepColumn)->text(), QStringLiteral("Compare"));
    QVERIFY(list->item(2, stepColumn)
                ->data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("at Compare")));
}

void DashboardTest::theChosenPupilStaysChosen() {
    PupilsPanel panel(nullptr);
    auto pupils = classAtWork();
    panel.setRows(pupilRows(pupils, {}, now));
    auto* list = panel.findChild<FactTable*>(QStringLiteral("pupilList"));
    list->setCurrentCell(3, 1);
    QCOMPARE(panel.currentName(), QStringLiteral("Yarrow"));
    pupils[1].raised = true;
    panel.setRows(pupilRows(pupils, {}, now));
    QCOMPARE(panel.currentName(), QStringLiteral("Yarrow"));
    QCOMPARE(list->currentColumn(), 1);
    pupils.erase(1);
    panel.setRows(pupilRows(pupils, {}, now));
    QVERIFY(panel.currentName() != QLatin1String("Yarrow"));
}

void DashboardTest::aNewNeedIsAnnouncedOnce() {
    PupilsPanel panel(nullptr);
    panel.show();
    QStringList said;
    connect(panel.findChild<speech::Announcer*>(), &speech::Announcer::said, this,
            [&said](const QStringList& sentences) { said << sentences; });
    auto pupils = classAtWork();
    panel.setRows(pupilRows(pupils, {}, now));
    pupils[5].raised = true;
    panel.setRows(pupilRows(pupils, {}, now));
    panel.setRows(pupilRows(pupils, {}, now + 60));
    QTRY_COMPARE(said, QStringList{QStringLiteral("Needs help: Clover.")});
    pupils[1].stuck = Stuck::Idle;
    panel.setRows(pupilRows(pupils, {}, now + 120));
    QTRY_COMPARE(said.last(), QStringLiteral("Seems to be stuck: Yarrow."));
    QCOMPARE(said.size(), 2);
}

void DashboardTest::theMisconceptionsBehindTheAnswersAreNamed() {
    AnswersPanel panel(nullptr);
    panel.show();
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("noAnswers"))->isVisible());
    const lessons::Question& question = topicInUse(testCross)->questions.front();
    const auto& answers = question.forms.front().answers;
    const auto wrong = std::size_t(
        std::ranges::find_if(answers, [](const auto& one) { return !one.misconception.empty(); }) -
        answers.begin());
    std::vector<int> choices(answers.size());
    choices[wrong] = 7;
    messages::Tally tally{.lesson = testCross,
                          .question = question.id,
                          .answers = 9,
                          .right = 2,
                          .choices = choices,
                          .beliefs = {{answers[wrong].misconception, 7}}};
    const messages::Tally better{.lesson = testCross, .question = "unknown", .answers = 3, .right = 3};
    panel.setTallies({better, tally});
    QVERIFY(!panel.findChild<QLabel*>(QStringLiteral("noAnswers"))->isVisible());
    auto* first = panel.findChild<QLabel*>(QStringLiteral("tally1"));
    QVERIFY(first);
    const QString said = first->accessibleName();
    const QString belief = QString::fromStdString(misconceptionInUse(answers[wrong].misconception)->says);
    QVERIFY2(said.contains(QStringLiteral("7 × ")) && said.contains(belief.left(20)), qPrintable(said));
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("beliefs"))->accessibleName().contains(belief.left(20)));
    // The same label with other words.
    tally.choices[wrong] = 8;
    panel.setTallies({better, tally});
    QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("tally1")), first);
    QVERIFY(first->accessibleName().contains(QStringLiteral("8 × ")));
    panel.setTallies({});
    QVERIFY(!first->isVisible());
}

void DashboardTest::aSchoolsOwnLessonIsShownByItsIds() {
    AnswersPanel panel(nullptr);
    panel.show();
    panel.setTallies({{.lesson = "school/<peas>",
                       .question = "my-question",
                       .answers = 2,
                       .right = 1,
                       .choices = {1, 1},
                       .beliefs = {{"own-belief", 1}}}});
    QCOMPARE(panel.findChild<QComboBox*>(QStringLiteral("answeredLesson"))->currentText(),
             QStringLiteral("school/<peas>"));
    const QString said = panel.findChild<QLabel*>(QStringLiteral("tally1"))->accessibleName();
    QVERIFY2(said.contains(QStringLiteral("my-question")) && said.contains(QStringLiteral("answer 2")),
             qPrintable(said));
}

void DashboardTest::theTeachersWindowFollows() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    QCOMPARE(class_.clover.asks(messages::Whereabouts{
                 .page = "lessons", .lesson = testCross, .step = LessonPart::Roll, .done = 1}),
             std::string());
    QVERIFY(class_.clover
                .asks(messages::GiveAnswers{{{.number = 1,
                                              .lesson = testCross,
                                              .question = "test-white",
                                              .choice = 1,
                                              .first = true,
                                              .misconception = "ratio-exact"}}})
                .empty());
    QVERIFY(class_.clover.asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.cell(0, stateColumn) == QLatin1String("needs help"); }));
    QCOMPARE(class_.cell(0, placeColumn), QStringLiteral("Test crosses"));
    QCOMPARE(class_.cell(0, answerColumn), QStringLiteral("0 of 1 right"));
    QVERIFY(Pupil::waitsFor([&] { return class_.desk.answers().findChild<QLabel*>("tally1") != nullptr; }));
    class_.daisy.leave();
    QVERIFY(Pupil::waitsFor([&] { return class_.cell(1, stateColumn).startsWith(QLatin1String("away")); }));
    QCOMPARE(class_.cell(0, 0), QString::fromStdString(class_.clover.welcome().nickname));
}

void DashboardTest::thingsAreSentToAllOrSome() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Errands toClover(class_.clover);
    Errands toDaisy(class_.daisy);
    auto& kind = class_.part<QComboBox>("sendKind");
    auto& lesson = class_.part<QComboBox>("sendLesson");
    auto& step = class_.part<QComboBox>("sendStep");
    auto& to = class_.part<QComboBox>("sendTo");
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    step.setCurrentIndex(2);
    class_.press("sendErrand");
    QVERIFY(toClover.reach(1) && toDaisy.reach(1));
    QVERIFY(toClover.all[0].kind == ErrandKind::Lesson && toClover.all[0].target == testCross &&
            toClover.all[0].step == LessonPart::Roll);
    // To the pupil who is chosen in the list.
    class_.list().setCurrentCell(0, 0);
    const bool isClover = class_.cell(0, 0).toStdString() == class_.clover.welcome().nickname;
    Errands& chosen = isClover ? toClover : toDaisy;
    Errands& other = isClover ? toDaisy : toClover;
    to.setCurrentIndex(1);
    QVERIFY(to.currentText().contains(class_.cell(0, 0)));
    kind.setCurrentIndex(1);
    auto& page = class_.part<QComboBox>("sendPage");
    page.setCurrentIndex(page.findData(QStringLiteral("lab")));
    class_.press("sendErrand");
    QVERIFY(chosen.reach(2));
    QCOMPARE(chosen.all[1].target, std::string("lab"));
    kind.setCurrentIndex(2);
    class_.part<QSpinBox>("sendNumber").setValue(20611);
    class_.press("sendErrand");
    QVERIFY(chosen.reach(3));
    QVERIFY(chosen.all[2].kind == ErrandKind::Practice && chosen.all[2].seed == 20611);
    kind.setCurrentIndex(6);
    class_.part<QSpinBox>("sendNumber").setValue(3);
    class_.press("sendErrand");
    QVERIFY(chosen.reach(4));
    QVERIFY(chosen.all[3].kind == ErrandKind::SitAtTable && chosen.all[3].table == 3);
    QCOMPARE(other.all.size(), std::size_t{1});
    // To those who need somebody.
    QVERIFY((isClover ? class_.daisy : class_.clover).asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return to.count() == 3; }));
    to.setCurrentIndex(2);
    kind.setCurrentIndex(5);
    class_.part<QSpinBox>("sendNumber").setValue(1);
    class_.press("sendErrand");
    QVERIFY(other.reach(2));
    QVERIFY(other.all[1].kind == ErrandKind::Puzzle && !other.all[1].target.empty());
}

void DashboardTest::aWorksheetIsSentByItsNumber() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Errands toClover(class_.clover);
    auto& kind = class_.part<QComboBox>("sendKind");
    auto& lesson = class_.part<QComboBox>("sendLesson");
    kind.setCurrentIndex(3);
    QVERIFY(lesson.isVisible() && class_.part<QSpinBox>("sendNumber").isVisible());
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    class_.part<QSpinBox>("sendNumber").setValue(123'456'789);
    class_.press("sendErrand");
    QVERIFY(toClover.reach(1));
    QVERIFY(toClover.all[0].kind == ErrandKind::Worksheet && toClover.all[0].target == testCross);
    QCOMPARE(toClover.all[0].seed, std::int64_t{123'456'789});
}

/// By the mouse and by the keyboard; the ticks stay while the rows move.
void DashboardTest::somePupilsAreTickedAndSentSomething() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Errands toClover(class_.clover);
    Errands toDaisy(class_.daisy);
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
    class_.press("sendErrand");
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
    class_.press("sendErrand");
    QVERIFY(toClover.reach(1) && toDaisy.reach(2));
}

void DashboardTest::theClassIsSeatedAtNewTables() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    auto& kind = class_.part<QComboBox>("sendKind");
    kind.setCurrentIndex(kind.count() - 1);
    auto& game = class_.part<QComboBox>("layGame");
    QVERIFY(game.isVisible() && !class_.part<QSpinBox>("sendNumber").isVisible());
    game.setCurrentIndex(game.findData(QStringLiteral("genome-wars")));
    class_.part<QSpinBox>("laySeats").setValue(3);
    class_.part<QSpinBox>("layRounds").setValue(5);
    class_.press("sendErrand");
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.board() && class_.daisy.board(); }));
    QCOMPARE(class_.room.host().tables().size(), std::size_t{1});
    QCOMPARE(class_.room.table(1).rules().length, 5);
    QVERIFY(class_.room.table(1).stage() == messages::Stage::Playing);
    // Who plays is not disturbed, and the teacher hears why.
    class_.press("sendErrand");
    QVERIFY(Pupil::waitsFor([&] { return class_.part<QLabel>("leadProblem").isVisible(); }));
    QVERIFY2(class_.textOf("leadProblem").contains(QLatin1String("stay there")),
             qPrintable(class_.textOf("leadProblem")));
    QCOMPARE(class_.room.host().tables().size(), std::size_t{1});
}

void DashboardTest::aWrongCodeIsNotSent() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Errands toClover(class_.clover);
    class_.part<QComboBox>("sendKind").setCurrentIndex(4);
    class_.part<QLineEdit>("sendCode").setText(QStringLiteral("not a code"));
    class_.press("sendErrand");
    QVERIFY(class_.part<QLabel>("leadProblem").isVisible());
    const std::string code = lessons::breeding::text({1, lessons::breeding::Organism::Pea, 5});
    class_.part<QLineEdit>("sendCode").setText(QString::fromStdString(code).toLower());
    class_.press("sendErrand");
    QVERIFY(toClover.reach(1));
    QCOMPARE(toClover.all.front().target, code);
    QVERIFY(!class_.part<QLabel>("leadProblem").isVisible());
}

void DashboardTest::theClassGoesThroughALessonTogether() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    Errands toClover(class_.clover);
    auto& lesson = class_.part<QComboBox>("sendLesson");
    lesson.setCurrentIndex(lesson.findData(QString::fromStdString(testCross)));
    const auto isAt = [&](LessonPart step) {
        return Pupil::waitsFor([&] {
            return class_.clover.lead()->lesson == testCross && class_.clover.lead()->step == step &&
                   class_.teacher.lead()->step == step;
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
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.lead()->lesson.empty(); }));
    QCOMPARE(toClover.all.size(), std::size_t{1});
}

void DashboardTest::screensAreCoveredAndLit() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    class_.part<QLineEdit>("coverWords").setText(QString(150, QChar(0xe4)));
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return class_.daisy.lead()->dark; }));
    QCOMPARE(class_.daisy.lead()->words.size(), std::size_t{200});
    QVERIFY(Pupil::waitsFor([&] {
        return class_.part<QPushButton>("coverScreens").text() == QLatin1String("Uncover the screens");
    }));
    class_.press("coverScreens");
    QVERIFY(Pupil::waitsFor([&] { return !class_.daisy.lead()->dark; }));
}

void DashboardTest::aHandThatWasSeenGoesDown() {
    LedByWindow class_;
    QVERIFY(class_.isReady);
    auto& seen = class_.part<QPushButton>("handSeen");
    QVERIFY(seen.isVisible() && !seen.isEnabled());
    const auto places = [&] {
        QCoreApplication::processEvents();
        return std::pair(seen.geometry().topRight(), class_.list().geometry());
    };
    const auto before = places();
    QVERIFY(class_.daisy.asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return seen.isEnabled(); }));
    // Nothing was chosen: it is the first one's.
    QVERIFY(seen.text().endsWith(QString::fromStdString(class_.daisy.welcome().nickname)));
    QCOMPARE(places(), before);
    QVERIFY(class_.clover.asks(messages::RaiseHand{.raised = true}).empty());
    QVERIFY(Pupil::waitsFor([&] { return class_.cell(1, stateColumn) == QLatin1String("needs help"); }));
    class_.list().setCurrentCell(1, 0);
    QVERIFY(seen.text().endsWith(class_.cell(1, nameColumn)));
    const bool isClover =
        class_.cell(1, nameColumn) == QString::fromStdString(class_.clover.welcome().nickname);
    Pupil& helped = isClover ? class_.clover : class_.daisy;
    Pupil& other = isClover ? class_.daisy : class_.clover;
    seen.click();
    QVERIFY(Pupil::waitsFor([&] { return !helped.lead()->raised; }));
    QVERIFY(other.lead()->raised);
}

void DashboardTest::withoutAClassThereIsNoDashboard() {
    QWidget place;
    Dashboard desk(&place);
    place.show();
    QVERIFY(!desk.isVisible());
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    // Not for a pupil either.
    JoinedClass::current().set(&pupil);
    QVERIFY(!desk.isVisible());
    JoinedClass::current().set(nullptr);
}

GENOTYPE_TEST(DashboardTest)

#include "dashboard_test.moc"
