// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <span>
#include <string>

/// What the programs without a window share: a table of subcommands, of which one is run.
namespace cli {

/// What a subcommand has found.
struct Answer {
    /// For people; empty if the subcommand has printed everything itself.
    std::string text;
    /// The same for programs, printed in its place with --json.
    Json json = {};
    int exitCode = 0;
    /// Spaces by which the levels of the JSON are indented; -1: everything on one line.
    int indent = -1;
};

using Run = std::function<Answer()>;

/// Whether a subcommand has the option --json.
enum class Output { Text, TextOrJson };

/// An entry of a program's table.
struct Command {
    const char* name;
    /// One sentence without a full stop.
    const char* about;
    /// Adds the options to the subcommand, and returns what is run once they have been read. Throws UserError
    /// if their values are wrong.
    Run (*prepare)(CLI::App& command);
    Output output = Output::TextOrJson;
};

/// Reads the command line, runs the subcommand that it names and prints the answer. Returns the exit code:
/// that of the answer, or 2 after one line on standard error for whatever is wrong.
int runProgram(const char* name, const char* about, std::span<const Command> commands, int argc, char** argv);

} // namespace cli
