#include "shot_catalogue.h"

#include "app/play/play_shots.h"

namespace app {

ShotCatalogue allShots() {
    ShotCatalogue catalogue;
    registerShellShots(catalogue);
    registerPlayShots(catalogue);
    registerPageShots(catalogue);
    return catalogue;
}

} // namespace app
