// SPDX-License-Identifier: GPL-3.0-or-later
#include "share_bar.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr QSize leastBar{120, 24};
constexpr qreal labelRoom = 72; ///< pixels at scale 1
constexpr qreal barHeight = 16;

} // namespace

ShareBar::ShareBar(QWidget* parent) : PaintedFigure(leastBar, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::setShare(int count, int whole, const QString& label, const QString& name) {
    m_count = count;
    m_whole = whole;
    m_label = label;
    describe(name, label);
}

void ShareBar::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal room = std::max<qreal>(0, width() - theme.px(labelRoom));
    const qreal length = room * m_count / std::max(1, m_whole);
    const QRectF bar(0, (height() - theme.px(barHeight)) / 2.0, length, theme.px(barHeight));
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    painter.setBrush(theme.colour(Role::Sage));
    if (m_count > 0)
        painter.drawRoundedRect(bar, theme.px(3), theme.px(3));
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.font(TextRole::Strong));
    const qreal left = length + theme.px(8);
    drawWords(painter, QRectF(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter, m_label);
}

} // namespace app
