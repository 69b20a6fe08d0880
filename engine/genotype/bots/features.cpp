// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/features.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

namespace {

/// Points that the seat's goals add for each plant card, by trait and genotype.
using GoalPoints = std::array<std::array<int, genotypeCount>, traitCount>;

/// Plant cards of 50 that ask for the genotype: 11, 16, 11 (catalogue).
constexpr std::array<int, genotypeCount> cardShare{22, 32, 22};

GoalPoints goalPointsOf(const State& state, Seat seat, FeatureVector& features) {
    GoalPoints points{};
    for (std::size_t trait = 0; trait < traitCount; ++trait) {
        const Bench& bench = state.benches[trait];
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal) {
            if (bench.goals[static_cast<std::size_t>(goal)] != seat)
                continue;
            const GoalInfo info = goalInfo(bench.inheritance, goal);
            features[Feature::Goals] += 100;
            for (const Genotype genotype : allGenotypes) {
                if (!info.matches(genotype))
                    continue;
                const auto g = static_cast<std::size_t>(genotype);
                points[trait][g] += info.points;
                features[Feature::GoalPoints] += info.points * cardShare[g];
            }
        }
    }
    return points;
}

int worth(PlantId plant, const GoalPoints& goals) {
    const PlantCard& card = plantCard(plant);
    int points = card.points;
    for (std::size_t trait = 0; trait < traitCount; ++trait)
        if ((card.traits >> trait) & 1)
            points += goals[trait][static_cast<std::size_t>(card.genotypes[trait])];
    return points;
}

void addGarden(const Player& player, const Outlook& outlook, Seat seat, const Outlook::Hope& hope,
               const GoalPoints& goals, FeatureVector& features) {
    const int share = hope.share();
    for (const Plot& plot : player.plots) {
        if (plot.empty())
            continue;
        const unsigned uncovered = plot.uncovered();
        const PlantCard& card = plantCard(plot.plant);
        int missing = 100 * traitsIn(uncovered);
        if (uncovered == 0)
            features[Feature::ReadyPlots] += 100;
        for (std::size_t trait = 0; trait < traitCount; ++trait) {
            if (!((uncovered >> trait) & 1))
                continue;
            const Genotype genotype = card.genotypes[trait];
            const int copies = outlook.open(seat, static_cast<Trait>(trait), genotype);
            missing -=
                std::min(100, hope.dice[trait][static_cast<std::size_t>(genotype)] / copies) * share / 100;
        }
        // Between two whole numbers, a plant counts partly for both.
        const int points = worth(plot.plant, goals);
        const int whole = std::min(missing / 100, 3);
        const int above = missing - 100 * whole;
        const auto count = [&features, points](int traits, int part) {
            features.values[static_cast<std::size_t>(Feature::PointsMissing0) +
                            static_cast<std::size_t>(traits)] += points * part;
            if (traits < 4)
                features.values[static_cast<std::size_t>(Feature::PlantsMissing0) +
                                static_cast<std::size_t>(traits)] += part;
        };
        count(whole, 100 - above);
        if (above > 0)
            count(whole + 1, above);
    }
}

void addHand(const State& state, const Player& player, const GoalPoints& goals, FeatureVector& features) {
    int first = 0;
    int second = 0;
    int rest = 0;
    PlantId firstPlant = noPlant;
    PlantId secondPlant = noPlant;
    for (const PlantId plant : player.hand) {
        const int points = worth(plant, goals);
        if (points > first) {
            rest += second;
            second = first;
            secondPlant = firstPlant;
            first = points;
            firstPlant = plant;
        } else if (points > second) {
            rest += second;
            second = points;
            secondPlant = plant;
        } else {
            rest += points;
        }
    }
    features[Feature::HandFirst] = 100 * first;
    features[Feature::HandSecond] = 100 * second;
    features[Feature::HandRest] = 100 * std::min(rest, 14);
    const int places = (features[Feature::FreePlots] + features[Feature::ReadyPlots]) / 100;
    features[Feature::HandSowable] = 100 * std::min(places, player.hand.size());
    for (const PlantId plant : {firstPlant, secondPlant}) {
        if (plant == noPlant)
            continue;
        const PlantCard& card = plantCard(plant);
        for (std::size_t trait = 0; trait < traitCount; ++trait)
            if ((card.traits >> trait) & 1)
                features[Feature::HandEase] +=
                    100 * punnettCounts(
                              state.benches[trait].parents)[static_cast<std::size_t>(card.genotypes[trait])];
    }
}

