// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// A pupil's pages at a class, with a real host on the loopback device.
void registerMemberShots(ShotCatalogue& catalogue);

} // namespace app
