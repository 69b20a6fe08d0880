#include "engine/genotype/record.h"
#include "output.h"
#include "replay.h"
#include "selfplay.h"
#include "serve.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
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

/// Decimal digits without sign, spaces or leading zeros, at most 2^64 - 1: CLI11 alone would read 010 as 8
/// and -1 as a huge seed.
const CLI::Validator plainNumber(
    [](std::string& text) {
        std::uint64_t value = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        const bool plain = error == std::errc{} && stop == end && (text[0] != '0' || text.size() == 1);
        return plain ? std::string() : "Value " + text + " is not a plain number";
    },
    "NUMBER");

int run(int argc, char** argv) {
    CLI::App program("The board game Genotype without a window.", "genotype-cli");
    program.require_subcommand(1);

    cli::SelfplayOptions selfplay;
    std::vector<std::string> overlays;
    CLI::App* const play = program.add_subcommand("selfplay", "Let bots play each other and print the means");
    play->add_option("--players", selfplay.setup.players, "Players at the table")
        ->required()
        ->check(plainNumber)
        ->check(CLI::Range(genotype::minSeats, genotype::maxSeats));
    play->add_option("--games", selfplay.games, "Number of games")
        ->required()
        ->check(plainNumber)
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
    play->add_option("--seed", selfplay.setup.seed, "The same seed gives the same games")
        ->required()
        ->check(plainNumber);
    play->add_option("--rounds", selfplay.setup.rounds, "Rounds of a game")
        ->check(plainNumber)
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

    const auto known = [&program](const std::string& name) {
        const auto all = program.get_subcommands({});
        return std::any_of(all.begin(), all.end(),
                           [&name](const CLI::App* one) { return one->check_name(name); });
    };
    if (argc > 1 && argv[1][0] != '-' && !known(argv[1]))
        return refuse(std::string("there is no subcommand ") + argv[1] +
                      "; there are: selfplay, replay, serve");
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            return refuse(error.what());
        // --help, of the program or of a subcommand
        std::ostringstream help;
        program.exit(error, help, help);
        cli::print(help.str());
        return 0;
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
