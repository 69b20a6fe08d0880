// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/charts/reading.h"
#include "lab_session.h"

namespace app {

/// The simulated cross, whose offspring are rolled for the class alone. `genotypes`: they are counted by
/// genotype. `reading`: of the session.
Presentation presentationOf(const LabSession& session, bool genotypes, const LabReading& reading);
/// Counts from elsewhere; empty if they have a problem.
Presentation presentationOf(const LabReading& counted);

} // namespace app
