// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_scene.h"

#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QHash>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>

namespace app {

namespace {

/// In pixels at scale 1: how far the doors cover the picture, and how far the page's edge bends.
constexpr qreal covered = 76;
constexpr qreal bend = 30;

/// Pictures of different gardens have different names.
QString nameOf(const HomeGarden& garden, int clear) {
    QString name = QStringLiteral("home:%1:%2:%3:").arg(garden.sprouts).arg(garden.grows).arg(clear);
    for (const shapes::PlantLook& look : garden.plants)
        for (const auto& trait : look.traits)
            name += trait ? QChar('a' + static_cast<int>(*trait)) : QChar('-');
    return name;
}

} // namespace

void HomeScene::setGarden(const HomeGarden& garden) {
    if (m_garden == garden)
        return;
    m_garden = garden;
    update();
}

void HomeScene::setParts(QWidget* words, QWidget* doors) {
    m_words = words;
    m_doors = doors;
}

void HomeScene::paintEvent(QPaintEvent*) {
    if (!m_words || !m_doors)
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int bottom = m_doors->geometry().top() + theme.px(covered);
    const QSize size(width(), bottom);
    const int clear = m_words->geometry().right();
    painter.drawPixmap(0, 0,
                       sceneryPixmap(nameOf(m_garden, clear), size, devicePixelRatioF(),
                                     [&](const shapes::Box& box, shapes::Daylight daylight) {
                                         return homeGarden(box, m_garden, clear, daylight);
                                     }));
    // The page begins below a line like that of the lawn.
    const qreal curve = theme.px(bend);
    QPainterPath page(QPointF(0, bottom));
    page.lineTo(0, bottom - curve);
    page.cubicTo(width() * 0.15, bottom - curve * 0.2, width() * 0.4, bottom - curve * 0.6, width() * 0.6,
                 bottom - curve * 0.4);
    page.cubicTo(width() * 0.75, bottom - curve * 0.1, width() * 0.9, bottom - curve * 0.3, width(),
                 bottom - curve * 0.7);
    page.lineTo(width(), bottom);
    painter.fillPath(page, theme.colour(Role::Paper));
}

} // namespace app
