// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/series_file.h"
#include "johann_game.h"

#include <map>
#include <string>

namespace cli {

/// What all games of a measurement against Brother Johann have in common.
struct JohannSeries {
    std::uint64_t seed = 0;
    int rounds = genotype::maxRounds;
    /// Playouts for each choice of a bot that searches; 0: its default.
    std::int64_t iterations = 0;
};

/// Which game of a series it is.
struct JohannKey {
    std::string bot;
    /// As `nameOf` a table.
    std::string table;
    /// From 0.
    std::int64_t game = 0;

    auto operator<=>(const JohannKey&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 errs
};

/// The finished games of a measurement, and the file that keeps them (`SeriesFile`).
class JohannFile {
public:
    /// As `SeriesFile`; games under other cards are another measurement.
    JohannFile(const std::string& path, const JohannSeries& series);

    const std::map<JohannKey, JohannGame>& games() const { return m_games; }
    /// A finished game, which is in the file when this returns. Throws UserError if it cannot be written.
    void add(const JohannKey& key, const JohannGame& game);

private:
    bool take(const std::string& line);

    std::map<JohannKey, JohannGame> m_games;
    SeriesFile m_file;
};

} // namespace cli
