// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

/// Shared by everything that produces texts: effects, Brother Johann's helpers, and words/.
namespace genotype {

using core::english;
using core::Phrase;

namespace words {

using core::counted;
using core::sentences;

} // namespace words

} // namespace genotype
