// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/game.h"
#include "event_list.h"
#include "game_json.h"
#include "genotype_event_codecs.h"

namespace messages {

using namespace genotype;

namespace {

constexpr PlayerValue aPlayer{maxSeats};
constexpr Number aByte{};
constexpr Number aRound{1, maxRounds};
constexpr Word<Phase> aPhase{};
constexpr Word<Side> aSide{};
constexpr Word<DieFace> aFace{};
constexpr Word<PickStage> aStage{};
constexpr Word<ValidationSource> aSource{};
constexpr Word<CoinReason> aReason{};
using ToolCardValue = Named<ToolValue>;
using AssistantCardValue = Named<AssistantValue>;
using AutomaCardValue = Named<AutomaValue>;

} // namespace

} // namespace messages

namespace json {

using namespace messages;
using namespace genotype;

// ---- The fields of each kind of event

/// The trait belongs to a pick of the 1st Shift only.
template <typename Io, typename Pick> void pickFields(Io& io, Pick& e) {
    io("seat", e.seat, aPlayer);
    io("stage", e.stage, aStage);
    if (e.stage == PickStage::FirstShift)
        io("trait", e.trait, traitLetter);
}

template <typename Io> void fields(Io& io, event::CardsDealt& e) {
    io("seat", e.seat, aPlayer);
    io("plants", e.plants, PlantsValue{});
    io("tool", e.tool, ToolValue{});
}

template <typename Io> void fields(Io& io, event::SetupChosen& e) {
    io("seat", e.seat, aPlayer);
    io("sow", e.sown, PlantValue{});
    io("keep", e.kept, PlantValue{});
    io("discard", e.discarded, PlantValue{});
}

template <typename Io> void fields(Io& io, event::SetupRevealed& e) {
    io("seat", e.seat, aPlayer);
    io("sow", e.sown, PlantValue{});
    io("discard", e.discarded, PlantValue{});
}

template <typename Io> void fields(Io& io, event::PositionSet& e) {
    io("seat", e.seat, aPlayer);
    io("round", e.round, aRound);
    io("garden", e.garden, PlantsValue{});
    io("keep", e.kept, PlantValue{});
    io("tool", e.tool, ToolValue{});
}

template <typename Io> void fields(Io& io, event::RoundBegan& e) {
    io("round", e.round, aRound);
    io("first_player", e.firstPlayer, aPlayer);
}

template <typename Io> void fields(Io& io, event::PhaseBegan& e) {
    io("phase", e.phase, aPhase);
}

template <typename Io> void fields(Io& io, event::TurnBegan& e) {
    io("seat", e.seat, aPlayer);
}

template <typename Io> void fields(Io& io, event::MarkerPlaced& e) {
    io("seat", e.seat, aPlayer);
    io("space", e.space, SpaceValue{});
}

template <typename Io> void fields(Io& io, event::CoinsGained& e) {
    io("seat", e.seat, aPlayer);
    io("coins", e.coins, aByte);
    io("reason", e.reason, aReason);
}

template <typename Io> void fields(Io& io, event::CoinsPaid& e) {
    io("seat", e.seat, aPlayer);
    io("coins", e.coins, aByte);
    io("reason", e.reason, aReason);
}

template <typename Io> void fields(Io& io, event::GeneTilePlaced& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
    io("side", e.side, aSide);
    io("genotype", e.genotype, GenotypeOf{e.trait});
}

template <typename Io> void fields(Io& io, event::GeneTileRemoved& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
    io("side", e.side, aSide);
}

template <typename Io> void fields(Io& io, event::GeneTilesLeft& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
}

template <typename Io> void fields(Io& io, event::PlantTaken& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
    io("from", e.from, SourceValue{});
}

template <typename Io> void fields(Io& io, event::PlantPlaced& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
    io("from", e.from, SourceValue{});
    io("plot", e.plot, PlotValue{});
}

template <typename Io> void fields(Io& io, event::ToolTaken& e) {
    io("seat", e.seat, aPlayer);
    io("tool", e.tool, ToolValue{});
    io("from", e.from, SourceValue{});
}

template <typename Io> void fields(Io& io, event::ToolPlayed& e) {
    io("seat", e.seat, aPlayer);
    io("tool", e.tool, ToolCardValue{});
}

template <typename Io> void fields(Io& io, event::AssistantUsed& e) {
    io("seat", e.seat, aPlayer);
    io("assistant", e.assistant, AssistantCardValue{});
}

template <typename Io> void fields(Io& io, event::SeedBagOpened& e) {
    io("seat", e.seat, aPlayer);
    io("plants", e.plants, PlantsValue{});
    io("count", e.count, aByte);
}

template <typename Io> void fields(Io& io, event::PlantKept& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
}

template <typename Io> void fields(Io& io, event::PlantsDiscarded& e) {
    io("seat", e.seat, aPlayer);
    io("plants", e.plants, PlantsValue{});
}

template <typename Io> void fields(Io& io, event::PlantSown& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
    io("plot", e.plot, PlotValue{});
}

template <typename Io> void fields(Io& io, event::PlantHarvested& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
    io("plot", e.plot, PlotValue{});
}

template <typename Io> void fields(Io& io, event::TraitValidated& e) {
    io("seat", e.seat, aPlayer);
    io("plot", e.plot, PlotValue{});
    io("plant", e.plant, PlantValue{});
    OfTrait<Genotype> validated{e.trait, e.genotype};
    io("genotype", validated, TraitGenotype{});
    e.trait = validated.trait;
    e.genotype = validated.value;
    io("source", e.source, aSource);
    io("widening", e.widening, Word<Widening>{});
}

template <typename Io> void fields(Io& io, event::ValidationLost& e) {
    io("seat", e.seat, aPlayer);
    io("source", e.source, aSource);
}

template <typename Io> void fields(Io& io, event::GoalClaimed& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
    io("goal", e.goal, FromOne{maxGoals});
}

template <typename Io> void fields(Io& io, event::DieRolled& e) {
    // Nobody's in the breeding roll.
    io("seat", e.seat, genotypeSeat);
    io("trait", e.trait, traitLetter);
    io("die", e.die, FromOne{dicePerTrait});
    io("first", e.first, aFace);
    io("face", e.face, aFace);
    io("rerolls", e.rerolls, aByte);
    io("left", e.parents.left, GenotypeOf{e.trait});
    io("top", e.parents.top, GenotypeOf{e.trait});
    io.derived("result", [&e] { return Json(areaNotation(e.trait, poolAreaOf(e.parents, e.face))); });
    io("omari", e.omari, Flag{});
    io("roll", e.roll, Number{0, 65535});
    io("round", e.round, aRound);
}

template <typename Io> void fields(Io& io, event::PickBegan& e) {
    pickFields(io, e);
}

template <typename Io> void fields(Io& io, event::DieTaken& e) {
    io("seat", e.seat, aPlayer);
    io("die", e.die, FromOne{dicePerTrait});
    OfTrait<PoolArea> result{e.trait, e.area};
    io("result", result, TraitArea{});
    e.trait = result.trait;
    e.area = result.value;
    io("use", e.use, Word<DieUse>{});
    io("place", e.place, Word<DiePlace>{});
}

template <typename Io> void fields(Io& io, event::PickLost& e) {
    pickFields(io, e);
}

template <typename Io> void fields(Io& io, event::Passed& e) {
    io("seat", e.seat, aPlayer);
    io("phase", e.phase, aPhase);
    io("forced", e.forced, Flag{});
}

template <typename Io> void fields(Io& io, event::UpgradeBought& e) {
    io("seat", e.seat, aPlayer);
    io("upgrade", e.upgrade, Word<Upgrade>{});
    io("paid", e.paid, aByte);
    io("grants", e.grants, aByte);
}

template <typename Io> void fields(Io& io, event::AssistantHired& e) {
    io("seat", e.seat, aPlayer);
    io("assistant", e.assistant, AssistantCardValue{});
}

template <typename Io> void fields(Io& io, event::DeckReshuffled& e) {
    io("deck", e.deck, Word<DeckKind>{});
}

template <typename Io> void fields(Io&, event::RowsRefilled&) {}

template <typename Io> void fields(Io&, event::PricesFell&) {}

template <typename Io> void fields(Io& io, event::TurnEnded& e) {
    io("seat", e.seat, aPlayer);
}

template <typename Io> void fields(Io& io, event::GameEnded& e) {
    io("winners", e.winners, SeatsValue<maxSeats>{});
}

template <typename Io> void fields(Io& io, event::JohannJoined& e) {
    io("seat", e.seat, aPlayer);
    io("difficulty", e.difficulty, Word<Difficulty>{});
    io("assistant", e.assistant, AssistantValue{});
}

template <typename Io> void fields(Io& io, event::AutomaDrawn& e) {
    io("seat", e.seat, aPlayer);
    io("card", e.card, AutomaCardValue{});
    io("role", e.role, Word<AutomaRole>{});
    io("refusal", e.refusal, RefusalValue{});
    if (e.role != AutomaRole::Shift) {
        e.plant = noPlant;
        return;
    }
    io("plant", e.plant, PlantValue{});
    PlotOrNone plot{e.plant != noPlant};
    io("plot", e.plot, plot);
}

template <typename Io> void fields(Io& io, event::NoAutomaFits& e) {
    io("seat", e.seat, aPlayer);
}

template <typename Io> void fields(Io& io, event::ToolDiscarded& e) {
    io("seat", e.seat, aPlayer);
    io("tool", e.tool, ToolCardValue{});
    io("from", e.from, SourceValue{});
}

template <typename Io> void fields(Io& io, event::AutomaPhaseBegan& e) {
    io("seat", e.seat, aPlayer);
}

template <typename Io> void fields(Io& io, event::ShiftMoved& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
}

template <typename Io> void fields(Io& io, event::ArrowFollowed& e) {
    io("seat", e.seat, aPlayer);
    io("plant", e.plant, PlantValue{});
    io("trait", e.trait, traitLetter);
    io("double", e.twice, Flag{});
    io("outcome", e.outcome, Word<ArrowOutcome>{});
    io("dice", e.dice, aByte);
    io("genotype", e.genotype, GenotypeOf{e.trait});
}

template <typename Io> void fields(Io& io, event::MutationRowFollowed& e) {
    io("seat", e.seat, aPlayer);
    io("trait", e.trait, traitLetter);
    io("outcome", e.outcome, Word<MutationOutcome>{});
}

} // namespace json

namespace messages {

template <> Json eventsAsJson<Game>(const std::vector<Event>& events) {
    return listAsJson(events);
}

template <> std::vector<Event> readEvents<Game>(const Json& json) {
    return listFromJson<Event>(json);
}

} // namespace messages
