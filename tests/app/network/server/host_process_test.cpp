// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/pupil_reporter.h"
#include "app/network/discovery/finder.h"
#include "app/network/discovery/real_surroundings.h"

#include "class_room.h"
#include "host_process.h"
#include "places.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QUdpSocket>

#include <numeric>
#include <set>

using namespace app;
using tests::HostProcess;
using tests::Pupil;

namespace {

/// A port for searches that nothing on this machine uses.
quint16 freeQuestionPort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4) ? socket.localPort() : quint16{0};
}

/// The real network, as if the loopback device were a room's.
class Loopback : public join::RealSurroundings {
public:
    using RealSurroundings::RealSurroundings;
    QList<join::OwnAddress> ownAddresses() const override {
        constexpr int prefix = 8;
        return {
            {QHostAddress(QHostAddress::LocalHost), prefix, QHostAddress(QStringLiteral("127.255.255.255"))}};
    }
};

/// Members as processes.
class Players {
public:
    Players(const QUrl& url, const QString& tables, int count, const QStringList& code = {}) {
        for (int i = 0; i < count; ++i) {
            m_processes.push_back(std::make_unique<QProcess>());
            m_processes.back()->start(
                QStringLiteral(GENOTYPE_CLASS_PLAYER),
                QStringList{url.toString(), tables, QString::number(count), QString::number(i + 1)} + code);
        }
    }
    ~Players() {
        for (const auto& one : m_processes) {
            one->kill();
            one->waitForFinished(tests::patience);
        }
    }
    bool areDone() const {
        return std::all_of(m_processes.begin(), m_processes.end(),
                           [](const auto& one) { return one->state() == QProcess::NotRunning; });
    }
    /// What went wrong with any; empty if all have ended with 0 and have got the same records.
    QByteArray fault() {
        const QByteArray records = m_processes.front()->readAllStandardOutput();
        if (records.isEmpty())
            return "no game is over";
        for (const auto& one : m_processes)
            if (one->exitStatus() != QProcess::NormalExit || one->exitCode() != 0)
                return "a player has ended: " + one->readAllStandardError();
        for (std::size_t i = 1; i < m_processes.size(); ++i)
            if (m_processes[i]->readAllStandardOutput() != records)
                return "another game was over";
        return {};
    }

private:
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

constexpr int wholeGames = 600'000; // milliseconds

} // namespace

/// The programs themselves, over the wire.
class HostProcessTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeClientsPlayAGameOfEachKind();
    void whatWasAnnouncedSurvivesAKill();
    void whatPupilsHaveDoneSurvivesAKill();
    void countsAndVotesSurviveAKill();
    void itIsKnownByTheWordsThatItPrints();
    void aNewCodeShutsOutTheOldOneAndNoMember();
    void itSaysThatItAnswersNoSearches();
    void aSearchFindsIt();
    void itEndsInOrderWhenAsked();
};

/// They drop their connections now and then; a bot then plays at once.
void HostProcessTest::threeClientsPlayAGameOfEachKind() {
    HostProcess host;
    QVERIFY(host.start({"genotype:3:1", "genome-wars:4:3", "gene-expression:4:1"}));
    Players players(host.url(), "1,2,3", 3);
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
}

/// Whatever anybody has been told is still so after the host was killed, at any moment.
void HostProcessTest::whatWasAnnouncedSurvivesAKill() {
    HostProcess host;
    QVERIFY(host.start({"genotype:3:5"}));
    Players players(host.url(), "1", 3);
    Pupil observer;
    QVERIFY(observer.comes(host.url(), messages::Role::Observer));
    core::Random chance(9);
    int kills = 0;
    for (; kills < 4 && !players.areDone(); ++kills) {
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::In; }));
        QCOMPARE(observer.asks(messages::Watch{1}), std::string());
        QVERIFY(Pupil::waitsFor([&] { return observer.board().has_value(); }));
        const int target = observer.board()->step + 1 + static_cast<int>(chance.below(12));
        QVERIFY(
            Pupil::waitsFor([&] { return observer.board()->step >= target || !observer.record().empty(); }));
        host.kill();
        // What was on its way.
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::Waiting; }));
        const messages::Board last = *observer.board();
        QVERIFY(host.start({}));
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::In; }));
        QCOMPARE(observer.asks(messages::Watch{1}), std::string());
        QVERIFY(Pupil::waitsFor([&] { return observer.board().has_value(); }));
        QVERIFY2(observer.board()->step >= last.step,
                 qPrintable(QString("%1 after %2").arg(observer.board()->step).arg(last.step)));
        if (observer.board()->step == last.step)
            QCOMPARE(observer.board()->observation.dump(), last.observation.dump());
    }
    QVERIFY(kills > 0);
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
}

