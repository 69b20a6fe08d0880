// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <string>
#include <utility>
#include <vector>

/// What everything that speaks shares: the words of effects, of Brother Johann's helpers, and words/.
namespace genotype {

using core::english;
using core::Phrase;

namespace words {

/// One of two sentences by the count. %1 is the count, %2 and on are `others`.
inline Phrase counted(int count, const char* one, const char* many,
                      std::vector<Phrase::Argument> others = {}) {
    others.insert(others.begin(), std::to_string(count));
    return {count == 1 ? one : many, std::move(others)};
}

} // namespace words

} // namespace genotype
