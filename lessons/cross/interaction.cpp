// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/interaction.h"

#include "lessons/cross/notation.h"

#include <algorithm>
#include <stdexcept>

namespace lessons {

namespace {

void requireGenes(const Interaction& interaction, const Cross& cross) {
    requireValid(cross);
    std::size_t genotypes = 1;
    for (const Gene& gene : cross.genes)
        genotypes *= gene.genotypeCount();
    if (!std::ranges::equal(interaction.genes, cross.genes, {}, &Gene::id, &Gene::id) ||
        interaction.phenotypeOfGenotype.size() != genotypes)
        throw std::invalid_argument("the cross has other genes than the interaction");
}

} // namespace

Cross usualCross(const Interaction& interaction) {
    Cross cross;
    cross.genes = interaction.genes;
    for (const Gene& gene : interaction.genes) {
        cross.first.loci.push_back({0, 1});
        if (gene.xLinked)
            cross.second.loci.push_back({0, 2});
        else if (interaction.penetrance < 1)
            cross.second.loci.push_back({1, 1});
        else
            cross.second.loci.push_back({0, 1});
    }
    return cross;
}

InteractionOffspring offspringOf(const Interaction& interaction, const Cross& cross) {
    requireGenes(interaction, cross);
    InteractionOffspring born;
    born.byGenotype = Offspring(cross).byGenotype();
    born.byPhenotype.resize(interaction.phenotypes.size());
    double alive = 0;
    for (std::size_t genotype = 0; genotype < born.byGenotype.size(); ++genotype) {
        const std::uint8_t phenotype = interaction.phenotypeOfGenotype[genotype];
        double& chance = born.byGenotype[genotype];
        if (phenotype == Interaction::dies) {
            chance = 0;
            continue;
        }
        alive += chance;
        born.byPhenotype[phenotype] += chance;
    }
    if (!(alive > 0))
        throw std::invalid_argument("all offspring of these parents die");
    if (interaction.penetrance < 1) {
        const double hidden = born.byPhenotype[0] * (1 - interaction.penetrance);
        born.byPhenotype[0] -= hidden;
        born.byPhenotype[1] += hidden;
    }
    // Before the dead are taken out the chances have a power of 4 as their denominator.
    born.ratio = wholeRatio(born.byPhenotype);
    born.dead = 1 - alive;
    for (double& chance : born.byGenotype)
        chance /= alive;
    for (double& chance : born.byPhenotype)
        chance /= alive;
    return born;
}

bool lives(const Interaction& interaction, const Individual& individual) {
    std::size_t genotype = 0;
    for (std::size_t gene = 0; gene < interaction.genes.size(); ++gene) {
        const auto& [one, other] = individual.loci[gene];
        genotype = genotype * interaction.genes[gene].genotypeCount() +
                   interaction.genes[gene].genotypeOf(one, other);
    }
    return interaction.phenotypeOfGenotype[genotype] != Interaction::dies;
}

Interaction withLethal(const std::vector<Gene>& genes, std::size_t gene, std::size_t lethal) {
    if (gene >= genes.size() || lethal >= genes[gene].genotypeCount())
        throw std::invalid_argument("there is no such gene or genotype");
    Interaction interaction;
    interaction.id = "lethal";
    interaction.genes = genes;
    interaction.phenotypesOfGenes = true;
    // Any parents will do: only the numbering is needed.
    Cross cross;
    cross.genes = genes;
    for (const Gene& one : genes) {
        cross.first.loci.push_back({0, 0});
        cross.second.loci.push_back({0, static_cast<AlleleIndex>(one.xLinked ? 2 : 0)});
    }
    const Offspring numbering(cross);
    for (std::size_t phenotype = 0; phenotype < numbering.phenotypeCount(); ++phenotype)
        interaction.phenotypes.push_back(numbering.phenotypeName(phenotype));
    for (std::size_t genotype = 0; genotype < numbering.genotypeCount(); ++genotype)
        interaction.phenotypeOfGenotype.push_back(
            numbering.genesOfGenotype(genotype)[gene] == lethal
                ? Interaction::dies
                : static_cast<std::uint8_t>(numbering.phenotypeOf(genotype)));
    return interaction;
}

std::optional<Interaction> withLethal(const std::vector<Gene>& genes, std::string_view lethal) {
    for (std::size_t gene = 0; gene < genes.size(); ++gene) {
        const auto read = readIndividual(lethal, {genes[gene]});
        if (const auto* individual = std::get_if<Individual>(&read))
            return withLethal(genes, gene,
                              genes[gene].genotypeOf(individual->loci[0][0], individual->loci[0][1]));
    }
    return std::nullopt;
}

Interaction withPenetrance(const Gene& gene, double penetrance) {
    if (!(penetrance >= 0 && penetrance <= 1))
        throw std::invalid_argument("penetrance is outside 0 to 1");
    if (gene.phenotypeCount() != 2 || gene.xLinked)
        throw std::invalid_argument("penetrance needs a gene with two phenotypes");
    Interaction interaction;
    interaction.id = "penetrance";
    interaction.genes = {gene};
    interaction.phenotypesOfGenes = true;
    interaction.phenotypes = gene.phenotypes;
    interaction.phenotypeOfGenotype = gene.phenotypeOfGenotype;
    interaction.penetrance = penetrance;
    return interaction;
}

const Interaction* findInteraction(std::string_view id) {
    const auto& all = interactionCatalogue();
    const auto found = std::ranges::find(all, id, &Interaction::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace lessons
