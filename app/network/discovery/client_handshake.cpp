// SPDX-License-Identifier: GPL-3.0-or-later
#include "client_handshake.h"

#include <QtCore/QMetaObject>

#include <utility>

namespace app::join {

ClientHandshake::ClientHandshake(const JoinCode& code, const QByteArray& fingerprint,
                                 const commitment::HashCost& cost, QObject* parent)
    : QObject(parent), m_code(code), m_fingerprint(fingerprint.toStdString()), m_cost(cost),
      m_background([this](std::function<void()> result) {
          QMetaObject::invokeMethod(this, std::move(result), Qt::QueuedConnection);
      }) {}

void ClientHandshake::answer(const QByteArray& challenge, const std::string& className) {
    if (className != m_className)
        m_key.clear();
    m_className = className;
    start([this, known = m_key, className, challenge](const std::stop_token&) {
        std::string key = known.empty() ? doorKey(m_code, m_fingerprint, className, m_cost) : known;
        return [this, key = std::move(key), challenge] {
            m_key = key;
            emit answered(QByteArray::fromStdString(proofOf(m_key, challenge.toStdString())));
        };
    });
}

void ClientHandshake::verifyHost(const QByteArray& seal) {
    start([this, seal, className = m_className](const std::stop_token&) {
        const bool ours = isHostOf(m_code, m_fingerprint, seal.toStdString(), className, m_cost);
        return [this, ours] { emit hostVerified(ours); };
    });
}

void ClientHandshake::start(threads::Background::Work work) {
    m_background.start(std::move(work), [this](const std::exception_ptr&) { emit failed(); });
}

} // namespace app::join
