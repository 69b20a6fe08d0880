// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The two votes of a class, as the teacher and as a pupil sees them.
void registerVoteShots(ShotCatalogue& catalogue);

} // namespace app
