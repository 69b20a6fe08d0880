// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire_watch.h"

#include <QtNetwork/QSslSocket>

namespace app {

WireWatch::WireWatch(QTcpSocket* socket) : QObject(socket), m_socket(socket) {
    // Slots are called in the order in which they were connected.
    connect(socket, &QTcpSocket::readyRead, this, &WireWatch::look);
}

void WireWatch::begin() {
    m_hasBegun = true;
    connect(m_socket, &QTcpSocket::readyRead, this, [this] {
        m_counted = m_socket->bytesAvailable();
        emit dealtWith();
    });
}

void WireWatch::look() {
    // A client that was cut off can still have sent something.
    if (!m_hasBegun || !m_socket->isOpen())
        return;
    const QByteArray all = m_socket->peek(m_socket->bytesAvailable());
    if (all.size() <= m_counted)
        return;
    const auto fresh = static_cast<std::size_t>(all.size() - m_counted);
    const int odd = m_frames.oddFramesIn({all.constData() + m_counted, fresh});
    m_counted = all.size();
    if (odd > 0)
        emit oddFramesCame(odd);
}

qint64 WireWatch::waiting() const {
    const auto* const encrypted = qobject_cast<const QSslSocket*>(m_socket);
    return m_socket->bytesToWrite() + (encrypted ? encrypted->encryptedBytesToWrite() : 0);
}

} // namespace app
