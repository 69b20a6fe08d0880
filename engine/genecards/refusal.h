// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace genecards {

/// Why an action may not be taken now. `None`: it may. The texts are in words_choices.cpp.
enum class Refusal : std::uint8_t {
    None,
    GameOver,         ///< nothing can be done any more
    NotAnAction,      ///< fields out of range
    OtherChoiceFirst, ///< another choice is waiting
    NotAskedNow,      ///< no choice of this kind is waiting; the turn is free
    HandIsOver,       ///< the next hand must be dealt first
    HandGoesOn,       ///< the next hand is dealt when this one is over
    NoSuchPlayer,
    CardNotHeld,
    SameCategory, ///< the same category alone does not fit
    OutOfOrder,   ///< neither the next category nor the same number or action
    OnlyTheDrawnCard,
    NoSecondDeletion, ///< a Deletion cannot be followed by another one in the same turn
    MustPlay,         ///< a player who holds a card that fits must play one
    MustDraw,         ///< a player who holds none draws before passing
    NothingToDraw
};
inline constexpr int refusalCount = static_cast<int>(Refusal::NothingToDraw) + 1;

/// "game-over": its name in text for machines.
std::string_view notation(Refusal refusal);

} // namespace genecards
