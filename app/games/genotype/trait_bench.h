// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "goal_button.h"
#include "pool_column.h"
#include "punnett_square.h"
#include "ratio_strip.h"
#include "space_button.h"

class QBoxLayout;

namespace app {

/// Everything that belongs to one trait: Punnett square, its two action spaces, offspring pool, goals and
/// ratio strip.
class TraitBench : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    TraitBench(genotype::Trait trait, QWidget* parent);

    /// `parentGenes` and `firstShift`: the markers on these spaces; `seats`: how each seat's marker looks.
    void setBench(const genotype::Bench& bench, const QList<ShownMarker>& parentGenes,
                  const QList<ShownMarker>& firstShift, const QList<ShownMarker>& seats);
    /// Whether dice are being chosen: then the trays are large, otherwise the square is. `share`: how far it
    /// is on the way from one to the other, 0–1.
    void setBreeding(bool breeding, double share = 1);
    PunnettSquare* square() const { return m_square; }
    RatioStrip* strip() const { return m_strip; }
    PoolColumn* column(genotype::PoolArea area) const { return m_columns[static_cast<int>(area)]; }
    /// Everything that can be pointed at, in reading order.
    QList<BoardButton*> buttons() const;
    /// "Seed shape: Rr IV, II; rr III": the dice in the pool.
    QString spokenPool() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void applyTheme();

    genotype::Trait m_trait;
    bool m_breeding = false;
    QBoxLayout* m_spaces;
    QBoxLayout* m_pool;
    genotype::Inheritance m_inheritance = genotype::Inheritance::CompleteDominance;
    PunnettSquare* m_square;
    SpaceButton* m_parentGenes;
    SpaceButton* m_firstShift;
    QList<PoolColumn*> m_columns;
    QList<GoalButton*> m_goals;
    RatioStrip* m_strip;
};

} // namespace app
