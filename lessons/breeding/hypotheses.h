// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/evidence.h"

namespace lessons::breeding {

/// The looks seen in the strains and in the first `crosses` crosses, each once.
std::vector<Look> looksSeen(const Evidence& evidence, std::size_t crosses);

/// All ways to give the classes of a mode the looks that were seen. Classes may stay unseen, but no look may
/// be left over. Under codominance the heterozygotes show patches of the two other forms; under the modes
/// with a third form of their own they show anything but that. None if the looks are too many, or differ in
/// another number of characters.
std::vector<Model> modelsOf(Mode mode, std::size_t characters, const std::vector<Look>& seen);

/// Whether one model of the same mode says of these looks what the other says: of two homozygotes it does not
/// matter which is the first.
bool isSameClaim(const Model& one, const Model& other);

/// Whether the model has a class for each of the looks.
bool covers(const Model& model, const std::vector<Look>& seen);

} // namespace lessons::breeding
