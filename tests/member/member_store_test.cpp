// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/member/member_store.h"

#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

namespace {

RememberedPlace somePlace() {
    return {.host = QUrl(QStringLiteral("wss://10.0.0.5:18660")),
            .token = QStringLiteral("0b9f8e21aa364bd1"),
            .nickname = QStringLiteral("Clover"),
            .fingerprint = QByteArray::fromHex("00ff7a")};
}

} // namespace

class MemberStoreTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsRememberedIsReadAgain();
    void nothingIsReadWithoutAToken();
    void onlyTheOwnerMayReadIt();
};

void MemberStoreTest::whatIsRememberedIsReadAgain() {
    QTemporaryDir folder;
    QVERIFY(!MemberStore(folder.path()).read());
    QVERIFY(MemberStore(folder.path()).remember(somePlace()));
    QVERIFY(MemberStore(folder.path()).read() == somePlace());
    QVERIFY(MemberStore(folder.path()).forget());
    QVERIFY(!MemberStore(folder.path()).read());
}

void MemberStoreTest::nothingIsReadWithoutAToken() {
    QTemporaryDir folder;
    RememberedPlace place = somePlace();
    place.token.clear();
    QVERIFY(MemberStore(folder.path()).remember(place));
    QVERIFY(!MemberStore(folder.path()).read());
    place = somePlace();
    place.host = QUrl(QStringLiteral("file:///etc/passwd"));
    QVERIFY(MemberStore(folder.path()).remember(place));
    QVERIFY(!MemberStore(folder.path()).read());
}

void MemberStoreTest::onlyTheOwnerMayReadIt() {
    QTemporaryDir folder;
    QVERIFY(MemberStore(folder.path()).remember(somePlace()));
    const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
    QVERIFY(!(QFile(folder.filePath(QStringLiteral("class-member.json"))).permissions() & others));
}

GENOTYPE_TEST(MemberStoreTest)

#include "member_store_test.moc"
