// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The board in every phase, early and late, with few and many players; also log, choice, handover screen,
/// other gardens and replay.
void registerPlayShots(ShotCatalogue& catalogue);

} // namespace app
