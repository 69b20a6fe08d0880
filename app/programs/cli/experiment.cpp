// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment.h"

#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "counts.h"
#include "lessons/sampling/multinomial.h"

#include <algorithm>

namespace cli {

void ExperimentOptions::addTo(CLI::App& command, const std::string& counted) {
    CLI::Option* const counting =
        addNumber(command, "--count", count, "Number of " + counted + "; without it, chances are printed", 1,
                  lessons::maxOffspring);
    CLI::Option* const seeding =
        addNumber(command, "--seed", seed, "The same seed gives the same " + counted)->needs(counting);
    counting->needs(seeding);
}

Answer experimentAnswer(const lessons::Experiment& experiment, Json head, const std::string& heading,
                        const ExperimentOptions& options) {
    Answer answer{core::english(experiment.title) + "\n\n", std::move(head)};
    std::vector<std::string> names;
    for (const lessons::Outcome& outcome : experiment.outcomes)
        names.push_back(core::english(outcome.name));
    const auto chances = experiment.chances();
    if (options.count == 0) {
        auto ratio = experiment.ratio;
        std::erase(ratio, 0);
        addChances(answer, heading, "", names, chances, ratio);
        return answer;
    }
    answer.json["count"] = options.count;
    answer.json["seed"] = options.seed;
    lessons::Generator generator(options.seed);
    const auto counts = lessons::sampleCounts(generator, options.count, chances);
    answer.json.update(testJson(addCounts(answer, heading, "", names, counts, chances)));
    markBounds(answer.json, {"p"});
    return answer;
}

} // namespace cli
