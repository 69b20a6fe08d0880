// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"

#include "app/programs/shots/cards_shots.h"
#include "app/programs/shots/class_shots.h"
#include "app/programs/shots/guide_shots.h"
#include "app/programs/shots/lab_shots.h"
#include "app/programs/shots/lesson_shots.h"
#include "app/programs/shots/member_shots.h"
#include "app/programs/shots/monitor_shots.h"
#include "app/programs/shots/play_shots.h"
#include "app/programs/shots/puzzle_shots.h"
#include "app/programs/shots/question_shots.h"
#include "app/programs/shots/report_shots.h"
#include "app/programs/shots/vote_shots.h"
#include "app/programs/shots/wars_shots.h"

namespace app {

ShotCatalogue allShots() {
    ShotCatalogue catalogue;
    registerSceneryShots(catalogue);
    registerShellShots(catalogue);
    registerPresentShots(catalogue);
    registerPlayShots(catalogue);
    registerGuideShots(catalogue);
    registerCardsShots(catalogue);
    registerWarsShots(catalogue);
    registerPageShots(catalogue);
    registerPuzzleShots(catalogue);
    registerLessonShots(catalogue);
    registerQuestionShots(catalogue);
    registerLabShots(catalogue);
    registerClassShots(catalogue);
    registerReportShots(catalogue);
    registerMemberShots(catalogue);
    registerVoteShots(catalogue);
    registerMonitorShots(catalogue);
    return catalogue;
}

} // namespace app
