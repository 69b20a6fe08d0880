// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/genotype/bots/outlook.h"

#include <string_view>

namespace genotype {

/// A position as the evaluation sees it: each feature is a count of things, in hundredths where a probability
/// or a share is involved. The weights (weights/evaluation.weights) say what one unit is worth.
enum class Feature : std::uint8_t {
    Constant,
    // Points of growing plants (with those of own goals), by the traits that will still be missing after the
    // breeding phase that comes next: 0, 1, 2, 3, 4.
    PointsMissing0,
    PointsMissing1,
    PointsMissing2,
    PointsMissing3,
    PointsMissing4,
    // The plants themselves, likewise.
    PlantsMissing0,
    PlantsMissing1,
    PlantsMissing2,
    PlantsMissing3,
    // The breeding phase.
    Validations, ///< expected, as far as dice slots go
    Surplus,     ///< of wishes over slots
    IdleSlots,   ///< of slots over wishes
    Mutations,   ///< mutation dice in the pool for each player still picking, while there are slots
    ShiftsHeld,  ///< 1st and 2nd Shifts to come
    // The garden.
    FreePlots,
    ReadyPlots, ///< complete plants waiting for their harvest
    Plots,
    // The hand: points (with own goals) of the best plant, the second best, all others.
    HandFirst,
    HandSecond,
    HandRest,
    HandSowable, ///< plants for which a plot is free or ready
    HandEase,    ///< cells of the present squares that hold the genotypes of the two best plants
    // Money, markers, upgrades.
    Coins,
    CoinsOver3,
    CoinsOver7,
    CoinsInUpgrades, ///< before the last purchase of the round
    MarkersLeft,
    GardeningOpen, ///< the space is free and a marker is left for it
    Slots,
    Markers,
    // Goals.
    Goals,       ///< claimed
    GoalPoints,  ///< points for each plant × share of plant cards that match
    GoalMarkers, ///< left
    // Cards.
    Funnel,
    Knife,
    Rake,
    SeedBag,
    Dissertation,
    Pot,
    Brush,
    Lens,
    Watch,
    Line,
    Grant,
    Alipius,
    Elisabeth,
    Anna,
    Omari,
    Anton,
    Franz,
    Maria,
    Leopold,
    May,
    Eduard,
    ElisabethOpen, ///< not used yet in this working phase, with turns to come; likewise the next two
    AnnaOpen,
    OmariOpen,
    // The seat's place in turn order.
    TurnOrder, ///< seats that come before it
    Seats,     ///< players at the table beyond two
};
inline constexpr int featureCount = static_cast<int>(Feature::Seats) + 1;
/// The labels in the files of weights.
inline constexpr auto& featureNames = core::enumeratorNames<Feature, false>;
static_assert(featureNames.size() == featureCount);

struct FeatureVector {
    /// In hundredths.
    std::array<int, featureCount> values{};
    /// Breeding phases still to come or going on: 0 … 5.
    int stage = 0;
    /// Points that cannot be lost: harvested plants and what the goals add to them.
    int sure = 0;

    int& operator[](Feature feature) { return values[static_cast<std::size_t>(feature)]; }
    int operator[](Feature feature) const { return values[static_cast<std::size_t>(feature)]; }
};

/// `state` may be that of an observation: the other seats' hands count only as far as they are visible.
/// `hope`: what the outlook says of the seat.
FeatureVector featuresOf(const State& state, const Outlook& outlook, const Outlook::Hope& hope, Seat seat);
inline FeatureVector featuresOf(const State& state, const Outlook& outlook, Seat seat) {
    return featuresOf(state, outlook, outlook.hope(seat), seat);
}

} // namespace genotype
