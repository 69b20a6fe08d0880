// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"
#include "json_names.h"

namespace messages {

/// The whole state, hidden hands and decks included (the generator is left out). Decks begin with the next
/// card to be drawn.
Json stateJson(const genotype::State& state);

/// What a seat may see. The shape is that of `stateJson`, without decks and without the hands of others;
/// their sizes are there.
Json observationJson(const genotype::Observation& seen);

/// The status of the game: actor, round, phase, finished, and the winners if it is finished.
Json statusJson(const genotype::State& state);

} // namespace messages
