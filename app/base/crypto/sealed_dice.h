// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"

#include <optional>
#include <string>
#include <string_view>

/// How dice are sealed, in this order:
///
/// 1. The program draws a key and the material of a seed, 32 bytes each, and shows the commitment
///        HMAC-SHA-256(key, "genotype sealed dice 2\n" + setup + seats + "material " + material + "\n")
///    where `setup` is core::GameType::setupText (game, catalogue version and setup) and `seats` is
///    core::GameType::seatText (names, colours, and who is a bot). From now on the program cannot change any
///    of these without changing the commitment, which the players note down.
/// 2. A player types a word of the letters a to z. Other characters look alike or cannot be seen, so that a
///    program could try thousands of spellings of one word and keep the one whose dice it likes.
/// 3. The seed is the first 8 bytes (big-endian), with the top bit set, of
///        HMAC-SHA-256(key, "genotype sealed seed 1\n" + commitment + "\n" + word + "\n")
///    The program cannot choose it, since it did not know the word when it committed itself; nor can the
///    player, who does not know the key. (The top bit marks a seed that nobody chose; see game_seed.h.)
/// 4. When the game is over, key and material are in its record, and anyone can repeat steps 1 and 3.
///
/// Earlier versions wrote "genotype sealed dice 1\n" and left the seats out, and allowed any characters in
/// the word. Their records can still be checked; `Proof` says how much less is known.
///
/// The moves are made after the commitment, so that it cannot cover them; nor does it cover the title.
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

/// The word that a player typed, in the one form that is sealed: small letters a to z, without the spaces
/// around them. No value if there is any other character, or fewer than 3 or more than 40 letters.
std::optional<std::string> sealWord(std::string_view typed);

/// The record with the sealed dice that follow from secret and word, ready to be played. Precondition: the
/// word is as `sealWord` returns it, and the record has no actions.
core::AnyRecord withSealedDice(const core::AnyRecord& header, const Secret& secret, const std::string& word);

/// A commitment as somebody noted it: spaces, hyphens and capital letters do not matter. No value unless it
/// has 32 to 64 hexadecimal digits.
std::optional<std::string> notedCommitment(std::string_view typed);

/// What can be said about the dice of a record that was revealed.
enum class Verdict {
    Proved,        ///< the dice are those of what was noted and typed
    NothingNoted,  ///< the record agrees with itself, which proves nothing
    OtherNoted,    ///< another commitment was noted
    NoWord,        ///< the word was not compared, so that the record may have one that only looks like it
    OtherWord,     ///< another word was typed
    Unfinished,    ///< the secret is shown, although the game is not over: moves were taken away
    Contradiction, ///< the commitment or the seed does not follow from setup, seats, key, material and word
};

/// A verdict, and what it is about. The moves and the title are never covered.
struct Proof {
    Verdict verdict = Verdict::NothingNoted;
    /// Whether the commitment covers who played: names, and who was a bot. Not in records of earlier
    /// versions.
    bool coversSeats = false;
    /// Whether the word has letters from a to z only. In records of earlier versions it may be otherwise.
    bool hasPlainWord = false;
};

/// `noted`: as `notedCommitment` returns it; `word`: what the player typed before the game, in any case.
/// Precondition: the record has sealed dice.
Proof proofOf(const core::AnyRecord& record, const std::optional<std::string>& noted,
              const std::optional<std::string>& word);

/// The word of a record for a screen: characters other than visible ASCII are written as <U+200B>.
std::string shownWord(std::string_view word);

} // namespace commitment
