// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/member_store.h"

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
            .fingerprint = QByteArray::fromHex("00ff7a"),
            .given = {{.number = 3, .experiment = 18, .counts = {30, 10}, .group = 2},
                      {.number = 4, .experiment = 44, .counts = {9, 3, 3, 1}, .replaces = 1}}};
}

} // namespace

class MemberStoreTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsRememberedIsReadAgain();
    void nothingIsReadWithoutAToken();
    void onlyTheOwnerMayReadIt();
    void aPlaceThatIsRefusedIsSaid();
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

void MemberStoreTest::aPlaceThatIsRefusedIsSaid() {
    QTemporaryDir folder;
    // A file stands where the folder would have to be.
    QFile obstacle(folder.filePath(QStringLiteral("data")));
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    QVERIFY(!MemberStore(obstacle.fileName()).remember(somePlace()));
}

GENOTYPE_TEST(MemberStoreTest)

#include "member_store_test.moc"
