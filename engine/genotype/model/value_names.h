// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/automa.h"
#include "engine/genotype/model/refusal.h"

#include <array>
#include <string_view>

/// The names of single values in text for machines: notations, records and JSON. In lower case, with hyphens;
/// texts for people are in words/.
namespace genotype {

/// "not-enough-coins".
std::string_view notation(Refusal refusal);
std::string_view notation(Side side);             ///< "left", "top"
std::string_view notation(DieUse use);            ///< "match", "coin", "pair", "rake", "maria"
std::string_view notation(Widening widening);     ///< "none", "brush", "may"
std::string_view notation(Upgrade upgrade);       ///< "plot", "slot", "marker", "assistant"
std::string_view notation(Difficulty difficulty); ///< "none", "easy", "standard", "hard"

/// The value with that name among the first `count` of its kind; −1 if there is none.
template <typename Value> int valueNamed(std::string_view word, int count) {
    for (int value = 0; value < count; ++value)
        if (notation(static_cast<Value>(value)) == word)
            return value;
    return -1;
}

} // namespace genotype
