// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/spaces.h"

#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/effects/roll_own_dice.h"
#include "engine/genotype/model/queries.h"

#include <algorithm>

namespace genotype {

namespace {

using RollOwnDiceUnit = effects::Unit<RollOwnDice>;

Refusal needsUncoveredTrait(const State& state, Seat seat) {
    return uncoveredTraits(state.player(seat)) == 0 ? Refusal::NoUncoveredTrait : Refusal::None;
}

Refusal needsFreeGoal(const State& state, Seat seat) {
    if (state.player(seat).goalMarkersLeft == 0)
        return Refusal::NoGoalMarkerLeft;
    return freeGoals(state) == 0 ? Refusal::NoFreeGoal : Refusal::None;
}

/// One kind of space: who may use it, what it needs, what follows. Costs and numbers of players differ
/// between spaces of a kind and are in the catalogue.
struct SpaceRow {
    SpaceKind kind;
    /// Where a player's own space is marked as taken; null for spaces on the board.
    bool Player::*own = nullptr;
    /// Whose space it is, if it is not everybody's.
    Refusal (*whose)(const State& state, Seat seat) = nullptr;
    /// What a marker needs to have an effect; null where a marker may be placed even if nothing comes of it.
    Refusal (*needs)(const State& state, Seat seat) = nullptr;
    /// Holds any number of markers.
    bool queue = false;
    /// The first marker takes the coin beside the Punnett square.
    bool coinBeside = false;
    /// The reason for which its cost is paid.
    CoinReason reason = CoinReason::University;
    /// What follows for the acting player once the marker is placed and the cost is paid.
    void (*follows)(Moves& moves, Space space) = nullptr;
};

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

constexpr const SpaceRow& rowOf(Space space) {
    return spaceRows[static_cast<std::size_t>(spaceInfo(space).kind)];
}

// ---- Spaces by what they have in common, computed at compile time

/// By kind.
constexpr auto spacesOfKind = []<std::size_t... kinds>(std::index_sequence<kinds...>) {
    return std::array{
        spacesWhere([](const SpaceInfo& info) { return static_cast<std::size_t>(info.kind) == kinds; })...};
}
(std::make_index_sequence<spaceKinds>{});

/// By number of players: the spaces that such a game does not have.
constexpr auto missingSpaces = []<std::size_t... players>(std::index_sequence<players...>) {
    return std::array{spacesWhere([](const SpaceInfo& info) { return info.players > int(players); })...};
}
(std::make_index_sequence<maxSeats + 1>{});

constexpr int highestCost = std::ranges::max(spaces, {}, &SpaceInfo::cost).cost;
/// By printed cost.
constexpr auto spacesAt = []<std::size_t... costs>(std::index_sequence<costs...>) {
    return std::array{spacesWhere([](const SpaceInfo& info) { return info.cost == int(costs); })...};
}
(std::make_index_sequence<highestCost + 1>{});

constexpr SpaceSet setIf(bool holds, SpaceSet set) {
    return holds ? set : 0;
}

/// Calls visit<kind>() for each kind of space whose row has something in this column.
template <auto column, typename Visit> void visitKindsWith(const Visit& visit) {
    [&]<std::size_t... kinds>(std::index_sequence<kinds...>) {
        const auto visitOne = [&]<std::size_t kind>() {
            if constexpr (spaceRows[kind].*column != nullptr)
                visit.template operator()<kind>();
        };
        (..., visitOne.template operator()<kinds>());
    }
    (std::make_index_sequence<spaceKinds>{});
}

SpaceSet takenSpaces(const State& state, Seat seat) {
    SpaceSet taken = [&state]<std::size_t... places>(std::index_sequence<places...>) {
        return (... | (SpaceSet{state.spaceOwner[places] != noSeat} << places));
    }
    (std::make_index_sequence<boardSpaceCount>{});
    visitKindsWith<&SpaceRow::own>([&]<std::size_t kind>() {
        taken |= setIf(state.player(seat).*spaceRows[kind].own, spacesOfKind[kind]);
    });
    return taken;
}

/// Calls visit(refusal, spaces) for each reason with the spaces, or none, that the player cannot use because
/// of it; where several apply, the first one is shown. The rows are constants here, so that hardly a branch
/// is left: bots call this millions of times.
template <typename Visit> void visitRefusals(const State& state, Seat seat, const Visit& visit) {
    const Player& player = state.player(seat);
    const auto visitRefused = [&](Refusal refusal, SpaceSet set) {
        visit(refusal, setIf(refusal != Refusal::None, set));
    };
    visit(Refusal::SpaceNotInThisGame, missingSpaces[state.seats]);
    visitKindsWith<&SpaceRow::whose>(
        [&]<std::size_t kind>() { visitRefused(spaceRows[kind].whose(state, seat), spacesOfKind[kind]); });
    visit(Refusal::SpaceTaken, takenSpaces(state, seat));
    visitKindsWith<&SpaceRow::needs>(
        [&]<std::size_t kind>() { visitRefused(spaceRows[kind].needs(state, seat), spacesOfKind[kind]); });
    SpaceSet tooDear = 0;
    for (int cost = 1; cost <= highestCost; ++cost)
        tooDear |= setIf(player.coins < costFor(player, cost), spacesAt[static_cast<std::size_t>(cost)]);
    visit(Refusal::NotEnoughCoins, tooDear);
}

} // namespace

Seat occupant(const State& state, Space space, Seat seat) {
    const SpaceRow& row = rowOf(space);
    if (static_cast<int>(space) < boardSpaceCount)
        return row.queue ? noSeat : state.owner(space);
    return row.own && state.player(seat).*row.own ? seat : noSeat;
}

SpaceSet openSpaces(const State& state, Seat seat) {
    SpaceSet refused = 0;
    visitRefusals(state, seat, [&refused](Refusal, SpaceSet set) { refused |= set; });
    return allSpaces & ~refused;
}

Refusal spaceRefusal(const State& state, Seat seat, Space space) {
    Refusal first = Refusal::None;
    visitRefusals(state, seat, [&](Refusal refusal, SpaceSet set) {
        if (first == Refusal::None && (set & setOf(space)))
            first = refusal;
    });
    return first;
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
