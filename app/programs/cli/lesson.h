// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

struct LessonOptions {
    /// A lesson's file (TOML).
    std::string file;
    /// The English lesson that `file` translates; may be empty.
    std::string translates;
    bool json = false;
};

CLI::App* addLesson(CLI::App& program, LessonOptions& options);

/// Checks a lesson's file and prints each fault with file and line, or what the lesson has. Returns the exit
/// code: 1 if there is a fault. Throws UserError if a file cannot be read.
int lesson(const LessonOptions& options);

} // namespace cli
