// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_reading.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "lab_session.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::LabReading)
};

/// The source in words, with what the notation of the cross does not show: how the genes act, and the
/// recombination of linked ones.
QString sourceOf(const LabBench& bench) {
    const lessons::Cross& cross = bench.cross;
    QStringList details;
    if (const QString action = actionInWords(bench.action); !action.isEmpty())
        details << action;
    for (std::size_t i = 0; i + 1 < cross.genes.size(); ++i)
        if (cross.recombinationAfter(i) < 0.5)
            details << Words::tr("%1 and %2 linked, %3 % recombinants")
                           .arg(QString::fromStdString(cross.genes[i].symbols[0]),
                                QString::fromStdString(cross.genes[i + 1].symbols[0]),
                                percentNumber(cross.recombinationAfter(i)));
    return details.isEmpty() ? Words::tr("a simulated cross")
                             : Words::tr("a simulated cross (%1)").arg(details.join(QStringLiteral("; ")));
}

} // namespace

QString promiseOf(const lessons::Experiment& experiment) {
    constexpr std::size_t mostParts = 9;
    return experiment.outcomes.size() > mostParts ? Words::tr("the prediction from the parents")
                                                  : localRatio(experiment);
}

LabReading readingOf(const LabSession& session, bool byGenotype) {
    const lessons::Experiment& experiment = session.experiment(byGenotype);
    const auto counts = session.counts(byGenotype);
    LabReading reading;
    reading.title = text(experiment.title);
    reading.source = sourceOf(session.bench());
    reading.against = promiseOf(experiment);
    reading.numbers = outcomeNumbers(experiment, counts, {});
    reading.chances = experiment.chances();
    reading.running = session.running(byGenotype);
    reading.test = lessons::goodnessOfFit(counts, experiment.chances());
    return reading;
}

QString taskOf(LabSource source, const LabReading& reading) {
    switch (source) {
    case LabSource::Cross:
        return Words::tr("Cross %1 and compare the offspring with the prediction.").arg(reading.title);
    case LabSource::Games:
        return Words::tr("Compare the dice of the game with what the Punnett squares predict.");
    case LabSource::Mendel: return Words::tr("Compare Mendel's counts with the prediction.");
    default: return Words::tr("Compare the counts with the ratio %1.").arg(reading.against);
    }
}

} // namespace app
