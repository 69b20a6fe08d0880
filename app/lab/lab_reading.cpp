// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_reading.h"

#include "app/text/phrases.h"
#include "lab_session.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::LabReading)
};

} // namespace

QString promiseOf(const lessons::Experiment& experiment) {
    constexpr std::size_t mostParts = 9;
    return experiment.outcomes.size() > mostParts ? Words::tr("the prediction from the parents")
                                                  : QString::fromStdString(experiment.ratioText());
}

LabReading readingOf(const LabSession& session, bool byGenotype) {
    const lessons::Experiment& experiment = session.experiment(byGenotype);
    const auto counts = session.counts(byGenotype);
    LabReading reading;
    reading.title = text(experiment.title);
    reading.source = Words::tr("a simulated cross");
    reading.against = promiseOf(experiment);
    reading.numbers = outcomeNumbers(experiment, counts, {});
    reading.chances = experiment.chances();
    reading.running = session.running(byGenotype);
    reading.test = lessons::goodnessOfFit(counts, experiment.chances());
    return reading;
}

} // namespace app
