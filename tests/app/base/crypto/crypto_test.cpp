// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/crypto.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>
#include <string>

using namespace commitment;

namespace {

std::string repeated(char byte, std::size_t count) {
    return std::string(count, byte);
}

std::string counted(std::size_t count) {
    std::string bytes;
    for (std::size_t i = 1; i <= count; ++i)
        bytes += static_cast<char>(i);
    return bytes;
}

} // namespace

class CryptoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slowHashAgreesWithTheVectorsOfRfc7914() {
        QCOMPARE(hexOf(slowHash("", "", {16, 1, 1})),
                 std::string("77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"));
        QCOMPARE(hexOf(slowHash("password", "NaCl", {1024, 8, 16})),
                 std::string("fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"));
        QCOMPARE(hexOf(slowHash("pleaseletmein", "SodiumChloride", {16384, 8, 1})),
                 std::string("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"));
        QVERIFY_EXCEPTION_THROWN(slowHash("", "", {3, 1, 1}), std::runtime_error); // no power of two
    }

    void onlyTheSameBytesAreTheSame() {
        QVERIFY(sameBytes("", ""));
        QVERIFY(sameBytes(std::string_view("a\0b", 3), std::string_view("a\0b", 3)));
        QVERIFY(!sameBytes(std::string_view("a\0b", 3), std::string_view("a\0c", 3)));
        QVERIFY(!sameBytes("a", "ab"));
    }

    void hmacAgreesWithTheVectorsOfRfc4231_data() {
        QTest::addColumn<std::string>("key");
        QTest::addColumn<std::string>("data");
        QTest::addColumn<std::string>("mac");
        QTest::newRow("1") << repeated('\x0b', 20) << std::string("Hi There")
                           << std::string("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
        QTest::newRow("2") << std::string("Jefe") << std::string("what do ya want for nothing?")
                           << std::string("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        QTest::newRow("3") << repeated('\xaa', 20) << repeated('\xdd', 50)
                           << std::string("773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
        QTest::newRow("4") << counted(25) << repeated('\xcd', 50)
                           << std::string("82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
        QTest::newRow("5") << repeated('\x0c', 20) << std::string("Test With Truncation")
                           << std::string("a3b6167473100ee06e0c796c2955552b");
        QTest::newRow("6") << repeated('\xaa', 131)
                           << std::string("Test Using Larger Than Block-Size Key - Hash Key First")
                           << std::string("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
        QTest::newRow("7") << repeated('\xaa', 131)
                           << std::string("This is a test using a larger than block-size key and a larger "
                                          "than block-size data. The key needs to be hashed before being "
                                          "used by the HMAC algorithm.")
                           << std::string("9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
    }

    void hmacAgreesWithTheVectorsOfRfc4231() {
        QFETCH(const std::string, key);
        QFETCH(const std::string, data);
        QFETCH(const std::string, mac);
        QCOMPARE(hexOf(hmacSha256(key, data)).substr(0, mac.size()), mac);
    }

    void randomBytesAreAsManyAsAskedForAndDiffer() {
        QCOMPARE(randomBytes(32).size(), std::size_t{32});
        QVERIFY(randomBytes(32) != randomBytes(32));
    }

    void whatIsEncryptedComesBackAndDoesNotShow() {
        const std::string key = repeated('k', cipherKeyBytes);
        const std::string cipher = encrypted(key, "seed 42", "context");
        QCOMPARE(cipher.find("42"), std::string::npos);
        QCOMPARE(decrypted(key, cipher, "context").value_or(""), std::string("seed 42"));
        QVERIFY(cipher != encrypted(key, "seed 42", "context"));
    }

    void nothingComesBackByAnotherKeyContextOrByte() {
        const std::string key = repeated('k', cipherKeyBytes);
        const std::string cipher = encrypted(key, "seed 42", "context");
        QVERIFY(!decrypted(repeated('l', cipherKeyBytes), cipher, "context"));
        QVERIFY(!decrypted("short", cipher, "context"));
        QVERIFY(!decrypted(key, cipher, "another"));
        QVERIFY(!decrypted(key, "", "context"));
        for (std::size_t i = 0; i < cipher.size(); ++i) {
            std::string changed = cipher;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY2(!decrypted(key, changed, "context"), qPrintable(QString::number(i)));
        }
    }

    void hexadecimalDigitsAreReadStrictly() {
        QCOMPARE(hexOf(std::string("\x00\x7f\xff", 3)), std::string("007fff"));
        QCOMPARE(bytesOf("007fff").value_or(""), std::string("\x00\x7f\xff", 3));
        for (const char* wrong : {"0", "0g", "FF", " 0", "00 "})
            QVERIFY2(!bytesOf(wrong), wrong);
    }
};

GENOTYPE_TEST(CryptoTest)
#include "crypto_test.moc"
