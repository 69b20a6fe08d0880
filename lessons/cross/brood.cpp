// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/brood.h"

#include <utility>

namespace lessons {

Brood::Brood(Cross cross, std::optional<Interaction> interaction)
    : m_offspring(std::move(cross)), m_interaction(std::move(interaction)) {
    if (!m_interaction) {
        m_born.byGenotype = m_offspring.byGenotype();
        m_born.byPhenotype = m_offspring.byPhenotype();
        m_byKind = m_born.byGenotype;
        return;
    }
    m_born = offspringOf(*m_interaction, m_offspring.cross());
    m_byKind = m_born.byGenotype;
    if (m_interaction->penetrance >= 1)
        return;
    m_byKind.resize(2 * genotypeCount());
    for (std::size_t genotype = 0; genotype < genotypeCount(); ++genotype)
        if (m_interaction->phenotypeOfGenotype[genotype] == 0) {
            m_byKind[genotype] *= m_interaction->penetrance;
            m_byKind[genotypeCount() + genotype] =
                m_born.byGenotype[genotype] * (1 - m_interaction->penetrance);
        }
}

bool Brood::dies(std::size_t genotype) const {
    return m_interaction && m_interaction->phenotypeOfGenotype[genotype] == Interaction::dies;
}

double Brood::penetranceOf(std::size_t phenotype) const {
    return m_interaction && phenotype == 0 ? m_interaction->penetrance : 1;
}

std::vector<std::int64_t> Brood::ratioOf(std::span<const double> chances) const {
    // Of all embryos, the chances have a power of 4 as their denominator.
    std::vector<double> embryos;
    for (const double chance : chances)
        embryos.push_back(chance * (1 - m_born.dead));
    return wholeRatio(embryos);
}

std::size_t Brood::phenotypeOf(std::size_t kind) const {
    if (!m_interaction)
        return m_offspring.phenotypeOf(kind);
    return kind < genotypeCount() ? m_interaction->phenotypeOfGenotype[kind] : 1;
}

core::Phrase Brood::phenotypeName(std::size_t phenotype) const {
    return m_interaction ? m_interaction->phenotypes[phenotype] : m_offspring.phenotypeName(phenotype);
}

std::vector<std::int64_t> Brood::genotypeCounts(std::span<const std::int64_t> byKind) const {
    std::vector<std::int64_t> counts(genotypeCount());
    for (std::size_t kind = 0; kind < byKind.size(); ++kind)
        counts[genotypeOf(kind)] += byKind[kind];
    return counts;
}

std::vector<std::int64_t> Brood::phenotypeCounts(std::span<const std::int64_t> byKind) const {
    std::vector<std::int64_t> counts(phenotypeCount());
    for (std::size_t kind = 0; kind < byKind.size(); ++kind)
        if (m_byKind[kind] > 0)
            counts[phenotypeOf(kind)] += byKind[kind];
    return counts;
}

} // namespace lessons
