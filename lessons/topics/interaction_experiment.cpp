// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/interaction_experiment.h"

#include "engine/core/text.h"

#include <string_view>
#include <utility>

namespace lessons {

namespace {

using genotype::Trait;

constexpr Tone dyed(Trait trait, double weight = 1) {
    return {trait, weight};
}

constexpr Tone inPetals(genotype::Phenotype kind) {
    return {std::nullopt, 1, kind};
}

struct Coat {
    std::string_view interaction;
    std::vector<Tone> tones; ///< of its phenotypes
};

/// What the interactions of the catalogue look like.
const std::vector<Coat>& coats() {
    constexpr Tone white = inPetals(genotype::Phenotype::WhiteFlowers);
    constexpr Tone purple = inPetals(genotype::Phenotype::PurpleFlowers);
    // The colour of plant height is between brown and amber. No trait is black, but a team nearly is.
    constexpr Tone black{std::nullopt, 1, std::nullopt, std::uint8_t{4}};
    static const std::vector<Coat> all{
        {"recessive-epistasis", {black, dyed(Trait::PlantHeight), dyed(Trait::PlantHeight, 0.3)}},
        {"complementary-genes", {purple, white}},
        {"dominant-epistasis", {white, dyed(Trait::PlantHeight, 0.5), dyed(Trait::PodColour)}},
        {"duplicate-genes", {dyed(Trait::PodColour), dyed(Trait::PodColour, 0.35)}},
        {"dominant-suppression", {white, dyed(Trait::PlantHeight)}},
        {"additive-genes",
         {dyed(Trait::PodColour), dyed(Trait::PodColour, 0.6), dyed(Trait::PodColour, 0.3)}},
        {"recessive-lethal", {dyed(Trait::PlantHeight, 0.4), dyed(Trait::PlantHeight)}},
        {"incomplete-penetrance", {dyed(Trait::FlowerColour), dyed(Trait::SeedShape, 0.3)}},
    };
    return all;
}

/// The experiment with what is born of the brood. It lists the outcomes whose chance is above 0 `before`
/// anybody dies; `born` are the chances of those that are born, in the same numbering.
Experiment withBirths(Experiment experiment, const Brood& brood, const std::vector<double>& before,
                      const std::vector<double>& born) {
    std::vector<Outcome> outcomes;
    std::size_t listed = 0;
    for (std::size_t i = 0; i < born.size(); ++i) {
        if (before[i] <= 0)
            continue;
        Outcome& outcome = experiment.outcomes[listed++];
        outcome.chance = born[i];
        if (born[i] > 0)
            outcomes.push_back(std::move(outcome));
    }
    experiment.outcomes = std::move(outcomes);
    experiment.key += ' ' + brood.interaction()->id;
    for (const std::uint8_t look : brood.interaction()->phenotypeOfGenotype)
        experiment.key += look == Interaction::dies ? '-' : '+';
    experiment.ratio = brood.ratioOf(experiment.chances());
    experiment.board.clear();
    experiment.gameTrait.reset();
    return experiment;
}

} // namespace

Tone toneOf(const Brood& brood, std::size_t phenotype) {
    if (brood.showsGenes())
        return toneOf(brood.cross(), brood.offspring().genesOfPhenotype(phenotype));
    for (const Coat& coat : coats())
        if (coat.interaction == brood.interaction()->id)
            return coat.tones[phenotype];
    return {};
}

Experiment interactionExperiment(const Interaction& interaction, const Cross& cross) {
    const Brood brood(cross, interaction);
    Experiment experiment;
    experiment.title = {"%1", {notation(cross)}};
    experiment.key = notation(cross) + ' ' + interaction.id;
    for (std::size_t look = 0; look < brood.phenotypeCount(); ++look)
        if (brood.byPhenotype()[look] > 0)
            experiment.outcomes.push_back(
                {brood.phenotypeName(look), "", brood.byPhenotype()[look], toneOf(brood, look)});
    experiment.ratio = brood.ratioOf(experiment.chances());
    return experiment;
}

Experiment broodByPhenotype(const Brood& brood) {
    if (!brood.interaction())
        return offspringByLooks(brood.cross());
    if (!brood.showsGenes() || brood.interaction()->penetrance < 1)
        return interactionExperiment(*brood.interaction(), brood.cross());
    return withBirths(offspringByLooks(brood.cross()), brood, brood.offspring().byPhenotype(),
                      brood.byPhenotype());
}

Experiment broodByGenotype(const Brood& brood) {
    Experiment experiment = offspringByGenotype(brood.cross());
    if (!brood.interaction())
        return experiment;
    return withBirths(std::move(experiment), brood, brood.offspring().byGenotype(), brood.byGenotype());
}

} // namespace lessons
