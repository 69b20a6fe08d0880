// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/seal.h"

#include "engine/games/any_record.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using core::ReadFault;
using core::Seal;
using core::sealed;

namespace {

const std::string plain = "genotype-record 1\n"
                          "catalogue " +
                          std::to_string(genotype::Game::catalogueVersion) +
                          "\n"
                          "players 2\n"
                          "rounds 5\n"
                          "seed 42\n"
                          "first 2\n"
                          "seat 1 person colour 0 \"Alina\"\n"
                          "seat 2 person colour 1 \"\"\n"
                          "\n";

/// A game of a few moves with an undo, as the engine writes it.
template <typename G> std::string shortGame() {
    core::Record<G> record;
    record.setup.seed = 3;
    typename G::State state = G::newGame(record.setup, nullptr);
    typename G::ActionList legal;
    for (int i = 0; i < 6; ++i) {
        G::legalActions(state, legal);
        record.actions.push_back(legal[0]);
        G::applyLegal(state, legal[0], nullptr);
    }
    return core::toText(record) + core::undoLine(2);
}

std::optional<games::ReadError> faultOf(const std::string& text, core::ReadOptions options = {}) {
    const auto result = games::readAnyRecord(text, options);
    const auto* error = std::get_if<games::ReadError>(&result);
    return error ? std::optional(*error) : std::nullopt;
}

games::AnyRecord readBack(const std::string& text, core::ReadOptions options = {}) {
    const auto result = games::readAnyRecord(text, options);
    const auto* record = std::get_if<games::AnyRecord>(&result);
    return record ? *record : games::AnyRecord();
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const auto at = text.find(what);
    return at == std::string::npos ? "not there" : text.replace(at, what.size(), by);
}

} // namespace

