// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"
#include "engine/genotype/record.h"

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

/// A file of a game, and how it is read.
struct GameFile {
    std::string path;
    core::ReadOptions reading = {};

    /// Adds both to a subcommand.
    void addTo(CLI::App& command);
    /// Throws UserError, with the line, if it cannot be read or played.
    games::AnyRecord record() const;
};

/// A game of Genotype that was played to its end.
struct FinishedGame {
    genotype::Record record;
    genotype::State end;

    /// Throws UserError if the file cannot be read or played, is of another game, or the game is not
    /// finished.
    explicit FinishedGame(const GameFile& file);

    /// The seat's name; "Player 2" if it has none.
    std::string name(genotype::Seat seat) const;
};

} // namespace cli
