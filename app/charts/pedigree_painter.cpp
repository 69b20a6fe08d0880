// SPDX-License-Identifier: GPL-3.0-or-later
#include "pedigree_painter.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "figure_words.h"
#include "lessons/pedigree/family_words.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {

using lessons::pedigree::FamilyLine;
using lessons::pedigree::Person;
using lessons::pedigree::Sex;
using lessons::pedigree::Spot;
using lessons::pedigree::Status;

namespace {

// Pixels at scale 1.
constexpr qreal widestPlace = 62;
constexpr qreal leastPlace = 34; ///< with room for a number in a generation
constexpr qreal numeralRoom = 26;
constexpr qreal highest = 210; ///< more only where numbers would have no room
constexpr qreal keyLine = 20;
/// How much further apart generations may be than places, where the width is the limit.
constexpr qreal stretch = 1.6;

// In places: what a drawing has around the middles of its symbols.
constexpr qreal around = 0.5;
constexpr qreal above = 0.43;
constexpr qreal below = 0.6; ///< with the numbers
constexpr qreal belowWithCaptions = 0.82;

qreal roomBelow(const DrawnFamily& drawn) {
    return drawn.captions.empty() ? below : belowWithCaptions;
}

QFont fontOf(qreal pixels, qreal scale, QFont::Weight weight = QFont::Normal) {
    QFont font = Theme::current().sans(1, weight);
    font.setPixelSize(std::max(1, qRound(pixels * scale)));
    return font;
}

QPainterPath shapeOf(Sex sex, QPointF middle, qreal side) {
    QPainterPath path;
    const qreal half = side / 2;
    const QRectF rect(middle.x() - half, middle.y() - half, side, side);
    if (sex == Sex::Male)
        path.addRect(rect);
    else if (sex == Sex::Female)
        path.addEllipse(rect);
    else {
        const qreal tip = half * 1.2;
        path.addPolygon(QPolygonF{{middle.x(), middle.y() - tip},
                                  {middle.x() + tip, middle.y()},
                                  {middle.x(), middle.y() + tip},
                                  {middle.x() - tip, middle.y()}});
        path.closeSubpath();
    }
    return path;
}

/// A symbol with what is in it.
struct Symbol {
    Sex sex = Sex::Male;
    Status status = Status::Unaffected;
    bool carrier = false;
    bool asked = false;
    bool half = false;
};

void paintSymbol(QPainter& painter, const Symbol& symbol, QPointF middle, qreal side, ThemeKind theme,
                 qreal scale) {
    const QColor ink = colourOf(theme, Role::Ink);
    const QColor ground = colourOf(theme, symbol.asked ? Role::GlowFill : Role::Panel);
    setInk(painter, QPen(ink, (symbol.asked ? 1.9 : 1.5) * scale),
           symbol.status == Status::Affected && !symbol.half ? ink : ground);
    painter.drawPath(shapeOf(symbol.sex, middle, side));
    if (symbol.half) {
        painter.save();
        painter.setClipRect(QRectF(middle.x() - side, middle.y() - side, side, 2 * side), Qt::IntersectClip);
        painter.setBrush(ink);
        painter.drawPath(shapeOf(symbol.sex, middle, side));
        painter.restore();
    }
    if (symbol.carrier) {
        setInk(painter, Qt::NoPen, ink);
        painter.drawEllipse(middle, side * 0.15, side * 0.15);
    }
    if (symbol.status == Status::Unknown) {
        drawWords(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), Qt::AlignCenter,
                  QStringLiteral("?"), fontOf(std::min(16.0, 0.62 * side / scale), scale, QFont::Bold), ink);
    }
}

