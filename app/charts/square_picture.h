// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cursor_figure.h"

#include "lessons/cross/brood.h"
#include "phenotype_key.h"

namespace app {

/// A Punnett square of any size: gametes at the side and on top, and the offspring in the cells, coloured by
/// phenotype. Where genes act together, each phenotype also has a pattern, which a key below the square
/// explains. Large squares leave out what would be too small; a cursor (arrow keys or mouse) names each
/// cell.
class SquarePicture : public CursorFigure {
    Q_OBJECT
public:
    explicit SquarePicture(QWidget* parent);

    void setCross(const lessons::Cross& cross) { setBrood(lessons::Brood(cross)); }
    void setBrood(const lessons::Brood& brood);
    /// Without looks, the cells show only genotypes.
    void setLooksShown(bool shown);
    /// "RrGg: round, green"; empty without a cursor.
    QString cursorText() const;

protected:
    void paint(QPainter& painter) override;
    bool step(int key) override;
    void pointAt(QPointF point) override;
    void enter() override;
    void leave() override;

private:
    struct Layout {
        QRectF grid;
        qreal cell;
    };
    Layout fit() const;
    void setCursorCell(int row, int column);
    const lessons::Offspring& offspring() const { return m_brood.offspring(); }
    void paintGametes(QPainter& painter, const Layout& layout) const;
    QFont wordsFont(const QSizeF& cell) const;
    void paintContents(QPainter& painter, const QRectF& rect, std::size_t genotype, const QFont& font) const;
    /// The signs of what the genes show together, and where the words go.
    QRectF paintSigns(QPainter& painter, const QRectF& rect, std::size_t genotype) const;
    /// A picture of what each gene shows, and where the words go.
    QRectF paintLooks(QPainter& painter, const QRectF& rect, std::size_t genotype) const;
    /// What the gene shows, said below a band of its colour, and where the genotype goes.
    QRectF paintLookInWords(QPainter& painter, const QRectF& rect, std::size_t genotype,
                            const QColor& strong) const;
    /// The genotype, in type that suits a cell of this height.
    void paintWords(QPainter& painter, const QRectF& rect, const QFont& font, std::size_t genotype) const;
    void announce();

    lessons::Brood m_brood;
    PhenotypeKey m_key;
    lessons::PunnettSquare m_square;
    bool m_looks = true;
    int m_row = -1;
    int m_column = -1;
};

} // namespace app
