// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_page.h"
#include "lab_reading.h"

namespace app {

Presentation LabPage::presentation() const {
    Presentation shown;
    // The solution of a mystery could be read off its expectation.
    if (m_choices.source == LabSource::Breeding)
        return shown;
    if (m_choices.source == LabSource::Cross) {
        setExperiment(shown, m_session->experiment(m_view.genotypes));
        shown.title = reading().title;
        shown.ratio = reading().against;
        shown.question = tr("In what ratio will the offspring appear?");
        shown.way = m_session->running(m_view.genotypes);
        constexpr std::size_t mostGenes = 2; // more cells than sixteen cannot be read from the last row
        if (m_session->bench().cross.genes.size() <= mostGenes)
            shown.brood = m_session->brood();
        return shown;
    }
    const LabReading counted = reading();
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
