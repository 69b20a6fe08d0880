// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// One character of UTF-8 text.
struct Utf8Character {
    char32_t code = 0;
    /// Bytes to advance: 1 … 4; 1 where the text is not UTF-8.
    std::size_t bytes = 1;

    static constexpr char32_t invalid = 0xffffffff;
    constexpr bool valid() const { return code != invalid; }
};

/// The first character of a text that is not empty (RFC 3629: shortest form only, no surrogates, at most
/// U+10FFFF).
constexpr Utf8Character firstCharacter(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < bytes)
        return {Utf8Character::invalid, 1};
    char32_t code = first & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {Utf8Character::invalid, 1};
        code = code << 6 | (byte(i) & 0x3fu);
    }
    const char32_t least = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
        return {Utf8Character::invalid, 1};
    return {code, bytes};
}

/// Whether a character would break a line, or hide a text or reverse its direction: controls, the separators
/// of lines and paragraphs, all marks and overrides of the direction (UAX #9), invisible operators and the
/// mark of a byte order. The joiners U+200C and U+200D belong to the spelling of some languages. No report
/// contains any of them.
constexpr bool isHidingCharacter(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || c == 0x200b || c == 0x200e || c == 0x200f ||
           c == 0x2028 || c == 0x2029 || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) ||
           c == 0xfeff;
}

/// The text without such characters, except those of `exceptions`, and without bytes that are no UTF-8.
inline std::string withoutHidingCharacters(std::string_view text, std::string_view exceptions = {}) {
    std::string kept;
    while (!text.empty()) {
        const Utf8Character next = firstCharacter(text);
        const bool isExcepted = next.bytes == 1 && exceptions.find(text.front()) != std::string_view::npos;
        if (next.valid() && (isExcepted || !isHidingCharacter(next.code)))
            kept += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return kept;
}

} // namespace core
