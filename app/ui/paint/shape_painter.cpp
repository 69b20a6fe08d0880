// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape_painter.h"

#include "app/ui/theme/theme.h"
#include "lettering.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

namespace app {
namespace {

using shapes::ColourRole;

/// The role of the theme for each role of a plant, a coin or a page; dice and markers have colours of their
/// own.
constexpr std::array sharedRoles{
    std::pair(ColourRole::Panel, Role::Panel),
    std::pair(ColourRole::Ink, Role::Ink),
    std::pair(ColourRole::SoftInk, Role::SoftInk),
    std::pair(ColourRole::CoinFill, Role::CoinFill),
    std::pair(ColourRole::CoinRim, Role::CoinRim),
    std::pair(ColourRole::CoinInk, Role::CoinInk),
    std::pair(ColourRole::ToolDeck, Role::ToolDeck),
    std::pair(ColourRole::Leaf, Role::Leaf),
    std::pair(ColourRole::LeafDeep, Role::LeafDeep),
    std::pair(ColourRole::Stem, Role::Stem),
    std::pair(ColourRole::Soil, Role::Soil),
    std::pair(ColourRole::PodGreen, Role::PodGreen),
    std::pair(ColourRole::PodGreenDeep, Role::PodGreenDeep),
    std::pair(ColourRole::PodYellow, Role::PodYellow),
    std::pair(ColourRole::PodYellowDeep, Role::PodYellowDeep),
    std::pair(ColourRole::PodNeutral, Role::PodNeutral),
    std::pair(ColourRole::PodNeutralDeep, Role::PodNeutralDeep),
    std::pair(ColourRole::Seed, Role::Seed),
    std::pair(ColourRole::SeedDeep, Role::SeedDeep),
    std::pair(ColourRole::FlowerPurple, Role::FlowerPurple),
    std::pair(ColourRole::FlowerPurpleDeep, Role::FlowerPurpleDeep),
    std::pair(ColourRole::FlowerWhite, Role::FlowerWhite),
    std::pair(ColourRole::FlowerWhiteDeep, Role::FlowerWhiteDeep),
    std::pair(ColourRole::FlowerPink, Role::FlowerPink),
    std::pair(ColourRole::FlowerPinkDeep, Role::FlowerPinkDeep),
    std::pair(ColourRole::FlowerRed, Role::FlowerRed),
    std::pair(ColourRole::FlowerRedDeep, Role::FlowerRedDeep),
};
constexpr bool noRoleIsForgotten() {
    for (std::size_t i = 0; i < sharedRoles.size(); ++i)
        if (sharedRoles[i].first != shapes::numbered(ColourRole::Panel, static_cast<int>(i)))
            return false;
    return shapes::numbered(ColourRole::Panel, static_cast<int>(sharedRoles.size())) == ColourRole::TraitFill;
}
static_assert(noRoleIsForgotten(), "one row for each role, in the order of the enum");

QColor colourIn(const shapes::Palette& palette, const shapes::Colour& colour) {
    const auto [red, green, blue] = shapes::rgbOf(colour, palette);
    return QColor::fromRgbF(float(red), float(green), float(blue), float(colour.opacity));
}

/// Paints one part in the colours of a palette, in the unit of the part: Qt follows curves as finely as that
/// unit asks for.
struct PartPainter {
    const shapes::Palette& palette;
    const shapes::Part& part;

    QPointF qt(shapes::Point point) const { return QPointF(point.x, point.y) / part.unit; }

    QPainterPath qt(const shapes::Path& path) const {
        using Verb = shapes::Path::Verb;
        QPainterPath drawn;
        drawn.setFillRule(path.fillsAll ? Qt::WindingFill : Qt::OddEvenFill);
        for (const auto& [verb, points] : path.steps())
            switch (verb) {
            case Verb::Move: drawn.moveTo(qt(points[0])); break;
            case Verb::Line: drawn.lineTo(qt(points[0])); break;
            case Verb::Quad: drawn.quadTo(qt(points[0]), qt(points[1])); break;
            case Verb::Cubic: drawn.cubicTo(qt(points[0]), qt(points[1]), qt(points[2])); break;
            case Verb::Close: drawn.closeSubpath(); break;
            }
        return drawn;
    }

