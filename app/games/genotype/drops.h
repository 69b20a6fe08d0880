// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "target.h"

#include <optional>

namespace app {

/// What a player can pick up from the board with the mouse.
struct DragItem {
    enum class Kind : std::uint8_t {
        Marker, ///< an action marker that is not placed yet
        Die,    ///< a die of the pool; `from` is its column
        Card    ///< a plant card in hand; `from` is the card
    };
    Kind kind = Kind::Marker;
    Target from{};
    bool operator==(const DragItem&) const = default;
};

/// What is picked up where this target is; no value: nothing that can be carried elsewhere.
std::optional<DragItem> dragItemAt(const Target& target);

/// What a drop does: an action and, after a die was taken, where it validates.
struct Drop {
    genotype::Action action;
    std::optional<genotype::Action> then{};
    bool operator==(const Drop&) const = default;
};

/// What dropping the item on the target does, if it is among `legal`; no value: it does not belong there now.
/// A marker goes to a space, a die to an open trait of its genotype in the garden of the player who acts, and
/// a plant card to a plot.
std::optional<Drop> dropOn(const genotype::State& state, const genotype::ActionList& legal,
                           const DragItem& item, const Target& target);

} // namespace app
