#pragma once

namespace app {

class ShotCatalogue;

/// Every lesson in every step, and the glossary.
void registerLessonShots(ShotCatalogue& catalogue);

} // namespace app
