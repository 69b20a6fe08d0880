// SPDX-License-Identifier: GPL-3.0-or-later
#include "real_surroundings.h"

#include <QtCore/QFile>
#include <QtCore/QMetaObject>
#include <QtCore/QtEndian>
#include <QtCore/QTimer>
#include <QtNetwork/QHostInfo>
#include <QtNetwork/QNetworkInterface>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QTcpSocket>
#include <QtNetwork/QUdpSocket>

#include <algorithm>

namespace app::join {

namespace {

constexpr qint64 mostTableBytes = 256 * 1024;

QByteArray tableAt(const char* path) {
    QFile file(QString::fromLatin1(path));
    // Not by its size, which is 0 for such files.
    return file.open(QIODevice::ReadOnly) ? file.read(mostTableBytes) : QByteArray();
}

QList<QByteArrayList> rowsOf(const QByteArray& table) {
    QList<QByteArrayList> rows;
    const QByteArrayList lines = table.split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) // the first one names the columns
        rows << lines[i].simplified().split(' ');
    return rows;
}

Reach reachOf(QAbstractSocket::SocketError error) {
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError: return Reach::Refused;
    case QAbstractSocket::SocketTimeoutError: return Reach::Silent;
    default: return Reach::Unreachable;
    }
}

} // namespace

QList<QHostAddress> routersIn(const QByteArray& routes) {
    constexpr int destinationColumn = 1;
    constexpr int gatewayColumn = 2;
    QList<QHostAddress> routers;
    for (const QByteArrayList& row : rowsOf(routes)) {
        bool isNumber = false;
        const quint32 gateway =
            row.size() > gatewayColumn ? row[gatewayColumn].toUInt(&isNumber, 16) : 0; // in network order
        if (isNumber && gateway != 0 && row[destinationColumn] == "00000000")
            routers << QHostAddress(qFromBigEndian(gateway));
    }
    return routers;
}

QList<QHostAddress> neighboursIn(const QByteArray& table) {
    constexpr int flagsColumn = 2;
    constexpr uint complete = 2; // ATF_COM: the address was answered for
    QList<QHostAddress> there;
    for (const QByteArrayList& row : rowsOf(table))
        if (const QHostAddress address(QString::fromLatin1(row.constFirst()));
            row.size() > flagsColumn && (row[flagsColumn].toUInt(nullptr, 16) & complete) != 0 &&
            !address.isNull())
            there << address;
    return there;
}

RealSurroundings::RealSurroundings(std::uint16_t questionPort, QObject* parent)
    : Surroundings(parent), m_questionPort(questionPort), m_underWay(new QObject(this)) {}

QList<OwnAddress> RealSurroundings::ownAddresses() const {
    QList<OwnAddress> own;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        const auto flags = one.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : one.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && entry.prefixLength() >= 0)
                own << OwnAddress{entry.ip(), entry.prefixLength(), entry.broadcast()};
    }
    return own;
}

QList<QHostAddress> RealSurroundings::routers() const {
    return routersIn(tableAt("/proc/net/route"));
}

QList<QHostAddress> RealSurroundings::neighbours() const {
    return neighboursIn(tableAt("/proc/net/arp"));
}

void RealSurroundings::listen(QUdpSocket* socket) {
    connect(socket, &QUdpSocket::readyRead, this, [this, socket] {
        while (socket->hasPendingDatagrams()) {
            QHostAddress from;
            QByteArray bytes(static_cast<qsizetype>(questionBytes) + 1, '\0');
            const qint64 count = socket->readDatagram(bytes.data(), bytes.size(), &from);
            if (count >= 0)
                emit heard(bytes.left(count), from);
        }
    });
}

void RealSurroundings::findVoices() {
    const QList<OwnAddress> own = ownAddresses();
    for (const Voice& voice : m_voices)
        if (!own.contains(voice.from))
            voice.socket->deleteLater();
    std::erase_if(m_voices, [&](const Voice& voice) { return !own.contains(voice.from); });
    for (const OwnAddress& address : own) {
        if (std::ranges::any_of(m_voices, [&](const Voice& voice) { return voice.from == address; }))
            continue;
        auto* socket = new QUdpSocket(m_underWay);
        socket->setProxy(QNetworkProxy::NoProxy);
        if (!socket->bind(address.address, 0))
            continue;
        listen(socket);
        m_voices.push_back({address, socket});
    }
}

void RealSurroundings::askEverybody(const QByteArray& datagram) {
    // Each way may be shut; what counts is whether an answer comes.
    findVoices();
    const QHostAddress group(QString::fromLatin1(questionGroup));
    for (const Voice& voice : m_voices) {
        for (const QNetworkInterface& one : QNetworkInterface::allInterfaces())
            for (const QNetworkAddressEntry& entry : one.addressEntries())
                if (entry.ip() == voice.from.address)
                    voice.socket->setMulticastInterface(one);
        voice.socket->writeDatagram(datagram, group, m_questionPort);
        voice.socket->writeDatagram(datagram, QHostAddress(QHostAddress::Broadcast), m_questionPort);
        if (!voice.from.broadcast.isNull())
            voice.socket->writeDatagram(datagram, voice.from.broadcast, m_questionPort);
    }
}

void RealSurroundings::ask(const QByteArray& datagram, const QHostAddress& whom) {
    findVoices();
    // From the address in that computer's network, or, beyond a router, from each.
    bool sent = false;
    for (const Voice& voice : m_voices)
        if (voice.from.reaches(whom))
            sent = voice.socket->writeDatagram(datagram, whom, m_questionPort) > 0 || sent;
    for (const Voice& voice : m_voices)
        if (!sent)
            voice.socket->writeDatagram(datagram, whom, m_questionPort);
}

void RealSurroundings::probe(const QHostAddress& address, quint16 port, int patience) {
    auto* socket = new QTcpSocket(m_underWay);
    // A school's proxy would answer for every address.
    socket->setProxy(QNetworkProxy::NoProxy);
    auto* timer = new QTimer(socket);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this,
            [this, socket, address, port] { report(socket, address, port, Reach::Silent); });
    connect(socket, &QTcpSocket::connected, this,
            [this, socket, address, port] { report(socket, address, port, Reach::Connected); });
    connect(socket, &QTcpSocket::errorOccurred, this,
            [this, socket, address, port](QAbstractSocket::SocketError error) {
                report(socket, address, port, reachOf(error));
            });
    timer->start(patience);
    socket->connectToHost(address, port);
}

void RealSurroundings::report(QTcpSocket* socket, const QHostAddress& address, quint16 port, Reach reach) {
    silence(socket);
    socket->deleteLater();
    // Later, because a probe can fail before `probe` returns.
    QMetaObject::invokeMethod(
        this, [this, address, port, reach] { emit probed(address, port, reach); }, Qt::QueuedConnection);
}

void RealSurroundings::silence(QObject* socket) {
    disconnect(socket, nullptr, this, nullptr);
    for (QObject* timer : socket->children())
        disconnect(timer, nullptr, this, nullptr);
}

void RealSurroundings::resolve(const QString& name) {
    QHostInfo::lookupHost(name, m_underWay,
                          [this, name](const QHostInfo& found) { emit resolved(name, found.addresses()); });
}

void RealSurroundings::stop() {
    // This may be called by what one of the sockets has just brought.
    for (QObject* socket : m_underWay->children())
        silence(socket);
    m_underWay->deleteLater();
    m_underWay = new QObject(this);
    m_voices.clear();
}

} // namespace app::join
