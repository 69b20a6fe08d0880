// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/board_position.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace lessons {

namespace {

using genotype::PlantId;

/// Whether dice under these parents can show the genotype.
bool comes(const genotype::Parents& parents, genotype::Genotype wanted) {
    return genotype::punnettCounts(parents)[static_cast<std::size_t>(wanted)] > 0;
}

/// How well a plant fits: first by the traits of the cross that it needs in a genotype that can come up (for
/// a mutation: that cannot), then by how few other traits it has, so that it is soon complete. Negative: not
/// at all.
int fitOf(PlantId plant, const Experiment& experiment) {
    const genotype::PlantCard& card = genotype::plantCard(plant);
    int fitting = 0;
    for (const BoardSquare& square : experiment.board) {
        if (((card.traits >> static_cast<int>(square.trait)) & 1) == 0)
            continue;
        if (comes(square.parents, card.genotype(square.trait)) == experiment.forMutation)
            return -1;
        ++fitting;
    }
    const int others = std::popcount(static_cast<unsigned>(card.traits)) - fitting;
    return fitting == 0 ? -1 : 10 * fitting - others;
}

} // namespace

std::optional<genotype::StartPosition> boardPosition(const Experiment& experiment) {
    if (experiment.board.empty())
        return {};
    genotype::StartPosition position;
    position.round = lessonStart;
    for (const BoardSquare& square : experiment.board)
        position.parents[static_cast<std::size_t>(square.trait)] = square.parents;
    std::vector<PlantId> fitting;
    for (PlantId plant = 0; plant < genotype::plantCardCount; ++plant)
        if (fitOf(plant, experiment) >= 0)
            fitting.push_back(plant);
    std::ranges::stable_sort(fitting, [&](PlantId one, PlantId other) {
        return fitOf(one, experiment) > fitOf(other, experiment);
    });
    for (std::size_t plot = 0; plot < std::min<std::size_t>(genotype::matPlots, fitting.size()); ++plot)
        position.plants[0][plot] = fitting[plot];
    return position;
}

} // namespace lessons