    QPainterPath qt(const shapes::Glyphs& glyphs) const {
        const shapes::Box& box = glyphs.box;
        return lettering(QString::fromStdString(glyphs.text),
                         {qt(shapes::Point{box.x, box.y}), qt(shapes::Point{box.right(), box.bottom()})},
                         glyphs.italic ? Lettering::Italic : Lettering::Upright);
    }

    QBrush qt(const shapes::Paint& paint) const {
        if (paint.stops.empty())
            return Qt::NoBrush;
        if (paint.stops.size() == 1)
            return colourIn(palette, paint.stops[0].second);
        QGradient light = paint.radius > 0
                              ? QGradient(QRadialGradient(qt(paint.from), paint.radius / part.unit))
                              : QGradient(QLinearGradient(qt(paint.from), qt(paint.to)));
        for (const auto& [offset, colour] : paint.stops)
            light.setColorAt(offset, colourIn(palette, colour));
        return light;
    }

    QPen qt(const shapes::Stroke& stroke) const {
        if (stroke.width <= 0)
            return Qt::NoPen;
        const bool round = stroke.ends == shapes::Ends::Round;
        return {qt(stroke.paint), stroke.width / part.unit, Qt::SolidLine,
                round                                 ? Qt::RoundCap
                : stroke.ends == shapes::Ends::Square ? Qt::SquareCap
                                                      : Qt::FlatCap,
                round ? Qt::RoundJoin : Qt::BevelJoin};
    }

    void paint(QPainter& painter) const {
        painter.save();
        painter.scale(part.unit, part.unit);
        painter.setPen(qt(part.stroke));
        painter.setBrush(qt(part.fill));
        painter.drawPath(std::visit([this](const auto& outline) { return qt(outline); }, part.outline));
        painter.restore();
    }
};

void fillRow(shapes::Palette& palette, ColourRole role, const QColor& colour) {
    palette[static_cast<std::size_t>(role)] = colour.rgb() & 0xffffff;
}

shapes::Palette paletteOf(ThemeKind kind) {
    shapes::Palette palette{};
    for (const auto& [role, pure] :
         {std::pair(ColourRole::White, Qt::white), std::pair(ColourRole::Red, Qt::red),
          std::pair(ColourRole::Green, Qt::green), std::pair(ColourRole::Blue, Qt::blue),
          std::pair(ColourRole::Yellow, Qt::yellow), std::pair(ColourRole::Cyan, Qt::cyan),
          std::pair(ColourRole::Magenta, Qt::magenta)})
        fillRow(palette, role, pure);
    for (const auto& [role, known] : sharedRoles)
        fillRow(palette, role, colourOf(kind, known));
    for (const genotype::Trait trait : genotype::allTraits) {
        fillRow(palette, shapes::traitFill(trait), traitColoursOf(kind, trait).fill);
        fillRow(palette, shapes::onTrait(trait), traitColoursOf(kind, trait).onFill);
    }
    for (int seat = 0; seat < seatCount; ++seat) {
        fillRow(palette, shapes::numbered(ColourRole::SeatFill, seat), seatColoursOf(kind, seat).fill);
        fillRow(palette, shapes::numbered(ColourRole::OnSeat, seat), seatColoursOf(kind, seat).onFill);
    }
    return palette;
}

} // namespace

const shapes::Palette& themePalette() {
    static const std::array palettes{paletteOf(ThemeKind::Light), paletteOf(ThemeKind::Dark),
                                     paletteOf(ThemeKind::HighContrast)};
    return palettes[static_cast<std::size_t>(Theme::current().kind())];
}

QColor colourOf(const shapes::Colour& colour) {
    return colourIn(themePalette(), colour);
}

void paintShape(QPainter& painter, const shapes::Parts& parts) {
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const shapes::Part& part : parts)
        PartPainter{themePalette(), part}.paint(painter);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

} // namespace app
