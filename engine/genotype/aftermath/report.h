// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/aftermath/estimate.h"
#include "engine/genotype/aftermath/expected_lead.h"
#include "engine/genotype/aftermath/fresh_chance.h"
#include "engine/genotype/model/action.h"

#include <optional>

namespace genotype {

/// What a change of a seat's expected lead comes from.
enum class Share : std::uint8_t {
    Dice,
    Cards,     ///< the deal, cards drawn, rows refilled, Brother Johann's cards; in an action that ends with
               ///< the roll, they count among the dice
    Own,       ///< the seat's choices
    Others,    ///< the others' choices
    Remainder, ///< nobody's: forced moves, the ends of phases, what the value function had missed
};
inline constexpr int shareCount = 5;
inline constexpr std::array<Share, shareCount> allShares{Share::Dice, Share::Cards, Share::Own, Share::Others,
                                                         Share::Remainder};

/// A seat's account of one round, or of the game. In points of lead over the mean of the others.
struct LuckAccount {
    std::array<Estimate, shareCount> shares{};
    /// The sum of the shares.
    Estimate change;
    /// Dice and cards.
    Estimate luck;
    /// What the seat's choices cost against the best found. Not one of the shares.
    Estimate cost;

    const Estimate& operator[](Share share) const { return shares[static_cast<std::size_t>(share)]; }
    bool operator==(const LuckAccount&) const = default;
};

/// A choice between several actions, compared with the best that a search found among them.
struct Choice {
    Action best;
    /// How much further ahead the seat would be expected with it. 0 if it was made; below 0 if the choice
    /// that was made came out better.
    Estimate cost;
    bool operator==(const Choice&) const = default;
};

/// One action of the game.
struct AftermathStep {
    int round = 1;
    Seat actor = 0;
    ChanceKind chance = ChanceKind::None;
    /// By seat: what chance and the choice changed.
    std::array<Estimate, maxSeats> luck{};
    std::array<Estimate, maxSeats> choiceEffect{};
    std::optional<Choice> choice = std::nullopt;
    bool operator==(const AftermathStep&) const = default;
};

struct AftermathReport {
    int seats = 0;
    int samples = 0;
    /// By round; 0 is the deal.
    std::vector<std::array<LuckAccount, maxSeats>> rounds;
    std::array<LuckAccount, maxSeats> game{};
    /// Before the deal: what the seat's place in turn order is worth.
    std::array<Estimate, maxSeats> start{};
    /// The real lead, and what it would have been with average luck: result − luck.
    Leads result{};
    std::array<Estimate, maxSeats> adjusted{};
    std::vector<AftermathStep> steps;
    /// Points by source at the end of each round.
    std::vector<std::array<Score, maxSeats>> scores;
    bool operator==(const AftermathReport&) const = default;
};

/// A moment that changed a seat's game.
struct TurningPoint {
    enum class Kind : std::uint8_t { Dice, Cards, Choice };
    Kind kind = Kind::Dice;
    /// The step, which is also the number of actions before it.
    std::size_t step = 0;
    /// What it changed; of a choice, what it cost, below zero.
    Estimate effect;
};

/// The moments that changed the seat's expected lead most, the largest first: dice, cards, and the seat's
/// choices that cost something. Leaves out what cannot be distinguished from chance, so there may be fewer.
std::vector<TurningPoint> turningPoints(const AftermathReport& report, Seat seat, std::size_t most = 3);

} // namespace genotype
