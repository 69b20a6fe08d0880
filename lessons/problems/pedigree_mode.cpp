// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/couple_cross.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_maker.h"
#include "lessons/problems/problem_maker.h"

#include <array>
#include <utility>
#include <vector>

/// Which modes of inheritance a family leaves. Two sets are of each dominance, because what fits an X-linked
/// mode fits the autosomal one too.
namespace lessons::problems {

using core::Phrase;

namespace {

struct ModeSet {
    pedigree::Mode autosomal = pedigree::Mode::AutosomalDominant;
    pedigree::Mode linked = pedigree::Mode::XLinkedDominant;
    bool both = false;

    std::vector<pedigree::Mode> modes() const {
        return both ? std::vector{autosomal, linked} : std::vector{autosomal};
    }
};

constexpr std::array modeSets{
    ModeSet{pedigree::Mode::AutosomalDominant, pedigree::Mode::XLinkedDominant, false},
    ModeSet{pedigree::Mode::AutosomalDominant, pedigree::Mode::XLinkedDominant, true},
    ModeSet{pedigree::Mode::AutosomalRecessive, pedigree::Mode::XLinkedRecessive, false},
    ModeSet{pedigree::Mode::AutosomalRecessive, pedigree::Mode::XLinkedRecessive, true}};

Phrase textOf(const ModeSet& set) {
    if (set.both)
        return {ENGINE_TEXT("engine", "both %1 and %2"), {nameOf(set.autosomal), nameOf(set.linked)}};
    return {ENGINE_TEXT("engine", "only %1"), {nameOf(set.autosomal)}};
}

Phrase ruledOut(const pedigree::Pedigree& family, pedigree::Mode mode) {
    return {ENGINE_TEXT("engine", "“%1” is ruled out: %2"), {nameOf(mode), exclusionOf(family, mode)->why}};
}

/// The other dominance is ruled out by its autosomal mode, which is the harder one to rule out.
Phrase whyRight(const pedigree::Pedigree& family, const ModeSet& set) {
    const bool recessive = isRecessive(set.autosomal);
    Phrase reasons =
        ruledOut(family, recessive ? pedigree::Mode::AutosomalDominant : pedigree::Mode::AutosomalRecessive);
    if (!set.both)
        reasons = core::sentences(std::move(reasons), ruledOut(family, set.linked));
    return {ENGINE_TEXT("engine", "Right: nobody contradicts this. %1"), {std::move(reasons)}};
}

Phrase whyWrong(const pedigree::Pedigree& family, const ModeSet& chosen, const ModeSet& right) {
    if (chosen.autosomal != right.autosomal)
        return ruledOut(family, chosen.both ? chosen.linked : chosen.autosomal);
    if (chosen.both)
        return ruledOut(family, chosen.linked);
    return {ENGINE_TEXT("engine", "“%1” is possible too: nobody here rules it out. A family that fits it "
                                  "always fits “%2” as well, so the two cannot be told apart here."),
            {nameOf(chosen.linked), nameOf(chosen.autosomal)}};
}

/// A pupil may count the affected instead of following the alleles, and take many of them for dominance.
/// Whether this family leads to that.
bool misleadsByFrequency(const pedigree::Pedigree& family, const ModeSet& right) {
    std::size_t affected = 0;
    for (std::size_t i = 0; i < family.size(); ++i)
        affected += family[i].status == pedigree::Status::Affected ? 1 : 0;
    return isRecessive(right.autosomal) == (2 * affected >= family.size());
}

Feedback mistakenSet(const pedigree::Pedigree& family, const ModeSet& chosen, const ModeSet& right) {
    Phrase why = whyWrong(family, chosen, right);
    // The other dominance stands in two answers; the one that differs in nothing else is meant.
    if (chosen.autosomal == right.autosomal || chosen.both != right.both ||
        !misleadsByFrequency(family, right))
        return {std::move(why)};
    return {
        core::sentences(std::move(why),
                        {ENGINE_TEXT("engine", "How many are affected says nothing about dominance."), {}}),
        "dominant-frequent"};
}

} // namespace

void pedigreeMode(Maker& maker) {
    const std::size_t wanted = maker.below(modeSets.size());
    const ModeSet right = modeSets[wanted];
    pedigree::FamilyWish wish;
    wish.mode = right.both ? right.linked : right.autosomal;
    wish.left = right.modes();
    wish.most = 11;
    const pedigree::Pedigree family = pedigree::makeFamily(wish, maker.below(1u << 31));
    maker.given({ENGINE_TEXT("engine", "One gene causes a trait. Everybody with the genotype for it is "
                                       "affected, nobody else is, and there are no new mutations."),
                 {}});
    maker.family(family);
    maker.familyAnswer({right.autosomal, pedigree::coupleToShow(family, right.autosomal)});
    maker.ask({ENGINE_TEXT("engine", "Which of the four modes are possible for this family: autosomal or "
                                     "X-linked, dominant or recessive?"),
               {}});
    maker.right(textOf(right), whyRight(family, right));
    for (std::size_t i = 0; i < modeSets.size(); ++i)
        if (i != wanted)
            maker.mistaken(textOf(modeSets[i]), mistakenSet(family, modeSets[i], right));
    maker.hint({ENGINE_TEXT("engine", "Is there an affected child whose parents are both not affected? Or a "
                                      "child that is not affected, although both parents are?"),
                {}});
    maker.hint({ENGINE_TEXT("engine", "For the X chromosome, compare daughters with their fathers and sons "
                                      "with their mothers: a son has his only X chromosome from his mother."),
                {}});
}

} // namespace lessons::problems
