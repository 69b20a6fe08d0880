// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/interaction_experiment.h"

namespace lessons {

Experiment interactionExperiment(const Interaction& interaction, const Cross& cross) {
    const InteractionOffspring born = offspringOf(interaction, cross);
    Experiment experiment;
    experiment.title = {"%1", {notation(cross)}};
    experiment.key = notation(cross) + ' ' + interaction.id;
    const double last = static_cast<double>(interaction.phenotypes.size() - 1);
    for (std::size_t look = 0; look < interaction.phenotypes.size(); ++look) {
        if (born.byPhenotype[look] <= 0)
            continue;
        const double shade = last > 0 ? static_cast<double>(look) / last : 0;
        experiment.outcomes.push_back(
            {interaction.phenotypes[look], "", born.byPhenotype[look], {std::nullopt, 1 - 0.62 * shade}});
        if (!born.ratio.empty())
            experiment.ratio.push_back(born.ratio[look]);
    }
    return experiment;
}

} // namespace lessons
