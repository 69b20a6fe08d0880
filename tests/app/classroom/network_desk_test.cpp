// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/network_desk.h"

#include "app/classroom/class_page.h"
#include "app/classroom/group_bars.h"
#include "app/classroom/pool_panel.h"
#include "app/classroom/vote_panel.h"
#include "app/client/joined_class.h"
#include "app/lab/chart_sheet.h"
#include "app/pool/code_sheet.h"
#include "app/pool/share_bar.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/shell/vote_notice.h"
#include "app/theme/theme.h"
#include "app/widgets/popover.h"
#include "host/class_room.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace app;
using messages::VoteStage;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// The window of somebody in a class, as long as this exists.
struct Joined {
    explicit Joined(ClassClient& client) { JoinedClass::current().set(&client); }
    ~Joined() { JoinedClass::current().set(nullptr); }
    Joined(const Joined&) = delete;
    Joined& operator=(const Joined&) = delete;
};

template <typename Widget> Widget* visible(QWidget& place, const char* name) {
    for (auto* one : place.findChildren<Widget*>(QLatin1String(name)))
        if (one->isVisibleTo(&place))
            return one;
    return nullptr;
}

QString textOf(QWidget& place, const char* name) {
    const auto* label = visible<QLabel>(place, name);
    return label ? label->text() : QString();
}

void press(QWidget& place, const char* name) {
    if (auto* one = visible<QPushButton>(place, name))
        one->click();
}

/// A teacher's window in a class with a pupil.
struct TeachersWindow {
    TeachersWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        place.resize(900, 600);
        place.show();
    }
    void write(const char* question, const char* answers) {
        visible<QLineEdit>(desk, "askQuestion")->setText(QString::fromUtf8(question));
        visible<QLineEdit>(desk, "askAnswers")->setText(QString::fromUtf8(answers));
    }
    bool isAt(VoteStage stage) {
        return Pupil::waitsFor([&] { return pupil.vote() && pupil.vote()->stage == stage; }) &&
               Pupil::waitsFor([&] { return teacher.vote() && teacher.vote()->stage == stage; });
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    Joined joined{teacher};
    QWidget place;
    NetworkDesk desk{&place};
    bool isReady = false;
};

/// A pupil's window, in a class with a question.
struct PupilsWindow {
    PupilsWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        place.resize(900, 600);
        place.show();
        standing.hide();
        isReady =
            isReady && teacher
                           .asks(messages::AskVote{
                               .question = "And the next?", .options = {"purple", "white"}, .experiment = 18})
                           .empty();
    }
    bool opens() {
        if (!Pupil::waitsFor([&] { return notice.isVisible(); }))
            return false;
        press(place, "openVote");
        return voter.card() != nullptr;
    }
    bool goesTo(VoteStage stage) {
        return teacher.asks(messages::SetVote{1, stage}).empty() &&
               Pupil::waitsFor([&] { return pupil.vote() && pupil.vote()->stage == stage; });
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    Joined joined{pupil};
    QWidget place;
    NoticeBar notice{&place};
    QPushButton standing{&place};
    VoteNotice voter{notice, place, [this] { return &standing; }, &place};
    bool isReady = false;
};

constexpr int flowers = 18; // Ff × Ff

ClassCount countsOf(std::vector<std::int64_t> counts) {
    return {flowers, QStringLiteral("Ff × Ff"), {"purple", "white"}, std::move(counts)};
}

/// So many more pupils give counts, each with a group.
bool othersGive(ClassRoom& room, int others) {
    for (int i = 0; i < others; ++i) {
        Pupil one;
        QSignalSpy answers(&one, &ClassClient::contributed);
        if (!one.comes(room.url()))
            return false;
        one.contribute({.experiment = flowers, .counts = {3, 1}, .group = i + 1});
        if (!Pupil::waitsFor([&] { return !answers.isEmpty(); }))
            return false;
    }
    return true;
}

} // namespace

