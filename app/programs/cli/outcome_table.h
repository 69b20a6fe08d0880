// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

/// Outcomes with their chances or counts, as text and as JSON. Those that cannot come up are left out.
namespace cli {

struct ChanceTable {
    std::vector<std::string> names;
    std::vector<double> chances;
    std::vector<std::int64_t> ratio; ///< empty if there is no simple one
};

/// Each name with its chance; the ratio is still to be set.
ChanceTable chanceTable(const std::vector<std::string>& names, const std::vector<double>& chances);
/// With a heading, and the ratio if there is one.
std::string textOf(const std::string& heading, const ChanceTable& table);
/// Null if there are no whole numbers.
nlohmann::ordered_json ratioJson(const ChanceTable& table);

struct CountTable {
    std::vector<std::string> names;
    std::vector<std::int64_t> counts;
    std::vector<double> expected;
    lessons::TestResult test; ///< chi-square
};

CountTable countTable(const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                      const std::vector<double>& chances);
/// With a heading and the test.
std::string textOf(const std::string& heading, const CountTable& table);
/// chi_square, df and p.
nlohmann::ordered_json testJson(const CountTable& table);

/// One field for each name.
template <class Number>
nlohmann::ordered_json byName(const std::vector<std::string>& names, const std::vector<Number>& numbers) {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < names.size(); ++i)
        object[names[i]] = numbers[i];
    return object;
}

} // namespace cli
