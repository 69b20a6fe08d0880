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
/// without being asked to; whatever goes wrong is told in a plain sentence.
class GameLibrary {
    Q_DECLARE_TR_FUNCTIONS(app::GameLibrary)
public:
    /// What came of a change to the library: no message, and where the file is now; or why nothing was
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

    /// Makes a new file, named after the title, that no file had. With a message and no journal if it cannot
    /// be made: the game can be played then, but is not kept.
    OpenedGame create(const games::AnyRecord& record) const;
    static OpenedGame open(const QString& path, Journal::Lock lock = Journal::Lock::Respect);
    static OpenedGame look(const QString& path);
    /// Makes this file the game's own, wherever it is. What was there is replaced at once or not at all,
    /// which the file dialogue has asked about; a game that is open somewhere is not.
    static OpenedGame keepAt(const QString& path, const games::AnyRecord& record);
    /// What is whole of a damaged game, as a new one; the damaged file stays as it is.
    OpenedGame rescue(const QString& path) const;

    /// A game whose file was changed since it was written, as it is now, as a new one (SaveProblem::Edited);
    /// the changed file stays as it is.
    OpenedGame takeEdited(const QString& path) const;

    /// Not for a game that is open: there it is TableDocument::setTitle.
    static Outcome rename(const QString& path, const QString& title);
    static Outcome moveToTrash(const QString& path);
    /// For systems without a trash; ask before.
    static Outcome removeForGood(const QString& path);

    /// A record from anywhere becomes a new saved game. One that was changed since it was written (problem
    /// Edited) is taken as it is now if its seals are ignored.
    Outcome importFrom(const QString& path, Journal::Seals seals = Journal::Seals::Checked) const;
    /// Writes a copy that another program can import. Replaces a file of that name, which the file dialogue
    /// has asked about, but never a game of a library.
    Outcome exportTo(const QString& path, const QString& target) const;

private:
    static QString cannotWrite(const QString& path);

    QString m_folder;
};

} // namespace app
