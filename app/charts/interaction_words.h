// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/brood.h"

#include <QtCore/QStringList>

namespace app {

/// What each group of genotypes shows, a line for each: "B–ee: yellow dog". Of one gene, each genotype.
QStringList interactionRule(const lessons::Interaction& interaction);

/// What a genotype of the brood shows: "yellow dog", "tumour of the retina (90 % of them)", "dies before
/// birth".
QString genotypeLook(const lessons::Brood& brood, std::size_t genotype);

} // namespace app
