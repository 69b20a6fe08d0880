// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_connection.h"

#include "app/network/discovery/host_identity.h"
#include "engine/core/overloaded.h"

#include <QtCore/QCoreApplication>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslSocket>
#include <QtWebSockets/QWebSocket>

#include <algorithm>

namespace app {

using messages::ErrorCode;

namespace {

/// Between two tries: the first at once, then twice as long each time.
constexpr std::chrono::milliseconds firstPause{250};
constexpr std::chrono::milliseconds longestPause{8'000};

} // namespace

ClassConnection::ClassConnection(QObject* parent) : QObject(parent), m_installation(newInstallation()) {
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &ClassConnection::open);
}

std::string ClassConnection::newInstallation() {
    constexpr std::size_t bytes = 16;
    return commitment::hexOf(commitment::randomBytes(bytes));
}

ClassConnection::~ClassConnection() {
    closeSocket();
}

void ClassConnection::enter(const QUrl& url, const messages::Hello& hello, const ClassDoor& door) {
    closeSocket();
    if (url != m_url || door.code) {
        // The token of one host is none of another's business.
        m_welcome = {};
        m_known.clear();
    }
    m_url = url;
    m_hello = hello;
    m_code = door.code;
    m_className = door.className;
    if (!door.fingerprint.isEmpty())
        m_known = door.fingerprint;
    m_wait = 0;
    m_wasIn = false;
    m_pause = firstPause;
    setState(State::Entering);
    open();
}

void ClassConnection::leave() {
    if (m_state != State::Out)
        end(ErrorCode::Left);
}

void ClassConnection::open() {
    closeSocket();
    m_goodbye.reset();
    m_socket = std::make_unique<QWebSocket>();
    m_socket->setMaxAllowedIncomingFrameSize(messages::maxHostBytes * 4);
    m_socket->setMaxAllowedIncomingMessageSize(messages::maxHostBytes * 4);
    if (m_url.scheme() == QLatin1String("wss")) {
        // No authority knows a host in a classroom: `presentItself` looks at the certificate.
        QSslConfiguration encryption = QSslConfiguration::defaultConfiguration();
        encryption.setPeerVerifyMode(QSslSocket::QueryPeer);
        m_socket->setSslConfiguration(encryption);
        QWebSocket* const socket = m_socket.get();
        connect(socket, &QWebSocket::sslErrors, socket, [socket] { socket->ignoreSslErrors(); });
    }
    connect(m_socket.get(), &QWebSocket::connected, this, &ClassConnection::presentItself);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &ClassConnection::read);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &ClassConnection::lose);
    m_socket->open(m_url);
}

/// The socket may be the sender of the signal that led here.
void ClassConnection::closeSocket() {
    m_retry.stop();
    endHandshake();
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->close();
    m_socket.release()->deleteLater();
    emit broken();
}

/// The slow hash cannot be stopped half-way, and waiting for it would hold up a window.
void ClassConnection::endHandshake() {
    if (!m_handshake)
        return;
    join::ClientHandshake* const left = m_handshake.release();
    left->disconnect(this);
    if (!left->isBusy()) {
        left->deleteLater();
        return;
    }
    left->setParent(QCoreApplication::instance());
    connect(left, &join::ClientHandshake::answered, left, &QObject::deleteLater);
    connect(left, &join::ClientHandshake::hostVerified, left, &QObject::deleteLater);
    connect(left, &join::ClientHandshake::failed, left, &QObject::deleteLater);
}

/// Before an encrypted host is known, nothing is said but the answer to its challenge.
void ClassConnection::presentItself() {
    if (m_url.scheme() != QLatin1String("wss")) {
        sayHello();
        return;
    }
    const QSslCertificate certificate = m_socket->sslConfiguration().peerCertificate();
    const QByteArray shown = certificate.isNull() ? QByteArray() : join::fingerprintOf(certificate);
    if (shown.isEmpty() || (m_known.isEmpty() && !m_code) || (!m_known.isEmpty() && shown != m_known)) {
        end(ErrorCode::Untrusted);
        return;
    }
    if (!m_known.isEmpty() && (!token().empty() || !m_code)) {
        sayHello();
        return;
    }
    m_hasAnswered = false;
    m_handshake = std::make_unique<join::ClientHandshake>(*m_code, shown, m_cost);
    connect(m_handshake.get(), &join::ClientHandshake::answered, this, [this](const QByteArray& proof) {
        const messages::Proof message{commitment::hexOf(proof.toStdString())};
        m_socket->sendTextMessage(QString::fromStdString(messages::toText(messages::FromClient{0, message})));
    });
    connect(m_handshake.get(), &join::ClientHandshake::hostVerified, this, &ClassConnection::onHostVerified);
    connect(m_handshake.get(), &join::ClientHandshake::failed, this, [this] { end(ErrorCode::NoMemory); });
}