/// The running checksum of records.
class SealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The value that `printf 'genotype-record 1' | gzip | tail -c8 | od -tx4` and zlib's crc32 give.
    void isTheCrc32OfAllThatStandsBefore() {
        QCOMPARE(sealed("123456789\n"), std::string("123456789 #cbf43926\n"));
        QCOMPARE(sealed("\n"), std::string(" #00000000\n"));
        const std::string two = sealed("123456789\nx\n");
        QCOMPARE(two.substr(0, 20), std::string("123456789 #cbf43926\n"));
        QVERIFY(two.substr(20) != sealed("x\n"));
    }

    void aSealedRecordOfEveryGameIsTheSameGame() {
        games::Games::forEach([]<typename G>() {
            const std::string text = shortGame<G>();
            [&] {
                QVERIFY(readBack(text).type());
                QVERIFY(readBack(sealed(text)) == readBack(text));
                QVERIFY(readBack(sealed(text), {.acceptEdited = true}) == readBack(text));
            }();
            return false;
        });
    }

    void linesAreAppendedToASealedText() {
        const std::string text = shortGame<genotype::Game>();
        const auto cut = text.find('\n', text.size() / 2) + 1;
        Seal seal;
        std::string file = seal.on(text.substr(0, cut));
        auto again = Seal::behind(file);
        QVERIFY(again.has_value());
        QCOMPARE(file + seal.on(text.substr(cut)), sealed(text));
        QCOMPARE(file + again->on(text.substr(cut)), sealed(text));
        QVERIFY(!Seal::behind(text).has_value());
        QVERIFY(!Seal::behind("").has_value());
    }

    /// A flipped bit anywhere makes a record unreadable, even where a cut-off end is tolerated, unless the
    /// flip itself cuts off the end.
    void everyFlippedBitIsNoticed() {
        games::Games::forEach([]<typename G>() {
            const std::string text = sealed(shortGame<G>());
            for (std::size_t bit = 0; bit < text.size() * 8; ++bit) {
                std::string flipped = text;
                flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
                const bool noticed = faultOf(flipped).has_value();
                const bool torn = flipped.back() != '\n';
                const bool noticedForgiving = torn || faultOf(flipped, {.tolerateCutOff = true}).has_value();
                if (!noticed || !noticedForgiving)
                    qWarning("bit %d", static_cast<int>(bit));
                [&] { QVERIFY(noticed && noticedForgiving); }();
                if (!noticed || !noticedForgiving)
                    break;
            }
            return false;
        });
    }

    void namesTheLineThatWasChanged() {
        const std::string text = sealed(plain);
        const auto fault = faultOf(replaced(text, "seed 42", "seed 43"));
        QVERIFY(fault.has_value());
        QCOMPARE(fault->kind, ReadFault::Edited);
        QCOMPARE(fault->line, 5);
        QVERIFY(english(fault->words).find("Line 5") != std::string::npos);
        const std::string lost = replaced(text, text.substr(text.find("rounds"), 19), "");
        QCOMPARE(faultOf(lost)->line, 4);
        QCOMPARE(faultOf(text + "# a line that somebody added\n")->line, 10);
        QCOMPARE(faultOf(replaced(text, "Alina", "Marco"))->line, 7);
    }

    void aChangedRecordOpensAsEditedIfItCanBePlayed() {
        const core::ReadOptions edited{.acceptEdited = true};
        const auto record = readBack(replaced(sealed(plain), "seed 42", "seed 43"), edited);
        QVERIFY(record == readBack(replaced(plain, "seed 42", "seed 43")));
        QVERIFY(record.type());
        QVERIFY(readBack(sealed(plain) + "# by hand\n", edited).type());
        QCOMPARE(faultOf(replaced(sealed(plain), "seed 42", "seed x"), edited)->kind, ReadFault::BadHeader);
        // Even if the record belongs to another game and its first lines were changed.
        const std::string wars = sealed(shortGame<genomewars::Game>());
        std::string other = wars;
        char& digit = other[other.find('#') + 1];
        digit = digit == '0' ? '1' : '0';
        QCOMPARE(faultOf(other)->line, 1);
        QVERIFY(readBack(other, edited) == readBack(wars));
    }

    void aRecordWithoutSealsIsReadAsItIs() {
        QVERIFY(!faultOf(plain).has_value());
        QVERIFY(!faultOf(replaced(plain, "seed 42", "seed 43")).has_value());
        // Comments may look like seals.
        QVERIFY(!faultOf(plain + "# abc #01234567\n").has_value());
        QVERIFY(!Seal::isOn("# 01234567"));
        QVERIFY(Seal::isOn(" #01234567"));
        QVERIFY(!Seal::isOn(" #0123456G"));
        QVERIFY(!Seal::isOn("1 #ABCDEF01"));
    }

    void lineEndsOfWindowsAndAByteOrderMarkFit() {
        const std::string text = sealed(shortGame<genotype::Game>());
        std::string other = "\xef\xbb\xbf";
        for (const char c : text)
            other += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QVERIFY(readBack(other) == readBack(text));
        QCOMPARE(Seal::behind(other)->on("undo 1\n"), Seal::behind(text)->on("undo 1\n"));
    }

    void aTornEndIsForgivenAsBefore() {
        const std::string text = sealed(shortGame<genotype::Game>());
        const auto lines = [](std::string_view part) { return std::count(part.begin(), part.end(), '\n'); };
        const auto endOfHeader = text.find('\n', text.find("\n #") + 1) + 1;
        for (std::size_t length = endOfHeader; length < text.size(); ++length) {
            const std::string part = text.substr(0, length);
            QVERIFY(readBack(part, {.tolerateCutOff = true}).type());
            if (part.back() != '\n')
                QCOMPARE(faultOf(part)->kind, ReadFault::CutOff);
            const auto whole = part.substr(0, part.rfind('\n') + 1);
            QCOMPARE(lines(whole), lines(part));
            QVERIFY(readBack(whole) == readBack(part, {.tolerateCutOff = true}));
        }
    }
};

GENOTYPE_TEST(SealTest)
#include "seal_test.moc"
