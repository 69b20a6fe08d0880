// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_client.h"

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

ClassClient::ClassClient(QObject* parent) : QObject(parent), m_installation(newInstallation()) {
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &ClassClient::open);
}

std::string ClassClient::newInstallation() {
    constexpr std::size_t bytes = 16;
    return commitment::hexOf(commitment::randomBytes(bytes));
}

ClassClient::~ClassClient() {
    closeSocket();
}

void ClassClient::enter(const QUrl& url, const messages::Hello& hello, const ClassDoor& door) {
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

void ClassClient::leave() {
    if (m_state != State::Out)
        end(ErrorCode::Left);
}

void ClassClient::open() {
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
    connect(m_socket.get(), &QWebSocket::connected, this, &ClassClient::presentItself);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &ClassClient::read);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &ClassClient::lose);
    m_socket->open(m_url);
}

/// The socket may be the sender of the signal that led here.
void ClassClient::closeSocket() {
    m_retry.stop();
    endHandshake();
    m_requests.loseAll();
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->close();
    m_socket.release()->deleteLater();
}

/// The slow hash cannot be stopped half-way, and waiting for it would hold up a window.
void ClassClient::endHandshake() {
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
void ClassClient::presentItself() {
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
    connect(m_handshake.get(), &join::ClientHandshake::hostVerified, this, &ClassClient::onHostVerified);
    connect(m_handshake.get(), &join::ClientHandshake::failed, this, [this] { end(ErrorCode::NoMemory); });
}

void ClassClient::onAtDoor(const messages::HostMessage& message) {
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

void ClassClient::onHostVerified(bool isOurHost) {
    if (!isOurHost) {
        end(ErrorCode::OtherHost);
        return;
    }
    m_known = join::fingerprintOf(m_socket->sslConfiguration().peerCertificate());
    endHandshake();
    sayHello();
}

std::string ClassClient::token() const {
    return m_hello.token.empty() ? m_welcome.token : m_hello.token;
}

void ClassClient::sayHello() {
    messages::Hello hello = m_hello;
    hello.token = token();
    hello.installation = m_installation;
    m_socket->sendTextMessage(QString::fromStdString(messages::toText(messages::FromClient{0, hello})));
}

int ClassClient::request(const messages::ClientMessage& message) {
    if (m_state != State::In)
        return -1;
    const int id = m_requests.next();
    m_socket->sendTextMessage(QString::fromStdString(messages::toText(messages::FromClient{id, message})));
    return id;
}

void ClassClient::perform(const messages::ClientMessage& message, const QObject* context,
                          const ClassRequests::Settle& settle) {
    if (const int id = request(message); id >= 0)
        m_requests.await(id, context, settle);
    else
        settle(NotSent{});
}

int ClassClient::act(const std::string& action) {
    return m_board ? request(messages::Act{.step = m_board->step, .action = action}) : -1;
}

std::pair<int, core::Seat> ClassClient::place() const {
    for (const messages::TableShown& table : m_tables.tables)
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
            if (m_welcome.member != 0 && table.seats[seat].member == m_welcome.member)
                return {table.table, static_cast<core::Seat>(seat)};
    return {0, core::noSeat};
}

void ClassClient::read(const QString& text) {
    const auto result = messages::readHostMessage(text.toStdString());
    if (const auto* message = std::get_if<messages::FromHost>(&result))
        receive(message->id, message->message);
    else
        end(ErrorCode::NotAMessage);
}

void ClassClient::receive(std::optional<int> id, const messages::HostMessage& message) {
    using namespace messages;
    if (m_handshake) {
        onAtDoor(message);
        return;
    }
    const int number = id.value_or(-1);
    const core::Overloaded hear{
        [this](const Welcome& welcome) { admit(welcome); },
        [this, number](const Failed& failure) { onFailure(number, failure); },
        [this, number](const Done&) {
            settleRequest(number, {});
            emit done(number);
            m_requests.settle(number, Done{});
        },
        [this](const Tables& tables) {
            m_tables = tables;
            emit tablesChanged();
        },
        [this](const Board& board) {
            m_board = board;
            emit boardChanged(board);
        },
        [this, number](const History& history) {
            emit historyCame(number, history);
            m_requests.settle(number, Done{});
        },
        [this](const UndoAsked& asked) { emit undoAsked(asked); },
        [this](const PupilMoved& moved) { emit pupilMoved(moved); },
        [this](const Over& over) { emit gameOver(over); },
        [this](const Bye& bye) { m_goodbye = bye.code; },
        [this](const PoolShown& pool) { onPool(pool); },
        [this](const AllClasses& all) {
            m_allClasses[all.experiment] = all;
            emit poolChanged(all.experiment);
        },
        [this, number](const Contributions& list) {
            emit contributionsCame(number, list);
            m_requests.settle(number, Done{});
        },
        [this](const VoteShown& vote) { onVote(vote); },
        [this](const PacingShown& pacing) {
            m_pacing = pacing;
            emit pacingChanged();
        },
        [this](const Assignment& assignment) { onAssignment(assignment); },
        [this](const PupilShown& pupil) { onPupil(pupil); },
        [this](const Tally& tally) { onTally(tally); },
        [this, number](const Answers& answers) {
            emit answersCame(number, answers);
            m_requests.settle(number, Done{});
        },
        // A host sends its challenge to everybody; a client without a handshake knows it by its certificate.
        [](const Challenge&) {},
        // It answers a proof, and none was given, or it was judged already.
        [](const Seal&) {},
    };
    std::visit(hear, message);
}

void ClassClient::admit(const messages::Welcome& welcome) {
    forgetPolls(welcome);
    forgetMonitoring(welcome);
    m_welcome = welcome;
    m_wasIn = true;
    m_pause = firstPause;
    m_board.reset();
    setState(State::In);
    sendContributions();
}

void ClassClient::onFailure(int id, const messages::Failed& failure) {
    settleRequest(id, failure);
    emit failed(id, failure);
    m_requests.settle(id, failure);
    // Refused at the door: the same hello would be refused again.
    if (m_state == State::Entering || m_state == State::Waiting) {
        m_wait = failure.wait;
        end(failure.code);
    }
}

void ClassClient::lose() {
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
    if (!m_isPersistent || !m_wasIn) {
        end(m_goodbye.value_or(ErrorCode::NoAnswer));
        return;
    }
    setState(State::Waiting);
    m_requests.loseAll();
    m_retry.start(m_pause);
    m_pause = std::min(2 * m_pause, longestPause);
}

/// By value: a slot that enters anew forgets the goodbye.
void ClassClient::end(messages::Reason why) { // NOLINT(performance-unnecessary-value-param)
    setState(State::Out);
    closeSocket();
    emit ended(why);
}

void ClassClient::setState(State state) {
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace app
