// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The counts and the two votes of a class on the network, as the teacher and as a pupil sees them.
void registerVoteShots(ShotCatalogue& catalogue);

} // namespace app
