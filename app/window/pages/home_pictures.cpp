// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_pictures.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/tokens.h"
#include "pressed_plant_delegate.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <array>

namespace app::home_pictures {
namespace {

using enum genotype::Phenotype;
using genotype::DieFace;
using genotype::Trait;

constexpr shapes::PlantLook tallPurple{{RoundSeeds, PurpleFlowers, GreenPods, TallStem}};
constexpr shapes::PlantLook shortWhite{{RoundSeeds, WhiteFlowers, YellowPods, ShortStem}};
constexpr shapes::PlantLook tallWrinkled{{WrinkledSeeds, PurpleFlowers, GreenPods, TallStem}};
constexpr shapes::PlantLook onlyShort{{std::nullopt, std::nullopt, std::nullopt, ShortStem}};

/// Turned around the middle of `rect`.
template <typename Paint>
void turned(QPainter& painter, const QRectF& rect, qreal degrees, const Paint& paint) {
    painter.save();
    painter.translate(rect.center());
    painter.rotate(degrees);
    paint(QRectF(QPointF(-rect.width() / 2, -rect.height() / 2), rect.size()));
    painter.restore();
}

void card(QPainter& painter, const QRectF& rect, qreal degrees, const PlantLook& look) {
    turned(painter, rect, degrees, [&](const QRectF& sheet) {
        const qreal round = sheet.width() * 0.1;
        setInk(painter, linePen(Role::Line), Role::Panel);
        painter.drawRoundedRect(sheet, round, round);
        const QRectF ground = sheet.adjusted(round / 2, round / 2, -round / 2, -sheet.height() * 0.2);
        setInk(painter, Qt::NoPen, Role::PlantGround);
        painter.drawRoundedRect(ground, round / 2, round / 2);
        paintPlant(painter, ground, look);
    });
}

void die(QPainter& painter, const QPointF& centre, qreal side, qreal degrees, Trait trait, DieFace face) {
    turned(painter, {centre.x() - side / 2, centre.y() - side / 2, side, side}, degrees,
           [&](const QRectF& rect) { paintDie(painter, rect, trait, face); });
}

/// F f × F f with a flower in each cell.
void paintSquare(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    const QColor ink = theme.trait(Trait::FlowerColour).textOnTint;
    const qreal edge = rect.height() * 0.24;
    const qreal wide = (rect.width() - edge) / 2;
    const qreal high = (rect.height() - edge) / 2;
    QFont letters = theme.genotypeFont(type::body);
    letters.setPixelSize(std::max(8, int(high * 0.42)));
    painter.setFont(letters);
    // Parts of a picture: what it shows is said beside it.
    const auto letter = [&](const QRectF& where, const QString& words) {
        painter.setPen(ink);
        painter.drawText(where, Qt::AlignCenter, words);
    };
    const std::array names{"F", "f"};
    const std::array genotypes{"FF", "Ff", "Ff", "ff"};
    for (int i = 0; i < 2; ++i) {
        const QString name = QString::fromLatin1(names[std::size_t(i)]);
        letter({rect.left() + edge + i * wide, rect.top(), wide, edge}, name);
        letter({rect.left(), rect.top() + edge + i * high, edge, high}, name);
    }
    for (int i = 0; i < 4; ++i) {
        const qreal gap = rect.height() * 0.02;
        const QRectF cell =
            QRectF(rect.left() + edge + i % 2 * wide, rect.top() + edge + i / 2 * high, wide, high)
                .adjusted(gap, gap, -gap, -gap);
        setInk(painter, Qt::NoPen, Role::Panel);
        painter.drawRoundedRect(cell, cell.height() * 0.16, cell.height() * 0.16);
        paintFlower(painter, {cell.left() + cell.width() * 0.3, cell.center().y() + cell.height() * 0.04},
                    cell.height() * 0.66, 0, i == 3 ? WhiteFlowers : PurpleFlowers);
        letter(cell.adjusted(cell.width() * 0.5, 0, 0, 0), QString::fromLatin1(genotypes[std::size_t(i)]));
    }
}

void fill(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.fillRect(rect, colour);
}

QColor tintOf(Trait trait) {
    return Theme::current().trait(trait).tint;
}

/// A screen with a plant on it.
void screen(QPainter& painter, const QRectF& rect, qreal frame, const PlantLook& look) {
    const qreal round = frame * 1.4;
    setInk(painter, Qt::NoPen, Role::SideBar);
    painter.drawRoundedRect(rect, round, round);
    const QRectF inside = rect.adjusted(frame, frame, -frame, -frame);
    setInk(painter, Qt::NoPen, Role::Paper);
    painter.drawRoundedRect(inside, round / 2, round / 2);
    const bool isWide = inside.width() > inside.height();
    QRectF left = inside;
    if (isWide)
        left.setWidth(inside.width() * 0.55);
    paintPlant(painter, left.adjusted(frame / 2, frame / 2, -frame / 2, -frame / 2), look);
    if (!isWide)
        return;
    const QRectF side(left.right(), inside.top() + inside.height() * 0.2, inside.width() * 0.38,
                      inside.height() * 0.6);
    setInk(painter, Qt::NoPen, Role::Line);
    painter.drawRect(QRectF(side.left(), side.top(), side.width(), side.height() * 0.12));
    painter.drawRect(
        QRectF(side.left(), side.top() + side.height() * 0.24, side.width() * 0.75, side.height() * 0.12));
    setInk(painter, Qt::NoPen, Role::Sage);
    painter.drawRoundedRect(
        QRectF(side.left(), side.bottom() - side.height() * 0.36, side.width(), side.height() * 0.36),
        frame / 2, frame / 2);
}

} // namespace

void learn(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    fill(painter, rect, theme.colour(Role::SageTint));
    const qreal high = rect.height();
    setInk(painter, Qt::NoPen, Role::GlowFill);
    painter.drawEllipse(QPointF(rect.right() - high * 0.58, rect.top() + high * 0.3), high * 0.58,
                        high * 0.58);
    QPainterPath soil(rect.bottomLeft() - QPointF(0, high * 0.16));
    soil.quadTo({rect.center().x(), rect.bottom() - high * 0.32},
                rect.bottomRight() - QPointF(0, high * 0.16));
    soil.lineTo(rect.bottomRight());
    soil.lineTo(rect.bottomLeft());
    setInk(painter, Qt::NoPen, Role::Soil);
    painter.drawPath(soil);
    const auto at = [&](qreal share) { return rect.left() + rect.width() * share; };
    const qreal ground = rect.bottom() - high * 0.2;
    paintPea(painter, {at(0.13), ground - high * 0.02}, high * 0.13, false);
    paintShape(
        painter,
        shapes::sprout({at(0.24), ground - high * 0.32, high * 0.4, high * 0.32}, daylightOfTheme()).parts);
    paintPlant(painter, {at(0.42), ground - high * 0.5, high * 0.55, high * 0.56}, onlyShort);
    paintPlant(painter, {rect.right() - high * 1.08, rect.top() + high * 0.02, high * 0.9, high * 0.84},
               tallPurple);
    setInk(painter, linePen(Role::GlowBorder, stroke::strong, Qt::DotLine, Qt::RoundCap));
    for (const auto& [from, to, y] :
         {std::array{0.17, 0.25, 0.52}, std::array{0.38, 0.47, 0.36}, std::array{0.6, 0.7, 0.24}}) {
        QPainterPath way(QPointF(at(from), rect.top() + high * (y + 0.08)));
        way.quadTo({at((from + to) / 2), rect.top() + high * (y - 0.06)}, {at(to), rect.top() + high * y});
        painter.drawPath(way);
    }
}

void play(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    fill(painter, rect, theme.colour(Role::Garden));
    const qreal high = rect.height();
    const QRectF table = rect.adjusted(0, high * 0.7, 0, 0);
    fill(painter, table, theme.colour(Role::Resting));
    const qreal wide = high * 0.68;
    const qreal left = rect.left() + rect.width() * 0.1;
    card(painter, {left, rect.top() + high * 0.08, wide, high * 0.96}, -7, shortWhite);
    card(painter, {left + wide * 0.85, rect.top() + high * 0.05, wide, high * 0.96}, 5, tallWrinkled);
    const qreal side = high * 0.34;
    const qreal x = rect.right() - rect.width() * 0.3;
    die(painter, {x - side * 0.3, rect.top() + high * 0.52}, side, -12, Trait::FlowerColour, DieFace::Two);
    die(painter, {x + side * 0.7, rect.top() + high * 0.66}, side, 9, Trait::PodColour, DieFace::Four);
    die(painter, {x + side * 0.1, rect.top() + high * 0.22}, side * 0.9, 18, Trait::SeedShape, DieFace::One);
    die(painter, {x + side * 1.45, rect.top() + high * 0.3}, side * 0.9, -8, Trait::PlantHeight,
        DieFace::Three);
}

void lessons(QPainter& painter, const QRectF& rect) {
    fill(painter, rect, tintOf(Trait::FlowerColour));
    const qreal high = rect.height();
    const QRectF middle(rect.center().x() - high * 0.75, rect.top() + high * 0.04, high * 1.4, high * 0.92);
    paintSquare(painter, middle);
    if (rect.width() < high * 2.6)
        return;
    const qreal away = (middle.left() - rect.left()) / 2;
    paintFlower(painter, {rect.left() + away, rect.center().y()}, std::min(high * 0.52, away * 1.6), -14,
                PurpleFlowers);
    paintFlower(painter, {rect.right() - away, rect.center().y()}, std::min(high * 0.52, away * 1.6), 14,
                PurpleFlowers);
}

void classroom(QPainter& painter, const QRectF& rect) {
    fill(painter, rect, tintOf(Trait::SeedShape));
    const qreal high = rect.height();
    const QPointF middle = rect.center();
    screen(painter, {middle.x() - high * 1.02, rect.top() + high * 0.14, high * 1.14, high * 0.76},
           high * 0.06, {{RoundSeeds, WhiteFlowers, GreenPods, TallStem}});
    screen(painter, {middle.x() + high * 0.3, rect.top() + high * 0.1, high * 0.48, high * 0.82}, high * 0.05,
           {{RoundSeeds, PurpleFlowers, YellowPods, ShortStem}});
    if (rect.width() < high * 2.6)
        return;
    const qreal side = high * 0.26;
    for (const auto& [x, y, seat] :
         {std::tuple(middle.x() - high * 1.34, 0.5, 3), std::tuple(middle.x() + high * 0.92, 0.36, 1)})
        paintGoalMarker(painter, {x, rect.top() + high * y, side, side}, seat, {});
}

void plant(QPainter& painter, const QRectF& rect, const PlantLook& look) {
    fill(painter, rect, Theme::current().colour(Role::PlantGround));
    paintPlant(painter, rect, look);
}

void noPlant(QPainter& painter, const QRectF& rect) {
    fill(painter, rect, Theme::current().colour(Role::PlantGround));
    paintOutline(painter, rect, tallPurple, Theme::current().colour(Role::Line));
}

void puzzle(QPainter& painter, const QRectF& rect) {
    fill(painter, rect, tintOf(Trait::PlantHeight));
    const qreal side = std::min(rect.width(), rect.height()) * 0.36;
    const QPointF middle = rect.center();
    die(painter, middle + QPointF(-side, -side) * 0.58, side, -8, Trait::SeedShape, DieFace::Two);
    die(painter, middle + QPointF(side, -side) * 0.58, side, 10, Trait::FlowerColour, DieFace::Four);
    die(painter, middle + QPointF(-side, side) * 0.58, side, 4, Trait::PodColour, DieFace::Mutation);
    die(painter, middle + QPointF(side, side) * 0.58, side, -6, Trait::PlantHeight, DieFace::One);
}

void square(QPainter& painter, const QRectF& rect) {
    fill(painter, rect, tintOf(Trait::FlowerColour));
    const qreal side = std::min(rect.width() * 0.92, rect.height() * 1.2);
    const qreal high = side * 0.72;
    paintSquare(painter, {rect.center().x() - side / 2, rect.center().y() - high / 2, side, high});
}

} // namespace app::home_pictures
