// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The running checksum of a record that a program keeps. Each line of a sealed record ends in a space, a #
/// and eight hexadecimal digits in lower case: the CRC-32 (that of zip and PNG) of all bytes of the file
/// before that space, earlier seals included, with a line feed as the end of each line. So a line fits only
/// behind the very lines that were before it when it was written, and lines can be appended for ever:
///
///     genotype-record 1 #40ab93d1
///     catalogue 1 #9e27d7b4
///
/// A change of a single bit is always noticed, any other with a chance of all but 1 in 2³². It is no defence
/// against somebody who wants to cheat. A record whose first line has no seal has none at all: it was written
/// by hand or printed by a command.
class Seal {
public:
    /// Whether the line, without its end, has the form of a sealed one.
    static bool isOn(std::string_view line);
    /// The line without what has the form of a seal.
    static std::string_view removedFrom(std::string_view line);
    /// The seal behind all lines of a text, for lines to be appended; nothing if its first line has none.
    /// Precondition: the text is a record that reads, whole lines only.
    static std::optional<Seal> behind(std::string_view text);

    /// Seals whole lines, which follow those sealed before.
    std::string on(std::string_view lines);
    /// Takes the next line, without its end, from a sealed text. The line without its seal; nothing if that
    /// is missing or does not fit.
    std::optional<std::string_view> checked(std::string_view line);

private:
    void take(std::string_view bytes);
    std::string digits() const;

    /// The register of the CRC, as it begins.
    std::uint32_t m_register = 0xffffffff;
};

/// A whole text, or its beginning, with seals: what a file holds.
inline std::string sealed(std::string_view lines) {
    return Seal().on(lines);
}

} // namespace core
