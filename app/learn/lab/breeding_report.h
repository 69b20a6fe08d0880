// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/export/export_button.h"
#include "app/learn/paper/lab_report.h"
#include "breeding_session.h"

#include <functional>

namespace app {

/// The defence of a model: what was claimed and predicted, all crosses, the test that is on the screen, and
/// what the evidence excludes. Says so if the answer was shown.
LabReport breedingReport(const BreedingSession& session);

/// All crosses as CSV: a line for each kind of offspring of each cross.
QString breedingTable(const BreedingSession& session);

/// What its files say about themselves: code, level, organism, seed, model, and whether the answer was shown.
ExportFacts breedingFacts(const BreedingSession& session);

/// What is exported of the bench. Both must outlive it; `picture` is the part of the page to be painted.
ExportButton::Source exportOf(const BreedingSession& session, std::function<QWidget*()> picture);

} // namespace app
