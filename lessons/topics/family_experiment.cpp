// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/family_experiment.h"

#include "engine/core/text.h"
#include "lessons/sampling/generator.h"

#include <boost/random/uniform_int_distribution.hpp>

#include <algorithm>
#include <stdexcept>

namespace lessons {

Families familiesOf(const Cross& cross, int size) {
    const std::vector<double> shares = Offspring(cross).byPhenotype();
    if (cross.genes.size() != 1 || shares.size() != 2)
        throw std::invalid_argument("families are counted by one gene with two phenotypes");
    const std::vector<std::int64_t> parts = wholeRatio(shares);
    return {std::vector<double>(parts.begin(), parts.end()), size};
}

Experiment familyExperiment(const Cross& cross, int size) {
    const Families families = familiesOf(cross, size);
    const Gene& gene = cross.genes[0];
    Experiment experiment;
    const std::string sizeText = std::to_string(size);
    experiment.key = notation(cross) + " families " + sizeText + ' ' + gene.id;
    experiment.title = {ENGINE_TEXT("engine", "%1, families of %2"), {notation(cross), sizeText}};
    for (int showing = 0; showing <= size; ++showing) {
        const std::string dominant = std::to_string(size - showing);
        const std::string plain = std::to_string(showing);
        Outcome outcome;
        outcome.name = {ENGINE_TEXT("engine", "%1 %2, %3 %4"),
                        {dominant, gene.phenotypes[0], plain, gene.phenotypes[1]}};
        outcome.letters = dominant + " : " + plain;
        outcome.chance = families.exactly(1, showing).value;
        outcome.tone = {gene.trait, 1 - 0.62 * showing / size};
        experiment.outcomes.push_back(std::move(outcome));
    }
    const std::vector<std::int64_t> ratio = wholeRatio(experiment.chances());
    if (std::ranges::all_of(ratio, [](std::int64_t part) { return part < 1000; }))
        experiment.ratio = ratio;
    if (const auto exact = families.inTheRatio())
        experiment.followed = static_cast<std::size_t>(exact->at(1));
    experiment.board = boardSquares(cross);
    experiment.portions = {1, 16, 320, 10'000};
    return experiment;
}

std::optional<Streak> streakOf(std::int64_t withNone, std::int64_t withOne, int size, std::uint64_t seed) {
    constexpr std::int64_t most = 2'000'000;
    if (withOne > most)
        return std::nullopt;
    Generator generator(seed);
    boost::random::uniform_int_distribution<int> place(1, size);
    Streak streak;
    for (std::int64_t i = 0; i < withOne; ++i)
        streak.recessiveLast += place(generator) == size ? 1 : 0;
    streak.families = withNone + streak.recessiveLast;
    return streak;
}

} // namespace lessons
