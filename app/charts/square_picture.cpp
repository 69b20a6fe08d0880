// SPDX-License-Identifier: GPL-3.0-or-later
#include "square_picture.h"

#include "app/base/text/percent.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "cross_plant.h"
#include "figure_words.h"
#include "interaction_words.h"
#include "lessons/topics/interaction_experiment.h"
#include "outcome_numbers.h"
#include "phenotype_sign.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

namespace app {

using genotype::Trait;

namespace {

/// Of one gene, a cell may be so high; in pixels at scale 1.
constexpr qreal mostHigh = 190;
/// From this height on, a cell is a card.
constexpr qreal cardHigh = 84;
constexpr qreal cardLetters = 20;
constexpr qreal gameteDisc = 28;

bool isCard(const QRectF& cell) {
    return cell.height() >= Theme::current().px(cardHigh);
}

/// Too small for words or pictures.
bool isSmall(const QRectF& cell) {
    return cell.height() < Theme::current().px(30);
}

} // namespace

SquarePicture::SquarePicture(QWidget* parent)
    : CursorFigure({300, 270}, parent), m_brood(lessons::startCross("Rr x Rr")), m_key(m_brood),
      m_square(lessons::punnettSquare(offspring())) {
    keepTranslated(this, [this] {
        m_key = PhenotypeKey(m_brood);
        announce();
    });
}

void SquarePicture::setBrood(const lessons::Brood& brood) {
    m_brood = brood;
    m_key = PhenotypeKey(m_brood);
    m_square = lessons::punnettSquare(offspring());
    m_row = m_column = -1;
    announce();
    emit cursorMoved();
}

void SquarePicture::setLooksShown(bool shown) {
    m_looks = shown;
    announce();
    emit cursorMoved();
}

QString SquarePicture::cursorText() const {
    if (m_row < 0 || m_row >= int(m_square.rows.size()) || m_column >= int(m_square.columns.size()))
        return {};
    const std::size_t genotype = m_square.cell(std::size_t(m_row), std::size_t(m_column));
    QString letters = QString::fromStdString(offspring().genotypeNotation(genotype));
    // Cells of linked genes are not equally likely, although they are drawn the same size.
    if (m_brood.cross().isLinked())
        letters =
            Figures::tr("%1 (%2 % of the offspring)")
                .arg(letters, percentNumber(m_square.chance(std::size_t(m_row), std::size_t(m_column))));
    if (!m_looks)
        return letters;
    return QStringLiteral("%1: %2").arg(letters, genotypeLook(m_brood, genotype));
}

void SquarePicture::announce() {
    const QString cross = QString::fromStdString(lessons::notation(m_brood.cross()));
    QStringList cells;
    if (m_square.rows.size() <= 4)
        for (const std::size_t genotype : m_square.cells)
            cells << QString::fromStdString(offspring().genotypeNotation(genotype));
    describe(Figures::tr("Punnett square of %1").arg(cross),
             m_row >= 0 ? cursorText() : cells.join(QStringLiteral(", ")));
}

SquarePicture::Layout SquarePicture::fit() const {
    const Theme& theme = Theme::current();
    const auto rows = qreal(m_square.rows.size());
    const auto columns = qreal(m_square.columns.size());
    const bool large = rows > 8;
    // Of four genes, the letters above the columns stand upright.
    const qreal head = theme.px(large ? 34 : rows > 2 ? 26 : gameteDisc + space::small);
    const qreal side = theme.px(rows > 4 ? 40 : 36);
    // The key's room is kept even while it is hidden, so that nothing moves.
    const qreal room = height() - m_key.heightAt(width());
    const qreal high = (room - head - theme.px(4)) / rows;
    const qreal wide = (width() - side - theme.px(4)) / columns;
    const qreal cell = std::min({high, wide, qreal(theme.px(mostHigh))});
    const qreal cellWide = std::min(wide, cell * 1.35);
    const QRectF grid(side + (width() - side - cellWide * columns) / 2,
                      head + (room - head - cell * rows) / 2, cellWide * columns, cell * rows);
    return {grid, cell};
}

void SquarePicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const Layout layout = fit();
    const auto rows = m_square.rows.size();
    const auto columns = m_square.columns.size();
    const qreal wide = layout.grid.width() / qreal(columns);
    const qreal gap = layout.cell > theme.px(cardHigh) ? theme.px(space::tight)
                      : layout.cell > theme.px(40)     ? theme.px(1.5)
                                                       : 0.5;
    paintGametes(painter, layout);
    const QFont words = wordsFont({wide - 2 * gap, layout.cell - 2 * gap});
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const QRectF rect(layout.grid.left() + wide * qreal(column),
                              layout.grid.top() + layout.cell * qreal(row), wide, layout.cell);
            paintContents(painter, rect.adjusted(gap, gap, -gap, -gap), m_square.cell(row, column), words);
        }
    if (m_looks)
        m_key.paint(painter, QRectF(rect()).adjusted(0, height() - m_key.heightAt(width()), 0, 0));
    if (m_row >= 0) {
        const QRectF rect(layout.grid.left() + wide * m_column, layout.grid.top() + layout.cell * m_row, wide,
                          layout.cell);
        paintFocusRing(painter, rect, theme.px(4));
    }
}

