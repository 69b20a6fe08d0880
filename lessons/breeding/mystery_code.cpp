// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/mystery.h"

#include "engine/core/text.h"

namespace lessons::breeding {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t payload = 5;
constexpr unsigned seedBits = 20;
constexpr unsigned organismBits = 2;

/// Multiplies by x in the field of 32 elements, x⁵ = x² + 1.
constexpr unsigned timesX(unsigned value) {
    return value & 16 ? (value << 1 ^ 0b100101) : value << 1;
}

/// The sum of the digits, each times another power of x. A change of one digit or an exchange of two
/// neighbours changes it.
unsigned checkOf(const std::array<unsigned, payload>& digits) {
    unsigned sum = 0;
    for (const unsigned digit : digits)
        sum = timesX(sum ^ digit);
    return sum;
}

/// Spreads the seed, so that mysteries made one after the other do not have codes that look alike; an odd
/// number has an inverse modulo 2²⁰.
constexpr std::uint32_t spreading = 0x9E375;
constexpr std::uint32_t beginning = 0x5A5A5;

constexpr std::uint32_t inverseOf(std::uint32_t odd) {
    // Newton's iteration doubles the number of right bits.
    std::uint32_t inverse = odd;
    for (int round = 0; round < 5; ++round)
        inverse *= 2 - odd * inverse;
    return inverse % mysteryCount;
}

} // namespace

std::string text(const MysteryCode& code) {
    std::uint32_t number = (code.seed ^ beginning) * spreading % mysteryCount;
    number |= static_cast<std::uint32_t>(code.organism) << seedBits;
    number |= static_cast<std::uint32_t>(code.level) << (seedBits + organismBits);
    std::array<unsigned, payload> digits{};
    for (std::size_t i = 0; i < payload; ++i)
        digits[i] = number >> 5 * (payload - 1 - i) & 31;
    std::string made;
    for (std::size_t i = 0; i < payload; ++i) {
        if (i == 3)
            made += '-';
        made += alphabet[digits[i]];
    }
    return made + alphabet[checkOf(digits)];
}

std::variant<MysteryCode, CodeError> readCode(std::string_view text) {
    std::vector<unsigned> digits;
    for (char letter : text) {
        if (letter == ' ' || letter == '-')
            continue;
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
        if (letter == 'O')
            letter = '0';
        if (letter == 'I' || letter == 'L')
            letter = '1';
        const std::size_t digit = alphabet.find(letter);
        if (digit == alphabet.npos)
            // Bytes beyond ASCII are no text on their own.
            return CodeError{CodeError::Kind::Character,
                             letter > ' ' && letter < 127 ? std::string(1, letter) : std::string("?")};
        if (digits.size() > payload)
            return CodeError{};
        digits.push_back(static_cast<unsigned>(digit));
    }
    if (digits.size() != payload + 1)
        return CodeError{};
    std::array<unsigned, payload> first{};
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < payload; ++i) {
        first[i] = digits[i];
        number = number << 5 | digits[i];
    }
    MysteryCode code;
    code.seed = number % mysteryCount * inverseOf(spreading) % mysteryCount ^ beginning;
    const std::uint32_t organism = number >> seedBits & ((1u << organismBits) - 1);
    code.level = static_cast<int>(number >> (seedBits + organismBits));
    if (checkOf(first) != digits[payload] || organism >= allOrganisms.size() || code.level < 1 ||
        code.level > levelCount)
        return CodeError{CodeError::Kind::Check, {}};
    code.organism = static_cast<Organism>(organism);
    return code;
}

core::Phrase phrase(const CodeError& error) {
    switch (error.kind) {
    case CodeError::Kind::Length:
        return {ENGINE_TEXT("engine", "A mystery code has six letters and digits, such as 4K7-TQ2."), {}};
    case CodeError::Kind::Character:
        return {ENGINE_TEXT("engine", "“%1” does not occur in mystery codes."), {error.detail}};
    case CodeError::Kind::Check:
        return {
            ENGINE_TEXT("engine", "This is not a mystery code: a character is wrong, or two are swapped."),
            {}};
    }
    return {};
}

} // namespace lessons::breeding
