// SPDX-License-Identifier: GPL-3.0-or-later
#include "presentation.h"

#include <QtCore/QLocale>

namespace app {

void setExperiment(Presentation& shown, const lessons::Experiment& experiment) {
    const std::vector<std::int64_t> none(experiment.outcomes.size());
    shown.outcomes = outcomeNumbers(experiment, none, {});
    shown.chances = experiment.chances();
    // What plays whole games is left to the lesson itself: it would not keep the pace.
    if (!experiment.play)
        shown.rolled = experiment.rolled();
    shown.ratio = localRatio(experiment);
    shown.followed = experiment.followed;
}

} // namespace app
