// SPDX-License-Identifier: GPL-3.0-or-later
#include "guided_pupil.h"

#include "app/games/genotype/genotype_table.h"
#include "app/games/guide/guide_coach.h"
#include "engine/genotype/bots/roster.h"

#include <QtWidgets/QPushButton>

namespace app {

using namespace genotype;

GuideCoach& coachOf(const GenotypeTable& table) {
    return *table.findChild<GuideCoach*>();
}

Action obedientMove(GenotypeTable& table) {
    const GameDocument& document = table.document();
    const lessons::GuideScene scene(document.state());
    const auto shown = lessons::GuideWalk(lessons::guideIn("en")).shown(coachOf(table).place(), scene);
    if (const auto asked = askedFor(shown, scene))
        return *asked;
    const Seat seat = document.actor();
    core::Random random = TableBots::randomFor(document.seed(), seat, document.stepCount());
    return Roster::find("novice")->chooseAction(document.observation(seat), document.legal(), random);
}

bool obey(GenotypeTable& table) {
    if (table.document().isFinished())
        return false;
    GuideBubble* bubble = coachOf(table).bubble();
    if (coachOf(table).isLeading() && bubble->nextButton()->isVisibleTo(bubble))
        bubble->nextButton()->click();
    else
        table.document().perform(obedientMove(table));
    return true;
}

} // namespace app
