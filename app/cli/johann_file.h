// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "johann_game.h"

#include <cstdio>
#include <map>
#include <memory>
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

/// The finished games of a measurement, and the file that keeps them: JSON, a line that says which
/// measurement it is, then a line for each game in the order in which they ended. A line that was being
/// written when the program was killed is dropped and its game played again.
class JohannFile {
public:
    /// Reads the file, or begins it if there is none; an empty path keeps nothing. Throws UserError for a
    /// file of something else, of another series or other cards, and for one that cannot be read or written.
    JohannFile(const std::string& path, const JohannSeries& series);

    const std::map<JohannKey, JohannGame>& games() const { return m_games; }
    /// A finished game, which is in the file when this returns. Throws UserError if it cannot be written.
    void add(const JohannKey& key, const JohannGame& game);

private:
    void read(const std::string& text, const std::string& header);
    void write(const std::string& line);

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::string m_path;
    std::map<JohannKey, JohannGame> m_games;
    std::unique_ptr<std::FILE, Close> m_out;
};

} // namespace cli
