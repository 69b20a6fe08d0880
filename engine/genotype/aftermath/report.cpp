// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/report.h"

#include <algorithm>
#include <cmath>

namespace genotype {

std::vector<TurningPoint> turningPoints(const AftermathReport& report, Seat seat, std::size_t most) {
    std::vector<TurningPoint> points;
    for (std::size_t i = 0; i < report.steps.size(); ++i) {
        const AftermathStep& step = report.steps[i];
        if (step.chance != ChanceKind::None && step.luck[seat].isDistinguishable())
            points.push_back(
                {step.chance == ChanceKind::Dice ? TurningPoint::Kind::Dice : TurningPoint::Kind::Cards, i,
                 step.luck[seat]});
        if (step.actor == seat && step.choice && step.choice->cost.mean > 0 &&
            step.choice->cost.isDistinguishable())
            points.push_back(
                {TurningPoint::Kind::Choice, i, {-step.choice->cost.mean, step.choice->cost.error}});
    }
    std::stable_sort(points.begin(), points.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.effect.mean) > std::abs(b.effect.mean);
    });
    if (points.size() > most)
        points.resize(most);
    return points;
}

} // namespace genotype
