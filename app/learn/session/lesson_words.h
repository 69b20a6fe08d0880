// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "experiment_run.h"
#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// Whether its ratio has few enough parts to be read.
bool isRatioReadable(const lessons::Experiment& experiment);
/// "9 : 3 : 3 : 1" for use in a sentence; "the expected ratio" if there are too many outcomes to read.
QString ratioWords(const lessons::Experiment& experiment);
/// The test of the counts.
lessons::TestResult testOf(const ExperimentRun& run);
QString stepName(LessonStep step);
/// "3 : 1", parts as they were predicted.
QString partsText(const std::vector<int>& parts);
/// What became of a prediction, without a p: what was said, what was counted, and which of the two ratios,
/// the predicted and the expected one, the counts fit better, if that can be said. `rolled`: whether the
/// counts come from rolls. Precondition: something was counted; as many parts and counts as outcomes.
QString verdictSentence(const std::vector<int>& parts, const std::vector<std::int64_t>& counts,
                        const lessons::Experiment& experiment, bool rolled);
/// The same in a few words: "Your prediction fits."
QString verdictInShort(const std::vector<int>& parts, const std::vector<std::int64_t>& counts,
                       const lessons::Experiment& experiment, bool rolled);
/// A lesson's question to predict, with the marks of lessons' texts: what is asked, and what stands around
/// it. Without a question, everything is around it.
struct AskedQuestion {
    QString question;
    QString around;
};
AskedQuestion askedIn(const QString& marked);
/// An answer as it stands between quotation marks: its own ones single, and without its full stop.
QString quotable(QString answer);

} // namespace app
