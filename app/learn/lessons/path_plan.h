// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <vector>

namespace app {

/// Where the stops of the lessons' path stand, and the plots of their chapters: rows that go one way and
/// back, as many stops in a row as have room. A chapter stays in one row unless no row could hold it. All in
/// pixels.
struct PathPlan {
    struct Measures {
        qreal width = 0; ///< of the ground
        qreal top = 0;   ///< where the first plot begins
        qreal slot = 0;  ///< what a stop needs from side to side
        qreal above = 0; ///< from the upper edge of a plot to the middle of its stops
        qreal gap = 0;   ///< between two plots, and from the edge of the ground to a plot
        qreal bend = 0;  ///< how far the path turns beyond the last stop of a row
    };
    struct Stop {
        QPointF at;
        int row = 0;
    };
    struct Plot {
        int chapter = 0;
        bool isFirst = true; ///< of its chapter
        int first = 0;       ///< the first and the last of its stops
        int last = 0;
        QRectF rect{};
    };

    /// `chapters`: how many stops each has. `below`: how much room each stop needs below its middle.
    PathPlan(const std::vector<int>& chapters, const std::vector<qreal>& below, const Measures& measures);

    std::vector<Stop> stops;
    std::vector<Plot> plots;
    qreal height = 0; ///< down to the lower edge of the last plot
    QRectF free{};    ///< what the last row leaves free at the end of the ground; empty: nothing
};

} // namespace app
