// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/sampling/gamete_job.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace app {

/// Brings what a `lessons::GameteJob` draws on its thread to the window, which stays responsive: polls its
/// progress and can stop it. What was drawn until then is kept.
class GameteWorker : public QObject {
    Q_OBJECT
public:
    explicit GameteWorker(QObject* parent = nullptr);

    /// Begins, unless it is at work. `count`: 1 … `lessons::maxOffspring`.
    void start(const lessons::Offspring& offspring, std::int64_t count, std::uint64_t seed);
    void cancel();
    bool isRunning() const { return m_job != nullptr; }

signals:
    /// From time to time while it draws.
    void progressed(qint64 drawn, qint64 count);
    /// `drawn`: from few to all; empty if it was stopped before the first.
    void finished(const std::vector<lessons::RunningPoint>& drawn, bool cancelled);

private:
    void look();

    std::unique_ptr<lessons::GameteJob> m_job;
    QTimer m_timer;
};

} // namespace app
