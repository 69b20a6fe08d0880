// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/cross.h"

#include "lessons/cross/x_linked.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lessons {

namespace {

void requireLoci(const Cross& cross, const Individual& individual) {
    if (individual.loci.size() != cross.genes.size())
        throw std::invalid_argument("a parent needs two alleles of each gene");
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene)
        for (const AlleleIndex allele : individual.loci[gene])
            if (allele >= cross.genes[gene].alleleCount())
                throw std::invalid_argument("a gene has no such allele");
}

void requireSexes(const Cross& cross) {
    bool found = false;
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
        if (!cross.genes[gene].xLinked)
            continue;
        if (std::exchange(found, true))
            throw std::invalid_argument("a cross has at most one X-linked gene");
        const std::size_t ofFirst = yCount(cross.genes[gene], cross.first.loci[gene]);
        if (ofFirst > 1 || ofFirst + yCount(cross.genes[gene], cross.second.loci[gene]) != 1)
            throw std::invalid_argument("exactly one parent has a Y");
        if ((gene > 0 && cross.recombinationAfter(gene - 1) < 0.5) ||
            (gene + 1 < cross.genes.size() && cross.recombinationAfter(gene) < 0.5))
            throw std::invalid_argument("an X-linked gene is not linked to genes on other chromosomes");
    }
}

} // namespace

bool Cross::isLinked() const {
    return std::any_of(recombination.begin(), recombination.end(), [](double r) { return r < 0.5; });
}

void requireValid(const Cross& cross) {
    if (cross.genes.empty() || cross.genes.size() > maxGenes)
        throw std::invalid_argument("a cross has 1 to 7 genes");
    requireLoci(cross, cross.first);
    requireLoci(cross, cross.second);
    if (!cross.recombination.empty() && cross.recombination.size() != cross.genes.size() - 1)
        throw std::invalid_argument("each gene and the next need one recombination fraction");
    if (!std::all_of(cross.recombination.begin(), cross.recombination.end(),
                     [](double r) { return r >= 0 && r <= 0.5; }))
        throw std::invalid_argument("a recombination fraction is outside 0 to 0.5");
    requireSexes(cross);
}

std::vector<Gamete> gametesOf(const Cross& cross, const Individual& parent, GameteList list) {
    requireValid(cross);
    requireLoci(cross, parent);
    const std::size_t genes = cross.genes.size();
    std::vector<Gamete> gametes;
    for (std::size_t choice = 0; choice < std::size_t{1} << genes; ++choice) {
        Gamete gamete;
        gamete.chance = 0.5;
        std::size_t before = 0;
        for (std::size_t gene = 0; gene < genes; ++gene) {
            const std::size_t chromosome = choice >> (genes - 1 - gene) & 1;
            gamete.alleles.push_back(parent.loci[gene][chromosome]);
            if (gene > 0) {
                const double r = cross.recombinationAfter(gene - 1);
                gamete.chance *= chromosome == before ? 1 - r : r;
            }
            before = chromosome;
        }
        if (list == GameteList::Distinct) {
            const auto same = std::find_if(gametes.begin(), gametes.end(), [&gamete](const Gamete& known) {
                return known.alleles == gamete.alleles;
            });
            if (same != gametes.end()) {
                same->chance += gamete.chance;
                continue;
            }
        }
        gametes.push_back(std::move(gamete));
    }
    if (list == GameteList::Distinct)
        std::erase_if(gametes, [](const Gamete& gamete) { return gamete.chance == 0; });
    return gametes;
}

std::string notation(const Cross& cross, const Gamete& gamete) {
    std::string text;
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene)
        text += cross.genes[gene].symbols[gamete.alleles[gene]];
    return text;
}

std::string notation(const Cross& cross, const Individual& individual) {
    std::vector<std::string> parts;
    bool phased = false;
    // Neighbours that are linked stand together.
    for (std::size_t first = 0, next = 0; first < cross.genes.size(); first = next) {
        for (next = first + 1; next < cross.genes.size() && cross.recombinationAfter(next - 1) < 0.5;)
            ++next;
        std::vector<std::string> pairs;
        std::array<std::string, 2> chromosomes;
        int heterozygous = 0;
        for (std::size_t gene = first; gene < next; ++gene) {
            const auto& alleles = individual.loci[gene];
            heterozygous += alleles[0] != alleles[1];
            pairs.push_back(cross.genes[gene].notation(cross.genes[gene].genotypeOf(alleles[0], alleles[1])));
            for (std::size_t chromosome = 0; chromosome < 2; ++chromosome)
                chromosomes[chromosome] += cross.genes[gene].symbols[alleles[chromosome]];
        }
        if (heterozygous > 1) {
            phased = true;
            parts.push_back(chromosomes[0] + '/' + chromosomes[1]);
        } else {
            parts.insert(parts.end(), pairs.begin(), pairs.end());
        }
    }
    std::string text;
    for (const std::string& part : parts) {
        if (phased && !text.empty())
            text += ' ';
        text += part;
    }
    return text;
}

} // namespace lessons
