// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_numbers.h"

namespace tests {

using namespace genotype;

namespace {

/// All fields of an event, without padding: each event is a small aggregate of small values.
struct Numbers {
    using List = std::vector<std::uint64_t>;
    template <typename... Values> static List of(const Values&... values) {
        return {static_cast<std::uint64_t>(values)...};
    }
    List operator()(const event::CardsDealt& e) const { return of(e.seat, e.plants.bits(), e.tool); }
    List operator()(const event::SetupChosen& e) const { return of(e.seat, e.sown, e.kept, e.discarded); }
    List operator()(const event::SetupRevealed& e) const { return of(e.seat, e.sown, e.discarded); }
    List operator()(const event::PositionSet& e) const {
        return of(e.seat, e.round, e.garden.bits(), e.kept, e.tool);
    }
    List operator()(const event::RoundBegan& e) const { return of(e.round, e.firstPlayer); }
    List operator()(const event::PhaseBegan& e) const { return of(e.phase); }
    List operator()(const event::TurnBegan& e) const { return of(e.seat); }
    List operator()(const event::MarkerPlaced& e) const { return of(e.seat, e.space); }
    List operator()(const event::CoinsGained& e) const { return of(e.seat, e.coins, e.reason); }
    List operator()(const event::CoinsPaid& e) const { return of(e.seat, e.coins, e.reason); }
    List operator()(const event::GeneTilePlaced& e) const { return of(e.seat, e.trait, e.side, e.genotype); }
    List operator()(const event::GeneTileRemoved& e) const { return of(e.seat, e.trait, e.side); }
    List operator()(const event::GeneTilesLeft& e) const { return of(e.seat, e.trait); }
    List operator()(const event::PlantTaken& e) const { return of(e.seat, e.plant, e.from.place); }
    List operator()(const event::PlantPlaced& e) const { return of(e.seat, e.plant, e.from.place, e.plot); }
    List operator()(const event::ToolTaken& e) const { return of(e.seat, e.tool, e.from.place); }
    List operator()(const event::ToolPlayed& e) const { return of(e.seat, e.tool); }
    List operator()(const event::AssistantUsed& e) const { return of(e.seat, e.assistant); }
    List operator()(const event::SeedBagOpened& e) const { return of(e.seat, e.plants.bits(), e.count); }
    List operator()(const event::PlantKept& e) const { return of(e.seat, e.plant); }
    List operator()(const event::PlantsDiscarded& e) const { return of(e.seat, e.plants.bits()); }
    List operator()(const event::PlantSown& e) const { return of(e.seat, e.plant, e.plot); }
    List operator()(const event::PlantHarvested& e) const { return of(e.seat, e.plant, e.plot); }
    List operator()(const event::TraitValidated& e) const {
        return of(e.seat, e.plot, e.plant, e.trait, e.genotype, e.source, e.widening);
    }
    List operator()(const event::ValidationLost& e) const { return of(e.seat, e.source); }
    List operator()(const event::GoalClaimed& e) const { return of(e.seat, e.trait, e.goal); }
    List operator()(const event::DieRolled& e) const {
        return of(e.seat, e.trait, e.die, e.first, e.face, e.rerolls, e.omari, e.roll, e.round);
    }
    List operator()(const event::PickBegan& e) const { return of(e.seat, e.stage, e.trait); }
    List operator()(const event::DieTaken& e) const {
        return of(e.seat, e.trait, e.area, e.use, e.die, e.place);
    }
    List operator()(const event::PickLost& e) const { return of(e.seat, e.stage, e.trait); }
    List operator()(const event::Passed& e) const { return of(e.seat, e.phase, e.forced); }
    List operator()(const event::UpgradeBought& e) const { return of(e.seat, e.upgrade, e.paid, e.grants); }
    List operator()(const event::AssistantHired& e) const { return of(e.seat, e.assistant); }
    List operator()(const event::DeckReshuffled& e) const { return of(e.deck); }
    List operator()(const event::RowsRefilled&) const { return {}; }
    List operator()(const event::PricesFell&) const { return {}; }
    List operator()(const event::TurnEnded& e) const { return of(e.seat); }
    List operator()(const event::GameEnded& e) const { return of(e.winners); }
    List operator()(const event::JohannJoined& e) const { return of(e.seat, e.difficulty, e.assistant); }
    List operator()(const event::AutomaDrawn& e) const {
        return of(e.seat, e.card, e.role, e.refusal, e.plot, e.plant);
    }
    List operator()(const event::NoAutomaFits& e) const { return of(e.seat); }
    List operator()(const event::ToolDiscarded& e) const { return of(e.seat, e.tool, e.from.place); }
    List operator()(const event::AutomaPhaseBegan& e) const { return of(e.seat); }
    List operator()(const event::ShiftMoved& e) const { return of(e.seat, e.trait); }
    List operator()(const event::ArrowFollowed& e) const {
        return of(e.seat, e.plant, e.trait, e.twice, e.outcome, e.genotype, e.dice);
    }
    List operator()(const event::MutationRowFollowed& e) const { return of(e.seat, e.trait, e.outcome); }
};

} // namespace

std::vector<std::vector<std::uint64_t>> numbersOf(const std::vector<Event>& events) {
    std::vector<std::vector<std::uint64_t>> result;
    for (const Event& one : events) {
        result.push_back(std::visit(Numbers{}, one));
        result.back().push_back(one.index());
    }
    return result;
}

} // namespace tests
