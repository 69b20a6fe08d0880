// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/decode.h"

#include "engine/core/utf8.h"
#include "lessons/csv/names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        if (!character.valid())
            return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

/// The characters of Windows-1252 from 0x80 to 0x9f; 0 where it has none.
constexpr std::array<char32_t, 32> windowsCharacters{
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

std::string fromWindows1252(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const char32_t known = byte >= 0x80 && byte < 0xa0 ? windowsCharacters[byte - 0x80] : byte;
        addUtf8(result, known == 0 && byte != 0 ? byte : known);
    }
    return result;
}

/// Nothing if it is not UTF-16.
std::optional<std::string> fromUtf16(std::string_view bytes, bool bigEndian) {
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(bigEndian ? first << 8 | second : second << 8 | first);
    };
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t code = unit(at);
        if (code >= 0xdc00 && code <= 0xdfff)
            return std::nullopt;
        if (code >= 0xd800 && code <= 0xdbff) {
            at += 2;
            if (at >= bytes.size() || unit(at) < 0xdc00 || unit(at) > 0xdfff)
                return std::nullopt;
            code = 0x10000 + ((code - 0xd800) << 10) + (unit(at) - 0xdc00);
        }
        addUtf8(text, code);
    }
    return text;
}

/// What other programs write and a person could take for a table.
bool isForeignDocument(std::string_view text) {
    constexpr std::array<std::string_view, 6> beginnings{"{\\rtf", "%PDF",  "<!DOCTYPE",
                                                         "<html",  "<?xml", "<table"};
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos &&
           std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view beginning) { return text.substr(first).starts_with(beginning); });
}

/// With a line feed after each line, also where a carriage return stood alone.
std::string withLineFeeds(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\r')
            result += text[at];
        else if (at + 1 >= text.size() || text[at + 1] != '\n')
            result += '\n';
    }
    return result;
}

} // namespace

std::variant<std::string, CsvError> textIn(std::string_view bytes) {
    constexpr std::string_view mark8 = "\xef\xbb\xbf";
    constexpr std::string_view little = "\xff\xfe";
    constexpr std::string_view big = "\xfe\xff";
    if (bytes.size() > maxCsvBytes)
        return CsvError{Kind::TooLarge, 0, ""};
    std::string text;
    if (bytes.starts_with(little) || bytes.starts_with(big)) {
        auto decoded = fromUtf16(bytes.substr(2), bytes.starts_with(big));
        if (!decoded)
            return CsvError{Kind::NotText, 0, ""};
        text = std::move(*decoded);
    } else {
        if (bytes.starts_with(mark8))
            bytes.remove_prefix(mark8.size());
        text = isUtf8(bytes) ? std::string(bytes) : fromWindows1252(bytes);
    }
    if (text.find('\0') != std::string::npos || isForeignDocument(text))
        return CsvError{Kind::NotText, 0, ""};
    return withLineFeeds(text);
}

} // namespace lessons
