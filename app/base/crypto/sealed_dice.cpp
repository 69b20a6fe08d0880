// SPDX-License-Identifier: GPL-3.0-or-later
#include "sealed_dice.h"

#include "crypto.h"
#include "engine/core/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace commitment {

namespace {

constexpr std::size_t secretBytes = 32;
constexpr std::size_t fewestDigits = 32;
constexpr std::size_t groupOf = 4;
constexpr std::size_t shortestWord = 3;
constexpr std::size_t longestWord = 40;

std::string commitmentOver(const std::string& covered, const Secret& secret) {
    const std::string message = "genotype sealed dice " + covered + "material " + secret.material + '\n';
    return hexOf(hmacSha256(bytesOf(secret.key).value_or(""), message));
}

/// As versions wrote it that did not cover the seats.
std::string earlierCommitmentTo(const core::AnyRecord& header, const Secret& secret) {
    return commitmentOver("1\n" + header.type()->setupText(header), secret);
}

bool isPlainWord(std::string_view word) {
    return word.size() >= shortestWord && word.size() <= longestWord &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::uint64_t seedOf(const core::DiceCommitment& dice) {
    const std::string message = "genotype sealed seed 1\n" + dice.commitment + '\n' + dice.word + '\n';
    const std::string mac = hmacSha256(bytesOf(dice.key).value_or(""), message);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i)
        seed = seed << 8 | static_cast<unsigned char>(mac[i]);
    return seed | std::uint64_t{1} << 63;
}

} // namespace

Secret drawnSecret() {
    return {hexOf(randomBytes(secretBytes)), hexOf(randomBytes(secretBytes))};
}

std::string commitmentTo(const core::AnyRecord& header, const Secret& secret) {
    return commitmentOver("2\n" + header.type()->setupText(header) + header.type()->seatText(header), secret);
}

std::string grouped(std::string_view digits) {
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && i % groupOf == 0)
            text += ' ';
        text += digits[i];
    }
    return text;
}

std::optional<std::string> sealWord(std::string_view typed) {
    while (!typed.empty() && isSpace(typed.front()))
        typed.remove_prefix(1);
    while (!typed.empty() && isSpace(typed.back()))
        typed.remove_suffix(1);
    std::string word(typed);
    for (char& c : word)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return isPlainWord(word) ? std::optional(word) : std::nullopt;
}

std::string shownWord(std::string_view word) {
    std::string shown;
    while (!word.empty()) {
        const core::Utf8Character next = core::firstCharacter(word);
        char code[16] = {};
        if (next.valid() && next.code > ' ' && next.code < 0x7f)
            shown += static_cast<char>(next.code);
        else if (std::snprintf(code, sizeof code, "<U+%04X>",
                               static_cast<unsigned>(next.valid() ? next.code : 0xfffd)) > 0)
            shown += code;
        word.remove_prefix(next.bytes);
    }
    return shown;
}

core::AnyRecord withSealedDice(const core::AnyRecord& header, const Secret& secret, const std::string& word) {
    const core::DiceCommitment dice{commitmentTo(header, secret), secret.key, secret.material, word};
    return header.type()->withSealedDice(header, dice, seedOf(dice));
}

std::optional<std::string> notedCommitment(std::string_view typed) {
    std::string digits;
    for (const char c : typed) {
        if (c == ' ' || c == '-' || c == '\t' || c == '\n' || c == '\r')
            continue;
        const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        if (!((lower >= '0' && lower <= '9') || (lower >= 'a' && lower <= 'f')))
            return {};
        digits += lower;
    }
    if (digits.size() < fewestDigits || digits.size() > core::DiceCommitment::digits)
        return {};
    return digits;
}

Proof proofOf(const core::AnyRecord& record, const std::optional<std::string>& noted,
              const std::optional<std::string>& word) {
    const core::GameType& type = *record.type();
    const core::DiceCommitment& dice = *type.sealedDice(record);
    const Secret secret{dice.key, dice.material};
    Proof proof;
    proof.coversSeats = commitmentTo(record, secret) == dice.commitment;
    proof.hasPlainWord = isPlainWord(dice.word);
    const auto found = [&proof](Verdict verdict) {
        proof.verdict = verdict;
        return proof;
    };
    // Whatever covers the seats was sealed when only plain words were.
    const bool follows =
        proof.coversSeats ? proof.hasPlainWord : earlierCommitmentTo(record, secret) == dice.commitment;
    if (!follows || seedOf(dice) != type.seed(record))
        return found(Verdict::Contradiction);
    if (!noted)
        return found(Verdict::NothingNoted);
    if (noted->size() < fewestDigits || !std::string_view(dice.commitment).starts_with(*noted))
        return found(Verdict::OtherNoted);
    if (!word)
        return found(Verdict::NoWord);
    if (*word != dice.word && sealWord(*word) != dice.word)
        return found(Verdict::OtherWord);
    return found(type.standing(record).finished ? Verdict::Proved : Verdict::Unfinished);
}

} // namespace commitment
