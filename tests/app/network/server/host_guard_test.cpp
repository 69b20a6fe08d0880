// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/host_connection.h"

#include "class_room.h"
#include "test_registry.h"

#include <QtNetwork/QSslSocket>
#include <QtTest/QSignalSpy>

using namespace app;
using tests::ClassRoom;
using tests::Pupil;
using tests::RawClient;

namespace {

const QString helloText = QStringLiteral(R"({"type": "hello", "protocol": 1})");

/// A client that shakes hands and then does as it likes with the bytes: it answers no ping, and reads only if
/// the test wants it to.
class StubbornClient {
public:
    explicit StubbornClient(const QUrl& url, bool reads = true) {
        if (!reads) {
            // The system takes the option from a socket that exists.
            m_socket.bind(QHostAddress::LocalHost);
            m_socket.setReadBufferSize(1000);
            m_socket.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2000);
        }
        m_socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        m_isOpen = m_socket.waitForConnected(tests::patience);
        m_socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
        m_isOpen =
            m_isOpen && QTest::qWaitFor([this] { return m_socket.bytesAvailable() > 0; }, tests::patience);
        if (reads)
            QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket,
                             [this] { m_read += m_socket.readAll(); });
    }
    bool isOpen() const { return m_isOpen; }
    QTcpSocket& socket() { return m_socket; }
    const QByteArray& read() const { return m_read; }
    /// A text, masked with zeros.
    void sendText(const QByteArray& text) { sendFrame('\x81', text); }
    /// A frame with this first byte.
    void sendFrame(char first, const QByteArray& text) {
        QByteArray frame(1, first);
        if (text.size() < 126) {
            frame += static_cast<char>(0x80 | text.size());
        } else {
            frame += static_cast<char>(0x80 | 126);
            frame += static_cast<char>(text.size() >> 8);
            frame += static_cast<char>(text.size() & 255);
        }
        m_socket.write(frame + QByteArray(4, '\0') + text);
    }
    bool waitsForClose() {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; },
                               tests::patience);
    }

private:
    QTcpSocket m_socket;
    QByteArray m_read;
    bool m_isOpen = false;
};

constexpr char pingByte = '\x89';
constexpr char pongByte = '\x8a';
/// The longest that a control frame can carry.
const QByteArray longestPing(125, 'p');

/// Whether a pupil at the table is still served.
bool isUndisturbed(Pupil& pupil) {
    return pupil.asks(messages::AskHistory{0}) == "not-seated";
}

} // namespace

/// Hostile, broken, slow and silent clients get a reason, are disconnected, and disturb nobody.
class HostGuardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneBadMessageIsAnswered();
    void manyBadMessagesEndTheConnection();
    void aFloodEndsTheConnection();
    void nothingIsDoneBeforeAHello();
    void anotherVersionOfTheProtocolIsRefused();
    void aHugeMessageEndsTheConnection();
    void bytesThatAreNoTextAreRefused();
    void whoAnswersNoPingIsClosed();
    void whoSaysNoHelloIsClosed();
    void whoDoesNotReadIsClosed();
    void pingsThatComeTooOftenEndTheConnection();
    void framesThatAreNoWholeTextEndTheConnection_data();
    void framesThatAreNoWholeTextEndTheConnection();
    void aFewPingsAreAnswered();
    void whoReadsNoAnswersToPingsIsCutOff_data();
    void whoReadsNoAnswersToPingsIsCutOff();
    void moreClientsThanPlacesAreTurnedAway();
    void brokenBytesDisturbNobody();
};

void HostGuardTest::oneBadMessageIsAnswered() {
    ClassRoom room;
    RawClient client(room.url());
    client.send(helloText);
    QVERIFY(client.waitsFor("welcome"));
    client.send(R"({"type": "fly", "id": 3})");
    QVERIFY(client.waitsFor("unknown-message"));
    QCOMPARE(client.texts("unknown-message").size(), 1);
    QVERIFY(client.texts("\"re\":3").size() == 1 && !client.isClosed());
    client.send(R"({"type": "stand", "id": 4})");
    QVERIFY(client.waitsFor("\"re\":4"));
}

void HostGuardTest::manyBadMessagesEndTheConnection() {
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    RawClient client(room.url());
    for (int i = 0; i < 20; ++i)
        client.send("nonsense");
    QVERIFY(client.waitsForClose());
    QVERIFY(client.texts().last().contains("too-many-faults"));
    QCOMPARE(client.texts("not-json").size(), 8);
    QVERIFY(isUndisturbed(pupil));
}

void HostGuardTest::aFloodEndsTheConnection() {
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    RawClient client(room.url());
    client.send(helloText);
    for (int i = 0; i < 200; ++i)
        client.send(R"({"type": "stand"})");
    QVERIFY(client.waitsForClose());
    QVERIFY(!client.texts("too-often").isEmpty());
    QVERIFY(client.texts().last().contains("too-many-faults"));
    QVERIFY(isUndisturbed(pupil));
}

