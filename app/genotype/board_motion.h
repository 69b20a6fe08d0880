// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/motion_layer.h"

#include "engine/genotype/model/event.h"

namespace app {

class BoardButton;
class PlayerChip;
class RatioStrip;
struct ShownMarker;

/// What of the board takes part in motion.
struct MotionStage {
    const QWidget* board = nullptr;
    QList<BoardButton*> buttons;
    QList<RatioStrip*> strips;
    QList<PlayerChip*> chips;
    QList<ShownMarker> markers;
    /// Whose plots are on the screen.
    genotype::Seat garden = genotype::noSeat;
};

/// The flights that show what has just happened, for a board that already shows the result: dice of a
/// breeding roll tumble from their square into the pool and are counted when they lie, a marker goes from its
/// player to the space, a plant whose last trait was covered blooms. 150 to 400 ms each. What is not on the
/// screen does not fly.
QList<Flight> flightsFor(const std::vector<genotype::Event>& events, const genotype::State& state,
                         const MotionStage& stage);

} // namespace app
