// SPDX-License-Identifier: GPL-3.0-or-later
#include "selfplay_setup.h"

#include "engine/genotype/record.h"
#include "output.h"

namespace cli {

namespace {

void readJohann(const SelfplayOptions& options, genotype::Setup& setup) {
    const std::string& johann = options.johann;
    if (setup.players != 1) {
        if (!johann.empty() || !options.assistant.empty())
            throw UserError("--johann and --assistant go with --players 1");
        return;
    }
    if (johann != "easy" && johann != "standard" && johann != "hard")
        throw UserError("--players 1 needs --johann easy, standard or hard");
    if (johann != "hard" && !options.assistant.empty())
        throw UserError("--assistant goes with --johann hard");
    const std::string helper = options.assistant.empty() ? "drawn" : options.assistant;
    if (!genotype::setJohann(setup, johann == "hard" ? johann + ' ' + helper : johann))
        throw UserError("--assistant " + options.assistant +
                        ": choose franz, omari, elisabeth, maria, may, leopold or drawn");
}

} // namespace

template <> genotype::Setup setupOf<genotype::Game>(const SelfplayOptions& options) {
    if (options.target)
        throw UserError("--target goes with --game gene-expression");
    genotype::Setup setup{.players = options.players, .seed = options.seed};
    if (options.players < 1 || options.players > genotype::maxSeats)
        throw UserError("--players: Genotype has 1 to " + std::to_string(genotype::maxSeats));
    readJohann(options, setup);
    setup.rounds = options.rounds.value_or(genotype::maxRounds);
    if (setup.rounds < 1 || setup.rounds > genotype::maxRounds)
        throw UserError("--rounds: Genotype has 1 to " + std::to_string(genotype::maxRounds));
    for (const std::string& name : options.overlays)
        if (!genotype::setOverlay(setup, name))
            throw UserError(
                "--overlay " + name +
                ": choose flower-codominance, flower-incomplete or height-incomplete, one for each trait");
    return setup;
}

void describe(const genotype::Setup& setup, nlohmann::ordered_json& result) {
    result["rounds"] = setup.rounds;
}

template <> genecards::Setup setupOf<genecards::Game>(const SelfplayOptions& options) {
    if (options.players < genecards::minSeats || options.players > genecards::maxSeats)
        throw UserError("Gene Expression has " + std::to_string(genecards::minSeats) + " to " +
                        std::to_string(genecards::maxSeats) + " players, not " +
                        std::to_string(options.players));
    if (!options.johann.empty() || !options.assistant.empty() || options.rounds || !options.overlays.empty())
        throw UserError(
            "--johann, --assistant, --rounds and --overlay do not go with --game gene-expression");
    genecards::Setup setup{.players = options.players,
                           .target = options.target.value_or(genecards::usualTarget),
                           .seed = options.seed};
    if (!genecards::isValid(setup))
        throw UserError("--target: Gene Expression is played to " + std::to_string(genecards::minTarget) +
                        " to " + std::to_string(genecards::maxTarget) + " points");
    return setup;
}

void describe(const genecards::Setup& setup, nlohmann::ordered_json& result) {
    result["target"] = setup.target;
}

template <> genomewars::Setup setupOf<genomewars::Game>(const SelfplayOptions& options) {
    if (!options.johann.empty() || !options.assistant.empty() || !options.overlays.empty())
        throw UserError("--johann, --assistant and --overlay go with --game genotype");
    if (options.target)
        throw UserError("--target goes with --game gene-expression");
    if (options.players < genomewars::minTeams || options.players > genomewars::maxTeams)
        throw UserError("Genome Wars has " + std::to_string(genomewars::minTeams) + " to " +
                        std::to_string(genomewars::maxTeams) + " teams, not " +
                        std::to_string(options.players));
    const genomewars::Setup setup{.players = options.players,
                                  .rounds = options.rounds.value_or(genomewars::usualRounds),
                                  .seed = options.seed};
    if (!genomewars::isValid(setup))
        throw UserError("--rounds: Genome Wars has 1 to " + std::to_string(genomewars::maxRounds));
    return setup;
}

void describe(const genomewars::Setup& setup, nlohmann::ordered_json& result) {
    result["rounds"] = setup.rounds;
}

void describeMeans(const genotype::Setup& setup, const std::vector<double>& means,
                   nlohmann::ordered_json& result) {
    if (setup.johann == genotype::Difficulty::None)
        return;
    result["johann"] = genotype::johannText(setup).substr(7);
    result["player_mean_score"] = means[0];
    result["johann_mean_score"] = means[genotype::johannSeat];
}

} // namespace cli
