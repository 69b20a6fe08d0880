// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <utility>
#include <vector>

/// Pairs of parents, and samples of dice rolled under them.
namespace samples {

inline constexpr genotype::Parents printed{};
inline constexpr genotype::Parents testCross{genotype::Genotype::Heterozygous,
                                             genotype::Genotype::HomozygousRecessive};
inline constexpr genotype::Parents dominant{genotype::Genotype::HomozygousDominant,
                                            genotype::Genotype::HomozygousDominant};
inline constexpr genotype::Parents recessive{genotype::Genotype::HomozygousRecessive,
                                             genotype::Genotype::HomozygousRecessive};
inline constexpr genotype::Parents opposite{genotype::Genotype::HomozygousDominant,
                                            genotype::Genotype::HomozygousRecessive};
inline constexpr genotype::Parents dominantBackCross{genotype::Genotype::HomozygousDominant,
                                                     genotype::Genotype::Heterozygous};

using Groups = std::vector<std::pair<genotype::Parents, lessons::CategoryCounts>>;

/// Of seed shape.
inline lessons::PooledSample sampleOf(lessons::RollRule rule, const Groups& groups) {
    lessons::PooledSample sample(genotype::Trait::SeedShape, rule);
    for (const auto& [parents, counts] : groups)
        sample.add(parents, counts);
    return sample;
}

} // namespace samples
