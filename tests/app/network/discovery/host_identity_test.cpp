// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/network/discovery/host_identity.h"
#include "app/network/discovery/join_code.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtNetwork/QSslServer>
#include <QtNetwork/QSslSocket>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using app::DamageLog;
using namespace app::join;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class HostIdentityTest : public QObject {
    Q_OBJECT

private slots:
    void isMadeOnTheFirstStartAndReadBackOnTheNext() {
        const QTemporaryDir folder;
        const HostIdentity first(folder.path());
        QVERIFY(first.isKept());
        QVERIFY(first.damagedFile().isEmpty());
        QCOMPARE(first.fingerprint().size(), 32);
        QCOMPARE(first.seal().size(), static_cast<qsizetype>(sealBytes));
        const HostIdentity second(folder.path());
        QCOMPARE(second.certificate(), first.certificate());
        QCOMPARE(second.key(), first.key());
        QCOMPARE(second.seal(), first.seal());
        const QTemporaryDir other;
        QVERIFY(HostIdentity(other.path()).fingerprint() != first.fingerprint());
    }

    void onlyTheOwnerMayReadIt() {
        const QTemporaryDir folder;
        HostIdentity identity(folder.path());
        const auto own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
        const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther;
        QCOMPARE(QFile::permissions(identity.path()) & (own | others), own);
        identity.renewSeal();
        QCOMPARE(QFile::permissions(identity.path()) & (own | others), own);
    }

    void theCertificateIsForAServerForTenYears() {
        const QTemporaryDir folder;
        const HostIdentity identity(folder.path(), {QStringLiteral("lab.example"), QStringLiteral("10.0.0.5"),
                                                    QStringLiteral("no,DNS:evil.example")});
        const QSslCertificate& certificate = identity.certificate();
        QCOMPARE(certificate.issuerDisplayName(), certificate.subjectDisplayName());
        QCOMPARE(certificate.publicKey().algorithm(), QSsl::Ec);
        QCOMPARE(certificate.publicKey().length(), 256);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QVERIFY(certificate.effectiveDate() < now.addSecs(-3600));
        QVERIFY(certificate.expiryDate() > now.addYears(10).addDays(-2));
        QCOMPARE(certificate.subjectAlternativeNames().size(), 2);
        QCOMPARE(certificate.subjectAlternativeNames().value(QSsl::DnsEntry), QStringLiteral("lab.example"));
        QCOMPARE(certificate.subjectAlternativeNames().value(QSsl::IpAddressEntry),
                 QStringLiteral("10.0.0.5"));
    }

    void aNewSealIsANewCodeOfTheSameCertificate() {
        const QTemporaryDir folder;
        HostIdentity identity(folder.path());
        const QByteArray before = identity.seal();
        const QByteArray fingerprint = identity.fingerprint();
        identity.renewSeal();
        QVERIFY(identity.seal() != before);
        QVERIFY(identity.isKept());
        const HostIdentity next(folder.path());
        QCOMPARE(next.seal(), identity.seal());
        QCOMPARE(next.fingerprint(), fingerprint);
    }

    void whateverIsDamagedIsPutAside_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("no object") << QByteArray("{") << QByteArray("");
        QTest::newRow("another format") << QByteArray("\"format\": 1") << QByteArray("\"format\": 2");
        QTest::newRow("no key") << QByteArray("\"key\"") << QByteArray("\"kex\"");
        QTest::newRow("a damaged key")
            << QByteArray("PRIVATE KEY-----\\n") << QByteArray("PRIVATE KEY-----\\nAA");
        QTest::newRow("a damaged certificate") << QByteArray("BEGIN CERT") << QByteArray("BEGIN CART");
        QTest::newRow("no seal") << QByteArray("\"seal\": \"") << QByteArray("\"seal\": \"zz");
        QTest::newRow("a longer seal") << QByteArray("\"seal\": \"") << QByteArray("\"seal\": \"00");
    }

    void whateverIsDamagedIsPutAside() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        const QTemporaryDir folder;
        const HostIdentity first(folder.path());
        QByteArray content = contentOf(first.path());
        QVERIFY(content.contains(from));
        write(first.path(), content.replace(from, to));
        DamageLog::current().take();
        {
            // The copy beside it takes its place, so that no pupil needs new words.
            const HostIdentity again(folder.path());
            QVERIFY(again.isKept());
            QCOMPARE(again.fingerprint(), first.fingerprint());
            QCOMPARE(again.seal(), first.seal());
            QVERIFY(again.damagedFile().contains(QStringLiteral("host.damaged")));
            QCOMPARE(DamageLog::current().take().size(), 1);
        }
        write(first.path(), content);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("host.copy.json"))));
        const HostIdentity second(folder.path());
        QVERIFY(second.isKept());
        QVERIFY(second.damagedFile().contains(QStringLiteral("host.damaged")));
        QCOMPARE(contentOf(second.damagedFile()), content);
        QVERIFY(second.fingerprint() != first.fingerprint());
        const QStringList told = DamageLog::current().take();
        QVERIFY2(told.size() == 1 && told.first().contains(QStringLiteral("new words")),
                 qPrintable(told.join(QLatin1Char('|'))));
        QCOMPARE(HostIdentity(folder.path()).fingerprint(), second.fingerprint());
    }

    void theKeyOfAnotherCertificateIsNoticed() {
        const QTemporaryDir mine;
        const QTemporaryDir others;
        const HostIdentity first(mine.path());
        const HostIdentity other(others.path());
        QByteArray content = contentOf(first.path());
        const auto escaped = [](QByteArray pem) { return pem.replace("\n", "\\n"); };
        content.replace(escaped(first.certificate().toPem()), escaped(other.certificate().toPem()));
        write(first.path(), content);
        QVERIFY(QFile::remove(mine.filePath(QStringLiteral("host.copy.json"))));
        const HostIdentity second(mine.path());
        QVERIFY(!second.damagedFile().isEmpty());
    }

    void aDiskThatFailsLeavesAnIdentityForThisRun() {
        for (int failing = 1; failing <= 4; ++failing) {
            const QTemporaryDir folder;
            FaultyDisk disk;
            disk.fail(failing, FaultyDisk::Often::Always);
            HostIdentity identity(folder.path());
            // The first two requests lock and write the file, the third writes its copy.
            QCOMPARE(identity.isKept(), !disk.hasStruck() || failing == 3);
            QVERIFY(!identity.certificate().isNull());
            identity.renewSeal();
            QVERIFY(!identity.isKept() || !disk.hasStruck());
        }
    }

    void aDamagedFileThatCannotBeMovedIsNeverOverwritten() {
        const QTemporaryDir folder;
        const HostIdentity first(folder.path());
        const QByteArray damaged = contentOf(first.path()).replace("\"seal\"", "\"sael\"");
        write(first.path(), damaged);
        FaultyDisk disk;
        disk.fail(1, FaultyDisk::Often::Always); // the first thing it does is to move the file
        {
            HostIdentity second(folder.path());
            second.renewSeal();
            QVERIFY(disk.hasStruck());
            QVERIFY(!second.isKept());
            QCOMPARE(contentOf(first.path()), damaged);
        }
        // If only the first try fails, the next one moves it, and its copy takes its place.
        disk.fail(1, FaultyDisk::Often::Once);
        const HostIdentity third(folder.path());
        QVERIFY(disk.hasStruck());
        QVERIFY(third.isKept());
        QCOMPARE(third.fingerprint(), first.fingerprint());
        QCOMPARE(contentOf(third.damagedFile()), damaged);
    }

    void aServerWithItIsKnownByItsFingerprint() {
        const QTemporaryDir folder;
        const HostIdentity identity(folder.path());
        QSslServer server;
        server.setSslConfiguration(identity.tls());
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QSslSocket visitor;
        visitor.setPeerVerifyMode(QSslSocket::VerifyNone);
        QSignalSpy encrypted(&visitor, &QSslSocket::encrypted);
        visitor.connectToHostEncrypted(QStringLiteral("127.0.0.1"), server.serverPort());
        QVERIFY(encrypted.wait());
        QCOMPARE(fingerprintOf(visitor.peerCertificate()), identity.fingerprint());
        QVERIFY(visitor.sessionProtocol() >= QSsl::TlsV1_2);
    }
};

GENOTYPE_TEST(HostIdentityTest)
#include "host_identity_test.moc"
