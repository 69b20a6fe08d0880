#pragma once

#include "lesson_session.h"
#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// How common a gap this large is if the ratio holds, in one sentence; never a verdict.
QString fitSentence(const lessons::TestResult& result, const QString& ratio);
/// "9 : 3 : 3 : 1" for such a sentence; of more outcomes than anybody reads, words for them.
QString ratioWords(const lessons::Experiment& experiment);
/// "Exact multinomial test: statistic 2.31, df 3, p = 0.512."
QString testSentence(const lessons::TestResult& result);
/// The test of what a session has counted.
lessons::TestResult testOf(const LessonSession& session);
QString stepName(LessonStep step);
/// "3 : 1", parts as they were foretold.
QString partsText(const std::vector<int>& parts);

} // namespace app
