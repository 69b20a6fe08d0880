// SPDX-License-Identifier: GPL-3.0-or-later
#include "led_by_window.h"

#include "app/base/text/language.h"
#include "app/classroom/teacher/answers_panel.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>

#include <algorithm>

using namespace app;
using namespace led_by_window;

/// Who needs the teacher, and what was answered.
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
    void aHandThatWasSeenGoesDown();
    void withoutAClassThereIsNoDashboard();
};

void DashboardTest::whoNeedsTheTeacherComesFirst() {
    const auto rows = pupilRows(classAtWork(), {}, now);
    QStringList names;
    for (const PupilRow& row : rows)
        names << row.nickname;
    QCOMPARE(names, QStringList({"Sorrel", "Burdock", "Clover", "Yarrow", "Tansy", "Vetch"}));
    QCOMPARE(rows[0].state, wording("PupilRows.needsHelp"));
    QVERIFY(rows[1].state.startsWith(QLatin1String("stuck")));
    QCOMPARE(rows[4].state, wording("PupilRows.done"));
    QCOMPARE(rows[5].state, wording("PupilRows.awayMin", 3));
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
    QCOMPARE(rowOf(1).where, wording("PupilRows.table", 2));
    QVERIFY(rowOf(1).steps.isEmpty());
    // Whoever looks something up in a lesson is in the lesson, and keeps the seat.
    QCOMPARE(rowOf(5).where, QStringLiteral("Test crosses"));
    QCOMPARE(rowOf(5).steps, wording("PupilRows.stepsDone", "Roll", 1));
    pupils[5].page = "glossary";
    pupils[5].lesson.clear();
    QCOMPARE(pupilRows({{5, pupils[5]}}, tables, now).front().where, QStringLiteral("Glossary"));
}

void DashboardTest::rowsStayWhileTheirContentsChange() {
    PupilsPanel panel(nullptr);
    auto pupils = classAtWork();
    panel.setRows(pupilRows(pupils, {}, now));
    auto* list = find<FactTable>(panel, "pupilList");
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
    auto* list = find<FactTable>(panel, "pupilList");
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
    connect(find<speech::Announcer>(panel), &speech::Announcer::said, this,
            [&said](const QStringList& sentences) { said << sentences; });
    auto pupils = classAtWork();
    panel.setRows(pupilRows(pupils, {}, now));
    pupils[5].raised = true;
    panel.setRows(pupilRows(pupils, {}, now));
    panel.setRows(pupilRows(pupils, {}, now + 60));
    QTRY_COMPARE(said, QStringList{QStringLiteral("Needs help: Clover.")});
    pupils[1].stuck = Stuck::Idle;
    panel.setRows(pupilRows(pupils, {}, now + 120));
    QTRY_COMPARE(said.last(), wording("PupilsPanel.seemsStuck", "Yarrow"));
    QCOMPARE(said.size(), 2);
}

void DashboardTest::theMisconceptionsBehindTheAnswersAreNamed() {
    AnswersPanel panel(nullptr);
    panel.show();
    QVERIFY(find<QLabel>(panel, "noAnswers")->isVisible());
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
    QVERIFY(!find<QLabel>(panel, "noAnswers")->isVisible());
    auto* first = find<QLabel>(panel, "tally1");
    const QString said = first->accessibleName();
    const QString belief = QString::fromStdString(misconceptionInUse(answers[wrong].misconception)->says);
    QVERIFY2(said.contains(QStringLiteral("7 × ")) && said.contains(belief.left(20)), qPrintable(said));
    QVERIFY(find<QLabel>(panel, "beliefs")->accessibleName().contains(belief.left(20)));
    // The same label with other words.
    tally.choices[wrong] = 8;
    panel.setTallies({better, tally});
    QCOMPARE(find<QLabel>(panel, "tally1"), first);
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
    QCOMPARE(find<QComboBox>(panel, "answeredLesson")->currentText(), QStringLiteral("school/<peas>"));
    const QString said = find<QLabel>(panel, "tally1")->accessibleName();
    QVERIFY2(said.contains(QStringLiteral("my-question")) && says(said, "AnswersPanel.answer", 2),
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
    QVERIFY(Pupil::waitsFor([&] { return class_.cell(0, stateColumn) == wording("PupilRows.needsHelp"); }));
    QCOMPARE(class_.cell(0, placeColumn), QStringLiteral("Test crosses"));
    QCOMPARE(class_.cell(0, answerColumn), wording("PupilRows.right", 0, 1));
    QVERIFY(Pupil::waitsFor([&] { return has<QLabel>(class_.desk.answers(), "tally1"); }));
    class_.daisy.leave();
    QVERIFY(Pupil::waitsFor([&] { return says(class_.cell(1, stateColumn), "PupilRows.away"); }));
    QCOMPARE(class_.cell(0, 0), QString::fromStdString(class_.clover.welcome().nickname));
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
    QVERIFY(Pupil::waitsFor([&] { return class_.cell(1, stateColumn) == wording("PupilRows.needsHelp"); }));
    class_.list().setCurrentCell(1, 0);
    QVERIFY(seen.text().endsWith(class_.cell(1, nameColumn)));
    const bool isClover =
        class_.cell(1, nameColumn) == QString::fromStdString(class_.clover.welcome().nickname);
    Pupil& helped = isClover ? class_.clover : class_.daisy;
    Pupil& other = isClover ? class_.daisy : class_.clover;
    seen.click();
    QVERIFY(Pupil::waitsFor([&] { return !helped.monitoring().pacing()->raised; }));
    QVERIFY(other.monitoring().pacing()->raised);
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
