// SPDX-License-Identifier: GPL-3.0-or-later
#include "sealed_dice.h"

#include "crypto.h"

#include <cstdint>

namespace commitment {

namespace {

constexpr std::size_t secretBytes = 32;
constexpr std::size_t fewestDigits = 32;
constexpr std::size_t groupOf = 4;

std::string commitmentTo(const std::string& setup, const Secret& secret) {
    const std::string message = "genotype sealed dice 1\n" + setup + "material " + secret.material + '\n';
    return hexOf(hmacSha256(bytesOf(secret.key).value_or(""), message));
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
    return commitmentTo(header.type()->setupText(header), secret);
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

Verdict verdictOn(const core::AnyRecord& record, const std::optional<std::string>& noted,
                  const std::optional<std::string>& word) {
    const core::GameType& type = *record.type();
    const core::DiceCommitment& dice = *type.sealedDice(record);
    if (commitmentTo(type.setupText(record), {dice.key, dice.material}) != dice.commitment ||
        seedOf(dice) != type.seed(record))
        return Verdict::Contradiction;
    if (!noted)
        return Verdict::NothingNoted;
    if (noted->size() < fewestDigits || !std::string_view(dice.commitment).starts_with(*noted))
        return Verdict::OtherNoted;
    return word && *word != dice.word ? Verdict::OtherWord : Verdict::Proved;
}

} // namespace commitment
