// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/three_point.h"

#include <QtCore/QStringList>

namespace app {

/// What follows once the order is known, a sentence each: order, distances, their sum, interference.
QStringList mapWords(const lessons::ThreePointMap& map, std::int64_t offspring,
                     const lessons::MappedGenes& genes);

/// With what the offspring were rolled, in the order of the genes that was found.
QString truthWords(const lessons::KnownMap& known, const std::array<std::size_t, 3>& order);

} // namespace app
