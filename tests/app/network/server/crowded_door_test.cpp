// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_host.h"

#include "class_room.h"
#include "test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtNetwork/QTcpSocket>

using namespace app;
using messages::Role;
using tests::ClassRoom;
using tests::Entrance;
using tests::Pupil;
using tests::RawClient;

namespace {

constexpr int classSize = 30;

/// Sockets of this computer that say nothing and are opened again, after a pause, whenever they were closed.
class SilentCrowd {
public:
    SilentCrowd(const QUrl& url, int size, std::chrono::milliseconds pause) {
        for (int i = 0; i < size; ++i) {
            QTcpSocket* const socket = m_sockets.emplace_back(std::make_unique<QTcpSocket>()).get();
            const auto open = [this, socket, url] {
                if (!m_isOver)
                    socket->connectToHost(url.host(), static_cast<quint16>(url.port()));
            };
            QObject::connect(socket, &QTcpSocket::disconnected, socket,
                             [socket, open, pause] { QTimer::singleShot(pause, socket, open); });
            open();
        }
    }
    ~SilentCrowd() {
        m_isOver = true;
        for (const auto& one : m_sockets)
            one->abort();
    }

private:
    std::vector<std::unique_ptr<QTcpSocket>> m_sockets;
    bool m_isOver = false;
};

/// Pupils who come all at once; how many of them get in.
int comeAtOnce(const QUrl& url, const ClassDoor& door, int count) {
    std::vector<std::unique_ptr<Pupil>> pupils;
    for (int i = 0; i < count; ++i) {
        pupils.push_back(std::make_unique<Pupil>());
        pupils.back()->enter(url, {}, door);
    }
    const auto in = [&] {
        return std::ranges::count_if(pupils,
                                     [](const auto& one) { return one->state() == ClassClient::State::In; });
    };
    static_cast<void>(Pupil::waitsFor([&] { return in() == count; }));
    return static_cast<int>(in());
}

/// So many members who join and go.
void joinAndGo(ClassRoom& room, int count) {
    for (int i = 0; i < count; ++i) {
        Pupil pupil;
        QVERIFY(pupil.comes(room.url()));
    }
}

} // namespace

/// However many stand in the doorway, pupils who know the words get in; and nobody fills a class alone.
class CrowdedDoorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClassBehindOneAddressJoinsAtOnce();
    void silentSocketsOfTheSameAddressShutNobodyOut();
    void clientsWithoutAHelloShutNobodyOut();
    void oneComputerJoinsSoOftenAndNoMore();
    void membersComeBackHoweverManyHaveJoined();
    void theTeachersKeyIsLetInHoweverManyHaveJoined();
    void whoWasRemovedTakesNoPlace();
    void questionsThatTakeLongHoldUpNobody();
    void oneClientHasAFewQuestionsAtATime();
};

void CrowdedDoorTest::aClassBehindOneAddressJoinsAtOnce() {
    ClassRoom room({}, Entrance::WithCode);
    QCOMPARE(comeAtOnce(room.url(), {.code = room.code(), .fingerprint = {}}, classSize), classSize);
}

void CrowdedDoorTest::silentSocketsOfTheSameAddressShutNobodyOut() {
    ClassRoom room({}, Entrance::WithCode);
    // The crowd is as much faster than the pupils on a busy machine as on an idle one.
    QElapsedTimer coming;
    coming.start();
    {
        Pupil first;
        QVERIFY(first.comesWith(room.url(), room.code()));
    }
    const std::chrono::milliseconds pause(std::max<qint64>(200, 5 * coming.elapsed()));
    SilentCrowd crowd(room.url(), 150, pause);
    QVERIFY(Pupil::waitsFor([&] { return room.host().pendingConnections() >= 60; }));
    QCOMPARE(comeAtOnce(room.url(), {.code = room.code(), .fingerprint = {}}, classSize), classSize);
}

void CrowdedDoorTest::clientsWithoutAHelloShutNobodyOut() {
    ClassRoom room;
    std::vector<std::unique_ptr<RawClient>> idle;
    for (int i = 0; i < 130; ++i)
        idle.push_back(std::make_unique<RawClient>(room.url()));
    QCOMPARE(comeAtOnce(room.url(), {}, classSize), classSize);
}

void CrowdedDoorTest::oneComputerJoinsSoOftenAndNoMore() {
    constexpr int most = 5;
    ClassRoom room([](ClassHost::Options& options) { options.joins = {.atOnce = most, .perSecond = 0}; });
    joinAndGo(room, most);
    for (const Role role : {Role::Pupil, Role::Observer}) {
        Pupil next;
        QVERIFY(!next.comes(room.url(), role));
        QCOMPARE(next.end(), QStringLiteral("too-many-joins"));
        QVERIFY(next.connection().wait() > 0);
    }
    QCOMPARE(room.host().memberCount(), most);
}

