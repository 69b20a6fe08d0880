// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_tree.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace lessons::pedigree {

namespace {

bool shareAnAncestor(const Pedigree& family, std::size_t one, std::size_t other) {
    std::vector<bool> first(family.size());
    std::vector<bool> second(family.size());
    first[one] = true;
    second[other] = true;
    first = family.withAncestors(std::move(first));
    second = family.withAncestors(std::move(second));
    for (std::size_t i = 0; i < family.size(); ++i)
        if (first[i] && second[i])
            return true;
    return false;
}

} // namespace

std::string romanNumeral(std::size_t number) {
    constexpr std::array<std::pair<std::size_t, const char*>, 13> signs{{{1000, "M"},
                                                                         {900, "CM"},
                                                                         {500, "D"},
                                                                         {400, "CD"},
                                                                         {100, "C"},
                                                                         {90, "XC"},
                                                                         {50, "L"},
                                                                         {40, "XL"},
                                                                         {10, "X"},
                                                                         {9, "IX"},
                                                                         {5, "V"},
                                                                         {4, "IV"},
                                                                         {1, "I"}}};
    std::string text;
    for (const auto& [value, sign] : signs)
        for (; number >= value; number -= value)
            text += sign;
    return text;
}

FamilyTree::FamilyTree(const Pedigree& family) : m_generation(family.size()), m_place(family.size()) {
    findCouples(family);
    if (!placeInEqualGenerations(family))
        placeBelowAncestors(family);
    arrange(family);
}

std::string FamilyTree::numberOf(std::size_t person) const {
    return romanNumeral(m_generation[person] + 1) + '-' + std::to_string(m_place[person] + 1);
}

void FamilyTree::findCouples(const Pedigree& family) {
    for (std::size_t child = 0; child < family.size(); ++child) {
        const auto& parents = family[child].parents;
        if (!parents)
            continue;
        const auto known = std::ranges::find_if(m_couples, [&parents](const Couple& couple) {
            return couple.father == parents->father && couple.mother == parents->mother;
        });
        if (known != m_couples.end())
            known->children.push_back(child);
        else
            m_couples.push_back({parents->father,
                                 parents->mother,
                                 {child},
                                 shareAnAncestor(family, parents->father, parents->mother)});
    }
}

bool FamilyTree::arePartners(std::size_t one, std::size_t other) const {
    return std::ranges::any_of(m_couples, [one, other](const Couple& couple) {
        return (couple.father == one && couple.mother == other) ||
               (couple.father == other && couple.mother == one);
    });
}

/// From one person of each family to all others: partners are equal, children one below. False if that
/// contradicts itself, as when an uncle has children with his niece.
bool FamilyTree::placeInEqualGenerations(const Pedigree& family) {
    std::vector<bool> known(family.size());
    std::vector<long> height(family.size());
    bool equal = true;
    for (std::size_t start = 0; start < family.size(); ++start) {
        if (known[start])
            continue;
        std::vector<std::size_t> reached{start};
        known[start] = true;
        const auto reach = [&](std::size_t person, long at) {
            if (!known[person]) {
                known[person] = true;
                height[person] = at;
                reached.push_back(person);
            }
            equal = equal && height[person] == at;
        };
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const std::size_t person = reached[next];
            if (const auto& parents = family[person].parents) {
                reach(parents->father, height[person] - 1);
                reach(parents->mother, height[person] - 1);
            }
            for (const Couple& couple : m_couples)
                if (couple.father == person || couple.mother == person) {
                    reach(couple.father, height[person]);
                    reach(couple.mother, height[person]);
                    for (const std::size_t child : couple.children)
                        reach(child, height[person] + 1);
                }
        }
        long oldest = std::numeric_limits<long>::max();
        for (const std::size_t person : reached)
            oldest = std::min(oldest, height[person]);
        for (const std::size_t person : reached)
            m_generation[person] = static_cast<std::size_t>(height[person] - oldest);
    }
    return equal;
}

/// Everybody directly below the younger parent, and founders directly above their eldest child.
void FamilyTree::placeBelowAncestors(const Pedigree& family) {
    for (const std::size_t person : family.parentsFirst()) {
        const auto& parents = family[person].parents;
        m_generation[person] =
            parents ? std::max(m_generation[parents->father], m_generation[parents->mother]) + 1 : 0;
    }
    for (std::size_t person = 0; person < family.size(); ++person) {
        if (family[person].parents)
            continue;
        std::size_t highest = std::numeric_limits<std::size_t>::max();
        for (const std::size_t child : family.childrenOf(person))
            highest = std::min(highest, m_generation[child]);
        if (highest != std::numeric_limits<std::size_t>::max())
            m_generation[person] = highest - 1;
    }
}

/// Somebody, and around them the partners who have no place of their own: those named earlier to the left.
void FamilyTree::placeWithPartners(std::size_t person, const std::vector<std::size_t>& founders,
                                   std::vector<bool>& placed, std::vector<std::size_t>& row) const {
    placed[person] = true;
    std::vector<std::size_t> right;
    for (const std::size_t founder : founders)
        if (!placed[founder] && arePartners(person, founder)) {
            placed[founder] = true;
            (founder < person ? row : right).push_back(founder);
        }
    row.push_back(person);
    row.insert(row.end(), right.begin(), right.end());
}

std::vector<std::size_t> FamilyTree::arranged(const Pedigree& family, std::vector<std::size_t> people) const {
    std::vector<std::size_t> children;
    std::vector<std::size_t> founders;
    for (const std::size_t person : people)
        (family[person].parents ? children : founders).push_back(person);
    const auto place = [&](std::size_t person) {
        const Parents parents = *family[person].parents;
        const auto at = [this](std::size_t one) { return std::pair(m_generation[one], m_place[one]); };
        const auto [left, right] = std::minmax({at(parents.father), at(parents.mother)});
        return std::tuple(left, right, person);
    };
    std::ranges::sort(children, {}, place);
    std::vector<std::size_t> row;
    std::vector<bool> placed(family.size());
    for (const std::size_t child : children)
        placeWithPartners(child, founders, placed, row);
    for (const std::size_t founder : founders)
        if (!placed[founder])
            placeWithPartners(founder, founders, placed, row);
    return row;
}

void FamilyTree::arrange(const Pedigree& family) {
    for (std::size_t person = 0; person < family.size(); ++person) {
        m_generations.resize(std::max(m_generations.size(), m_generation[person] + 1));
        m_generations[m_generation[person]].push_back(person);
    }
    for (auto& generation : m_generations) {
        generation = arranged(family, std::move(generation));
        for (std::size_t i = 0; i < generation.size(); ++i)
            m_place[generation[i]] = i;
    }
    std::ranges::sort(m_couples, {}, [this](const Couple& couple) {
        const auto at = [this](std::size_t one) { return std::pair(m_generation[one], m_place[one]); };
        const auto [left, right] = std::minmax({at(couple.father), at(couple.mother)});
        return std::pair(left, right);
    });
}

} // namespace lessons::pedigree
