// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree.h"

#include <array>

/// Ways in which one gene can cause a trait.
namespace lessons::pedigree {

enum class Mode : std::uint8_t {
    AutosomalDominant,
    AutosomalRecessive,
    XLinkedDominant,
    XLinkedRecessive,
    YLinked,
    Mitochondrial, ///< in the mitochondria, all of them alike in one person
};
inline constexpr std::array allModes{Mode::AutosomalDominant, Mode::AutosomalRecessive,
                                     Mode::XLinkedDominant,   Mode::XLinkedRecessive,
                                     Mode::YLinked,           Mode::Mitochondrial};
/// The four that pupils tell apart.
inline constexpr std::array mainModes{Mode::AutosomalDominant, Mode::AutosomalRecessive,
                                      Mode::XLinkedDominant, Mode::XLinkedRecessive};

/// "autosomal-dominant": for files and commands.
std::string_view idOf(Mode mode);
std::optional<Mode> findMode(std::string_view id);
/// "autosomal dominant".
core::Phrase nameOf(Mode mode);
bool isRecessive(Mode mode);
bool isXLinked(Mode mode);

/// A genotype: how many copies somebody has of the allele that causes the trait.
struct GeneState {
    Sex sex = Sex::Female; ///< never unknown
    int copies = 0;

    bool operator==(const GeneState&) const = default;
};

/// The genotypes that somebody of this sex can have; for an unknown sex those of both.
std::vector<GeneState> statesOf(Mode mode, Sex sex);
/// "Aa", "XAXa", "XaY". The allele of the trait is A in dominant modes and a in recessive ones; Y* and m* are
/// a Y chromosome and mitochondria with it.
std::string genotypeOf(Mode mode, GeneState state);

/// A mode with its two numbers.
struct Model {
    Mode mode = Mode::AutosomalDominant;
    /// Of the allele that causes the trait, among people without parents in the family; they are unrelated
    /// and in Hardy–Weinberg equilibrium. 0.000001 … 0.999999.
    double frequency = 0.01;
    /// The chance that somebody with the genotype for the trait shows it, 0.01 … 1. Nobody else does.
    double penetrance = 1;
};
inline constexpr double leastFrequency = 1e-6;
inline constexpr double leastPenetrance = 0.01;

/// Throws std::invalid_argument if a number is out of its range.
void requireValid(const Model& model);

/// The chance that a founder of this sex has the genotype.
double founderChance(const Model& model, GeneState state);
/// The chance that a child of its sex gets the genotype. There are no new mutations.
double childChance(Mode mode, GeneState child, GeneState father, GeneState mother);
/// The chance of showing the trait.
double affectedChance(const Model& model, GeneState state);
/// Has one copy of a recessive allele without showing the trait.
bool isCarrier(Mode mode, GeneState state);

} // namespace lessons::pedigree
