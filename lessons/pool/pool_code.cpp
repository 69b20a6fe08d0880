// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/pool_code.h"

#include "engine/core/record_text.h"
#include "engine/core/text.h"
#include "lessons/pool/outcome_rank.h"
#include "lessons/pool/pool_experiment.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

using Fault = PoolCodeError::Kind;
using Value = std::uint8_t; ///< of a character, 0 … 31: an element of GF(32)

/// Crockford's base 32 has no I, L, O and U.
constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t groupLength = 4;
constexpr std::size_t shortest = 12;
constexpr std::size_t longest = 28;
constexpr std::size_t checkCount = 2;
/// Ids of experiments in a code. So few that four outcomes and 1,000 plants fit into ten characters.
constexpr unsigned experimentRadix = mostPoolExperiments;

/// The product in GF(32) = GF(2)[x] / (x⁵ + x² + 1).
Value product(Value one, Value other) {
    unsigned result = 0;
    unsigned shifted = one;
    for (unsigned bits = other; bits > 0; bits >>= 1) {
        if ((bits & 1U) != 0)
            result ^= shifted;
        shifted <<= 1;
        if ((shifted & 32U) != 0)
            shifted ^= 0b100101U;
    }
    return static_cast<Value>(result);
}

/// one / other; `other` is not 0. The 31 non-zero elements form a group: x³⁰ is 1/x.
Value quotient(Value one, Value other) {
    Value result = one;
    for (int i = 0; i < 30; ++i)
        result = product(result, other);
    return result;
}

constexpr Value alpha = 2; ///< a generator of the field

/// The sum of all values, and the sum of those weighted with a power of α that grows to the left. Both are 0
/// for a code. A wrong character changes the first sum; two that are swapped, or any two wrong ones, change
/// at least one of the two, because all weights are different (a Reed–Solomon code with distance 3).
struct Sums {
    Value plain = 0;
    Value weighted = 0;
};

Sums sumsOf(const std::vector<Value>& values) {
    Sums sums;
    for (const Value value : values) {
        sums.plain ^= value;
        sums.weighted = product(sums.weighted, alpha) ^ value; // Horner's rule
    }
    return sums;
}

void addChecks(std::vector<Value>& values) {
    values.resize(values.size() + checkCount);
    const Sums sums = sumsOf(values);
    const Value left = quotient(sums.plain ^ sums.weighted, alpha ^ 1);
    *(values.end() - 2) = left;
    *(values.end() - 1) = sums.plain ^ left;
}

std::string grouped(const std::vector<Value>& values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0 && i % groupLength == 0)
            text += '-';
        text += alphabet[values[i]];
    }
    return text;
}

/// The bytes of the UTF-8 character at the start of a text, at least one.
std::string_view firstCharacter(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && length < 4 && (static_cast<unsigned char>(text[length]) & 0xc0U) == 0x80U)
        ++length;
    return text.substr(0, length);
}

/// Blanks and hyphens of every kind that a chat or a word processor puts in.
bool separates(std::string_view character) {
    constexpr std::string_view known[] = {" ",      "\t",     "\r",     "\n",     "-",
                                          "\u00a0", "\u2009", "\u202f", "\u2010", "\u2011",
                                          "\u2012", "\u2013", "\u2014"};
    return std::find(std::begin(known), std::end(known), character) != std::end(known);
}

std::optional<Value> valueOf(std::string_view character) {
    if (character.size() != 1)
        return std::nullopt;
    char letter = character[0];
    if (letter >= 'a' && letter <= 'z')
        letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'I' || letter == 'L')
        letter = '1';
    if (letter == 'O')
        letter = '0';
    const auto at = alphabet.find(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<Value>(at);
}

/// What cannot be shown is left to the sentence.
std::string printable(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    const bool plain = character.size() == 1 && first > ' ' && first < 0x7f;
    return plain || character.size() > 1 ? std::string(character) : std::string("?");
}

bool isLength(std::size_t length) {
    return length >= shortest && length <= longest && length % groupLength == 0;
}

void requireValid(const PoolCount& count) {
    const PoolExperiment* experiment = findPoolExperiment(count.experiment);
    if (!experiment)
        throw std::invalid_argument("there is no experiment of this id");
    if (count.counts.size() != experiment->outcomes)
        throw std::invalid_argument("the experiment has another number of outcomes");
    if (count.group < 1 || count.group > mostPoolGroups || count.serial < 0 || count.serial >= poolSerials)
        throw std::invalid_argument("group or serial number outside its range");
    if (std::any_of(count.counts.begin(), count.counts.end(), [](auto one) { return one < 0; }))
        throw std::invalid_argument("a count is negative");
    if (std::all_of(count.counts.begin(), count.counts.end(), [](auto one) { return one == 0; }))
        throw std::invalid_argument("nothing was counted");
}

