// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/genecards/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace genecards {

enum class ActionKind : std::uint8_t {
    Play, ///< card
    Draw,
    Keep, ///< the card just drawn, though it fits
    Pass, ///< nothing fits and nothing is left to draw
    Swap, ///< first, second: two seats, the lower one first
    Deal  ///< the next hand
};

/// One click. A small value; the fields that a kind does not use are zero. Make it with the functions below.
struct Action {
    ActionKind kind = ActionKind::Pass;
    CardId card = 0;
    Seat first = 0;
    Seat second = 0;

    bool operator==(const Action&) const = default;
};

namespace act {
inline Action play(CardId card) {
    return {.kind = ActionKind::Play, .card = card};
}
inline Action draw() {
    return {.kind = ActionKind::Draw};
}
inline Action keep() {
    return {.kind = ActionKind::Keep};
}
inline Action pass() {
    return {.kind = ActionKind::Pass};
}
inline Action swap(Seat one, Seat other) {
    return {
        .kind = ActionKind::Swap, .first = one < other ? one : other, .second = one < other ? other : one};
}
inline Action deal() {
    return {.kind = ActionKind::Deal};
}
} // namespace act

/// Capacity for every action that any state can list: a card of every kind, or any two of six players.
using ActionList = core::FixedVector<Action, cardKinds + 1>;

/// Whether every field is in range and unused fields are zero; the two seats differ, the lower first. Says
/// nothing about legality.
bool isWellFormed(const Action& action);

/// "promoter-7", "factor-deletion".
std::string cardNotation(CardId card);
/// "promoter", "operon", "factor", "gene".
std::string_view categoryNotation(Category category);
/// Reads `cardNotation` back; noCard if the text is not a card.
CardId parseCard(std::string_view text);

/// One line that a person can read: "play operon-7", "draw", "swap 1 4". Precondition: isWellFormed(action).
std::string notation(const Action& action);
/// Reads `notation` back; no value if the text is not an action. Says nothing about legality.
std::optional<Action> parseAction(std::string_view text);

} // namespace genecards
