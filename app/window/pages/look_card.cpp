// SPDX-License-Identifier: GPL-3.0-or-later
#include "look_card.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {
namespace {

/// Paints a side bar, a prompt and four benches in the colours of `kind`.
void paintBoard(QPainter& painter, const QRectF& rect, ThemeKind kind) {
    const auto box = [&](qreal x, qreal y, qreal wide, qreal high) {
        return QRectF(rect.left() + x * rect.width(), rect.top() + y * rect.height(), wide * rect.width(),
                      high * rect.height());
    };
    const qreal radius = rect.height() * 0.035;
    const auto fill = [&](const QRectF& where, const QColor& colour, const QColor& line) {
        setInk(painter, QPen(line, rect.height() * 0.018), colour);
        painter.drawRoundedRect(where, radius, radius);
    };
    painter.fillRect(rect, colourOf(kind, Role::Paper));
    painter.fillRect(box(0, 0, 0.1, 1), colourOf(kind, Role::SideBar));
    fill(box(0.15, 0.09, 0.8, 0.13), colourOf(kind, Role::GlowFill), colourOf(kind, Role::GlowBorder));
    setInk(painter, Qt::NoPen, colourOf(kind, Role::Ink));
    painter.drawRect(box(0.19, 0.14, 0.34, 0.03));
    for (int i = 0; i < genotype::traitCount; ++i) {
        const TraitColours colours = traitColoursOf(kind, static_cast<genotype::Trait>(i));
        const qreal x = 0.15 + 0.205 * i;
        fill(box(x, 0.3, 0.185, 0.6), colourOf(kind, Role::Panel), colours.fill);
        painter.fillRect(box(x, 0.3, 0.185, 0.11), colours.fill);
        for (int cell = 0; cell < 4; ++cell)
            painter.fillRect(box(x + 0.025 + 0.07 * (cell % 2), 0.48 + 0.17 * (cell / 2), 0.06, 0.14),
                             colours.tint);
        painter.setPen(Qt::NoPen);
    }
}

} // namespace

LookCard::LookCard(AppSettings::Look look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

QFont LookCard::labelFont() const {
    return Theme::current().sans(12.5, isChecked() ? QFont::Bold : QFont::Normal);
}

QSize LookCard::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(theme.sans(12.5, QFont::Bold));
    return {qMax(theme.px(150), metrics.horizontalAdvance(text()) + theme.px(24)),
            theme.px(92) + metrics.height()};
}

QRectF LookCard::pictureRect() const {
    const qreal margin = Theme::current().px(8);
    const qreal high = labelRect().top() - margin - Theme::current().px(5);
    const qreal wide = qMin<qreal>(width() - 2 * margin, high * 1.75);
    return {(width() - wide) / 2, margin, wide, high};
}

QRectF LookCard::labelRect() const {
    const qreal margin = Theme::current().px(7);
    const qreal high = QFontMetricsF(labelFont()).height();
    return {margin, height() - margin - high, width() - 2 * margin, high};
}

QColor LookCard::ground() const {
    const Theme& theme = Theme::current();
    return theme.colour(isChecked() || underMouse() ? Role::SageTint : Role::Panel);
}

QList<PaintedText> LookCard::paintedTexts() const {
    const QFontMetricsF metrics(labelFont());
    return {{text(),
             labelRect(),
             {metrics.horizontalAdvance(text()), metrics.height()},
             Theme::current().colour(Role::Ink),
             ground()}};
}

void LookCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = (isChecked() ? 2.4 : 1.2) * theme.scale();
    const qreal radius = theme.px(8);
    setInk(painter, QPen(theme.colour(isChecked() ? Role::Sage : Role::ControlLine), line), ground());
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);

    const QRectF picture = pictureRect();
    QPainterPath frame;
    frame.addRoundedRect(picture, radius / 2, radius / 2);
    painter.save();
    painter.setClipPath(frame);
    switch (m_look) {
    case AppSettings::Look::Light: paintBoard(painter, picture, ThemeKind::Light); break;
    case AppSettings::Look::Dark: paintBoard(painter, picture, ThemeKind::Dark); break;
    case AppSettings::Look::HighContrast: paintBoard(painter, picture, ThemeKind::HighContrast); break;
    case AppSettings::Look::System: {
        // Half light and half dark, since the desktop decides.
        paintBoard(painter, picture, ThemeKind::Light);
        QPainterPath half;
        half.addPolygon(
            QPolygonF({picture.topRight(), picture.bottomRight(), picture.bottomLeft(), picture.topRight()}));
        painter.setClipPath(half, Qt::IntersectClip);
        paintBoard(painter, picture, ThemeKind::Dark);
        break;
    }
    }
    painter.restore();
    setInk(painter, linePen(Role::ControlLine));
    painter.drawPath(frame);

    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(labelFont());
    painter.drawText(labelRect(), Qt::AlignCenter, text());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), radius);
}

} // namespace app
