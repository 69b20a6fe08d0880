// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"
#include "lessons/goodness_of_fit.h"

#include <cstdint>
#include <string>
#include <vector>

/// Counts, the ratios that they are compared with, and tables of both.
namespace cli {

/// Reads "315, 108, 101, 32" as the value of --observed. Throws UserError if a part is not a count from 0 to
/// 1 000 000 000 000.
std::vector<std::int64_t> countsIn(const std::string& text);

/// Reads "9 : 3 : 3 : 1" as the value of --ratio (lessons::readRatio). Throws UserError.
std::vector<double> ratioIn(const std::string& text);
/// "9 : 3 : 3 : 1".
std::string ratioText(const std::vector<double>& ratio);
/// Throws UserError if there is not a count for each part of the ratio.
void requireSameParts(const std::vector<double>& ratio, const std::vector<std::int64_t>& observed);

/// Each name with its count and the expected one. The columns of names and counts have these widths.
std::string countRows(const std::string& heading, std::size_t nameWidth, std::size_t countWidth,
                      const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                      const std::vector<double>& expected);

/// chi_square, df and p.
Json testJson(const lessons::TestResult& test);

/// What can come up, with its chances. Its JSON fields are "chances" and "ratio" with `suffix` behind them;
/// the ratio is null if it is empty, because there are no whole numbers.
void addChances(Answer& answer, const std::string& heading, const std::string& suffix,
                const std::vector<std::string>& names, const std::vector<double>& chances,
                const std::vector<std::int64_t>& ratio);

/// What can come up, with its count beside the expected one, and the chi-square test, which is returned. Its
/// JSON fields are "counts" and "expected" with `suffix` behind them.
lessons::TestResult addCounts(Answer& answer, const std::string& heading, const std::string& suffix,
                              const std::vector<std::string>& names, const std::vector<std::int64_t>& counts,
                              const std::vector<double>& chances);

} // namespace cli
