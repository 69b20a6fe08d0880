// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/mode.h"
#include "lessons/cross/cross.h"

#include <string>

namespace lessons::breeding {

/// The genetics of a mode: genotypes, what class each shows, and the offspring of each pair. Which class has
/// which form is a matter of the `Model`.
///
/// A genotype is a pair of chromosomes with one allele of each gene, so that the phase of linked genes
/// counts: AB/ab and Ab/aB are two genotypes.
class Scheme {
public:
    /// `recombination`: 0…0.5, for modes with a fraction. Both parents have the same, except that flies have
    /// no crossing over in males. Throws std::invalid_argument if it is out of range.
    Scheme(Mode mode, Organism organism, double recombination = 0.5);

    static constexpr std::uint8_t dies = 255;

    std::size_t genotypeCount() const { return m_classOf.size(); }
    std::size_t classCount() const { return m_classCount; }
    /// The class that a genotype shows, in the order of `classNames`, or `dies`.
    std::uint8_t classOf(std::size_t genotype) const { return m_classOf[genotype]; }
    /// Whether individuals of this sex can have the genotype and live.
    bool canHave(Sex sex, std::size_t genotype) const;
    /// The chance, in 0…1, that an individual with this genotype has this sex.
    double sexChance(Sex sex, std::size_t genotype) const;

    /// The chance of each genotype among the offspring that live; they sum to 1. Empty if all die or these
    /// cannot be mother and father. In an organism without sexes either parent may come first.
    const std::vector<double>& offspring(std::size_t mother, std::size_t father) const {
        return m_offspring[mother * genotypeCount() + father];
    }

    /// The cross of these two, the mother first, with her recombination fractions: part of the answer.
    Cross crossOf(std::size_t mother, std::size_t father) const;
    /// The recombination fractions of a sex, as in `Cross`: the males of some organisms have no crossing
    /// over.
    std::vector<double> recombinationOf(Sex sex) const;

    /// A strain kept for many generations: all individuals of one sex are alike, and homozygous except where
    /// homozygotes cannot live.
    struct Stock {
        std::size_t female = 0;
        std::size_t male = 0;      ///< the same as `female` unless the gene is on the X
        std::uint32_t alleles = 0; ///< a bit for each allele in it
    };
    const std::vector<Stock>& stocks() const { return m_stocks; }
    /// All alleles; the strains of a mystery carry them between them.
    std::uint32_t alleles() const { return m_alleles; }

    /// "AaBb", or "AB/ab" where the phase matters.
    std::string notation(std::size_t genotype) const;

private:
    void makeOffspring();
    void makeStocks();
    std::uint32_t allelesOf(std::size_t genotype) const;
    std::size_t genotypeOf(const lessons::Individual& individual) const;
    std::vector<Gamete> gametes(Sex sex, std::size_t genotype) const;

    Mode m_mode;
    Organism m_organism;
    Cross m_cross; ///< of females; its parents only make it valid
    std::size_t m_classCount = 0;
    std::vector<lessons::Individual> m_genotypes;
    std::vector<std::uint8_t> m_classOf;
    std::vector<std::vector<double>> m_offspring;
    std::vector<Stock> m_stocks;
    std::uint32_t m_alleles = 0;
};

/// The scheme of a mode that the program uses, made once. `recombination` must be one of `fractions` where
/// the mode has one, else 0.5.
const Scheme& schemeOf(Mode mode, Organism organism, double recombination);

} // namespace lessons::breeding
