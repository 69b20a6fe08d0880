// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// One sentence for each way in which a gap can be common; %1 of %2 are how many of how many, in the three
/// that count; any numbers besides are filled in already.
struct GapPhrases {
    QString nothingCounted;
    QString onlyOutcome;
    QString impossible;
    QString fewerThan;
    QString about;
    QString moreThan;
    QString every;
};
/// The one that holds for this result.
QString gapPhrase(const lessons::TestResult& result, const GapPhrases& phrases);

/// How common a gap at least this large is if the ratio holds, in one sentence with p; never a verdict.
QString fitSentence(const lessons::TestResult& result, const QString& ratio);
/// "Exact multinomial test: statistic 2.31, df 3, p = 0.512."
QString testSentence(const lessons::TestResult& result);

} // namespace app
