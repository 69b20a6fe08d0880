#pragma once

namespace app {

class ShotCatalogue;

/// The Lab in its states.
void registerLabShots(ShotCatalogue& catalogue);

} // namespace app
