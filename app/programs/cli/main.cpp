// SPDX-License-Identifier: GPL-3.0-or-later
#include "aftermath.h"
#include "arena.h"
#include "balance.h"
#include "breed.h"
#include "challenge.h"
#include "cross.h"
#include "cytoplasm.h"
#include "family.h"
#include "fit.h"
#include "gene_editing.h"
#include "germ_line.h"
#include "gof.h"
#include "hardy_weinberg.h"
#include "harvests.h"
#include "johann.h"
#include "lesson.h"
#include "luck_check.h"
#include "map.h"
#include "nondisjunction.h"
#include "output.h"
#include "pedigree.h"
#include "pool.h"
#include "population.h"
#include "puzzles.h"
#include "replay.h"
#include "selective_breeding.h"
#include "selfplay.h"
#include "serve.h"
#include "table.h"
#include "verify.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace {

/// The beginning and the end of a long text: the input comes first, and what is wrong with it last.
std::string shortened(std::string text) {
    constexpr std::size_t kept = 240;
    if (text.size() <= 3 * kept)
        return text;
    const auto isInside = [&text](std::size_t at) { return (text[at] & 0xc0) == 0x80; };
    std::size_t head = kept;
    std::size_t tail = text.size() - kept;
    while (isInside(head))
        --head;
    while (tail < text.size() && isInside(tail))
        ++tail;
    return text.replace(head, tail - head, " ... ");
}

/// One line on standard error. It may contain user input or file names, so control characters are kept from
/// the terminal.
int refuse(std::string message) {
    while (!message.empty() && (message.back() == '\n' || message.back() == '\r'))
        message.pop_back();
    message = shortened(std::move(message));
    for (char& c : message)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            c = c == '\n' || c == '\r' || c == '\t' ? ' ' : '?';
    std::fprintf(stderr, "genotype-cli: %s\n", message.c_str());
    return 2;
}

/// A value that begins with a minus is not an option: "--observed -1,2" becomes "--observed=-1,2", so that
/// the subcommand can say what is wrong with it.
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

std::string subcommandNames(const CLI::App& program) {
    std::string names;
    for (const CLI::App* one : program.get_subcommands({}))
        names += (names.empty() ? "" : ", ") + one->get_name();
    return names;
}

