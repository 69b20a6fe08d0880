// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_portrait.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

void paintJohannsFace(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    const QColor skin = mixed(theme.colour(Role::Seed), theme.colour(Role::FlowerPinkDeep), 0.8);
    const QColor robe = theme.colour(Role::ToolDeck);
    const QColor hair = mixed(robe, Qt::black, 0.7);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::SageTint));
    painter.drawEllipse(rect);
    QPainterPath frame;
    frame.addEllipse(rect);
    painter.setClipPath(frame);
    // In units of a frame of 40 × 40.
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 40, rect.height() / 40);
    QPainterPath shoulders(QPointF(4, 42));
    shoulders.cubicTo(5, 32, 12, 28, 20, 28);
    shoulders.cubicTo(28, 28, 35, 32, 36, 42);
    painter.setBrush(robe);
    painter.drawPath(shoulders);
    QPainterPath collar(QPointF(14, 28));
    collar.quadTo(20, 34, 26, 28);
    collar.lineTo(25, 26);
    collar.lineTo(15, 26);
    painter.setBrush(theme.colour(Role::FlowerWhite));
    painter.drawPath(collar);
    painter.setBrush(hair);
    painter.drawEllipse(QPointF(20, 17), 10.4, 10.8);
    painter.setBrush(skin);
    painter.drawEllipse(QPointF(20, 19), 8.8, 9.8);
    // The tonsure.
    painter.drawEllipse(QPointF(20, 9.5), 6, 3);
    painter.setBrush(hair);
    painter.drawEllipse(QPointF(16.6, 18.6), 1.1, 1.3);
    painter.drawEllipse(QPointF(23.4, 18.6), 1.1, 1.3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hair, 1));
    painter.drawEllipse(QPointF(16.6, 18.6), 3, 3);
    painter.drawEllipse(QPointF(23.4, 18.6), 3, 3);
    painter.drawLine(QPointF(19.6, 18.6), QPointF(20.4, 18.6));
    QPainterPath smile(QPointF(16.4, 24));
    smile.quadTo(20, 27.2, 23.6, 24);
    painter.setPen(QPen(hair, 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(smile);
    painter.restore();
}

} // namespace app
