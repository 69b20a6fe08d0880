// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// What a single cell says.
namespace lessons {

enum class CellKind : std::uint8_t {
    Blank,
    Missing,      ///< "NA", "n/a", "?": nothing is known
    Dash,         ///< "-", "–": nothing, or a category
    Whole,        ///< "315", "1 234", "1.234.567", "315.0", "-3"
    Decimal,      ///< "0.25", "1.234,5"
    TwoMeanings,  ///< "1.234": three digits after the only mark
    Exponent,     ///< "1e3"
    LeadingZeros, ///< "007"
    Percentage,   ///< "25 %"
    Annotated,    ///< "315*", "~315", "<5", "315 (a)"
    Labelled,     ///< "315 plants", "2n"
    Words
};

struct CellValue {
    CellKind kind = CellKind::Blank;
    double value = 0; ///< of the five kinds of numbers; "1.234" as 1234
    double other = 0; ///< of TwoMeanings: as 1.234
};

/// Digits may be those of other scripts. Marks between thousands: point, comma, apostrophe, a plain, narrow
/// or no-break space, in groups of three or as in India (12,34,567); the decimal mark: a point or comma. Two
/// different marks, or one twice, can be read in one way only.
CellValue readCell(std::string_view cell);

/// Whole, Decimal, TwoMeanings, Exponent and LeadingZeros.
bool isNumber(CellKind kind);
/// What stands in a column of counts, rightly or wrongly, and hardly among words.
bool isLikeNumber(CellKind kind);

/// The number that a cell can only mean; no value for anything else, "1.234" included.
std::optional<double> numberIn(std::string_view cell);

/// Without spaces, tabs and byte order marks around it.
std::string_view trimmedCell(std::string_view text);

} // namespace lessons
