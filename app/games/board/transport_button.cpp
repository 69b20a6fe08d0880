// SPDX-License-Identifier: GPL-3.0-or-later
#include "transport_button.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

namespace {

/// The sign that points forward, in a square of side 2 around the origin; the others are its mirror images.
QPainterPath forwardSign(TransportButton::Sign sign) {
    using Sign = TransportButton::Sign;
    QPainterPath path;
    const auto triangle = [&path](qreal left, qreal right) {
        path.addPolygon(QPolygonF({{left, -0.8}, {right, 0}, {left, 0.8}, {left, -0.8}}));
    };
    const auto bar = [&path](qreal left) { path.addRect(left, -0.8, 0.26, 1.6); };
    switch (sign) {
    case Sign::Back:
    case Sign::Forward: triangle(-0.5, 0.7); break;
    case Sign::PreviousRound:
    case Sign::NextRound:
        triangle(-0.9, 0.05);
        triangle(0.05, 1);
        break;
    case Sign::First:
    case Sign::Last:
        triangle(-0.6, 0.5);
        bar(0.5);
        break;
    }
    return path;
}

bool pointsBack(TransportButton::Sign sign) {
    using Sign = TransportButton::Sign;
    return sign == Sign::First || sign == Sign::PreviousRound || sign == Sign::Back;
}

} // namespace

TransportButton::TransportButton(Sign sign, QWidget* parent) : QPushButton(parent), m_sign(sign) {
    setFocusPolicy(Qt::TabFocus);
}

void TransportButton::setWords(const QString& words, const QString& key) {
    speech::setName(this, words);
    setToolTip(tr("%1 (%2)").arg(words, key));
    speech::setDescription(this, toolTip());
}

QSize TransportButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(36), QPushButton::sizeHint().height()};
}

void TransportButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    const qreal half = theme.px(7);
    painter.scale(pointsBack(m_sign) ? -half : half, half);
    painter.setPen(Qt::NoPen);
    QColor ink = theme.colour(isEnabled() ? Role::Ink : Role::SoftInk);
    ink.setAlphaF(isEnabled() ? 1 : 0.4F);
    painter.setBrush(ink);
    painter.drawPath(forwardSign(m_sign));
}

} // namespace app
