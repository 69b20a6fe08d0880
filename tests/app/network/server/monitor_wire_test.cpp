// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/hosted_class.h"
#include "class_room.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

using namespace app;
using messages::LessonPart;
using messages::Role;
using tests::ClassRoom;
using tests::Pupil;
using tests::RawClient;

namespace {

/// A class with its teacher and two pupils.
struct Led {
    Led() {
        isReady = teacher.comesAsTeacher(room.url()) && clover.comes(room.url()) && daisy.comes(room.url()) &&
                  Pupil::waitsFor([this] {
                      return clover.monitoring().pacing() && daisy.monitoring().pacing() &&
                             teacher.monitoring().pacing();
                  });
    }
    const messages::PupilShown* pupil(const Pupil& shown) const {
        const auto found = teacher.monitoring().pupils().find(shown.welcome().member);
        return found == teacher.monitoring().pupils().end() ? nullptr : &found->second;
    }

    ClassRoom room;
    Pupil teacher;
    Pupil clover;
    Pupil daisy;
    bool isReady = false;
};

const messages::GiveAnswers someAnswers{
    {{.number = 1,
      .lesson = "square",
      .question = "secret-question",
      .choice = 2,
      .first = true,
      .misconception = "secret-belief"},
     {.number = 2, .lesson = "square", .question = "secret-question", .choice = 1, .right = true}}};

} // namespace

/// Following and leading a class over the wire.
class MonitorWireTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTeacherFollowsAPupil();
    void nobodyElseHearsAByteOfIt();
    void onlyATeacherSetsThePace_data();
    void onlyATeacherSetsThePace();
    void everybodyIsLed();
    void whoComesBackIsLedAndKeepsTheNumber();
    void anAssignmentIsHeardOnce();
    void aRestartedHostFollowsOn();
    void whoIsRemovedDisappears();
    void aFloodOfAnswersIsStopped();
    void erasingTheClassErasesItToo();
};

void MonitorWireTest::theTeacherFollowsAPupil() {
    Led class_;
    QVERIFY(class_.isReady);
    QCOMPARE(class_.clover.asks(messages::Whereabouts{
                 .page = "lessons", .lesson = "square", .step = LessonPart::Roll, .done = 1}),
             std::string());
    QCOMPARE(class_.clover.asks(someAnswers), std::string());
    QCOMPARE(class_.clover.asks(messages::RaiseHand{.raised = true}), std::string());
    QVERIFY(Pupil::waitsFor([&] {
        const messages::PupilShown* const shown = class_.pupil(class_.clover);
        return shown && shown->raised && shown->answered == 1 && shown->lesson == "square";
    }));
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.monitoring().tallies().size() == 1; }));
    QCOMPARE(class_.teacher.monitoring().tallies().front().choices, (std::vector<int>{0, 0, 1}));
    QVERIFY(Pupil::waitsFor([&] { return class_.clover.monitoring().pacing()->raised; }));
    // The teacher asks for the single answers.
    messages::Answers heard;
    QObject::connect(&class_.teacher, &ClassClient::answersCame, &class_.teacher,
                     [&heard](int, const messages::Answers& answers) { heard = answers; });
    class_.teacher.request(messages::AskAnswers{});
    QVERIFY(Pupil::waitsFor([&] { return heard.total == 2; }));
    QCOMPARE(heard.list.at(1).member, class_.clover.welcome().member);
    QVERIFY(heard.list.at(1).answer == someAnswers.answers.at(1));
    class_.clover.leave();
    QVERIFY(Pupil::waitsFor([&] { return !class_.pupil(class_.clover)->here; }));
}

void MonitorWireTest::nobodyElseHearsAByteOfIt() {
    Led class_;
    QVERIFY(class_.isReady);
    RawClient pupil(class_.room.url());
    RawClient projector(class_.room.url());
    pupil.send(QStringLiteral(R"({"type": "hello", "protocol": 1})"));
    projector.send(QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "observer"})"));
    QVERIFY(pupil.waitsFor(QStringLiteral("\"type\":\"pacing\"")));
    QVERIFY(projector.waitsFor(QStringLiteral("\"type\":\"tables\"")));
    const auto pupilBefore = pupil.texts();
    const auto projectorBefore = projector.texts();
    class_.clover.asks(messages::Whereabouts{.page = "lessons", .lesson = "secret-lesson"});
    class_.clover.asks(someAnswers);
    class_.clover.asks(messages::RaiseHand{.raised = true});
    QVERIFY(
        Pupil::waitsFor([&] { return class_.pupil(class_.clover) && class_.pupil(class_.clover)->raised; }));
    // What everybody hears comes after it.
    class_.teacher.request(messages::Pause{true});
    QVERIFY(pupil.waitsFor(QStringLiteral("\"paused\":true")));
    QVERIFY(projector.waitsFor(QStringLiteral("\"paused\":true")));
    const QStringList one = pupil.texts().mid(pupilBefore.size());
    const QStringList other = projector.texts().mid(projectorBefore.size());
    for (const QString& text : one + other)
        QVERIFY2(text.contains(QLatin1String("\"type\":\"tables\"")), qPrintable(text));
}

