// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <functional>

namespace app {

/// A small file of the data folder in which a page keeps its state: one JSON object, with `format`. Whole
/// changes only, under a lock, on the disk when `change` returns; so two windows over one folder never lose
/// each other's. A file that cannot be understood is put aside, never overwritten.
class StateFile {
public:
    /// `name`: without a folder, ending in ".json". `format`: what this program writes and reads.
    StateFile(const QString& folder, const QString& name, int format);

    /// What the file holds; empty if there is none, or none that can be read.
    QJsonObject read();
    /// Passes what the file holds now (empty if nothing) to `merge` and replaces the file by the result.
    /// Returns false, with the file as it was, if it could not be locked, read or written.
    bool change(const std::function<QJsonObject(const QJsonObject& now)>& merge);

    const QString& path() const { return m_path; }
    /// Where a damaged file was put; empty if there was none.
    const QString& damagedFile() const { return m_damaged; }

private:
    /// Returns false if there is something that cannot be read at the moment: it must not be replaced.
    bool readInto(QJsonObject& object);
    bool putAside();

    QString m_path;
    int m_format;
    QString m_damaged;
};

} // namespace app
