// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_button.h"

#include "app/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace app {

namespace {

/// A screen on a stand, as a line drawing.
QPixmap screenIcon(int side, qreal ratio, const QColor& colour) {
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / 24.0, side / 24.0);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRoundedRect(QRectF(3, 4, 18, 12), 1.5, 1.5);
    painter.drawLine(QPointF(12, 16), QPointF(12, 18));
    painter.drawLine(QPointF(12, 18), QPointF(8, 21));
    painter.drawLine(QPointF(12, 18), QPointF(16, 21));
    return picture;
}

} // namespace

PresentButton::PresentButton(QWidget* parent) : QPushButton(parent) {
    setObjectName(QStringLiteral("present"));
    setAutoDefault(true);
    dress();
}

void PresentButton::dress() {
    const Theme& theme = Theme::current();
    setText(tr("Present"));
    setAccessibleName(text());
    setToolTip(tr("Show this page to the class, full screen and in large type (F11)"));
    setAccessibleDescription(toolTip());
    const int side = theme.px(18);
    setIconSize({side, side});
    setIcon(screenIcon(side, devicePixelRatioF(), theme.colour(Role::Ink)));
}

void PresentButton::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace app
