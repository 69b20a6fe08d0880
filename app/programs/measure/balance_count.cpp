// SPDX-License-Identifier: GPL-3.0-or-later
#include "balance_count.h"

#include <bit>
#include <variant>

namespace cli {

using namespace genotype;

namespace {

template <typename Array> void addAll(Array& sum, const Array& other) {
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += other[i];
}

struct Counter {
    BalanceCount& count;

    void operator()(const event::MarkerPlaced& placed) const {
        ++count.spaces[static_cast<std::size_t>(placed.space)];
    }
    void operator()(const event::UpgradeBought& bought) const {
        ++count.upgrades[static_cast<std::size_t>(bought.upgrade)];
    }
    void operator()(const event::ToolTaken& taken) const { ++count.toolsTaken[taken.tool]; }
    void operator()(const event::ToolPlayed& played) const {
        ++count.toolsPlayed[static_cast<std::size_t>(played.tool)];
    }
    void operator()(const event::AssistantHired& hired) const {
        ++count.hired[static_cast<std::size_t>(hired.assistant)];
    }
    void operator()(const event::GoalClaimed& claimed) const {
        ++count.claimed[static_cast<std::size_t>(claimed.trait)][claimed.goal];
    }
    void operator()(const event::SetupRevealed& revealed) const { ++count.sown[revealed.sown]; }
    void operator()(const event::PlantSown& sown) const { ++count.sown[sown.plant]; }
    void operator()(const event::PlantPlaced& placed) const { ++count.sown[placed.plant]; }
    void operator()(const event::PlantHarvested& harvested) const { ++count.completed[harvested.plant]; }
    template <typename Other> void operator()(const Other&) const {}
};

} // namespace

void BalanceCount::add(const State& end, const std::vector<Event>& events) {
    ++games;
    for (const Event& event : events)
        std::visit(Counter{*this}, event);
    // In the last round, the first player sat `rounds - 1` seats further on than in the first.
    const int first = (end.firstPlayer + end.seats * maxRounds - (end.round - 1)) % end.seats;
    const unsigned winning = winners(end);
    for (Seat seat = 0; seat < end.seats; ++seat) {
        const auto order = static_cast<std::size_t>((seat + end.seats - first) % end.seats);
        const Score own = score(end, seat);
        if ((winning >> seat) & 1)
            wins[order] += 60 / std::popcount(winning);
        points[order].add(own.total());
        plants.add(own.plants);
        goals.add(own.goals);
        markers.add(own.markers);
        coins.add(own.coins);
        harvested.add(own.harvestedPlants);
    }
}

void BalanceCount::add(const BalanceCount& other) {
    games += other.games;
    addAll(wins, other.wins);
    for (std::size_t order = 0; order < points.size(); ++order)
        points[order].add(other.points[order]);
    plants.add(other.plants);
    goals.add(other.goals);
    markers.add(other.markers);
    coins.add(other.coins);
    harvested.add(other.harvested);
    addAll(spaces, other.spaces);
    addAll(upgrades, other.upgrades);
    addAll(toolsTaken, other.toolsTaken);
    addAll(toolsPlayed, other.toolsPlayed);
    addAll(hired, other.hired);
    for (std::size_t trait = 0; trait < claimed.size(); ++trait)
        addAll(claimed[trait], other.claimed[trait]);
    addAll(sown, other.sown);
    addAll(completed, other.completed);
}

} // namespace cli
