// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The genetics of the board game: four traits with two alleles each, parents on a Punnett square, and what
/// one face of an offspring die means (rulebook, "Plant Breeding").
namespace genotype {

/// The four traits in board order (R F G T); a plant card lists its traits in this order from the top.
enum class Trait : std::uint8_t { SeedShape, FlowerColour, PodColour, PlantHeight };
inline constexpr int traitCount = 4;
inline constexpr std::array<Trait, traitCount> allTraits{Trait::SeedShape, Trait::FlowerColour,
                                                         Trait::PodColour, Trait::PlantHeight};

/// The pair of alleles that an individual holds for one gene.
enum class Genotype : std::uint8_t { HomozygousDominant, Heterozygous, HomozygousRecessive };
inline constexpr int genotypeCount = 3;
inline constexpr std::array<Genotype, genotypeCount> allGenotypes{
    Genotype::HomozygousDominant, Genotype::Heterozygous, Genotype::HomozygousRecessive};

/// How a heterozygous individual looks. Peas show complete dominance; the two overlays change one trait each
/// (rulebook, "Non-Mendelian Patterns").
enum class Inheritance : std::uint8_t { CompleteDominance, IncompleteDominance, Codominance };

/// How each trait is inherited at one table, by trait.
using Inheritances = std::array<Inheritance, traitCount>;

/// What can be seen of one trait. A phenotype says all that its name, its colour and its picture need, so
/// that none of them has to ask again how the trait is inherited. Purple flowers are those of the pea.
/// Flowers whose heterozygotes are pink or red and white have red ones in their place, as snapdragon and
/// camellia have (booklet, "Non-Mendelian Patterns"; RULINGS.md 1.6).
enum class Phenotype : std::uint8_t {
    RoundSeeds,
    WrinkledSeeds,
    PurpleFlowers,
    RedFlowers,
    PinkFlowers,
    RedAndWhiteFlowers,
    WhiteFlowers,
    GreenPods,
    YellowPods,
    TallStem,
    MediumStem,
    ShortStem
};
inline constexpr int phenotypeCount = 12;

/// Where a die of one trait goes once it has been read: to a genotype, or to the kept mutations.
enum class PoolArea : std::uint8_t { HomozygousDominant, Heterozygous, HomozygousRecessive, DeNovo };
inline constexpr int poolAreaCount = 4;

/// One face of an offspring die. Two of its six sides show the mutation.
enum class DieFace : std::uint8_t { One, Two, Three, Four, Mutation };
inline constexpr int dieFaceCount = 5;

/// A parent is at the left or at the top of the Punnett square.
enum class Side : std::uint8_t { Left, Top };
inline constexpr int sideCount = 2;

/// The parents of one Punnett square. The printed ones are heterozygous; a gene tile makes one homozygous.
struct Parents {
    Genotype left = Genotype::Heterozygous;
    Genotype top = Genotype::Heterozygous;

