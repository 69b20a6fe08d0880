// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QLockFile>
#include <QtCore/QString>

#include <string>

class QSettings;

/// Everything that the program changes on a disk goes through these functions, so that a test can step in
/// between (see medium.h). They also do what Qt does not: make sure that the data really are on the disk.
namespace app::disk {

/// Makes the folder and its parents; only their owner can look into those that it makes. True if it exists
/// afterwards.
bool makeFolder(const QString& path);

enum class Locked {
    Ours,
    Others,  ///< another process holds it
    Refused, ///< no lock file can be written there
};
/// Waits for the lock for at most `patience` milliseconds, and a tenth of a second more where a process died
/// while it took or removed the lock.
Locked lock(QLockFile& lock, const QString& path, int patience);

/// Who may read a new file.
enum class Readers {
    Owner, ///< only its owner, as far as the file system knows owners: everything about people
    Usual, ///< whom the system's rules let, which on a school's share can be everybody: what a person hands
           ///< over
};
/// Writes a file with this content in place of any earlier one, completely or not at all, and flushes it to
/// the disk.
bool replace(const QString& path, const std::string& content, Readers readers = Readers::Owner);
/// False if there is already a file with the new name.
bool rename(const QString& from, const QString& to);
/// Empty, or the system's error message.
QString remove(const QString& path);
bool moveToTrash(const QString& path);
/// Sets the file's modification time.
bool stamp(const QString& path, const QDateTime& time);
/// Writes changed settings. False if the file cannot be written; the settings still apply until the program
/// ends.
bool settle(QSettings& settings);

/// A file to which lines are appended. When a write returns, the operating system has the data.
class GrowingFile {
public:
    explicit GrowingFile(const QString& path) : m_path(path), m_file(path) {}

    /// Opens an existing file for appending.
    bool open();
    void close();
    bool isOpen() const { return m_descriptor >= 0; }
    bool append(const std::string& bytes);
    /// Cuts the file to its first `size` bytes.
    bool cut(qint64 size);
    /// Waits until the bytes are on the disk, unless a Flusher sees to that (flusher.h). False if the system
    /// reports that they are not.
    bool sync();
    /// Whether the path still leads to the file that is open, and not to another one of the same name. Always
    /// true where the system does not let an open file be replaced.
    bool isInPlace() const;

private:
    QString m_path;
    QFile m_file;
    /// Kept, because on Windows every call of handle() makes a new one.
    int m_descriptor = -1;
};

} // namespace app::disk
