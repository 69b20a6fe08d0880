// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/interaction.h"

#include <optional>
#include <span>

namespace lessons {

/// The offspring of a cross that are born, as they are counted one by one. They come in kinds: first one for
/// each genotype, as `Offspring` numbers them; then, if a genotype does not always show, one for each
/// genotype in those that do not show it.
class Brood {
public:
    /// Without an interaction, each gene shows by itself, and all are born. Throws std::invalid_argument as
    /// `offspringOf` does.
    explicit Brood(Cross cross, std::optional<Interaction> interaction = {});

    const Offspring& offspring() const { return m_offspring; }
    const Cross& cross() const { return m_offspring.cross(); }
    const std::optional<Interaction>& interaction() const { return m_interaction; }
    /// Whether the phenotypes are numbered as `Offspring` does.
    bool showsGenes() const { return !m_interaction || m_interaction->phenotypesOfGenes; }

    /// Chances in 0…1 that sum to 1; 0 for those that die.
    const std::vector<double>& byKind() const { return m_byKind; }
    const std::vector<double>& byGenotype() const { return m_born.byGenotype; }
    const std::vector<double>& byPhenotype() const { return m_born.byPhenotype; }
    /// The share, in 0…1, of all embryos that dies.
    double dead() const { return m_born.dead; }
    bool dies(std::size_t genotype) const;
    /// The share, in 0…1, of those with a phenotype by their genotype that show it.
    double penetranceOf(std::size_t phenotype) const;
    /// Chances of those that are born as the smallest whole numbers (see `wholeRatio`).
    std::vector<std::int64_t> ratioOf(std::span<const double> chances) const;

    std::size_t kindCount() const { return m_byKind.size(); }
    std::size_t genotypeCount() const { return m_born.byGenotype.size(); }
    std::size_t phenotypeCount() const { return m_born.byPhenotype.size(); }
    std::size_t genotypeOf(std::size_t kind) const { return kind % genotypeCount(); }
    /// Precondition: the kind does not die.
    std::size_t phenotypeOf(std::size_t kind) const;
    core::Phrase phenotypeName(std::size_t phenotype) const;

    /// Counts by kind, summed.
    std::vector<std::int64_t> genotypeCounts(std::span<const std::int64_t> byKind) const;
    std::vector<std::int64_t> phenotypeCounts(std::span<const std::int64_t> byKind) const;

private:
    Offspring m_offspring;
    std::optional<Interaction> m_interaction;
    InteractionOffspring m_born;
    std::vector<double> m_byKind;
};

} // namespace lessons
