// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/board_cross.h"

#include <algorithm>

namespace lessons {

Cross crossOf(const BoardSquare& square) {
    const Gene& gene = *std::ranges::find_if(geneCatalogue(), [&square](const Gene& one) {
        return one.group == GeneGroup::Game && one.trait == square.trait;
    });
    const auto individual = [&gene](genotype::Genotype parent) {
        return Individual{{gene.allelesOf(static_cast<std::size_t>(parent))}};
    };
    return {{gene}, individual(square.parents.left), individual(square.parents.top), {}};
}

} // namespace lessons
