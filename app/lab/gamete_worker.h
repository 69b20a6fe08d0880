// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab_session.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace app {

/// Draws every gamete of many offspring on a thread of its own, so that the window stays awake; tells how far
/// it is and can be stopped. What was drawn until then is kept.
class GameteWorker : public QObject {
    Q_OBJECT
public:
    explicit GameteWorker(QObject* parent = nullptr);
    /// Stops.
    ~GameteWorker() override;

    /// Begins, unless it is at work. `count`: 1 … `lessons::maxOffspring`.
    void start(const lessons::Offspring& offspring, std::int64_t count, std::uint64_t seed);
    void cancel();
    bool isRunning() const { return m_thread.joinable(); }

signals:
    /// From time to time while it draws.
    void progressed(qint64 drawn, qint64 count);
    /// `drawn`: from few to all; empty if it was stopped before the first.
    void finished(const std::vector<app::LabMoment>& drawn, bool cancelled);

private:
    void look();

    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_done = false;
    std::atomic<std::int64_t> m_drawn = 0;
    std::int64_t m_count = 0;
    /// Written by the thread, read when it is done.
    std::vector<LabMoment> m_moments;
    QTimer m_timer;
};

} // namespace app
