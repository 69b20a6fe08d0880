// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_session.h"
#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

namespace app {

/// "9 : 3 : 3 : 1" for such a sentence; of more outcomes than anybody reads, words for them.
QString ratioWords(const lessons::Experiment& experiment);
/// The test of what a session has counted.
lessons::TestResult testOf(const LessonSession& session);
QString stepName(LessonStep step);
/// "3 : 1", parts as they were predicted.
QString partsText(const std::vector<int>& parts);

} // namespace app
