// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_identity.h"

#include "app/base/crypto/certificate.h"
#include "app/base/crypto/crypto.h"
#include "app/base/files/damage.h"
#include "app/base/files/stored.h"
#include "join_code.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QCryptographicHash>
#include <QtCore/QDateTime>
#include <QtCore/QStringList>

#include <utility>

namespace app::join {

namespace {

/// What the file holds.
struct KeptIdentity {
    QString key;
    QString certificate;
    QString seal;
};

template <typename Io> void fields(Io& io, KeptIdentity& kept) {
    io("key", kept.key);
    io("certificate", kept.certificate);
    io("seal", kept.seal);
}

struct Identity {
    Q_DECLARE_TR_FUNCTIONS(app::HostIdentity)
};

constexpr int daysLeft = 365;

QByteArray newSeal() {
    return QByteArray::fromStdString(commitment::randomBytes(sealBytes));
}

} // namespace

QByteArray fingerprintOf(const QSslCertificate& certificate) {
    return certificate.digest(QCryptographicHash::Sha256);
}

HostIdentity::HostIdentity(const QString& folder, const QStringList& names)
    : m_file(folder, Kept::HostIdentity) {
    const json::Json kept = m_file.read();
    if (!kept.empty() && take(kept))
        return;
    make(names);
    if (m_isExpired)
        DamageLog::current().report(Identity::tr(
            "The certificate of your class has nearly run out, so there is a new one. Your class has new "
            "words, and every pupil has to join again with them."));
    if (kept.empty() || m_isExpired || m_file.putAside())
        keep();
    else
        m_kept = false; // and the damaged file stays as it is
}

bool HostIdentity::take(const json::Json& kept) {
    const auto texts = json::storedIn<KeptIdentity>(kept);
    const QSslKey key(texts.key.toLatin1(), QSsl::Ec);
    const QSslCertificate certificate(texts.certificate.toLatin1());
    const auto seal = commitment::bytesOf(texts.seal.toStdString());
    // A key of another certificate would only be noticed when the first visitor comes.
    const bool matches =
        !key.isNull() && !certificate.isNull() &&
        commitment::belongTogether({key.toPem().toStdString(), certificate.toPem().toStdString()});
    if (!matches || !seal || seal->size() != sealBytes)
        return false;
    m_isExpired = certificate.expiryDate() < QDateTime::currentDateTimeUtc().addDays(daysLeft);
    if (m_isExpired)
        return false;
    m_key = key;
    m_certificate = certificate;
    m_seal = QByteArray::fromStdString(*seal);
    return true;
}

void HostIdentity::make(const QStringList& names) {
    std::vector<std::string> listed;
    for (const QString& one : names)
        listed.push_back(one.toStdString());
    const commitment::CertifiedKey made = commitment::selfSigned("Genotype Companion class host", listed);
    m_key = QSslKey(QByteArray::fromStdString(made.key), QSsl::Ec);
    m_certificate = QSslCertificate(QByteArray::fromStdString(made.certificate));
    m_seal = newSeal();
}

json::Json HostIdentity::written(json::Json kept) const {
    return json::over(std::move(kept), KeptIdentity{QString::fromLatin1(m_key.toPem()),
                                                    QString::fromLatin1(m_certificate.toPem()),
                                                    QString::fromLatin1(m_seal.toHex())});
}

void HostIdentity::keep() {
    m_kept = m_file.change([this](json::Json now) {
        // Another program with this folder may have been faster: then this one takes over what is there.
        if (!now.empty() && take(now))
            return now;
        return written(std::move(now));
    });
}

void HostIdentity::renewSeal() {
    m_seal = newSeal();
    m_kept = m_kept && m_file.change([this](json::Json now) { return written(std::move(now)); });
}

QByteArray HostIdentity::fingerprint() const {
    return fingerprintOf(m_certificate);
}

QSslConfiguration HostIdentity::tls() const {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(m_certificate);
    tls.setPrivateKey(m_key);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    return tls;
}

} // namespace app::join
