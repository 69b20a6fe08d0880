// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/crypto.h"
#include "app/commitment/sealed_dice.h"
#include "places.h"
#include "sealed_game.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace commitment;
using Game = genomewars::Game;
using Record = core::Record<Game>;

namespace {

Verdict verdictOn(const Record& record, const std::string& noted, const std::string& word = "pea") {
    return commitment::verdictOn(core::AnyRecord(record), notedCommitment(noted), word);
}

} // namespace

class SealedDiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The formulas of sealed_dice.h, computed with another program (Python's hmac).
    void commitmentAndSeedAreThoseOfTheDescription() {
        const Record record = tests::sealedGame(0);
        const core::AnyRecord any(record);
        QCOMPARE(any.type()->setupText(any),
                 std::string("genotype-record 1\ngame genome-wars\ncatalogue 1\nplayers 2\nrounds 1\nseed 0\n"
                             "closing each-genome-once\n"));
        QCOMPARE(record.sealedDice->commitment,
                 std::string("e33b467d77cf2407551e187470f754837d58487e0c7bb6a2125cc94504c042bd"));
        QCOMPARE(record.setup.seed, std::uint64_t{15921919915827043276u});
    }

    void aDrawnSecretIsNeverDrawnAgain() {
        const Secret one = drawnSecret();
        const Secret other = drawnSecret();
        QVERIFY(core::isCommitmentNumber(one.key) && core::isCommitmentNumber(one.material));
        QVERIFY(one.key != other.key && one.material != other.material && one.key != one.material);
    }

    void theWordComesAfterTheCommitmentAndDecidesTheSeed() {
        const core::AnyRecord header{tests::shortGame()};
        const auto one = *withSealedDice(header, tests::knownSecret, "pea").as<Game>();
        const auto other = *withSealedDice(header, tests::knownSecret, "bean").as<Game>();
        QCOMPARE(one.sealedDice->commitment, commitmentTo(header, tests::knownSecret));
        QCOMPARE(one.sealedDice->commitment, other.sealedDice->commitment);
        QVERIFY(one.setup.seed != other.setup.seed);
        QVERIFY(one.setup.seed >> 63 == 1);
        // The player alone does not decide it either.
        const auto third = *withSealedDice(header, drawnSecret(), "pea").as<Game>();
        QVERIFY(third.setup.seed != one.setup.seed);
    }

    void theCommitmentCoversSetupAndSecretButNotTitleNamesAndSeed() {
        const std::string own = commitmentTo(core::AnyRecord(tests::shortGame()), tests::knownSecret);
        Record record = tests::shortGame();
        record.title = "Period 3";
        record.seats[0].name = "Alina";
        record.setup.seed = 17;
        QCOMPARE(commitmentTo(core::AnyRecord(record), tests::knownSecret), own);
        record.setup.rounds = 2;
        QVERIFY(commitmentTo(core::AnyRecord(record), tests::knownSecret) != own);
        Secret secret = tests::knownSecret;
        secret.material[0] = '0';
        QVERIFY(commitmentTo(core::AnyRecord(tests::shortGame()), secret) != own);
    }

    void isProvedOnlyByWhatWasNoted() {
        const Record record = tests::sealedGame();
        const std::string noted = record.sealedDice->commitment;
        QCOMPARE(verdictOn(record, noted), Verdict::Proved);
        QCOMPARE(verdictOn(record, noted.substr(0, 32)), Verdict::Proved);
        QCOMPARE(verdictOn(record, noted.substr(0, 31)), Verdict::NothingNoted); // not a commitment
        QCOMPARE(commitment::verdictOn(core::AnyRecord(record), std::nullopt), Verdict::NothingNoted);
        QCOMPARE(commitment::verdictOn(core::AnyRecord(record), noted), Verdict::Proved);
        std::string other = noted;
        other[31] = other[31] == '0' ? '1' : '0';
        QCOMPARE(verdictOn(record, other), Verdict::OtherNoted);
        QCOMPARE(verdictOn(record, noted, "bean"), Verdict::OtherWord);
    }

    void noPartOfTheRecordCanBeExchanged() {
        const Record record = tests::sealedGame(0);
        const std::string noted = record.sealedDice->commitment;
        const auto altered = [&](auto change) {
            Record copy = record;
            change(copy);
            return verdictOn(copy, noted);
        };
        QCOMPARE(altered([](Record& r) { r.setup.seed ^= 1; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.setup.rounds = 2; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.sealedDice->word = "bean"; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.sealedDice->key[5] ^= 1; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.sealedDice->material[5] ^= 1; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.sealedDice->commitment[5] ^= 1; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.title = "Period 3"; }), Verdict::Proved);
    }

    void aNotedCommitmentIsReadAsPeopleWriteIt() {
        const std::string digits = "0123456789abcdef0123456789abcdef";
        QCOMPARE(grouped("0123456789"), std::string("0123 4567 89"));
        QCOMPARE(notedCommitment(grouped(digits)).value_or(""), digits);
        QCOMPARE(notedCommitment(" 0123-4567 89AB cdef\n0123456789abcdef ").value_or(""), digits);
        for (const std::string& wrong :
             {std::string(), digits.substr(1), digits + digits + "0", "x" + digits, std::string("pea")})
            QVERIFY2(!notedCommitment(wrong), wrong.c_str());
    }

    void aRecordKeepsWhatWasRevealed() {
        const Record record = tests::sealedGame();
        const auto read = core::readRecord<Game>(core::toText(record));
        QVERIFY(std::holds_alternative<Record>(read));
        QVERIFY(std::get<Record>(read) == record);
    }

    void aHeaderThatIsNotWellFormedIsRefusedInItsLine_data() {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<int>("line");
        QTest::newRow("commitment") << std::string("commitment e") << std::string("commitment E") << 4;
        QTest::newRow("no word") << std::string("word \"pea\"") << std::string("word \"\"") << 5;
        QTest::newRow("word without quotes") << std::string("word \"pea\"") << std::string("word pea") << 5;
        QTest::newRow("short key") << std::string("key 00") << std::string("key 0") << 6;
        QTest::newRow("no key") << std::string("key 00") << std::string("lock 00") << 6;
        QTest::newRow("long material") << std::string("material f0") << std::string("material ff0") << 7;
    }

    void aHeaderThatIsNotWellFormedIsRefusedInItsLine() {
        QFETCH(const std::string, from);
        QFETCH(const std::string, to);
        QFETCH(const int, line);
        std::string text = core::toText(tests::sealedGame(0));
        text.replace(text.find(from), from.size(), to);
        const auto read = core::readRecord<Game>(text);
        const auto* error = std::get_if<core::ReadError<Game>>(&read);
        QVERIFY(error);
        QCOMPARE(error->kind, core::ReadFault::BadHeader);
        QCOMPARE(error->line, line);
    }

    /// With GENOTYPE_UPDATE_GOLDEN=1 the file is written again; then app/cli/README.md needs its commitment.
    void theExampleOfTheCommandLineIsSuchAGame() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/cli/sealed.genotype"));
        const QByteArray text = QByteArray::fromStdString(core::toText(tests::sealedGame()));
        if (qEnvironmentVariableIsSet("GENOTYPE_UPDATE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(text), text.size());
            file.close();
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
    }
};

GENOTYPE_TEST(SealedDiceTest)
#include "sealed_dice_test.moc"
