// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamete_worker.h"

#include "lessons/sampling/generator.h"

namespace app {

namespace {

constexpr int lookInterval = 40; // milliseconds: some 25 pictures a second

} // namespace

GameteWorker::GameteWorker(QObject* parent) : QObject(parent) {
    m_timer.setInterval(lookInterval);
    connect(&m_timer, &QTimer::timeout, this, &GameteWorker::look);
}

void GameteWorker::start(const lessons::Offspring& offspring, std::int64_t count, std::uint64_t seed) {
    if (isRunning() || count <= 0 || count > lessons::maxOffspring)
        return;
    m_job = std::make_unique<lessons::GameteJob>(offspring, count, seed);
    m_timer.start();
    emit progressed(0, count);
}

void GameteWorker::cancel() {
    if (m_job)
        m_job->stop();
}

void GameteWorker::look() {
    if (!m_job->isDone()) {
        emit progressed(m_job->drawn(), m_job->count());
        return;
    }
    m_timer.stop();
    const auto job = std::move(m_job);
    const auto drawn = job->take();
    emit progressed(job->drawn(), job->count());
    emit finished(drawn, job->drawn() < job->count());
}

} // namespace app
