// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/crypto.h"
#include "app/network/discovery/client_handshake.h"
#include "app/network/discovery/join_code.h"
#include "app/network/discovery/words.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <array>
#include <cstdlib>
#include <string>

using namespace app::join;

namespace {

/// A hash of the same kind in well under a millisecond.
constexpr commitment::HashCost cheap{16, 1, 1};

std::string counted(int first, int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>(first + i);
    return bytes;
}

const std::string fingerprint = counted(0, 32);
const std::string seal = counted(100, 16);
const std::string name = "8b, Lincoln School";

} // namespace

class JoinCodeTest : public QObject {
    Q_OBJECT

private slots:
    /// Computed with Python's hashlib and hmac.
    void codeKeyAndProofAreWhatAnotherLibraryComputes() {
        const Door door = doorOf(fingerprint, seal, name);
        QCOMPARE(door.code.bits(), std::uint64_t{4068411975});
        QCOMPARE(door.code.words(), std::string("library worm film"));
        QCOMPARE(commitment::hexOf(door.key),
                 std::string("e321b9cc0a378f7d287a2723f173a6be96d2ca27903c0870eb1698509ecdc5de"));
        QCOMPARE(commitment::hexOf(proofOf(door.key, std::string(challengeBytes, '\0'))),
                 std::string("b02633c2ee00c4a867ef26ac2d905a3bb5830f70153015808e38ff17dd357c58"));
    }

    void wordsAndBitsAreTheSameCode() {
        QCOMPARE(JoinCode(0).words(), std::string("able able able"));
        QCOMPARE(JoinCode((std::uint64_t{1} << 33) - 1).words(), std::string("zucchini zucchini zucchini"));
        for (std::uint64_t i = 0; i < wordCount; ++i) {
            const JoinCode code(i * 0x9E3779B97F4A7C15ULL);
            QVERIFY(typedCode(code.words()).code == code);
        }
    }

    void manyWaysToTypeACode() {
        const JoinCode code = JoinCode(996395122);
        for (const char* typed : {"buyer mystery banjo", "BUYER-Mystery-banjo", "  buyer,mystery\tbanjo. ",
                                  "byuer mysteryy bnjo"})
            QVERIFY2(typedCode(typed).code == code, typed);
    }

    void saysWhichWordIsWrong() {
        const TypedCode read = typedCode("buyer xylophon banjo");
        QVERIFY(!read.code);
        QCOMPARE(read.unknown, std::string("xylophon"));
        QCOMPARE(typedCode("buyer mystery").count, std::size_t{2});
        QVERIFY(!typedCode("buyer mystery").code);
        QVERIFY(typedCode("buyer mystery").unknown.empty());
        QVERIFY(!typedCode("buyer mystery banjo able").code);
        QVERIFY(!typedCode(std::string(100000, 'a')).code);
        QVERIFY(!typedCode("").code);
        const TypedCode several = typedCode("qark mystery banjo");
        QVERIFY(!several.code);
        QVERIFY(several.meant.size() == 4);
    }

    void noOtherCertificateAndNoOtherSealHasTheCode() {
        const JoinCode code = JoinCode::of(fingerprint, seal, name, cheap);
        QVERIFY(isHostOf(code, fingerprint, seal, name, cheap));
        for (int bit = 0; bit < 8 * 32; ++bit) {
            std::string forged = fingerprint;
            forged[static_cast<std::size_t>(bit / 8)] ^= static_cast<char>(1 << bit % 8);
            QVERIFY(!isHostOf(code, forged, seal, name, cheap));
        }
        for (int sample = 0; sample < 20000; ++sample)
            QVERIFY(!isHostOf(code, fingerprint, commitment::randomBytes(sealBytes), name, cheap));
        QVERIFY(!isHostOf(code, fingerprint, seal.substr(1), name, cheap));
        QVERIFY(!isHostOf(JoinCode(code.bits() ^ 1), fingerprint, seal, name, cheap));
    }

