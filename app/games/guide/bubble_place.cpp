// SPDX-License-Identifier: GPL-3.0-or-later
#include "bubble_place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace app {

namespace {

/// Places that are tried where no side of a target is free.
constexpr int lattice = 20;
/// A pixel of distance from the nearest target weighs as much as so many covered pixels.
constexpr double farther = 60;
/// Nearness to the first target decides between places that are as good.
constexpr double toFirst = 2;
constexpr double never = 1e4;

double covered(const QRect& bubble, const QList<QRect>& things) {
    double area = 0;
    for (const QRect& thing : things) {
        const QRect both = bubble & thing;
        area += both.isEmpty() ? 0.0 : double(both.width()) * both.height();
    }
    return area;
}

QRect into(const QRect& room, QPoint at, QSize size) {
    const int x = std::clamp(at.x(), room.left(), std::max(room.left(), room.right() + 1 - size.width()));
    const int y = std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() + 1 - size.height()));
    return {QPoint(x, y), size};
}

/// At the four sides of a target: in its middle, and flush with its edges.
QList<QPoint> besides(const QRect& target, QSize size, int gap) {
    const int right = target.right() + 1;
    const int bottom = target.bottom() + 1;
    QList<QPoint> all;
    for (const int y : {target.center().y() - size.height() / 2, target.top(), bottom - size.height()})
        all << QPoint(right + gap, y) << QPoint(target.left() - gap - size.width(), y);
    for (const int x : {target.center().x() - size.width() / 2, target.left(), right - size.width()})
        all << QPoint(x, bottom + gap) << QPoint(x, target.top() - gap - size.height());
    return all;
}

double cost(const QRect& bubble, const BubbleRoom& room) {
    double sum = never * covered(bubble, room.targets) + covered(bubble, room.needed);
    if (room.targets.isEmpty())
        return sum + (room.inside.right() - bubble.right()) + (room.inside.bottom() - bubble.bottom());
    const int nearest = nearestTarget(bubble, room.targets);
    const int away = distanceBetween(bubble, room.targets[nearest]);
    sum += farther * std::abs(away - room.gap);
    return sum + toFirst * distanceBetween(bubble, room.targets.front());
}

} // namespace

int distanceBetween(const QRect& one, const QRect& other) {
    const int across = std::max({0, one.left() - other.right() - 1, other.left() - one.right() - 1});
    const int down = std::max({0, one.top() - other.bottom() - 1, other.top() - one.bottom() - 1});
    return qRound(std::hypot(across, down));
}

int nearestTarget(const QRect& bubble, const QList<QRect>& targets) {
    int best = -1;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < targets.size(); ++i)
        if (const int away = distanceBetween(bubble, targets[i]); away < least) {
            least = away;
            best = i;
        }
    return best;
}

QRect bubblePlace(const BubbleRoom& room) {
    const QSize size = room.size.boundedTo(room.inside.size());
    if (!room.before.isNull()) {
        const QPoint lowerEdge(room.before.left(), room.before.bottom() + 1 - size.height());
        const QRect stays = into(room.inside, lowerEdge, size);
        if (covered(stays, room.targets) == 0)
            return stays;
    }
    QList<QPoint> places;
    for (const QRect& target : room.targets)
        places << besides(target, size, room.gap);
    for (int y = room.inside.top(); y <= room.inside.bottom() + lattice - size.height(); y += lattice)
        for (int x = room.inside.left(); x <= room.inside.right() + lattice - size.width(); x += lattice)
            places << QPoint(x, y);
    QRect best;
    double least = std::numeric_limits<double>::max();
    for (const QPoint& place : places) {
        const QRect bubble = into(room.inside, place, size);
        if (const double sum = cost(bubble, room); sum < least) {
            least = sum;
            best = bubble;
        }
    }
    return best;
}

} // namespace app
