// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_thinker.h"
#include "app/document/game_library.h"
#include "app/document/known_games.h"
#include "app/document/state_file.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// The list of a library's games, for a page: known games are in it at once, the others are read on another
/// thread, one file after another, the last played first.
class SavedGames : public QObject {
    Q_OBJECT
public:
    using Read = std::function<GameFacts(const QString& path)>;

    /// Reads nothing before the first `refresh`. `known` must live longer; `read` is called on the other
    /// thread.
    explicit SavedGames(const GameLibrary& library, QObject* parent = nullptr,
                        KnownGames& known = KnownGames::shared(), Read read = &readFacts);
    /// Waits for the file that is being read.
    ~SavedGames() override;

    /// Looks at the folder again. A file that has changed stays as it was listed until it has been read.
    void refresh();
    /// Those that have been read, the last played first, in the present language.
    std::vector<SavedGame> games() const;
    /// Whether every file in the folder has been read as it is now.
    bool isComplete() const;
    /// Notes that this game of the folder is being played: it counts as the last one, whatever the time of
    /// its file. Remembered in the folder for the next start; if that fails, `refresh` tries again.
    void remember(const QString& path);
    /// The last played game that is not finished, can be played and is open nowhere: what "resume" offers.
    /// The one remembered, else the one whose file is the newest. Nothing, too, while a game that was played
    /// later has not been read.
    std::optional<SavedGame> lastUnfinished() const;

signals:
    /// A file was read: `games` or `isComplete` may have changed.
    void changed();

private:
    struct Entry {
        FileStamp stamp;
        /// Of this stamp, or of the last one before it that was read.
        std::optional<GameFacts> facts;
        bool upToDate = false;
    };
    void readNext();
    void keepLast();
    void take(const FileStamp& stamp, const GameFacts& facts);

    GameLibrary m_library;
    KnownGames& m_known;
    Read m_read;
    std::vector<Entry> m_entries;
    StateFile m_lastFile;
    /// The name of the file of the game that was played last; empty if that is not known.
    QString m_last;
    /// Whether the folder has that name.
    bool m_isLastKept = true;
    BotThinker m_reader;
};

} // namespace app
