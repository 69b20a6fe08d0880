// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

void registerPuzzleShots(ShotCatalogue& catalogue);

} // namespace app
