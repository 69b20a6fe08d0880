// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/offspring.h"

#include "engine/core/text.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace lessons {

namespace {

/// The digits of a number in mixed radix, the first gene slowest.
template <class Radix>
std::vector<std::size_t> digits(const std::vector<Gene>& genes, std::size_t number, Radix radix) {
    std::vector<std::size_t> result(genes.size());
    for (std::size_t gene = genes.size(); gene-- > 0;) {
        result[gene] = number % radix(genes[gene]);
        number /= radix(genes[gene]);
    }
    return result;
}

std::size_t genotypes(const Gene& gene) {
    return gene.genotypeCount();
}

std::size_t phenotypes(const Gene& gene) {
    return gene.phenotypeCount();
}

} // namespace

Offspring::Offspring(Cross cross) : m_cross(std::move(cross)) {
    requireValid(m_cross);
    std::size_t genotypeTotal = 1;
    std::size_t phenotypeTotal = 1;
    for (const Gene& gene : m_cross.genes) {
        genotypeTotal *= gene.genotypeCount();
        phenotypeTotal *= gene.phenotypeCount();
    }
    m_byGenotype.resize(genotypeTotal);
    m_byPhenotype.resize(phenotypeTotal);
    m_phenotypeOf.resize(genotypeTotal);
    for (std::size_t genotype = 0; genotype < genotypeTotal; ++genotype) {
        const auto ofGenes = genesOfGenotype(genotype);
        std::size_t phenotype = 0;
        for (std::size_t gene = 0; gene < ofGenes.size(); ++gene)
            phenotype = phenotype * m_cross.genes[gene].phenotypeCount() +
                        m_cross.genes[gene].phenotypeOfGenotype[ofGenes[gene]];
        m_phenotypeOf[genotype] = phenotype;
    }
    const auto ofFirst = gametesOf(m_cross, m_cross.first);
    const auto ofSecond = gametesOf(m_cross, m_cross.second);
    for (const Gamete& one : ofFirst)
        for (const Gamete& other : ofSecond)
            m_byGenotype[genotypeOf(one, other)] += one.chance * other.chance;
    for (std::size_t genotype = 0; genotype < genotypeTotal; ++genotype)
        m_byPhenotype[m_phenotypeOf[genotype]] += m_byGenotype[genotype];
}

std::vector<std::size_t> Offspring::genesOfGenotype(std::size_t genotype) const {
    return digits(m_cross.genes, genotype, genotypes);
}

std::vector<std::size_t> Offspring::genesOfPhenotype(std::size_t phenotype) const {
    return digits(m_cross.genes, phenotype, phenotypes);
}

std::size_t Offspring::genotypeOf(const Gamete& one, const Gamete& other) const {
    std::size_t genotype = 0;
    for (std::size_t gene = 0; gene < m_cross.genes.size(); ++gene)
        genotype = genotype * m_cross.genes[gene].genotypeCount() +
                   m_cross.genes[gene].genotypeOf(one.alleles[gene], other.alleles[gene]);
    return genotype;
}

std::vector<std::int64_t> Offspring::phenotypeCounts(std::span<const std::int64_t> byGenotype) const {
    std::vector<std::int64_t> counts(phenotypeCount());
    for (std::size_t genotype = 0; genotype < byGenotype.size(); ++genotype)
        counts[m_phenotypeOf[genotype]] += byGenotype[genotype];
    return counts;
}

std::string Offspring::genotypeNotation(std::size_t genotype) const {
    const auto ofGenes = genesOfGenotype(genotype);
    std::string text;
    for (std::size_t gene = 0; gene < ofGenes.size(); ++gene)
        text += m_cross.genes[gene].notation(ofGenes[gene]);
    return text;
}

core::Phrase Offspring::phenotypeName(std::size_t phenotype) const {
    const auto ofGenes = genesOfPhenotype(phenotype);
    core::Phrase name = m_cross.genes.back().phenotypes[ofGenes.back()];
    for (std::size_t gene = ofGenes.size() - 1; gene-- > 0;)
        name = {ENGINE_TEXT("engine", "%1, %2"), {m_cross.genes[gene].phenotypes[ofGenes[gene]], name}};
    return name;
}

std::vector<std::int64_t> wholeRatio(std::span<const double> chances) {
    constexpr double parts = 1 << 2 * maxGenes;
    std::vector<std::int64_t> ratio;
    std::int64_t divisor = 0;
    for (const double chance : chances) {
        const double whole = std::round(chance * parts);
        if (std::abs(chance * parts - whole) > 1e-9)
            return {};
        ratio.push_back(static_cast<std::int64_t>(whole));
        divisor = std::gcd(divisor, ratio.back());
    }
    if (divisor > 0)
        for (std::int64_t& part : ratio)
            part /= divisor;
    return ratio;
}

PunnettSquare punnettSquare(const Offspring& offspring, GameteList list) {
    const Cross& cross = offspring.cross();
    PunnettSquare square{gametesOf(cross, cross.first, list), gametesOf(cross, cross.second, list), {}};
    square.cells.reserve(square.rows.size() * square.columns.size());
    for (const Gamete& row : square.rows)
        for (const Gamete& column : square.columns)
            square.cells.push_back(offspring.genotypeOf(row, column));
    return square;
}

} // namespace lessons
