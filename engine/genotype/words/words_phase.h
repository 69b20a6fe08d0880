// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/model/action.h"

namespace genotype::words {

/// In which phase the action can be taken, where that is why it is refused (Refusal::WrongPhase): one
/// sentence.
core::Phrase phaseOf(const Action& action);

} // namespace genotype::words
