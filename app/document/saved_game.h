// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/record_file.h"
#include "engine/core/phrase.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <string>
#include <vector>

namespace app {

/// One file of the library, as a list shows it.
struct SavedGame {
    QString path;
    /// Empty when the players gave none, and when the file cannot be read.
    QString title;
    QStringList players;
    /// The id of its game, and that game's name.
    QString game;
    QString gameName;
    /// How far it has come, in a few words of that game: "Round 3 of 5"; finished: "Finished after 5 rounds".
    QString progress;
    int actions = 0;
    bool finished = false;
    /// When something was last written to it.
    QDateTime played;
    /// None, or why it cannot be played: Damaged, OtherVersion, CannotRead.
    SaveProblem problem = SaveProblem::None;
    /// For the reader, when there is a problem.
    QString message;
    /// Open in this or another program now.
    bool inUse = false;

    bool playable() const { return problem == SaveProblem::None; }
    /// What it is called: its title, or who plays.
    QString name() const { return title.isEmpty() ? players.join(QStringLiteral(", ")) : title; }
    bool operator==(const SavedGame&) const = default;
};

/// What a file holds, in no language yet: all of a SavedGame that takes a replay to know.
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
};

/// Reads and replays the file. For any thread.
GameFacts readFacts(const QString& path);

/// The facts in the words of the program's language, with what the folder says of the file now. For the
/// window's thread.
SavedGame inWords(const GameFacts& facts, const QString& path);

} // namespace app
