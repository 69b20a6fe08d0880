// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"
#include "lessons/intervals.h"
#include "lessons/rolls.h"

#include <QtCore/QString>

namespace app {

// The numbers of a sample as text in the reader's language. No text calls a result good or bad.

/// "5.6": a count that need not be whole.
QString decimal(double value);
/// "1.2 to 9.9".
QString rangeText(const lessons::Interval& range);
/// "Rr × Rr (15 dice), rr × Rr (5 dice)": the parents at the time of the rolls.
QString parentsText(const lessons::PooledSample& sample);
/// The kind of test.
QString methodText(lessons::Method method);
/// "= 0.512" or "< 0.001", with enough decimals that a p near 0.05 is not rounded to 0.05 or past it.
QString pText(const lessons::TestResult& result);
/// "statistic 2.31, df 3, p = 0.512".
QString figuresText(const lessons::TestResult& result);
/// Which categories have expected counts below 5, and what that means for the test; empty if none has.
QString smallExpectedText(const lessons::PooledSample& sample, const lessons::TestResult& result);
/// All numbers in one sentence, for a screen reader: "RR: rolled 4, expected 5.6, 95 % range 1.2 to 9.9; …".
QString spokenNumbers(const lessons::PooledSample& sample);

} // namespace app
