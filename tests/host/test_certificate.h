// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslKey>

namespace tests {

/// A certificate for tests, of a name that no machine has, and its key, which is no secret.
inline const QByteArray certificatePem = "-----BEGIN CERTIFICATE-----\n"
                                         "MIIBkDCCATegAwIBAgIUAR8U2oNquYJPhI06adLSjp0rkE0wCgYIKoZIzj0EAwIw\n"
                                         "HTEbMBkGA1UEAwwSZ2Vub3R5cGUtaG9zdCB0ZXN0MCAXDTI2MTEyMzE4NTI1OFoY\n"
                                         "DzIxMjYxMDMwMTg1MjU4WjAdMRswGQYDVQQDDBJnZW5vdHlwZS1ob3N0IHRlc3Qw\n"
                                         "WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQxO4nZtPXsVqIBeYxEAgZaZD9Z7DMV\n"
                                         "LG/5sqDfO133rVI1bx8U+ysxtBeZquq+1pqm6gVd5gZLQAcn3PsBehsPo1MwUTAd\n"
                                         "BgNVHQ4EFgQU/XPBAXgwzCUNo3UB1XS7PyfLc6wwHwYDVR0jBBgwFoAU/XPBAXgw\n"
                                         "zCUNo3UB1XS7PyfLc6wwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBE\n"
                                         "AiBJq82H21CEKPf0OxXw6TO2QlxyrKkhYbjDdDk900LSNgIgLqSLWLYyBD9f/la1\n"
                                         "gLYodXHjbf5qh4geyJTfopEQkoM=\n"
                                         "-----END CERTIFICATE-----\n";
inline const QByteArray certificateKeyPem =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgusjSRIpAHBTd/aS5\n"
    "XJ52KuJzsGtncJwuXgF9BxNdBuihRANCAAQxO4nZtPXsVqIBeYxEAgZaZD9Z7DMV\n"
    "LG/5sqDfO133rVI1bx8U+ysxtBeZquq+1pqm6gVd5gZLQAcn3PsBehsP\n"
    "-----END PRIVATE KEY-----\n";

inline QSslCertificate testCertificate() {
    return QSslCertificate(certificatePem);
}

inline QSslConfiguration testEncryption() {
    QSslConfiguration encryption = QSslConfiguration::defaultConfiguration();
    encryption.setLocalCertificate(testCertificate());
    encryption.setPrivateKey(QSslKey(certificateKeyPem, QSsl::Ec));
    encryption.setPeerVerifyMode(QSslSocket::VerifyNone);
    return encryption;
}

} // namespace tests
