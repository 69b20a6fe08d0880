// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

int main(int argc, char** argv) {
    using enum cli::Output;
    static constexpr cli::Command commands[]{
        {"selfplay", "Let bots play each other and print the means", cli::selfplay},
        {"balance", "Measure what decides games of bots", cli::balance},
        {"johann", "Measure bots against Brother Johann", cli::johann},
        {"luck-check", "Measure how well luck is told from skill in games of bots", cli::luckCheck, Text},
        {"puzzles", "Find puzzles in games of Genotype and write their file", cli::puzzles, Text},
        {"fit", "Fit the bots' weights and write their source file", cli::fit, Text},
    };
    return cli::runProgram("genotype-measure", "Measures the games of Genotype Companion and their bots.",
                           commands, argc, argv);
}
