// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/population/generations.h"

#include "lessons/sampling/multinomial.h"

#include <stdexcept>

namespace lessons {

double Generation::frequency() const {
    return (static_cast<double>(counts[0]) + static_cast<double>(counts[1]) / 2) /
           static_cast<double>(size());
}

AlleleFate fateOf(const Generation& generation) {
    if (generation.counts[1] > 0 || (generation.counts[0] > 0 && generation.counts[2] > 0))
        return AlleleFate::Both;
    return generation.counts[0] > 0 ? AlleleFate::Fixed : AlleleFate::Lost;
}

std::vector<Generation> runPopulation(Generator& generator, const PopulationModel& model, int generations) {
    requireValid(model);
    if (!model.size)
        throw std::invalid_argument("chance does nothing in an infinite population");
    std::vector<Generation> history;
    double frequency = model.start;
    for (int i = 0; i < generations; ++i) {
        Generation next;
        sampleCounts(generator, *model.size, nextGenotypes(model, frequency), next.counts);
        frequency = next.frequency();
        history.push_back(next);
    }
    return history;
}

std::vector<std::vector<Generation>> runPopulations(std::uint64_t seed, const PopulationModel& model,
                                                    int generations, std::size_t populations) {
    Generator seeds(seed);
    std::vector<std::vector<Generation>> histories;
    for (std::size_t i = 0; i < populations; ++i) {
        const std::uint64_t high = seeds();
        Generator own(high << 32 | seeds());
        histories.push_back(runPopulation(own, model, generations));
    }
    return histories;
}

} // namespace lessons
