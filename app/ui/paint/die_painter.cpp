// SPDX-License-Identifier: GPL-3.0-or-later
#include "die_painter.h"

#include "app/ui/theme/theme.h"
#include "lettering.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>

#include <cmath>
#include <numbers>

namespace app {
namespace {

using genotype::DieFace;

/// Smaller dice show only their numeral.
constexpr qreal dieWithLetter = 28;

QString numeralOf(DieFace face) {
    switch (face) {
    case DieFace::One: return QStringLiteral("I");
    case DieFace::Two: return QStringLiteral("II");
    case DieFace::Three: return QStringLiteral("III");
    case DieFace::Four: return QStringLiteral("IV");
    case DieFace::Mutation: break;
    }
    return {};
}

/// How far a strand swings out at a given share of its length. It has two crossings and open ends.
qreal swingAt(qreal share) {
    return std::cos(share * 2 * std::numbers::pi);
}

/// One strand as a wave along the box from `from` to `to`; `side` −1 mirrors it.
QPainterPath strand(const QRectF& box, qreal side, qreal from = 0, qreal to = 1) {
    constexpr int steps = 40;
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const qreal share = from + (to - from) * i / steps;
        const QPointF at(box.center().x() + swingAt(share) * box.width() / 2 * side,
                         box.top() + share * box.height());
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    return path;
}

/// A double helix along the diagonal of the square around `centre`.
void paintHelix(QPainter& painter, const QPointF& centre, qreal side, const QColor& ink,
                const QColor& ground) {
    const bool small = side < 22;
    painter.save();
    painter.translate(centre);
    painter.rotate(small ? 30 : 16);
    const QRectF box(-side * 0.155, -side * 0.34, side * 0.31, side * 0.68);
    const qreal line = qMax(1.45, side * 0.068);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, qMax(1.0, line * 0.6), Qt::SolidLine, Qt::FlatCap));
    const auto rung = [&](qreal share) {
        const qreal reach = std::abs(swingAt(share)) * box.width() / 2;
        const qreal y = box.top() + share * box.height();
        painter.drawLine(QPointF(-reach, y), QPointF(reach, y));
    };
    for (const qreal share : {0.03, 0.5, 0.97})
        rung(share);
    if (!small)
        for (const qreal share : {0.39, 0.61, 0.16, 0.84})
            rung(share);
    const QPen stroke(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(stroke);
    painter.drawPath(strand(box, 1));
    if (!small) {
        // The strand in front cuts a gap into the one behind it.
        painter.setPen(QPen(ground, line * 1.9, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        for (const qreal crossing : {0.25, 0.75})
            painter.drawPath(strand(box, -1, crossing - 0.055, crossing + 0.055));
        painter.setPen(stroke);
    }
    painter.drawPath(strand(box, -1));
    painter.restore();
}

/// The place of the numeral. Its height is in whole pixels, so that the serifs stay crisp on small dice.
QRectF numeralBox(const QRectF& square, bool named) {
    const qreal side = square.width();
    const qreal height = qRound(side * (named ? 0.44 : 0.56));
    const qreal top = qRound(square.center().y() + (named ? side * 0.085 : 0) - height / 2);
    return {square.left() + side * 0.13, top, side * 0.74, height};
}

} // namespace

void paintDie(QPainter& painter, const QRectF& rect, genotype::Trait trait, DieFace face) {
    const TraitColours colours = Theme::current().trait(trait);
    const QRectF square = squareIn(rect);
    const qreal side = square.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);

    const qreal rim = qBound(0.6, side * 0.035, 2.0);
    const qreal bend = side * 0.22;
    const QRectF body = square.adjusted(rim, rim, -rim, -rim);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colours.fill, Qt::black, 0.72));
    painter.drawRoundedRect(square, bend, bend);
    QLinearGradient light(body.topLeft(), body.bottomLeft());
    light.setColorAt(0, mixed(colours.fill, Qt::white, 0.90));
    light.setColorAt(0.35, colours.fill);
    light.setColorAt(1, mixed(colours.fill, Qt::black, 0.92));
    painter.setBrush(light);
    painter.drawRoundedRect(body, bend - rim, bend - rim);

    const bool named = side >= dieWithLetter;
    if (face == DieFace::Mutation) {
        paintHelix(painter, square.center() + QPointF(0, named ? side * 0.04 : 0), named ? side * 0.94 : side,
                   colours.onFill, colours.fill);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.onFill);
        painter.drawPath(lettering(numeralOf(face), numeralBox(square, named)));
    }
    if (named) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.onFill);
        const QRectF corner(square.left() + side * 0.10, square.top() + side * 0.095, side * 0.22,
                            side * 0.19);
        painter.drawPath(
            lettering(QString(QLatin1Char(genotype::letterOf(trait))), corner, Lettering::Italic));
    }
    painter.restore();
}

} // namespace app
