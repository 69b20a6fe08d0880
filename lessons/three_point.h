// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/linkage.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

/// Three linked genes: their order, the distances between them and interference, from one test cross of a
/// triple heterozygote (Sturtevant 1913; Muller 1916).
namespace lessons {

/// Offspring by the gamete of the triple heterozygote. With two alleles for each gene, the classes are ABC,
/// ABc, AbC, Abc, aBC, aBc, abC, abc, which is also the order of the phenotypes in `Offspring`; class 7 − i
/// is the complement of class i.
using GameteCounts = std::array<std::int64_t, 8>;

/// What the counts leave open.
enum class OrderDoubt : std::uint8_t {
    None,
    NoOffspring,
    ParentalTie, ///< two pairs of complementary classes are the most frequent
    RarestTie,   ///< two pairs are the rarest, or were never counted: either could be the double crossovers
    NotLinked,   ///< a neighbour in the likeliest order is not shown to be linked (`maybeUnlinked`)
    WeakOrder,   ///< the likeliest order is less than a hundred times as likely as the next best one
};

/// The least `ThreePointMap::orderLod` of an order that is claimed: a hundred to one.
inline constexpr double leastOrderLod = 2;

/// Two genes, numbered 0 to 2, and how often they were separated.
struct GeneDistance {
    std::array<std::size_t, 2> genes{};
    std::int64_t recombinants = 0; ///< offspring
    RecombinationEstimate estimate;
};

/// What follows once the order is known.
struct ThreePointMap {
    std::array<std::size_t, 3> order{};      ///< genes along the chromosome, the lower of the outer two first
    std::array<GeneDistance, 2> intervals{}; ///< from left to right
    GeneDistance outer;                      ///< the outer genes: double crossovers do not separate them
    std::array<std::size_t, 2> doubles{};    ///< their two classes, the lower first
    std::int64_t doubleCrossovers = 0;       ///< offspring
    double expectedDoubles = 0;              ///< if crossovers were independent: r₁ r₂ n
    std::optional<double> coincidence;       ///< counted / expected; empty if none are expected
    std::optional<double> interference;      ///< 1 − coincidence: below 0 if there are too many
    /// log₁₀ of how much likelier the counts are in this order than in the next best one, if crossovers are
    /// independent (as in Lander et al. 1987, MAPMAKER); ≥ 0.
    double orderLod = 0;
};

struct ThreePointAnalysis {
    std::int64_t offspring = 0;
    OrderDoubt doubt = OrderDoubt::None;
    /// The two classes with the chromosomes that the heterozygote got from its parents, the lower first.
    std::optional<std::array<std::size_t, 2>> parental;
    /// The genes 0 and 1, 0 and 2, 1 and 2; empty unless `parental` is known.
    std::optional<std::array<GeneDistance, 3>> pairs;
    /// In the likeliest order, which is shown only if there is no doubt; empty if two orders are equally
    /// likely.
    std::optional<ThreePointMap> map;

    bool showsOrder() const { return doubt == OrderDoubt::None; }
};

/// Complementary classes count as one pair: the most frequent pair is parental, and the rarest shows the
/// double crossovers. Throws std::invalid_argument if a count is negative or above 10¹², or the confidence is
/// not between 0 and 1.
ThreePointAnalysis threePointAnalysis(const GameteCounts& counts, double confidence = 0.95);

/// Three linked genes whose map is known, to roll the gametes of a triple heterozygote.
struct KnownMap {
    std::array<std::size_t, 3> order{0, 1, 2}; ///< genes along the chromosome
    std::array<double, 2> fractions{};         ///< recombination in the two intervals, 0…0.5
    double coincidence = 1;                    ///< double crossovers by r₁ r₂: 1 without interference
    std::size_t parental = 0;                  ///< one of the two parental classes, 0…7
};
/// The chance of each class of gametes; they sum to 1. Throws std::invalid_argument if a fraction is outside
/// 0…0.5, the coincidence is negative, or there would be more double crossovers than crossovers.
std::array<double, 8> gameteChances(const KnownMap& map);

/// How a gene is written: "ct", and its alleles "+" and "ct".
struct MappedGene {
    std::string name;
    std::array<std::string, 2> alleles;
};
using MappedGenes = std::array<MappedGene, 3>;

/// "AbC", or "+ ct v" if an allele has more than one letter or is "+". `gameteClass` is 0…7.
std::string className(const MappedGenes& genes, std::size_t gameteClass);

// ---- The sentences, in the order in which the conclusions are drawn. Numbers are as they are shown.

core::Phrase parentalPhrase(const ThreePointAnalysis& analysis, const MappedGenes& genes);
core::Phrase doublesPhrase(const ThreePointMap& map, const MappedGenes& genes);
core::Phrase orderPhrase(const ThreePointMap& map, const MappedGenes& genes);
/// Why there is no order; empty text if there is one.
core::Phrase doubtPhrase(OrderDoubt doubt);
core::Phrase distancePhrase(const GeneDistance& distance, std::int64_t offspring, const MappedGenes& genes,
                            const std::string& percent);
/// Whether the interval of the estimate leaves open that the genes are independent.
bool maybeUnlinked(const GeneDistance& distance);
core::Phrase maybeUnlinkedPhrase(const GeneDistance& distance, const MappedGenes& genes);
/// Counted and expected double crossovers; the last two are ignored if there is no coincidence.
core::Phrase interferencePhrase(const ThreePointMap& map, const std::string& expected,
                                const std::string& coincidence, const std::string& interference);
/// Why the two intervals do not add up to what is counted between the outer genes. In per cent.
core::Phrase sumPhrase(const ThreePointMap& map, const MappedGenes& genes, const std::string& sum,
                       const std::string& direct);

} // namespace lessons
