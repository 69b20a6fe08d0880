// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/live_class_panel.h"

#include "app/charts/projector/present_view.h"
#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/class_pictures.h"
#include "app/classroom/teacher/group_bars.h"
#include "app/classroom/teacher/pool_panel.h"
#include "app/classroom/teacher/pool_reading.h"
#include "app/classroom/teacher/present_vote.h"
#include "app/classroom/teacher/vote_panel.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/learn/sharing/share_bar.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "desk_windows.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

using namespace app;
using namespace tests::desk;
using tests::ClassRoom;
using tests::Pupil;

/// The counts and the votes in the window of a teacher, over a real host.
class LiveClassPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsHiddenWithoutAClassOfOnesOwn();
    void aVoteGoesFromTheQuestionToTheRoll();
    void aQuestionThatIsIncompleteIsNotSent_data();
    void aQuestionThatIsIncompleteIsNotSent();
    void theClassPageKeepsWhatIsTyped();
    void aRefusalIsSaid();
    void theTeacherCollectsAndSeesTheSum();
    void theTeacherPausesHidesAndEmpties();
    void aSecondPressReachesNoOtherStepOfTheVote();
    void aContributionIsTakenOutAndPutBack();
    void theSumIsExportedByGroup();
    void theClassRollsWhatItCollectsUnlessTheTeacherChooses();
    void allClassesStandBelowTheOwnOne();
    void aClassByItselfHasNoSwitchForOthers();
};

void LiveClassPanelTest::itIsHiddenWithoutAClassOfOnesOwn() {
    ClassRoom room;
    QWidget place;
    LiveClassPanel desk(&place);
    QVERIFY(desk.isHidden());
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    {
        const Joined joined(pupil);
        QVERIFY(desk.isHidden());
    }
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    {
        const Joined joined(teacher);
        QVERIFY(!desk.isHidden());
    }
    QVERIFY(desk.isHidden());
}

void LiveClassPanelTest::aVoteGoesFromTheQuestionToTheRoll() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    find<QTimer>(desk.vote(), "afterAsking")->setInterval(1500);
    window.write("And the next?", "purple; rather white;");
    auto* experiments = shown<QComboBox>(desk, "askExperiment");
    experiments->setCurrentIndex(experiments->findData(18));
    press(desk, "askClass");
    QVERIFY(window.isAt(VoteStage::First));
    QCOMPARE(window.pupil.polls().vote()->options, (std::vector<std::string>{"purple", "rather white"}));
    QCOMPARE(seenText(desk, "askedQuestion"), QStringLiteral("And the next?"));
    // A second press on what asked the class must not end the round.
    QVERIFY(!shown<QPushButton>(desk, "askEnd")->isEnabled());
    QVERIFY(Pupil::waitsFor([&] { return shown<QPushButton>(desk, "askEnd")->isEnabled(); }));
    QCOMPARE(window.pupil.asks(messages::CastVote{1, 1, 2}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return seenText(desk, "askProgress").startsWith("1 of 1 pupil"); }));
    // Nobody sees the spread while the round is on.
    QVERIFY(findAll<ShareBar>(desk).isEmpty());
    press(desk, "askEnd");
    QVERIFY(window.isAt(VoteStage::Talk));
    QCOMPARE(findAll<ShareBar>(desk).size(), 2);
    press(desk, "askStart");
    QVERIFY(window.isAt(VoteStage::Second));
    QCOMPARE(window.pupil.asks(messages::CastVote{1, 2, 1}), std::string());
    press(desk, "askEnd");
    QVERIFY(window.isAt(VoteStage::Closed));
    QVERIFY(!shown<QPushButton>(desk, "askEnd")->isEnabled());
    QVERIFY(!shown<QPushButton>(desk, "askStart")->isEnabled());
    shown<QSpinBox>(desk, "askPlants")->setValue(40);
    press(desk, "askRoll");
    QVERIFY(window.isAt(VoteStage::Rolled));
    const auto& result = window.pupil.polls().vote()->result;
    QCOMPARE(result.at(0) + result.at(1), std::int64_t{40});
    QCOMPARE(seenText(desk, "askResult"),
             QStringLiteral("The class has rolled: %1 purple; %2 white.").arg(result[0]).arg(result[1]));
    press(desk, "askOver");
    QVERIFY(Pupil::waitsFor([&] { return !window.pupil.polls().vote(); }));
    QVERIFY(Pupil::waitsFor([&] { return seen<QPushButton>(desk, "askClass") != nullptr; }));
}

