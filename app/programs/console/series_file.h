// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"

#include <cstdio>
#include <functional>
#include <memory>
#include <string>

namespace cli {

/// The file that keeps the finished games of a measurement, so that it can be interrupted at any time and
/// goes on where it stopped: a line of JSON that says which measurement it is, then a line for each game in
/// the order in which they ended. A line that was being written when the program was killed is dropped, and
/// its game is played again.
class SeriesFile {
public:
    /// Which measurement it is.
    struct Kind {
        /// Of which games, as in "PATH is not a file of games of the arena".
        std::string games;
        /// The first field of the header, which tells this kind of file from any other.
        std::string mark;
        /// All that the games of one measurement have in common; begins with `mark`.
        Json header;
    };
    /// A later line: whether it is one of this measurement, and of a game that no earlier line is of. May
    /// throw what `Json` throws.
    using Take = std::function<bool(const std::string& line)>;

    /// Reads the file, or begins it if there is none; an empty path keeps nothing. Throws UserError for a
    /// file of something else or of another measurement, and for one that cannot be read or written.
    SeriesFile(std::string path, const Kind& kind, const Take& take);

    /// Without its line feed; it is in the file when this returns. Throws UserError if it cannot be written.
    void add(const std::string& line);

private:
    void read(const std::string& text, const std::string& header, const Kind& kind, const Take& take) const;
    void write(const std::string& text);

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::string m_path;
    std::unique_ptr<std::FILE, Close> m_out;
};

} // namespace cli