void addCards(const Player& player, bool turnsToCome, FeatureVector& features) {
    for (std::size_t kind = 0; kind < toolKinds; ++kind)
        features.values[static_cast<std::size_t>(Feature::Funnel) + kind] = 100 * player.tools[kind];
    for (std::size_t a = 0; a < assistantCount; ++a)
        features.values[static_cast<std::size_t>(Feature::Alipius) + a] =
            ((player.assistants >> a) & 1) ? 100 : 0;
    if (!turnsToCome)
        return;
    if (player.has(Assistant::Elisabeth) && !player.hasUsed(Assistant::Elisabeth))
        features[Feature::ElisabethOpen] = 100;
    if (player.has(Assistant::Anna) && !player.hasUsed(Assistant::Anna))
        features[Feature::AnnaOpen] = 100;
    if (player.has(Assistant::Omari) && !player.omari)
        features[Feature::OmariOpen] = 100;
}

} // namespace

FeatureVector featuresOf(const State& state, const Outlook& outlook, const Outlook::Hope& hope, Seat seat) {
    const Player& player = state.player(seat);
    FeatureVector features;
    const bool upgrades = state.phase == Phase::Upgrades;
    features.stage = state.rounds - state.round + (upgrades || state.finished() ? 0 : 1);
    const Score now = score(state, seat);
    features.sure = now.plants + now.goals;
    features[Feature::Constant] = 100;

    const GoalPoints goals = goalPointsOf(state, seat, features);
    addGarden(player, outlook, seat, hope, goals, features);
    features[Feature::Validations] = std::min(hope.total, hope.freeSlots);
    features[Feature::Surplus] = std::max(0, hope.total - hope.freeSlots);
    features[Feature::IdleSlots] = std::max(0, hope.freeSlots - hope.total);
    if (state.phase == Phase::Breeding && hope.freeSlots > 0) {
        int mutations = 0;
        int picking = 0;
        for (const Bench& bench : state.benches)
            mutations += bench.pool[static_cast<std::size_t>(PoolArea::DeNovo)];
        for (Seat other = 0; other < state.seats; ++other)
            picking += !state.player(other).passed;
        features[Feature::Mutations] = std::min(hope.freeSlots, 100 * mutations / std::max(1, picking));
    }
    if (!upgrades) {
        for (const Trait trait : allTraits)
            if (state.owner(firstShiftSpace(trait)) == seat &&
                !((state.firstShiftsDone >> static_cast<int>(trait)) & 1))
                features[Feature::ShiftsHeld] += 100;
        for (std::size_t i = state.secondShiftsDone; i < state.secondShift.size(); ++i)
            features[Feature::ShiftsHeld] += state.secondShift[i] == seat ? 100 : 0;
    }

    for (int place = 0; place < plotPlaces; ++place)
        if (player.plots[static_cast<std::size_t>(place)].empty() && plotExists(player, place))
            features[Feature::FreePlots] += 100;
    features[Feature::Plots] = 100 * player.newPlots;
    addHand(state, player, goals, features);

    const int coins = 100 * player.coins;
    features[Feature::Coins] = coins;
    features[Feature::CoinsOver3] = std::max(0, coins - 300);
    features[Feature::CoinsOver7] = std::max(0, coins - 700);
    if (upgrades && !player.passed)
        features[Feature::CoinsInUpgrades] = coins;
    const bool turnsToCome = upgrades || (state.phase == Phase::Working && player.markersLeft > 0);
    const int markersLeft = upgrades                        ? player.markers
                            : state.phase == Phase::Working ? player.markersLeft
                                                            : 0;
    features[Feature::MarkersLeft] = 100 * markersLeft;
    if (turnsToCome && (upgrades || !player.gardening))
        features[Feature::GardeningOpen] = 100;
    features[Feature::Slots] = 100 * player.diceSlots;
    features[Feature::Markers] = 100 * (player.markers - baseMarkers);
    features[Feature::GoalMarkers] = 100 * player.goalMarkersLeft;
    addCards(player, turnsToCome, features);
    const Seat first = upgrades ? state.nextSeat(state.firstPlayer) : state.firstPlayer;
    const int after = (seat + state.seats - first) % state.seats;
    features[Feature::TurnOrder] = 100 * after;
    features[Feature::Seats] = 100 * (state.seats - minSeats);
    return features;
}

} // namespace genotype
