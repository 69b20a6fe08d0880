// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_question.h"

#include "engine/core/random.h"
#include "lessons/pedigree/family_maker.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/inference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace lessons::pedigree {

namespace {

constexpr std::array frequencies{0.01, 0.3};
constexpr double equal = 1e-9;

/// The next child, if the frequency of the allele makes no difference to it.
std::optional<NextChild> certainNextChild(const Pedigree& family, Mode mode, Parents parents) {
    const auto rare = nextChild(family, {mode, frequencies[0], 1}, parents);
    const auto common = nextChild(family, {mode, frequencies[1], 1}, parents);
    if (!rare || !common || std::abs(rare->son - common->son) > equal ||
        std::abs(rare->daughter - common->daughter) > equal)
        return std::nullopt;
    return rare;
}

/// Parents of certain genotypes have children with chances in halves and quarters.
bool isFromCertainParents(double chance) {
    return std::abs(4 * chance - std::round(4 * chance)) < equal;
}

} // namespace

std::optional<Parents> coupleToAskAbout(const Pedigree& family, Mode mode) {
    const FamilyTree tree(family);
    std::optional<Parents> found;
    for (auto couple = tree.couples().rbegin(); couple != tree.couples().rend(); ++couple) {
        const Parents parents{couple->father, couple->mother};
        const auto next = certainNextChild(family, mode, parents);
        if (!next || next->affected < equal || next->affected > 1 - equal)
            continue;
        if (!isFromCertainParents(next->son) || !isFromCertainParents(next->daughter))
            return parents;
        if (!found)
            found = parents;
    }
    return found;
}

FamilyQuestion makeFamilyQuestion(std::uint64_t seed) {
    core::Random random(seed);
    const Mode mode = mainModes[random.below(mainModes.size())];
    FamilyWish wish;
    wish.mode = mode;
    wish.most = 12;
    if (mode == Mode::XLinkedDominant || mode == Mode::XLinkedRecessive) {
        wish.left = {isRecessive(mode) ? Mode::AutosomalRecessive : Mode::AutosomalDominant, mode};
        wish.leastOdds = 2;
    } else {
        wish.left = {mode};
    }
    constexpr int mostTries = 1000;
    for (int i = 0; i < mostTries; ++i) {
        Pedigree family = makeFamily(wish, random.below(1u << 31));
        if (const auto couple = coupleToAskAbout(family, mode))
            return {std::move(family), mode, *couple};
    }
    throw std::runtime_error("no family was found whose next child can be asked about");
}

Person nextChildOf(Parents parents, Sex sex) {
    return {"?", sex, Status::Unknown, parents, {}};
}

Pedigree withChild(const Pedigree& family, Person child) {
    std::vector<Person> people = family.people();
    people.push_back(std::move(child));
    return Pedigree(std::move(people));
}

} // namespace lessons::pedigree
