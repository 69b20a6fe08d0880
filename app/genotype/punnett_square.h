// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "board_button.h"

namespace app {

/// One parent of a Punnett square: two allele letters, painted on a tile if there is a gene tile.
class ParentButton : public BoardButton {
    Q_OBJECT
public:
    ParentButton(genotype::Trait trait, genotype::Side side, QWidget* parent);

    void setGenotype(genotype::Genotype genotype);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genotype::Trait m_trait;
    genotype::Side m_side;
    genotype::Genotype m_genotype = genotype::Genotype::Heterozygous;
};

/// A trait's Punnett square with its two parents and the coin that can lie beside it. The four cells have the
/// dice's numerals.
class PunnettSquare : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit PunnettSquare(genotype::Trait trait, QWidget* parent = nullptr);

    void setParents(const genotype::Parents& parents);
    void setCoin(bool coin);
    genotype::Trait trait() const { return m_trait; }
    ParentButton* side(genotype::Side side) const { return side == genotype::Side::Left ? m_left : m_top; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF grid() const;
    void describe();

    genotype::Trait m_trait;
    genotype::Parents m_parents;
    bool m_coin = false;
    ParentButton* m_left;
    ParentButton* m_top;
};

} // namespace app
