// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The text of a record whose dice must not be read yet. It has the lines of the record, except that key,
/// material and seed read
///
///     key hidden 6b41…                      (the three of them, encrypted by AES-256-GCM)
///     material hidden
///     seed hidden
///
/// so that actions can be appended to it as to any record.
namespace commitment {

/// The commitment of a text whose dice are hidden; no value if they are not.
std::optional<std::string> hiddenCommitment(std::string_view text);

/// A record's text, without seals, with its dice hidden by a key of cipherKeyBytes. Precondition: a text of
/// core::toText with sealed dice.
std::string withHiddenDice(std::string_view text, std::string_view cipherKey);

/// The other direction, for the bytes of a file, line for line. Seals are checked and renewed: a line that
/// was changed, and all lines after it, get seals that do not fit, as a reader of the file itself would find.
/// No value if the dice are not hidden, or not by this key.
std::optional<std::string> withShownDice(std::string_view text, std::string_view cipherKey);

} // namespace commitment
