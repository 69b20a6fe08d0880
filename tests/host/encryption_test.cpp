// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/class_client.h"

#include "host/class_room.h"
#include "host/test_certificate.h"
#include "test_registry.h"

using namespace app;
using tests::ClassRoom;
using tests::Pupil;

/// A host with a certificate that no authority knows, and the client's judge of it.
class EncryptionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRightCertificateLetsTheClientSpeak();
    void aHostWithAnotherCertificateHearsNothing();
    void withoutAJudgeNoHostIsTrusted();
    void theJudgeIsAskedAgainWhenTheConnectionIsMadeAgain();
};

void EncryptionTest::theRightCertificateLetsTheClientSpeak() {
    ClassRoom room({}, tests::testEncryption());
    const int table = room.open("genome-wars", 2);
    Pupil pupil([](const QSslCertificate& shown) { return shown == tests::testCertificate(); });
    QVERIFY(pupil.comes(room.url()));
    QVERIFY(pupil.sitsDown(table));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
}

void EncryptionTest::aHostWithAnotherCertificateHearsNothing() {
    ClassRoom room({}, tests::testEncryption());
    Pupil pupil([](const QSslCertificate&) { return false; });
    QVERIFY(!pupil.comes(room.url()));
    QCOMPARE(pupil.end(), QStringLiteral("untrusted"));
    QCOMPARE(room.host().memberCount(), 0);
}

void EncryptionTest::withoutAJudgeNoHostIsTrusted() {
    ClassRoom room({}, tests::testEncryption());
    Pupil pupil;
    QVERIFY(!pupil.comes(room.url()));
    QCOMPARE(pupil.end(), QStringLiteral("untrusted"));
}

void EncryptionTest::theJudgeIsAskedAgainWhenTheConnectionIsMadeAgain() {
    ClassRoom room({}, tests::testEncryption());
    bool trusts = true;
    Pupil pupil([&trusts](const QSslCertificate&) { return trusts; });
    QVERIFY(pupil.comes(room.url()));
    trusts = false;
    room.restart();
    QVERIFY(Pupil::waitsFor([&] { return pupil.end() == QLatin1String("untrusted"); }));
}

GENOTYPE_TEST(EncryptionTest)

#include "encryption_test.moc"