void LiveClassPanelTest::aQuestionThatIsIncompleteIsNotSent_data() {
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("answers");
    QTest::addColumn<QString>("says");
    const QByteArray fine = "purple; white";
    QTest::newRow("no question") << QByteArray("  ") << fine << QStringLiteral("Write a question.");
    QTest::newRow("a long question") << QByteArray(201, 'a') << fine
                                     << QStringLiteral("The question is too long.");
    QTest::newRow("one answer") << QByteArray("Why?") << QByteArray("purple; ;")
                                << QStringLiteral("Write two to six answers, with semicolons between them.");
    QTest::newRow("seven answers") << QByteArray("Why?") << QByteArray("1;2;3;4;5;6;7")
                                   << QStringLiteral(
                                          "Write two to six answers, with semicolons between them.");
    QTest::newRow("a long answer") << QByteArray("Why?") << "a;" + QByteArray(61, 'b')
                                   << QStringLiteral("This answer is too long: ") + QString(61, 'b');
}

void LiveClassPanelTest::aQuestionThatIsIncompleteIsNotSent() {
    QFETCH(const QByteArray, question);
    QFETCH(const QByteArray, answers);
    QFETCH(const QString, says);
    VotePanel panel(nullptr);
    const QSignalSpy asked(&panel, &VotePanel::asked);
    find<QLineEdit>(panel, "askQuestion")->setText(QString::fromUtf8(question));
    find<QLineEdit>(panel, "askAnswers")->setText(QString::fromUtf8(answers));
    click(panel, "askClass");
    QCOMPARE(seenText(panel, "votePanelProblem"), says);
    QVERIFY(asked.isEmpty());
}

/// It builds itself again in another theme.
void LiveClassPanelTest::theClassPageKeepsWhatIsTyped() {
    ClassRoom room;
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    AppContext context(settings, folder.path(), {});
    ClassPage page(context);
    page.resize(1280, 720);
    page.show();
    auto& desk = *find<LiveClassPanel>(page);
    QVERIFY(!desk.isVisibleTo(&page));
    emit Theme::current().changed();
    QVERIFY(!desk.isVisibleTo(&page));
    const Joined joined(teacher);
    QVERIFY(desk.isVisibleTo(&page));
    shown<QLineEdit>(desk, "askQuestion")->setText("And the next?");
    shown<QLineEdit>(desk, "askAnswers")->setText("purple; white");
    emit Theme::current().changed();
    QVERIFY(desk.isVisibleTo(&page));
    QCOMPARE(shown<QLineEdit>(desk, "askQuestion")->text(), QStringLiteral("And the next?"));
    QCOMPARE(shown<QLineEdit>(desk, "askAnswers")->text(), wording("VotePanel.purpleWhite"));
}

/// Another window of the teacher has gone on.
void LiveClassPanelTest::aRefusalIsSaid() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    emit window.desk.vote().stageWanted({7, VoteStage::Talk});
    QVERIFY(Pupil::waitsFor(
        [&] { return seenText(window.desk, "votePanelProblem") == wording("ReasonText.cameTooLateVote"); }));
}

void LiveClassPanelTest::theTeacherCollectsAndSeesTheSum() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    QVERIFY(!shown<QPushButton>(desk, "poolOpen")->isEnabled());
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    QVERIFY(othersGive(window.room, 4));
    QVERIFY(
        Pupil::waitsFor([&] { return says(seenText(desk, "poolState"), "PoolReading.pupilsHaveGiven", 4); }));
    QVERIFY_SAYS(seenText(desk, "poolState"), "PoolReading.classSeesSumWhen", 1);
    // The teacher sees it at any time, the class and the wall not yet.
    QVERIFY(Pupil::waitsFor([&] { return find<ChartSheet>(desk)->isVisibleTo(&desk); }));
    QVERIFY(class_pictures::pool(desk.pool().shown(), {}).outcomes.empty());
    QVERIFY(window.pupil.polls().pools().at(flowers).counts.empty());
    QVERIFY(othersGive(window.room, 1));
    QVERIFY(Pupil::waitsFor([&] { return desk.pool().shown().contributors == 5; }));
    QVERIFY(!class_pictures::pool(desk.pool().shown(), {}).outcomes.empty());
    const LabReading& reading = find<ChartSheet>(desk)->reading();
    QCOMPARE(reading.size(), std::int64_t{20});
    QCOMPARE(reading.numbers.at(0).observed, std::int64_t{15});
    // Two of them have the same group.
    QCOMPARE(find<GroupBars>(desk)->groups().size(), std::size_t{4});
    QVERIFY(!seenText(desk, "poolGroups").isEmpty());
}

