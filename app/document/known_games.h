// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/saved_game.h"

#include <QtCore/QFileInfo>

#include <map>

namespace app {

/// A file at one moment: two stamps are equal only if nothing was written to it and its times were not
/// changed in between.
struct FileStamp {
    QString path;
    qint64 size = 0;
    QDateTime written;
    /// Of the entry in the folder: it advances even if somebody sets the modification time back.
    QDateTime changed;

    static FileStamp of(const QFileInfo& file);
    bool operator==(const FileStamp&) const = default;
};

/// What was read of saved games while the program runs, so that no file is replayed twice to be listed. For
/// the window's thread.
class KnownGames {
public:
    /// That of the program.
    static KnownGames& shared();

    /// Null if the file was never read, or has changed since.
    const GameFacts* find(const FileStamp& stamp) const;
    /// `stamp`: from before the reading.
    void keep(const FileStamp& stamp, GameFacts facts);

private:
    struct Known {
        FileStamp stamp;
        GameFacts facts;
    };
    std::map<QString, Known> m_known;
};

} // namespace app