void CrowdedDoorTest::membersComeBackHoweverManyHaveJoined() {
    ClassRoom room([](ClassHost::Options& options) { options.joins = {.atOnce = 1, .perSecond = 0}; });
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    const std::string token = pupil.welcome().token;
    pupil.leave();
    for (int i = 0; i < 3; ++i)
        QVERIFY(pupil.comes(room.url(), Role::Pupil, {}, token));
}

void CrowdedDoorTest::theTeachersKeyIsLetInHoweverManyHaveJoined() {
    ClassRoom room([](ClassHost::Options& options) { options.joins = {.atOnce = 0, .perSecond = 0}; });
    Pupil pupil;
    QVERIFY(!pupil.comes(room.url()));
    for (int i = 0; i < 3; ++i) {
        Pupil teacher;
        QVERIFY(teacher.comesAsTeacher(room.url()));
    }
    Members full;
    for (int i = 0; i < Members::most; ++i)
        full.add(full.invite(Role::Pupil));
    QVERIFY(full.isFull(Role::Pupil) && full.isFull(Role::Observer) && !full.isFull(Role::Teacher));
}

void CrowdedDoorTest::whoWasRemovedTakesNoPlace() {
    Members full;
    for (int i = 0; i < Members::most; ++i)
        full.add(full.invite(Role::Pupil));
    Member removed = *full.find(7);
    removed.tokenHash.clear();
    full.add(removed);
    QVERIFY(!full.isFull(Role::Pupil));
    const Member next = full.invite(Role::Pupil).member;
    QCOMPARE(next.number, Members::most + 1);
    full.add(next);
    QVERIFY(full.isFull(Role::Pupil));
}

/// A game that bots have played to the end, and its spectators.
struct Watched {
    explicit Watched(int watchers) : table(room.open("genotype", 5, 5)) {
        Pupil teacher;
        isReady = teacher.comesAsTeacher(room.url()) && teacher.asks(messages::StartTable{table}).empty() &&
                  Pupil::waitsFor([&] { return room.table(table).stage() == messages::Stage::Finished; });
        for (int i = 0; i < watchers; ++i) {
            Pupil& one = *all.emplace_back(std::make_unique<Pupil>());
            isReady = isReady && one.comes(room.url()) && one.asks(messages::Watch{table}).empty();
        }
    }

    ClassRoom room;
    int table;
    std::vector<std::unique_ptr<Pupil>> all;
    bool isReady = false;
};

/// A client that asks something else after them is answered while most of the questions still wait.
void CrowdedDoorTest::questionsThatTakeLongHoldUpNobody() {
    Watched game(7);
    QVERIFY(game.isReady);
    Pupil& other = *game.all.back();
    for (std::size_t i = 0; i + 1 < game.all.size(); ++i)
        for (int question = 0; question < 5; ++question)
            game.all[i]->request(messages::AskHistory{0});
    // Asked as soon as ten questions wait. In each turn of the event loop, the host answers one at most.
    std::optional<int> asked;
    std::optional<int> waiting;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &other, [&] {
        if (asked || game.room.host().questionsWaiting() < 10)
            return;
        asked = other.request(messages::Watch{game.table});
        look.stop();
    });
    QObject::connect(&other, &ClassClient::done, &other, [&](int id) {
        if (id == asked)
            waiting = game.room.host().questionsWaiting();
    });
    look.start(0);
    QVERIFY(Pupil::waitsFor([&] { return waiting.has_value(); }));
    QVERIFY(*waiting > 0);
    const ClassHost& host = game.room.host();
    for (int left = host.questionsWaiting(); left > 0; left = host.questionsWaiting())
        QVERIFY(Pupil::waitsFor([&, left] { return host.questionsWaiting() < left; }));
    for (std::size_t i = 0; i + 1 < game.all.size(); ++i)
        QVERIFY(Pupil::waitsFor([&] { return game.all[i]->history().has_value(); }));
}

void CrowdedDoorTest::oneClientHasAFewQuestionsAtATime() {
    Watched game(1);
    QVERIFY(game.isReady);
    std::vector<std::string> refused;
    QObject::connect(game.all[0].get(), &ClassClient::failed, game.all[0].get(),
                     [&](int, const messages::Failed& failure) { refused.push_back(failure.code.word()); });
    int answers = 0;
    QObject::connect(game.all[0].get(), &ClassClient::historyCame, game.all[0].get(), [&] { ++answers; });
    for (int question = 0; question < 12; ++question)
        game.all[0]->request(messages::AskHistory{0});
    QVERIFY(Pupil::waitsFor([&] { return answers + static_cast<int>(refused.size()) == 12; }));
    QVERIFY(answers >= 5);
    for (const std::string& code : refused)
        QCOMPARE(code, std::string("too-often"));
    QCOMPARE(game.all[0]->asks(messages::AskHistory{0}), std::string());
}

GENOTYPE_TEST(CrowdedDoorTest)

#include "crowded_door_test.moc"
