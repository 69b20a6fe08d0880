// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"

/// Work on a lesson: these steps are done (a bit for each), something is predicted, and a question is
/// answered.
inline app::Progress::Topic done(int steps) {
    app::Progress::Topic topic;
    topic.stepsDone = steps;
    topic.predictions.insert(QStringLiteral("Tt × Tt"), {3, 1});
    topic.attempts.insert(QStringLiteral("question"), {{0, {2}, 1}});
    return topic;
}
