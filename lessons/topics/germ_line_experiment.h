// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/germ_line.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// When a mutation strikes.
enum class MutationStage : std::uint8_t {
    Any,   ///< one of all cells
    Early, ///< the fertilised egg or one of the first two cells
    Late,  ///< one of the last cells
};

/// The first and the last row of cells (see CellTree::rowOf) of a stage.
std::array<int, 2> rowsOf(const CellTree& tree, MutationStage stage);

/// Embryos in which one cell of this stage mutates, each cell with the same chance, by who has the mutation
/// in the end. All three are listed, also where one cannot be.
Experiment germLineExperiment(const CellTree& tree, MutationStage stage);

} // namespace lessons
