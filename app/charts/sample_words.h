// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"
#include "lessons/intervals.h"
#include "lessons/rolls.h"

#include <QtCore/QString>

namespace app {

// How the numbers of a sample are written, in the reader's language. Nothing here calls them good or bad.

/// "5.6": counts that need not be whole.
QString decimal(double value);
/// "1.2 to 9.9".
QString rangeText(const lessons::Interval& range);
/// "Rr × Rr (15 dice), rr × Rr (5 dice)": the parents that held.
QString parentsText(const lessons::PooledSample& sample);
/// What kind of test it was.
QString methodText(lessons::Method method);
/// "= 0.512" or "< 0.001", with as many decimals as it takes not to round it onto 0.05 or across it.
QString pText(const lessons::TestResult& result);
/// "statistic 2.31, df 3, p = 0.512".
QString figuresText(const lessons::TestResult& result);
/// Which categories expect fewer than 5 and what follows from it; empty when none does.
QString smallExpectedText(const lessons::PooledSample& sample, const lessons::TestResult& result);
/// All of it in one breath, for a screen reader: "RR: rolled 4, expected 5.6, 95 % range 1.2 to 9.9; …".
QString spokenNumbers(const lessons::PooledSample& sample);

} // namespace app
