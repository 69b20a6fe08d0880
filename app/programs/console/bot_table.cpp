// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_table.h"

#include "engine/genotype/record.h"
#include "output.h"

namespace cli {

namespace {

void readJohann(const BotTable& table, genotype::Setup& setup) {
    const std::string& johann = table.johann;
    if (setup.players != 1) {
        if (!johann.empty() || !table.assistant.empty())
            throw UserError("--johann and --assistant go with --players 1");
        return;
    }
    if (johann.empty())
        throw UserError("--players 1 needs --johann easy, standard or hard");
    if (johann != "easy" && johann != "standard" && johann != "hard")
        throw UserError("--johann " + johann + ": choose easy, standard or hard");
    if (johann != "hard" && !table.assistant.empty())
        throw UserError("--assistant goes with --johann hard");
    const std::string helper = table.assistant.empty() ? "drawn" : table.assistant;
    if (!genotype::setJohann(setup, johann == "hard" ? johann + ' ' + helper : johann))
        throw UserError("--assistant " + table.assistant +
                        ": choose franz, omari, elisabeth, maria, may, leopold or drawn");
}

} // namespace

template <> genotype::Setup setupOf<genotype::Game>(const BotTable& table) {
    if (table.target)
        throw UserError("--target goes with --game gene-expression");
    genotype::Setup setup{.players = table.players, .seed = table.seed};
    if (table.players < 1 || table.players > genotype::maxSeats)
        throw UserError("--players: Genotype has 1 to " + std::to_string(genotype::maxSeats));
    readJohann(table, setup);
    setup.rounds = table.rounds.value_or(genotype::maxRounds);
    if (setup.rounds < 1 || setup.rounds > genotype::maxRounds)
        throw UserError("--rounds: Genotype has 1 to " + std::to_string(genotype::maxRounds));
    for (const std::string& name : table.overlays)
        if (!genotype::setOverlay(setup, name))
            throw UserError(
                "--overlay " + name +
                ": choose flower-codominance, flower-incomplete or height-incomplete, one for each trait");
    return setup;
}

template <> genecards::Setup setupOf<genecards::Game>(const BotTable& table) {
    if (table.players < genecards::minSeats || table.players > genecards::maxSeats)
        throw UserError("Gene Expression has " + std::to_string(genecards::minSeats) + " to " +
                        std::to_string(genecards::maxSeats) + " players, not " +
                        std::to_string(table.players));
    if (!table.johann.empty() || !table.assistant.empty() || table.rounds || !table.overlays.empty())
        throw UserError(
            "--johann, --assistant, --rounds and --overlay do not go with --game gene-expression");
    genecards::Setup setup{.players = table.players,
                           .target = table.target.value_or(genecards::usualTarget),
                           .seed = table.seed};
    if (!genecards::isValid(setup))
        throw UserError("--target: Gene Expression is played to " + std::to_string(genecards::minTarget) +
                        " to " + std::to_string(genecards::maxTarget) + " points");
    return setup;
}

template <> genomewars::Setup setupOf<genomewars::Game>(const BotTable& table) {
    if (!table.johann.empty() || !table.assistant.empty() || !table.overlays.empty())
        throw UserError("--johann, --assistant and --overlay go with --game genotype");
    if (table.target)
        throw UserError("--target goes with --game gene-expression");
    if (table.players < genomewars::minTeams || table.players > genomewars::maxTeams)
        throw UserError("Genome Wars has " + std::to_string(genomewars::minTeams) + " to " +
                        std::to_string(genomewars::maxTeams) + " teams, not " +
                        std::to_string(table.players));
    const genomewars::Setup setup{.players = table.players,
                                  .rounds = table.rounds.value_or(genomewars::usualRounds),
                                  .seed = table.seed};
    if (!genomewars::isValid(setup))
        throw UserError("--rounds: Genome Wars has 1 to " + std::to_string(genomewars::maxRounds));
    return setup;
}

} // namespace cli
