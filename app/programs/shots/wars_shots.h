// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// Genome Wars in every state: construction, handover screen, turns in each environment, mutation, extinction
/// and the end.
void registerWarsShots(ShotCatalogue& catalogue);

} // namespace app
