// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/spaces.h"

#include "engine/genotype/model/queries.h"

namespace genotype {

namespace {

Refusal needsUncoveredTrait(const State& state, Seat seat) {
    return uncoveredTraits(state.player(seat)) == 0 ? Refusal::NoUncoveredTrait : Refusal::None;
}

Refusal needsFreeGoal(const State& state, Seat seat) {
    if (state.player(seat).goalMarkersLeft == 0)
        return Refusal::NoGoalMarkerLeft;
    return freeGoals(state) == 0 ? Refusal::NoFreeGoal : Refusal::None;
}

using RollOwnDiceUnit = effects::Unit<RollOwnDice>;

} // namespace

constexpr std::array<SpaceRow, spaceKinds> spaceRows{{
    {.kind = SpaceKind::ParentGenes,
     .coinBeside = true,
     .follows = [](Moves& moves,
                   Space space) { moves.push({.kind = PendingKind::GeneTile, .trait = traitOf(space)}); }},
    {.kind = SpaceKind::FirstShift, .coinBeside = true},
    {.kind = SpaceKind::SecondShift,
     .queue = true,
     .follows = [](Moves& moves, Space) { moves.state().secondShift.push(moves.state().actor); }},
    {.kind = SpaceKind::University,
     .needs = needsUncoveredTrait,
     .reason = CoinReason::University,
     .follows =
         [](Moves& moves, Space) {
             moves.push({.kind = PendingKind::Validate, .source = ValidationSource::University});
         }},
    {.kind = SpaceKind::ResearchGoal,
     .needs = needsFreeGoal,
     .reason = CoinReason::ResearchGoal,
     .follows = [](Moves& moves, Space) { moves.push({.kind = PendingKind::Goal}); }},
    {.kind = SpaceKind::Treasury,
     .follows = [](Moves& moves,
                   Space) { moves.gain(moves.state().actor, treasuryCoins, CoinReason::Treasury); }},
    {.kind = SpaceKind::Nursery,
     .follows = [](Moves& moves,
                   Space) { moves.push({.kind = PendingKind::Nursery, .count = nurseryCards}); }},
    {.kind = SpaceKind::ToolShed,
     .follows = [](Moves& moves, Space) { moves.push({.kind = PendingKind::ToolShed}); }},
    {.kind = SpaceKind::Gardening,
     .own = &Player::gardening,
     .follows = [](Moves& moves, Space) { moves.push({.kind = PendingKind::GardenDraw}); }},
    {.kind = SpaceKind::TemporarySlot, .own = &Player::temporarySlot},
    {.kind = SpaceKind::OwnDice,
     .own = &Player::omari,
     .whose = &RollOwnDiceUnit::refusal,
     .follows = [](Moves& moves, Space) { RollOwnDiceUnit::apply(moves); }},
}};
static_assert([] {
    for (std::size_t row = 0; row < spaceRows.size(); ++row)
        if (static_cast<std::size_t>(spaceRows[row].kind) != row)
            return false;
    return true;
}());

Seat occupant(const State& state, Space space, Seat seat) {
    const SpaceRow& row = rowOf(space);
    if (static_cast<int>(space) < boardSpaceCount)
        return row.queue ? noSeat : state.owner(space);
    return row.own && state.player(seat).*row.own ? seat : noSeat;
}

Refusal spaceRefusal(const State& state, Seat seat, Space space) {
    const Player& player = state.player(seat);
    const SpaceInfo& info = spaceInfo(space);
    const SpaceRow& row = rowOf(space);
    if (state.seats < info.players)
        return Refusal::SpaceNotInThisGame;
    if (row.whose)
        if (const Refusal refusal = row.whose(state, seat); refusal != Refusal::None)
            return refusal;
    if (occupant(state, space, seat) != noSeat)
        return Refusal::SpaceTaken;
    if (row.needs)
        if (const Refusal refusal = row.needs(state, seat); refusal != Refusal::None)
            return refusal;
    return player.coins < costFor(player, info.cost) ? Refusal::NotEnoughCoins : Refusal::None;
}

void occupy(Moves& moves, Space space) {
    State& state = moves.state();
    Player& player = moves.actor();
    const SpaceRow& row = rowOf(space);
    --player.markersLeft;
    moves.report(event::MarkerPlaced{state.actor, space});
    if (static_cast<int>(space) < boardSpaceCount && !row.queue)
        state.spaceOwner[static_cast<std::size_t>(space)] = state.actor;
    if (row.own)
        player.*row.own = true;
    if (!row.coinBeside)
        return;
    Bench& bench = state.bench(traitOf(space));
    if (bench.coin) {
        bench.coin = false;
        moves.gain(state.actor, 1, CoinReason::PunnettSquare);
    }
}

void useSpace(Moves& moves, Space space) {
    const SpaceRow& row = rowOf(space);
    moves.pay(costFor(moves.actor(), spaceInfo(space).cost), row.reason);
    if (row.follows)
        row.follows(moves, space);
}

} // namespace genotype
