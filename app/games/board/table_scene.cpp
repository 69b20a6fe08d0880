// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_scene.h"

#include "app/base/shapes/garden_table.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

// All in pixels at scale 1.
constexpr qreal leastWidth = 340;
constexpr qreal tableHeight = 104;
constexpr qreal behindTable = 50; ///< how far the chairs behind the table reach over it
constexpr qreal belowTable = 30;  ///< from the table to the lower edge of the scene
constexpr qreal chairStep = 184;  ///< from chair to chair where there is room
constexpr qreal leastChairStep = 120;
constexpr qreal boardWidth = 336; ///< of the edge that is near
constexpr qreal hillHeight = 76;
constexpr qreal horizonAbove = 46; ///< from the table to where the lawn begins

} // namespace

TableScene::TableScene(int chairs, QWidget* parent) : QWidget(parent), m_above(new QWidget(this)) {
    for (int chair = 0; chair < chairs; ++chair)
        m_chairs << new ChairButton(chair == 0 ? ChairButton::LabelAt::Beside : ChairButton::LabelAt::Below,
                                    this);
    auto* line = new QHBoxLayout(m_above);
    line->setContentsMargins(0, 0, 0, 0);
    line->addStretch(1);
    keepStyled(this, [this, line] {
        line->setSpacing(Theme::current().px(space::gap));
        m_picture = {};
        updateGeometry();
        arrange();
    });
}

void TableScene::setBoard(const std::function<void(QPainter& painter, const QRectF& rect)>& paint) {
    m_paintBoard = paint;
    m_picture = {};
    update();
}

void TableScene::addAbove(QWidget* part) {
    auto* line = static_cast<QBoxLayout*>(m_above->layout());
    // As wide as it may be, before the rest is left free.
    line->insertWidget(line->count() - 1, part, 100);
    part->show();
    updateGeometry();
    arrange();
}

QSize TableScene::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    const int wide =
        std::max(theme.px(leastWidth), m_above->minimumSizeHint().width() + theme.px(space::page));
    return {wide, heightForWidth(std::max(width(), wide))};
}

int TableScene::perRow(int width) const {
    const Theme& theme = Theme::current();
    const int behind = std::max(1, chairCount() - 1);
    return std::clamp((width - theme.px(space::card)) / theme.px(leastChairStep), 1, behind);
}

int TableScene::aboveHeight(int width) const {
    const Theme& theme = Theme::current();
    const QLayout& line = *m_above->layout();
    if (line.sizeHint().height() <= 0)
        return 0;
    const int inner = width - theme.px(space::page);
    return line.hasHeightForWidth() ? line.heightForWidth(inner) : line.sizeHint().height();
}

int TableScene::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const int behind = chairCount() - 1;
    const int each = perRow(width);
    const int rows = (behind + each - 1) / each;
    const int above = aboveHeight(width);
    const int sky = above > 0 ? above + theme.px(space::gap) + theme.px(space::small) : theme.px(space::card);
    return sky + rows * (m_chairs.back()->sizeHint().height() + theme.px(space::tight)) +
           theme.px(tableHeight - behindTable + belowTable);
}

QRectF TableScene::table() const {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(tableHeight);
    const qreal wide = std::min(width() * 0.76, 8 * high);
    return {(width() - wide) / 2, height() - theme.px(belowTable) - high, wide, high};
}

void TableScene::arrange() {
    const Theme& theme = Theme::current();
    const int above = aboveHeight(width());
    m_above->setGeometry(theme.px(space::card), theme.px(space::gap), width() - theme.px(space::page), above);
    const QSize near = m_chairs.front()->sizeHint();
    // Its disc is in the middle of the scene.
    m_chairs.front()->setGeometry((width() - near.height()) / 2,
                                  height() - near.height() - theme.px(space::small),
                                  std::min(near.width(), (width() + near.height()) / 2), near.height());
    const int behind = chairCount() - 1;
    const int each = perRow(width());
    const int rows = (behind + each - 1) / each;
    const QSize size = m_chairs.back()->sizeHint();
    for (int row = 0, first = 0; row < rows; ++row) {
        const int here = std::min(each, behind - first);
        const int step = std::min(theme.px(chairStep), (width() - theme.px(space::card)) / here);
        const int top = static_cast<int>(table().top()) + theme.px(behindTable) - size.height() -
                        (rows - 1 - row) * (size.height() + theme.px(space::tight));
        const int wide = std::min(size.width(), step - theme.px(space::tight));
        for (int place = 0; place < here; ++place) {
            const int centre = width() / 2 + qRound((place - (here - 1) / 2.0) * step);
            m_chairs[1 + first + place]->setGeometry(centre - wide / 2, top, wide, size.height());
        }
        first += here;
    }
}

