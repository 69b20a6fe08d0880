// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/answer_verifier.h"
#include "app/network/discovery/join_code.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <string>

using namespace app::join;
using namespace std::chrono_literals;

namespace {

const std::string doorsKey(32, 'k');
const std::string hostsSeal(sealBytes, 's');
const std::string wrongAnswer(32, 'w');

/// A door at a time that passes only when the test says so.
struct Entrance {
    AnswerVerifier keeper{doorsKey, hostsSeal};
    AnswerVerifier::Time now{};

    AnswerVerifier::Verification guess(const std::string& address) {
        return keeper.verify(address, AnswerVerifier::challenge(), wrongAnswer, now);
    }
    AnswerVerifier::Verification know(const std::string& address) {
        const std::string challenge = AnswerVerifier::challenge();
        return keeper.verify(address, challenge, proofOf(doorsKey, challenge), now);
    }
};

} // namespace

class AnswerVerifierTest : public QObject {
    Q_OBJECT

private slots:
    void whoKnowsTheCodeGetsTheSealAndNobodyElse() {
        Entrance door;
        QVERIFY(door.know("10.0.0.5").seal == hostsSeal);
        QVERIFY(!door.guess("10.0.0.5").seal);
        QVERIFY(door.guess("10.0.0.5").looked);
        QVERIFY(!door.keeper.verify("10.0.0.6", "", proofOf(doorsKey, ""), door.now).seal);
    }

    void anAnswerToAnotherChallengeIsWorthNothing() {
        Entrance door;
        const std::string heard = proofOf(doorsKey, AnswerVerifier::challenge());
        QVERIFY(!door.keeper.verify("10.0.0.5", AnswerVerifier::challenge(), heard, door.now).seal);
    }

    void threeSlipsCostNothing() {
        Entrance door;
        for (int i = 0; i < AnswerVerifier::freeTries; ++i)
            QCOMPARE(door.guess("10.0.0.5").wait, 0s);
        QVERIFY(door.know("10.0.0.5").seal);
        QCOMPARE(door.keeper.remembered(), std::size_t{0}); // and are forgotten
    }

    void eachFurtherGuessDoublesThePause() {
        Entrance door;
        for (int i = 0; i < AnswerVerifier::freeTries; ++i)
            door.guess("10.0.0.5");
        AnswerVerifier::Pause expected = AnswerVerifier::firstPause;
        for (int i = 0; i < 20; ++i) {
            const auto pause = door.guess("10.0.0.5").wait;
            QCOMPARE(pause, expected);
            expected = std::min(2 * expected, AnswerVerifier::longestPause);
            door.now += pause;
        }
        QCOMPARE(expected, AnswerVerifier::longestPause);
    }

    void duringAPauseNothingIsJudgedAndNothingGetsLonger() {
        Entrance door;
        for (int i = 0; i <= AnswerVerifier::freeTries; ++i)
            door.guess("10.0.0.5");
        for (int i = 0; i < 100; ++i)
            QCOMPARE(door.guess("10.0.0.5").wait, AnswerVerifier::firstPause);
        QVERIFY(!door.know("10.0.0.5").seal);
        QVERIFY(!door.know("10.0.0.5").looked);
        door.now += 1s;
        QCOMPARE(door.know("10.0.0.5").wait, 1s);
        door.now += 1s;
        QVERIFY(door.know("10.0.0.5").seal);
    }

    void othersNeedNotWait() {
        Entrance door;
        for (int i = 0; i < 10; ++i)
            door.guess("10.0.0.5");
        QVERIFY(door.know("10.0.0.6").seal);
    }

    void aComputerIsOneUnderAllOfItsAddresses() {
        Entrance door;
        for (int i = 0; i <= AnswerVerifier::freeTries; ++i)
            door.guess("fe80:0:0:1::" + std::to_string(i + 1));
        QVERIFY(door.guess("fe80:0:0:1:2:3:4:5").wait > 0s);
        QVERIFY(door.know("fe80:0:0:2::1").seal);
        for (int i = 0; i <= AnswerVerifier::freeTries; ++i)
            door.guess("::ffff:10.0.0.5");
        QVERIFY(door.guess("10.0.0.5").wait > 0s);
        QVERIFY(door.know("::ffff:10.0.0.6").seal);
    }

    void rememberedComputersAreBounded() {
        Entrance door;
        for (int i = 0; i < 50000; ++i)
            door.guess("10." + std::to_string(i / 65536) + '.' + std::to_string(i / 256 % 256) + '.' +
                       std::to_string(i % 256));
        QVERIFY(door.keeper.remembered() <= AnswerVerifier::mostRemembered + 1);
        // All further ones share a count, which has reached its longest pause.
        QCOMPARE(door.guess("10.9.9.9").wait, door.guess("10.9.9.8").wait);
        QVERIFY(door.guess("10.9.9.9").wait > 0s);
        door.now += AnswerVerifier::longestPause + AnswerVerifier::memory + 1s;
        QVERIFY(door.know("10.9.9.9").seal);
        QVERIFY(door.keeper.remembered() <= 1);
    }

    /// What the README says of guessing: a whole /24 that guesses through a school day finds the code once in
    /// some hundred thousand days.
    void aDayOfGuessingFromAWholeNetworkIsHopeless() {
        Entrance door;
        int looked = 0;
        while (door.now.time_since_epoch() < 8h) {
            door.now += std::max(door.guess("10.0.0.5").wait, 1s);
            ++looked;
        }
        const double chance = 254.0 * looked / static_cast<double>(std::uint64_t{1} << 33);
        QVERIFY2(looked < 80, qPrintable(QString::number(looked)));
        QVERIFY(chance < 3e-6);
    }
};

GENOTYPE_TEST(AnswerVerifierTest)
#include "answer_verifier_test.moc"
