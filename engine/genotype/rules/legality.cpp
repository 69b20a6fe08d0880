// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/legality.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

int costFor(const Player& player, int cost) {
    constexpr auto leopold = effectOf<LowerCosts>(Assistant::Leopold);
    if (!player.has(Assistant::Leopold) || cost <= leopold.minimum)
        return cost;
    return std::max(leopold.minimum, cost - leopold.by);
}

int priceFor(const State& state, Seat seat, Upgrade upgrade, int grants) {
    const auto kind = static_cast<std::size_t>(upgrade);
    const int price = costFor(state.player(seat), abacus[kind][state.priceStep[kind]]);
    return std::max(0, price - grants * effectOf<Discount>(Tool::Grant).coins);
}

bool plantAvailable(const State& state) {
    for (const PlantId plant : state.nursery)
        if (plant != noPlant)
            return true;
    return legality::plantDrawable(state);
}

bool toolAvailable(const State& state) {
    for (const auto tool : state.toolShed)
        if (tool != noTool)
            return true;
    return legality::toolDrawable(state);
}

bool plotExists(const State& state, Seat seat, int plot) {
    if (state.isJohann(seat))
        return plot >= 0 && plot < johannGardenSize;
    return plotExists(state.player(seat), plot);
}

bool plotExists(const Player& player, int plot) {
    if (plot < 0 || plot >= plotPlaces)
        return false;
    if (plot < firstFlowerPot)
        return plot < basePlots + player.newPlots;
    if (plot == eduardPlot)
        return player.has(Assistant::Eduard);
    return !player.plots[static_cast<std::size_t>(plot)].empty();
}

Seat occupant(const State& state, Space space, Seat seat) {
    const Player& player = state.player(seat);
    switch (space) {
    case Space::SecondShift: return noSeat;
    case Space::Gardening: return player.gardening ? seat : noSeat;
    case Space::TemporarySlot: return player.temporarySlot ? seat : noSeat;
    case Space::Omari: return player.omari ? seat : noSeat;
    default: return state.owner(space);
    }
}

int diceSlots(const Player& player) {
    const int rented =
        player.hasUsed(Assistant::Franz) ? effectOf<RentedSlots>(Assistant::Franz).extraSlots : 0;
    return legality::ordinarySlots(player) + rented;
}

int freeDiceSlots(const Player& player) {
    return legality::freeOrdinarySlots(player) + legality::freeFranzSlots(player);
}

Refusal spaceRefusal(const State& state, Seat seat, Space space) {
    const Player& player = state.player(seat);
    const SpaceInfo& info = spaceInfo(space);
    if (state.seats < info.players)
        return Refusal::SpaceNotInThisGame;
    if (space == Space::Omari && !player.has(Assistant::Omari))
        return Refusal::NotYourAssistant;
    if (occupant(state, space, seat) != noSeat)
        return Refusal::SpaceTaken;
    if (info.cost == 0)
        return Refusal::None;
    if (space == Space::UniversityOne || space == Space::UniversityTwo) {
        if (legality::uncoveredTraits(player) == 0)
            return Refusal::NoUncoveredTrait;
    } else {
        if (player.goalMarkersLeft == 0)
            return Refusal::NoGoalMarkerLeft;
        if (legality::freeGoals(state) == 0)
            return Refusal::NoFreeGoal;
    }
    return player.coins < costFor(player, info.cost) ? Refusal::NotEnoughCoins : Refusal::None;
}