/// The counts and the votes in the windows of a teacher and a pupil, over a real host.
class NetworkDeskTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsHiddenWithoutAClassOfOnesOwn();
    void aVoteGoesFromTheQuestionToTheRoll();
    void aQuestionThatIsIncompleteIsNotSent_data();
    void aQuestionThatIsIncompleteIsNotSent();
    void theClassPageKeepsWhatIsTyped();
    void aRefusalIsSaid();
    void aPupilIsToldAndVotes();
    void aSecondVoteLocksTheAnswers();
    void bothVotesAndTheRollAreShown();
    void aClosedCardOpensAgain();
    void theCardClosesWhenTheClassIsLeft();
    void theCardClosesWithTheVote();
    void theTeacherCollectsAndSeesTheSum();
    void theTeacherPausesHidesAndEmpties();
    void aPupilSendsCounts();
    void aGrownSampleTakesThePlaceOfTheLastOne();
    void inAClassSendingComesFirst();
    void withoutAClassNothingCanBeSent();
};

void NetworkDeskTest::itIsHiddenWithoutAClassOfOnesOwn() {
    ClassRoom room;
    QWidget place;
    NetworkDesk desk(&place);
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

void NetworkDeskTest::aVoteGoesFromTheQuestionToTheRoll() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    NetworkDesk& desk = window.desk;
    window.write("And the next?", "purple; rather white;");
    auto* experiments = visible<QComboBox>(desk, "askExperiment");
    experiments->setCurrentIndex(experiments->findData(18));
    press(desk, "askClass");
    QVERIFY(window.isAt(VoteStage::First));
    QCOMPARE(window.pupil.vote()->options, (std::vector<std::string>{"purple", "rather white"}));
    QCOMPARE(textOf(desk, "askedQuestion"), QStringLiteral("And the next?"));
    QCOMPARE(window.pupil.asks(messages::CastVote{1, 1, 2}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return textOf(desk, "askProgress").startsWith("1 of 1 pupil"); }));
    // Nobody sees the spread while the round is on.
    QVERIFY(desk.findChildren<ShareBar*>().isEmpty());
    press(desk, "askNext");
    QVERIFY(window.isAt(VoteStage::Talk));
    QCOMPARE(desk.findChildren<ShareBar*>().size(), 2);
    press(desk, "askNext");
    QVERIFY(window.isAt(VoteStage::Second));
    QCOMPARE(window.pupil.asks(messages::CastVote{1, 2, 1}), std::string());
    press(desk, "askNext");
    QVERIFY(window.isAt(VoteStage::Closed));
    QVERIFY(!visible<QPushButton>(desk, "askNext"));
    visible<QSpinBox>(desk, "askPlants")->setValue(40);
    press(desk, "askRoll");
    QVERIFY(window.isAt(VoteStage::Rolled));
    const auto& result = window.pupil.vote()->result;
    QCOMPARE(result.at(0) + result.at(1), std::int64_t{40});
    QCOMPARE(textOf(desk, "askResult"),
             QStringLiteral("The class has rolled: %1 purple; %2 white.").arg(result[0]).arg(result[1]));
    press(desk, "askOver");
    QVERIFY(Pupil::waitsFor([&] { return !window.pupil.vote(); }));
    QVERIFY(Pupil::waitsFor([&] { return visible<QPushButton>(desk, "askClass") != nullptr; }));
}

