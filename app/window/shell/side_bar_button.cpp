// SPDX-License-Identifier: GPL-3.0-or-later
#include "side_bar_button.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace app {

SideBarButton::SideBarButton(PageIcon icon, QWidget* parent) : QAbstractButton(parent), m_icon(icon) {
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void SideBarButton::setTitle(const QString& title, const QString& keys) {
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(keys);
    setToolTip(keys.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, keys));
    updateGeometry();
    update();
}

QFont SideBarButton::labelFont() const {
    return Theme::current().sans(11, isChecked() ? QFont::Bold : QFont::Normal);
}

QSize SideBarButton::sizeHint() const {
    return {minimumSizeHint().width(), Theme::current().px(64)};
}

QSize SideBarButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(theme.sans(11, QFont::Bold));
    return {metrics.horizontalAdvance(text()) + theme.px(10), metrics.height() + theme.px(10)};
}

QRectF SideBarButton::labelRect() const {
    const Theme& theme = Theme::current();
    const qreal high = QFontMetricsF(labelFont()).height();
    const qreal room = height() - high;
    return {0, height() - high - qMin<qreal>(theme.px(7), room / 2), qreal(width()), high};
}

qreal SideBarButton::iconSide() const {
    const Theme& theme = Theme::current();
    qreal room = labelRect().top();
    if (parentWidget())
        for (const auto* other : parentWidget()->findChildren<SideBarButton*>(Qt::FindDirectChildrenOnly))
            if (!other->isHidden())
                room = qMin(room, other->labelRect().top());
    const qreal side = qMin<qreal>(theme.px(26), room - 2 * theme.px(4));
    return side >= theme.px(12) ? side : 0;
}

QColor SideBarButton::ground() const {
    const Theme& theme = Theme::current();
    if (isChecked())
        return theme.colour(Role::SideBarActive);
    const QColor rest = theme.colour(Role::SideBar);
    return underMouse() ? mixed(theme.colour(Role::SideBarActive), rest, 0.5) : rest;
}

QList<PaintedText> SideBarButton::paintedTexts() const {
    const QFontMetricsF metrics(labelFont());
    return {{text(),
             labelRect(),
             {metrics.horizontalAdvance(text()), metrics.height()},
             Theme::current().colour(Role::SideBarInk),
             ground()}};
}

bool SideBarButton::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void SideBarButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const QColor ink = theme.colour(Role::SideBarInk);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = rect();
    const qreal radius = theme.px(8);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground());
        painter.drawRoundedRect(whole, radius, radius);
    }
    const QRectF label = labelRect();
    const qreal gap = theme.px(4);
    if (const qreal icon = iconSide(); icon > 0)
        paintPageIcon(painter,
                      {(width() - icon) / 2, gap + (label.top() - 2 * gap - icon) / 2 + gap / 2, icon, icon},
                      m_icon, ink);
    painter.setPen(ink);
    painter.setFont(labelFont());
    painter.drawText(label, Qt::AlignCenter, text());
    // As on standard controls, only keyboard focus shows the ring.
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        const qreal line = 2 * theme.scale();
        painter.setPen(QPen(ink, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(whole.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    }
}

} // namespace app
