// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

int main(int argc, char** argv) {
    using enum cli::Output;
    static constexpr cli::Command commands[]{
        {"replay", "Print the transcript and score of a record", cli::replay, Text},
#ifndef _WIN32 // needs OpenSSL
        {"verify", "Check that the sealed dice of a game were fixed before it began", cli::verify},
#endif
        {"serve",
         "Answer requests about a game of any kind, one JSON object per line (see "
         "app/programs/cli/README.md)",
         cli::serve, Text},
        {"cross", "Cross two parents and count the offspring", cli::cross},
        {"gof", "Test whether counts fit a ratio", cli::gof},
        {"pool", "Add up the counts of results codes, or make a code", cli::pool},
        {"hardy-weinberg", "Test whether a population is in Hardy-Weinberg equilibrium at one gene",
         cli::hardyWeinberg},
        {"population",
         "Follow an allele frequency through generations: drift, selection, migration, mutation",
         cli::population},
        {"breed", "Cross organisms whose mode of inheritance is a mystery", cli::breed},
        {"map", "Find the order of three linked genes and their distances from a test cross", cli::map},
        {"family", "How often a small family looks as its ratio predicts", cli::family},
        {"lesson", "Check a lesson's file (see lessons/documents/README.md)", cli::lesson},
        {"table", "Print how a table of counts or observations is read (see lessons/csv/README.md)",
         cli::table},
        {"challenge", "Check a challenge and grade parents by exact odds (see lessons/challenges/README.md)",
         cli::challenge},
        {"pedigree", "Find out which modes of inheritance fit a family (see lessons/pedigree/README.md)",
         cli::pedigree},
        {"cytoplasm", "Seedlings of a variegated plant, whose plastids come from the mother alone",
         cli::cytoplasm},
        {"non-disjunction", "What becomes of meiosis if a pair of chromosomes fails to separate",
         cli::nonDisjunction},
        {"germ-line", "Where a mutation in one cell of an embryo ends up: body, germ cells or both",
         cli::germLine},
        {"gene-editing", "Where Cas9 cuts a gene, and what a repair leaves of it", cli::geneEditing},
        {"selective-breeding", "What breeding from the best plants gains, generation by generation",
         cli::selectiveBreeding},
#ifndef _WIN32 // starts outside bots
        {"arena", "Let levels of bots play a tournament", cli::arena},
#endif
        {"aftermath", "Tell luck from skill in a finished game of Genotype", cli::aftermath},
        {"harvests", "Throw the dice of a round again, a thousand times", cli::harvests},
    };
    return cli::runProgram("genotype-cli", "The games of Genotype Companion without a window.", commands,
                           argc, argv);
}
