// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"
#include "engine/genecards/card_set.h"
#include "engine/genecards/catalogue.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The whole of a game as one value: copied by memcpy, compared with ==, its generator inside it.
namespace genecards {

using core::noSeat;
using core::Seat;

inline constexpr int minSeats = 4;
inline constexpr int maxSeats = 6;
inline constexpr int handSize = 6;
inline constexpr int usualTarget = 500;
/// Whoever wins a hand scores at least a point for each of the others, so a target of 1 is a game of one
/// hand.
inline constexpr int minTarget = 1;
inline constexpr int maxTarget = 2000;

enum class Phase : std::uint8_t {
    Playing,
    HandOver, ///< the hand is scored, all cards are face up; the next hand must be dealt
    Finished
};

/// A choice that a player has to make. The last of `State::pending` is the current one.
enum class PendingKind : std::uint8_t {
    Turn,     ///< play a card that fits; else draw one; else, with nothing to draw, pass
    Drawn,    ///< card: the card drawn fits and may be played or kept
    Swap,     ///< choose two players, who swap hands
    Extra,    ///< play one more card of any kind except a Deletion
    NextHand, ///< deal the next hand
};
struct Pending {
    PendingKind kind = PendingKind::Turn;
    CardId card = noCard;

    bool operator==(const Pending&) const = default;
};
/// If the first card turned up is a Substitution, its players are chosen before the starting player's turn.
inline constexpr int pendingDepth = 2;

struct State {
    core::Random random{};
    std::uint8_t seats = minSeats;
    Phase phase = Phase::Playing;
    /// Whoever reaches this many points wins the game.
    std::uint16_t target = usualTarget;
    /// Counts from 1.
    std::uint16_t hand = 0;
    /// Who started this hand.
    Seat starter = 0;
    /// Whose choice is pending; noSeat when the game is over.
    Seat actor = 0;
    /// Winner of the last hand that ended; noSeat in the first.
    Seat lastWinner = noSeat;

    std::array<CardSet, maxSeats> hands{};
    std::array<std::uint16_t, maxSeats> scores{};
    /// The last card is drawn next.
    core::FixedVector<CardId, cardCount> drawPile;
    /// The last card is the one to play on. Never empty.
    core::FixedVector<CardId, cardCount> discard;
    core::FixedVector<Pending, pendingDepth> pending;

    bool finished() const { return phase == Phase::Finished; }
    CardId top() const { return discard.back(); }
    const Pending& now() const { return pending.back(); }
    CardSet& handOf(Seat seat) { return hands[seat]; }
    const CardSet& handOf(Seat seat) const { return hands[seat]; }
    Seat nextSeat(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
    /// Cards that can still be drawn: the draw pile and all of the discards but the top one.
    std::size_t drawable() const { return drawPile.size() + discard.size() - 1; }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/// What a table agrees on before the game.
struct Setup {
    /// 4 … 6.
    int players = minSeats;
    /// minTarget … maxTarget: the points that win the game.
    int target = usualTarget;
    std::uint64_t seed = 0;

    bool operator==(const Setup&) const = default;
};

/// Bit s: seat s has the most points. At the end there is only one, as only the winner of a hand scores.
std::uint8_t winners(const State& state);

} // namespace genecards
