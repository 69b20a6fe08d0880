// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/csv/ambiguity.h"
#include "lessons/csv/ratio.h"
#include "lessons/frequency_words.h"

#include <algorithm>
#include <numeric>

using namespace lessons;

namespace {

template <typename Error> std::string faultOfError(const Error& error) {
    return core::english(phrase(error)).empty() ? "an error has no words" : "";
}

std::string faultOfTest(const std::vector<std::int64_t>& counts, const std::vector<double>& ratio) {
    const double all = std::accumulate(ratio.begin(), ratio.end(), 0.0);
    std::vector<double> chances;
    for (const double part : ratio)
        chances.push_back(part / all);
    // Low limits, for speed: the normal tests check the exact methods.
    const TestResult result = goodnessOfFit(counts, chances, {.steps = 1000, .convolutionCells = 1000});
    frequencyOf(result);
    return result.pValue >= 0 && result.pValue <= 1 ? "" : "p is no chance";
}

std::string faultOfTable(std::string_view text, const std::vector<double>& ratio) {
    const auto read = readCsv(text);
    if (const auto* error = std::get_if<CsvError>(&read))
        return faultOfError(*error);
    const auto& table = std::get<CsvTable>(read);
    std::vector<std::vector<CsvCell>> cells;
    for (const CsvRow& row : table.rows) {
        if (std::all_of(row.cells.begin(), row.cells.end(), [](const auto& cell) { return cell.empty(); }))
            return "an empty row was kept";
        cells.emplace_back(row.cells.begin(), row.cells.end());
    }
    const auto again = readCsv(writeCsv(cells));
    if (!std::holds_alternative<CsvTable>(again) ||
        std::get<CsvTable>(again).rows.size() != table.rows.size())
        return "a table does not come back from its own text";
    const auto counted = categoriesIn(table);
    if (const auto* error = std::get_if<CsvError>(&counted))
        return faultOfError(*error);
    const auto& categories = std::get<CategoryTable>(counted);
    if (categories.names.empty() || categories.names.size() != categories.counts.size())
        return "categories without counts";
    const bool fits = ratio.size() == categories.counts.size();
    const std::vector<double> parts = fits ? ratio : std::vector<double>(categories.counts.size(), 1);
    // A simulated test of a large sample would use up all the time.
    const auto n = std::accumulate(categories.counts.begin(), categories.counts.end(), std::int64_t{0});
    if (n > 1000 && categories.names.size() > 3)
        return {};
    return faultOfTest(categories.counts, parts);
}

/// The first line as a ratio and the rest as a table of counts, tested against each other.
std::string faultOfCounts(std::string_view text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto read = readRatio(text.substr(0, end));
    std::vector<double> ratio{1};
    if (const auto* error = std::get_if<RatioError>(&read)) {
        if (const std::string fault = faultOfError(*error); !fault.empty())
            return fault;
    } else {
        ratio = std::get<std::vector<double>>(read);
    }
    return faultOfTable(text.substr(std::min(end + 1, text.size())), ratio);
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfCounts)
