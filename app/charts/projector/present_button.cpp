// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_button.h"

#include "app/ui/widgets/page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

struct PresentButton {
    Q_DECLARE_TR_FUNCTIONS(app::PresentButton)
};

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

QPushButton* presentButton(QWidget* parent) {
    QPushButton* made = page_parts::button([] { return PresentButton::tr("Present"); }, parent);
    made->setObjectName(QStringLiteral("present"));
    keepTranslated(made, [made] {
        made->setToolTip(
            PresentButton::tr("Show this page to the class, full screen and in large type (F11)"));
        made->setAccessibleDescription(made->toolTip());
    });
    keepStyled(made, [made] {
        const int side = Theme::current().px(18);
        made->setIconSize({side, side});
        made->setIcon(screenIcon(side, made->devicePixelRatioF(), Theme::current().colour(Role::Ink)));
    });
    return made;
}

} // namespace app
