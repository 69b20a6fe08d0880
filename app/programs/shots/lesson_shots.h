// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// Every lesson at every step, and the glossary.
void registerLessonShots(ShotCatalogue& catalogue);

} // namespace app
