// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genotype/model/observation.h"

#include <QtWidgets/QAbstractButton>

#include <optional>

class QVBoxLayout;

namespace app {

/// One genotype that plants in the garden still need, with the chance that the next dice will show it.
struct OddsRow {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
    /// How many uncovered copies of it are in the garden.
    int needed = 1;
    /// The chances that at least one die, and at least `needed` dice, show it, 0 … 1.
    double one = 0;
    double all = 0;
    /// How many dice in the pool show it now; -1 before the roll.
    int inPool = -1;
    /// `one` after the best gene-tile action that is possible now, and that action in words; negative if no
    /// action raises it.
    double best = -1;
    QString bestWords;
    /// Every gene-tile action that is possible now, in words, and `one` after it.
    QList<QPair<QString, double>> changes;
    /// `best` is `one` with the parents that are being looked at, whether it is higher or lower.
    bool isPreview = false;
};

/// Other parents of a trait that are being looked at.
struct OddsPreview {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Parents parents;
};

/// Works out the rows from what the viewer sees: the plants in the garden, the parents and the open gene-tile
/// spaces.
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

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    OddsRow m_row;
};

/// What the plants of a garden need: exact chances before the roll, and the dice after it.
class OddsLens : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit OddsLens(QWidget* parent = nullptr);
    void show(const genotype::Observation& seen, genotype::Seat seat);

    /// Shows what the chances would be with other parents; none: with the present ones.
    void setPreview(const std::optional<OddsPreview>& preview);

    QSize sizeHint() const override;

signals:
    /// A row was clicked: show its changes beside it.
    void rowOpened(QWidget* anchor, const app::OddsRow& row);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void arrange();
    QRectF headRect() const;
    QRectF hintRect() const;

    QList<OddsRow> m_rows;
    QList<OddsRowButton*> m_buttons;
    std::optional<OddsPreview> m_preview;
    bool m_rolled = false;
    bool m_own = true;
    int m_shown = 0;
    QString m_hint;
};

} // namespace app
