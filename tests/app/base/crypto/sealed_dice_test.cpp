// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/crypto.h"
#include "app/base/crypto/proof_words.h"
#include "places.h"
#include "sealed_game.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>
#include <utility>

using namespace commitment;
using Game = genomewars::Game;
using Record = core::Record<Game>;

namespace {

Verdict verdictOn(const Record& record, const std::string& noted,
                  const std::optional<std::string>& word = "pea") {
    return proofOf(core::AnyRecord(record), notedCommitment(noted), word).verdict;
}

/// A whole game that an earlier version sealed: the commitment leaves out the seats, and the word may be
/// anything.
Record earlierGame(const std::string& word = "pea") {
    Record record = tests::sealedGame();
    const core::AnyRecord any(record);
    const std::string key = *bytesOf(tests::knownSecret.key);
    core::DiceCommitment& dice = *record.sealedDice;
    dice.word = word;
    dice.commitment = hexOf(hmacSha256(key, "genotype sealed dice 1\n" + any.type()->setupText(any) +
                                                "material " + tests::knownSecret.material + "\n"));
    const std::string mac =
        hmacSha256(key, "genotype sealed seed 1\n" + dice.commitment + "\n" + word + "\n");
    record.setup.seed = 0;
    for (std::size_t i = 0; i < 8; ++i)
        record.setup.seed = record.setup.seed << 8 | static_cast<unsigned char>(mac[i]);
    record.setup.seed |= std::uint64_t{1} << 63;
    record.actions = tests::playedFrom(record.setup);
    return record;
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
                 std::string("genotype-record 1\ngame genome-wars\ncatalogue 2\nplayers 2\nrounds 1\nseed 0\n"
                             "closing each-genome-once\n"));
        QCOMPARE(any.type()->seatText(any), std::string("seat 1 person colour 0 \"Ada\"\n"
                                                        "seat 2 person colour 1 \"Ben\"\n\n"));
        QCOMPARE(record.sealedDice->commitment,
                 std::string("332a3b8c9839cd7565d3a5225dd634e6f748d44dd7d9f28bd3506ab92dc26d61"));
        QCOMPARE(record.setup.seed, std::uint64_t{10689145929216530742u});
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

    void theCommitmentCoversSetupSeatsAndSecretButNotTitleAndSeed() {
        const std::string own = commitmentTo(core::AnyRecord(tests::shortGame()), tests::knownSecret);
        Record record = tests::shortGame();
        record.title = "Period 3";
        record.setup.seed = 17;
        QCOMPARE(commitmentTo(core::AnyRecord(record), tests::knownSecret), own);
        record.seats[0].name = "Alina";
        QVERIFY(commitmentTo(core::AnyRecord(record), tests::knownSecret) != own);
        record = tests::shortGame();
        record.seats[0].kind = "apprentice";
        QVERIFY(commitmentTo(core::AnyRecord(record), tests::knownSecret) != own);
        record = tests::shortGame();
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
        QCOMPARE(verdictOn(record, noted, std::nullopt), Verdict::NoWord);
        QCOMPARE(verdictOn(record, noted, " Pea "), Verdict::Proved);
        std::string other = noted;
        other[31] = other[31] == '0' ? '1' : '0';
        QCOMPARE(verdictOn(record, other), Verdict::OtherNoted);
        QCOMPARE(verdictOn(record, noted, "bean"), Verdict::OtherWord);
    }

