// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "address_limit.h"
#include "find_message.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QTimer>
#include <QtNetwork/QUdpSocket>

namespace app::join {

/// A host's answer to the questions of pupils' computers. It sends nothing unasked.
class Beacon : public QObject {
    Q_OBJECT
public:
    /// `port`: of the class (TCP). `fingerprint`: of the certificate.
    Beacon(std::uint16_t port, const QByteArray& fingerprint, const QString& name, QObject* parent = nullptr);

    /// Begins to answer. False if the port for questions cannot be had; the class can still be found by
    /// probing or by its address.
    bool start(std::uint16_t questionPort = usualPort);
    void stop();
    bool isOn() const { return m_socket.state() == QAbstractSocket::BoundState; }

    void setName(const QString& name);
    /// How many questions were answered.
    int answered() const { return m_answered; }

private:
    /// Takes part in the multicast group on every network there is now.
    void listenEverywhere();
    void readQuestions();

    QUdpSocket m_socket;
    HostAnswer m_answer;
    AddressLimit m_limit{answerRates};
    QSet<int> m_joined; ///< indexes of network interfaces
    QTimer m_again;
    int m_answered = 0;
};

} // namespace app::join