void MonitorWireTest::onlyATeacherSetsThePace_data() {
    QTest::addColumn<QString>("text");
    const auto row = [](const char* text) { QTest::newRow(text) << QString::fromLatin1(text); };
    row(R"({"type": "send", "target": "lab", "id": 9})");
    row(R"({"type": "blank", "dark": true, "id": 9})");
    row(R"({"type": "pace", "lesson": "square", "step": "roll", "id": 9})");
    row(R"({"type": "answers", "id": 9})");
    row(R"({"type": "raise-hand", "raised": true, "member": 1, "id": 9})");
}

void MonitorWireTest::onlyATeacherSetsThePace() {
    QFETCH(const QString, text);
    Led class_;
    QVERIFY(class_.isReady);
    for (const char* role : {"pupil", "observer"}) {
        RawClient client(class_.room.url());
        client.send(
            QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "%1"})").arg(QLatin1String(role)));
        QVERIFY(client.waitsFor(QStringLiteral("welcome")));
        client.send(text);
        QVERIFY(client.waitsFor(QStringLiteral("\"re\":9")));
        QVERIFY(client.texts(QStringLiteral("\"re\":9")).front().contains(QLatin1String("not-allowed")));
    }
    QVERIFY(!class_.clover.monitoring().pacing()->dark &&
            class_.clover.monitoring().pacing()->lesson.empty());
}

void MonitorWireTest::everybodyIsLed() {
    Led class_;
    QVERIFY(class_.isReady);
    const QSignalSpy assignments(&class_.clover.monitoring(), &MemberMonitoring::assignmentArrived);
    const QSignalSpy others(&class_.daisy.monitoring(), &MemberMonitoring::assignmentArrived);
    QCOMPARE(class_.teacher.asks(messages::BlankScreens{true, "Look at the front"}), std::string());
    QCOMPARE(class_.teacher.asks(messages::PaceLesson{"square", LessonPart::Predict}), std::string());
    QCOMPARE(class_.teacher.asks(messages::SendAssignment{.kind = messages::AssignmentKind::Lesson,
                                                          .target = "square",
                                                          .to = {class_.clover.welcome().member}}),
             std::string());
    for (const Pupil* one : {&class_.clover, &class_.daisy, &class_.teacher})
        QVERIFY(Pupil::waitsFor([&] {
            return one->monitoring().pacing()->dark && one->monitoring().pacing()->lesson == "square";
        }));
    QVERIFY(Pupil::waitsFor([&] { return assignments.size() == 1; }));
    QCOMPARE(others.size(), 0);
    Pupil late;
    QVERIFY(late.comes(class_.room.url()));
    QVERIFY(Pupil::waitsFor([&] { return late.monitoring().pacing() && late.monitoring().pacing()->dark; }));
    QCOMPARE(late.monitoring().pacing()->words, std::string("Look at the front"));
}

void MonitorWireTest::whoComesBackIsLedAndKeepsTheNumber() {
    Led class_;
    QVERIFY(class_.isReady);
    QCOMPARE(class_.clover.asks(someAnswers), std::string());
    QCOMPARE(class_.clover.asks(messages::RaiseHand{.raised = true}), std::string());
    const std::string token = class_.clover.welcome().token;
    class_.clover.leave();
    Pupil again;
    QVERIFY(again.comes(class_.room.url(), Role::Pupil, {}, token));
    QVERIFY(Pupil::waitsFor([&] { return again.monitoring().pacing().has_value(); }));
    QCOMPARE(again.monitoring().pacing()->last, 2);
    QVERIFY(again.monitoring().pacing()->raised);
}

