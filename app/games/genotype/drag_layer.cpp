// SPDX-License-Identifier: GPL-3.0-or-later
#include "drag_layer.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "plant_card.h"

#include <QtGui/QPainter>

namespace app {

using namespace genotype;

namespace {

/// In pixels at scale 1: the sides of a die and of a marker, and a card.
constexpr qreal dieSide = target::mouse;
constexpr qreal markerSide = target::secondary;
constexpr QSizeF cardSize(target::primary * 2, target::primary * 2.5);

} // namespace

DragLayer::DragLayer(QWidget* board) : QWidget(board) {
    setObjectName(QStringLiteral("dragLayer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DragLayer::show(const Look& look, const QList<QRect>& places) {
    m_look = look;
    m_places = places;
    m_over = {};
    setGeometry(parentWidget()->rect());
    raise();
    QWidget::show();
}

void DragLayer::moveTo(const QPoint& position, const QRect& over) {
    m_position = position;
    m_over = over;
    update();
}

QRect DragLayer::itemRect() const {
    const Theme& theme = Theme::current();
    const auto around = [&](qreal width, qreal height) {
        return QRectF(m_position.x() - theme.px(width) / 2.0, m_position.y() - theme.px(height) / 2.0,
                      theme.px(width), theme.px(height))
            .toAlignedRect();
    };
    switch (m_look.item.kind) {
    case DragItem::Kind::Die: return around(dieSide, dieSide);
    case DragItem::Kind::Card: return around(cardSize.width(), cardSize.height());
    case DragItem::Kind::Marker: break;
    }
    return around(markerSide, markerSide);
}

void DragLayer::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = theme.px(stroke::focus);
    for (const QRect& place : std::as_const(m_places)) {
        painter.setPen(QPen(theme.colour(Role::GlowBorder), line));
        QColor sun = colourOf(theme.kind(), Ground::Sun);
        sun.setAlphaF(place == m_over ? 0.45F : 0.25F);
        painter.setBrush(sun);
        painter.drawRoundedRect(QRectF(place).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                                theme.px(radius::chip), theme.px(radius::chip));
    }
    const QRectF rect = itemRect();
    const Target& from = m_look.item.from;
    switch (m_look.item.kind) {
    case DragItem::Kind::Die: paintDie(painter, rect, from.trait(), m_look.face); break;
    case DragItem::Kind::Card: {
        painter.setPen(QPen(theme.colour(Role::GlowBorder), line));
        painter.setBrush(theme.colour(Role::Panel));
        painter.drawRoundedRect(rect, theme.px(radius::space), theme.px(radius::space));
        painter.setPen(Qt::NoPen);
        paintPlantFace(painter, rect.adjusted(line, line, -line, -line), m_look.plant,
                       static_cast<PlantId>(from.first));
        break;
    }
    case DragItem::Kind::Marker: paintMarker(painter, rect, m_look.seatColour, m_look.letter); break;
    }
}

} // namespace app
