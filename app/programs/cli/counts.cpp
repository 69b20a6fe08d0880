// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts.h"

#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "lessons/csv/ratio.h"

#include <algorithm>
#include <charconv>

namespace cli {
namespace {

/// More than anybody could have counted, yet far below where sums lose precision.
constexpr std::int64_t mostCounted = 1'000'000'000'000;

std::size_t widthOf(const std::string& heading, const std::vector<std::string>& names) {
    std::size_t width = heading.size();
    for (const std::string& name : names)
        width = std::max(width, name.size());
    return width;
}

/// Of values by outcome, those of outcomes that can come up.
template <typename Value>
std::vector<Value> possible(const std::vector<Value>& values, const std::vector<double>& chances) {
    std::vector<Value> found;
    for (std::size_t i = 0; i < chances.size(); ++i)
        if (chances[i] > 0)
            found.push_back(values[i]);
    return found;
}

template <typename Value>
Json byName(const std::vector<std::string>& names, const std::vector<Value>& values) {
    Json object = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i)
        object[names[i]] = values[i];
    return object;
}

} // namespace

std::vector<std::int64_t> countsIn(const std::string& text) {
    std::vector<std::int64_t> counts;
    for (const std::string& part : partsOf(text)) {
        std::int64_t count = 0;
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, count);
        const std::string beginning = "--observed " + shown(text) + ": ";
        if (error != std::errc{} || stop != end || part.empty())
            throw UserError(beginning + '"' + shown(part) + "\" is not a count");
        if (count < 0)
            throw UserError(beginning + "a count cannot be negative");
        if (count > mostCounted)
            throw UserError(beginning + "a count is at most 1000000000000");
        counts.push_back(count);
    }
    return counts;
}

std::vector<double> ratioIn(const std::string& text) {
    auto ratio = lessons::readRatio(text);
    if (const auto* error = std::get_if<lessons::RatioError>(&ratio))
        throw UserError("--ratio " + shown(text) + ": " + core::english(phrase(*error)));
    return std::get<std::vector<double>>(std::move(ratio));
}

std::string ratioText(const std::vector<double>& ratio) {
    return joined(ratio, " : ", significant);
}

void requireSameParts(const std::vector<double>& ratio, const std::vector<std::int64_t>& observed) {
    if (observed.size() != ratio.size())
        throw UserError("--ratio and --observed need the same number of parts: they have " +
                        std::to_string(ratio.size()) + " and " + std::to_string(observed.size()));
}

std::string countRows(const std::string& heading, std::size_t nameWidth, std::size_t countWidth,
                      const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                      const std::vector<double>& expected) {
    const auto row = [=](const std::string& name, const std::string& count, const std::string& ofChance) {
        return padded(name, nameWidth) + aligned(count, countWidth) + aligned(ofChance, 18) + '\n';
    };
    std::string text = row(heading, "count", "expected");
    for (std::size_t i = 0; i < names.size(); ++i)
        text += row(names[i], std::to_string(counts[i]), expectedCount(expected[i]));
    return text;
}

Json testJson(const lessons::TestResult& test) {
    return {{"chi_square", test.statistic}, {"df", test.degreesOfFreedom}, {"p", test.pValue}};
}

void addChances(Answer& answer, const std::string& heading, const std::string& suffix,
                const std::vector<std::string>& names, const std::vector<double>& chances,
                const std::vector<std::int64_t>& ratio) {
    const auto shownNames = possible(names, chances);
    const auto shownChances = possible(chances, chances);
    const std::size_t width = widthOf(heading, shownNames);
    answer.text += padded(heading, width) + "   chance\n";
    for (std::size_t i = 0; i < shownNames.size(); ++i)
        answer.text += padded(shownNames[i], width) + ' ' + decimal(shownChances[i], 6) + '\n';
    if (!ratio.empty())
        answer.text +=
            "ratio " + joined(ratio, " : ", [](std::int64_t part) { return std::to_string(part); }) + '\n';
    answer.json["chances" + suffix] = byName(shownNames, shownChances);
    answer.json["ratio" + suffix] = ratio.empty() ? Json() : Json(ratio);
}

lessons::TestResult addCounts(Answer& answer, const std::string& heading, const std::string& suffix,
                              const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                              const std::vector<double>& chances) {
    lessons::TestResult test = lessons::chiSquareTest(counts, chances);
    const auto shownNames = possible(names, chances);
    const auto shownCounts = possible(counts, chances);
    std::vector<double> expected = possible(chances, chances);
    for (double& one : expected)
        one *= static_cast<double>(test.sampleSize);
    answer.text += countRows(heading, widthOf(heading, shownNames), 14, shownNames, shownCounts, expected) +
                   testText(test);
    answer.json["counts" + suffix] = byName(shownNames, shownCounts);
    answer.json["expected" + suffix] = byName(shownNames, expected);
    return test;
}

} // namespace cli
