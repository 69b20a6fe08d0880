// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/garden_family.h"

#include "engine/core/text.h"
#include "engine/genotype/words/words.h"

#include <string>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;
using namespace genotype;

namespace {

/// Ids are needed but not shown: plants of the board have no numbers, and those of the garden are named.
Person plantOf(std::size_t number, Genotype genotype, std::optional<Parents> parents = {}) {
    return {.id = std::to_string(number + 1),
            .sex = Sex::Unknown,
            .status = genotype == Genotype::HomozygousRecessive ? Status::Unaffected : Status::Affected,
            .parents = parents,
            .label = {}};
}

std::string letters(Trait trait, Genotype genotype) {
    return std::string(genotype::notation(trait, genotype));
}

Phrase plantNumbers(const std::vector<PlantId>& plants) {
    Phrase all{"%1", {words::number(plants.front())}};
    for (std::size_t i = 1; i < plants.size(); ++i)
        all = {ENGINE_TEXT("engine", "%1, %2"), {std::move(all), words::number(plants[i])}};
    return all;
}

} // namespace

GardenFamily familyOf(const GardenGene& gene) {
    GardenFamily family;
    std::vector<Person> plants;
    for (std::size_t i = 0; i < gene.crosses.size(); ++i) {
        const GardenCross& cross = gene.crosses[i];
        const pedigree::Parents parents{plants.size(), plants.size() + 1};
        plants.push_back(plantOf(plants.size(), cross.parents.left));
        family.members.push_back({i, {}, Side::Left, cross.parents.left});
        plants.push_back(plantOf(plants.size(), cross.parents.top));
        family.members.push_back({i, {}, Side::Top, cross.parents.top});
        for (std::size_t child = 0; child < cross.offspring.size(); ++child) {
            const Genotype genotype = cross.offspring[child].genotype;
            plants.push_back(plantOf(plants.size(), genotype, parents));
            family.members.push_back({i, child, Side::Left, genotype});
        }
    }
    family.plants = Pedigree::ofPlants(std::move(plants));
    return family;
}

Phrase described(const GardenGene& gene, const GardenMember& member, Inheritance inheritance) {
    const std::string pair = letters(gene.trait, member.genotype);
    const Phrase look = words::word(phenotypeOf(gene.trait, member.genotype, inheritance));
    if (!member.offspring)
        return {member.side == Side::Left ? ENGINE_TEXT("engine", "Left parent: %1, %2")
                                          : ENGINE_TEXT("engine", "Top parent: %1, %2"),
                {pair, look}};
    const GardenOffspring& die = gene.crosses[member.cross].offspring[*member.offspring];
    const std::string round = std::to_string(die.round);
    const Phrase rolled =
        die.omari
            ? Phrase{ENGINE_TEXT("engine", "Offspring: %1, %2; rolled by %3 in round %4"),
                     {pair, look, words::name(Assistant::Omari), round}}
            : Phrase{ENGINE_TEXT("engine", "Offspring: %1, %2; rolled in round %3"), {pair, look, round}};
    return {die.plants.size() == 1 ? ENGINE_TEXT("engine", "%1, now in plant %2")
                                   : ENGINE_TEXT("engine", "%1, now in the plants %2"),
            {rolled, plantNumbers(die.plants)}};
}

Phrase described(Trait trait, const GivenTrait& given) {
    const std::string pair = letters(trait, given.genotype);
    const std::string plant = words::number(given.plant);
    if (given.source == ValidationSource::Die)
        return {ENGINE_TEXT("engine", "%1 of plant %2 (a die that stood for any genotype)"), {pair, plant}};
    return {ENGINE_TEXT("engine", "%1 of plant %2 (%3)"), {pair, plant, words::name(given.source)}};
}

} // namespace lessons::pedigree
