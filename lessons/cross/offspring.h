// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <span>

namespace lessons {

/// The offspring of a cross: the chance of each genotype and phenotype, by the product rule over
/// the gametes of both parents.
///
/// Genotypes of several genes are numbered with the first gene slowest (RRGG, RRGg, RRgg, RrGG …), phenotypes
/// likewise (round green, round yellow, wrinkled green, wrinkled yellow). All that exist are numbered,
/// including those that these parents cannot have; their chance is 0.
class Offspring {
public:
    /// Throws std::invalid_argument for a cross that is not valid.
    explicit Offspring(Cross cross);

    const Cross& cross() const { return m_cross; }
    std::size_t genotypeCount() const { return m_byGenotype.size(); }
    std::size_t phenotypeCount() const { return m_byPhenotype.size(); }

    /// Chances in 0…1 that sum to 1.
    const std::vector<double>& byGenotype() const { return m_byGenotype; }
    const std::vector<double>& byPhenotype() const { return m_byPhenotype; }

    std::size_t phenotypeOf(std::size_t genotype) const { return m_phenotypeOf[genotype]; }
    /// The genotype of each gene.
    std::vector<std::size_t> genesOfGenotype(std::size_t genotype) const;
    /// The place of each gene's phenotype in `Gene::phenotypes`.
    std::vector<std::size_t> genesOfPhenotype(std::size_t phenotype) const;
    std::size_t genotypeOf(const Gamete& one, const Gamete& other) const;

    /// Counts (or chances) by genotype summed by phenotype.
    std::vector<std::int64_t> phenotypeCounts(std::span<const std::int64_t> byGenotype) const;

    /// "RrGg".
    std::string genotypeNotation(std::size_t genotype) const;
    /// "round, green".
    core::Phrase phenotypeName(std::size_t phenotype) const;

private:
    Cross m_cross;
    std::vector<double> m_byGenotype;
    std::vector<double> m_byPhenotype;
    std::vector<std::size_t> m_phenotypeOf;
};

/// Chances as the smallest whole numbers, 9 : 3 : 3 : 1, zeros kept; empty if they are not all multiples of
/// 1/4^maxGenes, as with linked genes.
std::vector<std::int64_t> wholeRatio(std::span<const double> chances);

/// A Punnett square: the gametes of the first parent down the left side, those of the second along the top.
struct PunnettSquare {
    std::vector<Gamete> rows;
    std::vector<Gamete> columns;
    std::vector<std::size_t> cells; ///< row by row, the genotype as `Offspring` numbers it

    std::size_t cell(std::size_t row, std::size_t column) const {
        return cells[row * columns.size() + column];
    }
    /// The share of the offspring, in 0…1, that belongs to this cell.
    double chance(std::size_t row, std::size_t column) const {
        return rows[row].chance * columns[column].chance;
    }
};

/// `EveryChoice` gives 2ⁿ × 2ⁿ cells: 2 × 2 as on the board, 16 × 16 for four genes.
PunnettSquare punnettSquare(const Offspring& offspring, GameteList list = GameteList::EveryChoice);

} // namespace lessons
