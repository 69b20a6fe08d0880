// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The guided first game: each of its sections, leaving it, and its end.
void registerGuideShots(ShotCatalogue& catalogue);

} // namespace app
