// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/journal.h"
#include "app/document/saved_game.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfoList>
#include <QtCore/QString>

#include <optional>
#include <vector>

namespace app {

/// The saved games in the user's data folder, one record file each. Nothing here overwrites or changes a game
/// without being asked to; every failure is reported in a plain sentence.
class GameLibrary {
    Q_DECLARE_TR_FUNCTIONS(app::GameLibrary)
public:
    /// The outcome of a change to the library: no message, and where the file is now; or why nothing was
    /// changed.
    struct Outcome {
        QString path;
        QString message;
        /// Of importing: why not.
        SaveProblem problem = SaveProblem::None;

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

    /// The files of the games, the last played first. Looks at the folder only.
    QFileInfoList files() const;
    /// All of them. Reads those that are not known (see KnownGames) at once: pages take SavedGames.
    std::vector<SavedGame> games() const;
    static SavedGame describe(const QString& path);
    /// The last played game that is not finished, can be played and is open nowhere: what "resume" offers.
    std::optional<SavedGame> lastUnfinished() const;

    /// Creates a file named after the title, under a name that is not in use. If that fails, returns a
    /// message and no journal: the game can still be played, but is not saved.
    OpenedGame create(const games::AnyRecord& record) const;
    static OpenedGame open(const QString& path, Journal::Lock lock = Journal::Lock::Respect);
    static OpenedGame look(const QString& path);
    /// Saves the game in this file from now on, wherever it is. A file that was there is replaced, completely
    /// or not at all (the file dialog has asked about that), but not a game that is open somewhere.
    static OpenedGame keepAt(const QString& path, const games::AnyRecord& record);
    /// Recovers the intact moves of a damaged game as a new game; the damaged file stays as it is.
    OpenedGame rescue(const QString& path) const;

    /// Makes a new game of a file that was changed since it was written (SaveProblem::Edited), as it is now;
    /// the changed file stays as it is.
    OpenedGame takeEdited(const QString& path) const;

    /// Not for a game that is open: there it is TableDocument::setTitle.
    static Outcome rename(const QString& path, const QString& title);
    static Outcome moveToTrash(const QString& path);
    /// For systems without a trash; ask before.
    static Outcome removeForGood(const QString& path);

    /// Imports a record from anywhere as a new saved game. One that was edited by hand (problem Edited) is
    /// taken as it is now if its seals are ignored.
    Outcome importFrom(const QString& path, Journal::Seals seals = Journal::Seals::Checked) const;
    /// Writes a copy that another program can import. Replaces a file of that name, which the file dialogue
    /// has asked about, but never a game of a library.
    Outcome exportTo(const QString& path, const QString& target) const;

private:
    static QString cannotWrite(const QString& path);

    QString m_folder;
};

} // namespace app
