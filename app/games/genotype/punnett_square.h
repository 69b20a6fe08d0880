// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "board_button.h"

#include <optional>

namespace app {

/// One parent of a Punnett square: two allele letters, painted on a tile if there is a gene tile.
class ParentButton : public BoardButton {
    Q_OBJECT
public:
    ParentButton(genotype::Trait trait, genotype::Side side, QWidget* parent);

    void setGenotype(genotype::Genotype genotype);
    /// Shows another pair of letters than the parent has; none: the parent's own.
    void setPreview(std::optional<genotype::Genotype> genotype);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genotype::Trait m_trait;
    genotype::Side m_side;
    genotype::Genotype m_genotype = genotype::Genotype::Heterozygous;
    std::optional<genotype::Genotype> m_preview;
};

/// A trait's Punnett square with its two parents and the coin that can lie beside it. The four cells have the
/// dice's numerals and, where there is room, a picture of what their plants look like.
class PunnettSquare : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit PunnettSquare(genotype::Trait trait, QWidget* parent = nullptr);

    void setParents(const genotype::Parents& parents, genotype::Inheritance inheritance);
    void setCoin(bool coin);
    /// Shows the square as other parents would make it, marked as a preview; none: the real one.
    void setPreview(const std::optional<genotype::Parents>& parents);
    const std::optional<genotype::Parents>& preview() const { return m_preview; }
    genotype::Trait trait() const { return m_trait; }
    /// The place of a cell, 0 … 3, and of the coin; empty while there is no coin.
    QRectF cellRect(int cell) const;
    QRectF coinRect() const;
    ParentButton* side(genotype::Side side) const { return side == genotype::Side::Left ? m_left : m_top; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF grid() const;
    void describe();
    void paintCell(QPainter& painter, const QRectF& box, int cell) const;

    genotype::Trait m_trait;
    genotype::Parents m_parents;
    std::optional<genotype::Parents> m_preview;
    genotype::Inheritance m_inheritance = genotype::Inheritance::CompleteDominance;
    bool m_coin = false;
    ParentButton* m_left;
    ParentButton* m_top;
};

} // namespace app