bool TableScene::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void TableScene::resizeEvent(QResizeEvent*) {
    m_picture = {};
    arrange();
    updateGeometry();
}

void TableScene::paintGarden(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const shapes::Daylight daylight = daylightOfTheme();
    const auto paint = [&](const shapes::Shape& shape) { paintShape(painter, shape.parts); };
    const qreal wide = width();
    const qreal horizon = table().top() - theme.px(horizonAbove);
    // Boxes that stand on the grass, so far below the horizon.
    const auto standing = [&](qreal share, qreal below, qreal across, qreal high) {
        return boxOf({share * wide - theme.px(across) / 2.0, horizon + theme.px(below) - theme.px(high),
                      qreal(theme.px(across)), qreal(theme.px(high))});
    };
    const auto cloud = [&](qreal share, qreal top, qreal across) {
        paint(shapes::cloud(
            boxOf({wide * share, qreal(theme.px(top)), qreal(theme.px(across)), theme.px(across) * 0.4}),
            daylight));
    };
    const qreal hills = theme.px(hillHeight);
    paint(shapes::sky(boxOf({0, 0, wide, horizon + hills / 2}), daylight));
    cloud(0.36, 22, 84);
    cloud(0.58, 44, 60);
    paint(shapes::hills(boxOf({0, horizon - hills * 0.64, wide, hills}), daylight));
    paint(shapes::lawn(boxOf({0, horizon, wide, height() - horizon}), daylight));
    paint(shapes::glasshouse(standing(0.24, 24, 118, 84), daylight));
    paint(shapes::abbey(standing(0.755, 14, 210, 112), daylight));
    paint(shapes::tree(standing(0.065, 24, 80, 96), shapes::Tree::Apple, daylight));
    paint(shapes::tree(standing(0.14, 14, 56, 68), shapes::Tree::Lime, daylight));
    paint(shapes::tree(standing(0.86, 14, 56, 68), shapes::Tree::Apple, daylight));
    paint(shapes::tree(standing(0.935, 26, 84, 100), shapes::Tree::Lime, daylight));
}

void TableScene::paintTable(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const QRectF whole = table().adjusted(0, 0, 0, theme.px(tableHeight) * (1 / 0.76 - 1));
    paintShape(painter, shapes::gardenTable(boxOf(whole), daylightOfTheme()).parts);
    const QRectF top = table();
    if (!m_paintBoard)
        return;
    // The board lies on the table: what is further away is narrower.
    const qreal high = top.height() * 0.42;
    const qreal near = std::min<qreal>(theme.px(boardWidth), top.width() * 0.5);
    const qreal far = near * 0.8;
    const qreal y = top.top() + top.height() * 0.22;
    const qreal x = top.center().x();
    const QPolygonF lying{QPointF(x - far / 2, y), QPointF(x + far / 2, y), QPointF(x + near / 2, y + high),
                          QPointF(x - near / 2, y + high)};
    setInk(painter, Qt::NoPen, mixed(theme.colour(Role::Panel), theme.colour(Role::Soil), 0.7));
    painter.drawPolygon(lying.translated(0, theme.px(space::tight)));
    setInk(painter, Qt::NoPen, Role::Panel);
    painter.drawPolygon(lying);
    const QRectF upright(0, 0, near, high * 2);
    const QPolygonF corners{upright.topLeft(), upright.topRight(), upright.bottomRight(),
                            upright.bottomLeft()};
    QTransform down;
    if (!QTransform::quadToQuad(corners, lying, down))
        return;
    painter.save();
    painter.setTransform(down, true);
    m_paintBoard(painter, upright);
    painter.restore();
}

void TableScene::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const qreal ratio = devicePixelRatioF();
    if (m_picture.size() != size() * ratio) {
        m_picture = QPixmap(size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath frame;
        frame.addRoundedRect(QRectF(rect()), theme.px(radius::sheet), theme.px(radius::sheet));
        painter.setClipPath(frame);
        paintGarden(painter);
        paintTable(painter);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

} // namespace app
