// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/mystery.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

using namespace lessons::breeding;

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

bool isCode(const std::string& text) {
    return std::holds_alternative<MysteryCode>(readCode(text));
}

CodeError errorOf(std::string_view text) {
    return std::get<CodeError>(readCode(text));
}

} // namespace

/// Codes that are handed out, and what they stand for.
class MysteryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCodeIsReadAsItWasWritten() {
        for (const Organism organism : allOrganisms)
            for (int level = 1; level <= levelCount; ++level)
                for (std::uint32_t seed = 0; seed < mysteryCount; seed += 4999) {
                    const MysteryCode code{level, organism, seed};
                    const auto read = readCode(text(code));
                    QVERIFY(std::holds_alternative<MysteryCode>(read));
                    QVERIFY(std::get<MysteryCode>(read) == code);
                }
    }

    void aCodeIsReadHoweverItIsTyped() {
        const MysteryCode code{2, Organism::Fly, 77};
        std::string typed = text(code);
        QCOMPARE(typed.size(), std::size_t{7});
        std::ranges::transform(typed, typed.begin(), [](char letter) { return char(std::tolower(letter)); });
        typed.erase(3, 1);
        QVERIFY(std::get<MysteryCode>(readCode(' ' + typed.substr(0, 2) + ' ' + typed.substr(2) + ' ')) ==
                code);
        // 0 and 1 are read for the letters that look like them.
        for (std::uint32_t seed = 0; seed < 500; ++seed) {
            std::string swapped = text({1, Organism::Pea, seed});
            std::ranges::replace(swapped, '0', 'o');
            std::ranges::replace(swapped, '1', 'l');
            QVERIFY(std::get<MysteryCode>(readCode(swapped)).seed == seed);
        }
    }

    void everyWrongCharacterIsNoticed() {
        const std::string code = text({3, Organism::Glimp, 123'456});
        for (std::size_t place = 0; place < code.size(); ++place)
            for (const char letter : alphabet)
                if (code[place] != '-' && code[place] != letter) {
                    std::string wrong = code;
                    wrong[place] = letter;
                    QVERIFY(!isCode(wrong));
                }
    }

    void twoNeighboursThatAreSwappedAreNoticed() {
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            std::string code = text({2, Organism::Pea, seed * 3001});
            code.erase(3, 1);
            for (std::size_t place = 0; place + 1 < code.size(); ++place) {
                std::string wrong = code;
                std::swap(wrong[place], wrong[place + 1]);
                QVERIFY(wrong == code || !isCode(wrong));
            }
        }
    }

    void aBadCodeGetsOneClearSentence() {
        QVERIFY(errorOf("").kind == CodeError::Kind::Length);
        QVERIFY(errorOf("4K7-TQ22").kind == CodeError::Kind::Length);
        QCOMPARE(errorOf("4K7-T!2"), (CodeError{CodeError::Kind::Character, "!"}));
        QCOMPARE(errorOf("äpfel1").detail, std::string("?"));
        QVERIFY(errorOf("000000").kind == CodeError::Kind::Check);
        for (const auto kind : {CodeError::Kind::Length, CodeError::Kind::Character, CodeError::Kind::Check})
            QVERIFY(core::english(phrase(CodeError{kind, "!"})).ends_with('.'));
    }

    void theSameCodeIsTheSameMystery() {
        const MysteryCode code{3, Organism::Fly, 4321};
        const Mystery one = mysteryOf(code);
        const Mystery other = mysteryOf(code);
        QVERIFY(one.model == other.model && one.stocks == other.stocks &&
                one.recombination == other.recombination && one.characters == other.characters);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mysteryOf({4, Organism::Fly, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mysteryOf({1, Organism::Fly, mysteryCount}));
    }

    void aLevelHasAllItsModesAboutEquallyOften() {
        for (const Organism organism : allOrganisms)
            for (int level = 1; level <= levelCount; ++level) {
                std::map<Mode, int> count;
                for (std::uint32_t seed = 0; seed < 2000; ++seed)
                    ++count[mysteryOf({level, organism, seed}).model.mode];
                const auto modes = modesOf(level, organism);
                QCOMPARE(count.size(), modes.size());
                for (const Mode mode : modes)
                    // Within five standard deviations.
                    QVERIFY(std::abs(count[mode] - 2000.0 / double(modes.size())) <
                            5 * std::sqrt(2000.0 / double(modes.size())));
            }
    }

    void peasHaveNoGenesOnAnX() {
        const auto ofPeas = modesOf(3, Organism::Pea);
        QVERIFY(std::ranges::find(ofPeas, Mode::XLinked) == ofPeas.end());
        QCOMPARE(modesOf(3, Organism::Fly).size(), allModes.size());
    }

    void theLooksOfTheStrainsDoNotTellWhichFormIsDominant() {
        // Purple is dominant in some mysteries and recessive in others.
        std::set<std::pair<Form, Form>> forms;
        for (std::uint32_t seed = 0; seed < 300; ++seed)
            if (const Mystery mystery = mysteryOf({1, Organism::Pea, seed});
                mystery.model.mode == Mode::Dominant)
                forms.insert({mystery.model.looks[0].forms[0], mystery.model.looks[1].forms[0]});
        QCOMPARE(forms.size(), std::size_t{6});
    }

    void theStrainsCarryAllAllelesBetweenThem() {
        for (const Organism organism : allOrganisms)
            for (std::uint32_t seed = 0; seed < 400; ++seed) {
                const Mystery mystery = mysteryOf({3, organism, seed});
                std::uint32_t alleles = 0;
                for (const std::size_t stock : mystery.stocks)
                    alleles |= mystery.scheme().stocks()[stock].alleles;
                QCOMPARE(alleles, mystery.scheme().alleles());
                QCOMPARE(mystery.model.looks.size(), mystery.scheme().classCount());
                const std::set<Look> looks(mystery.model.looks.begin(), mystery.model.looks.end());
                QCOMPARE(looks.size(), mystery.model.looks.size());
            }
    }
};

GENOTYPE_TEST(MysteryTest)
#include "mystery_test.moc"