    bool operator==(const Parents&) const = default;
};

/// Whether the first (0) or second (1) allele of a parent is the dominant one, as it is written on the
/// square.
constexpr bool alleleIsDominant(Genotype parent, int position) {
    switch (parent) {
    case Genotype::HomozygousDominant: return true;
    case Genotype::Heterozygous: return position == 0;
    case Genotype::HomozygousRecessive: return false;
    }
    return false;
}

/// The genotype formed by one gamete from each parent.
constexpr Genotype fromAlleles(bool firstIsDominant, bool secondIsDominant) {
    if (firstIsDominant && secondIsDominant)
        return Genotype::HomozygousDominant;
    return firstIsDominant || secondIsDominant ? Genotype::Heterozygous : Genotype::HomozygousRecessive;
}

/// The offspring in cell 0–3: I top left, II top right, III bottom left, IV bottom right. Rows come from the
/// left parent, columns from the top one.
constexpr Genotype punnettCell(Parents parents, int cell) {
    return fromAlleles(alleleIsDominant(parents.left, cell / 2), alleleIsDominant(parents.top, cell % 2));
}

/// How many traits a set of them has; bit t stands for trait t.
constexpr int traitsIn(unsigned traits) {
    // Not every processor that the program is built for counts bits.
    constexpr std::array<std::int8_t, 1u << traitCount> counts{0, 1, 1, 2, 1, 2, 2, 3,
                                                               1, 2, 2, 3, 2, 3, 3, 4};
    return counts[traits];
}

namespace detail {
/// By left and top parent.
inline constexpr auto punnettTable = [] {
    std::array<std::array<std::array<int, genotypeCount>, genotypeCount>, genotypeCount> counts{};
    for (const Genotype left : allGenotypes)
        for (const Genotype top : allGenotypes)
            for (int cell = 0; cell < 4; ++cell)
                ++counts[static_cast<std::size_t>(left)][static_cast<std::size_t>(top)]
                        [static_cast<std::size_t>(punnettCell({left, top}, cell))];
    return counts;
}();
/// By left parent, top parent and face: the first four faces name the cells, the last is the mutation.
inline constexpr auto poolAreaTable = [] {
    std::array<std::array<std::array<PoolArea, dieFaceCount>, genotypeCount>, genotypeCount> areas{};
    for (const Genotype left : allGenotypes)
        for (const Genotype top : allGenotypes) {
            auto& byFace = areas[static_cast<std::size_t>(left)][static_cast<std::size_t>(top)];
            for (int cell = 0; cell < 4; ++cell)
                byFace[static_cast<std::size_t>(cell)] =
                    static_cast<PoolArea>(punnettCell({left, top}, cell));
            byFace[static_cast<std::size_t>(DieFace::Mutation)] = PoolArea::DeNovo;
        }
    return areas;
}();
} // namespace detail

/// How many of the four cells hold each genotype, in the order of `allGenotypes`; the sum is 4. Looked up,
/// since bots ask whenever they look at a position.
constexpr const std::array<int, genotypeCount>& punnettCounts(Parents parents) {
    return detail::punnettTable[static_cast<std::size_t>(parents.left)]
                               [static_cast<std::size_t>(parents.top)];
}

/// Where a die that shows `face` is put under these parents. Looked up, since every roll asks, and a
/// processor cannot predict a branch that depends on a die.
constexpr PoolArea poolAreaOf(Parents parents, DieFace face) {
    return detail::poolAreaTable[static_cast<std::size_t>(parents.left)]
                                [static_cast<std::size_t>(parents.top)][static_cast<std::size_t>(face)];
}

/// The only way from a genotype to what is seen. The game has overlays for flower colour (both kinds) and for
/// plant height (incomplete dominance); any other inheritance changes nothing about a trait.
constexpr Phenotype phenotypeOf(Trait trait, Genotype genotype, Inheritance inheritance) {
    const bool recessive = genotype == Genotype::HomozygousRecessive;
    const bool heterozygous = genotype == Genotype::Heterozygous;
    switch (trait) {
    case Trait::SeedShape: return recessive ? Phenotype::WrinkledSeeds : Phenotype::RoundSeeds;
    case Trait::FlowerColour:
        if (recessive)
            return Phenotype::WhiteFlowers;
        switch (inheritance) {
        case Inheritance::CompleteDominance: return Phenotype::PurpleFlowers;
        case Inheritance::IncompleteDominance:
            return heterozygous ? Phenotype::PinkFlowers : Phenotype::RedFlowers;
        case Inheritance::Codominance:
            return heterozygous ? Phenotype::RedAndWhiteFlowers : Phenotype::RedFlowers;
        }
        return Phenotype::PurpleFlowers;
    case Trait::PodColour: return recessive ? Phenotype::YellowPods : Phenotype::GreenPods;
    case Trait::PlantHeight:
        if (recessive)
            return Phenotype::ShortStem;
        return heterozygous && inheritance != Inheritance::CompleteDominance ? Phenotype::MediumStem
                                                                             : Phenotype::TallStem;
    }
    return Phenotype::RoundSeeds;
}

/// The same at a table.
constexpr Phenotype phenotypeOf(Trait trait, Genotype genotype, const Inheritances& inheritances) {
    return phenotypeOf(trait, genotype, inheritances[static_cast<std::size_t>(trait)]);
}

/// The trait of which a phenotype is one form.
constexpr Trait traitOf(Phenotype phenotype) {
    switch (phenotype) {
    case Phenotype::RoundSeeds:
    case Phenotype::WrinkledSeeds: return Trait::SeedShape;
    case Phenotype::PurpleFlowers:
    case Phenotype::RedFlowers:
    case Phenotype::PinkFlowers:
    case Phenotype::RedAndWhiteFlowers:
    case Phenotype::WhiteFlowers: return Trait::FlowerColour;
    case Phenotype::GreenPods:
    case Phenotype::YellowPods: return Trait::PodColour;
    case Phenotype::TallStem:
    case Phenotype::MediumStem:
    case Phenotype::ShortStem: return Trait::PlantHeight;
    }
    return Trait::SeedShape;
}

/// The trait's letter on cards and board: R, F, G or T (lower case: the recessive allele).
constexpr char letterOf(Trait trait, bool dominant = true) {
    constexpr std::array<char, traitCount> letters{'R', 'F', 'G', 'T'};
    const char letter = letters[static_cast<std::size_t>(trait)];
    return dominant ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// "RR", "Rr" or "rr" with the letters of the trait.
constexpr std::string_view notation(Trait trait, Genotype genotype) {
    constexpr std::array<std::array<std::string_view, genotypeCount>, traitCount> names{
        {{"RR", "Rr", "rr"}, {"FF", "Ff", "ff"}, {"GG", "Gg", "gg"}, {"TT", "Tt", "tt"}}};
    return names[static_cast<std::size_t>(trait)][static_cast<std::size_t>(genotype)];
}

} // namespace genotype
