// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree.h"

/// What a drawing of a family needs before it needs places: generations, couples, and who stands beside whom
/// (Bennett et al. 2008, J. Genet. Counsel. 17: 424–433).
namespace lessons::pedigree {

/// Two people with common children.
struct Couple {
    std::size_t father = 0;
    std::size_t mother = 0;
    std::vector<std::size_t> children; ///< in the order of the people
    bool related = false;              ///< they have a common ancestor, or one descends from the other
};

class FamilyTree {
public:
    /// Keeps no reference to `family`.
    explicit FamilyTree(const Pedigree& family);

    /// People by generation from the oldest, each from left to right: brothers and sisters in the order of
    /// the people, a partner without parents beside his or her partner.
    const std::vector<std::vector<std::size_t>>& generations() const { return m_generations; }
    /// From 0. Partners share a generation unless that is impossible, as for an uncle and his niece; children
    /// are at least one generation below both parents.
    std::size_t generationOf(std::size_t person) const { return m_generation[person]; }
    /// "II-3": the generation and the place in it, counted from 1.
    std::string numberOf(std::size_t person) const;
    /// By the generation and the place of the partner who stands further left.
    const std::vector<Couple>& couples() const { return m_couples; }
    /// Whether they have children together.
    bool arePartners(std::size_t one, std::size_t other) const;

private:
    void findCouples(const Pedigree& family);
    bool placeInEqualGenerations(const Pedigree& family);
    void placeBelowAncestors(const Pedigree& family);
    void arrange(const Pedigree& family);
    std::vector<std::size_t> arranged(const Pedigree& family, std::vector<std::size_t> people) const;
    void placeWithPartners(std::size_t person, const std::vector<std::size_t>& founders,
                           std::vector<bool>& placed, std::vector<std::size_t>& row) const;

    std::vector<std::size_t> m_generation;
    std::vector<std::size_t> m_place; ///< within the generation
    std::vector<std::vector<std::size_t>> m_generations;
    std::vector<Couple> m_couples;
};

/// "IV": 1 … 3999.
std::string romanNumeral(std::size_t number);

} // namespace lessons::pedigree
