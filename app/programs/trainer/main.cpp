// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "engine/genotype/bots/one_step_bot.h"
#include "engine/genotype/bots/weight_text.h"
#include "net_fit.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>

using namespace trainer;

namespace {

struct Options {
    SelfPlay play;
    NetFit fit;
    int generations = 2;
    std::string file;
};

std::string fileOf(const Options& options) {
    if (!options.file.empty())
        return options.file;
    return options.play.solo ? "engine/genotype/bots/weights/solo_net.weights"
                             : "engine/genotype/bots/weights/net.weights";
}

std::string headOf(const Options& options) {
    return std::string("Written by `./dev train ") + (options.play.solo ? "--solo " : "") + "--games " +
           std::to_string(options.play.games) + " --generations " + std::to_string(options.generations) +
           " --epochs " + std::to_string(options.fit.epochs) + " --seed " +
           std::to_string(options.play.seed) +
           "`. In the first generation the Apprentice plays, in every further one the nets of the one "
           "before; "
           "one choice in twenty is random. Nets are fitted to the positions of all generations by temporal "
           "differences (app/programs/trainer/net_fit.h). README.md above this folder says how a new set is "
           "tested.";
}

std::array<std::string, genotype::maxRounds> remarksOn(const FittedNets& fitted) {
    std::array<std::string, genotype::maxRounds> remarks;
    for (std::size_t i = 0; i < remarks.size(); ++i) {
        const NetQuality& quality = fitted.quality[i];
        char text[160];
        std::snprintf(text, sizeof text, "%zu positions; error %.2f points, R² %.2f on those held out.",
                      quality.positions, quality.error, quality.explained);
        remarks[i] = "Breeding phases still to come: " + std::to_string(i + 1) + ". " + text;
    }
    return remarks;
}

void append(Samples& all, Samples more) {
    const auto before = static_cast<std::int32_t>(all.later.size());
    for (Sample& sample : more.positions)
        if (sample.later >= 0)
            sample.later += before;
    all.positions.insert(all.positions.end(), more.positions.begin(), more.positions.end());
    all.later.insert(all.later.end(), more.later.begin(), more.later.end());
}

FittedNets train(const Options& options) {
    Samples samples;
    FittedNets fitted;
    for (int generation = 1; generation <= options.generations; ++generation) {
        const genotype::NetJudge net(fitted.nets, fitted.nets);
        const bool first = generation == 1;
        const genotype::Judge& judge =
            first ? static_cast<const genotype::Judge&>(genotype::linearJudge) : net;
        SelfPlay play = options.play;
        play.seed = options.play.seed * 1000 + static_cast<std::uint64_t>(generation);
        append(samples, samplesOf(play, genotype::OneStepBot(judge)));
        fitted = fitNets(samples, options.fit);
        std::cerr << "generation " << generation << ':';
        for (const NetQuality& quality : fitted.quality)
            std::cerr << ' ' << quality.error;
        std::cerr << " points of error, by breeding phases still to come\n";
    }
    return fitted;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App program("Trains the nets of Genotype's bots by self-play and writes the file of their weights.");
    Options options;
    program.add_option("--games", options.play.games, "Games in each generation")
        ->check(CLI::Range(1, 1'000'000));
    program.add_option("--generations", options.generations, "The first one is played by the Apprentice")
        ->check(CLI::Range(1, 100));
    program.add_option("--epochs", options.fit.epochs, "Passes over the positions")
        ->check(CLI::Range(1, 1000));
    program.add_option("--seed", options.play.seed, "The same seed gives the same file on the same machine");
    program
        .add_option("--threads", options.play.threads, "Games played at once; by default one for each core")
        ->check(CLI::Range(0, 256));
    program.add_flag("--solo", options.play.solo, "The nets for games against Brother Johann");
    program.add_option("--out", options.file, "The file to write");
    CLI11_PARSE(program, argc, argv);
    options.file = fileOf(options);
    std::ofstream file(options.file, std::ios::binary | std::ios::trunc);
    if (!file) {
        std::cerr << options.file << ": cannot be written\n";
        return 1;
    }
    const FittedNets fitted = train(options);
    file << genotype::weightHead(headOf(options)) << genotype::netText(fitted.nets, remarksOn(fitted));
    file.close();
    if (!file) {
        std::cerr << options.file << ": cannot be written\n";
        return 1;
    }
    return 0;
}
