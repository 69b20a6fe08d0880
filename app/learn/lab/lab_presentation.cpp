// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_presentation.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct LabPresentation {
    Q_DECLARE_TR_FUNCTIONS(app::LabPresentation)
};

} // namespace

Presentation presentationOf(const LabSession& session, bool genotypes, const LabReading& reading) {
    Presentation shown;
    setExperiment(shown, session.experiment(genotypes));
    shown.title = reading.title;
    shown.ratio = reading.against;
    shown.question = LabPresentation::tr("In what ratio will the offspring appear?");
    shown.way = session.running(genotypes);
    constexpr std::size_t mostGenes = 2; // more cells than sixteen cannot be read from the last row
    if (session.bench().cross.genes.size() <= mostGenes)
        shown.brood = session.brood();
    return shown;
}

Presentation presentationOf(const LabReading& counted) {
    Presentation shown;
    if (!counted.problem.isEmpty())
        return shown;
    shown.title = counted.title.isEmpty() ? counted.against : counted.title;
    shown.outcomes = counted.numbers;
    shown.chances = counted.chances;
    shown.ratio = counted.against;
    lessons::RunningPoint all;
    for (const OutcomeNumbers& one : counted.numbers) {
        all.counts.push_back(one.observed);
        all.offspring += one.observed;
    }
    if (all.offspring > 0)
        shown.way = {all};
    return shown;
}

} // namespace app
