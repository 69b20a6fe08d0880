// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/journal.h"
#include "app/documents/saved_game.h"

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
    /// The outcome of a change to the library: the file's new path and no message, or a message on why
    /// nothing was changed.
    struct Outcome {
        QString path;
        QString message;
        /// After a failed import: the reason.
        SaveProblem problem = SaveProblem::None;

        bool ok() const { return message.isEmpty(); }
    };

    /// `folder`: the data folder; the games are in its subfolder `games`, which is made with the first game.
    explicit GameLibrary(const QString& folder = defaultFolder());
    /// The operating system's folder for a user's data.
    static QString defaultFolder();
    /// The file name extension of records, with the dot.
    static QString suffix();

    const QString& folder() const { return m_folder; }
    QString gamesFolder() const;

    /// The games' files, the last played first. Reads only the folder, not the files.
    QFileInfoList files() const;
    /// All saved games. Waits until those that are not known yet (see KnownGames) have been read, so pages
    /// use SavedGames instead.
    std::vector<SavedGame> games() const;
    static SavedGame describe(const QString& path);
    /// The last played game that is not finished, can be played and is not open anywhere: what "resume"
    /// offers.
    std::optional<SavedGame> lastUnfinished() const;

    /// Creates a file named after the title, under a name that is not in use. If that fails, returns a
    /// message and no journal: the game can still be played, but is not saved.
    OpenedGame create(const games::AnyRecord& record) const;
    static OpenedGame open(const QString& path, Journal::Lock lock = Journal::Lock::Respect);
    static OpenedGame look(const QString& path);
    /// Saves the game in this file from now on, in any folder. An existing file is replaced, completely or
    /// not at all (the file dialog has asked about that), unless it is a game that is open somewhere.
    static OpenedGame keepAt(const QString& path, const games::AnyRecord& record);
    /// Recovers the intact moves of a damaged game as a new game; the damaged file stays as it is.
    OpenedGame rescue(const QString& path) const;

    /// Makes a new game from a file that was changed since it was written (SaveProblem::Edited); the changed
    /// file stays as it is.
    OpenedGame takeEdited(const QString& path) const;

    /// Renames a game that is not open; for an open one, use TableDocument::setTitle.
    static Outcome rename(const QString& path, const QString& title);
    static Outcome moveToTrash(const QString& path);
    /// Deletes for good, on systems without a trash; ask first.
    static Outcome removeForGood(const QString& path);

    /// Imports a record from anywhere as a new saved game. Neither this nor `exportTo` copies a game with
    /// sealed dice before it is over. One that was edited by hand (problem Edited) is
    /// accepted as it is now if its seals are ignored.
    Outcome importFrom(const QString& path, Journal::Seals seals = Journal::Seals::Checked) const;
    /// Writes a copy that another installation can import. Replaces a file of that name (the file dialog has
    /// asked about that), but never a game of a library.
    Outcome exportTo(const QString& path, const QString& target) const;

private:
    static QString stillOpen();
    static QString cannotWrite(const QString& path);
    /// Why a game with sealed dice cannot be copied.
    static QString noSecondFile();

    QString m_folder;
};

} // namespace app
