// SPDX-License-Identifier: GPL-3.0-or-later
#include "style_parts.h"

#include "elevation.h"
#include "grounds.h"
#include "style.h"
#include "theme.h"
#include "tokens.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QStyleOption>

namespace app::style_parts {
namespace {

QColor role(Role r) {
    return Theme::current().colour(r);
}

qreal length(qreal pixels) {
    return pixels * Theme::current().scale();
}

bool is(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

QColor ifEnabled(const QStyleOption& option, Role r) {
    return is(option, QStyle::State_Enabled) ? role(r) : mixed(role(r), role(Role::Panel), 0.5);
}

bool hasOutlines() {
    return Theme::current().kind() == ThemeKind::HighContrast;
}

bool isFilled(const QStyleOption& option, std::optional<ButtonKind> kind) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return kind == ButtonKind::Primary || is(option, QStyle::State_On) ||
           (button && button->features.testFlag(QStyleOptionButton::DefaultButton));
}

QColor buttonFill(const QStyleOption& option, std::optional<ButtonKind> kind) {
    const bool isEnabled = is(option, QStyle::State_Enabled);
    const bool isHovered = is(option, QStyle::State_MouseOver) && isEnabled;
    QColor fill;
    if (isFilled(option, kind)) {
        if (!isEnabled && !is(option, QStyle::State_On))
            return colourOf(Theme::current().kind(), Ground::Sand);
        fill = ifEnabled(option, Role::Sage);
        if (isHovered)
            fill = mixed(fill, role(Role::Ink), 0.9);
    } else if (kind == ButtonKind::Text && !isHovered) {
        return Qt::transparent;
    } else if (!isEnabled) {
        return role(Role::Resting);
    } else {
        fill = role(hasOutlines() && !isHovered ? Role::Panel : Role::SageTint);
        // On a raised surface of the dark theme, the tint itself would not be seen.
        if (Theme::current().kind() == ThemeKind::Dark)
            fill = mixed(fill, role(Role::Sage), 0.88);
        if (isHovered && kind != ButtonKind::Text)
            fill = mixed(fill, role(Role::Sage), 0.88);
    }
    return is(option, QStyle::State_Sunken) ? mixed(fill, role(Role::Sage), 0.8) : fill;
}

} // namespace

void surface(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& line,
             qreal width) {
    const qreal inset = width / 2;
    painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void chevronDown(QPainter& painter, const QRectF& rect, const QColor& colour, qreal rotation) {
    painter.save();
    painter.translate(rect.center());
    painter.rotate(rotation);
    const qreal s = qMin(length(4), qMin(rect.width(), rect.height()) / 2);
    painter.setPen(QPen(colour, length(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{-s, -s / 2}, {0, s / 2}, {s, -s / 2}}));
    painter.restore();
}

void tick(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(QPen(colour, rect.width() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&rect](qreal x, qreal y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    painter.drawPolyline(QPolygonF({at(0.22, 0.54), at(0.42, 0.74), at(0.79, 0.29)}));
}

void button(QPainter& painter, const QStyleOption& option, const QRectF& body,
            std::optional<ButtonKind> kind) {
    const qreal round = length(kind == ButtonKind::Primary ? space::gap : radius::space);
    const bool isRaised = kind == ButtonKind::Primary && is(option, QStyle::State_Enabled);
    const QColor fill = buttonFill(option, kind);
    if (isRaised) {
        // There is only room below it, so the shadow is that of something narrower.
        const QMarginsF room = elevationMargins(Elevation::Acts);
        paintElevation(painter, body.adjusted(room.left(), room.top(), -room.right(), 0), round,
                       Elevation::Acts, fill);
    }
    surface(painter, body, round, fill, ifEnabled(option, Role::Ink),
            hasOutlines() ? length(stroke::strong) : 0);
    const auto* push = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (push && push->features.testFlag(QStyleOptionButton::HasMenu)) {
        const qreal side = length(menuArrow);
        chevronDown(painter,
                    QRectF(body.right() - side - length(7), body.center().y() - side / 2, side, side),
                    buttonInk(option, kind));
    }
    if (is(option, QStyle::State_HasFocus))
        paintFocusRing(painter, body, round);
}

QColor buttonInk(const QStyleOption& option, std::optional<ButtonKind> kind) {
    const bool isEnabled = is(option, QStyle::State_Enabled);
    if (isFilled(option, kind))
        return role(isEnabled || is(option, QStyle::State_On) ? Role::OnSage : Role::SoftInk);
    return isEnabled ? role(Role::SageText) : mixed(role(Role::SoftInk), role(Role::Panel), 0.75);
}

void editor(QPainter& painter, const QStyleOption& option) {
    const bool focus = is(option, QStyle::State_HasFocus);
    surface(painter, option.rect, length(6),
            is(option, QStyle::State_Enabled) ? role(Role::Panel) : role(Role::Resting),
            ifEnabled(option, Role::ControlLine), length(1.2));
    if (focus)
        paintFocusRing(painter, option.rect, length(6));
}

void checkBox(QPainter& painter, const QStyleOption& option) {
    const QRectF box(option.rect);
    const bool on = is(option, QStyle::State_On);
    const bool partly = is(option, QStyle::State_NoChange);
    const QColor fill = on || partly ? ifEnabled(option, Role::Sage) : role(Role::Panel);
    surface(painter, box, length(4), fill, on || partly ? fill : ifEnabled(option, Role::ControlLine),
            length(1.4));
    if (on)
        tick(painter, box, role(Role::OnSage));
    if (partly) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(role(Role::OnSage));
        painter.drawRect(
            QRectF(box.left() + box.width() / 4, box.center().y() - length(1), box.width() / 2, length(2)));
    }
}

void radioButton(QPainter& painter, const QStyleOption& option) {
    const QRectF box(option.rect);
    const bool on = is(option, QStyle::State_On);
    surface(painter, box, box.width() / 2, role(Role::Panel),
            ifEnabled(option, on ? Role::Sage : Role::ControlLine), length(1.6));
    if (!on)
        return;
    const qreal inset = box.width() * 0.27;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ifEnabled(option, Role::Sage));
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset));
}

