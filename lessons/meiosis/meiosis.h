// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/meiosis/chromosomes.h"
#include "lessons/sampling/generator.h"

/// One meiosis of a parent: what chance decides in it, and the four products that follow.
///
/// The four chromatids of a pair are numbered 0 to 3: 0 and 1 are the sisters of the first homologue, 2 and
/// 3 those of the second. A chromatid keeps its number with its centromere; crossing over gives it other
/// alleles beyond the place of the swap.
namespace lessons {

inline constexpr std::size_t chromatidsOfAPair = 4;
inline constexpr std::size_t productsOfMeiosis = 4;

/// A swap between two chromatids that are not sisters where it happens.
struct Crossover {
    std::size_t after = 0; ///< between this gene of the pair and the next one; after the last gene: the tip
    std::array<std::size_t, 2> chromatids{1, 2}; ///< by number, two different ones
};

/// What chance decides for one pair.
struct PairCourse {
    std::vector<Crossover> crossovers; ///< from the centromere to the tip, at most one in each stretch
    bool turned = false;               ///< metaphase I: the second homologue faces the first pole
    /// Metaphase II, by homologue: the sister with the higher number faces the first pole.
    std::array<bool, 2> sistersTurned{};
};

class Meiosis {
public:
    /// The meiosis of `parent` that takes these courses, one for each of its pairs. Throws
    /// std::invalid_argument if they do not fit: too few or too many, crossovers out of order, beyond the
    /// tip, between chromatids with the same homologue's piece, or between X and Y.
    Meiosis(const Cross& cross, const Individual& parent, std::vector<PairCourse> courses);

    const std::vector<ChromosomePair>& pairs() const { return m_pairs; }
    const std::vector<PairCourse>& courses() const { return m_courses; }

    /// From which homologue, 0 or 1, a chromatid has its piece with gene `gene` of the pair once crossing
    /// over is done. With `gene` = the number of the pair's genes: its tip.
    std::size_t originOf(std::size_t pair, std::size_t chromatid, std::size_t gene) const {
        return m_origins[pair][chromatid][gene];
    }
    /// The allele there; before crossing over that of its own homologue.
    AlleleIndex alleleOf(std::size_t pair, std::size_t chromatid, std::size_t gene, bool crossedOver) const;

    /// Which chromatid of a pair goes into a product, 0 … 3. Products 0 and 1 come from one of the two cells
    /// of the first division, 2 and 3 from the other.
    std::size_t chromatidIn(std::size_t pair, std::size_t product) const;
    /// The product's alleles; its chance is that of being the one of the four that is used.
    Gamete product(std::size_t product) const;

private:
    Individual m_parent;
    std::vector<ChromosomePair> m_pairs;
    std::vector<PairCourse> m_courses;
    /// By pair and chromatid, for each gene and the tip.
    std::vector<std::array<std::vector<std::size_t>, chromatidsOfAPair>> m_origins;
};

/// Draws a meiosis. Between two linked genes with the recombination fraction r there is one crossover with
/// the chance 2r, else none: it makes two of the four chromatids recombinant (Mather 1938), so that r of
/// all products are. Stretches are independent of each other, and so are the chromatids that take
/// part; each product is drawn with the chances of `gametesOf`. A pair without a crossover between its genes
/// has one beyond the last of them, where it moves no gene: without any, real pairs do not hold together. X
/// and Y have none. Genes are never separated from their centromere.
Meiosis drawMeiosis(const Cross& cross, const Individual& parent, Generator& generator);

} // namespace lessons
