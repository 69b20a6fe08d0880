// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslKey>

namespace app::join {

/// What makes a class host the same one from lesson to lesson: a key, a certificate that the key signs
/// itself, and the seal from which, together, the code follows. They are made on the first start and kept in
/// `host.json` in the data folder, which only its owner may read. A file that cannot be understood, or whose
/// certificate has less than a year left, is put aside and a new identity made.
class HostIdentity {
public:
    /// `names`: host names and addresses that a new certificate names; none are needed, since visitors know
    /// the host by its code.
    explicit HostIdentity(const QString& folder, const QStringList& names = {});

    const QSslKey& key() const { return m_key; }
    const QSslCertificate& certificate() const { return m_certificate; }
    /// SHA-256 of the certificate (DER): 32 bytes.
    QByteArray fingerprint() const;
    /// `sealBytes` of `join_code.h`: a secret.
    const QByteArray& seal() const { return m_seal; }
    /// TLS 1.2 or later with this certificate, for a server that asks its visitors for none.
    QSslConfiguration tls() const;

    /// Makes a new seal, and so a new code, for the same certificate. Codes shown before are worth nothing
    /// from then on.
    void renewSeal();

    /// False if the file could not be written: the next start will have another certificate and another code.
    bool isKept() const { return m_kept; }
    /// Where a file that could not be understood was put; empty if there was none.
    const QString& damagedFile() const { return m_file.damagedFile(); }
    const QString& path() const { return m_file.path(); }

private:
    bool take(const json::Json& kept);
    void make(const QStringList& names);
    void keep();
    /// What is kept, with this identity in it.
    json::Json written(json::Json kept) const;

    StateFile m_file;
    QSslKey m_key;
    QSslCertificate m_certificate;
    QByteArray m_seal;
    bool m_kept = true;
    /// What is kept is all right, but runs out too soon.
    bool m_isExpired = false;
};

/// SHA-256 of a certificate (DER): 32 bytes.
QByteArray fingerprintOf(const QSslCertificate& certificate);

} // namespace app::join