void LiveClassPanelTest::theTeacherPausesHidesAndEmpties() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    QVERIFY(othersGive(window.room, 5));
    shown<QCheckBox>(desk, "poolHidden")->click();
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().at(flowers).hidden; }));
    QVERIFY(window.pupil.polls().pools().at(flowers).counts.empty());
    QVERIFY(Pupil::waitsFor([&] { return shown<QPushButton>(desk, "poolPause")->isEnabled(); }));
    press(desk, "poolPause");
    QVERIFY(Pupil::waitsFor(
        [&] { return window.pupil.polls().pools().at(flowers).stage == messages::PoolStage::Paused; }));
    // Although the host may not have told this window yet that it is hidden.
    QVERIFY(window.pupil.polls().pools().at(flowers).hidden);
    press(desk, "poolEmpty");
    QVERIFY(choose(window.place, wording("PoolPanel.keep")));
    QCOMPARE(window.pupil.polls().pools().at(flowers).contributors, 5);
    press(desk, "poolEmpty");
    QVERIFY(choose(window.place, wording("PoolPanel.remove")));
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().at(flowers).contributors == 0; }));
    QVERIFY(Pupil::waitsFor([&] { return !find<ChartSheet>(desk)->isVisibleTo(&desk); }));
}

void LiveClassPanelTest::aSecondPressReachesNoOtherStepOfTheVote() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    // As on the page, where it is as high as it needs.
    auto* const column = new QVBoxLayout(&window.place);
    column->addWidget(&desk);
    column->addStretch(1);
    window.place.resize(900, 1600);
    window.write("And the next?", "purple; white");
    press(desk, "askClass");
    QVERIFY(window.isAt(VoteStage::First));
    QVERIFY(Pupil::waitsFor([&] { return shown<QPushButton>(desk, "askEnd")->isEnabled(); }));
    for (const auto& [name, next] :
         {std::pair("askEnd", VoteStage::Talk), std::pair("askStart", VoteStage::Second)}) {
        auto* const pressed = shown<QPushButton>(desk, name);
        const QPoint place = pressed->mapTo(&window.place, pressed->rect().center());
        QTest::mouseClick(pressed, Qt::LeftButton);
        QVERIFY(window.isAt(next));
        QCoreApplication::processEvents();
        // What is there now is the same button, and it does nothing.
        QCOMPARE(window.place.childAt(place), pressed);
        QVERIFY(!pressed->isEnabled());
        QVERIFY(!pressed->hasFocus());
    }
    QVERIFY(window.isAt(VoteStage::Second));
}

void LiveClassPanelTest::aContributionIsTakenOutAndPutBack() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().contains(flowers); }));
    QVERIFY(othersGive(window.room, 5));
    QVERIFY(Pupil::waitsFor([&] { return shown<QPushButton>(desk, "poolList")->isEnabled(); }));
    QVERIFY(!seen<QTableWidget>(desk, "contributions"));
    press(desk, "poolList");
    const auto rows = [&] {
        const auto* const table = seen<QTableWidget>(desk, "contributions");
        return table ? table->rowCount() : 0;
    };
    QVERIFY(Pupil::waitsFor([&] { return rows() == 5; }));
    auto* const table = shown<QTableWidget>(desk, "contributions");
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("2"));
    QCOMPARE(table->item(1, 2)->text(), QStringLiteral("Lab"));
    QCOMPARE(table->item(1, 5)->text(), QStringLiteral("3 purple, 1 white"));
    table->setCurrentCell(1, 0);
    press(desk, "removeContribution");
    // Four are too few to be told from each other; what was removed can be put back all the same.
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().at(flowers).contributors == 4; }));
    QVERIFY(Pupil::waitsFor([&] { return rows() == 0; }));
    press(desk, "restoreContribution");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.polls().pools().at(flowers).contributors == 5; }));
    QVERIFY(Pupil::waitsFor([&] { return rows() == 5; }));
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("2"));
    QVERIFY(!shown<QPushButton>(desk, "restoreContribution")->isEnabled());
}

void LiveClassPanelTest::theSumIsExportedByGroup() {
    messages::PoolShown pool{.experiment = flowers, .contributors = 5, .counts = {60, 20}};
    pool.groups = {{0, {15, 5}}, {3, {45, 15}}};
    const QStringList lines = pool_reading::table(pool).split(QLatin1Char('\n'));
    QCOMPARE(lines.at(0), QStringLiteral("Group,purple,white"));
    QCOMPARE(lines.at(1), QStringLiteral("none,15,5"));
    QCOMPARE(lines.at(2), QStringLiteral("3,45,15"));
    QCOMPARE(lines.at(3), QStringLiteral("All,60,20"));
    QCOMPARE(lines.at(4), QStringLiteral("Expected,60,20"));
}

