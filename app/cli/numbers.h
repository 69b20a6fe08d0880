// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>

/// Numbers in the tables that the subcommands print.
namespace cli {

/// "0.47": with so many places after the point.
std::string decimal(double value, int places);
/// "0.9254" or "6.197e-121": four significant digits.
std::string significant(double value);
/// An expected count with two places, or as `significant` where those would hide most of it: "0.0031".
std::string expectedCount(double value);
/// With three places, as JSON reports give shares and means.
double rounded(double value);
/// A line of a table, as printf writes it; cut after 199 bytes.
template <typename... Values> std::string lineOf(const char* format, Values... values) {
    char text[200];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}
/// Filled up with spaces at the end, counted in characters of UTF-8.
std::string padded(std::string text, std::size_t width);
/// Filled up with spaces at the beginning.
std::string aligned(const std::string& text, std::size_t width);

} // namespace cli
