// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// What a record keeps of a game whose dice were sealed: the program drew key and material and showed the
/// commitment to them before a player typed the word, and the seed follows from all of these. The engine only
/// keeps them; `app/base/crypto` computes and checks them. Hexadecimal digits are in lower case.
struct DiceCommitment {
    static constexpr std::size_t digits = 64;

    std::string commitment; ///< 64 hexadecimal digits, as all three
    std::string key;
    std::string material;
    /// What the player typed: a to z. Records of earlier versions have any name in the sense of
    /// `isValidName`.
    std::string word;

    bool operator==(const DiceCommitment&) const = default;
};

/// Whether the text is 64 hexadecimal digits in lower case.
constexpr bool isCommitmentNumber(std::string_view text) {
    return text.size() == DiceCommitment::digits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// In a record whose dice are still secret, this word stands in place of key, material and seed.
inline constexpr std::string_view hiddenWord = "hidden";

} // namespace core
