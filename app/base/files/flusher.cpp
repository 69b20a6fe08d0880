// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/flusher.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <utility>
#include <vector>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <unistd.h>
#endif

namespace app::disk {

namespace {

/// A thread mostly waits for the disk, which serves several at once better than one after the other.
constexpr int flushingThreads = 8;

/// Only used on the thread that writes.
std::vector<Flusher*>& flushers() {
    static std::vector<Flusher*> all;
    return all;
}

#ifdef Q_OS_WIN
int duplicate(int) {
    return -1;
}
void closeDuplicate(int) {}
#else
int duplicate(int descriptor) {
    return ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
}
void closeDuplicate(int descriptor) {
    ::close(descriptor);
}
#endif

} // namespace

Flusher::Flusher(const QString& folder, Flush function)
    : m_folder(QDir::cleanPath(QFileInfo(folder).absoluteFilePath())),
      m_flush(function ? std::move(function) : Flush(flush)) {
    m_pool.setMaxThreadCount(flushingThreads);
    flushers().push_back(this);
}

Flusher::~Flusher() {
    std::erase(flushers(), this);
    wait();
}

bool Flusher::take(const QString& path, int descriptor) {
    const QString folder = flushers().empty() ? QString() : QDir::cleanPath(QFileInfo(path).absolutePath());
    for (Flusher* const one : flushers())
        if (one->m_folder == folder)
            return one->takeFile(path, descriptor);
    return false;
}

bool Flusher::takeFile(const QString& path, int descriptor) {
    // The file may be closed or replaced before its turn comes.
    const int own = duplicate(descriptor);
    if (own < 0)
        return false;
    const std::lock_guard lock(m_mutex);
    if (m_failed.erase(path) > 0) {
        closeDuplicate(own);
        return false;
    }
    const auto [next, isFirst] = m_next.try_emplace(path, -1);
    const int earlier = std::exchange(next->second, own);
    if (earlier >= 0)
        closeDuplicate(earlier);
    if (isFirst)
        m_pool.start([this, path] { work(path); });
    return true;
}

void Flusher::work(const QString& path) {
    for (;;) {
        int descriptor = -1;
        {
            const std::lock_guard lock(m_mutex);
            const auto next = m_next.find(path);
            descriptor = std::exchange(next->second, -1);
            if (descriptor < 0) {
                m_next.erase(next);
                return;
            }
        }
        const bool isFlushed = m_flush(descriptor);
        closeDuplicate(descriptor);
        if (!isFlushed) {
            const std::lock_guard lock(m_mutex);
            m_failed.insert(path);
        }
    }
}

} // namespace app::disk
