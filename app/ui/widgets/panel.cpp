// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel.h"

#include <QtGui/QPainter>

namespace app {

Panel::Panel(QWidget* parent, Role fill, Role line) : QWidget(parent), m_fill(fill), m_line(line) {}

void Panel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const qreal width = 1.2 * theme.scale();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(m_line), width));
    painter.setBrush(theme.colour(m_fill));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            theme.px(9), theme.px(9));
}

} // namespace app
