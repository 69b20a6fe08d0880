// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// The part "Reports" of the Class page.
void registerReportShots(ShotCatalogue& catalogue);

} // namespace app
