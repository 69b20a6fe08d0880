// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>

namespace tests {

/// Holds up a thread while it is closed, as a database does that has stopped to answer.
class Gate {
public:
    void close() { set(true); }
    void open() { set(false); }
    void pass() {
        std::unique_lock lock(m_mutex);
        m_isReached = m_isClosed;
        m_changed.wait(lock, [this] { return !m_isClosed; });
        m_isReached = false;
    }
    /// Whether a thread waits here.
    bool isReached() {
        const std::lock_guard lock(m_mutex);
        return m_isReached;
    }

private:
    void set(bool isClosed) {
        const std::lock_guard lock(m_mutex);
        m_isClosed = isClosed;
        m_changed.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isClosed = false;
    bool m_isReached = false;
};

} // namespace tests