namespace legality {

bool plantDrawable(const State& state) {
    return !state.plantDeck.empty() || !state.plantDiscard.empty();
}

bool toolDrawable(const State& state) {
    if (!state.toolDeck.empty())
        return true;
    for (const auto count : state.toolDiscard)
        if (count > 0)
            return true;
    return false;
}

std::uint8_t uncoveredTraits(const Player& player) {
    std::uint8_t traits = 0;
    for (const Plot& plot : player.plots)
        traits |= plot.uncovered();
    return traits;
}

std::uint8_t uncoveredGenotypes(const Player& player, Trait trait) {
    unsigned genotypes = 0;
    for (const Plot& plot : player.plots)
        if ((plot.uncovered() >> static_cast<int>(trait)) & 1)
            genotypes |= 1u << static_cast<int>(plantCard(plot.plant).genotype(trait));
    return static_cast<std::uint8_t>(genotypes);
}

int uncoveredCopies(const Player& player, Trait trait, Genotype genotype) {
    int copies = 0;
    for (const Plot& plot : player.plots)
        if ((plot.uncovered() >> static_cast<int>(trait)) & 1)
            copies += plantCard(plot.plant).genotype(trait) == genotype;
    return copies;
}

int ordinarySlots(const Player& player) {
    return baseDiceSlots + player.diceSlots + (player.temporarySlot ? 1 : 0);
}
int freeOrdinarySlots(const Player& player) {
    return ordinarySlots(player) - player.slotsFilled;
}
int freeFranzSlots(const Player& player) {
    if (!player.hasUsed(Assistant::Franz))
        return 0;
    return effectOf<RentedSlots>(Assistant::Franz).extraSlots - player.franzSlotsFilled;
}

int freeGoals(const State& state) {
    int count = 0;
    for (const Bench& bench : state.benches)
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
            count += bench.goals[static_cast<std::size_t>(goal)] == noSeat;
    return count;
}

int promisedGoals(const State& state) {
    int count = 0;
    for (const Pending& pending : state.pending)
        count += pending.kind == PendingKind::Goal;
    return count;
}

std::uint8_t ownGoalGenotypes(const State& state, Seat seat, Trait trait) {
    const Bench& bench = state.bench(trait);
    std::uint8_t genotypes = 0;
    for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
        if (bench.goals[static_cast<std::size_t>(goal)] == seat)
            genotypes |= goalInfo(bench.inheritance, goal).genotypes;
    return genotypes;
}

bool bonusToolFor(Space space, Tool& tool) {
    if (isParentGenes(space))
        tool = Tool::HandLens;
    else if (isFirstShift(space))
        tool = Tool::PocketWatch;
    else if (space == Space::SecondShift)
        tool = Tool::GardenLine;
    else
        return false;
    return true;
}

int freeOrdinaryPlot(const Player& player) {
    for (int plot = 0; plot < basePlots + player.newPlots; ++plot)
        if (player.plots[static_cast<std::size_t>(plot)].empty())
            return plot;
    return -1;
}

bool eduardIsFree(const Player& player) {
    return player.has(Assistant::Eduard) && player.plots[eduardPlot].empty();
}

bool canSow(const Player& player) {
    return freeOrdinaryPlot(player) >= 0 || eduardIsFree(player);
}

Refusal toolRefusal(const State& state, Seat seat, Tool tool) {
    const Player& player = state.player(seat);
    if (player.toolCount(tool) == 0)
        return Refusal::ToolNotHeld;
    switch (tool) {
    case Tool::WateringFunnel: return Refusal::None;
    case Tool::SeedBag: return plantDrawable(state) ? Refusal::None : Refusal::ToolWouldDoNothing;
    case Tool::Dissertation:
        // Paid for but not chosen yet, a goal takes its marker already.
        if (player.goalMarkersLeft <= promisedGoals(state))
            return Refusal::NoGoalMarkerLeft;
        if (freeGoals(state) <= promisedGoals(state))
            return Refusal::NoFreeGoal;
        return player.coins < costFor(player, effectOf<ClaimGoal>(tool).coins) ? Refusal::NotEnoughCoins
                                                                               : Refusal::None;
    case Tool::FlowerPot: return plantAvailable(state) ? Refusal::None : Refusal::ToolWouldDoNothing;
    case Tool::GraftKnife:
    case Tool::Rake:
    case Tool::PollenBrush:
    case Tool::HandLens:
    case Tool::PocketWatch:
    case Tool::GardenLine:
    case Tool::Grant: return Refusal::ToolNeedsItsMoment;
    }
    return Refusal::NotAnAction;
}

Refusal assistantRefusal(const State& state, Seat seat, Assistant assistant) {
    const Player& player = state.player(seat);
    if (!player.has(assistant))
        return Refusal::NotYourAssistant;
    if (assistant != Assistant::Anna && assistant != Assistant::Elisabeth)
        return Refusal::AssistantWorksAlone;
    if (player.hasUsed(assistant))
        return Refusal::AssistantUsed;
    if (assistant == Assistant::Anna) {
        if (uncoveredTraits(player) == 0)
            return Refusal::NoUncoveredTrait;
        return player.coins < costFor(player, effectOf<ValidateForCoins>(assistant).coins)
                   ? Refusal::NotEnoughCoins
                   : Refusal::None;
    }
    for (const Trait trait : allTraits)
        if (ownGoalGenotypes(state, seat, trait) & uncoveredGenotypes(player, trait))
            return Refusal::None;
    return Refusal::NotYourGoal;
}

bool anyOptional(const State& state) {
    const Player& player = state.player(state.actor);
    constexpr std::array playable{Tool::WateringFunnel, Tool::SeedBag, Tool::Dissertation, Tool::FlowerPot};
    for (const Tool tool : playable)
        if (player.toolCount(tool) > 0 && toolRefusal(state, state.actor, tool) == Refusal::None)
            return true;
    return assistantRefusal(state, state.actor, Assistant::Elisabeth) == Refusal::None ||
           assistantRefusal(state, state.actor, Assistant::Anna) == Refusal::None;
}

Refusal validationRefusal(const State& state, const Pending& pending, int plot, Trait trait) {
    const Player& player = state.player(state.actor);
    if (!plotExists(player, plot) || player.plots[static_cast<std::size_t>(plot)].empty())
        return Refusal::NoSuchPlot;
    const Plot& place = player.plots[static_cast<std::size_t>(plot)];
    const PlantCard& card = plantCard(place.plant);
    if (!card.has(trait))
        return Refusal::TraitNotOnPlant;
    if ((place.covered >> static_cast<int>(trait)) & 1)
        return Refusal::TraitCovered;
    const int t = static_cast<int>(trait);
    const int genotype = static_cast<int>(card.genotype(trait));
    switch (pending.source) {
    case ValidationSource::University:
    case ValidationSource::Funnel:
    case ValidationSource::Anna: return Refusal::None;
    case ValidationSource::Elisabeth:
        return (ownGoalGenotypes(state, state.actor, trait) >> genotype) & 1 ? Refusal::None
                                                                             : Refusal::NotYourGoal;
    case ValidationSource::Omari:
        if (!((pending.genotype >> t) & 1))
            return Refusal::DieUsedUp;
        return ((pending.place >> (2 * t)) & 3) == genotype ? Refusal::None : Refusal::GenotypeDoesNotMatch;
    case ValidationSource::ToolShed:
    case ValidationSource::Assistants:
    case ValidationSource::FullGarden:
    case ValidationSource::Maria: return Refusal::NotAnAction; // Brother Johann's: nobody is asked
    case ValidationSource::Die:
        if (trait != pending.trait)
            return Refusal::WrongColour;
        return pending.genotype == anyGenotype || pending.genotype == genotype
                   ? Refusal::None
                   : Refusal::GenotypeDoesNotMatch;
    }
    return Refusal::NotAnAction;
}

bool anyValidation(const State& state, const Pending& pending) {
    const Player& player = state.player(state.actor);
    for (int plot = 0; plot < plotPlaces; ++plot) {
        if (player.plots[static_cast<std::size_t>(plot)].uncovered() == 0)
            continue;
        for (const Trait trait : allTraits)
            if (validationRefusal(state, pending, plot, trait) == Refusal::None)
                return true;
    }
    return false;
}

bool mustUsePick(const State& state, const Pending& pick) {
    const Player& player = state.player(state.actor);
    if (pick.count > 0 || pick.stage == PickStage::Anton || freeDiceSlots(player) < 1)
        return false;
    for (const Trait trait : allTraits) {
        if (pick.stage == PickStage::FirstShift && trait != pick.trait)
            continue;
        const Bench& bench = state.bench(trait);
        if (bench.pool[static_cast<std::size_t>(PoolArea::DeNovo)] > 0)
            return true;
        const std::uint8_t wanted = uncoveredGenotypes(player, trait);
        for (std::size_t g = 0; g < genotypeCount; ++g)
            if (bench.pool[g] > 0 && ((wanted >> g) & 1))
                return true;
    }
    return false;
}

Refusal franzRefusal(const State& state, const Pending& pick) {
    const Player& player = state.player(state.actor);
    constexpr auto franz = effectOf<RentedSlots>(Assistant::Franz);
    if (!player.has(Assistant::Franz))
        return Refusal::NotYourAssistant;
    if (player.hasUsed(Assistant::Franz))
        return Refusal::AssistantUsed;
    if (player.coins < costFor(player, franz.coins))
        return Refusal::NotEnoughCoins;
    // He is paid before the first die that needs his slots: some use must be possible only with them.
    const int free = freeOrdinarySlots(player);
    int now = 0;
    int then = 0;
    const auto count = [](int& uses) {
        return [&uses](const Action&) {
            ++uses;
            return false;
        };
    };
    visitUses(state, pick, free, count(now));
    visitUses(state, pick, free + franz.extraSlots, count(then));
    return then > now ? Refusal::None : Refusal::FranzNotNeededYet;
}

bool anyUse(const State& state, const Pending& pick) {
    const auto stopAtFirst = [](const Action&) { return true; };
    return visitUses(state, pick, freeDiceSlots(state.player(state.actor)), stopAtFirst);
}

Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants) {
    const Player& player = state.player(state.actor);
    switch (upgrade) {
    case Upgrade::NewPlot:
        if (state.plotsLeft == 0)
            return Refusal::OutOfStock;
        break;
    case Upgrade::DiceSlot:
        if (state.diceSlotsLeft == 0)
            return Refusal::OutOfStock;
        break;
    case Upgrade::ActionMarker:
        if (player.markers >= maxMarkers)
            return Refusal::MarkerLimit;
        break;
    case Upgrade::Assistant:
        if (state.assistantsForHire[static_cast<std::size_t>(place)] == noAssistant)
            return Refusal::PlaceEmpty;
        break;
    }
    if (grants > player.toolCount(Tool::Grant))
        return Refusal::GrantNotHeld;
    if (grants > 0 && priceFor(state, state.actor, upgrade, grants - 1) == 0)
        return Refusal::GrantWouldDoNothing;
    return player.coins < priceFor(state, state.actor, upgrade, grants) ? Refusal::NotEnoughCoins
                                                                        : Refusal::None;
}

bool anyPurchase(const State& state) {
    const int grants = state.player(state.actor).toolCount(Tool::Grant);
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const int places =
            upgrade == Upgrade::Assistant ? static_cast<int>(state.assistantsForHire.size()) : 1;
        for (int place = 0; place < places; ++place)
            for (int used = 0; used <= grants; ++used)
                if (purchaseRefusal(state, upgrade, place, used) == Refusal::None)
                    return true;
    }
    return false;
}

} // namespace legality

} // namespace genotype
