// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/journal.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
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
    /// How far it has come, in a few words of that game: "Round 3 of 5"; finished: "Finished, rounds: 5".
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
};

/// The saved games in the user's data folder, one record file each. Nothing here overwrites or changes a game
/// without being asked to; whatever goes wrong is told in a plain sentence.
class GameLibrary {
    Q_DECLARE_TR_FUNCTIONS(app::GameLibrary)
public:
    /// What came of a change to the library: no message, and where the file is now; or why nothing was
    /// changed.
    struct Outcome {
        QString path;
        QString message;

        bool ok() const { return message.isEmpty(); }
    };

    /// `folder`: the data folder; the games lie in `games` inside it. It is made when the first game is.
    explicit GameLibrary(const QString& folder = defaultFolder());
    /// Where the operating system wants a user's data.
    static QString defaultFolder();
    /// How record files end, with the dot.
    static QString suffix();

    const QString& folder() const { return m_folder; }
    QString gamesFolder() const;

    /// The last played first.
    std::vector<SavedGame> games() const;
    static SavedGame describe(const QString& path);
    /// The last played game that is not finished, can be played and is open nowhere: what "resume" offers.
    std::optional<SavedGame> lastUnfinished() const;

    /// Makes a new file, named after the title, that no file had. With a message and no journal if it cannot
    /// be made: the game can be played then, but is not kept.
    OpenedGame create(const games::AnyRecord& record) const;
    static OpenedGame open(const QString& path, Journal::Lock lock = Journal::Lock::Respect);
    static OpenedGame look(const QString& path);
    /// What is whole of a damaged game, as a new one; the damaged file stays as it is.
    OpenedGame rescue(const QString& path) const;

    /// Not for a game that is open: there it is TableDocument::setTitle.
    static Outcome rename(const QString& path, const QString& title);
    static Outcome moveToTrash(const QString& path);
    /// For systems without a trash; ask before.
    static Outcome removeForGood(const QString& path);

    /// A record from anywhere becomes a new saved game.
    Outcome importFrom(const QString& path) const;
    /// Writes a copy that another program can import. Replaces a file of that name, which the file dialogue
    /// has asked about, but never a game of a library.
    Outcome exportTo(const QString& path, const QString& target) const;

private:
    QString m_folder;
};

} // namespace app
