// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/motion_layer.h"

#include "engine/genotype/model/event.h"
#include "space_button.h"

namespace app {

class BoardButton;
class PlayerChip;
class RatioStrip;

/// The parts of the board that take part in motion.
struct MotionStage {
    const QWidget* board = nullptr;
    QList<BoardButton*> buttons;
    QList<RatioStrip*> strips;
    QList<PlayerChip*> chips;
    QList<ShownMarker> markers;
    /// The seat whose plots are on the screen.
    genotype::Seat garden = genotype::noSeat;
    /// A seat that others watch: a path leads the eye from its player to what it did. noSeat: none.
    genotype::Seat watched = genotype::noSeat;
};

/// What a harvested plant brings its player, with the player's goals: by so much the points of the player's
/// entry grow.
int pointsFlown(const genotype::State& state, const genotype::event::PlantHarvested& harvested);

/// Where on the screen the seat did something in these events: spaces, squares, dice, cards, goals, prices.
QList<QWidget*> placesOf(const std::vector<genotype::Event>& events, genotype::Seat seat,
                         const MotionStage& stage);

/// The flights that show what has just happened, for a board that already shows the result: dice of a
/// breeding roll tumble from their square into the pool and are counted when they have landed, a marker goes
/// from its player to the space, a plant whose last trait was covered blooms, a harvested one goes to its
/// player with its points. Each takes 150 to 480 ms, a whole roll half a second.
/// Nothing flies that is not on the screen.
QList<Flight> flightsFor(const std::vector<genotype::Event>& events, const genotype::State& state,
                         const MotionStage& stage);

} // namespace app