void NetworkDeskTest::aQuestionThatIsIncompleteIsNotSent_data() {
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

void NetworkDeskTest::aQuestionThatIsIncompleteIsNotSent() {
    QFETCH(const QByteArray, question);
    QFETCH(const QByteArray, answers);
    QFETCH(const QString, says);
    VotePanel panel(nullptr);
    const QSignalSpy asked(&panel, &VotePanel::asked);
    panel.findChild<QLineEdit*>("askQuestion")->setText(QString::fromUtf8(question));
    panel.findChild<QLineEdit*>("askAnswers")->setText(QString::fromUtf8(answers));
    panel.findChild<QPushButton*>("askClass")->click();
    QCOMPARE(panel.findChild<QLabel*>("votePanelProblem")->text(), says);
    QVERIFY(asked.isEmpty());
}

/// It builds itself again in another theme.
void NetworkDeskTest::theClassPageKeepsWhatIsTyped() {
    ClassRoom room;
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath("settings.ini"));
    AppContext context(settings, folder.path(), {});
    ClassPage page(context);
    page.resize(1280, 720);
    page.show();
    auto& desk = *page.findChild<NetworkDesk*>();
    QVERIFY(!desk.isVisibleTo(&page));
    emit Theme::current().changed();
    QVERIFY(!desk.isVisibleTo(&page));
    const Joined joined(teacher);
    QVERIFY(desk.isVisibleTo(&page));
    visible<QLineEdit>(desk, "askQuestion")->setText("And the next?");
    visible<QLineEdit>(desk, "askAnswers")->setText("purple; white");
    emit Theme::current().changed();
    QVERIFY(desk.isVisibleTo(&page));
    QCOMPARE(visible<QLineEdit>(desk, "askQuestion")->text(), QStringLiteral("And the next?"));
    QCOMPARE(visible<QLineEdit>(desk, "askAnswers")->text(), QStringLiteral("purple; white"));
}

/// Another window of the teacher has gone on.
void NetworkDeskTest::aRefusalIsSaid() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    emit window.desk.vote().stageWanted({7, VoteStage::Talk});
    QVERIFY(Pupil::waitsFor([&] {
        return textOf(window.desk, "votePanelProblem") ==
               QLatin1String("The host has refused this (no-vote).");
    }));
}

void NetworkDeskTest::aPupilIsToldAndVotes() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QVERIFY(Pupil::waitsFor([&] { return window.notice.isVisible(); }));
    QCOMPARE(window.notice.text(), QStringLiteral("Your teacher asks the class: And the next?"));
    QVERIFY(window.opens());
    VoteCard& card = *window.voter.card();
    QCOMPARE(textOf(card, "voteQuestion"), QStringLiteral("And the next?"));
    for (const int option : {2, 1}) {
        const QByteArray name = "voteOption" + QByteArray::number(option);
        press(card, name.constData());
        // Down is what the host has.
        QVERIFY(!visible<QPushButton>(card, name.constData())->isChecked());
        QVERIFY(Pupil::waitsFor([&] { return visible<QPushButton>(card, name.constData())->isChecked(); }));
        QCOMPARE(window.pupil.vote()->own[0], option);
    }
    QCOMPARE(textOf(card, "voteState"),
             QStringLiteral("Your vote is in. You can change it until the round is over."));
}

void NetworkDeskTest::aSecondVoteLocksTheAnswers() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    VoteCard& card = *window.voter.card();
    QVERIFY(window.goesTo(VoteStage::Talk));
    QVERIFY(!visible<QPushButton>(card, "voteOption1"));
    QVERIFY(window.goesTo(VoteStage::Second));
    press(card, "voteOption1");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.vote()->own[1] == 1; }));
    QVERIFY(visible<QPushButton>(card, "voteOption1")->isChecked());
    QVERIFY(!visible<QPushButton>(card, "voteOption2")->isEnabled());
    QCOMPARE(textOf(card, "voteState"), QStringLiteral("Your second vote is in."));
}

