// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/observation.h"
#include "engine/genomewars/observation.h"
#include "engine/genotype/model/observation.h"
#include "json_names.h"

/// A game as `genotype-cli serve` prints it: rich, for programs that do not know the rules. Each of the three
/// functions is there for each game.
namespace messages {

/// The whole state, hidden hands and decks included (the generator is left out). Decks begin with the next
/// card to be drawn.
Json stateJson(const genotype::State& state);
Json stateJson(const genomewars::State& state);
Json stateJson(const genecards::State& state);

/// What a seat may see. The shape is that of `stateJson`, without decks, without the hands of others and
/// without the genomes that others have chosen in secret; the sizes of decks and hands are there.
Json observationJson(const genotype::Observation& seen);
Json observationJson(const genomewars::Observation& seen);
Json observationJson(const genecards::Observation& seen);

/// The status of the game: actor, round or hand, phase, finished, and the winners if it is finished.
Json statusJson(const genotype::State& state);
Json statusJson(const genomewars::State& state);
Json statusJson(const genecards::State& state);

/// The seats whose bits are set.
Json seatsJson(unsigned bits);

} // namespace messages
