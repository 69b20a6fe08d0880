// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/number.h"

#include "engine/core/utf8.h"
#include "lessons/csv/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace lessons {

namespace {

/// In bytes; what is longer is prose.
constexpr std::size_t longestNumber = 400;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool areDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// Zeros of the decimal digits that people type: Arabic, Persian, Devanagari, Bengali, Thai, full width.
constexpr std::array<char32_t, 6> zeros{0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10};

/// The character in ASCII as far as numbers go; itself if it has nothing to do with numbers.
char32_t plainCharacter(char32_t code) {
    for (const char32_t zero : zeros)
        if (code >= zero && code <= zero + 9)
            return U'0' + (code - zero);
    switch (code) {
    case 0x00a0: // no-break space
    case 0x2007: // figure space
    case 0x2009: // thin space
    case 0x202f: // narrow no-break space
        return U' ';
    case 0x2018:
    case 0x2019:
    case 0x02bc:
    case 0x066c: // Arabic thousands separator
        return U'\'';
    case 0x066b: return U'.'; // Arabic decimal separator
    case 0x2212: return U'-'; // minus
    case 0xff05:              // full width
    case 0x066a:              // Arabic
        return U'%';
    default: return code;
    }
}

std::string inAscii(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        if (character.valid())
            addUtf8(plain, plainCharacter(character.code));
        else
            plain += text.front();
        text.remove_prefix(character.bytes);
    }
    return plain;
}

/// Whether the text is digits in groups with `mark` between them: one to three, then three each or, as in
/// India, two each and three at the end. A number in thousands never begins with 0, so 0.125 is an eighth.
bool isGrouped(std::string_view text, char mark) {
    std::vector<std::size_t> groups{0};
    if (text.substr(0, 1) == "0")
        return false;
    for (const char c : text) {
        if (c == mark)
            groups.push_back(0);
        else if (isDigit(c))
            ++groups.back();
        else
            return false;
    }
    if (groups.size() < 2 || groups.front() == 0 || groups.front() > 3 || groups.back() != 3)
        return false;
    const auto areAll = [&](std::size_t size) {
        return std::all_of(groups.begin() + 1, groups.end() - 1,
                           [size](std::size_t group) { return group == size; });
    };
    return areAll(3) || (areAll(2) && groups.front() <= 2);
}

std::string without(std::string_view text, char mark) {
    std::string result;
    std::copy_if(text.begin(), text.end(), std::back_inserter(result), [mark](char c) { return c != mark; });
    return result;
}

/// Digits with at most one point between them.
std::optional<double> valueOf(const std::string& text) {
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool isWhole(double value) {
    return value == std::floor(value);
}

/// Digits and one mark before the decimals, which may be missing in front: "12.5", ".5".
std::optional<CellValue> decimalIn(std::string text) {
    std::replace(text.begin(), text.end(), ',', '.');
    const auto at = text.find('.');
    const std::string_view before = std::string_view(text).substr(0, at);
    if (!areDigits(std::string_view(text).substr(at + 1)) || !(before.empty() || areDigits(before)))
        return std::nullopt;
    const auto value = valueOf(text);
    if (!value)
        return std::nullopt;
    return CellValue{isWhole(*value) ? CellKind::Whole : CellKind::Decimal, *value};
}

std::optional<CellValue> exponentIn(std::string_view text) {
    const auto at = text.find_first_of("eE");
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view power = text.substr(at + 1);
    if (!power.empty() && (power.front() == '+' || power.front() == '-'))
        power.remove_prefix(1);
    std::string mantissa(text.substr(0, at));
    std::replace(mantissa.begin(), mantissa.end(), ',', '.');
    const bool isMantissa = std::count(mantissa.begin(), mantissa.end(), '.') <= 1 && !mantissa.empty() &&
                            isDigit(mantissa.front()) && areDigits(without(mantissa, '.'));
    if (!isMantissa || !areDigits(power))
        return std::nullopt;
    std::string whole = mantissa + 'e' + std::string(text.substr(at + 1));
    whole = without(whole, '+');
    const auto value = valueOf(whole);
    return value ? std::optional(CellValue{CellKind::Exponent, *value}) : std::nullopt;
}

/// A number without a sign and nothing around it.
std::optional<CellValue> unsignedIn(std::string text) {
    if (const auto exponent = exponentIn(text))
        return exponent;
    bool spaced = false;
    for (const char mark : {' ', '\''})
        if (const auto end = text.find_first_of(".,");
            isGrouped(std::string_view(text).substr(0, end), mark)) {
            text = without(text, mark);
            spaced = true;
        }
    const auto points = std::count(text.begin(), text.end(), '.');
    const auto commas = std::count(text.begin(), text.end(), ',');
    if (points == 0 && commas == 0) {
        const auto value = areDigits(text) ? valueOf(text) : std::nullopt;
        if (!value)
            return std::nullopt;
        return CellValue{text.size() > 1 && text.front() == '0' ? CellKind::LeadingZeros : CellKind::Whole,
                         *value};
    }
    if (points > 0 && commas > 0) {
        // The last of the two is the decimal mark.
        const char thousands = text.rfind('.') > text.rfind(',') ? ',' : '.';
        const char point = thousands == ',' ? '.' : ',';
        if (!isGrouped(std::string_view(text).substr(0, text.find(point)), thousands))
            return std::nullopt;
        return decimalIn(without(text, thousands));
    }
    const char mark = points > 0 ? '.' : ',';
    const bool grouped = isGrouped(text, mark) && !spaced;
    if (points + commas > 1)
        return grouped ? std::optional(CellValue{CellKind::Whole, *valueOf(without(text, mark))})
                       : std::nullopt;
    auto decimal = decimalIn(text);
    if (decimal && grouped)
        return CellValue{CellKind::TwoMeanings, *valueOf(without(text, mark)), decimal->value};
    return decimal;
}

std::optional<CellValue> signedIn(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    auto number = unsignedIn(std::string(text));
    if (number && negative) {
        number->value = -number->value;
        number->other = -number->other;
    }
    return number;
}

/// Removes one of the beginnings, and spaces; whether there was one.
template <std::size_t size>
bool removeBeginning(std::string_view& text, const std::array<std::string_view, size>& all) {
    for (const std::string_view one : all)
        if (text.starts_with(one)) {
            text = trimmedCell(text.substr(one.size()));
            return true;
        }
    return false;
}

template <std::size_t size>
bool removeEnd(std::string_view& text, const std::array<std::string_view, size>& all) {
    for (const std::string_view one : all)
        if (text.ends_with(one)) {
            text = trimmedCell(text.substr(0, text.size() - one.size()));
            return true;
        }
    return false;
}

constexpr std::array<std::string_view, 9> percentSigns{"%",   "‰",    "percent", "per cent", "prozent",
                                                       "pct", "pct.", "v.h.",    "pourcent"};
constexpr std::array<std::string_view, 20> beginnings{"~",  "≈",     "<=",    "<",       ">=",   ">",   "≤",
                                                      "≥",  "±",     "=",     "(",       "[",    "ca.", "ca ",
                                                      "c.", "circa", "about", "approx.", "etwa", "rund"};

/// A date or a time, of which no part counts anything: 2026-05-01, 1.5.2026, 12:30.
bool isDate(std::string_view text) {
    for (const char mark : {'-', '.', '/', ':'}) {
        const auto marks = std::count(text.begin(), text.end(), mark);
        if ((marks == 2 || (mark == ':' && marks >= 1)) && areDigits(without(text, mark)))
            return true;
    }
    return false;
}

/// Judges a cell that begins with a digit once all that may stand before a number is removed.
CellKind kindBehindDigits(std::string_view text) {
    const auto end = text.find_first_not_of("0123456789.,' ");
    if (end == std::string_view::npos)
        return CellKind::Annotated; // "315." or "12 34"
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const core::Utf8Character next = core::firstCharacter(text.substr(end));
    const bool letter = isLetter(text[end]) || (next.code >= 0xc0 && next.code < 0x2000);
    if (letter)
        return CellKind::Labelled;
    // "4-lobed" is a word.
    const std::string_view behind = text.substr(end + next.bytes);
    return text[end] == '-' && !behind.empty() && !isDigit(behind.front()) ? CellKind::Words
                                                                           : CellKind::Annotated;
}

bool isMissing(std::string_view lower) {
    constexpr std::array<std::string_view, 15> marks{"na",    "n/a",  "n.a.",    "#n/a",  "nan",
                                                     "null",  "?",    "??",      ".",     "k.a.",
                                                     "k. a.", "n.d.", "#div/0!", "#ref!", "#value!"};
    return std::find(marks.begin(), marks.end(), lower) != marks.end();
}

} // namespace

