// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_facts.h"
#include "app/export/lab_report.h"
#include "breeding_session.h"

namespace app {

/// The defence of a model: what was claimed and predicted, all crosses, the test that is on the screen, and
/// what the evidence excludes. Says so if the answer was shown.
LabReport breedingReport(const BreedingSession& session);

/// All crosses as CSV: a line for each kind of offspring of each cross.
QString breedingTable(const BreedingSession& session);

/// What its files say about themselves: code, level, organism, seed, model, and whether the answer was shown.
ExportFacts breedingFacts(const BreedingSession& session);

} // namespace app
