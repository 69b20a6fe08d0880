// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/organism.h"

/// Ways in which the characters of a mystery can be inherited.
namespace lessons::breeding {

enum class Mode : std::uint8_t {
    // level 1: one gene
    Dominant,   ///< complete dominance
    Incomplete, ///< the heterozygote has a third form
    Codominant, ///< the heterozygote shows both forms side by side
    // level 2
    XLinked,     ///< complete dominance, on the X chromosome
    Lethal,      ///< a dominant form whose homozygotes die
    Independent, ///< two genes for two characters, with complete dominance
    Linked,      ///< the same, on one chromosome
    // level 3
    RecessiveEpistasis, ///< 9 : 3 : 4
    Complementary,      ///< 9 : 7
    DominantEpistasis,  ///< 12 : 3 : 1
    Duplicate,          ///< 15 : 1
    AlleleSeries,       ///< three alleles, each dominant over the next
    CodominantAlleles,  ///< three alleles, two of them codominant, both dominant over the third
    LinkedLethal,       ///< a recessive lethal gene, linked to a gene with three forms
};
inline constexpr std::array allModes{Mode::Dominant,
                                     Mode::Incomplete,
                                     Mode::Codominant,
                                     Mode::XLinked,
                                     Mode::Lethal,
                                     Mode::Independent,
                                     Mode::Linked,
                                     Mode::RecessiveEpistasis,
                                     Mode::Complementary,
                                     Mode::DominantEpistasis,
                                     Mode::Duplicate,
                                     Mode::AlleleSeries,
                                     Mode::CodominantAlleles,
                                     Mode::LinkedLethal};

/// "recessive-epistasis": for files and commands.
std::string_view idOf(Mode mode);
std::optional<Mode> findMode(std::string_view id);
/// "recessive epistasis (9 : 3 : 4)".
core::Phrase nameOf(Mode mode);
/// What the mode says, in a sentence or two.
core::Phrase explain(Mode mode);

inline constexpr int levelCount = 3;
/// The level, 1 … 3, from which on a mode can be the answer.
int levelOf(Mode mode);
/// What a mystery of this level can be, easier modes first: those of lower levels too, X-linked only where
/// there are sexes.
std::vector<Mode> modesOf(int level, Organism organism);

/// How many characters the mode is about: 1 or 2.
std::size_t characterCount(Mode mode);
/// What stands for each class of the mode, such as "dominant form" and "recessive form". For two characters
/// the four classes are both dominant, only the first, only the second, none.
std::vector<core::Phrase> classNames(Mode mode);

/// Whether the mode has a recombination fraction. It is then one of `fractions`; otherwise it is 0.5.
bool hasFraction(Mode mode);
inline constexpr std::array fractions{0.10, 0.15, 0.20, 0.25, 0.30};

} // namespace lessons::breeding