int run(int argc, char** argv) {
    CLI::App program("The games of Genotype Companion without a window.", "genotype-cli");
    program.require_subcommand(1);

    cli::SelfplayOptions selfplayOptions;
    CLI::App* const play = cli::addSelfplay(program, selfplayOptions);

    std::string file;
    core::ReadOptions readOptions;
    CLI::App* const replay = program.add_subcommand("replay", "Print the transcript and score of a record");
    replay->add_option("file", file, "A .genotype file")->required();
    replay->add_flag("--allow-cut-off", readOptions.tolerateCutOff, "Leave out a last line that was cut off")
        ->disable_flag_override();
    replay
        ->add_flag("--edited", readOptions.acceptEdited,
                   "Play a record that was changed after it was written")
        ->disable_flag_override();

    cli::VerifyOptions verifyOptions;
    CLI::App* const verify = cli::addVerify(program, verifyOptions);

    CLI::App* const serve =
        program.add_subcommand("serve", "Answer requests about a game of any kind, one JSON object per line "
                                        "(see app/programs/cli/README.md)");

    cli::CrossOptions crossOptions;
    CLI::App* const cross = cli::addCross(program, crossOptions);
    cli::GofOptions gofOptions;
    CLI::App* const gof = cli::addGof(program, gofOptions);
    cli::PoolOptions poolOptions;
    CLI::App* const pool = cli::addPool(program, poolOptions);

    cli::HardyWeinbergOptions hardyWeinbergOptions;
    CLI::App* const hardyWeinberg = cli::addHardyWeinberg(program, hardyWeinbergOptions);
    cli::PopulationOptions populationOptions;
    CLI::App* const population = cli::addPopulation(program, populationOptions);
    cli::BreedOptions breedOptions;
    CLI::App* const breed = cli::addBreed(program, breedOptions);
    cli::MapOptions mapOptions;
    CLI::App* const map = cli::addMap(program, mapOptions);
    cli::FamilyOptions familyOptions;
    CLI::App* const family = cli::addFamily(program, familyOptions);
    cli::LessonOptions lessonOptions;
    CLI::App* const lesson = cli::addLesson(program, lessonOptions);
    cli::TableOptions tableOptions;
    CLI::App* const table = cli::addTable(program, tableOptions);
    cli::ChallengeOptions challengeOptions;
    CLI::App* const challenge = cli::addChallenge(program, challengeOptions);
    cli::PedigreeOptions pedigreeOptions;
    CLI::App* const pedigree = cli::addPedigree(program, pedigreeOptions);
    cli::CytoplasmOptions cytoplasmOptions;
    CLI::App* const cytoplasm = cli::addCytoplasm(program, cytoplasmOptions);
    cli::NonDisjunctionOptions nonDisjunctionOptions;
    CLI::App* const nonDisjunction = cli::addNonDisjunction(program, nonDisjunctionOptions);
    cli::GermLineOptions germLineOptions;
    CLI::App* const germLine = cli::addGermLine(program, germLineOptions);
    cli::GeneEditingOptions geneEditingOptions;
    CLI::App* const geneEditing = cli::addGeneEditing(program, geneEditingOptions);
    cli::SelectiveBreedingOptions selectiveBreedingOptions;
    CLI::App* const selectiveBreeding = cli::addSelectiveBreeding(program, selectiveBreedingOptions);

    cli::ArenaOptions arenaOptions;
    CLI::App* const arena = cli::addArena(program, arenaOptions);

    cli::BalanceOptions balanceOptions;
    CLI::App* const balance = cli::addBalance(program, balanceOptions);

    cli::JohannOptions johannOptions;
    CLI::App* const johann = cli::addJohann(program, johannOptions);
    cli::AftermathCommand aftermathCommand;
    CLI::App* const aftermath = cli::addAftermath(program, aftermathCommand);
    cli::HarvestsCommand harvestsCommand;
    CLI::App* const harvests = cli::addHarvests(program, harvestsCommand);
    cli::LuckCheckOptions luckCheckOptions;
    CLI::App* const luckCheck = cli::addLuckCheck(program, luckCheckOptions);

    cli::PuzzlesOptions puzzlesOptions;
    CLI::App* const puzzles = cli::addPuzzles(program, puzzlesOptions);

    cli::FitOptions fitOptions;
    CLI::App* const fit = cli::addFit(program, fitOptions);

    const auto known = [&program](const std::string& name) {
        const auto all = program.get_subcommands({});
        return std::any_of(all.begin(), all.end(),
                           [&name](const CLI::App* one) { return one->check_name(name); });
    };
    if (argc > 1 && argv[1][0] != '-' && !known(argv[1]))
        return refuse(std::string("there is no subcommand ") + argv[1] +
                      "; there are: " + subcommandNames(program));
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
    if (play->parsed())
        cli::selfplay(selfplayOptions);
    else if (replay->parsed())
        cli::replayFile(file, readOptions);
    else if (verify->parsed())
        return cli::verify(verifyOptions);
    else if (aftermath->parsed())
        cli::aftermath(aftermathCommand);
    else if (harvests->parsed())
        cli::harvests(harvestsCommand);
    else if (luckCheck->parsed())
        cli::luckCheck(luckCheckOptions);
    else if (serve->parsed())
        cli::serve(std::cin);
    else if (arena->parsed())
        cli::arena(arenaOptions);
    else if (balance->parsed())
        cli::balance(balanceOptions);
    else if (johann->parsed())
        cli::johann(johannOptions);
    else if (puzzles->parsed())
        return cli::puzzles(puzzlesOptions);
    else if (fit->parsed())
        cli::fit(fitOptions);
    else if (cross->parsed())
        cli::cross(crossOptions);
    else if (gof->parsed())
        cli::gof(gofOptions);
    else if (pool->parsed())
        return cli::pool(poolOptions);
    else if (hardyWeinberg->parsed())
        cli::hardyWeinberg(hardyWeinbergOptions);
    else if (population->parsed())
        cli::population(populationOptions);
    else if (breed->parsed())
        cli::breed(breedOptions);
    else if (map->parsed())
        cli::map(mapOptions);
    else if (family->parsed())
        cli::family(familyOptions);
    else if (lesson->parsed())
        return cli::lesson(lessonOptions);
    else if (table->parsed())
        cli::table(tableOptions);
    else if (challenge->parsed())
        return cli::challenge(challengeOptions);
    else if (pedigree->parsed())
        cli::pedigree(pedigreeOptions);
    else if (cytoplasm->parsed())
        cli::cytoplasm(cytoplasmOptions);
    else if (nonDisjunction->parsed())
        cli::nonDisjunction(nonDisjunctionOptions);
    else if (germLine->parsed())
        cli::germLine(germLineOptions);
    else if (geneEditing->parsed())
        cli::geneEditing(geneEditingOptions);
    else if (selectiveBreeding->parsed())
        cli::selectiveBreeding(selectiveBreedingOptions);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a closed reader is noticed when we write
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
