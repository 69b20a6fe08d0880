#include "shot_catalogue.h"

namespace app {

ShotCatalogue allShots() {
    ShotCatalogue catalogue;
    registerShellShots(catalogue);
    // play: registerPlayShots(catalogue);

    // pages: registerPageShots(catalogue);

    return catalogue;
}

} // namespace app
