// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/pool_experiment.h"

#include "engine/core/text.h"
#include "lessons/cross/notation.h"
#include "lessons/topics/interaction_experiment.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

enum class By : std::uint8_t { Looks, Genotypes, Interaction };

/// A cross of the table. Rows are only ever added: an id in a code that was written down stays what it is.
struct Row {
    int id;
    std::string_view genes; ///< ids with blanks between them; or one id of an interaction
    std::string_view first;
    std::string_view second;
    By by = By::Looks;
};

constexpr Row rows[] = {
    // 0 and 1 are not used; 2 … 16 are experiments of one's own with as many outcomes.
    {17, "seed-shape", "Rr", "Rr"},
    {18, "flower-colour", "Ff", "Ff"},
    {19, "pod-colour", "Gg", "Gg"},
    {20, "plant-height", "Tt", "Tt"},
    {21, "seed-colour", "Yy", "Yy"},
    {22, "pod-shape", "Vv", "Vv"},
    {23, "flower-position", "Aa", "Aa"},
    {24, "seed-shape", "Rr", "rr"},
    {25, "flower-colour", "Ff", "ff"},
    {26, "pod-colour", "Gg", "gg"},
    {27, "plant-height", "Tt", "tt"},
    {28, "seed-colour", "Yy", "yy"},
    {29, "pod-shape", "Vv", "vv"},
    {30, "flower-position", "Aa", "aa"},
    {31, "seed-shape", "Rr", "Rr", By::Genotypes},
    {32, "flower-colour", "Ff", "Ff", By::Genotypes},
    {33, "pod-colour", "Gg", "Gg", By::Genotypes},
    {34, "plant-height", "Tt", "Tt", By::Genotypes},
    {35, "flower-incomplete", "Ff", "Ff"},
    {36, "flower-codominance", "Ff", "Ff"},
    {37, "height-incomplete", "Tt", "Tt"},
    {38, "dog-coat", "KK+", "KK+"},
    {39, "blood-group", "IAi", "IBi"},
    {40, "fly-eyes", "XRXr", "XRY"},
    {41, "fly-eyes", "XrXr", "XRY"},
    {42, "colour-vision", "XBXb", "XBY"},
    {43, "seed-shape flower-colour", "RrFf", "RrFf"},
    {44, "seed-shape pod-colour", "RrGg", "RrGg"},
    {45, "seed-shape plant-height", "RrTt", "RrTt"},
    {46, "flower-colour pod-colour", "FfGg", "FfGg"},
    {47, "flower-colour plant-height", "FfTt", "FfTt"},
    {48, "pod-colour plant-height", "GgTt", "GgTt"},
    {49, "seed-shape seed-colour", "RrYy", "RrYy"},
    {50, "seed-shape flower-colour", "RrFf", "rrff"},
    {51, "seed-shape pod-colour", "RrGg", "rrgg"},
    {52, "seed-shape plant-height", "RrTt", "rrtt"},
    {53, "flower-colour pod-colour", "FfGg", "ffgg"},
    {54, "flower-colour plant-height", "FfTt", "fftt"},
    {55, "pod-colour plant-height", "GgTt", "ggtt"},
    {56, "seed-shape seed-colour", "RrYy", "rryy"},
    {57, "recessive-epistasis", "", "", By::Interaction},
    {58, "complementary-genes", "", "", By::Interaction},
    {59, "dominant-epistasis", "", "", By::Interaction},
    {60, "duplicate-genes", "", "", By::Interaction},
    {61, "dominant-suppression", "", "", By::Interaction},
    {62, "additive-genes", "", "", By::Interaction},
    {63, "recessive-lethal", "", "", By::Interaction},
    {64, "incomplete-penetrance", "", "", By::Interaction},
    {65, "seed-shape flower-colour pod-colour", "RrFfGg", "RrFfGg"},
    {66, "seed-shape flower-colour pod-colour", "RrFfGg", "rrffgg"},
    {67, "seed-shape pod-colour", "RrGg", "RrGg", By::Genotypes},
};

Experiment experimentOf(const Row& row) {
    if (row.by == By::Interaction) {
        const Interaction* interaction = findInteraction(row.genes);
        if (!interaction)
            throw std::logic_error("an interaction of the table is not in the catalogue");
        return broodByPhenotype(Brood(usualCross(*interaction), *interaction));
    }
    std::vector<Gene> genes;
    for (std::string_view left = row.genes; !left.empty();) {
        const auto end = std::min(left.find(' '), left.size());
        const Gene* gene = findGene(left.substr(0, end));
        if (!gene)
            throw std::logic_error("a gene of the table is not in the catalogue");
        genes.push_back(*gene);
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    const auto cross = std::get<Cross>(readCross(genes, row.first, row.second));
    return row.by == By::Looks ? offspringByLooks(cross) : offspringByGenotype(cross);
}

bool isSame(const Experiment& one, const Experiment& other) {
    constexpr double rounding = 1e-9;
    return one.key == other.key &&
           std::equal(one.outcomes.begin(), one.outcomes.end(), other.outcomes.begin(), other.outcomes.end(),
                      [](const Outcome& left, const Outcome& right) {
                          return std::abs(left.chance - right.chance) < rounding;
                      });
}

} // namespace

const std::vector<PoolExperiment>& poolExperiments() {
    static const std::vector<PoolExperiment> all = [] {
        std::vector<PoolExperiment> made;
        for (std::size_t outcomes = fewestPoolOutcomes; outcomes <= mostPoolOutcomes; ++outcomes)
            made.push_back({static_cast<int>(outcomes), outcomes, {}});
        for (const Row& row : rows) {
            Experiment experiment = experimentOf(row);
            const std::size_t outcomes = experiment.outcomes.size();
            made.push_back({row.id, outcomes, std::move(experiment)});
        }
        return made;
    }();
    return all;
}

const PoolExperiment* findPoolExperiment(int id) {
    const auto found = std::ranges::find(poolExperiments(), id, &PoolExperiment::id);
    return found == poolExperiments().end() ? nullptr : &*found;
}

int ownPoolId(std::size_t outcomes) {
    return outcomes < fewestPoolOutcomes || outcomes > mostPoolOutcomes ? 0 : static_cast<int>(outcomes);
}

int poolIdOf(const Experiment& experiment) {
    for (const PoolExperiment& one : poolExperiments())
        if (one.experiment && isSame(*one.experiment, experiment))
            return one.id;
    return ownPoolId(experiment.outcomes.size());
}

core::Phrase titleOf(const PoolExperiment& experiment) {
    if (experiment.experiment)
        return experiment.experiment->title;
    return {ENGINE_TEXT("engine", "Own experiment, %1 outcomes"), {std::to_string(experiment.outcomes)}};
}

core::Phrase outcomeName(const PoolExperiment& experiment, std::size_t outcome) {
    if (experiment.experiment)
        return experiment.experiment->outcomes[outcome].name;
    return {ENGINE_TEXT("engine", "outcome %1"), {std::to_string(outcome + 1)}};
}

} // namespace lessons