/// What the number of a code says, or why it is that of none although its check characters agree.
std::variant<PoolCount, PoolCodeError> countIn(CodeNumber number) {
    PoolCount count;
    const auto take = [&number](unsigned radix) {
        const auto part = static_cast<int>(static_cast<unsigned>(number % radix));
        number /= radix;
        return part;
    };
    count.serial = take(poolSerials);
    count.group = take(mostPoolGroups) + 1;
    count.experiment = take(experimentRadix);
    if (number == 0) // the rank of a sample without plants
        return PoolCodeError{Fault::Mistyped, ""};
    const PoolExperiment* experiment = findPoolExperiment(count.experiment);
    if (!experiment)
        return PoolCodeError{Fault::UnknownExperiment, std::to_string(count.experiment)};
    const auto counts = countsOfRank(number, experiment->outcomes, mostPoolPlants);
    if (!counts)
        return PoolCodeError{Fault::Mistyped, ""};
    count.counts = *counts;
    return count;
}

} // namespace

std::optional<std::string> writePoolCode(const PoolCount& count) {
    requireValid(count);
    std::int64_t plants = 0;
    for (const std::int64_t one : count.counts) {
        if (one > mostPoolPlants - plants)
            return std::nullopt;
        plants += one;
    }
    const auto rank = rankOfCounts(count.counts);
    if (!rank)
        return std::nullopt;
    CodeNumber number = *rank;
    number = number * experimentRadix + static_cast<unsigned>(count.experiment);
    number = number * mostPoolGroups + static_cast<unsigned>(count.group - 1);
    number = number * poolSerials + static_cast<unsigned>(count.serial);
    std::vector<Value> values;
    for (; number > 0; number /= 32)
        values.push_back(static_cast<Value>(static_cast<unsigned>(number % 32)));
    std::size_t length = std::max(values.size() + checkCount, shortest);
    length = (length + groupLength - 1) / groupLength * groupLength;
    if (length > longest)
        return std::nullopt;
    values.resize(length - checkCount);
    std::reverse(values.begin(), values.end());
    addChecks(values);
    return grouped(values);
}

std::variant<PoolCount, PoolCodeError> readPoolCode(std::string_view text) {
    std::vector<Value> values;
    std::size_t length = 0;
    while (!text.empty()) {
        const std::string_view character = firstCharacter(text);
        text.remove_prefix(character.size());
        if (separates(character))
            continue;
        const auto value = valueOf(character);
        if (!value)
            return PoolCodeError{Fault::WrongCharacter, printable(character)};
        if (++length <= longest)
            values.push_back(*value);
    }
    if (length == 0)
        return PoolCodeError{Fault::Empty, ""};
    if (!isLength(length))
        return PoolCodeError{Fault::WrongLength, std::to_string(length)};
    const Sums sums = sumsOf(values);
    if (sums.plain != 0 || sums.weighted != 0)
        return PoolCodeError{Fault::Mistyped, ""};
    CodeNumber number = 0;
    for (std::size_t i = 0; i + checkCount < values.size(); ++i)
        number = number * 32 + values[i];
    auto read = countIn(number);
    // A code is as short as it can be: a longer one for the same count was never written.
    const auto* count = std::get_if<PoolCount>(&read);
    if (count && writePoolCode(*count) != grouped(values))
        return PoolCodeError{Fault::Mistyped, ""};
    return read;
}

core::Phrase phrase(const PoolCodeError& error) {
    switch (error.kind) {
    case Fault::Empty: return {ENGINE_TEXT("engine", "Enter a results code, such as 0AF4-AE32-SG49."), {}};
    case Fault::WrongCharacter: return {ENGINE_TEXT("engine", "A results code has no “%1”."), {error.detail}};
    case Fault::WrongLength:
        return core::counted(
            static_cast<int>(core::plainNumber(error.detail).value_or(0)),
            ENGINE_SINGULAR("This is 1 character; a results code has 12, 16, 20, 24 or 28."),
            ENGINE_PLURAL("engine", "These are %n characters; a results code has 12, 16, 20, 24 or 28."));
    case Fault::Mistyped:
        return {ENGINE_TEXT("engine", "A character is wrong, or two are swapped: the check fails."), {}};
    case Fault::UnknownExperiment:
        return {
            ENGINE_TEXT("engine",
                        "The code is correct, but its experiment is unknown here: a newer version made it."),
            {}};
    }
    return {};
}

} // namespace lessons
