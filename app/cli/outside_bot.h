// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/words/words.h"
#include "guarded_process.h"

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace cli {

/// A bot that breaks the protocol loses its game; `what()` says why in one line of printable ASCII.
class Forfeit : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An external program as a player in one game (app/cli/README.md, "bot"): it is started with the game, gets
/// one line of JSON for each of its choices and answers with one line, the notation of an action.
class OutsideBot {
public:
    /// Runs `command` in the shell. Throws UserError if no process can be started.
    OutsideBot(const std::string& command, std::chrono::milliseconds limit)
        : m_limit(limit), m_process(command) {}

    /// The acting seat's action. `events` are all events of the game so far; the program gets those it has
    /// not received yet, as its seat may see them. Throws Forfeit.
    genotype::Action choose(const genotype::State& state, const genotype::ActionList& legal,
                            const std::vector<genotype::Event>& events, const genotype::words::Table& table);

private:
    std::string exchange(const std::string& line);
    void writeAll(const std::string& text, std::chrono::steady_clock::time_point deadline);
    bool wait(int end, short what, std::chrono::steady_clock::time_point deadline);
    void readErrors();
    [[noreturn]] void forfeit(const std::string& reason);

    std::chrono::milliseconds m_limit;
    GuardedProcess m_process;
    /// Read, but not yet a complete line.
    std::string m_rest;
    /// The end of what the program wrote on its standard error.
    std::string m_errors;
    bool m_errorsEnded = false;
    std::size_t m_told = 0;
};

} // namespace cli
