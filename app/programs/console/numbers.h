// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"
#include "lessons/goodness_of_fit.h"

#include <cstddef>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>

/// Numbers and lists as the subcommands print them.
namespace cli {

/// "1 tile", "2 tiles".
std::string howMany(std::size_t number, const char* one, const char* many);
/// "0.47": with this many decimal places.
std::string decimal(double value, int places);
/// "0.9254" or "6.197e-121": four significant digits.
std::string significant(double value);
/// A p-value: four significant digits, "below 1e-300" where it is a bound, "0" where the counts are
/// impossible.
std::string pText(double p);
/// Adds "p_is_bound": true beside a "p" that is one (lessons/chi_square.h), for each of these keys that the
/// object has.
void markBounds(Json& object, std::initializer_list<const char*> keys);
/// The value, or null if there is none.
template <typename Value> Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json(nullptr);
}
/// An expected count with two places, or as `significant` if those would hide most of it: "0.0031".
std::string expectedCount(double value);
/// Three decimals, as JSON reports give shares and means; rounding hides the order in which shared wins were
/// added up.
double rounded(double value);
/// Said wherever a chi-square test is printed with an expected count below 5.
inline constexpr const char* smallExpectedCaution =
    "Some expected counts are below 5, where the chi-square test is rough.\n";
/// The lines about a test of counts against fixed chances: statistic, degrees of freedom and p-values with
/// the caution about small expected counts, or in words that an impossible class was counted, or why there is
/// nothing to test. `exact` is the p-value of the exact multinomial test, if that was made.
std::string testText(const lessons::TestResult& test, std::optional<double> exact = std::nullopt);
/// A line of a table, formatted as by printf; cut off after 199 bytes.
template <typename... Values> std::string lineOf(const char* format, Values... values) {
    char text[200];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}
/// A pattern with values in place of what stands in braces: "{bot:%s} wins {win_rate%:%.1f} %". Before the
/// colon comes the way to a value ("points.mean", "interval.0"; nothing for the whole), with a % behind it
/// for a share that is written in per cent; after the colon comes how printf writes a text or a double.
std::string filled(const std::string& pattern, const Json& values);
/// All of them one after another: "a, b, c". `text` says how one is written.
template <typename Range, typename Text = std::identity>
std::string joined(const Range& all, const char* between, Text text = {}) {
    std::string list;
    bool first = true;
    for (const auto& one : all) {
        list.append(first ? "" : between).append(std::invoke(text, one));
        first = false;
    }
    return list;
}
/// Padded with spaces at the end; the width is in UTF-8 characters.
std::string padded(std::string text, std::size_t width);
/// Padded with spaces at the beginning.
std::string aligned(const std::string& text, std::size_t width);

} // namespace cli
