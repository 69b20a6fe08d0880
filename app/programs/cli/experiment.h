// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

/// What the subcommands share that roll the same experiments as a lesson's figure.
namespace cli {

struct ExperimentOptions {
    /// 1 … 1 000 000 000; 0: none are counted, only the chances are printed.
    std::int64_t count = 0;
    std::uint64_t seed = 0;
    bool json = false;
};

/// Adds --count, --seed and --json. `counted`: "seedlings".
void addExperimentOptions(CLI::App& command, ExperimentOptions& options, const std::string& counted);

/// Prints the chances of an experiment, or the counts of a sample beside what is expected. `head`: the fields
/// that the JSON begins with; `heading`: of the column of outcomes.
void printExperiment(const lessons::Experiment& experiment, const nlohmann::ordered_json& head,
                     const std::string& heading, const ExperimentOptions& options);

} // namespace cli
