// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/inference.h"

#include "lessons/pedigree/peeling.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons::pedigree {

namespace {

/// What a child of one sex adds to the chances, for parents of known genotypes that have this `weight`.
void addChild(NextChild& next, const Model& model, Sex sex, GeneState father, GeneState mother,
              double weight) {
    for (const GeneState child : statesOf(model.mode, sex)) {
        const double chance = weight * childChance(model.mode, child, father, mother);
        (sex == Sex::Male ? next.son : next.daughter) += chance * affectedChance(model, child);
        if (!isCarrier(model.mode, child))
            continue;
        next.carrier += chance / 2;
        next.carrierDaughter += sex == Sex::Female ? chance : 0;
    }
}

} // namespace

double log10Likelihood(const Pedigree& family, const Model& model) {
    return static_cast<double>(std::log10(Peeling(family, model).likelihood()));
}

std::optional<std::vector<GenotypeChances>> genotypeChances(const Pedigree& family, const Model& model) {
    const Peeling peeling(family, model);
    const Likelihood all = peeling.likelihood();
    if (all == 0)
        return std::nullopt;
    std::vector<GenotypeChances> result(family.size());
    for (std::size_t person = 0; person < family.size(); ++person)
        for (const GeneState state : statesOf(model.mode, family[person].sex)) {
            const Likelihood part = peeling.likelihood({{person, state}});
            result[person].push_back({state, static_cast<double>(part / all)});
        }
    return result;
}

double carrierChance(Mode mode, const GenotypeChances& genotypes) {
    double chance = 0;
    for (const GenotypeChance& one : genotypes)
        chance += isCarrier(mode, one.state) ? one.chance : 0;
    return std::min(1.0, chance);
}

bool isCertainCarrier(Mode mode, const GenotypeChances& genotypes) {
    return std::ranges::all_of(genotypes, [mode](const GenotypeChance& one) {
        return isCarrier(mode, one.state) ? one.chance > 0 : one.chance == 0;
    });
}

std::optional<NextChild> nextChild(const Pedigree& family, const Model& model, Parents parents) {
    const auto [father, mother] = parents;
    if (father >= family.size() || mother >= family.size() || family[father].sex != Sex::Male ||
        family[mother].sex != Sex::Female)
        throw std::invalid_argument("a child has a father, who is male, and a mother, who is female");
    const Peeling peeling(family, model);
    const Likelihood all = peeling.likelihood();
    if (all == 0)
        return std::nullopt;
    NextChild next;
    for (const GeneState ofFather : peeling.statesOf(father))
        for (const GeneState ofMother : peeling.statesOf(mother)) {
            const Likelihood both = peeling.likelihood({{father, ofFather}, {mother, ofMother}});
            for (const Sex sex : {Sex::Male, Sex::Female})
                addChild(next, model, sex, ofFather, ofMother, static_cast<double>(both / all));
        }
    next.affected = (next.son + next.daughter) / 2;
    return next;
}

} // namespace lessons::pedigree
