// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/record.h"

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

/// Adds a game's file and how it is read to a subcommand.
void addGameFile(CLI::App& command, std::string& file, core::ReadOptions& reading);

/// A game of Genotype that was played to its end.
struct FinishedGame {
    genotype::Record record;
    genotype::State end;

    /// Reads it. Throws UserError if the file cannot be read or played, is of another game, or the game is
    /// not finished.
    FinishedGame(const std::string& path, core::ReadOptions options);

    /// The seat's name; "Player 2" if it has none.
    std::string name(genotype::Seat seat) const;
};

} // namespace cli
