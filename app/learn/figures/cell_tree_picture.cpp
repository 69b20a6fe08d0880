// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_tree_picture.h"

#include "app/charts/figure_words.h"
#include "app/ui/theme/style.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using lessons::CellTree;
using lessons::MutationReach;

CellTreePicture::CellTreePicture(QWidget* parent) : CursorFigure({330, 210}, parent), m_tree(4, 4) {
    setFocusPolicy(Qt::NoFocus);
    announce();
}

void CellTreePicture::setTree(const CellTree& tree) {
    m_tree = tree;
    m_cell = -1;
    announce();
    emit cursorMoved();
}

void CellTreePicture::setPointable(bool pointable) {
    m_pointable = pointable;
    setFocusPolicy(pointable ? Qt::StrongFocus : Qt::NoFocus);
    if (!pointable)
        m_cell = -1;
    announce();
    emit cursorMoved();
}

void CellTreePicture::setCell(int cell) {
    cell = m_pointable ? std::clamp(cell, -1, m_tree.cells() - 1) : -1;
    if (cell == m_cell)
        return;
    m_cell = cell;
    announce();
    emit cursorMoved();
}

QString CellTreePicture::cellText() const {
    if (m_cell < 0)
        return {};
    const QString counts = Figures::tr("Last cells with the mutation: %1 of %2, germ cells among them: %3.")
                               .arg(m_tree.descendantsOf(m_cell).count)
                               .arg(m_tree.lastCells())
                               .arg(m_tree.germCellsOf(m_cell)) +
                           QLatin1Char(' ');
    switch (m_tree.reachOf(m_cell)) {
    case MutationReach::Body: return counts + Figures::tr("It cannot be inherited.");
    case MutationReach::GermLine:
        return counts + Figures::tr("It does not show in this body, but can be inherited.");
    case MutationReach::Both: break;
    }
    return counts + Figures::tr("It can show in this body, and can be inherited.");
}

void CellTreePicture::announce() {
    const QString tree = Figures::tr("A fertilised egg divides into %1 cells; the last %2 are germ cells.")
                             .arg(m_tree.lastCells())
                             .arg(m_tree.germCells());
    describe(Figures::tr("Cells of an embryo"), m_cell < 0 ? tree : tree + QLatin1Char(' ') + cellText());
}

QPointF CellTreePicture::placeOf(int cell) const {
    const Theme& theme = Theme::current();
    const CellTree::Range range = m_tree.descendantsOf(cell);
    const qreal step = (width() - theme.px(12)) / qreal(m_tree.lastCells());
    const qreal high = height() - theme.px(26);
    const qreal row = high / (m_tree.divisions() + 1);
    return {theme.px(6) + step * (range.first + range.count / 2.0), row * (m_tree.rowOf(cell) + 0.5)};
}

qreal CellTreePicture::radiusOf(int cell) const {
    const Theme& theme = Theme::current();
    const qreal step = (width() - theme.px(12)) / qreal(m_tree.lastCells());
    const qreal row = (height() - theme.px(26)) / (m_tree.divisions() + 1);
    const qreal last = std::min({step * 0.4, row * 0.36, qreal(theme.px(13))});
    return last * (1 + 0.12 * (m_tree.divisions() - m_tree.rowOf(cell)));
}

bool CellTreePicture::isStruck(int cell) const {
    if (m_cell < 0 || cell < m_cell)
        return false;
    while (cell > m_cell)
        cell = (cell - 1) / 2;
    return cell == m_cell;
}

void CellTreePicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    for (int cell = 1; cell < m_tree.cells(); ++cell) {
        const bool struck = isStruck((cell - 1) / 2);
        painter.setPen(QPen(struck ? theme.trait(genotype::Trait::FlowerColour).textOnTint
                                   : theme.colour(Role::ControlLine),
                            (struck ? 2.4 : 1.3) * theme.scale()));
        painter.drawLine(placeOf((cell - 1) / 2), placeOf(cell));
    }
    for (int cell = 0; cell < m_tree.cells(); ++cell)
        paintCellOfTree(painter, cell);
    if (m_cell >= 0) {
        const qreal reach = radiusOf(m_cell) + theme.px(5);
        const QPointF centre = placeOf(m_cell);
        paintFocusRing(painter, QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach)),
                       reach);
    }
    paintLegend(painter);
}

