// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

#include <stdexcept>

/// The likelihood of a family, one person after the other summed out (Elston and Stewart 1971, Hum. Hered.
/// 21: 523–542; for families with marriage loops in any order: Cannings, Thompson and Skolnick 1978, Adv.
/// Appl. Probab. 10: 26–61).
namespace lessons::pedigree {

/// So many marriages among relatives that the tables would become too large.
class TooManyLoops : public std::runtime_error {
public:
    TooManyLoops() : std::runtime_error("too many relatives of this family married each other") {}
};

/// 200 people with the rarest alleles have a likelihood of about 10⁻²⁵⁰⁰, so it must not be held in a double.
using Likelihood = long double;

class Peeling {
public:
    /// Throws std::invalid_argument for a model out of its range, and TooManyLoops. `family` must outlive
    /// this.
    Peeling(const Pedigree& family, const Model& model);
    /// Only for `likelihood()`: a phenotype that is not `counted` is taken as unknown.
    Peeling(const Pedigree& family, const Model& model, const std::vector<bool>& counted);

    /// The genotypes that somebody can have, judged by sex and phenotype alone.
    const std::vector<GeneState>& statesOf(std::size_t person) const { return m_states[person]; }

    /// Somebody's genotype, as if it were known.
    struct Known {
        std::size_t person = 0;
        GeneState state;
    };
    /// The chance of all counted phenotypes and of these genotypes together; exactly 0 if they cannot occur.
    /// The two known people must be different.
    Likelihood likelihood(const std::vector<Known>& known = {}) const;

private:
    /// A function of the genotypes of a few people: the index of each, the last one running fastest.
    struct Table {
        std::vector<std::size_t> people;
        std::vector<Likelihood> values;
    };
    using States = std::vector<std::vector<GeneState>>;

    void findStates();
    void findOrder();
    Table ownTable(std::size_t person, const States& states) const;
    Likelihood ownChance(std::size_t person, GeneState state) const;
    Table summedOut(std::size_t person, const std::vector<Table>& tables, const States& states) const;

    const Pedigree& m_family;
    Model m_model;
    std::vector<bool> m_counted;
    std::vector<bool> m_relevant; ///< everybody, or who is counted and their ancestors
    States m_states;
    std::vector<std::size_t> m_order; ///< the relevant people, as they are summed out
};

} // namespace lessons::pedigree
