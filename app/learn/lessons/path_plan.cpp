// SPDX-License-Identifier: GPL-3.0-or-later
#include "path_plan.h"

#include <algorithm>

namespace app {

namespace {

/// Parts of chapters, row by row.
using PlotRows = std::vector<std::vector<PathPlan::Plot>>;

PlotRows rowsOf(const std::vector<int>& chapters, int most) {
    constexpr int fewest = 2; // a smaller part of a chapter would look lost
    PlotRows rows(1);
    int room = most;
    int next = 0;
    for (int chapter = 0; chapter < int(chapters.size()); ++chapter) {
        bool isFirst = true;
        for (int left = chapters[std::size_t(chapter)]; left > 0;) {
            const bool isSplit = left > most;
            if (room < (isSplit ? std::min(fewest, most) : left)) {
                rows.emplace_back();
                room = most;
            }
            const int here = std::min(left, room);
            rows.back().push_back({chapter, isFirst, next, next + here - 1});
            next += here;
            left -= here;
            room -= here;
            isFirst = false;
        }
    }
    if (rows.back().empty())
        rows.pop_back();
    return rows;
}

} // namespace

PathPlan::PathPlan(const std::vector<int>& chapters, const std::vector<qreal>& below,
                   const Measures& measures) {
    const qreal edge = std::max(measures.gap, measures.bend - measures.slot / 2);
    const qreal room = measures.width - 2 * edge;
    constexpr int atMost = 10;
    const int most = std::clamp(int((room - measures.gap) / measures.slot), 1, atMost);
    const PlotRows rows = rowsOf(chapters, most);
    const qreal usual = std::max(measures.slot, (room - 2 * measures.gap) / most);
    stops.resize(below.size());
    qreal y = measures.top;
    for (int row = 0; row < int(rows.size()); ++row) {
        const auto& inRow = rows[std::size_t(row)];
        const bool isForth = row % 2 == 0;
        const int count = inRow.back().last - inRow.front().first + 1;
        // A row that is nearly full is spread over the ground.
        const qreal gaps = 2 * measures.gap * qreal(inRow.size() - 1);
        const qreal slot = count + 1 >= most
                               ? std::clamp((room - gaps) / count, measures.slot, 1.2 * usual)
                               : std::min(usual, std::max(measures.slot, (room - gaps) / count));
        qreal along = 0;
        qreal deepest = 0;
        for (const Plot& part : inRow) {
            Plot plot = part;
            const qreal from = along;
            for (int i = plot.first; i <= plot.last; ++i) {
                const qreal x = edge + along + slot / 2;
                const qreal wave = (i - inRow.front().first) % 2 == 0 ? -0.6 : 0.8;
                stops[std::size_t(i)] = {
                    {isForth ? x : measures.width - x, y + measures.above + wave * measures.gap}, row};
                deepest = std::max(deepest, below[std::size_t(i)]);
                along += slot;
            }
            plot.rect = QRectF(edge + from, y, along - from, 0);
            if (&part == &inRow.front())
                plot.rect.setLeft(measures.gap);
            // What ends a row that is spread reaches to the edge.
            if (&part == &inRow.back() && count + 1 >= most)
                plot.rect.setRight(measures.width - measures.gap);
            else
                plot.rect.setRight(plot.rect.right() + measures.gap / 2);
            if (&part != &inRow.front())
                plot.rect.setLeft(plot.rect.left() - measures.gap / 2);
            if (!isForth)
                plot.rect.moveLeft(measures.width - plot.rect.right());
            plots.push_back(plot);
            along += 2 * measures.gap;
        }
        const qreal bottom = y + measures.above + deepest + measures.gap;
        for (Plot& plot : plots)
            if (plot.rect.height() == 0)
                plot.rect.setBottom(bottom);
        if (row + 1 == int(rows.size()) && isForth)
            free = QRectF(QPointF(plots.back().rect.right() + measures.gap, y),
                          QPointF(measures.width - measures.gap, bottom));
        height = bottom;
        y = bottom + 1.5 * measures.gap;
    }
}

} // namespace app
