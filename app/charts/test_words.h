// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// One sentence for each possible result of a test. `fewerThan`, `about` and `moreThan` have places for "%1
/// of %2" such samples; all other numbers are filled in already.
struct GapPhrases {
    QString nothingCounted;
    QString onlyOutcome;
    QString impossible;
    QString fewerThan;
    QString about;
    QString moreThan;
    QString every;
};
/// The phrase that fits this result.
QString gapPhrase(const lessons::TestResult& result, const GapPhrases& phrases);

/// How common a gap at least this large is if the ratio holds, in one sentence with p; never a verdict.
QString fitSentence(const lessons::TestResult& result, const QString& ratio);
/// "Exact multinomial test: statistic 2.31, df 3, p = 0.512."
QString testSentence(const lessons::TestResult& result);

/// What a p-value leaves out where counts grow under the reader's eyes.
QString looksSentence();

} // namespace app
