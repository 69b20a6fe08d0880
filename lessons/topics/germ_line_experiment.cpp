// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/germ_line_experiment.h"

#include "engine/core/text.h"

#include <algorithm>
#include <numeric>

namespace lessons {

std::array<int, 2> rowsOf(const CellTree& tree, MutationStage stage) {
    switch (stage) {
    case MutationStage::Any: break;
    case MutationStage::Early: return {0, 1};
    case MutationStage::Late: return {tree.divisions(), tree.divisions()};
    }
    return {0, tree.divisions()};
}

Experiment germLineExperiment(const CellTree& tree, MutationStage stage) {
    const auto [first, last] = rowsOf(tree, stage);
    const auto cells = tree.cellsByReach(first, last);
    const auto all = std::reduce(cells.begin(), cells.end());
    Experiment experiment;
    experiment.key = "germ line " + std::to_string(tree.divisions()) + ' ' +
                     std::to_string(tree.germCells()) + ' ' + std::to_string(static_cast<int>(stage));
    experiment.title = {ENGINE_TEXT("engine", "Embryos in which one cell mutates"), {}};
    const auto share = [&](MutationReach reach) {
        return static_cast<double>(cells[static_cast<std::size_t>(reach)]) / static_cast<double>(all);
    };
    experiment.outcomes = {{{ENGINE_TEXT("engine", "mutation in body cells only"), {}},
                            "",
                            share(MutationReach::Body),
                            {genotype::Trait::SeedShape, 1}},
                           {{ENGINE_TEXT("engine", "mutation in germ cells only"), {}},
                            "",
                            share(MutationReach::GermLine),
                            {genotype::Trait::PlantHeight, 1}},
                           {{ENGINE_TEXT("engine", "mutation in both"), {}},
                            "",
                            share(MutationReach::Both),
                            {genotype::Trait::FlowerColour, 1}}};
    std::int64_t divisor = 0;
    for (const std::int64_t count : cells)
        divisor = std::gcd(divisor, count);
    for (const std::int64_t count : cells)
        experiment.ratio.push_back(count / divisor);
    return experiment;
}

} // namespace lessons