/// A doubled line is a wide one with a narrower one in the colour of the ground on it.
void paintLines(QPainter& painter, const DrawnFamily& drawn, const PedigreePlace& place, ThemeKind theme,
                qreal scale) {
    const auto line = [&](const FamilyLine& one, const QColor& colour, qreal wide) {
        QPolygonF points;
        for (const Spot& spot : one.points)
            points << place.at(spot);
        setInk(painter, QPen(colour, wide * scale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(points);
    };
    for (const FamilyLine& one : drawn.layout.lines) {
        const bool doubled =
            one.kind == FamilyLine::Kind::Partners && drawn.tree.couples()[one.couple].related;
        line(one, colourOf(theme, Role::Ink), doubled ? 5 : 1.5);
        if (doubled)
            line(one, colourOf(theme, Role::Panel), 2);
    }
}

void paintCaption(QPainter& painter, const QString& caption, QPointF middle, qreal side, ThemeKind theme,
                  qreal scale) {
    QFont font = Theme::current().genotypeFont(1);
    font.setPixelSize(std::max(1, qRound(14 * scale)));
    painter.setFont(font);
    painter.setPen(colourOf(theme, Role::Ink));
    // A diamond reaches further down than a square.
    const qreal top = middle.y() + side * 0.6 + scale;
    const qreal wide = QFontMetricsF(font).horizontalAdvance(caption) + 2 * scale;
    drawWords(painter, {middle.x() - wide / 2, top, wide, 18 * scale}, Qt::AlignHCenter | Qt::AlignTop,
              caption);
}

/// Whether a list of marks has one for this person.
bool isSet(const std::vector<bool>& marks, std::size_t person) {
    return !marks.empty() && marks[person];
}

} // namespace

DrawnFamily::DrawnFamily(lessons::pedigree::Pedigree people)
    : family(std::move(people)), tree(family), layout(lessons::pedigree::layoutOf(family, tree)) {}

PedigreePlace::PedigreePlace(const DrawnFamily& drawn, const QRectF& room, qreal scale)
    : m_drawn(drawn), m_numerals(numeralRoom * scale) {
    const qreal wide = drawn.layout.width + 2 * around;
    const qreal high = drawn.layout.height + above + roomBelow(drawn);
    const qreal across = std::max(1.0, room.width() - m_numerals) / wide;
    m_across = std::min({across, room.height() / high, widestPlace * scale});
    m_down = std::clamp(room.height() / high, m_across, stretch * m_across);
    m_origin = {room.left() + m_numerals + (room.width() - m_numerals - m_across * wide) / 2 +
                    around * m_across,
                room.top() + (room.height() - m_down * high) / 2 + above * m_down};
}

QPointF PedigreePlace::at(Spot spot) const {
    return {m_origin.x() + spot.x * m_across, m_origin.y() + spot.y * m_down};
}

qreal PedigreePlace::symbol() const {
    return m_across * lessons::pedigree::symbolSize;
}

std::optional<std::size_t> PedigreePlace::personAt(QPointF point) const {
    std::optional<std::size_t> nearest;
    qreal least = m_across * 0.6;
    for (std::size_t person = 0; person < m_drawn.layout.people.size(); ++person) {
        const QPointF away = at(m_drawn.layout.people[person]) - point;
        if (const qreal distance = std::hypot(away.x(), away.y()); distance < least) {
            least = distance;
            nearest = person;
        }
    }
    return nearest;
}

QRectF PedigreePlace::numeral(std::size_t generation) const {
    const qreal y = at({0, m_drawn.layout.generations[generation]}).y();
    const qreal left = at({-around, 0}).x() - m_numerals;
    return {left, y - m_numerals / 2, m_numerals, m_numerals};
}

qreal PedigreePlace::heightFor(const DrawnFamily& drawn, qreal width, qreal scale) {
    const qreal across = (width - numeralRoom * scale) / (drawn.layout.width + 2 * around);
    const qreal high = drawn.layout.height + above + roomBelow(drawn);
    const qreal place =
        std::min(widestPlace * scale, std::max(across, std::min(stretch * across, leastPlace * scale)));
    // Many generations would push everything below them off the page.
    return std::min(high * place, std::max(highest * scale, high * leastPlace * scale));
}

void paintPedigree(QPainter& painter, const DrawnFamily& drawn, const PedigreePlace& place, ThemeKind theme,
                   qreal scale) {
    painter.setFont(fontOf(12, scale, QFont::Bold));
    painter.setPen(colourOf(theme, Role::SoftInk));
    for (std::size_t i = 0; i < drawn.layout.generations.size(); ++i)
        drawWords(painter, place.numeral(i), Qt::AlignCenter,
                  QString::fromStdString(lessons::pedigree::romanNumeral(i + 1)));
    const qreal side = place.symbol();
    for (const std::size_t person : drawn.marked) {
        setInk(painter, QPen(colourOf(theme, Role::GlowBorder), 2 * scale), colourOf(theme, Role::GlowFill));
        painter.drawEllipse(place.at(drawn.layout.people[person]), side * 0.78, side * 0.78);
    }
    paintLines(painter, drawn, place, theme, scale);
    const bool numbered = side >= leastPlace * scale * lessons::pedigree::symbolSize;
    for (const auto& generation : drawn.tree.generations()) {
        int number = 0;
        for (const std::size_t person : generation) {
            const Person& one = drawn.family[person];
            const bool asked = drawn.asked == person;
            const QPointF middle = place.at(drawn.layout.people[person]);
            paintSymbol(
                painter,
                {one.sex, one.status, isSet(drawn.carriers, person), asked, isSet(drawn.halves, person)},
                middle, side, theme, scale);
            if (!drawn.captions.empty()) {
                paintCaption(painter, drawn.captions[person], middle, side, theme, scale);
                continue;
            }
            if (!numbered || asked)
                continue;
            ++number;
            painter.setFont(fontOf(10, scale));
            painter.setPen(colourOf(theme, Role::SoftInk));
            const qreal gap = 2 * scale;
            drawWords(painter, {middle.x() + gap, middle.y() + side / 2 + gap, side, 13 * scale},
                      Qt::AlignLeft | Qt::AlignTop, QString::number(number));
        }
    }
}

namespace {

using KeyEntries = QList<std::pair<Symbol, QString>>;

KeyEntries entriesOf(const PlantSymbols& plants) {
    KeyEntries entries{{{Sex::Unknown, Status::Affected}, plants.filled}};
    if (!plants.half.isEmpty())
        entries << std::pair{Symbol{Sex::Unknown, Status::Affected, false, false, true}, plants.half};
    entries << std::pair{Symbol{Sex::Unknown, Status::Unaffected}, plants.empty};
    return entries;
}

KeyEntries entriesOf(const DrawnFamily& drawn) {
    if (drawn.plants)
        return entriesOf(*drawn.plants);
    const auto has = [&drawn](const auto& what) {
        for (std::size_t i = 0; i < drawn.family.size(); ++i)
            if (drawn.asked != i && what(drawn.family[i]))
                return true;
        return false;
    };
    KeyEntries entries{{{Sex::Male, Status::Unaffected}, text(nameOf(Sex::Male))},
                       {{Sex::Female, Status::Unaffected}, text(nameOf(Sex::Female))},
                       {{Sex::Male, Status::Affected}, text(nameOf(Status::Affected))}};
    if (has([](const Person& one) { return one.sex == Sex::Unknown; }))
        entries << std::pair{Symbol{Sex::Unknown, Status::Unaffected}, text(nameOf(Sex::Unknown))};
    if (has([](const Person& one) { return one.status == Status::Unknown; }))
        entries << std::pair{Symbol{Sex::Male, Status::Unknown}, text(nameOf(Status::Unknown))};
    if (std::ranges::find(drawn.carriers, true) != drawn.carriers.end())
        entries << std::pair{Symbol{Sex::Female, Status::Unaffected, true},
                             Figures::tr("carrier for certain")};
    if (drawn.asked)
        entries << std::pair{Symbol{drawn.family[*drawn.asked].sex, Status::Unknown, false, true},
                             Figures::tr("next child")};
    return entries;
}

} // namespace

qreal paintPedigreeKey(QPainter* painter, const DrawnFamily& drawn, const QRectF& room, ThemeKind theme,
                       qreal scale) {
    const KeyEntries entries = entriesOf(drawn);
    const QFont font = fontOf(11, scale);
    const QFontMetricsF metrics(font);
    const qreal side = 11 * scale;
    const qreal line = keyLine * scale;
    QPointF at = room.topLeft();
    for (const auto& [symbol, words] : entries) {
        const qreal wide = metrics.horizontalAdvance(words) + 2 * scale;
        const qreal all = side + 6 * scale + wide + 12 * scale;
        if (at.x() > room.left() && at.x() + all - 12 * scale > room.right())
            at = {room.left(), at.y() + line};
        if (painter) {
            paintSymbol(*painter, symbol, {at.x() + side / 2 + scale, at.y() + line / 2}, side, theme, scale);
            painter->setFont(font);
            painter->setPen(colourOf(theme, Role::SoftInk));
            drawWords(*painter, {at.x() + side + 6 * scale, at.y(), wide, line},
                      Qt::AlignLeft | Qt::AlignVCenter, words);
        }
        at.rx() += all;
    }
    return at.y() + line - room.top();
}

} // namespace app
