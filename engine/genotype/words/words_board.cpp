// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase list(const std::vector<Phrase::Argument>& items) {
    if (items.empty())
        return {};
    if (items.size() == 1)
        return {"%1", {items[0]}};
    Phrase result{ENGINE_TEXT("engine", "%1 and %2"), {items[items.size() - 2], items.back()}};
    for (std::size_t i = items.size() - 2; i-- > 0;)
        result = Phrase{ENGINE_TEXT("engine", "%1, %2"), {items[i], result}};
    return result;
}

Phrase plotName(int plot) {
    if (plot == eduardPlot)
        return name(Assistant::Eduard);
    if (plot >= firstFlowerPot)
        return name(Tool::FlowerPot);
    return {ENGINE_TEXT("engine", "plot %1"), {std::to_string(plot + 1)}};
}

Phrase name(Trait trait) {
    switch (trait) {
    case Trait::SeedShape: return {ENGINE_TEXT("engine", "seed shape"), {}};
    case Trait::FlowerColour: return {ENGINE_TEXT("engine", "flower colour"), {}};
    case Trait::PodColour: return {ENGINE_TEXT("engine", "pod colour"), {}};
    case Trait::PlantHeight: return {ENGINE_TEXT("engine", "plant height"), {}};
    }
    return {};
}

Phrase title(Trait trait) {
    switch (trait) {
    case Trait::SeedShape: return {ENGINE_TEXT("engine", "Seed shape"), {}};
    case Trait::FlowerColour: return {ENGINE_TEXT("engine", "Flower colour"), {}};
    case Trait::PodColour: return {ENGINE_TEXT("engine", "Pod colour"), {}};
    case Trait::PlantHeight: return {ENGINE_TEXT("engine", "Plant height"), {}};
    }
    return {};
}

Phrase name(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance: return {ENGINE_TEXT("engine", "complete dominance"), {}};
    case Inheritance::IncompleteDominance: return {ENGINE_TEXT("engine", "incomplete dominance"), {}};
    case Inheritance::Codominance: return {ENGINE_TEXT("engine", "codominance"), {}};
    }
    return {};
}

Phrase word(Phenotype phenotype) {
    switch (phenotype) {
    case Phenotype::RoundSeeds: return {ENGINE_TEXT("engine", "round"), {}};
    case Phenotype::WrinkledSeeds: return {ENGINE_TEXT("engine", "wrinkled"), {}};
    case Phenotype::PurpleFlowers: return {ENGINE_TEXT("engine", "purple"), {}};
    case Phenotype::RedFlowers: return {ENGINE_TEXT("engine", "red"), {}};
    case Phenotype::PinkFlowers: return {ENGINE_TEXT("engine", "pink"), {}};
    case Phenotype::RedAndWhiteFlowers: return {ENGINE_TEXT("engine", "red and white"), {}};
    case Phenotype::WhiteFlowers: return {ENGINE_TEXT("engine", "white"), {}};
    case Phenotype::GreenPods: return {ENGINE_TEXT("engine", "green"), {}};
    case Phenotype::YellowPods: return {ENGINE_TEXT("engine", "yellow"), {}};
    case Phenotype::TallStem: return {ENGINE_TEXT("engine", "tall"), {}};
    case Phenotype::MediumStem: return {ENGINE_TEXT("engine", "medium"), {}};
    case Phenotype::ShortStem: return {ENGINE_TEXT("engine", "short"), {}};
    }
    return {};
}

Phrase name(Phenotype phenotype) {
    switch (phenotype) {
    case Phenotype::RoundSeeds: return {ENGINE_TEXT("engine", "round seeds"), {}};
    case Phenotype::WrinkledSeeds: return {ENGINE_TEXT("engine", "wrinkled seeds"), {}};
    case Phenotype::PurpleFlowers: return {ENGINE_TEXT("engine", "purple flowers"), {}};
    case Phenotype::RedFlowers: return {ENGINE_TEXT("engine", "red flowers"), {}};
    case Phenotype::PinkFlowers: return {ENGINE_TEXT("engine", "pink flowers"), {}};
    case Phenotype::RedAndWhiteFlowers: return {ENGINE_TEXT("engine", "red and white flowers"), {}};
    case Phenotype::WhiteFlowers: return {ENGINE_TEXT("engine", "white flowers"), {}};
    case Phenotype::GreenPods: return {ENGINE_TEXT("engine", "green pods"), {}};
    case Phenotype::YellowPods: return {ENGINE_TEXT("engine", "yellow pods"), {}};
    case Phenotype::TallStem: return {ENGINE_TEXT("engine", "tall stems"), {}};
    case Phenotype::MediumStem: return {ENGINE_TEXT("engine", "medium height"), {}};
    case Phenotype::ShortStem: return {ENGINE_TEXT("engine", "short stems"), {}};
    }
    return {};
}

Phrase name(Side side) {
    return {side == Side::Left ? ENGINE_TEXT("engine", "left parent") : ENGINE_TEXT("engine", "top parent"),
            {}};
}

