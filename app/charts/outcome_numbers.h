// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/intervals.h"
#include "lessons/rolls.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QString>
#include <QtGui/QColor>

#include <vector>

namespace app {

/// One bar: its count, expected count and predicted count.
struct OutcomeNumbers {
    QString name;
    /// A shorter name for where the full one does not fit; the same as `name` if that is a genotype. May be
    /// empty.
    QString letters;
    /// Turned into a colour only when painting, because a report is on white paper whatever the theme of the
    /// screen.
    lessons::Tone tone;
    std::int64_t observed = 0;
    double expected = 0; ///< negative: there is no expectation
    /// The 95 % range of this count taken by itself.
    lessons::Interval range{0, 0};
    /// The predicted count for this many rolls; negative without a prediction.
    double predicted = -1;
    /// Hatched instead of filled, for dice that show a mutation, which has no colour of its own.
    bool hatched = false;

    bool isExpected() const { return expected >= 0; }
};

/// The numbers of an experiment with these counts. `prediction`: parts, or empty.
std::vector<OutcomeNumbers> outcomeNumbers(const lessons::Experiment& experiment,
                                           const std::vector<std::int64_t>& counts,
                                           const std::vector<int>& prediction);

/// Its ratio. Percentages have decimals, with the point or comma of the language.
QString localRatio(const lessons::Experiment& experiment);

/// The numbers of dice, in the order of the pool. Mutations are left out if the rule re-rolls them all,
/// unless one was counted.
std::vector<OutcomeNumbers> outcomeNumbers(const lessons::PooledSample& sample);

/// The colour of an outcome's bar in the current theme.
QColor toneColour(const lessons::Tone& tone);
/// The line around that bar, which is seen where the bar is as pale as its ground.
QColor toneLine(const lessons::Tone& tone);
/// A pale version of it as a background for ink.
QColor toneTint(const lessons::Tone& tone);

/// "12 345".
QString countText(std::int64_t count);

} // namespace app