void NetworkDeskTest::bothVotesAndTheRollAreShown() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    VoteCard& card = *window.voter.card();
    press(card, "voteOption2");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.vote()->own[0] == 2; }));
    for (const VoteStage stage : {VoteStage::Talk, VoteStage::Second, VoteStage::Closed})
        QVERIFY(window.goesTo(stage));
    QCOMPARE(window.teacher.asks(messages::RollVote{.vote = 1, .plants = 40}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.vote()->stage == VoteStage::Rolled; }));
    QStringList told;
    for (const ShareBar* const bar : card.findChildren<ShareBar*>())
        if (bar->isVisibleTo(&card))
            told << bar->accessibleName() + " = " + bar->accessibleDescription();
    QCOMPARE(told, (QStringList{"purple: First vote = 0", "white: First vote = 1 (you)",
                                "purple: After talking = 0", "white: After talking = 0"}));
    QVERIFY(textOf(card, "voteState").startsWith("The class has rolled: "));
}

void NetworkDeskTest::aClosedCardOpensAgain() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    QVERIFY(window.goesTo(VoteStage::Talk));
    window.place.findChild<Popover*>()->close();
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card(); }));
    QVERIFY(window.standing.isVisible());
    window.standing.click();
    QVERIFY(window.voter.card());
    QVERIFY(textOf(*window.voter.card(), "voteState").startsWith("This is how the class has voted."));
    QCOMPARE(window.teacher.asks(messages::SetVote{1, VoteStage::Over}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !window.standing.isVisible(); }));
}

void NetworkDeskTest::theCardClosesWhenTheClassIsLeft() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    window.pupil.leave();
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card() && !window.standing.isVisible(); }));
}

void NetworkDeskTest::theCardClosesWithTheVote() {
    PupilsWindow window;
    QVERIFY(window.isReady && window.opens());
    QCOMPARE(window.teacher.asks(messages::SetVote{1, VoteStage::Over}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !window.voter.card(); }));
    // The next question brings a new notice.
    QCOMPARE(window.teacher.asks(messages::AskVote{.question = "Another?", .options = {"yes", "no"}}),
             std::string());
    QVERIFY(Pupil::waitsFor(
        [&] { return window.notice.text() == QLatin1String("Your teacher asks the class: Another?"); }));
}

void NetworkDeskTest::theTeacherCollectsAndSeesTheSum() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    NetworkDesk& desk = window.desk;
    QVERIFY(!visible<QPushButton>(desk, "poolOpen")->isEnabled());
    auto* experiments = visible<QComboBox>(desk, "poolExperiment");
    experiments->setCurrentIndex(experiments->findData(flowers));
    emit experiments->activated(experiments->currentIndex());
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().contains(flowers); }));
    QVERIFY(othersGive(window.room, 4));
    QVERIFY(Pupil::waitsFor([&] { return textOf(desk, "poolState").startsWith("4 pupils"); }));
    QVERIFY(textOf(desk, "poolState").endsWith("The sum is shown from five on."));
    QVERIFY(!desk.findChild<ChartSheet*>()->isVisibleTo(&desk));
    QVERIFY(othersGive(window.room, 1));
    QVERIFY(Pupil::waitsFor([&] { return desk.findChild<ChartSheet*>()->isVisibleTo(&desk); }));
    const LabReading& reading = desk.findChild<ChartSheet*>()->reading();
    QCOMPARE(reading.size(), std::int64_t{20});
    QCOMPARE(reading.numbers.at(0).observed, std::int64_t{15});
    // Two of them have the same group.
    QCOMPARE(desk.findChild<GroupBars*>()->groups().size(), std::size_t{4});
    QVERIFY(!textOf(desk, "poolGroups").isEmpty());
}

void NetworkDeskTest::theTeacherPausesHidesAndEmpties() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    NetworkDesk& desk = window.desk;
    desk.pool().choose(flowers);
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().contains(flowers); }));
    QVERIFY(othersGive(window.room, 5));
    visible<QCheckBox>(desk, "poolHidden")->click();
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().at(flowers).hidden; }));
    QVERIFY(window.pupil.pools().at(flowers).counts.empty());
    QVERIFY(Pupil::waitsFor([&] { return visible<QPushButton>(desk, "poolPause")->isEnabled(); }));
    press(desk, "poolPause");
    QVERIFY(Pupil::waitsFor(
        [&] { return window.pupil.pools().at(flowers).stage == messages::PoolStage::Paused; }));
    // Although the host may not have told this window yet that it is hidden.
    QVERIFY(window.pupil.pools().at(flowers).hidden);
    press(desk, "poolEmpty");
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().at(flowers).contributors == 0; }));
    QVERIFY(Pupil::waitsFor([&] { return !desk.findChild<ChartSheet*>()->isVisibleTo(&desk); }));
}

