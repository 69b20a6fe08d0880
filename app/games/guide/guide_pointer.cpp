// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_pointer.h"

#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "bubble_place.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {

namespace {

/// How much of the board's light is left out.
constexpr qreal dimness = 0.42;
/// A beak is no longer than this, in pixels at scale 1: beyond, it only shows the direction.
constexpr qreal longestBeak = 90;

QColor scrim() {
    const Theme& theme = Theme::current();
    // In the dark the ink is light.
    QColor shade = theme.kind() == ThemeKind::Dark ? QColor(Qt::black) : theme.colour(Role::Ink);
    shade.setAlphaF(static_cast<float>(dimness));
    return shade;
}

/// From the edge of the bubble towards the target; both ends lie within their rectangles.
QPainterPath beak(const QRect& bubble, const QRect& target) {
    const Theme& theme = Theme::current();
    const int corner = theme.px(radius::card) + theme.px(space::small);
    const qreal half = theme.px(space::small) + 1;
    const QRect shared = bubble & QRect(bubble.left(), target.top(), bubble.width(), target.height());
    const bool beside = target.left() > bubble.right() || target.right() < bubble.left();
    const bool across =
        beside && (!shared.isEmpty() || !(target.top() > bubble.bottom() || target.bottom() < bubble.top()));
    QPointF root;
    QPointF tip;
    QPointF along;
    const auto between = [](int low, int value, int high) {
        return std::clamp(value, low, std::max(low, high));
    };
    if (across) {
        const bool right = target.left() > bubble.right();
        const int y = between(bubble.top() + corner, target.center().y(), bubble.bottom() - corner);
        root = QPointF(right ? bubble.right() - 1 : bubble.left() + 2, y);
        tip = QPointF(right ? target.left() : target.right() + 1, between(target.top(), y, target.bottom()));
        along = QPointF(0, half);
    } else {
        const bool down = target.top() > bubble.bottom();
        const int x = between(bubble.left() + corner, target.center().x(), bubble.right() - corner);
        root = QPointF(x, down ? bubble.bottom() - 1 : bubble.top() + 2);
        tip = QPointF(between(target.left(), x, target.right()), down ? target.top() : target.bottom() + 1);
        along = QPointF(half, 0);
    }
    const QPointF way = tip - root;
    const qreal length = std::hypot(way.x(), way.y());
    if (const qreal most = theme.px(longestBeak); length > most)
        tip = root + way * (most / length);
    QPainterPath path(root - along);
    path.lineTo(tip);
    path.lineTo(root + along);
    return path;
}

} // namespace

GuidePointer::GuidePointer(QWidget* board)
    : Pointer(board, QStringLiteral("it dims what the guide does not speak of")) {
    setObjectName(QStringLiteral("guidePointer"));
}

void GuidePointer::setBubble(const QRect& bubble) {
    if (std::exchange(m_bubble, bubble) != bubble)
        update();
}

void GuidePointer::setLit(bool lit) {
    if (std::exchange(m_lit, lit) != lit)
        update();
}

QList<QRect> GuidePointer::places() const {
    QList<QRect> all;
    for (QWidget* target : targets()) {
        // What is scrolled away is not lit, nor what a popover covers.
        const QRect seen = target->visibleRegion().boundingRect();
        if (target->isVisible() && !seen.isEmpty())
            all << QRect(target->mapTo(parentWidget(), seen.topLeft()), seen.size());
    }
    return all;
}

void GuidePointer::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const QList<QRect> lit = places();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath holes;
    // Targets that touch share one hole.
    const qreal out = theme.px(space::tight) + approach() * theme.px(space::section);
    for (const QRect& place : lit) {
        QPainterPath hole;
        hole.addRoundedRect(QRectF(place).adjusted(-out, -out, out, out), theme.px(radius::space),
                            theme.px(radius::space));
        holes = holes.united(hole);
    }
    QPainterPath dark;
    dark.addRect(rect());
    painter.fillPath(m_lit ? dark.subtracted(holes) : dark, scrim());
    painter.setBrush(Qt::NoBrush);
    if (m_lit) {
        painter.setPen(QPen(theme.colour(Role::GlowFill), theme.px(6)));
        painter.drawPath(holes);
        painter.setPen(QPen(theme.colour(Role::GlowBorder), theme.px(stroke::focus)));
        painter.drawPath(holes);
    }
    const int nearest = nearestTarget(m_bubble, lit);
    if (m_bubble.isNull() || nearest < 0 || m_bubble.intersects(lit[nearest]))
        return;
    painter.setPen(QPen(theme.colour(Role::GlowBorder), theme.scale() * stroke::strong, Qt::SolidLine,
                        Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(theme.colour(Role::GlowFill));
    painter.drawPath(beak(m_bubble, lit[nearest]));
}

} // namespace app
