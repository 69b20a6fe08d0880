// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QThreadPool>

#include <functional>
#include <map>
#include <mutex>
#include <set>

namespace app::disk {

/// As long as this lives, the growing files in a folder are flushed to the disk on other threads: a program
/// that many people wait for, such as the host of a class, does not stand still for each of them. The
/// operating system has the data when a write returns, as always, so they survive the program; in a power cut
/// what was written during the last flush can be lost too.
///
/// A file whose flush has failed is flushed at once the next time, so that whoever writes it hears of the
/// failure. On Windows everything is flushed at once, since a file that is still open there cannot be
/// replaced.
class Flusher {
public:
    /// Flushes an open file. False if the system reports that its data are not on the disk.
    using Flush = std::function<bool(int descriptor)>;

    /// Files in this folder, not in folders in it. Without a function, the system's.
    explicit Flusher(const QString& folder, Flush flush = {});
    /// Waits until all is on the disk.
    ~Flusher();
    Flusher(const Flusher&) = delete;
    Flusher& operator=(const Flusher&) = delete;

    /// Takes over the flush of a file if one of these is responsible. False: the caller has to do it. For
    /// the thread that writes.
    static bool take(const QString& path, int descriptor);
    /// Waits for what is under way.
    void wait() { m_pool.waitForDone(); }

private:
    bool takeFile(const QString& path, int descriptor);
    void work(const QString& path);

    const QString m_folder;
    const Flush m_flush;
    QThreadPool m_pool;
    std::mutex m_mutex;
    /// The files that a thread is busy with, and the descriptor that it flushes next, or −1. What comes
    /// during a flush is flushed once more, together.
    std::map<QString, int> m_next;
    std::set<QString> m_failed;
};

/// Flushes an open file. False if the system reports that its data are not on the disk.
bool flush(int descriptor);

} // namespace app::disk
