// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/sampling/gamete_job.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace app {

/// Reports to the window what a `lessons::GameteJob` draws on its own thread, so that the window stays
/// responsive: polls the job's progress and can stop it. The gametes drawn by then are kept.
class GameteWorker : public QObject {
    Q_OBJECT
public:
    explicit GameteWorker(QObject* parent = nullptr);

    /// Starts, unless a job is running. `count`: 1 … `lessons::maxOffspring`.
    void start(const lessons::Offspring& offspring, std::int64_t count, std::uint64_t seed);
    void cancel();
    bool isRunning() const { return m_job != nullptr; }

signals:
    /// Emitted from time to time while it draws.
    void progressed(qint64 drawn, qint64 count);
    /// `drawn`: the growing counts, from the first to the total; empty if it was stopped before the first.
    void finished(const std::vector<lessons::RunningPoint>& drawn, bool cancelled);

private:
    void look();

    std::unique_ptr<lessons::GameteJob> m_job;
    QTimer m_timer;
};

} // namespace app
