// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamete_worker.h"

#include "lessons/sampling/gamete_draw.h"

#include <algorithm>

namespace app {

namespace {

constexpr int lookInterval = 40; // milliseconds: some 25 pictures a second
/// So many parts are drawn one after the other, each a point of the running share.
constexpr std::int64_t parts = 60;

} // namespace

GameteWorker::GameteWorker(QObject* parent) : QObject(parent) {
    m_timer.setInterval(lookInterval);
    connect(&m_timer, &QTimer::timeout, this, &GameteWorker::look);
}

GameteWorker::~GameteWorker() {
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

void GameteWorker::start(const lessons::Offspring& offspring, std::int64_t count, std::uint64_t seed) {
    if (isRunning() || count <= 0 || count > lessons::maxOffspring)
        return;
    m_stop = m_done = false;
    m_drawn = 0;
    m_count = count;
    m_moments.clear();
    m_thread = std::thread([this, offspring, count, seed] {
        std::int64_t drawn = 0;
        std::vector<std::int64_t> counts(offspring.genotypeCount(), 0);
        for (std::int64_t part = 0; drawn < count && !m_stop; ++part) {
            const std::int64_t size = std::min(count - drawn, std::max<std::int64_t>(1, count / parts));
            const auto draw = lessons::drawEveryGamete(offspring, size, seed + std::uint64_t(part),
                                                       [this, drawn](std::int64_t more) {
                                                           m_drawn = drawn + more;
                                                           return !m_stop;
                                                       });
            if (draw.drawn == 0)
                break;
            drawn += draw.drawn;
            for (std::size_t i = 0; i < counts.size(); ++i)
                counts[i] += draw.counts[i];
            m_moments.push_back({drawn, counts});
            m_drawn = drawn;
        }
        m_done = true;
    });
    m_timer.start();
    emit progressed(0, count);
}

void GameteWorker::cancel() {
    m_stop = true;
}

void GameteWorker::look() {
    if (!m_done) {
        emit progressed(m_drawn, m_count);
        return;
    }
    m_timer.stop();
    m_thread.join();
    const auto drawn = std::move(m_moments);
    m_moments.clear();
    emit progressed(m_drawn, m_count);
    emit finished(drawn, m_drawn < m_count);
}

} // namespace app