void HostGuardTest::nothingIsDoneBeforeAHello() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    RawClient client(room.url());
    client.send(R"({"type": "sit", "table": 1})");
    QVERIFY(client.waitsFor("hello-first"));
    QCOMPARE(room.table(table).shown().seats[0].member, 0);
    QVERIFY(client.texts("tables").isEmpty());
    client.send(helloText);
    QVERIFY(client.waitsFor("welcome"));
    client.send(helloText);
    QVERIFY(client.waitsFor("already-in"));
    QCOMPARE(room.host().memberCount(), 1);
}

void HostGuardTest::anotherVersionOfTheProtocolIsRefused() {
    ClassRoom room;
    RawClient client(room.url());
    client.send(R"({"type": "hello", "protocol": 2})");
    QVERIFY(client.waitsFor("wrong-protocol"));
    QCOMPARE(room.host().memberCount(), 0);
}

void HostGuardTest::aHugeMessageEndsTheConnection() {
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    RawClient client(room.url());
    client.send(QString(100'000, 'x'));
    QVERIFY(client.waitsForClose());
    QVERIFY(isUndisturbed(pupil));
}

void HostGuardTest::bytesThatAreNoTextAreRefused() {
    ClassRoom room;
    RawClient client(room.url());
    client.socket().sendBinaryMessage("bytes");
    QVERIFY(client.waitsFor("not-json"));
}

void HostGuardTest::whoAnswersNoPingIsClosed() {
    ClassRoom room([](ClassHost::Options& options) { options.limits.ping = std::chrono::milliseconds(400); });
    const int table = room.open("genome-wars", 2);
    RawClient lively(room.url());
    StubbornClient silent(room.url());
    QVERIFY(silent.isOpen());
    silent.sendText(helloText.toLatin1());
    silent.sendText(R"({"type": "sit", "table": 1, "seat": 1})");
    QVERIFY(Pupil::waitsFor(
        [&] { return room.table(table).shown().seats[0].occupant == messages::Occupant::Person; }));
    QVERIFY(silent.waitsForClose());
    QVERIFY(silent.read().contains("no answer to a ping"));
    QVERIFY(room.table(table).shown().seats[0].occupant == messages::Occupant::Away);
    QVERIFY(!lively.isClosed());
}

void HostGuardTest::whoSaysNoHelloIsClosed() {
    ClassRoom room(
        [](ClassHost::Options& options) { options.limits.entry = std::chrono::milliseconds(100); });
    RawClient client(room.url());
    QVERIFY(client.waitsForClose());
    QVERIFY(client.texts().last().contains("silent"));
}

/// It asks for the history of a long game again and again, as often as it may, and reads none of it: more
/// than the system keeps for a connection.
void HostGuardTest::whoDoesNotReadIsClosed() {
    ClassRoom room([](ClassHost::Options& options) { options.limits.mostWaiting = 20'000; });
    const int table = room.open("genotype", 5, 5);
    Pupil starter;
    QVERIFY(starter.comesAsTeacher(room.url()));
    QCOMPARE(starter.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return room.table(table).stage() == messages::Stage::Finished; }));
    StubbornClient slow(room.url(), false);
    QVERIFY(slow.isOpen());
    slow.sendText(R"({"type": "hello", "protocol": 1, "role": "observer"})");
    slow.sendText(R"({"type": "watch", "table": 1})");
    QSignalSpy gone(&room.host(), &ClassHost::clientGone);
    const messages::RateLimit rate = messages::limitOf(messages::Rate::Usual);
    for (int i = 0; i < rate.burst - 2; ++i)
        slow.sendText(R"({"type": "history"})");
    QTimer steady;
    QObject::connect(&steady, &QTimer::timeout, [&slow] { slow.sendText(R"({"type": "history"})"); });
    steady.start(1200 / rate.perSecond);
    QVERIFY(Pupil::waitsFor([&] { return !gone.isEmpty(); }));
    QVERIFY(isUndisturbed(starter));
}

void HostGuardTest::pingsThatComeTooOftenEndTheConnection() {
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    for (const bool isMember : {false, true}) {
        StubbornClient client(room.url());
        QVERIFY(client.isOpen());
        if (isMember)
            client.sendText(helloText.toLatin1());
        for (int i = 0; i < 100; ++i)
            client.sendFrame(pingByte, longestPing);
        QVERIFY(client.waitsForClose());
        QVERIFY(client.read().contains("too-many-faults"));
    }
    QVERIFY(isUndisturbed(pupil));
}

void HostGuardTest::framesThatAreNoWholeTextEndTheConnection_data() {
    QTest::addColumn<char>("first");
    QTest::newRow("pongs that nobody has asked for") << pongByte;
    QTest::newRow("parts of a text that never ends") << '\x00';
    QTest::newRow("bytes") << '\x82';
}

void HostGuardTest::framesThatAreNoWholeTextEndTheConnection() {
    QFETCH(const char, first);
    ClassRoom room;
    StubbornClient client(room.url());
    QVERIFY(client.isOpen());
    client.sendText(helloText.toLatin1());
    if (first == '\x00')
        client.sendFrame('\x01', "{");
    for (int i = 0; i < 100; ++i)
        client.sendFrame(first, {});
    QVERIFY(client.waitsForClose());
    QVERIFY(client.read().contains("too-many-faults"));
}

void HostGuardTest::aFewPingsAreAnswered() {
    ClassRoom room;
    RawClient client(room.url());
    client.send(helloText);
    QVERIFY(client.waitsFor("welcome"));
    int answers = 0;
    QObject::connect(&client.socket(), &QWebSocket::pong, &client.socket(), [&answers] { ++answers; });
    for (int i = 0; i < 5; ++i)
        client.socket().ping("are you there?");
    QVERIFY(Pupil::waitsFor([&] { return answers == 5; }));
    QVERIFY(!client.isClosed());
}

void HostGuardTest::whoReadsNoAnswersToPingsIsCutOff_data() {
    QTest::addColumn<bool>("isMember");
    QTest::addColumn<bool>("isEncrypted");
    QTest::newRow("a member") << true << false;
    QTest::newRow("somebody outside") << false << false;
    QTest::newRow("somebody outside, encrypted") << false << true;
}

/// However many pings are allowed, the answers that wait are bounded.
void HostGuardTest::whoReadsNoAnswersToPingsIsCutOff() {
    QFETCH(const bool, isMember);
    QFETCH(const bool, isEncrypted);
    // Much more than one reading's answers, which wait unencrypted for a moment, so that only those which
    // wait encrypted can reach it.
    const qint64 most = isEncrypted ? 300'000 : 30'000;
    ClassRoom room(
        [&](ClassHost::Options& options) {
            options.limits.mostWaiting = isMember ? most : 0;
            options.limits.mostWaitingOutside = isMember ? 0 : most;
            options.limits.oddFrames = {.burst = 1'000'000, .perSecond = 0};
        },
        isEncrypted ? tests::Entrance::WithCode : tests::Entrance::Open);
    // It reads nothing from the moment on at which it is a member, or the web socket is there.
    QSslSocket client;
    client.setPeerVerifyMode(QSslSocket::VerifyNone);
    client.setReadBufferSize(1000);
    client.connectToHost(room.url().host(), static_cast<quint16>(room.url().port()));
    QVERIFY(client.waitForConnected(tests::patience));
    client.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2000);
    if (isEncrypted) {
        client.startClientEncryption();
        QVERIFY(Pupil::waitsFor([&] { return client.isEncrypted(); }));
    }
    client.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    QVERIFY(Pupil::waitsFor([&] { return client.bytesAvailable() > 0; }));
    const auto send = [&client](char first, const QByteArray& text) {
        client.write(QByteArray(1, first) + static_cast<char>(0x80 | text.size()) + QByteArray(4, '\0') +
                     text);
    };
    if (isMember) {
        send('\x81', helloText.toLatin1());
        QVERIFY(Pupil::waitsFor([&] { return room.host().memberCount() == 1; }));
    }
    QSignalSpy gone(&room.host(), &ClassHost::clientGone);
    qint64 waiting = 0;
    QVERIFY(Pupil::waitsFor([&] {
        for (int i = 0; i < 200 && gone.isEmpty(); ++i)
            send(pingByte, longestPing);
        waiting = std::max(waiting, room.host().bytesWaiting());
        return !gone.isEmpty();
    }));
    // One reading's answers come on top.
    QVERIFY2(waiting <= most + 80'000, qPrintable(QString::number(waiting)));
}

void HostGuardTest::moreClientsThanPlacesAreTurnedAway() {
    ClassRoom room([](ClassHost::Options& options) { options.mostConnections = 2; });
    Pupil one;
    Pupil other;
    QVERIFY(one.comes(room.url()) && other.comes(room.url()));
    RawClient third(room.url());
    third.send(helloText);
    QVERIFY(third.waitsForClose());
    QVERIFY(third.texts().last().contains("class-full"));
    QVERIFY(isUndisturbed(one));
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
}

/// Random bytes after the handshake, and random bytes in place of one.
void HostGuardTest::brokenBytesDisturbNobody() {
    ClassRoom room;
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()));
    core::Random chance(8);
    const auto noise = [&] {
        QByteArray bytes;
        for (int i = 0; i < 3000; ++i)
            bytes += static_cast<char>(chance.below(256));
        return bytes;
    };
    for (int i = 0; i < 5; ++i) {
        StubbornClient broken(room.url());
        QVERIFY(broken.isOpen());
        broken.socket().write(noise());
        QVERIFY(broken.waitsForClose());
        QTcpSocket stranger;
        stranger.connectToHost(room.url().host(), static_cast<quint16>(room.url().port()));
        QVERIFY(stranger.waitForConnected(tests::patience));
        stranger.write(noise());
        stranger.flush();
        QVERIFY(isUndisturbed(pupil));
    }
}

GENOTYPE_TEST(HostGuardTest)

#include "host_guard_test.moc"
