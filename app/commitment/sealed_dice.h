// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"

#include <optional>
#include <string>
#include <string_view>

/// How dice are sealed, in this order:
///
/// 1. The program draws a key and the material of a seed, 32 bytes each, and shows the commitment
///        HMAC-SHA-256(key, "genotype sealed dice 1\n" + setup + "material " + material + "\n")
///    where `setup` is core::GameType::setupText: game, catalogue version and setup. From now on the program
///    cannot change any of these without changing the commitment, which the players note down.
/// 2. A player types a word.
/// 3. The seed is the first 8 bytes (big-endian), with the top bit set, of
///        HMAC-SHA-256(key, "genotype sealed seed 1\n" + commitment + "\n" + word + "\n")
///    The program cannot choose it, since it did not know the word when it committed itself; nor can the
///    player, who does not know the key. (The top bit marks a seed that nobody chose; see game_seed.h.)
/// 4. When the game is over, key and material are in its record, and anyone can repeat steps 1 and 3.
///
/// Numbers are written as 64 hexadecimal digits in lower case. A noted commitment may be cut to 32 digits: to
/// find two secrets that agree in these takes some 2⁶⁴ attempts.
namespace commitment {

/// The program's part of sealed dice.
struct Secret {
    std::string key;
    std::string material;
};
Secret drawnSecret();

/// What the players note. Precondition: the record belongs to a game.
std::string commitmentTo(const core::AnyRecord& header, const Secret& secret);
/// In groups of four digits, to be read and copied by people.
std::string grouped(std::string_view digits);

/// The record with the sealed dice that follow from secret and word, ready to be played. Precondition: the
/// word is not empty and a valid name, and the record has no actions.
core::AnyRecord withSealedDice(const core::AnyRecord& header, const Secret& secret, const std::string& word);

/// A commitment as somebody noted it: spaces, hyphens and capital letters do not matter. No value unless it
/// has 32 to 64 hexadecimal digits.
std::optional<std::string> notedCommitment(std::string_view typed);

/// What can be said about the dice of a record that was revealed.
enum class Verdict {
    Proved,        ///< everything agrees with what was noted
    NothingNoted,  ///< the record agrees with itself, which proves nothing
    OtherNoted,    ///< another commitment was noted
    OtherWord,     ///< another word was typed
    Contradiction, ///< the record's commitment or seed do not follow from its key, material and word
};

/// `noted`: as `notedCommitment` returns it; `word`: what the player remembers, if that is to be compared.
/// Precondition: the record has sealed dice.
Verdict verdictOn(const core::AnyRecord& record, const std::optional<std::string>& noted,
                  const std::optional<std::string>& word = std::nullopt);

} // namespace commitment
