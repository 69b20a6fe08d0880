// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/pupil_reporter.h"

#include "class_room.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

#include <set>

using namespace app;
using messages::LessonPart;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// A class with a teacher, and a pupil whose program reports.
struct Reported {
    Reported() {
        reporter.setPause(std::chrono::milliseconds(20));
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        reporter.setClient(&pupil);
    }
    const messages::PupilShown* shown() const {
        const auto found = teacher.monitoring().pupils().find(pupil.welcome().member);
        return found == teacher.monitoring().pupils().end() ? nullptr : &found->second;
    }
    bool isAt(const std::string& page) {
        return Pupil::waitsFor([&] { return shown() && shown()->page == page; });
    }
    void answer(int choice, const char* question = "first") {
        reporter.add({.lesson = "square", .question = question, .choice = choice, .first = true});
    }
    bool hasKept(std::size_t answers) {
        return Pupil::waitsFor([&] { return room.host().monitor().answers().size() == answers; });
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    PupilReporter reporter;
    bool isReady = false;
};

} // namespace

/// A pupil's program tells its work over a real connection.
class PupilReporterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAndAnswersAreTold();
    void whatChangesWithinASecondIsToldOnce();
    void whatIsAnsweredWithoutTheHostIsToldLater();
    void everyAnswerIsKeptOnceThroughBreaks();
    void aProgramThatStartsAgainCountsOn();
    void nothingIsToldOutsideAClass();
    void aTeachersProgramTellsNothing();
    void whatIsNoAnswerOfTheProtocolIsNotTold();
};

void PupilReporterTest::placesAndAnswersAreTold() {
    Reported class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.reporter.isMonitored());
    class_.reporter.setWhere({.page = "lessons", .lesson = "square", .step = LessonPart::Roll, .done = 1});
    QVERIFY(class_.isAt("lessons"));
    QCOMPARE(class_.shown()->lesson, std::string("square"));
    for (int i = 0; i < 5; ++i)
        class_.answer(i);
    QVERIFY(class_.hasKept(5));
    for (int i = 0; i < 5; ++i)
        QCOMPARE(class_.room.host().monitor().answers().at(std::size_t(i)).given.number, i + 1);
    QVERIFY(Pupil::waitsFor([&] { return class_.reporter.waiting() == 0; }));
}

void PupilReporterTest::whatChangesWithinASecondIsToldOnce() {
    Reported class_;
    QVERIFY(class_.isReady);
    QVERIFY(class_.isAt(""));
    class_.reporter.setPause(std::chrono::milliseconds(200));
    const QSignalSpy answers(&class_.pupil, &ClassClient::done);
    QVERIFY(Pupil::waitsFor([&] { return class_.pupil.monitoring().pacing().has_value(); }));
    for (const char* page : {"lab", "glossary", "help", "puzzles"})
        class_.reporter.setWhere({.page = page});
    QVERIFY(class_.isAt("puzzles"));
    // The place at the start, and the last of four.
    QVERIFY2(answers.size() <= 2, qPrintable(QString::number(answers.size())));
}

void PupilReporterTest::whatIsAnsweredWithoutTheHostIsToldLater() {
    Reported class_;
    QVERIFY(class_.isReady);
    class_.answer(0);
    QVERIFY(class_.hasKept(1));
    class_.room.restart([&] {
        QVERIFY(Pupil::waitsFor([&] { return class_.pupil.state() == ClassClient::State::Waiting; }));
        QVERIFY(class_.reporter.isMonitored());
        class_.answer(1);
        class_.answer(2);
        class_.answer(3);
        class_.reporter.setWhere({.page = "lab"});
    });
    QVERIFY(class_.hasKept(4));
    QVERIFY(Pupil::waitsFor([&] { return class_.shown() && class_.shown()->page == "lab"; }));
    QCOMPARE(class_.room.host().monitor().answers().back().given.choice, 3);
}

void PupilReporterTest::everyAnswerIsKeptOnceThroughBreaks() {
    Reported class_;
    QVERIFY(class_.isReady);
    class_.reporter.setPause(std::chrono::milliseconds(1));
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        for (int i = 0; i < 5; ++i)
            class_.answer(i, std::to_string(round).c_str());
        // Some of them are on their way.
        QCoreApplication::processEvents();
        QVERIFY(class_.room.restartFor({&class_.pupil}));
    }
    QVERIFY(Pupil::waitsFor([&] { return class_.reporter.waiting() == 0; }));
    QVERIFY(class_.hasKept(5 * rounds));
    std::set<std::pair<std::string, int>> kept;
    for (const StoredAnswer& answer : class_.room.host().monitor().answers())
        kept.emplace(answer.given.question, answer.given.choice);
    QCOMPARE(kept.size(), std::size_t(5 * rounds));
}

void PupilReporterTest::aProgramThatStartsAgainCountsOn() {
    Reported class_;
    QVERIFY(class_.isReady);
    class_.answer(0);
    class_.answer(1);
    QVERIFY(class_.hasKept(2));
    const std::string token = class_.pupil.welcome().token;
    class_.pupil.leave();
    Pupil again;
    PupilReporter reporter;
    reporter.setPause(std::chrono::milliseconds(20));
    reporter.setClient(&again);
    QVERIFY(again.comes(class_.room.url(), messages::Role::Pupil, {}, token));
    reporter.add({.lesson = "square", .question = "first", .choice = 2});
    QVERIFY(class_.hasKept(3));
    QCOMPARE(class_.room.host().monitor().answers().back().given.number, 3);
}

void PupilReporterTest::nothingIsToldOutsideAClass() {
    Reported class_;
    QVERIFY(class_.isReady);
    class_.pupil.leave();
    QVERIFY(!class_.reporter.isMonitored());
    class_.reporter.setWhere({.page = "lab"});
    class_.answer(0);
    QCOMPARE(class_.reporter.waiting(), std::size_t{0});
    QVERIFY(class_.pupil.comes(class_.room.url()));
    QVERIFY(class_.isAt("lab"));
    QVERIFY(class_.room.host().monitor().answers().empty());
    PupilReporter alone;
    alone.add({.lesson = "square"});
    QVERIFY(!alone.isMonitored() && alone.waiting() == 0);
}

void PupilReporterTest::aTeachersProgramTellsNothing() {
    Reported class_;
    QVERIFY(class_.isReady);
    PupilReporter reporter;
    reporter.setPause(std::chrono::milliseconds(1));
    const QSignalSpy refusals(&class_.teacher, &ClassClient::failed);
    reporter.setClient(&class_.teacher);
    reporter.setWhere({.page = "lab"});
    reporter.add({.lesson = "square"});
    QVERIFY(class_.teacher.asks(messages::Pause{true}).empty());
    QCOMPARE(refusals.size(), 0);
    QVERIFY(!reporter.isMonitored());
}

void PupilReporterTest::whatIsNoAnswerOfTheProtocolIsNotTold() {
    Reported class_;
    QVERIFY(class_.isReady);
    const QSignalSpy refusals(&class_.pupil, &ClassClient::failed);
    class_.reporter.setWhere({.page = "lessons", .lesson = std::string(61, 'a')});
    class_.reporter.add({.lesson = std::string(61, 'a')});
    class_.answer(1);
    QVERIFY(class_.hasKept(1));
    QVERIFY(class_.isAt("lessons"));
    QVERIFY(class_.shown()->lesson.empty());
    QCOMPARE(refusals.size(), 0);
}

GENOTYPE_TEST(PupilReporterTest)

#include "pupil_reporter_test.moc"
