// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/evidence.h"

/// Does the evidence exclude a model? Only what can be seen is judged, never the answer.
namespace lessons::breeding {

/// A model is excluded if its combined p is below this.
inline constexpr double judgingLevel = 0.01;

struct Verdict {
    enum class Kind : std::uint8_t {
        Open,       ///< not excluded
        Characters, ///< it is about another number of characters
        Strains,    ///< it does not allow the starting strains
        Forms,      ///< it does not have as many forms, or not these
        Forbidden,  ///< offspring were seen that it does not allow
        Unlikely,   ///< the combined p is below `judgingLevel`
    };
    Mode mode = Mode::Dominant;
    Kind kind = Kind::Open;
    /// The combined p, in 0…1; 0 if something was seen that the model does not allow.
    double p = 1;
    /// The cross that first excludes it, or whose counts fit it worst, as a place in `Evidence::crosses`.
    std::optional<std::size_t> cross;
    /// The offspring in that cross which the model does not allow, if one kind alone decides it.
    std::optional<Evidence::Count> seen;
    /// False if there are too many genotypes to try them all; it is then not excluded.
    bool complete = true;

    bool isExcluded() const { return kind != Kind::Open; }
};

/// Judges a mode, with whatever forms for its classes and whatever recombination fraction fit best.
///
/// The strains are stocks of the model that carry all its alleles between them. For each way to choose the
/// genotypes of all parents, as far as the looks and the pedigree allow, every cross is tested
/// (`goodnessOfFit`, by sex and form) and the smallest p is multiplied by the number of crosses (Bonferroni;
/// Dunn 1961, J. Am. Stat. Assoc. 56: 52–64), at most 1. The combined p is that of the choice that fits best.
/// Since the true genotypes are among the choices, the true model is excluded in at most 1 of 100 benches,
/// if it is judged once after a number of crosses that was fixed beforehand.
Verdict judge(const Evidence& evidence, Mode mode);
/// Judges what a pupil claims, with just these forms.
Verdict judge(const Evidence& evidence, const Model& model);
/// Judges all that the pupil does not claim: the same mode with other forms, if there are any, and then the
/// other modes of the level.
std::vector<Verdict> judgeOthers(const Evidence& evidence, const Model& model);

/// Chances, in 0…1, of each class and sex that a model predicts for a cross, for each choice of genotypes of
/// the two parents that their looks allow: what a pupil's predicted ratio is compared with. Classes in the
/// order of `classNames`, females before males; without sexes just the classes.
std::vector<std::vector<double>> predictions(const Evidence& evidence, const Model& model, std::size_t mother,
                                             std::size_t father);

/// The verdict in one sentence without the name of the mode. `crossName`: of the verdict's cross; `seen`: of
/// the offspring it names.
core::Phrase phrase(const Verdict& verdict, const core::Phrase& crossName, const core::Phrase& seen);

} // namespace lessons::breeding