void SquarePicture::paintGametes(QPainter& painter, const Layout& layout) const {
    const Theme& theme = Theme::current();
    const auto rows = m_square.rows.size();
    const qreal wide = layout.grid.width() / qreal(m_square.columns.size());
    const bool upright = rows > 8;
    const auto written = [this](const auto& gamete) {
        return QString::fromStdString(lessons::notation(m_brood.cross(), gamete));
    };
    const auto trait = m_brood.cross().genes.size() == 1 ? m_brood.cross().genes[0].trait : std::nullopt;
    // Of one gene, an allele stands on a disc in the colour of its trait.
    const auto disc = [&](const QRectF& room) {
        if (rows > 2)
            return;
        const qreal side = std::min<qreal>(theme.px(gameteDisc), room.height());
        setInk(painter, Qt::NoPen, trait ? theme.trait(*trait).tint : theme.colour(Role::Resting));
        painter.drawEllipse(room.center(), side / 2, side / 2);
    };
    const QColor ink = trait && rows <= 2 ? theme.trait(*trait).textOnTint : theme.colour(Role::Ink);
    painter.setFont(letters(upright    ? std::min(10.0, layout.cell / theme.scale() * 0.8)
                            : rows > 4 ? 11
                                       : 15));
    const qreal over = theme.px(rows > 2 ? 22 : gameteDisc);
    for (std::size_t i = 0; i < m_square.columns.size(); ++i) {
        const qreal left = layout.grid.left() + wide * qreal(i);
        if (upright) {
            painter.setPen(ink);
            painter.save();
            painter.translate(left, layout.grid.top() - theme.px(2));
            painter.rotate(-90);
            drawWords(painter, {0, 0, qreal(theme.px(32)), wide}, Qt::AlignLeft | Qt::AlignVCenter,
                      written(m_square.columns[i]));
            painter.restore();
        } else {
            const QRectF room(left, layout.grid.top() - over - theme.px(space::hair), wide, over);
            disc(room);
            painter.setPen(ink);
            drawWords(painter, room, Qt::AlignCenter, written(m_square.columns[i]));
        }
    }
    for (std::size_t i = 0; i < rows; ++i) {
        const QRectF room(layout.grid.left() - theme.px(rows > 4 ? 40 : 36),
                          layout.grid.top() + layout.cell * qreal(i), theme.px(rows > 4 ? 36 : 32),
                          layout.cell);
        disc(room);
        painter.setPen(ink);
        drawWords(painter, room, (rows > 2 ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter,
                  written(m_square.rows[i]));
    }
}

/// The largest in which every genotype fits into its cell, so that all have one size.
QFont SquarePicture::wordsFont(const QSizeF& cell) const {
    const Theme& theme = Theme::current();
    const qreal most = cell.height() >= theme.px(cardHigh) ? cardLetters : 15;
    QFont font = letters(std::min(most, cell.height() / theme.scale() * 0.42));
    const qreal room = cell.width() - theme.px(m_square.rows.size() > 4 ? 7 : 4);
    const QFontMetricsF metrics(font);
    QString widest;
    qreal broadest = 0;
    for (const std::size_t genotype : m_square.cells) {
        const QString one = QString::fromStdString(offspring().genotypeNotation(genotype));
        if (const qreal wide = metrics.horizontalAdvance(one); wide > broadest) {
            broadest = wide;
            widest = one;
        }
    }
    while (font.pixelSize() > 6 && QFontMetricsF(font).horizontalAdvance(widest) > room)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void SquarePicture::paintContents(QPainter& painter, const QRectF& rect, std::size_t genotype,
                                  const QFont& font) const {
    const Theme& theme = Theme::current();
    QRectF room = rect;
    if (!m_looks && isCard(rect))
        paintElevation(painter, rect, theme.px(radius::space), Elevation::Sunk);
    else if (!m_looks)
        paintCell(painter, rect, theme.colour(Role::Resting), theme.colour(Role::ControlLine));
    else if (m_brood.dies(genotype) || !m_brood.showsGenes())
        room = paintSigns(painter, rect, genotype);
    else
        room = paintLooks(painter, rect, genotype);
    if (!isSmall(rect))
        paintWords(painter, room, font, genotype);
}

QRectF SquarePicture::paintSigns(QPainter& painter, const QRectF& rect, std::size_t genotype) const {
    const Theme& theme = Theme::current();
    // The words stand in the upper part, on a paler ground.
    const qreal edge = theme.px(isSmall(rect) ? 0 : 4);
    QRectF sign = rect.adjusted(edge, edge, -edge, -edge);
    QRectF room = rect;
    if (!isSmall(rect)) {
        sign.setTop(rect.top() + rect.height() * 0.6);
        room.setBottom(sign.top());
    }
    if (m_brood.dies(genotype)) {
        paintCell(painter, rect, theme.colour(Role::Resting), theme.colour(Role::ControlLine));
        paintDeathSign(painter, sign);
        return room;
    }
    const std::size_t look = m_brood.phenotypeOf(genotype);
    const lessons::Tone tone = lessons::toneOf(m_brood, look);
    paintCell(painter, rect, toneTint(tone), theme.colour(Role::ControlLine));
    const qreal shows = m_brood.penetranceOf(look);
    if (shows < 1) {
        QRectF hidden = sign;
        hidden.setLeft(sign.left() + sign.width() * shows);
        sign.setRight(hidden.left());
        paintPhenotypeSign(painter, hidden, lessons::toneOf(m_brood, 1), 1);
    }
    paintPhenotypeSign(painter, sign, tone, look);
    return room;
}

QRectF SquarePicture::paintLooks(QPainter& painter, const QRectF& rect, std::size_t genotype) const {
    const Theme& theme = Theme::current();
    const lessons::Cross& cross = m_brood.cross();
    const auto looks = offspring().genesOfPhenotype(offspring().phenotypeOf(genotype));
    const bool small = isSmall(rect);
    const lessons::Tone tone = lessons::toneOf(cross, looks);
    const QColor strong = toneColour(tone);
    // On a card, the picture says what it looks like.
    const bool card = isCard(rect) && cross.genes.size() == 1;
    if (card)
        paintElevation(painter, rect, theme.px(radius::space), Elevation::Rests, theme.colour(Role::Panel));
    else
        paintCell(painter, rect, small ? strong : toneTint(tone), small ? theme.colour(Role::Panel) : strong);
    // Some genes, such as seed colour, have no painter. No picture is better than one that leaves them out.
    const bool picture =
        rect.height() > theme.px(44) &&
        std::ranges::all_of(cross.genes, [](const lessons::Gene& gene) { return gene.trait.has_value(); });
    QRectF name = rect;
    if (!picture)
        return card ? paintLookInWords(painter, rect, genotype, strong) : name;
    const PlantLook plant = plantOf(cross, looks);
    if (card) {
        const qreal edge = theme.px(space::small);
        const QRectF whole = rect.adjusted(edge, edge, -edge, 0);
        name.setTop(rect.bottom() - theme.px(cardLetters + space::card));
        paintTrait(painter, {whole.left(), whole.top(), whole.width(), name.top() - whole.top()},
                   *plant.of(*cross.genes[0].trait));
        return name;
    }
    const QRectF room(rect.left(), rect.top() + theme.px(2), rect.width(), rect.height() * 0.6);
    const bool pod = plant.of(Trait::SeedShape) || plant.of(Trait::PodColour);
    if (plant.of(Trait::PlantHeight) || (pod && plant.of(Trait::FlowerColour))) {
        const QRectF larger(rect.left(), rect.top() + theme.px(2), rect.width(), rect.height() * 0.68);
        paintPlant(painter, larger, plant);
        name.setTop(larger.bottom());
    } else if (pod) {
        const qreal length = std::min(room.width() * 0.8, room.height() * 2.4);
        paintPod(painter, {room.center().x() - length * 0.48, room.center().y()}, length, 0,
                 plant.of(Trait::PodColour), plant.of(Trait::SeedShape));
        name.setTop(room.bottom());
    } else if (plant.of(Trait::FlowerColour)) {
        paintFlower(painter, room.center(), room.height() * 0.85, 0, plant.of(Trait::FlowerColour));
        name.setTop(room.bottom());
    }
    return name;
}

QRectF SquarePicture::paintLookInWords(QPainter& painter, const QRectF& rect, std::size_t genotype,
                                       const QColor& strong) const {
    const Theme& theme = Theme::current();
    const qreal edge = theme.px(space::gap);
    const qreal band = theme.px(space::small);
    const QString words = genotypeLook(m_brood, genotype);
    setInk(painter, linePen(Role::ControlLine), strong);
    painter.drawRoundedRect(QRectF(rect.left() + edge, rect.top() + edge, rect.width() - 2 * edge, band),
                            band / 2, band / 2);
    QRectF name = rect.adjusted(0, edge + band, 0, -rect.height() * 0.34);
    const QRectF room(rect.left() + edge / 2, name.bottom(), rect.width() - edge,
                      rect.bottom() - name.bottom() - edge / 2);
    drawWords(painter, room, Qt::AlignCenter | Qt::TextWordWrap, words, theme.sans(type::body));
    return name;
}

void SquarePicture::paintWords(QPainter& painter, const QRectF& rect, const QFont& font,
                               std::size_t genotype) const {
    const Theme& theme = Theme::current();
    const QString words = QString::fromStdString(offspring().genotypeNotation(genotype));
    const auto& genes = m_brood.cross().genes;
    painter.setFont(font);
    painter.setPen(isCard(rect) || genes.size() != 1 || !genes[0].trait
                       ? theme.colour(Role::Ink)
                       : theme.trait(*genes[0].trait).textOnTint);
    if (font.pixelSize() >= theme.px(8.5))
        drawWords(painter, rect, Qt::AlignCenter, words);
}

void SquarePicture::setCursorCell(int row, int column) {
    row = std::clamp(row, 0, int(m_square.rows.size()) - 1);
    column = std::clamp(column, 0, int(m_square.columns.size()) - 1);
    if (row == m_row && column == m_column)
        return;
    m_row = row;
    m_column = column;
    announce();
    emit cursorMoved();
}

bool SquarePicture::step(int key) {
    const int row = std::max(0, m_row);
    const int column = std::max(0, m_column);
    switch (key) {
    case Qt::Key_Up: setCursorCell(row - 1, column); break;
    case Qt::Key_Down: setCursorCell(row + 1, column); break;
    case Qt::Key_Left: setCursorCell(row, column - 1); break;
    case Qt::Key_Right: setCursorCell(row, column + 1); break;
    default: return false;
    }
    return true;
}

void SquarePicture::pointAt(QPointF point) {
    const Layout layout = fit();
    if (!layout.grid.contains(point))
        return;
    const qreal wide = layout.grid.width() / qreal(m_square.columns.size());
    setCursorCell(int((point.y() - layout.grid.top()) / layout.cell),
                  int((point.x() - layout.grid.left()) / wide));
}

void SquarePicture::enter() {
    if (m_row < 0)
        setCursorCell(0, 0);
}

void SquarePicture::leave() {
    m_row = m_column = -1;
    announce();
    emit cursorMoved();
}

} // namespace app