Phrase name(DieFace face) {
    switch (face) {
    case DieFace::One: return {ENGINE_TEXT("engine", "I"), {}};
    case DieFace::Two: return {ENGINE_TEXT("engine", "II"), {}};
    case DieFace::Three: return {ENGINE_TEXT("engine", "III"), {}};
    case DieFace::Four: return {ENGINE_TEXT("engine", "IV"), {}};
    case DieFace::Mutation: return {ENGINE_TEXT("engine", "mutation"), {}};
    }
    return {};
}

Phrase name(Trait trait, PoolArea area) {
    if (area == PoolArea::DeNovo)
        return {ENGINE_TEXT("engine", "mutation"), {}};
    return {"%1", {std::string(notation(trait, static_cast<Genotype>(area)))}};
}

Phrase shortName(Space space) {
    switch (space) {
    case Space::ParentGenesR:
    case Space::ParentGenesF:
    case Space::ParentGenesG:
    case Space::ParentGenesT: return {ENGINE_TEXT("engine", "Set Parent Genes"), {}};
    case Space::FirstShiftR:
    case Space::FirstShiftF:
    case Space::FirstShiftG:
    case Space::FirstShiftT: return {ENGINE_TEXT("engine", "1st Shift"), {}};
    case Space::SecondShift: return {ENGINE_TEXT("engine", "2nd Shift"), {}};
    case Space::UniversityOne:
    case Space::UniversityTwo: return {ENGINE_TEXT("engine", "University"), {}};
    case Space::GoalTwo:
    case Space::GoalThree: return {ENGINE_TEXT("engine", "Research Goal"), {}};
    case Space::Treasury:
    case Space::SecondTreasury: return {ENGINE_TEXT("engine", "Treasury"), {}};
    case Space::Nursery:
    case Space::SecondNursery: return {ENGINE_TEXT("engine", "Nursery"), {}};
    case Space::ToolShed:
    case Space::SecondToolShed: return {ENGINE_TEXT("engine", "Tool Shed"), {}};
    case Space::Gardening: return {ENGINE_TEXT("engine", "Gardening"), {}};
    case Space::TemporarySlot: return {ENGINE_TEXT("engine", "Temporary Dice Slot"), {}};
    case Space::Omari: return name(Assistant::Omari);
    }
    return {};
}

Phrase name(Space space) {
    switch (space) {
    case Space::ParentGenesR:
    case Space::ParentGenesF:
    case Space::ParentGenesG:
    case Space::ParentGenesT: return {ENGINE_TEXT("engine", "Set Parent Genes, %1"), {name(traitOf(space))}};
    case Space::FirstShiftR:
    case Space::FirstShiftF:
    case Space::FirstShiftG:
    case Space::FirstShiftT: return {ENGINE_TEXT("engine", "1st Shift, %1"), {name(traitOf(space))}};
    case Space::UniversityOne:
    case Space::UniversityTwo:
        return counted(spaceInfo(space).cost, ENGINE_SINGULAR("University at 1 coin"),
                       ENGINE_PLURAL("engine", "University at %n coins"));
    case Space::GoalTwo:
    case Space::GoalThree:
        return counted(spaceInfo(space).cost, ENGINE_SINGULAR("Research Goal at 1 coin"),
                       ENGINE_PLURAL("engine", "Research Goal at %n coins"));
    case Space::SecondTreasury: return {ENGINE_TEXT("engine", "Second Treasury"), {}};
    case Space::SecondNursery: return {ENGINE_TEXT("engine", "Second Nursery"), {}};
    case Space::SecondToolShed: return {ENGINE_TEXT("engine", "Second Tool Shed"), {}};
    case Space::SecondShift:
    case Space::Treasury:
    case Space::Nursery:
    case Space::ToolShed:
    case Space::Gardening:
    case Space::TemporarySlot:
    case Space::Omari: return shortName(space);
    }
    return {};
}

