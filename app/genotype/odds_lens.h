// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "engine/genotype/model/observation.h"

#include <QtWidgets/QAbstractButton>

class QVBoxLayout;

namespace app {

/// One genotype that plants in the garden still need, with the chance that the dice to be rolled will show
/// it.
struct OddsRow {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
    /// Uncovered copies in the garden.
    int needed = 1;
    /// At least one of the dice, and at least `needed` of them, 0 … 1.
    double one = 0;
    double all = 0;
    /// Dice that lie in the pool now; -1 before the roll.
    int inPool = -1;
    /// What the best gene-tile action open now would make of `one`, with its words; negative if none is open
    /// or none raises it.
    double best = -1;
    QString bestWords;
    /// Every gene-tile action open now: words and the chance after it.
    QList<QPair<QString, double>> changes;
};

/// Reads the rows off what the viewer sees: the plants in his garden, the parents, the open gene-tile spaces.
QList<OddsRow> oddsRows(const genotype::Observation& seen, genotype::Seat seat);

/// One row of the lens; a click opens the list of changes.
class OddsRowButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit OddsRowButton(QWidget* parent);
    void setRow(const OddsRow& row);
    const OddsRow& row() const { return m_row; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    OddsRow m_row;
};

/// The odds lens of the garden: exact chances, before anybody rolls.
class OddsLens : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit OddsLens(QWidget* parent = nullptr);
    void show(const genotype::Observation& seen, genotype::Seat seat);

    QSize sizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

signals:
    /// A row was clicked: its changes are to be shown beside it.
    void rowOpened(QWidget* anchor, const app::OddsRow& row);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    QRectF headRect() const;
    QRectF hintRect() const;

    QList<OddsRow> m_rows;
    QList<OddsRowButton*> m_buttons;
    bool m_rolled = false;
    int m_shown = 0;
    QString m_hint;
};

} // namespace app
