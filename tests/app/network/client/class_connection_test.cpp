// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/class_connection.h"

#include "test_registry.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWebSockets/QWebSocket>
#include <QtWebSockets/QWebSocketServer>

#include <memory>

using namespace app;
using messages::ErrorCode;
using State = ClassConnection::State;

namespace {

using tests::patience;

/// A host that says what a test tells it to, and keeps what it hears.
class MadeUpHost {
public:
    MadeUpHost() {
        QObject::connect(&m_server, &QWebSocketServer::newConnection, &m_server, [this] {
            m_socket.reset(m_server.nextPendingConnection());
            QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, &m_server,
                             [this](const QString& text) { hear(text.toStdString()); });
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_server.serverPort())); }
    void say(const messages::HostMessage& message, std::optional<int> id = {}) {
        m_socket->sendTextMessage(QString::fromStdString(messages::toText(messages::FromHost{id, message})));
    }
    void hangUp() { m_socket->close(); }
    void stop() { m_server.close(); }
    bool heard(std::size_t count) {
        return QTest::qWaitFor([&] { return all.size() >= count; }, patience);
    }
    const messages::Hello& hello(std::size_t at) const {
        return std::get<messages::Hello>(all.at(at).message);
    }

    std::vector<messages::FromClient> all;

private:
    void hear(const std::string& text) {
        const auto read = messages::readClientMessage(text);
        if (const auto* const message = std::get_if<messages::FromClient>(&read))
            all.push_back(*message);
    }

    QWebSocketServer m_server{QStringLiteral("made up"), QWebSocketServer::NonSecureMode};
    std::unique_ptr<QWebSocket> m_socket;
};

/// A connection that takes a welcome for what it is, and whose end is known.
struct Connected {
    explicit Connected(const MadeUpHost& host) {
        QObject::connect(&connection, &ClassConnection::received, &connection,
                         [this](const std::optional<int>&, const messages::HostMessage& message) {
                             if (const auto* const welcome = std::get_if<messages::Welcome>(&message))
                                 connection.admit(*welcome);
                             if (const auto* const failure = std::get_if<messages::Failed>(&message))
                                 connection.refuse(*failure);
                             if (const auto* const bye = std::get_if<messages::Bye>(&message))
                                 connection.noteGoodbye(bye->code);
                         });
        QObject::connect(&connection, &ClassConnection::ended, &connection,
                         [this](const messages::Reason& why) { ends.push_back(why.code()); });
        QObject::connect(&connection, &ClassConnection::broken, &connection, [this] { ++breaks; });
        connection.enter(host.url(), {});
    }
    bool is(State state) {
        return QTest::qWaitFor([&] { return connection.state() == state; }, patience);
    }
    ClassConnection connection;
    std::vector<ErrorCode> ends;
    int breaks = 0;
};

const messages::Welcome clover{.member = 3, .nickname = "Clover", .token = "0b9f8e21aa364bd1"};

} // namespace

/// The connection of a member, without what it carries.
class ClassConnectionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSentBeforeTheWelcome() {
        MadeUpHost host;
        Connected one(host);
        QVERIFY(!one.connection.send({1, messages::Stand{}}));
        QVERIFY(host.heard(1));
        QVERIFY(host.hello(0).token.empty() && !host.hello(0).installation.empty());
        QVERIFY(!one.connection.send({1, messages::Stand{}}));
        host.say(clover);
        QVERIFY(one.is(State::In));
        QCOMPARE(one.connection.welcome().nickname, std::string("Clover"));
        QVERIFY(one.connection.send({7, messages::Stand{}}));
        QVERIFY(host.heard(2));
        QCOMPARE(host.all[1].id, std::optional(7));
    }

    void aConnectionThatBreaksIsMadeAgainWithTheToken() {
        MadeUpHost host;
        Connected one(host);
        QVERIFY(host.heard(1));
        host.say(clover);
        QVERIFY(one.is(State::In));
        host.hangUp();
        QVERIFY(host.heard(2));
        QVERIFY(one.breaks > 0 && one.ends.empty());
        QCOMPARE(host.hello(1).token, clover.token);
        QCOMPARE(host.hello(1).installation, host.hello(0).installation);
    }

    void whoeverIsRefusedAtTheDoorDoesNotTryAgain() {
        MadeUpHost host;
        Connected one(host);
        QVERIFY(host.heard(1));
        host.say(messages::Failed{ErrorCode::TooManyJoins, "", 0, 20});
        QVERIFY(one.is(State::Out));
        QCOMPARE(one.ends, std::vector{ErrorCode::TooManyJoins});
        QCOMPARE(one.connection.wait(), 20);
    }

    void aGoodbyeThatMeansItIsTheEnd() {
        for (const ErrorCode why : {ErrorCode::Removed, ErrorCode::Elsewhere, ErrorCode::ClassFull}) {
            MadeUpHost host;
            Connected one(host);
            QVERIFY(host.heard(1));
            host.say(clover);
            QVERIFY(one.is(State::In));
            host.say(messages::Bye{why, ""});
            host.hangUp();
            QVERIFY(one.is(State::Out));
            QCOMPARE(one.ends, std::vector{why});
        }
    }

    void aClosedHostIsWaitedForWhereThatIsWanted() {
        for (const bool waits : {true, false}) {
            MadeUpHost host;
            Connected one(host);
            one.connection.setWaitsForClosedHost(waits);
            QVERIFY(host.heard(1));
            host.say(clover);
            QVERIFY(one.is(State::In));
            host.stop();
            host.say(messages::Bye{ErrorCode::HostEnds, ""});
            host.hangUp();
            QVERIFY(one.is(waits ? State::Waiting : State::Out));
            QVERIFY(one.breaks > 0);
        }
    }

    void nobodyAtAnAddressIsSaid() {
        MadeUpHost host;
        host.stop();
        Connected one(host);
        QVERIFY(one.is(State::Out));
        QCOMPARE(one.ends, std::vector{ErrorCode::NoAnswer});
    }
};

GENOTYPE_TEST(ClassConnectionTest)
#include "class_connection_test.moc"
