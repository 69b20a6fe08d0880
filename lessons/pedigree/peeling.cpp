// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/peeling.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

namespace lessons::pedigree {

static_assert(std::numeric_limits<long double>::min_exponent10 < -4000,
              "likelihoods need a number with a wide exponent");

namespace {

/// A table of eleven people with three genotypes each.
constexpr double largestTable = 180'000;

/// Who is in a table with whom, as people are summed out.
class Neighbours {
public:
    explicit Neighbours(const std::vector<std::vector<GeneState>>& states)
        : m_of(states.size()), m_size(states.size()), m_states(states) {}

    /// Whoever can have one genotype only makes no table larger.
    void join(std::vector<std::size_t> people) {
        std::erase_if(people, [this](std::size_t person) { return m_states[person].size() < 2; });
        for (const std::size_t person : people) {
            m_of[person].insert(people.begin(), people.end());
            m_size[person] = 1;
            for (const std::size_t other : m_of[person])
                m_size[person] *= static_cast<double>(m_states[other].size());
        }
    }
    /// Of the table that is made when this person is next.
    double tableSize(std::size_t person) const { return m_size[person]; }
    void sumOut(std::size_t person) {
        std::vector<std::size_t> others(m_of[person].begin(), m_of[person].end());
        std::erase(others, person);
        for (const std::size_t other : others)
            m_of[other].erase(person);
        join(std::move(others));
    }

private:
    std::vector<std::set<std::size_t>> m_of; ///< everybody's include themselves
    std::vector<double> m_size;
    const std::vector<std::vector<GeneState>>& m_states;
};

} // namespace

Peeling::Peeling(const Pedigree& family, const Model& model)
    : m_family(family), m_model(model), m_counted(family.size(), true), m_relevant(family.size(), true) {
    findStates();
    findOrder();
}

Peeling::Peeling(const Pedigree& family, const Model& model, const std::vector<bool>& counted)
    : m_family(family), m_model(model), m_counted(counted), m_relevant(family.withAncestors(counted)) {
    findStates();
    findOrder();
}

void Peeling::findStates() {
    requireValid(m_model);
    for (std::size_t i = 0; i < m_family.size(); ++i) {
        m_states.push_back(pedigree::statesOf(m_model.mode, m_family[i].sex));
        std::erase_if(m_states[i], [this, i](GeneState state) { return ownChance(i, state) == 0; });
    }
}

/// The phenotype's chance, and half for each sex if it is unknown.
Likelihood Peeling::ownChance(std::size_t person, GeneState state) const {
    const Person& one = m_family[person];
    const Likelihood sex = one.sex == Sex::Unknown ? 0.5L : 1.0L;
    if (!m_counted[person] || one.status == Status::Unknown)
        return sex;
    const Likelihood affected = affectedChance(m_model, state);
    return sex * (one.status == Status::Affected ? affected : 1 - affected);
}

/// Always next whoever makes the smallest table.
void Peeling::findOrder() {
    Neighbours neighbours(m_states);
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < m_family.size(); ++i) {
        if (!m_relevant[i])
            continue;
        left.push_back(i);
        if (const auto& parents = m_family[i].parents)
            neighbours.join({parents->father, parents->mother, i});
        else
            neighbours.join({i});
    }
    while (!left.empty()) {
        const auto next = std::ranges::min_element(
            left, {}, [&neighbours](std::size_t person) { return neighbours.tableSize(person); });
        if (neighbours.tableSize(*next) > largestTable)
            throw TooManyLoops();
        neighbours.sumOut(*next);
        m_order.push_back(*next);
        left.erase(next);
    }
}

/// Founders: the population and the phenotype; others: the parents and the phenotype.
Peeling::Table Peeling::ownTable(std::size_t person, const States& states) const {
    const auto& parents = m_family[person].parents;
    Table table;
    if (!parents) {
        table.people = {person};
        for (const GeneState state : states[person])
            table.values.push_back(ownChance(person, state) * founderChance(m_model, state));
        return table;
    }
    table.people = {parents->father, parents->mother, person};
    for (const GeneState father : states[parents->father])
        for (const GeneState mother : states[parents->mother])
            for (const GeneState child : states[person])
                table.values.push_back(ownChance(person, child) *
                                       childChance(m_model.mode, child, father, mother));
    std::erase_if(table.people, [&states](std::size_t one) { return states[one].size() == 1; });
    return table;
}

/// The product of the tables, summed over the genotypes of `person`.
Peeling::Table Peeling::summedOut(std::size_t person, const std::vector<Table>& tables,
                                  const States& states) const {
    Table result;
    for (const Table& table : tables)
        for (const std::size_t one : table.people)
            if (one != person && std::ranges::find(result.people, one) == result.people.end())
                result.people.push_back(one);
    std::vector<std::size_t> people = result.people;
    people.push_back(person);
    // How far the index into each table moves when somebody's genotype does.
    std::vector<std::vector<std::size_t>> steps(tables.size(), std::vector<std::size_t>(people.size()));
    for (std::size_t t = 0; t < tables.size(); ++t) {
        std::size_t step = 1;
        for (auto one = tables[t].people.rbegin(); one != tables[t].people.rend(); ++one) {
            steps[t][static_cast<std::size_t>(std::ranges::find(people, *one) - people.begin())] = step;
            step *= states[*one].size();
        }
    }
    std::vector<std::size_t> genotype(people.size());
    std::vector<std::size_t> at(tables.size());
    for (bool more = true; more;) {
        Likelihood product = 1;
        for (std::size_t t = 0; t < tables.size(); ++t)
            product *= tables[t].values[at[t]];
        if (genotype.back() == 0)
            result.values.push_back(0);
        result.values.back() += product;
        more = false;
        for (std::size_t i = people.size(); i-- > 0 && !more;) {
            more = genotype[i] + 1 < states[people[i]].size();
            for (std::size_t t = 0; t < tables.size(); ++t)
                at[t] += more ? steps[t][i] : -(genotype[i] * steps[t][i]);
            genotype[i] = more ? genotype[i] + 1 : 0;
        }
    }
    return result;
}

Likelihood Peeling::likelihood(const std::vector<Known>& known) const {
    States states = m_states;
    for (const Known& one : known)
        std::erase_if(states[one.person], [&one](GeneState state) { return !(state == one.state); });
    std::vector<Table> tables;
    for (const std::size_t person : m_order) {
        if (states[person].empty())
            return 0;
        tables.push_back(ownTable(person, states));
    }
    Likelihood result = 1;
    for (const std::size_t person : m_order) {
        const auto apart = std::stable_partition(tables.begin(), tables.end(), [person](const Table& table) {
            return std::ranges::find(table.people, person) == table.people.end();
        });
        const std::vector<Table> mine(std::make_move_iterator(apart), std::make_move_iterator(tables.end()));
        tables.erase(apart, tables.end());
        if (mine.empty())
            continue;
        Table sum = summedOut(person, mine, states);
        if (sum.people.empty())
            result *= sum.values.front();
        else
            tables.push_back(std::move(sum));
    }
    for (const Table& table : tables)
        result *= table.values.front();
    return result;
}

} // namespace lessons::pedigree
