// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_places.h"

#include "app/games/genotype/board_button.h"
#include "app/games/genotype/board_view.h"
#include "app/games/genotype/card_buttons.h"
#include "app/games/genotype/goal_button.h"
#include "app/games/genotype/odds_lens.h"
#include "app/games/genotype/plant_card.h"
#include "app/games/genotype/pool_column.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/genotype/top_bar.h"

#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace app {

using namespace genotype;

namespace {

template <typename Part> QList<QWidget*> allOf(const BoardView& board) {
    QList<QWidget*> found;
    for (Part* part : board.findChildren<Part*>())
        if (part->isVisibleTo(&board))
            found << part;
    return found;
}

bool isMutations(const QWidget* column) {
    const Target& target = static_cast<const PoolColumn*>(column)->target();
    return static_cast<PoolArea>(target.second) == PoolArea::DeNovo;
}

bool isInHand(const QWidget* card) {
    return static_cast<const PlantCard*>(card)->target().kind == Target::Kind::HandPlant;
}

QList<QWidget*> partsNamed(const std::string& region, const BoardView& board) {
    if (region == "plots")
        return allOf<PlotCard>(board);
    if (region == "squares")
        return allOf<PunnettSquare>(board);
    if (region == "odds")
        return allOf<OddsLens>(board);
    if (region == "rounds")
        return allOf<RoundTrack>(board);
    if (region == "upgrades")
        return allOf<UpgradeRod>(board);
    if (region == "goals")
        return allOf<GoalButton>(board);
    if (region == "coins")
        return allOf<PlayerChip>(board).mid(lessons::pupilSeat, 1);
    QList<QWidget*> parts = region == "hand" ? allOf<PlantCard>(board) : allOf<PoolColumn>(board);
    if (region == "hand")
        parts.removeIf([](const QWidget* card) { return !isInHand(card); });
    if (region == "mutations")
        parts.removeIf([](const QWidget* column) { return !isMutations(column); });
    return parts;
}

QList<QWidget*> buttonsFor(const std::vector<Action>& actions, const BoardView& board) {
    const auto stands = [&](const Target& target) {
        // A card whose use has been chosen would only put it away again.
        if (board.choices().way() && !board.choices().waysBehind(target).empty())
            return false;
        const auto here = board.choices().answers(target);
        return std::ranges::any_of(
            actions, [&here](const Action& action) { return std::ranges::find(here, action) != here.end(); });
    };
    QList<QWidget*> found;
    for (GlowButton* button : board.glowing())
        if (stands(static_cast<BoardButton*>(button)->target()))
            found << button;
    for (const Action& action : actions)
        if (QWidget* option = board.clicks().optionFor(action); option && !found.contains(option))
            found << option;
    if (stands(Target::of(Target::Kind::Proceed, 0)) && board.proceedButton()->isVisibleTo(&board))
        found << board.proceedButton();
    return found;
}

} // namespace

QList<QWidget*> placesOf(const lessons::GuideView& view, const lessons::GuideScene& scene,
                         const BoardView& board) {
    QList<QWidget*> places;
    for (const lessons::GuidePattern& pattern : view.actions)
        for (QWidget* button : buttonsFor(scene.matching(pattern), board))
            if (!places.contains(button))
                places << button;
    for (const std::string& region : view.regions)
        places << partsNamed(region, board);
    return places;
}

QList<QRect> neededOn(const BoardView& board, const QList<QWidget*>& lit) {
    QWidgetList needed;
    for (GlowButton* button : board.glowing())
        needed << button;
    needed << allOf<PlotCard>(board);
    for (QWidget* square : allOf<PunnettSquare>(board))
        if (std::ranges::any_of(lit, [square](const QWidget* one) {
                return square->parentWidget()->isAncestorOf(one) && !qobject_cast<const PoolColumn*>(one);
            }))
            needed << square;
    if (QWidget* prompt = board.proceedButton()->parentWidget())
        needed << prompt;
    QList<QRect> places;
    for (const QWidget* one : std::as_const(needed))
        if (const QRect seen = one->visibleRegion().boundingRect(); !seen.isEmpty())
            places << QRect(one->mapTo(&board, seen.topLeft()), seen.size());
    return places;
}

} // namespace app
