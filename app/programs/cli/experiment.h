// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"
#include "lessons/topics/experiment.h"

#include <cstdint>
#include <string>

/// What the subcommands share that roll the same experiments as a lesson's figure.
namespace cli {

struct ExperimentOptions {
    /// 1 … 1 000 000 000; 0: none are counted, only the chances are printed.
    std::int64_t count = 0;
    std::uint64_t seed = 0;

    /// Adds --count and --seed. `counted`: "seedlings".
    void addTo(CLI::App& command, const std::string& counted);
};

/// The chances of an experiment, or the counts of a sample beside what is expected. `head`: the fields that
/// the JSON begins with; `heading`: of the column of outcomes.
Answer experimentAnswer(const lessons::Experiment& experiment, Json head, const std::string& heading,
                        const ExperimentOptions& options);

} // namespace cli
