// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_table.h"

#include "numbers.h"

#include <algorithm>

namespace cli {

namespace {

std::size_t widthOf(const std::string& heading, const std::vector<std::string>& names) {
    std::size_t width = heading.size();
    for (const std::string& name : names)
        width = std::max(width, name.size());
    return width;
}

} // namespace

ChanceTable chanceTable(const std::vector<std::string>& names, const std::vector<double>& chances) {
    ChanceTable table;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (chances[i] > 0) {
            table.names.push_back(names[i]);
            table.chances.push_back(chances[i]);
        }
    return table;
}

std::string textOf(const std::string& heading, const ChanceTable& table) {
    const std::size_t width = widthOf(heading, table.names);
    std::string text = padded(heading, width) + "   chance\n";
    for (std::size_t i = 0; i < table.names.size(); ++i)
        text += padded(table.names[i], width) + ' ' + decimal(table.chances[i], 6) + '\n';
    std::string parts;
    for (const std::int64_t part : table.ratio)
        parts += (parts.empty() ? "ratio " : " : ") + std::to_string(part);
    return text + parts + (parts.empty() ? "" : "\n");
}

nlohmann::ordered_json ratioJson(const ChanceTable& table) {
    return table.ratio.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(table.ratio);
}

CountTable countTable(const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                      const std::vector<double>& chances) {
    CountTable table;
    table.test = lessons::chiSquareTest(counts, chances);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (chances[i] > 0) {
            table.names.push_back(names[i]);
            table.counts.push_back(counts[i]);
            table.expected.push_back(static_cast<double>(table.test.sampleSize) * chances[i]);
        }
    return table;
}

std::string textOf(const std::string& heading, const CountTable& table) {
    const std::size_t width = widthOf(heading, table.names);
    std::string text = padded(heading, width) + "         count          expected\n";
    for (std::size_t i = 0; i < table.names.size(); ++i)
        text += padded(table.names[i], width) + ' ' + aligned(std::to_string(table.counts[i]), 13) + ' ' +
                aligned(expectedCount(table.expected[i]), 17) + '\n';
    return text + testText(table.test);
}

nlohmann::ordered_json testJson(const CountTable& table) {
    nlohmann::ordered_json object{
        {"chi_square", table.test.statistic}, {"df", table.test.degreesOfFreedom}, {"p", table.test.pValue}};
    markBounds(object, {"p"});
    return object;
}

} // namespace cli
