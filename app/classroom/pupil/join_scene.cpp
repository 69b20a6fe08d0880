// SPDX-License-Identifier: GPL-3.0-or-later
#include "join_scene.h"

#include "app/base/shapes/garden_gate.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

namespace {

/// The page, in pixels at scale 1, so wide that the gate is seen beside the card.
constexpr qreal leastGate = 860;
constexpr qreal plantWide = 132;
/// Of the width.
constexpr int gateShare = 11;
constexpr int cardShare = 14;
constexpr int sunRays = 18;

} // namespace

JoinScene::JoinScene(QWidget* card, QWidget* parent) : QWidget(parent), m_line(new QHBoxLayout(this)) {
    m_line->addStretch(gateShare);
    m_line->addWidget(card, cardShare);
    keepStyled(m_line, [line = m_line] {
        const int margin = Theme::current().px(space::card);
        line->setContentsMargins(margin, margin, margin, margin);
        line->setSpacing(0);
    });
}

void JoinScene::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_line->setStretch(0, width() >= Theme::current().px(leastGate) ? gateShare : 0);
}

void JoinScene::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (Theme::current().kind() == ThemeKind::HighContrast && m_line->stretch(0) == 0)
        return;
    painter.drawPixmap(0, 0,
                       sceneryPixmap(QStringLiteral("gate"), size(), devicePixelRatioF(),
                                     [](const shapes::Box& box, shapes::Daylight daylight) {
                                         return shapes::gardenAtGate(box, daylight);
                                     }));
}

JoinPlant::JoinPlant(QWidget* parent) : QWidget(parent) {
    page_parts::keepFixedWidth(this, plantWide);
}

void JoinPlant::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QRectF(rect()).center();
    const qreal reach = width() + height();
    setInk(painter, Qt::NoPen, mixed(colourOf(theme.kind(), Ground::Sun), theme.colour(Role::Panel), 0.6));
    painter.setClipRect(rect());
    for (int ray = 0; ray < sunRays; ++ray) {
        const auto at = [&](qreal share) {
            const qreal angle = 2 * std::numbers::pi * (ray + share) / sunRays;
            return middle + reach * QPointF(std::cos(angle), std::sin(angle));
        };
        painter.drawPolygon(QPolygonF({middle, at(0), at(0.4)}));
    }
    const qreal radius = std::min(width(), height()) * 0.42;
    setInk(painter, Qt::NoPen, colourOf(theme.kind(), Ground::Sun));
    painter.drawEllipse(middle, radius, radius);
    const qreal side = radius * 1.3;
    const QRectF place(middle.x() - side / 2, middle.y() - side / 2, side, side);
    paintShape(painter, shapes::pot(boxOf(place)).parts);
}

} // namespace app
