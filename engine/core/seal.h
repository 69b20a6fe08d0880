// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The running checksum of a record that a program keeps. Each line of a sealed record ends in a space, a #
/// and eight hexadecimal digits in lower case: the CRC-32 (that of zip and PNG) of all bytes of the file
/// before that space, earlier seals included, with a line feed as the end of each line. So a line is valid
/// only after exactly the lines that preceded it when it was written, and lines can be appended indefinitely:
///
///     genotype-record 1 #40ab93d1
///     catalogue 1 #9e27d7b4
///
/// The change of a single bit is always detected; any other change goes unnoticed with a chance of 1 in 2³².
/// It is no protection against deliberate cheating. If the first line of a record has no seal, no line has
/// one: it was written by hand or printed by a command.
class Seal {
public:
    /// Whether the line, without its line feed, looks like a sealed one.
    static bool isOn(std::string_view line);
    /// The line without what looks like a seal.
    static std::string_view removedFrom(std::string_view line);
    /// The seal after all lines of a text, from which appended lines continue; no value if its first line has
    /// none. Precondition: the text is a readable record of complete lines.
    static std::optional<Seal> behind(std::string_view text);

    /// Seals whole lines, which follow those sealed before.
    std::string on(std::string_view lines);
    /// Takes the next line of a sealed text, without its line feed. Returns the line without its seal; no
    /// value if the seal is missing or does not match.
    std::optional<std::string_view> checked(std::string_view line);

private:
    void take(std::string_view bytes);
    std::string digits() const;

    /// The initial value of the CRC register.
    std::uint32_t m_register = 0xffffffff;
};

/// A whole text, or its beginning, with seals: the contents of a file.
inline std::string sealed(std::string_view lines) {
    return Seal().on(lines);
}

} // namespace core