/// Five pupils count and vote while the host is killed again and again. Each compares in the end what the
/// host has with what it has acknowledged to it.
void HostProcessTest::countsAndVotesSurviveAKill() {
    constexpr int pupils = 5; // as many contributions each
    constexpr int testCross = 25;
    constexpr int flowers = 18;
    HostProcess host;
    QVERIFY(host.start({}));
    Pupil teacher;
    QVERIFY(teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    for (const int experiment : {testCross, flowers})
        QCOMPARE(teacher.asks(messages::SetPool{experiment, messages::PoolStage::Open, false}),
                 std::string());
    QCOMPARE(teacher.asks(messages::AskVote{
                 .question = "And the next?", .options = {"purple", "white"}, .experiment = flowers}),
             std::string());
    const auto counted = [&teacher] {
        std::int64_t plants = 0;
        for (const auto& [experiment, pool] : teacher.polls().pools())
            plants = std::accumulate(pool.counts.begin(), pool.counts.end(), plants);
        return plants;
    };
    const auto kill = [&] {
        host.kill();
        return Pupil::waitsFor([&] { return teacher.state() == ClassClient::State::Waiting; }) &&
               host.start({}) && Pupil::waitsFor([&] {
                   return teacher.state() == ClassClient::State::In && teacher.polls().vote();
               });
    };
    const auto isAt = [&](messages::VoteStage stage, int voted) {
        return Pupil::waitsFor([&] {
            return teacher.polls().vote() && teacher.polls().vote()->stage == stage &&
                   teacher.polls().vote()->voted == voted;
        });
    };
    const auto goTo = [&](messages::VoteStage stage) { return teacher.asks(messages::SetVote{1, stage}); };
    Players players(host.url(), "poll", pupils);
    // Who has not come in yet would not come back.
    QVERIFY(Pupil::waitsFor([&] { return teacher.polls().vote()->pupils == pupils; }));
    core::Random chance(5);
    for (int i = 0; i < 3; ++i) {
        QTest::qWait(static_cast<int>(chance.below(60)));
        const std::int64_t before = counted();
        QVERIFY(kill());
        QVERIFY(Pupil::waitsFor([&] { return counted() >= before; }));
    }
    QVERIFY(isAt(messages::VoteStage::First, pupils));
    QCOMPARE(goTo(messages::VoteStage::Talk), std::string());
    QVERIFY(kill());
    QVERIFY(Pupil::waitsFor([&] {
        return teacher.polls().vote()->stage == messages::VoteStage::Talk &&
               !teacher.polls().vote()->first.empty();
    }));
    const std::vector<int> first = teacher.polls().vote()->first;
    QCOMPARE(std::accumulate(first.begin(), first.end(), 0), pupils);
    QCOMPARE(goTo(messages::VoteStage::Second), std::string());
    QVERIFY(isAt(messages::VoteStage::Second, pupils));
    QVERIFY(Pupil::waitsFor([&] { return counted() == pupils * pupils * 10; }));
    QCOMPARE(goTo(messages::VoteStage::Closed), std::string());
    QCOMPARE(teacher.asks(messages::RollVote{.vote = 1, .plants = 160}), std::string());
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
    QVERIFY(kill());
    // Somebody who knows nothing of before.
    Pupil late;
    QVERIFY(late.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    QVERIFY(Pupil::waitsFor([&] {
        return late.polls().vote() && late.polls().pools().size() == teacher.polls().pools().size();
    }));
    QVERIFY(late.polls().vote()->stage == messages::VoteStage::Rolled && late.polls().vote()->first == first);
    QVERIFY(late.polls().pools() == teacher.polls().pools());
    QCOMPARE(counted(), std::int64_t{pupils * pupils * 10});
}

/// Three pupils answer while the host is killed again and again; a raised hand, the pace and covered screens
/// stay as they were acknowledged.
void HostProcessTest::whatPupilsHaveDoneSurvivesAKill() {
    constexpr int answers = 30; // of each: fewer messages than the host takes at once
    HostProcess host;
    QVERIFY(host.start({}));
    Pupil teacher;
    QVERIFY(teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    std::vector<std::unique_ptr<Pupil>> pupils;
    std::vector<std::unique_ptr<PupilReporter>> reporters;
    for (int i = 0; i < 3; ++i) {
        pupils.push_back(std::make_unique<Pupil>());
        QVERIFY(pupils.back()->comes(host.url()));
        reporters.push_back(std::make_unique<PupilReporter>());
        reporters.back()->setPause(std::chrono::milliseconds(50));
        reporters.back()->setClient(pupils.back().get());
        reporters.back()->setWhere({.page = "lessons", .lesson = "square", .done = i});
        for (int choice = 0; choice < answers; ++choice)
            reporters.back()->add({.lesson = "square",
                                   .question = std::to_string(choice),
                                   .choice = i,
                                   .right = choice % 2 == 0,
                                   .first = true});
    }
    QCOMPARE(pupils[0]->asks(messages::RaiseHand{.raised = true}), std::string());
    QCOMPARE(teacher.asks(messages::BlankScreens{true, "Look"}), std::string());
    QCOMPARE(teacher.asks(messages::PaceLesson{"square", messages::LessonPart::Roll}), std::string());
    messages::Answers kept;
    QObject::connect(&teacher, &ClassClient::answersCame, &teacher,
                     [&kept](int, const messages::Answers& part) { kept = part; });
    core::Random chance(7);
    const auto acknowledged = [&reporters] {
        int all = 0;
        for (const auto& one : reporters)
            all += answers - static_cast<int>(one->waiting());
        return all;
    };
    for (int i = 0; i < 3; ++i) {
        QTest::qWait(static_cast<int>(chance.below(250)));
        const int before = acknowledged();
        host.kill();
        QVERIFY(Pupil::waitsFor([&] { return teacher.state() == ClassClient::State::Waiting; }));
        QVERIFY(host.start({}));
        QVERIFY(Pupil::waitsFor(
            [&] { return teacher.state() == ClassClient::State::In && teacher.monitoring().pacing(); }));
        kept.total = -1;
        QVERIFY(teacher.request(messages::AskAnswers{}) >= 0);
        QVERIFY(Pupil::waitsFor([&] { return kept.total >= 0; }));
        QVERIFY2(kept.total >= before, qPrintable(QString("%1 of %2").arg(kept.total).arg(before)));
    }
    QVERIFY(Pupil::waitsFor([&] { return acknowledged() == 3 * answers; }));
    kept.total = -1;
    QVERIFY(teacher.request(messages::AskAnswers{}) >= 0);
    QVERIFY(Pupil::waitsFor([&] { return kept.total >= 0; }));
    QCOMPARE(kept.total, 3 * answers);
    std::set<std::pair<int, std::string>> met;
    for (const messages::AnswerShown& one : kept.list)
        met.emplace(one.member, one.answer.question);
    QCOMPARE(met.size(), std::size_t(3 * answers));
    QVERIFY(Pupil::waitsFor([&] {
        return pupils[0]->monitoring().pacing() && pupils[0]->monitoring().pacing()->raised &&
               pupils[0]->monitoring().pacing()->dark && pupils[0]->monitoring().pacing()->lesson == "square";
    }));
    QVERIFY(Pupil::waitsFor([&] {
        const auto shown = teacher.monitoring().pupils().find(pupils[2]->welcome().member);
        return shown != teacher.monitoring().pupils().end() && shown->second.done == 2 &&
               shown->second.answered == answers;
    }));
}

/// With the real cost of the hash. Players drop out and come back with their token alone.
void HostProcessTest::itIsKnownByTheWordsThatItPrints() {
    HostProcess host;
    QVERIFY(host.start({"genome-wars:2:3"}, {"--search-port", "0"}));
    const QString words = host.code();
    QCOMPARE(words.split(' ').size(), 3);
    Players players(host.url(), "1", 2, {words});
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
    // Nobody gets in without encryption.
    Pupil plain;
    QVERIFY(!plain.comes(QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(host.port()))));
}

void HostProcessTest::aNewCodeShutsOutTheOldOneAndNoMember() {
    HostProcess host;
    const QStringList quiet{"--search-port", "0"};
    QVERIFY(host.start({}, quiet));
    const auto first = join::typedCode(host.code().toStdString()).code;
    QVERIFY(first);
    Pupil pupil;
    pupil.connection().setHashCost(commitment::slowCost);
    QVERIFY(pupil.comesWith(host.url(), *first));
    const int member = pupil.welcome().member;
    host.kill();
    QVERIFY(Pupil::waitsFor([&] { return pupil.state() == ClassClient::State::Waiting; }));
    QVERIFY(host.start({}, quiet));
    const auto second = join::typedCode(host.code().toStdString()).code;
    QVERIFY(second && *second != *first);
    QVERIFY(Pupil::waitsFor([&] { return pupil.state() == ClassClient::State::In; }));
    QCOMPARE(pupil.welcome().member, member);
    Pupil late;
    late.connection().setHashCost(commitment::slowCost);
    QVERIFY(!late.comesWith(host.url(), *first));
    QCOMPARE(late.end(), QStringLiteral("wrong-code"));
    QVERIFY(late.comesWith(host.url(), *second));
    // And the next start keeps it if it is asked to.
    host.kill();
    QVERIFY(host.start({}, quiet + QStringList{"--keep-code"}));
    QVERIFY(join::typedCode(host.code().toStdString()).code == second);
}

void HostProcessTest::itSaysThatItAnswersNoSearches() {
    HostProcess host;
    QVERIFY(host.start({}, {"--search-port", "0"}));
    QCOMPARE(host.says("it does not answer searches"), QStringLiteral(", as --search-port 0 wants it"));
}

/// A search by multicast and broadcast, as on a pupil's computer.
void HostProcessTest::aSearchFindsIt() {
    const quint16 questionPort = freeQuestionPort();
    HostProcess host;
    QVERIFY(host.start({}, {"--name", "Room 12", "--search-port", QString::number(questionPort)}));
    Loopback surroundings(questionPort);
    join::Finder finder(surroundings);
    finder.search();
    QVERIFY(Pupil::waitsFor([&] { return !finder.isBusy(); }));
    QCOMPARE(finder.hosts().size(), 1);
    QCOMPARE(finder.hosts().first().name, QStringLiteral("Room 12"));
    QCOMPARE(finder.hosts().first().port, host.port());
    QFile identity(host.file("host.json"));
    QVERIFY(identity.open(QIODevice::ReadOnly));
    const QJsonObject kept = QJsonDocument::fromJson(identity.readAll()).object();
    const QSslCertificate certificate(kept.value("certificate").toString().toLatin1());
    QVERIFY(join::fingerprintOf(certificate).startsWith(finder.hosts().first().fingerprintStart));
    QVERIFY(!finder.hosts().first().fingerprintStart.isEmpty());
}

void HostProcessTest::itEndsInOrderWhenAsked() {
    HostProcess host;
    QVERIFY(host.start({}));
    Pupil teacher;
    QVERIFY(teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    teacher.connection().setWaitsForClosedHost(false);
    QCOMPARE(host.end(), 0);
    QVERIFY(Pupil::waitsFor([&] { return teacher.end() == QLatin1String("host-ends"); }));
}

GENOTYPE_TEST(HostProcessTest, long)

#include "host_process_test.moc"
