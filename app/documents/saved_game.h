// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/plant_look.h"
#include "app/documents/record_file.h"
#include "engine/core/phrase.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
#include <string>
#include <vector>

namespace app {

/// A player of a saved game, and how it stands for that player.
struct SavedSeat {
    std::string name;
    int colour = 0; ///< of the seat, 0–5
    /// What a win is counted in, up to now; none for a game that is not one of the program.
    std::optional<int> points;
    bool isNext = false; ///< its choice is pending
    bool wins = false;
    /// In Genotype: what the player harvested, and after it what grows, with the traits that are validated.
    std::vector<shapes::PlantLook> plants;
    int sprouts = 0; ///< what was sown and has no trait yet

    bool operator==(const SavedSeat&) const = default;
};

/// How far a game has got, where it is counted in rounds; else 0 of 0.
struct SavedRounds {
    int round = 0;
    int rounds = 0;

    bool operator==(const SavedRounds&) const = default;
};

/// One file of the library, as shown in a list.
struct SavedGame {
    QString path;
    /// Empty when the players gave none, and when the file cannot be read.
    QString title;
    QStringList players;
    /// The id and the name of its game.
    QString game;
    QString gameName;
    /// How far the game has got, in its own terms: "Round 3 of 5"; if finished: "Finished after 5 rounds".
    QString progress;
    int actions = 0;
    bool finished = false;
    std::vector<SavedSeat> seats;
    SavedRounds rounds;
    /// When the file was last written.
    QDateTime played;
    /// None, or why it cannot be played: Damaged, OtherVersion, CannotRead.
    SaveProblem problem = SaveProblem::None;
    /// For the reader, if there is a problem.
    QString message;
    /// Open in this or another program now.
    bool inUse = false;

    bool playable() const { return problem == SaveProblem::None; }
    /// The name for a list: its title or, without one, the players.
    QString name() const { return title.isEmpty() ? players.join(QStringLiteral(", ")) : title; }
    bool operator==(const SavedGame&) const = default;
};

/// The contents of a file, not yet put into words: everything in a SavedGame that needs a replay.
struct GameFacts {
    SaveProblem problem = SaveProblem::None;
    std::optional<games::ReadError> error;
    QString systemReason;
    std::string title;
    std::vector<std::string> players;
    std::string game;
    core::Phrase gameName;
    core::Phrase progress;
    int actions = 0;
    bool finished = false;
    std::vector<SavedSeat> seats;
    SavedRounds rounds;
};

/// Reads and replays the file. For any thread.
GameFacts readFacts(const QString& path);

/// The facts in the program's language, together with the current state of the file in its folder. For the
/// window's thread.
SavedGame inWords(const GameFacts& facts, const QString& path);

} // namespace app
