// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/threads/background.h"
#include "app/network/discovery/answer_verifier.h"
#include "app/network/discovery/host_identity.h"
#include "app/network/discovery/join_code.h"

#include <QtCore/QObject>
#include <QtNetwork/QHostAddress>

#include <optional>

namespace app {

/// The door of a class host: who it is (`host.json` in a folder), the three words that pupils type, and the
/// judge of clients that claim to know them. What takes long is done on another thread.
class Authenticator : public QObject {
    Q_OBJECT
public:
    /// Reads the identity, or makes it on the first start. `className`: as pupils' computers show it; the
    /// words hold for this name alone. `cost`: of all hashes; another one is for tests.
    Authenticator(const QString& folder, const QString& className,
                  const commitment::HashCost& cost = commitment::slowCost, QObject* parent = nullptr);

    const join::HostIdentity& identity() const { return m_identity; }
    /// As it is announced.
    const std::string& className() const { return m_className; }

    /// Works out the words, which takes about a second; then emits `ready`, or `failed`.
    void prepare();
    /// The same with a new seal, so with other words. The earlier ones are worth nothing from `ready` on, not
    /// even to a client that answers them at this moment; members stay in.
    void renew();
    bool isReady() const { return m_keeper.has_value(); }
    /// The three words; empty until `ready`.
    const QString& words() const { return m_words; }

    /// What a new connection is asked.
    static std::string challenge() { return join::AnswerVerifier::challenge(); }
    /// Verifies a proof, in hexadecimal digits, as join::AnswerVerifier does. Precondition: isReady().
    join::AnswerVerifier::Verification verify(const QHostAddress& address, const std::string& challenge,
                                              const std::string& proof);

signals:
    /// The words are there, or others are.
    void ready();
    /// They could not be worked out: there is too little memory for the hash, say.
    void failed();

private:
    join::HostIdentity m_identity;
    const std::string m_className;
    const commitment::HashCost m_cost;
    std::optional<join::AnswerVerifier> m_keeper;
    QString m_words;
    threads::Background m_background;
};

} // namespace app