Phrase rule(Space space) {
    switch (space) {
    case Space::ParentGenesR:
    case Space::ParentGenesF:
    case Space::ParentGenesG:
    case Space::ParentGenesT:
        return {ENGINE_TEXT("engine",
                            "Place a gene tile on a parent, remove one, or leave the parents as they "
                            "are. The first marker at this square takes the coin."),
                {}};
    case Space::FirstShiftR:
    case Space::FirstShiftF:
    case Space::FirstShiftG:
    case Space::FirstShiftT:
        return {ENGINE_TEXT("engine",
                            "Be the first to pick a die of this trait in the breeding phase. The first "
                            "marker at this square takes the coin."),
                {}};
    case Space::SecondShift:
        return {ENGINE_TEXT("engine",
                            "Pick a die of any trait in the breeding phase, after the 1st Shifts. There "
                            "is room for any number of markers."),
                {}};
    case Space::UniversityOne:
    case Space::UniversityTwo:
        return counted(
            spaceInfo(space).cost,
            ENGINE_SINGULAR("Pay 1 coin to validate any one trait on one of your plants."),
            ENGINE_PLURAL("engine", "Pay %n coins to validate any one trait on one of your plants."));
    case Space::GoalTwo:
    case Space::GoalThree:
        return counted(spaceInfo(space).cost, ENGINE_SINGULAR("Pay 1 coin to mark a free research goal."),
                       ENGINE_PLURAL("engine", "Pay %n coins to mark a free research goal."));
    case Space::Treasury:
    case Space::SecondTreasury:
        return counted(treasuryCoins, ENGINE_SINGULAR("Gain 1 coin."),
                       ENGINE_PLURAL("engine", "Gain %n coins."));
    case Space::Nursery:
    case Space::SecondNursery:
        return counted(nurseryCards,
                       ENGINE_SINGULAR("Take 1 plant into your hand, from the row or the deck."),
                       ENGINE_PLURAL("engine", "Take %n plants into your hand, from the row or the deck."));
    case Space::ToolShed:
    case Space::SecondToolShed:
        return {ENGINE_TEXT("engine", "Take a tool into your hand, from the row or the deck."), {}};
    case Space::Gardening:
        return {ENGINE_TEXT("engine",
                            "Take a plant or a tool, harvest every complete plant, then sow plants from "
                            "your hand."),
                {}};
    case Space::TemporarySlot: return {ENGINE_TEXT("engine", "You have one more dice slot this round."), {}};
    case Space::Omari: return rule(Assistant::Omari);
    }
    return {};
}

Phrase name(Phase phase) {
    switch (phase) {
    case Phase::Setup: return {ENGINE_TEXT("engine", "Setup"), {}};
    case Phase::Working: return {ENGINE_TEXT("engine", "Working phase"), {}};
    case Phase::Breeding: return {ENGINE_TEXT("engine", "Plant breeding phase"), {}};
    case Phase::Upgrades: return {ENGINE_TEXT("engine", "Research upgrade phase"), {}};
    case Phase::Finished: return {ENGINE_TEXT("engine", "End of the game"), {}};
    }
    return {};
}

Phrase rule(Phase phase) {
    switch (phase) {
    case Phase::Setup:
        return {ENGINE_TEXT("engine", "Each player sows one plant, keeps one and discards one."), {}};
    case Phase::Working:
        return {ENGINE_TEXT("engine",
                            "Players take turns placing one marker at a time until all markers are placed."),
                {}};
    case Phase::Breeding:
        return {
            ENGINE_TEXT("engine",
                        "The dice are rolled, and players take turns picking those that match their plants."),
            {}};
    case Phase::Upgrades:
        return {ENGINE_TEXT("engine",
                            "Players take turns buying upgrades, in the opposite direction round the table."),
                {}};
    case Phase::Finished:
        return {ENGINE_TEXT("engine", "Complete plants are harvested and points are counted."), {}};
    }
    return {};
}

Phrase name(PickStage stage) {
    switch (stage) {
    case PickStage::FirstShift: return {ENGINE_TEXT("engine", "1st Shift"), {}};
    case PickStage::Anton: return name(Assistant::Anton);
    case PickStage::SecondShift: return {ENGINE_TEXT("engine", "2nd Shift"), {}};
    case PickStage::Normal: return {ENGINE_TEXT("engine", "Normal pick"), {}};
    }
    return {};
}

Phrase goalName(Trait trait, Inheritance inheritance, int goal) {
    const GoalInfo info = goalInfo(inheritance, goal);
    std::vector<std::string> pairs;
    Phrase shown;
    for (const Genotype genotype : allGenotypes)
        if (info.matches(genotype)) {
            shown = name(phenotypeOf(trait, genotype, inheritance));
            pairs.emplace_back(notation(trait, genotype));
        }
    if (pairs.size() == 2)
        return {ENGINE_TEXT("engine", "%1 (%2, %3)"), {shown, pairs[0], pairs[1]}};
    return {ENGINE_TEXT("engine", "%1 (%2)"), {shown, pairs.empty() ? std::string() : pairs[0]}};
}

Phrase goalRule(Trait trait, Inheritance inheritance, int goal) {
    return counted(
        goalInfo(inheritance, goal).points,
        ENGINE_SINGULAR("1 point at the end of the game for each of your completed plants with %1."),
        ENGINE_PLURAL("engine",
                      "%n points at the end of the game for each of your completed plants with %1."),
        {goalName(trait, inheritance, goal)});
}

Phrase name(PointSource source) {
    switch (source) {
    case PointSource::Plants: return {ENGINE_TEXT("engine", "Completed plants"), {}};
    case PointSource::Goals: return {ENGINE_TEXT("engine", "Research goals"), {}};
    case PointSource::Markers: return {ENGINE_TEXT("engine", "Validated traits on unfinished plants"), {}};
    case PointSource::Coins: return {ENGINE_TEXT("engine", "Coins"), {}};
    }
    return {};
}

int points(const Score& score, PointSource source) {
    switch (source) {
    case PointSource::Plants: return score.plants;
    case PointSource::Goals: return score.goals;
    case PointSource::Markers: return score.markers;
    case PointSource::Coins: return score.coins;
    }
    return 0;
}

} // namespace genotype::words