std::string_view trimmedCell(std::string_view text) {
    // A byte order mark in the middle, as when files were joined, is a space of no width.
    constexpr std::array<std::string_view, 5> spaces{" ", "\t", "\r", "\xef\xbb\xbf", "\u00a0"};
    const auto starts = [&text](std::string_view space) { return text.starts_with(space); };
    const auto ends = [&text](std::string_view space) { return text.ends_with(space); };
    for (auto at = spaces.end(); (at = std::find_if(spaces.begin(), spaces.end(), starts)) != spaces.end();)
        text.remove_prefix(at->size());
    for (auto at = spaces.end(); (at = std::find_if(spaces.begin(), spaces.end(), ends)) != spaces.end();)
        text.remove_suffix(at->size());
    return text;
}

CellValue readCell(std::string_view cell) {
    cell = trimmedCell(cell);
    if (cell.empty())
        return {};
    if (cell.size() > longestNumber)
        return {CellKind::Words};
    std::string plain = foldedName(inAscii(cell));
    std::string_view text = trimmedCell(plain);
    if (isMissing(text))
        return {CellKind::Missing};
    constexpr std::array<std::string_view, 6> dashes{"-", "--", "–", "—", "‒", "―"};
    if (std::find(dashes.begin(), dashes.end(), text) != dashes.end())
        return {CellKind::Dash};
    if (auto number = signedIn(text))
        return *number;
    if (isDate(text))
        return {CellKind::Words};
    bool around = false;
    if (text.starts_with("n=") || text.starts_with("n =")) {
        text = trimmedCell(text.substr(text.find('=') + 1));
        around = true;
    }
    while (removeBeginning(text, beginnings))
        around = true;
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
    std::string_view share = text;
    if ((removeEnd(share, percentSigns) || removeBeginning(share, percentSigns)) &&
        unsignedIn(std::string(share)))
        return {CellKind::Percentage, unsignedIn(std::string(share))->value};
    if (text.empty() || !isDigit(text.front()))
        return {CellKind::Words};
    const CellKind kind = kindBehindDigits(text);
    return {around && kind != CellKind::Words ? CellKind::Annotated : kind};
}

bool isNumber(CellKind kind) {
    return kind == CellKind::Whole || kind == CellKind::Decimal || kind == CellKind::TwoMeanings ||
           kind == CellKind::Exponent || kind == CellKind::LeadingZeros;
}

bool isLikeNumber(CellKind kind) {
    return isNumber(kind) || kind == CellKind::Percentage || kind == CellKind::Annotated;
}

std::optional<double> numberIn(std::string_view cell) {
    const CellValue value = readCell(cell);
    if (!isNumber(value.kind) || value.kind == CellKind::TwoMeanings)
        return std::nullopt;
    return value.value;
}

} // namespace lessons
