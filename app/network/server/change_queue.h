// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"
#include "storage_thread.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QTimer>

#include <deque>

namespace app {

/// Carries out what changes a class, one thing after the other in the order in which it came: it is decided,
/// written on the storage's thread, then so here, then answered. What does not change the class goes on
/// meanwhile, whatever the storage does.
///
/// What the storage has not begun to write in time is not done, and says so. What it has begun is answered
/// when the storage has: until then nobody knows whether it will be there after a restart. While the storage
/// is silent for longer, everything else is refused at once.
class ChangeQueue : public QObject {
    Q_OBJECT
public:
    using Decide = std::function<desk::Decision()>;
    /// With why it was not done, if it was not.
    using Settle = std::function<void(const std::optional<messages::Failed>& failure)>;

    static constexpr std::size_t mostWaiting = 500;

    /// `patience`: how long a change waits for the storage.
    ChangeQueue(std::unique_ptr<ClassStorage> storage, std::chrono::milliseconds patience);

    /// `settle` is called once, maybe before this returns; not any more when the queue is gone.
    void add(Decide decide, Settle settle = {});
    /// Does a work that reads, before anything was added, and says whether it was done in time. Otherwise it
    /// may still go on, so it must own what it uses. `read` is called later; it must not destroy the queue.
    void read(StorageThread::Work work, std::chrono::milliseconds limit,
              std::function<void(bool isDone)> read);
    /// Waits until nothing is left to do, the storage is silent, or the time is over: for a program that
    /// ends.
    void finish(std::chrono::milliseconds limit);
    bool isSilent() const { return m_isSilent; }

signals:
    /// Something may be otherwise than before.
    void applied();
    void silenceChanged(bool isSilent);
    /// The storage has refused a change, or has taken one again. It isn't busy, so it can be asked why.
    void refusalChanged(bool isRefused);

private:
    struct Change {
        Decide decide;
        Settle settle;
        QDeadlineTimer limit;
    };
    void advance();
    void onStorage(bool isDone);
    void checkPatience();
    void fallSilent();
    void settle(Change& change, const std::optional<messages::Failed>& failure);

    const std::chrono::milliseconds m_patience;
    StorageThread m_thread;
    std::deque<Change> m_waiting;
    /// What the thread is writing.
    std::optional<Change> m_written;
    /// Who waits for what the thread is reading.
    std::function<void(bool isDone)> m_read;
    desk::Decision m_decision;
    /// Runs out when the storage has been busy with one change for too long.
    QTimer m_limit;
    bool m_isSilent = false;
    bool m_isRefused = false;
    /// Something is being decided, applied or settled, and may add changes.
    bool m_isAdvancing = false;
};

} // namespace app
