// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/growing_sample.h"

#include "lessons/sampling/generator.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

void addTo(std::vector<std::int64_t>& counts, const std::vector<std::int64_t>& more) {
    if (more.size() != counts.size())
        throw std::invalid_argument("a sample has other categories than what is added to it");
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] += more[i];
}

} // namespace

double RunningPoint::share(std::size_t category) const {
    return offspring > 0 ? static_cast<double>(counts.at(category)) / static_cast<double>(offspring) : 0;
}

std::vector<RunningPoint> thinned(std::vector<RunningPoint> series, std::size_t most) {
    while (series.size() > most) {
        std::vector<RunningPoint> kept;
        for (std::size_t i = 0; i < series.size(); ++i)
            if (i < most / 4 || (series.size() - 1 - i) % 2 == 0)
                kept.push_back(std::move(series[i]));
        series = std::move(kept);
    }
    return series;
}

std::vector<RunningPoint> seriesOf(std::span<const std::size_t> order, std::size_t categories,
                                   const SeriesGrain& grain) {
    std::vector<RunningPoint> series;
    RunningPoint point{0, std::vector<std::int64_t>(categories)};
    for (const std::size_t category : order) {
        ++point.counts.at(category);
        ++point.offspring;
        series.push_back(point);
    }
    return thinned(std::move(series), grain.most);
}

GrowingSample::GrowingSample(std::vector<std::int64_t> counts, const SeriesGrain& grain)
    : m_counts(std::move(counts)), m_size(std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0})),
      m_grain(grain), m_series(std::make_shared<const std::vector<RunningPoint>>()) {}

void GrowingSample::grow(std::int64_t offspring, const Draw& draw) {
    auto series = *m_series;
    for (std::int64_t left = std::min(offspring, most - m_size); left > 0;) {
        const std::int64_t step =
            std::min({left, std::max<std::int64_t>(1, m_size / m_grain.fraction), maxOffspring});
        addTo(m_counts, draw(step));
        m_size += step;
        left -= step;
        series.push_back({m_size, m_counts});
    }
    keep(std::move(series));
}

bool GrowingSample::append(std::span<const RunningPoint> drawn) {
    if (drawn.empty())
        return true;
    if (m_size > most - drawn.back().offspring)
        return false;
    auto series = *m_series;
    for (const RunningPoint& one : drawn) {
        RunningPoint point{m_size + one.offspring, m_counts};
        addTo(point.counts, one.counts);
        series.push_back(std::move(point));
    }
    m_counts = series.back().counts;
    m_size = series.back().offspring;
    keep(std::move(series));
    return true;
}

void GrowingSample::keep(std::vector<RunningPoint> series) {
    m_series = std::make_shared<const std::vector<RunningPoint>>(thinned(std::move(series), m_grain.most));
}

} // namespace lessons
