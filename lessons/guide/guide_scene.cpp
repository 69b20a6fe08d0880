// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide_scene.h"

#include "engine/core/overloaded.h"
#include "lessons/guide/useful.h"

#include <algorithm>

namespace lessons {

using namespace genotype;

namespace {

/// * stands for any characters, none included.
bool fitsText(std::string_view pattern, std::string_view text) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == text;
    if (!text.starts_with(pattern.substr(0, star)))
        return false;
    for (std::size_t at = star; at <= text.size(); ++at)
        if (fitsText(pattern.substr(star + 1), text.substr(at)))
            return true;
    return false;
}

bool concerns(const Event& event, Seat seat) {
    return std::visit(
        [seat](const auto& one) {
            if constexpr (requires { one.seat; })
                return one.seat == seat || one.seat == noSeat;
            else
                return true;
        },
        event);
}

/// Those of guideEvents.
struct Names {
    using Name = std::string_view;
    Name operator()(const event::MarkerPlaced&) const { return "marker-placed"; }
    Name operator()(const event::CoinsGained&) const { return "coins-gained"; }
    Name operator()(const event::GeneTilePlaced&) const { return "gene-tile-placed"; }
    Name operator()(const event::DieRolled&) const { return "die-rolled"; }
    Name operator()(const event::DieTaken&) const { return "die-taken"; }
    Name operator()(const event::TraitValidated&) const { return "trait-validated"; }
    Name operator()(const event::ValidationLost&) const { return "validation-lost"; }
    Name operator()(const event::PlantSown&) const { return "plant-sown"; }
    Name operator()(const event::PlantHarvested&) const { return "plant-harvested"; }
    Name operator()(const event::UpgradeBought&) const { return "upgrade-bought"; }
    Name operator()(const event::GoalClaimed&) const { return "goal-claimed"; }
    Name operator()(const event::Passed&) const { return "passed"; }
    Name operator()(const event::RoundBegan&) const { return "round-began"; }
    Name operator()(const event::PhaseBegan&) const { return "phase-began"; }
    Name operator()(const event::GameEnded&) const { return "game-ended"; }
    // The guide waits for none of these.
    Name operator()(const core::OneOf<
                    event::CardsDealt, event::SetupChosen, event::SetupRevealed, event::PositionSet,
                    event::TurnBegan, event::CoinsPaid, event::GeneTileRemoved, event::GeneTilesLeft,
                    event::PlantTaken, event::PlantPlaced, event::ToolTaken, event::ToolPlayed,
                    event::AssistantUsed, event::SeedBagOpened, event::PlantKept, event::PlantsDiscarded,
                    event::PickBegan, event::PickLost, event::AssistantHired, event::DeckReshuffled,
                    event::RowsRefilled, event::PricesFell, event::TurnEnded, event::JohannJoined,
                    event::AutomaDrawn, event::NoAutomaFits, event::ToolDiscarded, event::AutomaPhaseBegan,
                    event::ShiftMoved, event::ArrowFollowed, event::MutationRowFollowed> auto&) const {
        return {};
    }
};

} // namespace

bool fits(const GuidePattern& pattern, const Action& action) {
    return fitsText(pattern.notation, notation(action));
}

GuideScene::GuideScene(const State& state)
    : m_state(state), m_pupils(!state.finished() && state.actor == pupilSeat) {
    if (m_pupils)
        legalActions(m_state, m_legal);
}

std::vector<Action> GuideScene::matching(const GuidePattern& pattern) const {
    std::vector<Action> found;
    for (const Action& action : m_legal)
        if (fits(pattern, action) && (!pattern.useful || isUseful(m_state, action)))
            found.push_back(action);
    return found;
}

bool GuideScene::holds(const GuideMoment& moment) const {
    if (moment.from) {
        const auto round = static_cast<int>(m_state.round);
        const bool later =
            round != moment.from->round ? round > moment.from->round : m_state.phase >= moment.from->phase;
        if (!later && !m_state.finished())
            return false;
    }
    if (!moment.choice.empty() &&
        (!m_pupils || std::ranges::find(moment.choice, m_state.now().kind) == moment.choice.end()))
        return false;
    return moment.offered.empty() || std::ranges::any_of(moment.offered, [this](const GuidePattern& one) {
               return std::ranges::any_of(m_legal, [&](const Action& action) {
                   return fits(one, action) && (!one.useful || isUseful(m_state, action));
               });
           });
}

const GuideView* GuideScene::firstOf(std::span<const GuideView> views) const {
    const auto found =
        std::ranges::find_if(views, [this](const GuideView& view) { return holds(view.when); });
    return found == views.end() ? nullptr : &*found;
}

std::string_view guideName(const Event& event) {
    return std::visit(Names(), event);
}

bool isDone(const GuideDeed& deed, Seat actor, const Action& action, std::span<const Event> events) {
    if (deed.action && (actor != pupilSeat || !fits(*deed.action, action)))
        return false;
    return deed.event.empty() || std::ranges::any_of(events, [&deed](const Event& event) {
               return guideName(event) == deed.event && concerns(event, pupilSeat);
           });
}

} // namespace lessons
