// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <array>
#include <optional>

namespace shapes {

/// What is known of a plant's phenotype, in trait order. A trait that a card leaves open is empty and painted
/// as something neutral: a closed pod, a pod without colour, flowers in bud, a cut sprig.
struct PlantLook {
    std::array<std::optional<genotype::Phenotype>, genotype::traitCount> traits{};

    std::optional<genotype::Phenotype> of(genotype::Trait trait) const {
        return traits[static_cast<std::size_t>(trait)];
    }
    /// Puts a phenotype where its trait is.
    void show(genotype::Phenotype phenotype) {
        traits[static_cast<std::size_t>(genotype::traitOf(phenotype))] = phenotype;
    }
    bool operator==(const PlantLook&) const = default;
};

} // namespace shapes
