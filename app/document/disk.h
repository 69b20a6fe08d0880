// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QLockFile>
#include <QtCore/QString>

#include <string>

class QSettings;

/// All that the program changes on a disk goes through here, so that a test can put itself in between (see
/// medium.h), and what Qt does not offer is done: making sure that what was written lies there.
namespace app::disk {

/// Makes the folder and those around it. True if it is there.
bool makeFolder(const QString& path);

enum class Locked {
    Ours,
    Others,  ///< somebody else holds it
    Refused, ///< no lock can be written there
};
/// `patience`: milliseconds.
Locked lock(QLockFile& lock, const QString& path, int patience);

/// Replaces whatever was there by a file with this content, completely or not at all, and flushes it to the
/// disk.
bool replace(const QString& path, const std::string& content);
/// False if there is a file of the new name already.
bool rename(const QString& from, const QString& to);
/// Empty, or what the system says.
QString remove(const QString& path);
bool moveToTrash(const QString& path);
/// Sets the time of the last change.
bool stamp(const QString& path, const QDateTime& time);
/// Writes what was set. False when the file does not take it; the settings still hold until the program ends.
bool settle(QSettings& settings);

/// A file that grows at its end. Every write is with the operating system when it returns.
class GrowingFile {
public:
    explicit GrowingFile(const QString& path) : m_path(path), m_file(path) {}

    /// An existing file, to be written to at its end.
    bool open();
    void close();
    bool isOpen() const { return m_descriptor >= 0; }
    bool append(const std::string& bytes);
    /// Takes away what lies behind the first `size` bytes.
    bool cut(qint64 size);
    /// Waits until the bytes are on the disk. False when the system says that they are not.
    bool sync();
    /// Whether its path leads to the very file that is open, and not to another one of its name. True where
    /// the system keeps an open file from being replaced.
    bool isInPlace() const;

private:
    QString m_path;
    QFile m_file;
    /// Asked for once: on Windows every call makes a new one.
    int m_descriptor = -1;
};

} // namespace app::disk
