// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"
#include "trait_bench.h"

class QVariantAnimation;

namespace app {

/// The four benches of the board, one a trait.
class TraitBenches {
public:
    /// The benches become children of `table`.
    explicit TraitBenches(QWidget* table);

    const QList<TraitBench*>& all() const { return m_benches; }
    TraitBench* of(genotype::Trait trait) const { return m_benches[static_cast<int>(trait)]; }
    /// The bench around this part; null if it is on none.
    TraitBench* around(const QWidget* part) const;
    /// Everything that can be pointed at, in reading order.
    QList<BoardButton*> buttons() const;
    QList<RatioStrip*> strips() const;
    /// Shows the parents, the pool and the markers: `markers` are by seat.
    void setState(const genotype::State& state, const QList<ShownMarker>& markers);
    /// Shows the change from the phase before, or back to it, step by step. Without a change, nothing moves.
    void showPhase();
    /// Shows how often each result was rolled.
    void setRolls(const lessons::RollTally& tally);
    /// The dice in the pool, in a sentence for each trait.
    QStringList spokenPool() const;

private:
    void setBreeding(double share);

    QList<TraitBench*> m_benches;
    bool m_breeding = false;
    /// The change has not been shown yet.
    bool m_changes = false;
    QVariantAnimation* m_motion;
};

} // namespace app
