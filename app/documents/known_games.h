// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/saved_game.h"

#include <QtCore/QFileInfo>

#include <map>

namespace app {

/// The state of a file at one moment: two stamps are equal only if nothing was written to the file and its
/// times were not changed in between.
struct FileStamp {
    QString path;
    qint64 size = 0;
    QDateTime written;
    /// The time of the folder entry, which advances even if somebody sets the modification time back.
    QDateTime changed;

    static FileStamp of(const QFileInfo& file);
    bool operator==(const FileStamp&) const = default;
};

/// What has been read of saved games since the program started, so that no file is replayed twice for a list.
/// For the window's thread only.
class KnownGames {
public:
    /// The program's only object of this class.
    static KnownGames& shared();

    /// Null if the file was never read or has changed since.
    const GameFacts* find(const FileStamp& stamp) const;
    /// `stamp`: taken before the file was read.
    void keep(const FileStamp& stamp, GameFacts facts);

private:
    struct Known {
        FileStamp stamp;
        GameFacts facts;
    };
    std::map<QString, Known> m_known;
};

} // namespace app
