// SPDX-License-Identifier: GPL-3.0-or-later
#include "prediction_draft.h"

#include "experiment_run.h"

#include <algorithm>

namespace app {

PredictionDraft::PredictionDraft(ExperimentRun& run) : m_run(run) {
    beginAnew();
    connect(&run, &ExperimentRun::experimentChanged, this, [this] {
        beginAnew();
        emit changed();
    });
    connect(&run, &ExperimentRun::predictionChanged, this, [this] {
        goOn();
        emit changed();
    });
}

bool PredictionDraft::isEmpty() const {
    return std::ranges::all_of(m_parts, [](int part) { return part == 0; });
}

void PredictionDraft::setPart(std::size_t outcome, int part) {
    if (outcome >= m_parts.size() || m_parts[outcome] == part)
        return;
    m_parts[outcome] = part;
    emit changed();
}

bool PredictionDraft::isNew() const {
    return !isEmpty() && m_run.size() == 0 && m_parts != m_run.prediction();
}

void PredictionDraft::record() {
    m_run.predict(m_parts);
}

void PredictionDraft::beginAnew() {
    m_parts = m_run.prediction();
    m_parts.resize(m_run.experiment().outcomes.size());
}

void PredictionDraft::goOn() {
    if (m_run.hasPrediction())
        beginAnew();
}

} // namespace app
