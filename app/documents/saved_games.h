// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/documents/bot_thinker.h"
#include "app/documents/game_library.h"
#include "app/documents/known_games.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// The list of a library's games for a page: known games are listed at once; the others are read on another
/// thread, one file after another, starting with the last played.
class SavedGames : public QObject {
    Q_OBJECT
public:
    using Read = std::function<GameFacts(const QString& path)>;

    /// Reads nothing before the first `refresh`. `known` must outlive this; `read` is called on the other
    /// thread.
    explicit SavedGames(const GameLibrary& library, QObject* parent = nullptr,
                        KnownGames& known = KnownGames::shared(), Read read = &readFacts);
    /// Waits until the current file has been read.
    ~SavedGames() override;

    /// Looks at the folder again. A changed file stays listed as before until it has been read again.
    void refresh();
    /// The games that have been read, the last played first, in the current language.
    std::vector<SavedGame> games() const;
    /// Whether every file in the folder has been read in its current state.
    bool isComplete() const;
    /// Notes that this game is being played: it counts as the last played, whatever its file's time. This is
    /// saved in the folder for the next start; if that fails, `refresh` tries again.
    void remember(const QString& path);
    /// The last played game that is not finished, can be played and is not open anywhere: what "resume"
    /// offers. This is the noted game or else the one with the newest file. Empty as long as a game that was
    /// played later has not been read.
    std::optional<SavedGame> lastUnfinished() const;

signals:
    /// A file has been read: `games` or `isComplete` may have changed.
    void changed();

private:
    struct Entry {
        FileStamp stamp;
        /// Read at this stamp, or else at the last earlier one.
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
    /// The file name of the game that was played last; empty if that is not known.
    QString m_last;
    /// Whether the folder has that name.
    bool m_isLastKept = true;
    BotThinker m_reader;
};

} // namespace app
