// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QString>

namespace app {

/// A phrase of the engine in the program's language.
QString text(const genotype::Phrase& phrase);

/// The same in another language, a code of `languages()`, while the program speaks its own.
QString text(const genotype::Phrase& phrase, const QString& language);

/// "Rr" with the trait's letters.
QString genotypeText(genotype::Trait trait, genotype::Genotype genotype);

/// The name of a pool area: its genotype, or "de novo".
QString poolAreaText(genotype::Trait trait, genotype::PoolArea area);

/// I, II, III, IV for 0 … 3.
QString romanNumeral(int fromZero);

} // namespace app
