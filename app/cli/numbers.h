// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>

/// Numbers in the tables that the subcommands print.
namespace cli {

/// "0.47": with this many decimal places.
std::string decimal(double value, int places);
/// "0.9254" or "6.197e-121": four significant digits.
std::string significant(double value);
/// An expected count with two places, or as `significant` if those would hide most of it: "0.0031".
std::string expectedCount(double value);
/// Three decimals, as JSON reports give shares and means; rounding hides the order in which shared wins were
/// added up.
double rounded(double value);
/// A line of a table, formatted as by printf; cut off after 199 bytes.
template <typename... Values> std::string lineOf(const char* format, Values... values) {
    char text[200];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}
/// Padded with spaces at the end; the width is in UTF-8 characters.
std::string padded(std::string text, std::size_t width);
/// Padded with spaces at the beginning.
std::string aligned(const std::string& text, std::size_t width);

} // namespace cli
