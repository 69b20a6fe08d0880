// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_plant.h"

namespace app {

genotype::Phenotype phenotypeOf(const lessons::Gene& gene, std::size_t look) {
    using genotype::Phenotype;
    if (look == 0)
        return Phenotype::Dominant;
    if (look + 1 == gene.phenotypeCount())
        return Phenotype::Recessive;
    return gene.inheritance == genotype::Inheritance::Codominance ? Phenotype::Both : Phenotype::Intermediate;
}

PlantLook plantOf(const lessons::Cross& cross, const std::vector<std::size_t>& looks) {
    PlantLook plant;
    for (std::size_t i = 0; i < cross.genes.size(); ++i)
        if (cross.genes[i].trait)
            plant.traits[static_cast<std::size_t>(*cross.genes[i].trait)] =
                phenotypeOf(cross.genes[i], looks[i]);
    return plant;
}

} // namespace app
