// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

/// What a pupil can be asked about a family: the next child of one couple.
namespace lessons::pedigree {

/// The couple whose next child can be asked about: the chance that it is affected is neither 0 nor 1, and
/// follows from the family alone, however common the allele is. Couples whose genotypes are not certain come
/// first, then the youngest. Nothing if there is none, or the mode is ruled out.
std::optional<Parents> coupleToAskAbout(const Pedigree& family, Mode mode);

struct FamilyQuestion {
    Pedigree family;
    Mode mode = Mode::AutosomalDominant; ///< one of `mainModes`
    Parents couple;
};

/// A family of three generations with such a couple; the same seed gives the same one. Where an X-linked mode
/// is left, the family was made with it, and its phenotypes are at least twice as likely under it as under
/// the autosomal mode that is left too (for an allele of frequency 0.01).
FamilyQuestion makeFamilyQuestion(std::uint64_t seed);

/// A child, called "?", of whom nothing is known but perhaps the sex.
Person nextChildOf(Parents parents, Sex sex = Sex::Unknown);
/// The family with one more person, the last.
Pedigree withChild(const Pedigree& family, Person child);

} // namespace lessons::pedigree