void ClassConnection::onAtDoor(const messages::HostMessage& message) {
    using namespace messages;
    const core::Overloaded isExpected{
        [this](const Challenge& challenge) {
            const auto bytes = commitment::bytesOf(challenge.challenge);
            // A host of an earlier version: its words are others.
            if (challenge.className.empty()) {
                end(ErrorCode::WrongProtocol);
                return true;
            }
            if (!m_className.empty() && challenge.className != m_className) {
                end(ErrorCode::OtherHost);
                return true;
            }
            // Another one would be an attempt to learn more.
            if (!bytes || bytes->size() != join::challengeBytes || m_hasAnswered)
                return false;
            m_hasAnswered = true;
            m_handshake->answer(QByteArray::fromStdString(*bytes), challenge.className);
            return true;
        },
        [this](const Seal& seal) {
            if (!m_hasAnswered || m_handshake->isBusy())
                return false;
            m_handshake->verifyHost(
                QByteArray::fromStdString(commitment::bytesOf(seal.seal).value_or(std::string())));
            return true;
        },
        [this](const Failed& failure) {
            if (failure.code != ErrorCode::WrongCode && failure.code != ErrorCode::Wait)
                return false;
            m_wait = failure.wait;
            end(failure.code);
            return true;
        },
        [this](const Bye& bye) {
            m_goodbye = bye.code;
            return true;
        },
        // A host that has not proved itself has nothing to say about a class.
        [](const core::OneOf<Welcome, Done, Tables, Board, History, UndoAsked, Over, PoolShown, Contributions,
                             VoteShown, PacingShown, Assignment, PupilShown, Tally, Answers, AllClasses,
                             PupilMoved> auto&) { return false; },
    };
    if (!std::visit(isExpected, message))
        end(ErrorCode::NotAMessage);
}

void ClassConnection::onHostVerified(bool isOurHost) {
    if (!isOurHost) {
        end(ErrorCode::OtherHost);
        return;
    }
    m_known = join::fingerprintOf(m_socket->sslConfiguration().peerCertificate());
    endHandshake();
    sayHello();
}

std::string ClassConnection::token() const {
    return m_hello.token.empty() ? m_welcome.token : m_hello.token;
}

void ClassConnection::sayHello() {
    messages::Hello hello = m_hello;
    hello.token = token();
    hello.installation = m_installation;
    m_socket->sendTextMessage(QString::fromStdString(messages::toText(messages::FromClient{0, hello})));
}

bool ClassConnection::send(const messages::FromClient& message) {
    if (m_state != State::In)
        return false;
    m_socket->sendTextMessage(QString::fromStdString(messages::toText(message)));
    return true;
}

void ClassConnection::read(const QString& text) {
    const auto result = messages::readHostMessage(text.toStdString());
    const auto* const message = std::get_if<messages::FromHost>(&result);
    if (!message)
        end(ErrorCode::NotAMessage);
    else if (m_handshake)
        onAtDoor(message->message);
    else
        emit received(message->id, message->message);
}

void ClassConnection::admit(const messages::Welcome& welcome) {
    m_welcome = welcome;
    m_wasIn = true;
    m_pause = firstPause;
    setState(State::In);
}

void ClassConnection::refuse(const messages::Failed& failure) {
    if (m_state != State::Entering && m_state != State::Waiting)
        return;
    m_wait = failure.wait;
    end(failure.code);
}

void ClassConnection::lose() {
    if (m_state == State::Out)
        return;
    // The host does not want this client; a host that has ended, or found it slow or silent, may have it
    // back.
    const bool isUnwanted = m_goodbye == ErrorCode::Elsewhere || m_goodbye == ErrorCode::TooManyFaults ||
                            m_goodbye == ErrorCode::Removed || m_goodbye == ErrorCode::ClassFull ||
                            (m_goodbye == ErrorCode::HostEnds && !m_waitsForClosedHost);
    if (isUnwanted) {
        end(*m_goodbye);
        return;
    }
    // Somebody who wants to come in is told that nobody is there, also after an earlier visit.
    if (!m_wasIn) {
        end(m_goodbye.value_or(ErrorCode::NoAnswer));
        return;
    }
    setState(State::Waiting);
    emit broken();
    m_retry.start(m_pause);
    m_pause = std::min(2 * m_pause, longestPause);
}

/// By value: a slot that enters anew forgets the goodbye.
void ClassConnection::end(messages::Reason why) { // NOLINT(performance-unnecessary-value-param)
    setState(State::Out);
    closeSocket();
    emit ended(why);
}

void ClassConnection::setState(State state) {
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace app
