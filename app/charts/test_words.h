// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// How common a gap this large is if the ratio holds, in one sentence; never a verdict.
QString fitSentence(const lessons::TestResult& result, const QString& ratio);
/// "Exact multinomial test: statistic 2.31, df 3, p = 0.512."
QString testSentence(const lessons::TestResult& result);

} // namespace app
