// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "breeding_prediction.h"
#include "lessons/breeding/judge.h"

#include <cstddef>
#include <optional>
#include <vector>

/// A model that a pupil claims, against the evidence on the bench. Without any state: `BreedingSession` holds
/// the model.
namespace app::breeding_model {

/// The looks seen so far.
std::vector<lessons::breeding::Look> looksSeen(const lessons::breeding::Evidence& evidence);
/// A model of that mode, in which the classes have no looks yet; of two characters, the first that fits.
lessons::breeding::Model ofMode(lessons::breeding::Mode mode, const lessons::breeding::Evidence& evidence);
/// The model with a look for a class; it is taken from any other class. None if there is no such class.
std::optional<lessons::breeding::Model> withLook(lessons::breeding::Model model, std::size_t place,
                                                 const lessons::breeding::Look& look);
/// Of two characters: the model in which this form of one is dominant. None if there is no such model.
std::optional<lessons::breeding::Model> withDominant(const lessons::breeding::Model& model,
                                                     std::size_t character, lessons::breeding::Form form,
                                                     const lessons::breeding::Evidence& evidence);
/// Whether the model has a place for everything that has been seen.
bool isStated(const std::optional<lessons::breeding::Model>& model,
              const lessons::breeding::Evidence& evidence);
/// Whether the model gives the predicted shares for some parents that look like these; none without a stated
/// model or a ratio that can be read. `hasSexes`: the organism has.
std::optional<bool> follows(const BreedingPrediction& prediction,
                            const std::optional<lessons::breeding::Model>& model,
                            const lessons::breeding::Evidence& evidence, bool hasSexes);

} // namespace app::breeding_model
