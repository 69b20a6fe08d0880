// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"

#include <QtCore/QString>

namespace app {

/// "Rr in 1 of 4 cells now, then in 2.": what other parents would do for the genotypes of the trait that the
/// seat's garden still needs; if it needs none, for all genotypes. Sentences.
QString tilePreviewWords(const genotype::Observation& seen, genotype::Seat seat, genotype::Trait trait,
                         const genotype::Parents& then);

} // namespace app
