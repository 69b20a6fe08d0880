// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_numbers.h"
#include "document_numbers.h"

namespace tests::documents {

namespace {

using genotype::Space;

const std::vector<NumbersOf> ofRuleEntries{
    {"setup: Everybody is dealt",
     {genotype::dealtPlants, genotype::startingCoins, genotype::baseMarkers, genotype::goalMarkers,
      genotype::basePlots, genotype::baseDiceSlots}},
    {"round: A round has three phases", {phases}},
    {"breeding-phase: Twenty dice", {genotype::traitCount * genotype::dicePerTrait, genotype::dicePerTrait}},
    {"university: The second space costs", {cost(Space::UniversityTwo)}},
    {"research-goal: The second space costs", {cost(Space::GoalThree)}},
    {"research-goal: You need one of your", {genotype::goalMarkers}},
    {"treasury: With four or five", {playersFor(Space::SecondTreasury), genotype::maxSeats}},
    {"nursery: With four or five", {playersFor(Space::SecondNursery), genotype::maxSeats}},
    {"tool-shed: With four or five", {playersFor(Space::SecondToolShed), genotype::maxSeats}},
    {"plant-card: A plant card asks", {fewestTraits(), mostTraits()}},
    {"plot: You begin with", {genotype::basePlots}},
    {"offspring-die: A die has", {mutationFaces}},
    {"offspring-die: There are five dice", {genotype::dicePerTrait}},
    {"punnett-square: Its rows and columns", {genotype::sideCount, genotype::sideCount* genotype::sideCount}},
    {"parents: Each trait has", {genotype::sideCount}},
    {"gene-tile: A gene tile lies", {}, "two letters are a genotype"},
    {"gene-tile: There are two tiles", {genotype::sideCount}},
    {"mutation: The player who takes it", {1}},
    {"mutation-pair: A mutation die and", {}, "two dice fill two slots: BreedingTest"},
    {"dice-slots: You begin with", {genotype::baseDiceSlots}},
    {"coin: Each coin left", {1}},
    {"points: Four things count", {sources, goalPoints(0), goalPoints(1), 1, 1}},
    {"tie: If two players", {}, "any two players: ScoringTest"},
    {"automa-card: One of nine cards", {genotype::automaCount}},
    {"automa-card: For an action he draws", {}, "an action and its support"},
    {"arrows: the double arrow", {}, "single and double: JohannBreedingTest"},
    {"goal: Each trait has a goal", {goalPoints(0), goalPoints(1)}},
    {"genome: A genome is four", {genomewars::genomeSize}},
    {"wars-turn: The team whose turn", {}, "a pair of dice"},
    {"natural-roll: The two dice",
     {2, double(newEnvironment.from), double(extinction.from), double(extinction.to),
      double(genomewars::naturalTable[2].from), double(genomewars::naturalTable[2].to),
      double(mutationRow.from), double(mutationRow.to), double(genomewars::naturalTable[4].from),
      double(genomewars::naturalTable[4].to), double(highestRoll.from), double(highestRoll.change)}},
    {"allele-bonus: An allele", {double(bonus.firstCopy), double(bonus.furtherCopy)}},
    {"environment-of-wars: A die decides", environmentFaces()},
    {"environment-of-wars: a 6", {genomewars::rerollFace}},
    {"new-environment: On a natural", {double(newEnvironment.from)}},
    {"new-environment: It lasts until", {double(newEnvironment.from)}},
    {"mass-extinction: On a natural",
     {double(extinction.from), double(extinction.to), double(-extinction.change), double(milder.loss)}},
    {"wars-mutation: On a natural", {double(mutationRow.from), double(mutationRow.to)}},
    {"hand-of-cards: Everybody is dealt", {genecards::handSize}},
    {"card-points: The player who ends a hand", {genecards::actionPoints}},
};

const std::vector<NumbersOf> ofRulings{
    {"own-data: The plant cards", {genotype::basePlots, genotype::baseDiceSlots}},
    {"shorter-game: A game may be set", {1, genotype::maxRounds - 1, genotype::maxRounds}},
    {"second-spaces: The second spaces", {playersFor(Space::SecondTreasury), genotype::maxSeats}},
    {"die-faces: An offspring die",
     {dieFaces, mutationFaces, 1, double(dieFaces) / mutationFaces* dieFaces / mutationFaces}},
    {"tools-when: Tools and assistants", {}, "between two cards: a place, not a number of cards"},
    {"leopold-and-grant: Brother Leopold's", {double(leopold.minimum), double(grant.coins), 0}},
    {"dissertation: A Dissertation", {double(dissertation.coins)}},
    {"bonus-tools: Hand Lens", {copies(genotype::Tool::HandLens)}},
    {"mutation-use: A mutation die", {1, 2}},
    {"franz: Brother Franz", {double(franz.coins), double(franz.extraSlots)}},
    {"final-harvest: After the last", {sources}},
    {"overlay-goals: A trait with an overlay",
     {double(genotype::goalCount(underOverlay)), goalPoints(0, underOverlay), 2, goalPoints(1, underOverlay),
      goalPoints(2, underOverlay), 2}},
    {"automa-cards: Brother Johann's nine", {genotype::automaCount}},
    {"automa-redrawn: Brother Johann's action", {genotype::automaCount}},
    {"johann-empty: With an empty garden", {1}},
    {"johann-full: With four plants", {genotype::johannGardenSize}},
    {"johann-shifts: Brother Johann has", {genotype::johannShifts, 1}},
    {"johann-coins: In a standard", {genotype::johannPhaseCoins}},
    {"johann-assistant: Brother Johann's assistant", {genotype::goalMarkers}},
    {"wars-rounds: A game has ten", {genomewars::usualRounds}},
    {"wars-secret: Genomes are chosen", {}, "any two: ConstructionTest"},
    {"wars-first: Who begins", {genomewars::genomeSize}},
    {"wars-tables: In the same turn", {double(extinction.from), double(extinction.to)}},
    {"wars-two: On a natural", {double(newEnvironment.from), genomewars::rerollFace}},
    {"wars-twelve: A modified roll", {highestTotal, highestTotal}},
    {"wars-bonus: In the environment", {double(bonus.firstCopy), double(bonus.furtherCopy)}},
    {"wars-fast: Fast Reproduction",
     {1, 1.0 + fasterRise.by, double(highestRoll.from), double(highestRoll.change),
      double(highestRoll.change + fasterRise.by)}},
    {"wars-mutation: A mutation on", {double(mutationRow.from), double(mutationRow.to)}},
    {"substitution: Substitution", {}, "hands are swapped between two"},
    {"first-card: If the first card", {drawsOf(genecards::Mutation::Insertion), 2}},
    {"hand-end: A hand ends", {drawsOf(genecards::Mutation::Insertion)}},
    {"cards-score: The player who ends a hand", {genecards::actionPoints}},
};

const std::vector<NumbersOf> ofTheChapters{
    {"Each plant card asks for", {fewestTraits(), mostTraits()}},
    {"A game has five rounds", {genotype::maxRounds}},
    {"A round has three phases", {phases}},
    {"All twenty dice are rolled", {genotype::traitCount * genotype::dicePerTrait, genotype::dicePerTrait}},
    {"A mutation die brings", {1}},
    {"Every purchase raises the price", {}, "a step of the abacus, which is one coin on every rod"},
    {"at the end of the round, all prices fall", {}, "a step of the abacus, which is one coin on every rod"},
    {"2 or 3 points for each completed plant", {goalPoints(0), goalPoints(1)}},
    {"1 point for each trait marker", {1}},
    {"1 point for each coin", {1}},
    {"Ctrl and +", {}, "a key"},
    {"1 to 5", {1, genotype::maxSeats}},
    {"The program is free software", {}, "the version of a licence"},
};

const std::vector<NumbersOf> ofTheCompanions{
    {"Two to six teams", {genomewars::minTeams, genomewars::maxTeams}},
    {"Each team chooses four alleles", {genomewars::genomeSize}},
    {"Every population begins with", {genomewars::usualPopulation}},
    {"A team's turn is one roll", {}, "a pair of dice"},
    {"Four to six players", {genecards::minSeats, genecards::maxSeats}},
};

} // namespace

std::vector<NumberedPage> helpPages() {
    return {{"lessons/reference/en.toml", ruleTexts("en"), &ofRuleEntries},
            {"lessons/rulings/en.toml", rulingTexts(), &ofRulings},
            {"lessons/help/en.toml: Genotype",
             helpTexts(
                 {"goal", "working", "breeding", "upgrades", "scoring", "cards", "keys", "rulings", "about"}),
             &ofTheChapters},
            {"lessons/help/en.toml: the other games", helpTexts({"genome-wars", "gene-expression"}),
             &ofTheCompanions}};
}

} // namespace tests::documents
