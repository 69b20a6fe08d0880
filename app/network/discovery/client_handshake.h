// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/threads/background.h"
#include "join_code.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>

#include <string>

namespace app::join {

/// A pupil's computer at the door of a host: works out the answers to its challenges, and whether it is the
/// host whose code was typed, on another thread. One piece of work at a time; a new one discards the earlier.
class ClientHandshake : public QObject {
    Q_OBJECT
public:
    /// `fingerprint`: of the certificate that the host has shown, SHA-256 (`fingerprintOf`).
    ClientHandshake(const JoinCode& code, const QByteArray& fingerprint,
                    const commitment::HashCost& cost = commitment::slowCost, QObject* parent = nullptr);

    /// Whether an answer or a verification is under way, for which the destructor would wait.
    bool isBusy() const { return m_background.isBusy(); }
    /// Emits `answered`; half a second later for the first challenge. `className`: as the host has said it
    /// with the challenge, or as the pupil has chosen it.
    void answer(const QByteArray& challenge, const std::string& className);
    /// Emits `judged` half a second later. Until then, nothing that the host sends deserves trust.
    void verifyHost(const QByteArray& seal);

signals:
    void answered(const QByteArray& proof);
    void hostVerified(bool isOurHost);
    /// In place of either: there is too little memory for the hash, say. Nothing is known of the host.
    void failed();

private:
    void start(threads::Background::Work work);

    const JoinCode m_code;
    const std::string m_fingerprint;
    const commitment::HashCost m_cost;
    std::string m_className;
    std::string m_key; ///< empty until it was needed
    threads::Background m_background;
};

} // namespace app::join