void comboBox(QPainter& painter, const QStyleOptionComboBox& option, const QRectF& arrow) {
    const bool hover = is(option, QStyle::State_MouseOver) && is(option, QStyle::State_Enabled);
    surface(painter, option.rect, length(6), hover ? role(Role::SageTint) : role(Role::Panel),
            ifEnabled(option, Role::ControlLine), length(1.2));
    chevronDown(painter, arrow, ifEnabled(option, Role::Ink));
    if (is(option, QStyle::State_HasFocus))
        paintFocusRing(painter, option.rect, length(6));
}

void spinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRectF& up, const QRectF& down) {
    editor(painter, option);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto step = [&](const QRectF& rect, QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag,
                          qreal rotation) {
        const bool possible = option.stepEnabled.testFlag(flag);
        if (possible && option.activeSubControls == part && is(option, QStyle::State_MouseOver)) {
            const qreal inset = length(2);
            surface(painter, rect.adjusted(inset, inset, -inset, -inset), length(3), role(Role::SageTint), {},
                    0);
        }
        const QColor ink = possible ? role(Role::Ink) : mixed(role(Role::SoftInk), role(Role::Panel), 0.5);
        chevronDown(painter, rect, ink, rotation);
    };
    step(up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, 180);
    step(down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, 0);
}

void slider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& groove, const QRectF& handle) {
    const bool across = option.orientation == Qt::Horizontal;
    const qreal thick = length(5);
    QRectF track = across ? QRectF(groove.left(), handle.center().y() - thick / 2, groove.width(), thick)
                          : QRectF(handle.center().x() - thick / 2, groove.top(), thick, groove.height());
    surface(painter, track, thick / 2, role(Role::Resting), ifEnabled(option, Role::ControlLine), length(1));
    QRectF done = track;
    const bool fromEnd = across ? option.upsideDown : !option.upsideDown;
    if (across && !fromEnd)
        done.setRight(handle.center().x());
    else if (across)
        done.setLeft(handle.center().x());
    else if (fromEnd)
        done.setTop(handle.center().y());
    else
        done.setBottom(handle.center().y());
    surface(painter, done, thick / 2, ifEnabled(option, Role::Sage), {}, 0);
    if (option.tickPosition != QSlider::NoTicks && option.tickInterval > 0 && across) {
        painter.setPen(QPen(role(Role::ControlLine), length(1.2)));
        for (int value = option.minimum; value <= option.maximum; value += option.tickInterval) {
            const qreal x =
                groove.left() + handle.width() / 2 +
                QStyle::sliderPositionFromValue(option.minimum, option.maximum, value,
                                                qRound(groove.width() - handle.width()), option.upsideDown);
            painter.drawLine(QPointF(x, handle.bottom() - length(1)),
                             QPointF(x, handle.bottom() + length(4)));
        }
    }
    const qreal size = qMin(handle.width(), handle.height()) - length(2);
    QRectF knob(0, 0, size, size);
    knob.moveCenter(handle.center());
    const bool hover = is(option, QStyle::State_MouseOver);
    surface(painter, knob, size / 2, hover ? role(Role::SageTint) : role(Role::Panel),
            ifEnabled(option, Role::Sage), length(2));
    if (is(option, QStyle::State_HasFocus)) {
        const qreal out = length(2);
        paintFocusRing(painter, knob.adjusted(-out, -out, out, out), size);
    }
}

void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& slider) {
    painter.fillRect(option.rect, role(Role::Resting));
    if (option.minimum == option.maximum)
        return;
    const bool hover =
        is(option, QStyle::State_MouseOver) && option.activeSubControls == QStyle::SC_ScrollBarSlider;
    const qreal inset = length(2);
    const QRectF bar = slider.adjusted(inset, inset, -inset, -inset);
    const QColor fill =
        hover || is(option, QStyle::State_Sunken) ? role(Role::Sage) : role(Role::ControlLine);
    surface(painter, bar, qMin(bar.width(), bar.height()) / 2, fill, {}, 0);
}

void tab(QPainter& painter, const QStyleOptionTab& option) {
    const bool on = is(option, QStyle::State_Selected);
    const bool hover = is(option, QStyle::State_MouseOver);
    const qreal inset = length(2);
    const QRectF pill = QRectF(option.rect).adjusted(inset, inset, -inset, -inset);
    surface(painter, pill, pill.height() / 2,
            on      ? role(Role::Sage)
            : hover ? role(Role::SageTint)
                    : role(Role::Resting),
            role(Role::Line), hasOutlines() && !on ? length(stroke::hair) : 0);
    if (is(option, QStyle::State_HasFocus))
        paintFocusRing(painter, pill, pill.height() / 2);
}

} // namespace app::style_parts
