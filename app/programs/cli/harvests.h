// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record_text.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace cli {

struct HarvestsCommand {
    std::string file;
    core::ReadOptions reading;
    /// The round whose dice are thrown again, from 1.
    int round = 1;
    /// From 1.
    int seat = 1;
    /// 1 … 1 000 000.
    int times = 1000;
    std::uint64_t seed = 1;
    bool json = false;
};

CLI::App* addHarvests(CLI::App& program, HarvestsCommand& command);

/// Throws the dice of a round again and again, and prints what the breeding phase and the game would have
/// brought a seat (engine/genotype/aftermath/harvests.h). The same options give the same output. Throws
/// UserError if the file cannot be read, is not of a finished game of Genotype, or has no such round or seat.
void harvests(const HarvestsCommand& command);

} // namespace cli
