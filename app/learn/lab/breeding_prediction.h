// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/bench.h"

#include <QtCore/QString>

#include <cstddef>
#include <vector>

namespace app {

/// A ratio that a pupil expects of two parents.
struct BreedingPrediction {
    std::size_t mother = 0;
    std::size_t father = 0;
    QString ratio;
    bool apart = false;                         ///< females and males are counted apart
    std::vector<lessons::breeding::Look> looks; ///< what had been seen when it was made, in this order
    bool before = false;                        ///< it was made before the first cross of these parents

    bool operator==(const BreedingPrediction&) const = default;
};

} // namespace app
