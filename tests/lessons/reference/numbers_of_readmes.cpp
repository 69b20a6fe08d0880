// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_numbers.h"
#include "document_numbers.h"
#include "engine/games/games.h"
#include "engine/genecards/state.h"
#include "engine/genomewars/catalogue.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "lessons/demonstrations/demonstrations.h"
#include "lessons/documents/catalogue.h"
#include "lessons/guide/guide.h"

namespace tests::documents {

namespace {

const std::vector<NumbersOf>& numbersOfReadme() {
    static const std::vector<NumbersOf> rows{
        {"The program enforces the rules", {double(lessons::topics().size())}},
        {"One to five players", {genotype::maxSeats}},
        {"![The board with five players", {genotype::maxSeats}},
        {"![The lesson on two genes", {}, "what the picture shows"},
        {"On Debian 12 or 13", {}, "versions of Debian"},
        {"**Pupils and players.**", {double(lessons::guideIn("en").sections.size())}},
        {"**Present** (F11)", {double(lessons::demonstrations().size())}},
        {"Debian 12 (Qt", {}, "versions of Debian, Qt and g++"},
        {"A window of", {}, "a size: MainWindow::smallestSize"},
        {"| [`engine/`]", {}, "the name of C++20"},
    };
    return rows;
}

const std::vector<NumbersOf>& numbersOfFeatures() {
    static const std::vector<NumbersOf> rows{
        {"**Learn by playing.**", {double(lessons::guideIn("en").sections.size())}},
        {"**The whole game**", {genotype::maxSeats}},
        {"A single player plays", {double(genotype::Difficulty::Hard)}},
        {"Everything works with the mouse", {}, "any two players"},
        // All but the one that chooses at random.
        {"**Bots** at", {double(genotype::Roster::ids().size()) - 1}},
        {"**Puzzles.**", {double(genotype::shippedPuzzles().size())}},
        {"**Herbarium.**", {genotype::plantCardCount}},
        {"**Two more games.**", {double(games::Games::size) - 1, genomewars::minTeams, genomewars::maxTeams}},
        {"*Gene Expression* is a card game", {genecards::minSeats, genecards::maxSeats}},
        {"**Lessons.**", {double(lessons::topics().size())}},
        {"**Lab.**", {}, "the most genes of the Lab: LabSession::mostGenes"},
        {"**A class without a network.**",
         {},
         "PoolCodeTest::twelveCharactersHoldFourOutcomesAndAThousandPlants"},
        {"pupils join with three words", {}, "33 bits, 11 a word: JoinCodeTest"},
        {"Tables of all three games", {double(games::Games::size)}},
        {"Eleven demonstrations", {double(lessons::demonstrations().size())}},
        {"text up to", {}, "per cent: AppSettings::largestText"},
    };
    return rows;
}

} // namespace

std::vector<NumberedPage> readmePages() {
    return {{"README.md", sentencesOf("README.md", "# Genotype Companion", "## Rulings"), &numbersOfReadme()},
            {"features.md", sentencesOf("resources/docs/features.md", "# What"), &numbersOfFeatures()}};
}

} // namespace tests::documents
