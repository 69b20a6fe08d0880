// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"

#include "app/shots/cards_shots.h"
#include "app/shots/class_shots.h"
#include "app/shots/follow_shots.h"
#include "app/shots/guide_shots.h"
#include "app/shots/lab_shots.h"
#include "app/shots/lesson_shots.h"
#include "app/shots/member_shots.h"
#include "app/shots/play_shots.h"
#include "app/shots/puzzle_shots.h"
#include "app/shots/question_shots.h"
#include "app/shots/report_shots.h"
#include "app/shots/vote_shots.h"
#include "app/shots/wars_shots.h"

namespace app {

ShotCatalogue allShots() {
    ShotCatalogue catalogue;
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
    registerFollowShots(catalogue);
    return catalogue;
}

} // namespace app
