#include "arena.h"
#include "balance.h"
#include "cross.h"
#include "engine/genotype/record.h"
#include "gof.h"
#include "output.h"
#include "plain_number.h"
#include "replay.h"
#include "selfplay.h"
#include "serve.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace {

/// One line on standard error.
int refuse(std::string message) {
    while (!message.empty() && (message.back() == '\n' || message.back() == '\r'))
        message.pop_back();
    for (char& c : message)
        if (c == '\n' || c == '\r')
            c = ' ';
    std::fprintf(stderr, "genotype-cli: %s\n", message.c_str());
    return 2;
}

/// A value that begins with a minus is not an option: "--observed -1,2" becomes "--observed=-1,2", so that it
/// is the subcommand that says what is wrong with it.
std::vector<std::string> argumentsOf(int argc, char** argv) {
    std::vector<std::string> arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const bool negative = word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9';
        if (negative && !arguments.empty() && arguments.back() == "--observed")
            arguments.back() += '=' + word;
        else
            arguments.push_back(word);
    }
    return arguments;
}

int run(int argc, char** argv) {
    CLI::App program("The board game Genotype without a window.", "genotype-cli");
    program.require_subcommand(1);

    cli::SelfplayOptions selfplay;
    std::vector<std::string> overlays;
    std::string johann;
    std::string assistant;
    CLI::App* const play = program.add_subcommand("selfplay", "Let bots play each other and print the means");
    play->add_option("--players", selfplay.setup.players, "Players at the table")
        ->required()
        ->check(cli::plainNumber())
        ->check(CLI::Range(1, genotype::maxSeats));
    play->add_option("--games", selfplay.games, "Number of games")
        ->required()
        ->check(cli::plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
    play->add_option("--seed", selfplay.setup.seed, "The same seed gives the same games")
        ->required()
        ->check(cli::plainNumber());
    play->add_option("--johann", johann, "easy, standard or hard: with 1 player, the opponent");
    play->add_option("--assistant", assistant,
                     "With --johann hard: elisabeth, omari, franz, maria, leopold, may or drawn");
    play->add_option("--rounds", selfplay.setup.rounds, "Rounds of a game")
        ->check(cli::plainNumber())
        ->check(CLI::Range(1, genotype::maxRounds));
    play->add_option("--overlay", overlays,
                     "flower-codominance, flower-incomplete or height-incomplete; may be given twice");
    play->add_option("--bots", selfplay.bots, "random, novice, apprentice …: one for all seats or one for each (a,b,c)")
        ->delimiter(',');
    play->add_flag("--json", selfplay.json, "Print one JSON object")->disable_flag_override();

    std::string file;
    bool allowCutOff = false;
    CLI::App* const replay = program.add_subcommand("replay", "Print the transcript and score of a record");
    replay->add_option("file", file, "A .genotype file")->required();
    replay->add_flag("--allow-cut-off", allowCutOff, "Leave out a last line that was cut off")
        ->disable_flag_override();

    CLI::App* const serve =
        program.add_subcommand("serve", "Answer requests, one JSON object a line (see app/cli/README.md)");

    cli::CrossOptions crossOptions;
    CLI::App* const cross = cli::addCross(program, crossOptions);
    cli::GofOptions gofOptions;
    CLI::App* const gof = cli::addGof(program, gofOptions);

    cli::ArenaOptions arenaOptions;
    CLI::App* const arena = cli::addArena(program, arenaOptions);

    cli::BalanceOptions balanceOptions;
    CLI::App* const balance = cli::addBalance(program, balanceOptions);

    const auto known = [&program](const std::string& name) {
        const auto all = program.get_subcommands({});
        return std::any_of(all.begin(), all.end(),
                           [&name](const CLI::App* one) { return one->check_name(name); });
    };
    if (argc > 1 && argv[1][0] != '-' && !known(argv[1]))
        return refuse(std::string("there is no subcommand ") + argv[1] +
                      "; there are: selfplay, replay, serve, arena, balance, cross, gof");
    try {
        std::vector<std::string> arguments = argumentsOf(argc, argv);
        std::reverse(arguments.begin(), arguments.end()); // CLI11 takes them from the back
        program.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            return refuse(error.what());
        // --help, of the program or of a subcommand
        std::ostringstream help;
        program.exit(error, help, help);
        cli::print(help.str());
        return 0;
    }
    if (selfplay.setup.players == 1) {
        const std::string helper = assistant.empty() ? "drawn" : assistant;
        if (johann != "easy" && johann != "standard" && johann != "hard")
            return refuse("--players 1 needs --johann easy, standard or hard");
        if (johann != "hard" && !assistant.empty())
            return refuse("--assistant goes with --johann hard");
        if (!genotype::setJohann(selfplay.setup, johann == "hard" ? johann + ' ' + helper : johann))
            return refuse("--assistant " + assistant +
                          ": it is elisabeth, omari, franz, maria, leopold, may or drawn");
    } else if (!johann.empty() || !assistant.empty()) {
        return refuse("--johann and --assistant go with --players 1");
    }
    for (const std::string& name : overlays)
        if (!genotype::setOverlay(selfplay.setup, name))
            return refuse("--overlay " + name +
                          ": it is flower-codominance, flower-incomplete or height-incomplete, one a trait");
    if (play->parsed())
        cli::selfplay(selfplay);
    else if (replay->parsed())
        cli::replayFile(file, allowCutOff);
    else if (serve->parsed())
        cli::serve(std::cin);
    else if (arena->parsed())
        cli::arena(arenaOptions);
    else if (balance->parsed())
        cli::balance(balanceOptions);
    else if (cross->parsed())
        cli::cross(crossOptions);
    else if (gof->parsed())
        cli::gof(gofOptions);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a reader that has gone is noticed where we write
#endif
    try {
        return run(argc, argv);
    } catch (const cli::OutputClosed&) {
        return 0;
    } catch (const cli::UserError& error) {
        return refuse(error.what());
    } catch (const std::exception& error) {
        return refuse(std::string("unexpected fault: ") + error.what());
    }
}
