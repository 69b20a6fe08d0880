// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/intervals.h"
#include "lessons/rolls.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QString>
#include <QtGui/QColor>

#include <vector>

namespace app {

/// One bar: what was counted, what was expected and predicted.
struct OutcomeNumbers {
    QString name;
    /// Shorter, for where the name finds no room; the same as the name if that is a genotype. May be empty.
    QString letters;
    /// Becomes a colour where the bar is painted: a report is on white paper whatever the theme of the
    /// screen.
    lessons::Tone tone;
    std::int64_t observed = 0;
    double expected = 0; ///< negative: there is nothing to expect
    /// The 95 % range of this count taken by itself.
    lessons::Interval range{0, 0};
    /// The predicted count for this many rolls; negative without a prediction.
    double predicted = -1;
    /// Hatched instead of filled: dice that show a mutation, which no colour stands for.
    bool hatched = false;

    bool isExpected() const { return expected >= 0; }
};

/// The numbers of an experiment after these counts. `prediction`: parts, or empty.
std::vector<OutcomeNumbers> outcomeNumbers(const lessons::Experiment& experiment,
                                           const std::vector<std::int64_t>& counts,
                                           const std::vector<int>& prediction);

/// The numbers of dice, in the order of the pool. Without the mutations where the rule lets none stay, unless
/// one was counted.
std::vector<OutcomeNumbers> outcomeNumbers(const lessons::PooledSample& sample);

/// The colour of an outcome's bar in the present theme.
QColor toneColour(const lessons::Tone& tone);
/// A pale ground of the same, on which ink can be read.
QColor toneTint(const lessons::Tone& tone);

/// "12 345".
QString countText(std::int64_t count);

} // namespace app
