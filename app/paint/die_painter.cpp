#include "die_painter.h"

#include "app/theme/theme.h"
#include "lettering.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>

#include <cmath>
#include <numbers>

namespace app {
namespace {

using genotype::DieFace;

/// Smaller dice carry their numeral alone.
constexpr qreal sideWithLetter = 28;

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

/// One strand of the helix as a wave down the box; the other is its mirror image.
QPainterPath strand(const QRectF& box, qreal turns, qreal side) {
    constexpr int steps = 48;
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const qreal down = static_cast<qreal>(i) / steps;
        const qreal swing = std::cos(down * turns * 2 * std::numbers::pi) * box.width() / 2 * side;
        const QPointF at(box.center().x() + swing, box.top() + down * box.height());
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    return path;
}

void paintHelix(QPainter& painter, const QRectF& box, const QColor& ink, const QColor& ground) {
    const qreal turns = box.height() < 14 ? 0.5 : 1.0;
    const qreal line = qMax(1.5, box.height() * 0.135);
    const int rungs = turns < 1 ? 4 : 8;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(ink, ground, 0.85), line * 0.62, Qt::SolidLine, Qt::FlatCap));
    for (int i = 0; i < rungs; ++i) {
        const qreal down = (i + 0.5) / rungs;
        const qreal reach = std::abs(std::cos(down * turns * 2 * std::numbers::pi)) * box.width() / 2;
        if (reach < line)
            continue;
        const qreal y = box.top() + down * box.height();
        painter.drawLine(QPointF(box.center().x() - reach, y), QPointF(box.center().x() + reach, y));
    }
    const QPainterPath behind = strand(box, turns, 1);
    const QPainterPath before = strand(box, turns, -1);
    painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(behind);
    if (turns >= 1) {
        // The strand in front cuts a gap into the one behind it.
        painter.setPen(QPen(ground, line * 1.9, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        const qreal crossing = box.height() * 0.07;
        for (const qreal down : {0.25, 0.75}) {
            QPainterPath gap;
            const auto swing = [&](qreal y) {
                return box.center().x() -
                       std::cos((down + y / box.height()) * turns * 2 * std::numbers::pi) * box.width() / 2;
            };
            gap.moveTo(swing(-crossing), box.top() + down * box.height() - crossing);
            gap.lineTo(swing(crossing), box.top() + down * box.height() + crossing);
            painter.drawPath(gap);
        }
        painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.drawPath(before);
}

} // namespace

void paintDie(QPainter& painter, const QRectF& rect, genotype::Trait trait, DieFace face) {
    const TraitColours colours = Theme::current().trait(trait);
    const QRectF square = squareIn(rect);
    const qreal side = square.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);

    const qreal rim = qBound(0.5, side * 0.035, 2.0);
    const QRectF body = square.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2);
    QLinearGradient light(body.topLeft(), body.bottomLeft());
    light.setColorAt(0, mixed(colours.fill, Qt::white, 0.90));
    light.setColorAt(0.35, colours.fill);
    light.setColorAt(1, mixed(colours.fill, Qt::black, 0.92));
    painter.setBrush(light);
    painter.setPen(QPen(mixed(colours.fill, Qt::black, 0.72), rim));
    painter.drawRoundedRect(body, side * 0.22, side * 0.22);

    const bool named = side >= sideWithLetter;
    QRectF middle(0, 0, side * 0.74, side * (named ? 0.48 : 0.54));
    middle.moveCenter(square.center() + QPointF(0, named ? side * 0.055 : 0));
    if (face == DieFace::Mutation) {
        middle = QRectF(0, 0, side * 0.34, side * 0.60);
        middle.moveCenter(square.center() + QPointF(named ? side * 0.03 : 0, 0));
        paintHelix(painter, middle, colours.onFill, colours.fill);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.onFill);
        painter.drawPath(lettering(numeralOf(face), middle));
    }
    if (named) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(colours.onFill, colours.fill, 0.92));
        const QRectF corner(square.left() + side * 0.11, square.top() + side * 0.10, side * 0.2,
                            side * 0.165);
        painter.drawPath(
            lettering(QString(QLatin1Char(genotype::letterOf(trait))), corner, Lettering::Italic));
    }
    painter.restore();
}

} // namespace app
