// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/gamete_job.h"

#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/generator.h"

#include <algorithm>
#include <stdexcept>

namespace lessons {

GameteJob::GameteJob(const Offspring& offspring, std::int64_t count, std::uint64_t seed) : m_count(count) {
    if (count < 1 || count > maxOffspring)
        throw std::invalid_argument("the number of offspring is outside 1 to 1 000 000 000");
    m_thread = std::jthread([this, offspring, seed](const std::stop_token& stop) {
        run(stop, offspring, seed);
        m_done = true;
    });
}

void GameteJob::run(const std::stop_token& stop, const Offspring& offspring, std::uint64_t seed) {
    RunningPoint point{0, std::vector<std::int64_t>(offspring.genotypeCount())};
    for (std::int64_t part = 0; point.offspring < m_count && !stop.stop_requested(); ++part) {
        const std::int64_t size =
            std::min(m_count - point.offspring, std::max<std::int64_t>(1, m_count / parts));
        const GameteDraw draw =
            drawEveryGamete(offspring, size, seed + static_cast<std::uint64_t>(part), [&](std::int64_t more) {
                m_drawn = point.offspring + more;
                return !stop.stop_requested();
            });
        if (draw.drawn == 0)
            break;
        point.offspring += draw.drawn;
        for (std::size_t i = 0; i < point.counts.size(); ++i)
            point.counts[i] += draw.counts[i];
        m_series.push_back(point);
        m_drawn = point.offspring;
    }
}

std::vector<RunningPoint> GameteJob::take() {
    if (m_thread.joinable())
        m_thread.join();
    return std::move(m_series);
}

} // namespace lessons