void NetworkDeskTest::aPupilSendsCounts() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    QCOMPARE(textOf(sheet, "sendState"),
             QStringLiteral("Your teacher is not collecting counts of this experiment now."));
    QVERIFY(!visible<QPushButton>(sheet, "sendCounts"));
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return visible<QPushButton>(sheet, "sendCounts") != nullptr; }));
    press(sheet, "sendCounts");
    QVERIFY(
        Pupil::waitsFor([&] { return textOf(sheet, "sendState").startsWith("The class has your counts."); }));
    QVERIFY(Pupil::waitsFor([&] { return textOf(sheet, "sendState").endsWith("n = 40."); }));
    QCOMPARE(window.pupil.pools().at(flowers).own, (std::vector<std::int64_t>{31, 9}));
    // Once is enough.
    QVERIFY(!visible<QPushButton>(sheet, "sendCounts")->isEnabled());
}

void NetworkDeskTest::aGrownSampleTakesThePlaceOfTheLastOne() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().contains(flowers); }));
    const QTemporaryDir folder;
    const auto sends = [&](std::vector<std::int64_t> counts, const char* button) {
        CodeSheet sheet(countsOf(std::move(counts)), folder.path());
        press(sheet, button);
        return Pupil::waitsFor(
            [&] { return textOf(sheet, "sendState").startsWith("The class has your counts."); });
    };
    QVERIFY(sends({31, 9}, "sendCounts"));
    QVERIFY(Pupil::waitsFor([&] { return !window.pupil.pools().at(flowers).own.empty(); }));
    QVERIFY(sends({61, 19}, "replaceCounts"));
    const auto have = [&](const std::vector<std::int64_t>& own) {
        return Pupil::waitsFor([&] { return window.pupil.pools().at(flowers).own == own; });
    };
    QVERIFY(have({61, 19}));
    QVERIFY(sends({10, 10}, "sendCounts"));
    QVERIFY(have({71, 29}));
}

void NetworkDeskTest::inAClassSendingComesFirst() {
    PupilsWindow window;
    QVERIFY(window.isReady);
    QCOMPARE(window.teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}),
             std::string());
    QVERIFY(Pupil::waitsFor([&] { return window.pupil.pools().contains(flowers); }));
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    sheet.show();
    const auto placeOf = [&sheet](const QWidget* part) { return part->mapTo(&sheet, QPoint()).y(); };
    const auto* const send = visible<QPushButton>(sheet, "sendCounts");
    QVERIFY(send && send->isEnabled() && send->isDefault());
    const auto* const otherWay = visible<QLabel>(sheet, "otherWay");
    QVERIFY(otherWay);
    QVERIFY(placeOf(send) < placeOf(otherWay));
    QVERIFY(placeOf(otherWay) < placeOf(visible<QSpinBox>(sheet, "codeGroup")));
}

void NetworkDeskTest::withoutAClassNothingCanBeSent() {
    const QTemporaryDir folder;
    CodeSheet sheet(countsOf({31, 9}), folder.path());
    QVERIFY(!visible<QLabel>(sheet, "sendState"));
    QVERIFY(!visible<QPushButton>(sheet, "sendCounts"));
    QVERIFY(!visible<QLabel>(sheet, "otherWay"));
}

GENOTYPE_TEST(NetworkDeskTest)

#include "network_desk_test.moc"
