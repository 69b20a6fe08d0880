// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The board in every phase, early and late, with few and many players; log, choice, curtain, other gardens,
/// replay.
void registerPlayShots(ShotCatalogue& catalogue);

} // namespace app
