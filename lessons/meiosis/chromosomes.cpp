// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/meiosis/chromosomes.h"

#include "lessons/cross/x_linked.h"

#include <stdexcept>

namespace lessons {

std::vector<ChromosomePair> chromosomesOf(const Cross& cross, const Individual& parent) {
    requireValid(cross);
    if (parent.loci.size() != cross.genes.size())
        throw std::invalid_argument("a parent needs two alleles of each gene");
    std::vector<ChromosomePair> pairs;
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
        const double before = gene == 0 ? 0.5 : cross.recombinationAfter(gene - 1);
        if (before < 0.5) {
            pairs.back().genes.push_back(gene);
            pairs.back().recombination.push_back(before);
            continue;
        }
        ChromosomePair pair;
        pair.genes = {gene};
        pair.sex = cross.genes[gene].xLinked;
        if (yCount(cross.genes[gene], parent.loci[gene]) == 1)
            pair.y = parent.loci[gene][0] + std::size_t{1} == cross.genes[gene].alleleCount() ? 0 : 1;
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

} // namespace lessons