void MonitorWireTest::anAssignmentIsHeardOnce() {
    Led class_;
    QVERIFY(class_.isReady);
    const QSignalSpy assignments(&class_.clover.monitoring(), &MemberMonitoring::assignmentArrived);
    QCOMPARE(class_.teacher.asks(messages::SendAssignment{.target = "lab"}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return assignments.size() == 1; }));
    // After a break the host says it again, for clients that have missed it.
    class_.clover.leave();
    QVERIFY(class_.clover.comes(class_.room.url()));
    QVERIFY(class_.clover.asks(messages::Whereabouts{.page = "lab"}).empty());
    QCOMPARE(assignments.size(), 1);
}

void MonitorWireTest::aRestartedHostFollowsOn() {
    Led class_;
    QVERIFY(class_.isReady);
    QCOMPARE(class_.clover.asks(messages::Whereabouts{.page = "lab"}), std::string());
    QCOMPARE(class_.clover.asks(someAnswers), std::string());
    QCOMPARE(class_.teacher.asks(messages::PaceLesson{"square", LessonPart::Roll}), std::string());
    QCOMPARE(class_.teacher.asks(messages::BlankScreens{true, "Look"}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.monitoring().tallies().size() == 1; }));
    const auto tallies = class_.teacher.monitoring().tallies();
    QVERIFY(class_.room.restartFor({&class_.teacher}));
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.monitoring().tallies().size() == 1; }));
    QVERIFY(class_.teacher.monitoring().tallies() == tallies);
    QVERIFY(
        Pupil::waitsFor([&] { return class_.pupil(class_.clover) && class_.pupil(class_.clover)->here; }));
    QCOMPARE(class_.pupil(class_.clover)->page, std::string("lab"));
    // The host was closed, not killed: nobody comes back to a covered screen.
    QVERIFY(Pupil::waitsFor(
        [&] { return class_.clover.monitoring().pacing() && !class_.clover.monitoring().pacing()->dark; }));
    QCOMPARE(class_.clover.monitoring().pacing()->last, 2);
    QCOMPARE(class_.clover.monitoring().pacing()->lesson, std::string("square"));
    QCOMPARE(class_.room.host().monitor().answers().size(), std::size_t{2});
}

void MonitorWireTest::whoIsRemovedDisappears() {
    Led class_;
    QVERIFY(class_.isReady);
    const int member = class_.clover.welcome().member;
    QVERIFY(Pupil::waitsFor([&] { return class_.teacher.monitoring().pupils().contains(member); }));
    QCOMPARE(class_.teacher.asks(messages::RemoveMember{member}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !class_.teacher.monitoring().pupils().contains(member); }));
}

void MonitorWireTest::aFloodOfAnswersIsStopped() {
    Led class_;
    QVERIFY(class_.isReady);
    RawClient client(class_.room.url());
    client.send(QStringLiteral(R"({"type": "hello", "protocol": 1})"));
    for (int number = 1; number <= 100; ++number) {
        client.send(QStringLiteral(R"({"type": "give-answers", "answers": [{"number": %1}]})").arg(number));
        client.send(QStringLiteral(R"({"type": "where", "page": "p%1"})").arg(number));
    }
    QVERIFY(client.waitsForClose());
    QVERIFY(client.texts().last().contains("too-many-faults"));
    QVERIFY(class_.room.host().monitor().answers().size() < 60);
    // The others are heard as before.
    QCOMPARE(class_.clover.asks(someAnswers), std::string());
    QVERIFY(Pupil::waitsFor(
        [&] { return class_.pupil(class_.clover) && class_.pupil(class_.clover)->answered == 1; }));
}

void MonitorWireTest::erasingTheClassErasesItToo() {
    QTemporaryDir folder;
    HostedClass hosted;
    HostedClass::Settings settings;
    settings.folder = folder.path();
    settings.address = QHostAddress(QHostAddress::LocalHost);
    settings.port = 0;
    settings.isPlain = true;
    settings.questionPort = 0;
    hosted.open(settings);
    QVERIFY(Pupil::waitsFor([&] { return hosted.state() == HostedClass::State::Open; }));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(hosted.host().port()));
    Pupil pupil;
    QVERIFY(pupil.comes(url));
    QCOMPARE(pupil.asks(someAnswers), std::string());
    QVERIFY(tests::closes(hosted));
    QVERIFY(HostedClass::erase(folder.path()).isEmpty());
    hosted.open(settings);
    QVERIFY(Pupil::waitsFor([&] { return hosted.state() == HostedClass::State::Open; }));
    QVERIFY(hosted.host().monitor().answers().empty());
}

GENOTYPE_TEST(MonitorWireTest)

#include "monitor_wire_test.moc"
