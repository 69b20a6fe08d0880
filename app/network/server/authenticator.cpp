// SPDX-License-Identifier: GPL-3.0-or-later
#include "authenticator.h"

#include "app/network/discovery/find_message.h"

#include <QtCore/QMetaObject>

#include <chrono>
#include <utility>

namespace app {

namespace {

/// A name that is never empty, since a host without one would be of an earlier version.
std::string nameFor(const QString& className) {
    const std::string name = join::announcedName(className.simplified().toStdString());
    return name.empty() ? "class" : name;
}

} // namespace

Authenticator::Authenticator(const QString& folder, const QString& className,
                             const commitment::HashCost& cost, QObject* parent)
    : QObject(parent), m_identity(folder), m_className(nameFor(className)), m_cost(cost),
      m_background([this](std::function<void()> result) {
          QMetaObject::invokeMethod(this, std::move(result), Qt::QueuedConnection);
      }) {}

void Authenticator::prepare() {
    m_background.start(
        [this, fingerprint = m_identity.fingerprint().toStdString(), seal = m_identity.seal().toStdString(),
         className = m_className](const std::stop_token&) {
            const join::Door door = join::doorOf(fingerprint, seal, className, m_cost);
            return [this, door, seal] {
                m_keeper.emplace(door.key, seal);
                m_words = QString::fromStdString(door.code.words());
                emit ready();
            };
        },
        [this](const std::exception_ptr&) { emit failed(); });
}

void Authenticator::renew() {
    m_identity.renewSeal();
    prepare();
}

join::AnswerVerifier::Verification
Authenticator::verify(const QHostAddress& address, const std::string& challenge, const std::string& proof) {
    return m_keeper->verify(address.toString().toStdString(), challenge,
                            commitment::bytesOf(proof).value_or(std::string()),
                            std::chrono::steady_clock::now());
}

} // namespace app