void CellTreePicture::paintCellOfTree(QPainter& painter, int cell) const {
    const Theme& theme = Theme::current();
    const QPointF centre = placeOf(cell);
    const qreal radius = radiusOf(cell);
    const TraitColours mutated = theme.trait(genotype::Trait::FlowerColour);
    const bool last = m_tree.rowOf(cell) == m_tree.divisions();
    const bool germ = last && m_tree.isGermCell(m_tree.descendantsOf(cell).first);
    const TraitColours ring = theme.trait(genotype::Trait::PlantHeight);
    painter.setPen(
        QPen(germ ? ring.textOnTint : theme.colour(Role::ControlLine), (germ ? 2.2 : 1.3) * theme.scale()));
    painter.setBrush(germ ? ring.tint : theme.colour(Role::Panel));
    painter.drawEllipse(centre, radius, radius);
    if (isStruck(cell)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mutated.fill);
        painter.drawEllipse(centre, radius * 0.62, radius * 0.62);
    }
    if (germ) {
        painter.setPen(QPen(ring.textOnTint, 1.2 * theme.scale()));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius * 0.74, radius * 0.74);
    }
}

void CellTreePicture::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(20);
    const qreal top = height() - high;
    const qreal radius = theme.px(6);
    qreal left = theme.px(8);
    painter.setFont(theme.sans(12));
    const auto entry = [&](const QString& words, const QColor& ground, const QColor& line, bool ringed,
                           bool dot) {
        const QPointF centre(left + radius, top + high / 2);
        painter.setPen(QPen(line, (ringed ? 2.0 : 1.3) * theme.scale()));
        painter.setBrush(ground);
        painter.drawEllipse(centre, radius, radius);
        if (ringed)
            painter.drawEllipse(centre, radius * 0.6, radius * 0.6);
        if (dot) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.trait(genotype::Trait::FlowerColour).fill);
            painter.drawEllipse(centre, radius * 0.62, radius * 0.62);
        }
        left += 2 * radius + theme.px(6);
        const qreal wide = painter.fontMetrics().horizontalAdvance(words) + theme.px(4);
        painter.setPen(theme.colour(Role::Ink));
        drawWords(painter, {left, top, wide, high}, Qt::AlignLeft | Qt::AlignVCenter, words);
        left += wide + theme.px(14);
    };
    const TraitColours ring = theme.trait(genotype::Trait::PlantHeight);
    entry(Figures::tr("germ cell"), ring.tint, ring.textOnTint, true, false);
    entry(Figures::tr("body cell"), theme.colour(Role::Panel), theme.colour(Role::ControlLine), false, false);
    if (m_pointable)
        entry(Figures::tr("with the mutation"), theme.colour(Role::Panel), theme.colour(Role::ControlLine),
              false, true);
}

bool CellTreePicture::step(int key) {
    const int cell = std::max(0, m_cell);
    const int row = m_tree.rowOf(cell);
    const int first = (1 << row) - 1;
    switch (key) {
    case Qt::Key_Up: setCell(std::max(0, (cell - 1) / 2)); break;
    case Qt::Key_Down: setCell(row < m_tree.divisions() ? 2 * cell + 1 : cell); break;
    case Qt::Key_Left: setCell(std::max(first, cell - 1)); break;
    case Qt::Key_Right: setCell(std::min(2 * first, cell + 1)); break;
    default: return false;
    }
    return true;
}

void CellTreePicture::pointAt(QPointF point) {
    for (int cell = 0; m_pointable && cell < m_tree.cells(); ++cell) {
        const QPointF gap = point - placeOf(cell);
        const qreal reach = radiusOf(cell) + Theme::current().px(2);
        if (QPointF::dotProduct(gap, gap) <= reach * reach)
            setCell(cell);
    }
}

void CellTreePicture::enter() {
    if (m_cell < 0)
        setCell(0);
}

} // namespace app
