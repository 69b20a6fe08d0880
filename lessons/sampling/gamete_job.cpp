// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/gamete_job.h"

#include "lessons/sampling/generator.h"

#include <algorithm>
#include <stdexcept>
#include <system_error>

namespace lessons {

GameteJob::GameteJob(const Offspring& offspring, std::int64_t count, std::uint64_t seed, Draw draw)
    : m_count(count) {
    if (count < 1 || count > maxOffspring)
        throw std::invalid_argument("the number of offspring is outside 1 to 1 000 000 000");
    if (!draw)
        draw = drawEveryGamete;
    try {
        m_thread = std::jthread([this, offspring, seed, draw](const std::stop_token& stop) {
            try {
                run(stop, offspring, seed, draw);
            } catch (...) {
                m_fault = std::current_exception();
            }
            m_done = true;
        });
    } catch (const std::system_error&) {
        m_fault = std::current_exception();
        m_done = true;
    }
}

void GameteJob::run(const std::stop_token& stop, const Offspring& offspring, std::uint64_t seed,
                    const Draw& draw) {
    RunningPoint point{0, std::vector<std::int64_t>(offspring.genotypeCount())};
    for (std::int64_t part = 0; point.offspring < m_count && !stop.stop_requested(); ++part) {
        const std::int64_t size =
            std::min(m_count - point.offspring, std::max<std::int64_t>(1, m_count / parts));
        const GameteDraw drawn =
            draw(offspring, size, seed + static_cast<std::uint64_t>(part), [&](std::int64_t more) {
                m_drawn = point.offspring + more;
                return !stop.stop_requested();
            });
        if (drawn.drawn == 0)
            break;
        point.offspring += drawn.drawn;
        for (std::size_t i = 0; i < point.counts.size(); ++i)
            point.counts[i] += drawn.counts[i];
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
