// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

void registerClassShots(ShotCatalogue& catalogue);

} // namespace app
