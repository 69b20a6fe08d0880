// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"

#include "app/genecards/cards_shots.h"
#include "app/genomewars/wars_shots.h"
#include "app/lab/lab_shots.h"
#include "app/lessons/lesson_shots.h"
#include "app/play/play_shots.h"

namespace app {

ShotCatalogue allShots() {
    ShotCatalogue catalogue;
    registerShellShots(catalogue);
    registerPlayShots(catalogue);
    registerCardsShots(catalogue);
    registerWarsShots(catalogue);
    registerPageShots(catalogue);
    registerLessonShots(catalogue);
    registerLabShots(catalogue);
    return catalogue;
}

} // namespace app
