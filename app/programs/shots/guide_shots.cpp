// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_shots.h"

#include "app/base/text/language.h"
#include "app/games/genotype/board_button.h"
#include "app/games/genotype/genotype_table.h"
#include "app/games/guide/guide_bloom.h"
#include "app/games/guide/guide_coach.h"
#include "app/programs/shots/guided_pupil.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/pages/play_page.h"

#include <QtCore/QTimer>

#include <functional>
#include <utility>

namespace app {

namespace {

using Prepare = std::function<void(PlayPage&, GenotypeTable&)>;

bool isBehind(const lessons::GuidePlace& place, const lessons::GuidePlace& wanted) {
    return place.section > wanted.section || (place.section == wanted.section && place.step >= wanted.step);
}

/// The window with the guided game as an obedient pupil has played it until something holds.
std::unique_ptr<QWidget> window(AppContext& context, const std::function<bool(GenotypeTable&)>& isThere,
                                const Prepare& prepare) {
    auto made = windowAt(context, QStringLiteral("play"));
    auto* page = qobject_cast<PlayPage*>(made->page(QStringLiteral("play")));
    auto& table = *qobject_cast<GenotypeTable*>(page->tableOf(QStringLiteral("genotype")));
    table.bots().setPaused(TableBots::Pause::Dialog, true);
    const lessons::Guide& guide = lessons::guideIn(languageInUse().toStdString());
    table.document().open(guidedGame(guide, "Alina"), nullptr);
    page->setView(PlayPage::View::Board);
    while (!isThere(table) && obey(table)) {
    }
    if (prepare)
        prepare(*page, table);
    return made;
}

/// The first complete plant is on the screen.
bool isInBloom(GenotypeTable& table) {
    return !table.board()->findChild<GuideBloom*>()->isHidden();
}

/// A step is due, and nothing comes before it.
bool isDue(GenotypeTable& table, const lessons::GuidePlace& place) {
    const lessons::GuideScene scene(table.document().state());
    const lessons::Guide& guide = lessons::guideIn(languageInUse().toStdString());
    return isBehind(coachOf(table).place(), place) && !isInBloom(table) &&
           lessons::GuideWalk(guide).shown(coachOf(table).place(), scene).isStep;
}

} // namespace

void registerGuideShots(ShotCatalogue& catalogue) {
    const auto add = [&catalogue](const char* name, lessons::GuidePlace place, const Prepare& prepare = {}) {
        catalogue.add(
            QString::fromLatin1(name), ShotCatalogue::brief(), [place, prepare](AppContext& context) {
                return window(
                    context, [place](GenotypeTable& table) { return isDue(table, place); }, prepare);
            });
    };
    add("guide-1-goal", {0, 0});
    add("guide-1-sow", {0, 2});
    add("guide-2-marker", {1, 0});
    add("guide-3-square", {2, 0});
    add("guide-3-tile", {2, 2});
    add("guide-4-roll", {3, 1});
    add("guide-5-draft", {4, 0});
    add("guide-6-validate", {5, 0});
    catalogue.add(QStringLiteral("guide-bloom"), ShotCatalogue::brief(),
                  [](AppContext& context) { return window(context, isInBloom, {}); });
    add("guide-7-money", {6, 0});
    add("guide-8-end", {7, 1});
    add("guide-wrong-click", {1, 0}, [](PlayPage&, GenotypeTable& table) {
        QTimer::singleShot(0, table.board(), [board = table.board()] {
            for (GlowButton* button : board->buttons())
                if (!button->isGlowing() &&
                    static_cast<BoardButton*>(button)->target().kind == Target::Kind::PlotTrait) {
                    button->click();
                    break;
                }
        });
    });
    add("guide-left", {2, 0}, [](PlayPage&, GenotypeTable& table) { coachOf(table).leaveGuide(); });
    add("guide-farewell", {8, 0}, [](PlayPage& page, GenotypeTable&) { page.setView(PlayPage::View::End); });
}

} // namespace app
