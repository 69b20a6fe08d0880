// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/pool_code.h"
#include "lessons/pool/pool_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <random>
#include <stdexcept>

using namespace lessons;
using PoolFault = PoolCodeError::Kind;

namespace {

constexpr std::string_view codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Two genes, the third group's first code: Mendel's own counts.
const PoolCount mendels{49, 3, 0, {315, 101, 108, 32}};

std::string poolCodeOf(const PoolCount& count) {
    return writePoolCode(count).value_or("none");
}

std::string ungrouped(std::string code) {
    std::erase(code, '-');
    return code;
}

bool isMistyped(const std::string& code) {
    const auto read = readPoolCode(code);
    const auto* error = std::get_if<PoolCodeError>(&read);
    return error && error->kind == PoolFault::Mistyped;
}

PoolCodeError poolErrorOf(std::string_view code) {
    const auto read = readPoolCode(code);
    const auto* error = std::get_if<PoolCodeError>(&read);
    return error ? *error : PoolCodeError{PoolFault::Empty, "was read"};
}

/// Counts of every kind of size in an experiment.
PoolCount anyCount(std::mt19937& random) {
    const auto below = [&random](std::size_t n) { return static_cast<int>(random() % n); };
    const PoolExperiment& experiment =
        poolExperiments()[static_cast<std::size_t>(below(poolExperiments().size()))];
    PoolCount count{experiment.id, 1 + below(mostPoolGroups), below(poolSerials), {}};
    const std::size_t most = std::size_t{1} << static_cast<unsigned>(below(12));
    for (std::size_t i = 0; i < experiment.outcomes; ++i)
        count.counts.push_back(below(most + 1));
    ++count.counts[0]; // so that something is counted
    return count;
}

} // namespace

class PoolCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Codes that were written down stay what they are.
    void theseCodesNeverChange() {
        QCOMPARE(poolCodeOf({44, 7, 0, {181, 58, 63, 18}}), std::string("0AF4-AE32-SG49"));
        QCOMPARE(poolCodeOf({4, 40, 7, {1000, 0, 0, 0}}), std::string("YKVK-NGX7-HZW8"));
        QCOMPARE(poolCodeOf({67, 40, 7, {100, 100, 100, 100, 100, 100, 100, 100, 200}}),
                 std::string("1WJH-9NGF-JP0X-P8FN-7ZQF"));
    }

    void whatIsWrittenIsReadBack() {
        std::mt19937 random(14);
        int written = 0;
        for (int i = 0; i < 5000; ++i) {
            const PoolCount count = anyCount(random);
            const auto code = writePoolCode(count);
            if (!code)
                continue;
            ++written;
            const auto read = readPoolCode(*code);
            QVERIFY2(std::holds_alternative<PoolCount>(read), code->c_str());
            QCOMPARE(std::get<PoolCount>(read), count);
        }
        QVERIFY(written > 4000);
    }

    /// For each number of outcomes up to four the largest rank is that of all plants in the last outcome.
    void twelveCharactersHoldFourOutcomesAndAThousandPlants() {
        for (const PoolExperiment& experiment : poolExperiments()) {
            if (experiment.outcomes > 4)
                continue;
            for (std::size_t full = 0; full < experiment.outcomes; ++full) {
                PoolCount count{experiment.id, mostPoolGroups, poolSerials - 1, {}};
                count.counts.resize(experiment.outcomes);
                count.counts[full] = 1000;
                QCOMPARE(ungrouped(poolCodeOf(count)).size(), std::size_t{12});
            }
        }
    }

    void moreGroupsOfFourFollowWhereTheyAreNeeded() {
        QCOMPARE(ungrouped(poolCodeOf({17, 1, 0, {750'000'000, 250'000'000}})).size(), std::size_t{20});
        QCOMPARE(ungrouped(poolCodeOf({17, 1, 0, {750'000, 250'000}})).size(), std::size_t{16});
        QCOMPARE(ungrouped(poolCodeOf({4, 1, 0, {2000, 2000, 2000, 2000}})).size(), std::size_t{16});
        QCOMPARE(ungrouped(poolCodeOf({16, 1, 0, std::vector<std::int64_t>(16, 20)})).size(),
                 std::size_t{24});
    }

    void whatIsTooMuchForACodeHasNone() {
        QVERIFY(!writePoolCode({4, 1, 0, {1'000'000'001, 0, 0, 0}}));
        QVERIFY(!writePoolCode({2, 1, 0, {std::numeric_limits<std::int64_t>::max(), 5}}));
        QVERIFY(!writePoolCode({16, 1, 0, std::vector<std::int64_t>(16, 1000)}));
    }

    void refusesToWriteWhatCannotBe() {
        QVERIFY_EXCEPTION_THROWN(writePoolCode({1, 1, 0, {1}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({79, 1, 0, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 0, 0, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 41, 0, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 1, 8, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 1, 0, {1, 2, 3}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 1, 0, {-1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(writePoolCode({17, 1, 0, {0, 0}}), std::invalid_argument);
    }

    void forgivesHowItIsTyped() {
        // A code with a 0 and a 1.
        PoolCount count{17, 1, 0, {75, 25}};
        std::string code = ungrouped(poolCodeOf(count));
        while (code.find('0') == std::string::npos || code.find('1') == std::string::npos) {
            ++count.counts[0];
            code = ungrouped(poolCodeOf(count));
        }
        const auto reads = [&count](const std::string& typed) {
            const auto read = readPoolCode(typed);
            return std::holds_alternative<PoolCount>(read) && std::get<PoolCount>(read) == count;
        };
        const auto replaced = [&code](char from, const std::string& to) {
            std::string made;
            for (const char c : code)
                made += c == from ? to : std::string(1, c);
            return made;
        };
        QVERIFY(reads(code));
        for (const char* letter : {"O", "o"})
            QVERIFY(reads(replaced('0', letter)));
        for (const char* letter : {"I", "i", "L", "l"})
            QVERIFY(reads(replaced('1', letter)));
        std::string small = code;
        for (char& c : small)
            c = c >= 'A' ? static_cast<char>(c - 'A' + 'a') : c;
        QVERIFY(reads(small));
        const std::string four = code.substr(0, 4);
        for (const char* between : {" ", "-", " - ", "\u2013", "\u00a0", "\u2011", "\t"})
            QVERIFY(reads(four + between + code.substr(4, 4) + between + code.substr(8)));
    }

    /// Whatever the characters are, no single wrong one passes: 12 places with 31 others each, and so on.
    void everySingleWrongCharacterIsNoticed() {
        std::mt19937 random(3);
        std::vector<std::string> codes{ungrouped(poolCodeOf(mendels))};
        for (int i = 0; i < 60; ++i)
            if (const auto code = writePoolCode(anyCount(random)))
                codes.push_back(ungrouped(*code));
        std::size_t tried = 0;
        for (const std::string& code : codes)
            for (std::size_t at = 0; at < code.size(); ++at)
                for (const char letter : codeLetters) {
                    if (letter == code[at])
                        continue;
                    std::string wrong = code;
                    wrong[at] = letter;
                    QVERIFY2(isMistyped(wrong), wrong.c_str());
                    ++tried;
                }
        QVERIFY(tried > 60 * 12 * 31 / 2);
    }

    void everySwapOfTwoCharactersIsNoticed() {
        std::mt19937 random(4);
        int swapped = 0;
        for (int i = 0; i < 300; ++i) {
            const auto written = writePoolCode(anyCount(random));
            if (!written)
                continue;
            const std::string code = ungrouped(*written);
            for (std::size_t one = 0; one < code.size(); ++one)
                for (std::size_t other = one + 1; other < code.size(); ++other) {
                    if (code[one] == code[other])
                        continue;
                    std::string wrong = code;
                    std::swap(wrong[one], wrong[other]);
                    QVERIFY2(isMistyped(wrong), wrong.c_str());
                    ++swapped;
                }
        }
        QVERIFY(swapped > 10'000);
    }

    /// All pairs of places, and all pairs of other characters there, in one code.
    void everyTwoWrongCharactersAreNoticed() {
        const std::string code = ungrouped(poolCodeOf(mendels));
        for (std::size_t one = 0; one < code.size(); ++one)
            for (std::size_t other = one + 1; other < code.size(); ++other)
                for (const char first : codeLetters)
                    for (const char second : codeLetters) {
                        if (first == code[one] || second == code[other])
                            continue;
                        std::string wrong = code;
                        wrong[one] = first;
                        wrong[other] = second;
                        if (!isMistyped(wrong))
                            QFAIL(wrong.c_str());
                    }
    }

    void saysWhatIsWrong() {
        QCOMPARE(poolErrorOf(""), (PoolCodeError{PoolFault::Empty, ""}));
        QCOMPARE(poolErrorOf(" - \n"), (PoolCodeError{PoolFault::Empty, ""}));
        QCOMPARE(poolErrorOf("0AF4-AE32-SG4U"), (PoolCodeError{PoolFault::WrongCharacter, "U"}));
        QCOMPARE(poolErrorOf("0AF4-AE32-SG4ä"), (PoolCodeError{PoolFault::WrongCharacter, "ä"}));
        QCOMPARE(poolErrorOf(std::string("0AF4-AE32-SG4\x01")),
                 (PoolCodeError{PoolFault::WrongCharacter, "?"}));
        QCOMPARE(poolErrorOf("0AF4-AE32-SG4"), (PoolCodeError{PoolFault::WrongLength, "11"}));
        QCOMPARE(poolErrorOf("0AF4-AE32"), (PoolCodeError{PoolFault::WrongLength, "8"}));
        QCOMPARE(poolErrorOf(std::string(1000, '7')), (PoolCodeError{PoolFault::WrongLength, "1000"}));
        QCOMPARE(poolErrorOf("0AF4-AE32-SG48"), (PoolCodeError{PoolFault::Mistyped, ""}));
        for (const PoolFault kind : {PoolFault::Empty, PoolFault::WrongCharacter, PoolFault::WrongLength,
                                     PoolFault::Mistyped, PoolFault::UnknownExperiment})
            QVERIFY(!core::english(phrase({kind, "x"})).empty());
    }

    /// All check sums of zeros are 0, but nobody counted anything.
    void zerosAreNoCode() { QVERIFY(isMistyped("0000-0000-0000")); }

    void aCodeWithMoreZerosBeforeItIsNone() { QVERIFY(isMistyped("0000" + ungrouped(poolCodeOf(mendels)))); }

    /// ((1 · 80 + 79) · 40 + 0) · 8 + 0 is 1HP0: id 79, with the check characters that agree.
    void anExperimentOfALaterVersionIsNamedAsSuch() {
        for (const char first : codeLetters)
            for (const char second : codeLetters) {
                const std::string code = std::string("0000001HP0") + first + second;
                const PoolCodeError error = poolErrorOf(code);
                if (error.kind == PoolFault::UnknownExperiment) {
                    QCOMPARE(error.detail, std::string("79"));
                    QVERIFY(!findPoolExperiment(79));
                    return;
                }
            }
        QFAIL("no check characters agree with an unknown experiment");
    }

    void randomCharactersHardlyEverPass() {
        std::mt19937 random(5);
        int passed = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string code;
            for (int at = 0; at < 12; ++at)
                code += codeLetters[random() % codeLetters.size()];
            passed += std::holds_alternative<PoolCount>(readPoolCode(code)) ? 1 : 0;
        }
        QVERIFY2(passed < 40, std::to_string(passed).c_str()); // 1 in 1024 agrees by chance
    }
};

#include "pool_code_test.moc"
GENOTYPE_TEST(PoolCodeTest)
