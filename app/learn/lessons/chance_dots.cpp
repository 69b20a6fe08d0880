// SPDX-License-Identifier: GPL-3.0-or-later
#include "chance_dots.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <algorithm>

namespace app {

namespace {

constexpr int across = 20;
constexpr int down = 5;
constexpr qreal dotSize = 13;
constexpr qreal dotStep = 17;
constexpr qreal leastStep = 9;

} // namespace

ChanceDots::ChanceDots(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
    keepStyled(this, [this] { updateGeometry(); });
}

void ChanceDots::setFilled(int filled) {
    m_filled = std::clamp(filled, 0, across * down);
    describe();
    update();
}

void ChanceDots::describe() {
    speech::setName(this, tr("A hundred dots, %1 of them filled").arg(m_filled));
}

QSize ChanceDots::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(across * dotStep), theme.px(down * dotStep)};
}

QSize ChanceDots::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(across * leastStep), theme.px(down * dotStep)};
}

void ChanceDots::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal step = std::min(qreal(theme.px(dotStep)), qreal(width()) / across);
    const qreal size = step * dotSize / dotStep;
    for (int i = 0; i < across * down; ++i) {
        const QPointF middle((i % across + 0.5) * step, (qreal(i / across) + 0.5) * theme.px(dotStep));
        if (i < m_filled)
            setInk(painter, linePen(Role::Sage, stroke::hair), Role::Sage);
        else
            setInk(painter, linePen(Role::ControlLine, stroke::hair));
        painter.drawEllipse(middle, size / 2, size / 2);
    }
}

} // namespace app
