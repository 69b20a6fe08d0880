// SPDX-License-Identifier: GPL-3.0-or-later
#include "trait_benches.h"

#include "app/ui/theme/tokens.h"

#include <QtCore/QVariantAnimation>

#include <algorithm>
#include <utility>

namespace app {

using namespace genotype;

TraitBenches::TraitBenches(QWidget* table) : m_motion(new QVariantAnimation(table)) {
    for (const Trait trait : allTraits)
        m_benches << new TraitBench(trait, table);
    m_motion->setDuration(static_cast<int>(motion::phase.count()));
    m_motion->setEasingCurve(QEasingCurve::InOutCubic);
    m_motion->setStartValue(0.0);
    m_motion->setEndValue(1.0);
    QObject::connect(m_motion, &QVariantAnimation::valueChanged, table,
                     [this](const QVariant& share) { setBreeding(share.toDouble()); });
}

void TraitBenches::setBreeding(double share) {
    for (TraitBench* bench : std::as_const(m_benches))
        bench->setBreeding(m_breeding, share);
}

void TraitBenches::showPhase() {
    if (std::exchange(m_changes, false))
        m_motion->start();
}

TraitBench* TraitBenches::around(const QWidget* part) const {
    const auto found =
        std::ranges::find_if(m_benches, [part](const TraitBench* one) { return one->isAncestorOf(part); });
    return found == m_benches.end() ? nullptr : *found;
}

QList<BoardButton*> TraitBenches::buttons() const {
    QList<BoardButton*> all;
    for (const TraitBench* bench : m_benches)
        all << bench->buttons();
    return all;
}

QList<RatioStrip*> TraitBenches::strips() const {
    QList<RatioStrip*> all;
    for (const TraitBench* bench : m_benches)
        all << bench->strip();
    return all;
}

void TraitBenches::setState(const State& state, const QList<ShownMarker>& markers) {
    const auto standing = [&](Space space) {
        const Seat owner = state.owner(space);
        return owner == noSeat ? QList<ShownMarker>{} : QList{markers.value(owner)};
    };
    const bool breeding = state.phase == Phase::Breeding;
    m_changes = breeding != m_breeding;
    if (m_changes) {
        m_motion->stop();
        m_breeding = breeding;
        setBreeding(1);
    }
    for (const Trait trait : allTraits) {
        of(trait)->square()->setPreview({});
        of(trait)->setBench(state.bench(trait), standing(parentGenesSpace(trait)),
                            standing(firstShiftSpace(trait)), markers);
    }
}

void TraitBenches::setRolls(const lessons::RollTally& tally) {
    for (const Trait trait : allTraits)
        of(trait)->strip()->setSample(tally.sample(trait, lessons::RollRule::RerolledOnce));
}

QStringList TraitBenches::spokenPool() const {
    QStringList said;
    for (const TraitBench* bench : m_benches)
        said << bench->spokenPool();
    return said;
}

} // namespace app
