// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel.h"

#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

namespace app {

Panel::Panel(QWidget* parent, Role fill, Role line) : QWidget(parent), m_fill(fill), m_line(line) {}

void Panel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_line == Role::ControlLine) // it lies over other parts, which must not be seen around it
        painter.fillRect(rect(), theme.colour(Role::Paper));
    const QRectF body = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    // The buttons on a tinted panel have that tint.
    const QColor ground = m_fill == Role::SageTint
                              ? mixed(theme.colour(m_fill), theme.colour(Role::Panel), 0.5)
                              : theme.colour(m_fill);
    paintElevation(painter, body, theme.px(radius::card),
                   m_fill == Role::Resting ? Elevation::Sunk : Elevation::Rests, ground);
    // A line that only decorates is left to the shadow.
    if (m_line == Role::Line || m_line == Role::ControlLine || theme.kind() == ThemeKind::HighContrast)
        return;
    const qreal width = theme.px(stroke::strong);
    const qreal inset = width / 2;
    const qreal round = theme.px(radius::card) - inset;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(m_line), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), round, round);
}

} // namespace app
