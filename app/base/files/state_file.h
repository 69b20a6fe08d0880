// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/json.h"
#include "disk.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>

class QJsonObject;

namespace app {

/// The small files in which pages keep their state. Each has a row in `StateFile::rows`, which says what the
/// program does without it, so that no file can be lost without a word.
enum class Kept {
    Progress,    ///< what pupils did in lessons
    Lab,         ///< the Lab
    ClassCounts, ///< the Class page
    Herbarium,   ///< plants that persons have bred
    Puzzles,     ///< which puzzles come back when
    Guide,       ///< the guided first game
    BoxGame,     ///< the game with the real box
    LastGame,    ///< which game was played last
    Codes,       ///< the number of the group and its results codes
    HostChoices, ///< port and name of the own class
    Member,      ///< which class this computer is in
    HostIdentity ///< key, certificate and seal of the own class
};

/// A small file in the data folder in which a page keeps its state: one JSON object with a `format`, and a
/// checksum over the name of the file and all that is in it. Every change is made under a lock, completely or
/// not at all, and is on the disk when `change` returns; so two windows with the same folder never lose each
/// other's changes.
///
/// A file that does not fit its checksum, or cannot be understood, is put aside, never overwritten, and
/// reported to the DamageLog. What is hard to replace has a copy beside it, which then takes its place. What
/// an earlier version of the program has written has no checksum that holds and is read.
class StateFile {
public:
    struct Row {
        Kept kept;
        const char* name; ///< without a folder, ending in ".json"
        int format;       ///< what this program writes and reads
        bool hasCopy;
    };
    static const Row& row(Kept kept);
    /// How many there are: for whoever goes through all of them.
    static constexpr int count = static_cast<int>(Kept::HostIdentity) + 1;

    StateFile(const QString& folder, Kept kept);

    /// The content of the file, an object (stored.h says what it means); empty if there is no file or it
    /// cannot be read.
    json::Json read();
    /// Passes the current content (empty if none) to `merge` and replaces the file with the result. Returns
    /// false, with the file as it was, if it could not be locked, read or written.
    bool change(const std::function<json::Json(json::Json now)>& merge);

    /// Moves the file aside, and its copy too, for a reader that finds it damaged although it is an object
    /// with the right format. False if it could not be moved.
    bool putAside();

    /// Removes the files that were put aside, and a copy that the last change could not replace, since they
    /// may hold what a person wants erased. Those that are still there.
    QStringList removeAside();

    const QString& path() const { return m_path; }
    /// Where the copy is, for a state that has one.
    QString copyPath() const;
    /// The path to which a damaged file was moved; empty if there was none.
    const QString& damagedFile() const { return m_damaged; }
    /// Whether the copy has taken the place of the damaged file.
    bool isFromCopy() const { return m_isFromCopy; }

private:
    /// Returns false if there is a file that cannot be read at the moment: it must not be replaced.
    bool readInto(QJsonObject& object);
    std::optional<QJsonObject> understood(const QByteArray& bytes) const;
    QByteArray written(QJsonObject object) const;
    bool moveAside();
    bool takeCopy(QJsonObject& object);

    Row m_row;
    QString m_path;
    QString m_damaged;
    bool m_isFromCopy = false;
    bool m_isCopyOld = false; ///< the last change could not replace it
};

} // namespace app
