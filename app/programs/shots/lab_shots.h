// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The Lab in its states.
void registerLabShots(ShotCatalogue& catalogue);

} // namespace app
