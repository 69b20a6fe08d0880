// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/observation.h"

/// What a board shows of a position beyond its pieces: stocks, sums, and what an action uses. Everything here
/// only reads; a state may be that of an observation, where hidden cards are blank.
namespace genotype {

/// Whether the space exists in a game with this many seats (including Brother Johann's).
bool isInGame(Space space, int seats);

/// Upgrades of this kind that the players can still buy between them: the stock; for assistants, those face
/// up and in the deck; for markers, what the seats lack to reach `maxMarkers`.
int upgradesLeft(const Observation& seen, Upgrade upgrade);

/// The dice slots of a mat in the order in which they lie there.
struct MatSlots {
    /// The printed ones, those bought and, last, the temporary one.
    int ordinary = 0;
    bool temporary = false;
    /// Brother Franz's; 0 for players who do not employ him. They can be filled once they are paid for.
    int rented = 0;
    bool rentPaid = false;

    int total() const { return ordinary + rented; }
    bool operator==(const MatSlots&) const = default;
};
MatSlots matSlots(const Player& player);

/// Uncovered copies of a genotype in the seat's garden: this many dice of it are useful.
int copiesNeeded(const State& state, Seat seat, Trait trait, Genotype genotype);

/// Whether the seat may still change the gene tiles of the trait in this round: it is choosing a tile now, or
/// has a marker left and the trait's Set Parent Genes is open to it.
bool mayChangeTiles(const State& state, Seat seat, Trait trait);

/// The plot of the mat into which a plant from the hand goes first; -1 when all are taken.
int firstFreePlot(const Player& player);

/// Whether the action plays the tool, alone or with something else: a bonus on a space, a rake or a knife for
/// a die, a brush for a validation, a Grant for a purchase. Precondition: isWellFormed(action).
bool playsTool(const Action& action, Tool tool);
/// Whether the action makes the assistant work. Precondition: isWellFormed(action).
bool usesAssistant(const Action& action, Assistant assistant);

} // namespace genotype
