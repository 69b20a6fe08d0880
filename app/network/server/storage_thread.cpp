// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_thread.h"

#include <QtCore/QMetaObject>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace app {

struct StorageThread::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    /// Of the thread alone, which also destroys it: a connection to a database belongs to one thread.
    std::unique_ptr<ClassStorage> storage;
    // Guarded by the mutex.
    Work work;
    std::optional<bool> result;
    /// Null when nobody waits for results any more.
    StorageThread* owner = nullptr;
    bool isOver = false;
};

StorageThread::StorageThread(std::unique_ptr<ClassStorage> storage, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>()) {
    m_shared->storage = std::move(storage);
    m_shared->owner = this;
    std::thread([shared = m_shared] { run(shared); }).detach();
}

StorageThread::~StorageThread() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->owner = nullptr;
    m_shared->changed.notify_all();
    // Unless it is busy, it ends at once, and the storage is closed when this has returned.
    if (!m_shared->work)
        m_shared->changed.wait(lock, [this] { return m_shared->isOver; });
}

void StorageThread::run(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    for (;;) {
        shared->changed.wait(lock, [&] { return shared->work || !shared->owner; });
        if (!shared->owner)
            break;
        const Work& work = shared->work;
        lock.unlock();
        const bool isDone = work();
        lock.lock();
        shared->work = {};
        shared->result = isDone;
        if (shared->owner)
            QMetaObject::invokeMethod(shared->owner, &StorageThread::finish, Qt::QueuedConnection);
        shared->changed.notify_all();
    }
    lock.unlock();
    shared->storage.reset();
    lock.lock();
    shared->isOver = true;
    shared->changed.notify_all();
}

void StorageThread::start(Work work) {
    m_isBusy = true;
    const std::lock_guard lock(m_shared->mutex);
    m_shared->work = std::move(work);
    m_shared->changed.notify_all();
}

bool StorageThread::wait(std::chrono::milliseconds limit) {
    if (!m_isBusy)
        return true;
    {
        std::unique_lock lock(m_shared->mutex);
        if (!m_shared->changed.wait_for(lock, limit, [this] { return m_shared->result.has_value(); }))
            return false;
    }
    finish();
    return true;
}

/// What `wait` has taken is not taken again.
void StorageThread::finish() {
    std::optional<bool> result;
    {
        const std::lock_guard lock(m_shared->mutex);
        result = std::exchange(m_shared->result, {});
    }
    if (!result)
        return;
    m_isBusy = false;
    emit finished(*result);
}

} // namespace app
