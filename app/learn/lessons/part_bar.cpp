// SPDX-License-Identifier: GPL-3.0-or-later
#include "part_bar.h"

#include "app/charts/outcome_numbers.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace app {

namespace {

constexpr qreal knobRadius = 13;
constexpr qreal trackHeight = 20;
/// From one mark below the bar to the next, at least.
constexpr qreal leastMarkStep = 9;
constexpr qreal markRadius = 1.5;
constexpr qreal usualWidth = 180;
constexpr qreal leastWidth = 96;
/// The two lines on the knob: half of their distance, and of their height.
constexpr qreal gripBeside = 3;
constexpr qreal gripReach = 4;

} // namespace

PartBar::PartBar(const lessons::Tone& tone, QWidget* parent) : QSlider(Qt::Horizontal, parent), m_tone(tone) {
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PartBar::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(usualWidth), theme.px(target::mouse)};
}

QSize PartBar::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(leastWidth), theme.px(target::mouse)};
}

qreal PartBar::firstPlace() const {
    return Theme::current().px(knobRadius + stroke::focus);
}

qreal PartBar::lastPlace() const {
    return width() - firstPlace();
}

void PartBar::follow(const QPointF& pointer) {
    const qreal share = (pointer.x() - firstPlace()) / std::max(1.0, lastPlace() - firstPlace());
    setValue(minimum() + qRound(std::clamp(share, 0.0, 1.0) * (maximum() - minimum())));
}

void PartBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    follow(event->position());
}

void PartBar::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown())
        follow(event->position());
}

void PartBar::mouseReleaseEvent(QMouseEvent* event) {
    if (!isSliderDown())
        return;
    follow(event->position());
    setSliderDown(false);
}

void PartBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : 0.5);
    const qreal high = theme.px(trackHeight);
    const qreal middle = height() / 2.0;
    const qreal round = high / 2;
    const int span = std::max(1, maximum() - minimum());
    const qreal step = (lastPlace() - firstPlace()) / span;
    const qreal at = firstPlace() + step * (std::min(value(), maximum()) - minimum());
    const QRectF track(firstPlace() - round, middle - round, lastPlace() - firstPlace() + high, high);
    QPainterPath outline;
    outline.addRoundedRect(track, round, round);
    painter.fillPath(outline, theme.colour(Role::Resting));
    if (value() > minimum()) {
        painter.save();
        painter.setClipPath(outline);
        painter.fillRect(QRectF(track.topLeft(), QPointF(at, track.bottom())), toneColour(m_tone));
        painter.restore();
    }
    // Each whole number is a place to stop at.
    if (step >= theme.px(leastMarkStep)) {
        setInk(painter, Qt::NoPen, Role::ControlLine);
        for (int i = 1; i < span; ++i)
            if (const qreal place = firstPlace() + step * i; place > at)
                painter.drawEllipse(QPointF(place, middle), theme.px(markRadius), theme.px(markRadius));
    }
    setInk(painter, linePen(Role::ControlLine, stroke::hair));
    painter.drawPath(outline);
    const qreal reach = theme.px(knobRadius) - theme.scale();
    setInk(painter, linePen(underMouse() || isSliderDown() ? Role::Ink : Role::ControlLine, stroke::strong),
           Role::Panel);
    painter.drawEllipse(QPointF(at, middle), reach, reach);
    // A grip, so that one sees that it can be dragged.
    painter.setPen(linePen(Role::ControlLine, stroke::strong, Qt::SolidLine, Qt::RoundCap));
    for (const qreal beside : {-gripBeside, gripBeside}) {
        const qreal x = at + beside * theme.scale();
        painter.drawLine(QPointF(x, middle - theme.px(gripReach)), QPointF(x, middle + theme.px(gripReach)));
    }
    painter.setOpacity(1);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        const qreal ring = theme.px(knobRadius + stroke::focus);
        paintFocusRing(painter, QRectF(at - ring, middle - ring, 2 * ring, 2 * ring), ring);
    }
}

} // namespace app
