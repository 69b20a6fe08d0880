// SPDX-License-Identifier: GPL-3.0-or-later
#include "lead_bar.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

LeadBar::LeadBar(const genotype::Estimate& lead, double low, double high, bool best, QWidget* parent)
    : PaintedFigure({120, 16}, parent), m_lead(lead), m_low(low), m_high(high), m_best(best) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LeadBar::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal margin = theme.px(3);
    const auto at = [&](double value) {
        return margin + (value - m_low) / std::max(m_high - m_low, 0.1) * (width() - 2 * margin);
    };
    const QRectF room(0, theme.px(3), width(), height() - 2 * theme.px(3));
    const QRectF bar(QPointF(std::min(at(0), at(m_lead.mean)), room.top()),
                     QPointF(std::max(at(0), at(m_lead.mean)), room.bottom()));
    painter.setPen(QPen(theme.colour(m_best ? Role::Sage : Role::ControlLine), theme.scale()));
    painter.setBrush(theme.colour(m_best ? Role::Sage : Role::Resting));
    painter.drawRect(bar);
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    painter.drawLine(QPointF(at(0), 0), QPointF(at(0), height()));
    // The interval, with a light edge so that it can be seen on the bar too.
    const qreal from = at(m_lead.mean - m_lead.halfWidth());
    const qreal to = std::max(at(m_lead.mean + m_lead.halfWidth()), from + theme.px(1));
    const qreal y = room.center().y();
    for (const bool edge : {true, false}) {
        painter.setPen(QPen(theme.colour(edge ? Role::Panel : Role::Ink), (edge ? 4.5 : 2) * theme.scale()));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
    }
}

} // namespace app
