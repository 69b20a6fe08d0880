// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/genotype/model/action.h"
#include "engine/genotype/model/automa.h"
#include "engine/genotype/model/refusal.h"

#include <string_view>

/// The names of single values in text for machines: notations, records and JSON. In lower case, with hyphens;
/// texts for people are in words/.
namespace genotype {

constexpr std::string_view notation(Refusal value) {
    return core::nameWord(value);
}

constexpr std::string_view notation(Side value) {
    return core::nameWord(value);
}

constexpr std::string_view notation(DieUse value) {
    return core::nameWord(value);
}

constexpr std::string_view notation(Widening value) {
    switch (value) {
    case Widening::None: return "none";
    case Widening::PollenBrush: return "brush";
    case Widening::SisterMay: return "may";
    }
    return {};
}

constexpr std::string_view notation(Upgrade value) {
    switch (value) {
    case Upgrade::NewPlot: return "plot";
    case Upgrade::DiceSlot: return "slot";
    case Upgrade::ActionMarker: return "marker";
    case Upgrade::Assistant: return "assistant";
    }
    return {};
}

constexpr std::string_view notation(Difficulty value) {
    return core::nameWord(value);
}

template <typename Value> struct NotationOf {
    constexpr std::string_view operator()(Value value) const { return notation(value); }
};
template <typename Value> using Notations = core::EnumWords<Value, NotationOf<Value>>;
static_assert(Notations<Refusal>::count == refusalCount && Notations<Side>::count == sideCount &&
              Notations<Upgrade>::count == upgradeKinds);

/// The value with that name; −1 if there is none.
template <typename Value> int valueNamed(std::string_view word) {
    const auto found = Notations<Value>::find(word);
    return found ? static_cast<int>(*found) : -1;
}

} // namespace genotype