void LiveClassPanelTest::aClassByItselfHasNoSwitchForOthers() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return desk.pool().shown().stage == messages::PoolStage::Open; }));
    QVERIFY(!seen<QCheckBox>(desk, "poolTogether"));
    QVERIFY(!seen<QWidget>(desk, "allClasses"));
}

void LiveClassPanelTest::allClassesStandBelowTheOwnOne() {
    QString database;
    ClassRoom room([&](ClassHost::Options& options) {
        database = options.dataFolder + QStringLiteral("/class.sqlite");
        options.shared = {
            .database = database, .classId = QStringLiteral("here"), .pause = std::chrono::milliseconds(20)};
        options.className = "Room 12";
    });
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    const Joined joined(teacher);
    QWidget place;
    place.resize(900, 600);
    LiveClassPanel desk(&place);
    place.show();
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return seen<QCheckBox>(desk, "poolTogether"); }));
    shown<QCheckBox>(desk, "poolTogether")->click();
    QVERIFY(Pupil::waitsFor([&] { return desk.pool().shown().together; }));
    QVERIFY(!seen<QWidget>(desk, "allClasses"));
    QVERIFY(othersGive(room, 5));
    QVERIFY(Pupil::waitsFor([&] { return seen<QWidget>(desk, "allClasses"); }));
    QVERIFY2(seenText(desk, "classesState").endsWith("from 5 pupils."),
             qPrintable(seenText(desk, "classesState")));
    // The class next door.
    QString error;
    const auto nextDoor = SqlStorage::open(database, QStringLiteral("next door"), &error);
    QVERIFY2(nextDoor, qPrintable(error));
    QVERIFY(nextDoor->sums().save({{.experiment = flowers,
                                    .className = "Room 13",
                                    .contributors = 20,
                                    .tables = 0,
                                    .counts = {70, 10}}}));
    QVERIFY(Pupil::waitsFor([&] { return seenText(desk, "classesState").startsWith("2 classes"); }));
    const auto* bars = shown<GroupBars>(desk, "classesBars");
    QCOMPARE(bars->groups().size(), std::size_t{2});
    QCOMPARE(bars->groups()[0].name, wording("PoolReading.thisClass"));
    QCOMPARE(bars->groups()[1].name, QStringLiteral("Room 13"));
    QVERIFY(seenText(desk, "classesSentence").contains(QStringLiteral("classes")));
    QVERIFY(pool_reading::table(desk.pool().classes()).contains(QStringLiteral("Room 13,70,10")));
    // On the projector the sum of all, as it grows; and the own class again when the others are gone.
    QSignalSpy presented(&desk, &LiveClassPanel::presentRequested);
    press(desk, "presentClasses");
    QCOMPARE(presented.size(), 1);
    const Presentation shown = desk.presentation();
    QVERIFY_SAYS(shown.title, "ClassPictures.allClassesN");
    PresentView view(shown, 1, nullptr);
    view.resize(1024, 768);
    view.show();
    QCOMPARE(view.rolled(), std::int64_t{100});
    QVERIFY(nextDoor->sums().save({{.experiment = flowers,
                                    .className = "Room 13",
                                    .contributors = 21,
                                    .tables = 0,
                                    .counts = {73, 11}}}));
    QVERIFY(Pupil::waitsFor([&] { return view.rolled() == 104; }));
    tests::shown<QCheckBox>(desk, "poolTogether")->click();
    QVERIFY(Pupil::waitsFor([&] { return !seen<QWidget>(desk, "allClasses"); }));
    QVERIFY(Pupil::waitsFor([&] { return view.rolled() == 20; }));
}

void LiveClassPanelTest::theClassRollsWhatItCollectsUnlessTheTeacherChooses() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    auto* const rolled = shown<QComboBox>(desk, "askExperiment");
    QCOMPARE(rolled->currentData().toInt(), 0);
    desk.pool().choose(flowers);
    QCOMPARE(rolled->currentData().toInt(), flowers);
    rolled->setFocus();
    QTest::keyClick(rolled, Qt::Key_Home);
    QCOMPARE(rolled->currentData().toInt(), 0);
    desk.pool().choose(flowers + 1);
    QCOMPARE(rolled->currentData().toInt(), 0);
}

GENOTYPE_TEST(LiveClassPanelTest)

#include "live_class_panel_test.moc"
