// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_numbers.h"
#include "document_numbers.h"

namespace tests::documents {

namespace {

using genotype::Genotype;
using genotype::Space;
using genotype::Tool;
using genotype::Upgrade;

const double lastOfSmallTables = playersFor(Space::SecondTreasury) - 1;

const std::vector<NumbersOf> rulingsOfGenotype{
    {"The Nursery and the Tool Shed each show",
     {double(genotype::rowLength(1)), 1, 2, double(genotype::rowLength(3)), lastOfSmallTables,
      double(genotype::rowLength(4)), playersFor(Space::SecondNursery), genotype::maxSeats}},
    {"A player mat has", {genotype::basePlots, genotype::baseDiceSlots}},
    {"Set Parent Genes ×4",
     {genotype::traitCount, genotype::traitCount, cost(Space::UniversityOne), cost(Space::UniversityTwo),
      cost(Space::GoalTwo), cost(Space::GoalThree), playersFor(Space::SecondToolShed), genotype::maxSeats}},
    {"New Plot **", together({steps(Upgrade::NewPlot), steps(Upgrade::DiceSlot), steps(Upgrade::ActionMarker),
                              steps(Upgrade::Assistant)})},
    {"In stock are",
     {genotype::plotStock, genotype::diceSlotStock, genotype::maxMarkers - genotype::baseMarkers,
      genotype::maxMarkers, genotype::assistantCount, assistantsShown}},
    {"An offspring die has", {dieFaces}},
    {"I, II, III, IV and", {mutationFaces}},
    {"There are five dice of each colour", {genotype::dicePerTrait}},
    // A numeral has 1/6 at first, and 1/6 of the 1/3 that is rolled again: 2/9.
    {"After the one re-roll", {2, 9, 1, 9}},
    {"There are two tiles for each trait", {genotype::sideCount}},
    {"Research goals, two for each trait",
     {double(genotype::goalCount(genotype::Inheritance::CompleteDominance)), goalPoints(0), goalPoints(1)}},
    {"Plants, 50 cards", {genotype::plantCardCount, plantsWith(2), 2, plantsWith(3), 3, plantsWith(4), 4}},
    {"no two alike", {}, "two that are equal: CatalogueTest::holdsNoTwoPlantsAlike"},
    {"each trait on 38",
     {plantsAsking(genotype::Trait::SeedShape), tensOfPercent(Genotype::HomozygousDominant),
      tensOfPercent(Genotype::Heterozygous), tensOfPercent(Genotype::HomozygousRecessive)}},
    {"A plant is worth", {heterozygousPoints, homozygousPoints}},
    {"Tools, 25 cards", {genotype::toolCardCount, copies(Tool::WateringFunnel)}},
    {"two each of Seed Bag", {copies(Tool::SeedBag)}},
    {"*House ruling.* A game may have",
     {1, genotype::maxRounds - 1, genotype::maxRounds, 45}}, // the last: minutes of a lesson
    {"Tools and assistants may be used whenever", {}, "between two cards: a place, not a number of cards"},
    {"then each Grant takes off", {double(grant.coins), 0}},
    {"A Dissertation uses no space", {double(dissertation.coins)}},
    {"Two copies may be played", {copies(Tool::HandLens)}},
    {"A mutation die is either", {1, 2}}, // a coin in a slot, or a pair in two: ExtraPlaceTest, BreedingTest
    {"two slots and a knife", {}, "an example: ExtraPlaceTest::takesADieAndAPairOnTwoSlotsAndAKnife"},
    {"Brother Franz costs", {double(franz.coins), double(franz.extraSlots)}},
    {"Their discards are reshuffled", {assistantsShown}},
    {"After the last breeding phase there is none", {sources}},
    {"A trait under an overlay has", {double(genotype::goalCount(underOverlay))}},
    {"XX 3, Xx 2, xx 3",
     {goalPoints(0, underOverlay), goalPoints(1, underOverlay), goalPoints(2, underOverlay)}},
    {"Nine automa cards", {genotype::automaCount}},
    {"| Treasury |", {johannPips(genotype::Automa::Treasury)}},
    {"| University |", {johannPips(genotype::Automa::University)}},
    {"| Nursery |", {johannPips(genotype::Automa::Nursery)}},
    {"| Tool Shed |", {johannPips(genotype::Automa::ToolShed)}},
    {"| Parent Gene, top |", {johannPips(genotype::Automa::ParentGeneTop)}},
    {"| Parent Gene, left |", {johannPips(genotype::Automa::ParentGeneLeft)}},
    {"| 1st Shift |", {johannPips(genotype::Automa::FirstShift)}},
    {"| Research Goal |", {johannPips(genotype::Automa::ResearchGoal)}},
    {"| Gardening |", {johannPips(genotype::Automa::Gardening)}},
    {"Nursery and Tool Shed are filled", {genotype::johannStartingPlants}},
    {"The assistant of a hard game is taken out", {assistantsShown}},
    {"If none of the nine cards is valid", {genotype::automaCount}},
    {"With an empty garden his validations", {1}}, // what every mutation die is worth
    {"*House ruling.* With four plants", {genotype::johannGardenSize}},
    {"*House ruling.* He has 3 shifts", {genotype::johannShifts, 1}},
    {"with no uncovered trait of that colour", {1}},
    {"R New Plot, F Dice Slot", {genotype::maxMarkers}},
    {"*House ruling.* In a standard or hard game", {genotype::johannPhaseCoins}},
    {"*House ruling.* A hard game gives him", {double(genotype::hardAssistants.size())}},
    {"then even the strongest bot", {}, "a measurement of another rule"},
    {"Elisabeth: her goal at setup", {genotype::goalMarkers}},
    {"without a coin there are no extra shifts", {double(franz.coins)}},
    {"Leopold: three upgrade turns", {genotype::johann::Help<genotype::LowerCosts>::purchases}},
    {"Johann scores all four sources", {sources}},
};

const std::vector<NumbersOf> rulingsOfGenomeWars{
    {"There are 2–6 teams", {genomewars::minTeams, genomewars::maxTeams}},
    {"A game has ten rounds", {genomewars::usualRounds}},
    {"Two teams may have the same one", {}, "any two: ConstructionTest"},
    {"The frequencies of each team's own", {genomewars::genomeSize}},
    {"On a 3 or 4 nothing happens", {double(extinction.from), double(extinction.to)}},
    {"On a natural 2 the others", {double(newEnvironment.from)}},
    {"then a new one is rolled", {genomewars::rerollFace}},
    {"A total above 12", {highestTotal, highestTotal}},
    {"The bonus in the environment", {double(bonus.firstCopy), double(bonus.furtherCopy)}},
    {"Fast Reproduction turns",
     {1, 1.0 + fasterRise.by, double(highestRoll.from), double(highestRoll.change),
      double(highestRoll.change + fasterRise.by)}},
    {"A mutation (7 or 8)", {double(mutationRow.from), double(mutationRow.to)}},
};

const std::vector<NumbersOf> rulingsOfGeneExpression{
    {"There are 72 cards",
     {genecards::cardCount, genecards::categoryCount, 1, genecards::numbers, genecards::actionCopies}},
    {"There are 4–6 players", {genecards::minSeats, genecards::maxSeats, genecards::handSize}},
    {"*House ruling.* Substitution", {}, "hands are swapped between two"},
    {"Insertion: the next player draws", {drawsOf(genecards::Mutation::Insertion)}},
    {"Translocation and Insertion cost", {drawsOf(genecards::Mutation::Insertion)}},
    {"Its action is not carried out", {drawsOf(genecards::Mutation::Insertion)}},
    {"Whoever ended the hand", {genecards::actionPoints}},
    {"The first to reach 500", {genecards::usualTarget}},
};

const std::vector<NumbersOf> rulingsOfTheReadme{
    {"**House ruling: shorter games.**", {1, genotype::maxRounds - 1}},
    {"**House ruling: costs.**", {double(leopold.minimum)}},
    {"then each Grant takes off", {double(grant.coins), 0}},
    {"Brother Johann's full garden.**", {genotype::johannGardenSize}},
    {"Brother Johann's shifts.**", {genotype::johannShifts}},
    {"Brother Johann's coins.**", {genotype::johannPhaseCoins}},
    {"Sister Elisabeth's goal at setup", {genotype::goalMarkers}},
    {"**House ruling: who begins (Genome Wars).**", {genomewars::genomeSize}},
    {"Substitution (Gene Expression).**", {}, "hands are swapped between two"},
};

} // namespace

std::vector<NumberedPage> rulingPages() {
    return {
        {"engine/genotype/RULINGS.md", sentencesOf("engine/genotype/RULINGS.md", "## 1.1"),
         &rulingsOfGenotype},
        {"engine/genomewars/RULINGS.md", sentencesOf("engine/genomewars/RULINGS.md", "## 2."),
         &rulingsOfGenomeWars},
        {"engine/genecards/RULINGS.md", sentencesOf("engine/genecards/RULINGS.md", "## 3."),
         &rulingsOfGeneExpression},
        {"README.md, rulings", sentencesOf("README.md", "## Rulings", "## Whose game"), &rulingsOfTheReadme}};
}

} // namespace tests::documents
