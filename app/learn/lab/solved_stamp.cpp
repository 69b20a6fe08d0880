// SPDX-License-Identifier: GPL-3.0-or-later
#include "solved_stamp.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

namespace app {

namespace {

// In pixels at scale 1.
constexpr qreal stampSize = 128;
constexpr qreal stampLean = -10; // degrees
constexpr qreal stampLeaf = 20;
constexpr qreal stampPlump = 0.55;

} // namespace

SolvedStamp::SolvedStamp(const QString& code, QWidget* parent) : QWidget(parent), m_code(code) {
    speech::setRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] {
        speech::setName(this, tr("Solved: mystery %1").arg(m_code));
        update();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

QSize SolvedStamp::sizeHint() const {
    const int side = Theme::current().px(stampSize);
    return {side, side};
}

void SolvedStamp::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = theme.px(stampSize);
    painter.translate(width() / 2.0, height() / 2.0);
    const QRectF disc(-side / 2 + theme.px(stroke::strong), -side / 2 + theme.px(stroke::strong),
                      side - 2 * theme.px(stroke::strong), side - 2 * theme.px(stroke::strong));
    setInk(painter, linePen(Role::SageText, stroke::focus), Role::SageTint);
    painter.drawEllipse(disc);
    setInk(painter, linePen(Role::SageText, stroke::hair));
    const qreal inner = theme.px(space::small);
    painter.drawEllipse(disc.adjusted(inner, inner, -inner, -inner));
    painter.rotate(stampLean);
    const qreal wide = side - theme.px(space::page);
    const QString words = tr("Solved");
    const QFont large = fitted(theme.serif(type::page, QFont::Bold), words, wide, 0.5);
    const qreal high = QFontMetricsF(large).height();
    drawWords(painter, QRectF(-wide / 2, -high / 2, wide, high), Qt::AlignCenter, words, large,
              Role::SageText);
    const QFont small = theme.sans(type::small, QFont::Bold);
    const qreal line = QFontMetricsF(small).height();
    drawWords(painter, QRectF(-wide / 2, -high / 2 - line, wide, line), Qt::AlignCenter, m_code, small,
              Role::SageText);
    const qreal leaf = theme.px(stampLeaf);
    const shapes::Point foot{0, high / 2 + leaf / 3};
    paintShape(painter, shapes::leaflet(foot, leaf, 170, stampPlump));
    paintShape(painter, shapes::leaflet(foot, leaf, -10, stampPlump));
}

} // namespace app