    void noPartOfTheRecordCanBeExchanged() {
        const Record record = tests::sealedGame();
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
        QCOMPARE(altered([](Record& r) { r.seats[1].name = "Alina"; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { std::swap(r.seats[0].name, r.seats[1].name); }),
                 Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.seats[1].kind = "apprentice"; }), Verdict::Contradiction);
        QCOMPARE(altered([](Record& r) { r.actions.clear(); }), Verdict::Unfinished);
        QCOMPARE(altered([](Record& r) { r.actions.pop_back(); }), Verdict::Unfinished);
        QCOMPARE(altered([](Record& r) { r.title = "Period 3"; }), Verdict::Proved);
    }

    void saysThatTitleAndMovesAreNotCovered() {
        const core::AnyRecord any(tests::sealedGame());
        const std::string noted = any.type()->sealedDice(any)->commitment;
        const Proof proof = proofOf(any, noted, "pea");
        QVERIFY(proof.verdict == Verdict::Proved && proof.coversSeats && proof.hasPlainWord);
        std::string all;
        for (const core::Phrase& phrase : proofWords(any, proof))
            all += core::english(phrase) + '\n';
        QVERIFY2(all.starts_with("The dice are proved"), all.c_str());
        QVERIFY2(all.find("Ada (person), Ben (person)") != std::string::npos, all.c_str());
        QVERIFY2(all.find("Not covered: the title and the moves") != std::string::npos, all.c_str());
    }

    void aRecordOfAnEarlierVersionIsReadAndSaysThatItsPlayersAreNotCovered() {
        Record record = earlierGame();
        const std::string noted = record.sealedDice->commitment;
        std::swap(record.seats[0].name, record.seats[1].name);
        const core::AnyRecord any(record);
        const Proof proof = proofOf(any, noted, "pea");
        QCOMPARE(proof.verdict, Verdict::Proved);
        QVERIFY(!proof.coversSeats);
        const auto words = proofWords(any, proof);
        QVERIFY(std::ranges::any_of(words, [](const core::Phrase& phrase) {
            return core::english(phrase).starts_with("Not covered: the players");
        }));
    }

    /// What looks like "pea" on a screen. Earlier versions took any of these for the word that was typed.
    void aSpellingThatLooksLikeTheWordIsNotTheWord_data() {
        QTest::addColumn<std::string>("word");
        QTest::newRow("zero-width space") << std::string("pea\u200b");
        QTest::newRow("joiner within") << std::string("p\u200dea");
        QTest::newRow("Cyrillic e") << std::string("p\u0435a");
        QTest::newRow("space behind") << std::string("pea ");
        QTest::newRow("Hangul filler") << std::string("pea\u3164");
        QTest::newRow("full width") << std::string("\uff50ea");
    }

    void aSpellingThatLooksLikeTheWordIsNotTheWord() {
        QFETCH(const std::string, word);
        const Record record = earlierGame(word);
        const core::AnyRecord any(record);
        const std::string& noted = record.sealedDice->commitment;
        QCOMPARE(verdictOn(record, noted), Verdict::OtherWord);
        QCOMPARE(verdictOn(record, noted, std::nullopt), Verdict::NoWord);
        const std::string told = core::english(proofWords(any, proofOf(any, noted, "pea")).front());
        QVERIFY2(told.find("<U+") != std::string::npos, told.c_str());
        const Proof copied = proofOf(any, noted, word);
        QVERIFY(!copied.hasPlainWord);
        // Now no program can seal such a word.
        Record sealed = tests::sealedGame();
        sealed.sealedDice->word = word;
        QCOMPARE(verdictOn(sealed, sealed.sealedDice->commitment, word), Verdict::Contradiction);
    }

    void aWordHasLettersFromAToZOnly() {
        QCOMPARE(sealWord(" Pea\n").value_or(""), std::string("pea"));
        QCOMPARE(sealWord("ERBSE").value_or(""), std::string("erbse"));
        for (const char* wrong : {"", "  ", "pe", "pea 1", "sweet pea", "pea-", "gr\u00f6\u00dfe",
                                  "pea\u200b", "\u0440\u0435\u0430", "pea\u3164", "pea\u00a0", "7"})
            QVERIFY2(!sealWord(wrong), wrong);
        QVERIFY(sealWord(std::string(40, 'a')) && !sealWord(std::string(41, 'a')));
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
        QTest::newRow("commitment") << std::string("commitment 3") << std::string("commitment A") << 4;
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

    /// With GENOTYPE_UPDATE_GOLDEN=1 the file is written again; then app/programs/cli/README.md needs its
    /// commitment.
    void theExampleOfTheCommandLineIsSuchAGame() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/app/programs/cli/sealed.genotype"));
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
