// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/crypto.h"
#include "app/base/crypto/hidden_text.h"
#include "engine/core/seal.h"
#include "sealed_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace commitment;
using Game = genomewars::Game;
using Record = core::Record<Game>;

namespace {

const std::string cipherKey(cipherKeyBytes, 'k');

std::string plainText() {
    return core::toText(tests::sealedGame(3));
}

/// What a saved file holds while the game is running.
std::string hiddenFile() {
    return core::sealed(withHiddenDice(plainText(), cipherKey));
}

core::ReadFault faultIn(const std::string& text, core::ReadOptions options = {}) {
    const auto read = core::readRecord<Game>(text, options);
    const auto* error = std::get_if<core::ReadError<Game>>(&read);
    return error ? error->kind : core::ReadFault::NotARecord;
}

} // namespace

class HiddenTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keyMaterialAndSeedAreNowhereInTheText() {
        const Record record = tests::sealedGame(3);
        const std::string text = withHiddenDice(core::toText(record), cipherKey);
        for (const std::string& secret :
             {record.sealedDice->key, record.sealedDice->material, std::to_string(record.setup.seed)})
            QCOMPARE(text.find(secret), std::string::npos);
        QVERIFY(text.find(record.sealedDice->commitment) != std::string::npos);
        QVERIFY(text.find("\nword \"pea\"\n") != std::string::npos);
        QVERIFY(text.find("\nmaterial hidden\n") != std::string::npos);
        QVERIFY(text.find("\nseed hidden\n") != std::string::npos);
    }

    void linesStayWhereTheyAre() {
        const std::string plain = plainText();
        const std::string text = withHiddenDice(plain, cipherKey);
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), std::count(plain.begin(), plain.end(), '\n'));
        QCOMPARE(text.substr(text.find("\n\n")), plain.substr(plain.find("\n\n")));
    }

    void aReaderWithoutTheKeySaysThatTheDiceAreSealed() {
        QCOMPARE(faultIn(hiddenFile()), core::ReadFault::DiceHidden);
        QCOMPARE(faultIn(withHiddenDice(plainText(), cipherKey)), core::ReadFault::DiceHidden);
    }

    void theKeyBringsBackTheWholeText() {
        QCOMPARE(withShownDice(withHiddenDice(plainText(), cipherKey), cipherKey).value_or(""), plainText());
        QCOMPARE(withShownDice(hiddenFile(), cipherKey).value_or(""), core::sealed(plainText()));
    }

    void anotherKeyBringsBackNothing() {
        QVERIFY(!withShownDice(hiddenFile(), std::string(cipherKeyBytes, 'l')));
        QVERIFY(!withShownDice(hiddenFile(), ""));
        QVERIFY(!withShownDice(plainText(), cipherKey));
    }

    void onlyATextWithHiddenDiceNamesItsCommitment() {
        QCOMPARE(hiddenCommitment(hiddenFile()).value_or(""), tests::sealedGame(0).sealedDice->commitment);
        QVERIFY(!hiddenCommitment(plainText()));
        QVERIFY(!hiddenCommitment(core::toText(tests::shortGame())));
        QVERIFY(!hiddenCommitment(""));
        QVERIFY(!hiddenCommitment("commitment 12\nkey hidden 00\n\n"));
    }

    void linesThatWereAppendedLaterAreReadToo() {
        const Record whole = tests::sealedGame(4);
        const std::string last = core::toText(whole).substr(plainText().size());
        std::string file = hiddenFile();
        file += core::Seal::behind(file)->on(last);
        const auto read = core::readRecord<Game>(withShownDice(file, cipherKey).value_or(""));
        QVERIFY(std::holds_alternative<Record>(read));
        QVERIFY(std::get<Record>(read) == whole);
    }

    void aLineCutOffIsStillCutOff() {
        const std::string file = hiddenFile() + "4 seat-1 ro";
        const std::string shown = withShownDice(file, cipherKey).value_or("");
        QCOMPARE(faultIn(shown), core::ReadFault::CutOff);
        const auto read = core::readRecord<Game>(shown, {.tolerateCutOff = true});
        QVERIFY(std::holds_alternative<Record>(read));
        QVERIFY(std::get<Record>(read) == tests::sealedGame(3));
    }

    /// Whatever is changed in a line, the reader of the shown text finds it in that line.
    void aChangedLineIsFoundInItsPlace() {
        const std::string file = hiddenFile();
        int line = 1;
        for (std::size_t begin = 0; begin < file.size(); begin = file.find('\n', begin) + 1, ++line) {
            std::string changed = file;
            const std::size_t end = file.find('\n', begin);
            const std::size_t at = end - 3; // in the seal
            changed[at] = changed[at] == '0' ? '1' : '0';
            const auto shown = withShownDice(changed, cipherKey);
            QVERIFY(shown);
            const auto read = core::readRecord<Game>(*shown);
            const auto* error = std::get_if<core::ReadError<Game>>(&read);
            QVERIFY2(error && error->kind == core::ReadFault::Edited && error->line == line,
                     qPrintable(QString::number(line)));
            QVERIFY(std::holds_alternative<Record>(core::readRecord<Game>(*shown, {.acceptEdited = true})));
        }
    }

    void noBytesAreTooStrangeToBeRead() {
        const std::string file = hiddenFile();
        for (std::size_t i = 0; i < file.size(); ++i) {
            std::string changed = file;
            changed[i] = static_cast<char>(changed[i] ^ 0x15);
            withShownDice(changed, cipherKey);
            withShownDice(file.substr(0, i), cipherKey);
        }
        for (const char* strange : {"\n", "\xef\xbb\xbf", "key hidden", "commitment\nkey\n", "\r\n\r\n"})
            QVERIFY(!withShownDice(strange, cipherKey));
    }
};

GENOTYPE_TEST(HiddenTextTest)
#include "hidden_text_test.moc"
