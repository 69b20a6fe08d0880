// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/meiosis/meiosis.h"

#include <boost/random/bernoulli_distribution.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include <stdexcept>
#include <utility>

namespace lessons {

namespace {

using Origins = std::array<std::vector<std::size_t>, chromatidsOfAPair>;

Origins beforeCrossingOver(const ChromosomePair& pair) {
    Origins origins;
    for (std::size_t chromatid = 0; chromatid < chromatidsOfAPair; ++chromatid)
        origins[chromatid].assign(pair.genes.size() + 1, chromatid / 2);
    return origins;
}

void swapBeyond(Origins& origins, const Crossover& crossover) {
    auto& one = origins[crossover.chromatids[0]];
    auto& other = origins[crossover.chromatids[1]];
    for (std::size_t place = crossover.after + 1; place < one.size(); ++place)
        std::swap(one[place], other[place]);
}

Origins originsAfter(const ChromosomePair& pair, const std::vector<Crossover>& crossovers) {
    Origins origins = beforeCrossingOver(pair);
    if (pair.y && !crossovers.empty())
        throw std::invalid_argument("X and Y swap no piece with a gene");
    std::size_t free = 0; // the first stretch that may still have one
    for (const Crossover& crossover : crossovers) {
        const auto& [one, other] = crossover.chromatids;
        if (crossover.after < free || crossover.after >= pair.genes.size())
            throw std::invalid_argument("crossovers go from the centromere to the tip, one in a stretch");
        if (one >= chromatidsOfAPair || other >= chromatidsOfAPair ||
            origins[one][crossover.after] == origins[other][crossover.after])
            throw std::invalid_argument("a crossover is between pieces of both homologues");
        swapBeyond(origins, crossover);
        free = crossover.after + 1;
    }
    return origins;
}

/// Sisters are alike until the first crossover, so that their numbers can be given after it: 1 and 2 take
/// part in it. Which take part in the next ones is chance.
Crossover drawCrossover(std::size_t after, const Origins& origins, bool first, Generator& generator) {
    if (first)
        return {after};
    boost::random::uniform_int_distribution<int> either(0, 1);
    Crossover crossover{after};
    for (std::size_t homologue = 0; homologue < 2; ++homologue) {
        int skipped = either(generator);
        for (std::size_t chromatid = 0; chromatid < chromatidsOfAPair; ++chromatid)
            if (origins[chromatid][after] == homologue && skipped-- == 0)
                crossover.chromatids[homologue] = chromatid;
    }
    return crossover;
}

PairCourse drawCourse(const ChromosomePair& pair, Generator& generator) {
    PairCourse course;
    Origins origins = beforeCrossingOver(pair);
    const auto add = [&](std::size_t after) {
        course.crossovers.push_back(drawCrossover(after, origins, course.crossovers.empty(), generator));
        swapBeyond(origins, course.crossovers.back());
    };
    for (std::size_t gene = 0; gene < pair.recombination.size(); ++gene)
        if (boost::random::bernoulli_distribution<double>(2 * pair.recombination[gene])(generator))
            add(gene);
    if (course.crossovers.empty() && !pair.y)
        add(pair.genes.size() - 1);
    boost::random::uniform_int_distribution<int> either(0, 1);
    course.turned = either(generator) == 1;
    for (bool& turned : course.sistersTurned)
        turned = either(generator) == 1;
    return course;
}

} // namespace

Meiosis::Meiosis(const Cross& cross, const Individual& parent, std::vector<PairCourse> courses)
    : m_parent(parent), m_pairs(chromosomesOf(cross, parent)), m_courses(std::move(courses)) {
    if (m_courses.size() != m_pairs.size())
        throw std::invalid_argument("each pair of chromosomes has one course");
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair)
        m_origins.push_back(originsAfter(m_pairs[pair], m_courses[pair].crossovers));
}

AlleleIndex Meiosis::alleleOf(std::size_t pair, std::size_t chromatid, std::size_t gene,
                              bool crossedOver) const {
    const std::size_t homologue = crossedOver ? originOf(pair, chromatid, gene) : chromatid / 2;
    return m_parent.loci[m_pairs[pair].genes[gene]][homologue];
}

std::size_t Meiosis::chromatidIn(std::size_t pair, std::size_t product) const {
    const PairCourse& course = m_courses[pair];
    const std::size_t homologue = (product / 2 + (course.turned ? 1 : 0)) % 2;
    return 2 * homologue + (product % 2 + (course.sistersTurned[homologue] ? 1 : 0)) % 2;
}

Gamete Meiosis::product(std::size_t product) const {
    Gamete gamete;
    gamete.chance = 1.0 / productsOfMeiosis;
    gamete.alleles.resize(m_parent.loci.size());
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair)
        for (std::size_t gene = 0; gene < m_pairs[pair].genes.size(); ++gene)
            gamete.alleles[m_pairs[pair].genes[gene]] =
                alleleOf(pair, chromatidIn(pair, product), gene, true);
    return gamete;
}

Meiosis drawMeiosis(const Cross& cross, const Individual& parent, Generator& generator) {
    std::vector<PairCourse> courses;
    for (const ChromosomePair& pair : chromosomesOf(cross, parent))
        courses.push_back(drawCourse(pair, generator));
    return {cross, parent, std::move(courses)};
}

} // namespace lessons
