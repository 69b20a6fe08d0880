// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_numbers.h"
#include "document_numbers.h"

namespace tests::documents {

namespace {

using genotype::Genotype;
using genotype::Space;
using genotype::Tool;
using genotype::Upgrade;

const std::vector<NumbersOf> rulesOfGenotype{
    {"Nursery and Tool Shed show",
     {double(genotype::rowLength(2)), double(genotype::rowLength(3)), double(genotype::rowLength(4)), 2, 3,
      playersFor(Space::SecondNursery), genotype::maxSeats}},
    // The coin is one word further on: "a coin".
    {"A player has a coin",
     {genotype::startingCoins, genotype::baseMarkers, genotype::goalMarkers, genotype::dealtPlants,
      genotype::basePlots, genotype::baseDiceSlots}},
    {"There is a coin beside each Punnett square", {1}},
    {"Prices start on the dark beads",
     {firstPrice(Upgrade::NewPlot), firstPrice(Upgrade::DiceSlot), firstPrice(Upgrade::ActionMarker),
      firstPrice(Upgrade::Assistant)}},
    {"There are 5 plots and", {genotype::plotStock, genotype::diceSlotStock}},
    {"Three of ten assistants", {assistantsShown, genotype::assistantCount}},
    {"The game starts in round", {1}},
    {"Of three plants one is sown", {genotype::dealtPlants}},
    {"Two to five players, one to five rounds",
     {genotype::minSeats, genotype::maxSeats, 1, genotype::maxRounds}},
    {"50 plants: 12 with",
     {genotype::plantCardCount, plantsWith(2), 2, plantsWith(3), 3, plantsWith(4), 4, 2}},
    {"Each trait is on 38",
     {plantsAsking(genotype::Trait::SeedShape), tensOfPercent(Genotype::HomozygousDominant),
      tensOfPercent(Genotype::Heterozygous), tensOfPercent(Genotype::HomozygousRecessive)}},
    {"A plant scores 2", {heterozygousPoints, homozygousPoints}},
    {"25 tools", {genotype::toolCardCount, copies(Tool::Rake), copies(Tool::Grant)}},
    {"Ten assistants, no two alike", {genotype::assistantCount, 2}},
    {"Two goals for each trait",
     {double(genotype::goalCount(genotype::Inheritance::CompleteDominance)), goalPoints(0), goalPoints(1)}},
    {"The second Treasury, Nursery and Tool Shed", {playersFor(Space::SecondTreasury), genotype::maxSeats}},
    {"Two coins.", {genotype::treasuryCoins}},
    {"For 1 or 2 coins any one trait", {cost(Space::UniversityOne), cost(Space::UniversityTwo)}},
    {"For 2 or 3 coins a marker", {cost(Space::GoalTwo), cost(Space::GoalThree)}},
    {"Two plants from row or deck", {genotype::nurseryCards}},
    {"Marco draws a Graft Knife", {}, "the rulebook's example: GardeningTest::followsMarcosGardening"},
    {"Draw five, keep two", {double(seedBag.draw), double(seedBag.keep)}},
    {"For one coin a goal is set", {double(dissertation.coins)}},
    {"Two coins with a marker", {double(handLens.coins)}},
    {"Two copies may be played", {copies(Tool::HandLens)}},
    {"Two slots and a knife", {}, "an example: ExtraPlaceTest::takesADieAndAPairOnTwoSlotsAndAKnife"},
    {"Once a working phase a coin", {double(anna.coins)}},
    {"One coin, once a round, opens", {double(franz.coins), double(franz.extraSlots)}},
    {"He is paid with a coin", {double(franz.coins)}},
    {"Twenty dice are rolled", {genotype::traitCount * genotype::dicePerTrait, genotype::dicePerTrait}},
    {"Alina rolls II, II, IV", {}, "the rulebook's example: RollTest"},
    {"A die needs a free slot", {genotype::baseDiceSlots}},
    {"A mutation is worth one coin", {1}},
    {"A pair validates any trait", {}, "two dice fill two slots: BreedingTest"},
    // A face in six, of which two are mutations, rolled again once.
    {"Every numeral is equally likely",
     {1, double(dieFaces) / mutationFaces, 1, double(dieFaces) / mutationFaces* dieFaces / mutationFaces}},
    {"Brandy hires for 2", {}, "the rulebook's example: UpgradesTest"},
    {"One more marker from the next round on", {genotype::maxMarkers}},
    {"A coin is laid beside each square", {1}},
    {"A Grant takes off two coins", {double(grant.coins)}},
    {"Any number of Grants in a purchase", {0}},
    {"The game ends after the breeding phase of round", {genotype::maxRounds}},
    {"Alina's 41 + 6", {}, "the rulebook's example: ScoringTest"},
    {"Brandy's goals: 2 for each", {goalPoints(0), goalPoints(1)}},
    {"A trait under an overlay has",
     {double(genotype::goalCount(underOverlay)),
      double(genotype::goalCount(genotype::Inheritance::CompleteDominance))}},
    {"Each of the three counts one genotype",
     {double(genotype::goalCount(underOverlay)), goalPoints(0, underOverlay), goalPoints(1, underOverlay),
      goalPoints(2, underOverlay)}},
    {"The board of a game for two", {genotype::minSeats, genotype::dealtPlants}},
    {"Johann has 3 action",
     {genotype::baseMarkers, genotype::goalMarkers, genotype::startingCoins, genotype::johannStartingPlants}},
    {"The nine cards are shuffled", {genotype::automaCount}},
    {"The nine automa cards", {genotype::automaCount}},
    {"The assistant is taken out", {assistantsShown}},
    {"With four plants he validates", {genotype::johannGardenSize}},
    {"With four plants each gain", {genotype::johannGardenSize}},
    {"Two cards a turn", {}, "an action and its support"},
    {"If none of the nine is valid", {genotype::automaCount}},
    {"Its five steps", {}, "the steps of the rulebook's Automa Phase: JohannBreedingTest"},
    {"Three coins, except in an easy game", {genotype::johannPhaseCoins}},
    {"All nine cards are shuffled", {genotype::automaCount}},
    {"Three shifts and one more", {genotype::johannShifts}},
    {"One die for a single arrow", {}, "single and double: JohannBreedingTest"},
    {"Single arrow, double arrow, mutation row", {}, "there are as many as are named"},
    {"A coin when there is no such trait", {1}},
    {"One upgrade in an easy game", {double(genotype::johannPurchases(genotype::Difficulty::Hard))}},
    {"A marker works from the next round on", {genotype::maxMarkers}},
    {"A coin before the first shift, two shifts", {double(franz.coins), double(franz.extraSlots)}},
    {"Costs one lower", {genotype::johann::Help<genotype::LowerCosts>::purchases}},
    {"He scores by all four sources", {sources}},
    {"Ten looks, the last one", {}, "of a measurement, not of a game: MeasurementTest"},
};

const std::vector<NumbersOf> rulesOfGenomeWars{
    {"2–6 teams, 10 turns", {genomewars::minTeams, genomewars::maxTeams, genomewars::usualRounds}},
    {"Each team begins with", {genomewars::usualPopulation}},
    {"A genome is four alleles", {genomewars::genomeSize, genomewars::alleleCount}},
    {"Two teams may have", {}, "any two: ConstructionTest"},
    {"Each of a team's four copies", {genomewars::genomeSize}},
    {"A die decides the environment", environmentFaces()},
    {"A 6 is rolled again", {genomewars::rerollFace}},
    {"Orange in the hospital", {}, "the description's example: EvolutionTest"},
    {"+3 in the environment", {double(bonus.firstCopy)}},
    {"+2 for each further copy", {double(bonus.furtherCopy)}},
    {"Totals over 12", {highestTotal, highestTotal}},
    {"Fast Reproduction turns",
     {1, 1.0 + fasterRise.by, double(highestRoll.from), double(highestRoll.change),
      double(highestRoll.change + fasterRise.by)}},
    {"A mass extinction takes", {double(-extinction.change)}},
    {"Adaptable genomes lose", {double(milder.loss)}},
    {"A 2 changes the environment", {double(newEnvironment.from)}},
    {"It lasts until another", {double(newEnvironment.from)}},
    {"A 7 or 8 is a mutation", {double(mutationRow.from), double(mutationRow.to)}},
    {"A population never falls below", {0}},
};

const std::vector<NumbersOf> rulesOfGeneExpression{
    {"72 cards: in each",
     {genecards::cardCount, genecards::categoryCount, 1, genecards::numbers, genecards::actionCopies}},
    {"Four to six players", {genecards::minSeats, genecards::maxSeats, genecards::usualTarget}},
    {"Six cards each", {genecards::handSize}},
    {"An Insertion costs two cards", {drawsOf(genecards::Mutation::Insertion)}},
    {"*House ruling.* Substitution", {}, "hands are swapped between two"},
    {"Insertion: the next player draws", {drawsOf(genecards::Mutation::Insertion)}},
    {"Numbers count their face value", {genecards::actionPoints}},
    {"… but the two cards of an Insertion", {drawsOf(genecards::Mutation::Insertion)}},
};

} // namespace

std::vector<NumberedPage> rulePages() {
    return {{"tests/engine/README.md", ruleColumn("tests/engine/README.md"), &rulesOfGenotype},
            {"tests/engine/genomewars/README.md", ruleColumn("tests/engine/genomewars/README.md"),
             &rulesOfGenomeWars},
            {"tests/engine/genecards/README.md", ruleColumn("tests/engine/genecards/README.md"),
             &rulesOfGeneExpression}};
}

} // namespace tests::documents
