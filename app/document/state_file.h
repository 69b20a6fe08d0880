// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <functional>

namespace app {

/// A small file in the data folder in which a page keeps its state: one JSON object with a `format`. Every
/// change is made under a lock, completely or not at all, and is on the disk when `change` returns; so two
/// windows with the same folder never lose each other's changes. A file that cannot be understood is put
/// aside, never overwritten.
class StateFile {
public:
    /// `name`: without a folder, ending in ".json". `format`: what this program writes and reads.
    StateFile(const QString& folder, const QString& name, int format,
              disk::Readers readers = disk::Readers::Usual);

    /// The content of the file; empty if there is no file or it cannot be read.
    QJsonObject read();
    /// Passes the current content (empty if none) to `merge` and replaces the file with the result. Returns
    /// false, with the file as it was, if it could not be locked, read or written.
    bool change(const std::function<QJsonObject(const QJsonObject& now)>& merge);

    /// Moves the file aside, for a reader that finds it damaged although it is an object with the right
    /// format. False if it could not be moved.
    bool putAside();

    const QString& path() const { return m_path; }
    /// The path to which a damaged file was moved; empty if there was none.
    const QString& damagedFile() const { return m_damaged; }

private:
    /// Returns false if there is a file that cannot be read at the moment: it must not be replaced.
    bool readInto(QJsonObject& object);

    QString m_path;
    int m_format;
    disk::Readers m_readers;
    QString m_damaged;
};

} // namespace app
