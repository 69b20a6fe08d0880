// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// Gene Expression in every state worth seeing.
void registerCardsShots(ShotCatalogue& catalogue);

} // namespace app