    /// So that no table of seals, or of answers to a challenge, serves two classes.
    void anotherClassOfTheSameHostHasAnotherCodeAndOtherAnswers() {
        const JoinCode code = JoinCode::of(fingerprint, seal, name, cheap);
        const std::string challenge = counted(7, static_cast<int>(challengeBytes));
        for (const std::string other : {"9a", "", "8b, Lincoln Schoo", "8b, Lincoln School "}) {
            QVERIFY(!(JoinCode::of(fingerprint, seal, other, cheap) == code));
            QVERIFY(!isHostOf(code, fingerprint, seal, other, cheap));
            QVERIFY(proofOf(doorKey(code, fingerprint, other, cheap), challenge) !=
                    proofOf(doorKey(code, fingerprint, name, cheap), challenge));
        }
    }

    /// Each of the 33 bits is 0 as often as 1, so that no guess is better than another.
    void codesAreSpreadEvenly() {
        constexpr int samples = 4000;
        std::array<int, 33> ones{};
        for (int sample = 0; sample < samples; ++sample) {
            const auto bits = JoinCode::of(std::to_string(sample), seal, name, cheap).bits();
            for (std::size_t bit = 0; bit < ones.size(); ++bit)
                ones[bit] += static_cast<int>(bits >> bit & 1);
        }
        for (const int count : ones) // 5 standard deviations: sqrt(4000)/2 = 31.6
            QVERIFY2(std::abs(count - samples / 2) < 160, qPrintable(QString::number(count)));
    }

    void aProofIsGoodForOneHostAndOneChallenge() {
        const JoinCode code = JoinCode::of(fingerprint, seal, name, cheap);
        const std::string challenge = counted(7, static_cast<int>(challengeBytes));
        const std::string proof = proofOf(doorKey(code, fingerprint, name, cheap), challenge);
        QVERIFY(proof != proofOf(doorKey(code, fingerprint + 'x', name, cheap), challenge));
        QVERIFY(proof != proofOf(doorKey(code, fingerprint, name, cheap), challenge + 'x'));
        QVERIFY(proof != proofOf(doorKey(JoinCode(code.bits() + 1), fingerprint, name, cheap), challenge));
    }

    void aVisitorAnswersAndJudgesOnAnotherThread() {
        const JoinCode code = JoinCode::of(fingerprint, seal, name, cheap);
        const QByteArray challenge(static_cast<qsizetype>(challengeBytes), 'c');
        ClientHandshake handshake(code, QByteArray::fromStdString(fingerprint), cheap);
        QSignalSpy answered(&handshake, &ClientHandshake::answered);
        QSignalSpy judged(&handshake, &ClientHandshake::hostVerified);
        handshake.answer(challenge, name);
        QCOMPARE(answered.size(), 0); // not before the event loop runs
        QVERIFY(answered.wait());
        QCOMPARE(answered.takeFirst().constFirst().toByteArray().toStdString(),
                 proofOf(doorKey(code, fingerprint, name, cheap), challenge.toStdString()));
        handshake.verifyHost(QByteArray::fromStdString(seal));
        QVERIFY(judged.wait());
        QCOMPARE(judged.takeFirst().constFirst().toBool(), true);
        handshake.verifyHost(QByteArray(sealBytes, 'x'));
        QVERIFY(judged.wait());
        QCOMPARE(judged.takeFirst().constFirst().toBool(), false);
    }

    void aVisitorWithoutMemoryForTheHashTrustsNobody() {
        const JoinCode code = JoinCode::of(fingerprint, seal, name, cheap);
        ClientHandshake handshake(code, QByteArray::fromStdString(fingerprint), {3, 1, 1}); // no power of two
        QSignalSpy answered(&handshake, &ClientHandshake::answered);
        QSignalSpy judged(&handshake, &ClientHandshake::hostVerified);
        QSignalSpy failed(&handshake, &ClientHandshake::failed);
        handshake.answer(QByteArray(static_cast<qsizetype>(challengeBytes), 'c'), name);
        QVERIFY(failed.wait());
        handshake.verifyHost(QByteArray::fromStdString(seal));
        QVERIFY(failed.wait());
        QVERIFY(answered.isEmpty() && judged.isEmpty());
    }
};

GENOTYPE_TEST(JoinCodeTest)
#include "join_code_test.moc"
