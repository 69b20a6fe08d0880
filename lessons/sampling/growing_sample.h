// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

/// A sample that grows, and how its shares settled on the way.
namespace lessons {

/// A sample as it stood after its first `offspring`.
struct RunningPoint {
    std::int64_t offspring = 0;
    std::vector<std::int64_t> counts; ///< by category; they sum to `offspring`

    /// Of one category, 0…1; 0 while there are none.
    double share(std::size_t category) const;

    bool operator==(const RunningPoint&) const = default;
};

/// How finely the history of a sample is kept: a chart has only so many pixels.
struct SeriesGrain {
    /// The next point follows after 1/`fraction` more (≥ 1) have been drawn: one by one at first.
    std::int64_t fraction = 20;
    /// The most points that are kept (≥ 4); see `thinned`.
    std::size_t most = 240;

    bool operator==(const SeriesGrain&) const = default;
};

/// Leaves out every other point after the first `most`/4, as often as is needed until no more than `most` (≥
/// 4) are left. The beginning, where a share moves most, and the last point always stay.
std::vector<RunningPoint> thinned(std::vector<RunningPoint> series, std::size_t most);

/// The history of a sample whose offspring came one by one, each given by its category (from 0); thinned.
/// Throws std::out_of_range for a category that does not exist.
std::vector<RunningPoint> seriesOf(std::span<const std::size_t> order, std::size_t categories,
                                   const SeriesGrain& grain = {});

/// Counts by category, and the points in which they grew. A copy is cheap: it shares the points.
class GrowingSample {
public:
    /// Draws that many offspring (1 … `maxOffspring`) and returns how many fell into each category.
    using Draw = std::function<std::vector<std::int64_t>(std::int64_t offspring)>;

    /// The most that are counted in all, so that sums stay whole.
    static constexpr std::int64_t most = 1'000'000'000'000'000;

    /// Counts whose history is unknown: those of a table, or 0 each for a sample that is still to be drawn.
    explicit GrowingSample(std::vector<std::int64_t> counts = {}, const SeriesGrain& grain = {});

    const std::vector<std::int64_t>& counts() const { return m_counts; }
    /// The sum of the counts.
    std::int64_t size() const { return m_size; }
    /// From few to all, thinned.
    const std::vector<RunningPoint>& series() const { return *m_series; }

    /// Draws that many more, or up to `most` in all, in growing steps, each of which adds a point.
    void grow(std::int64_t offspring, const Draw& draw);
    /// Adds a sample that was drawn elsewhere, with its history. Returns false and adds nothing if that
    /// would be more than `most`; throws std::invalid_argument if the number of categories differs.
    bool append(std::span<const RunningPoint> drawn);

private:
    void keep(std::vector<RunningPoint> series);

    std::vector<std::int64_t> m_counts;
    std::int64_t m_size = 0;
    SeriesGrain m_grain;
    std::shared_ptr<const std::vector<RunningPoint>> m_series;
};

} // namespace lessons
