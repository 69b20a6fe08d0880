// SPDX-License-Identifier: GPL-3.0-or-later
#include "beacon.h"

#include <QtNetwork/QNetworkDatagram>
#include <QtNetwork/QNetworkInterface>
#include <QtNetwork/QNetworkProxy>

#include <chrono>

namespace app::join {

namespace {

/// A network can come later than the class, such as a wireless one after the computer has slept.
constexpr std::chrono::seconds lookAgain{15};

} // namespace

Beacon::Beacon(std::uint16_t port, const QByteArray& fingerprint, const QString& name, QObject* parent)
    : QObject(parent) {
    m_answer.port = port;
    m_answer.fingerprintStart = fingerprint.left(static_cast<qsizetype>(announcedBytes)).toStdString();
    setName(name);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_again.setInterval(lookAgain);
    connect(&m_socket, &QUdpSocket::readyRead, this, &Beacon::readQuestions);
    connect(&m_again, &QTimer::timeout, this, &Beacon::listenEverywhere);
}

void Beacon::setName(const QString& name) {
    m_answer.name = name.simplified().toStdString();
}

bool Beacon::start(std::uint16_t questionPort) {
    stop();
    // Shared, so that two hosts on one computer can both be found by multicast and broadcast.
    if (!m_socket.bind(QHostAddress(QHostAddress::AnyIPv4), questionPort,
                       QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint))
        return false;
    listenEverywhere();
    m_again.start();
    return true;
}

void Beacon::stop() {
    m_again.stop();
    m_socket.close();
    m_joined.clear();
}

void Beacon::listenEverywhere() {
    QSet<int> now;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        if (!one.flags().testFlag(QNetworkInterface::IsUp))
            continue;
        // One that cannot do multicast is still reached by broadcast.
        if (m_joined.contains(one.index()) ||
            m_socket.joinMulticastGroup(QHostAddress(QString::fromLatin1(questionGroup)), one))
            now.insert(one.index());
    }
    m_joined = now;
}

void Beacon::readQuestions() {
    while (m_socket.hasPendingDatagrams()) {
        const QNetworkDatagram received = m_socket.receiveDatagram(static_cast<qint64>(questionBytes) + 1);
        const QByteArray bytes = received.data();
        const auto question = questionIn({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (!question || !m_limit.allows(received.senderAddress().toString().toStdString(),
                                         std::chrono::steady_clock::now()))
            continue;
        m_answer.nonce = question->nonce;
        // Not makeReply: after a question by broadcast it would answer from the broadcast address.
        m_socket.writeDatagram(QByteArray::fromStdString(datagram(m_answer)), received.senderAddress(),
                               static_cast<quint16>(received.senderPort()));
        ++m_answered;
    }
}

} // namespace app::join
