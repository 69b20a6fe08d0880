// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/catalogue.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase rule(Trait trait, Side side) {
    const auto pair = [trait](Genotype genotype) { return std::string(notation(trait, genotype)); };
    return {side == Side::Left
                ? ENGINE_TEXT("engine", "The left parent gives one of its two letters to each row of the "
                                        "square. A gene tile makes it %1 or %2.")
                : ENGINE_TEXT("engine", "The top parent gives one of its two letters to each column of the "
                                        "square. A gene tile makes it %1 or %2."),
            {pair(Genotype::HomozygousDominant), pair(Genotype::HomozygousRecessive)}};
}

Phrase rule(Trait trait, PoolArea area) {
    if (area == PoolArea::DeNovo)
        return {ENGINE_TEXT("engine",
                            "Dice that have shown a mutation twice. One brings 1 coin, or it validates any "
                            "genotype of its colour together with a second die of that colour."),
                {}};
    return {ENGINE_TEXT("engine",
                        "Dice that show %1. Take one to validate %1 on one of your plants; it fills "
                        "one of your dice slots."),
            {name(trait, area)}};
}

Phrase cellRule(Trait trait, Inheritance inheritance, const Parents& parents, int cell) {
    const Genotype genotype = punnettCell(parents, cell);
    return {ENGINE_TEXT("engine", "A die that shows %1 counts as %2: %3."),
            {name(static_cast<DieFace>(cell)), std::string(notation(trait, genotype)),
             name(phenotypeOf(trait, genotype, inheritance))}};
}

Phrase rule(Thing thing) {
    switch (thing) {
    case Thing::SquareCoin:
        return {ENGINE_TEXT("engine", "The first marker at this square in a round takes the coin."), {}};
    case Thing::PlantDeck:
    case Thing::ToolDeck:
        return {ENGINE_TEXT("engine", "Its top card is seen only when it has been drawn."), {}};
    case Thing::EmptyPlace:
        return {ENGINE_TEXT("engine", "Its card has been taken. The row is filled again at the end of the "
                                      "round."),
                {}};
    case Thing::RowPlant:
        return {ENGINE_TEXT("engine", "Take it into your hand at the Nursery or with Gardening."), {}};
    case Thing::HeldPlant:
        return {ENGINE_TEXT("engine",
                            "Sow it in a free plot with Gardening. It brings its points when all its "
                            "traits are validated."),
                {}};
    case Thing::EmptyPlot:
        return {ENGINE_TEXT("engine", "Sow a plant from your hand here with Gardening."), {}};
    case Thing::Plant:
        return {ENGINE_TEXT("engine", "Validate its traits with dice or at the University. When all are "
                                      "validated, harvest it with Gardening to free its plot."),
                {}};
    case Thing::OpenTrait:
        return {ENGINE_TEXT("engine", "A die that shows this genotype validates it, or the University does."),
                {}};
    case Thing::ValidatedTrait: return {ENGINE_TEXT("engine", "It is validated and stays so."), {}};
    case Thing::Goal:
        return {ENGINE_TEXT("engine", "Mark it at a Research Goal space. Only one player can mark a goal."),
                {}};
    case Thing::Coins:
        return {ENGINE_TEXT("engine",
                            "Coins pay for some spaces, for upgrades and for assistants. At the end "
                            "of the game, each coin is worth 1 point."),
                {}};
    case Thing::Markers:
        return {ENGINE_TEXT("engine",
                            "Each marker takes one space in the working phase and comes back at the "
                            "end of the round."),
                {}};
    case Thing::Rounds:
        return {ENGINE_TEXT("engine",
                            "Each round has a working phase, a plant breeding phase and, except for "
                            "the last, research upgrades."),
                {}};
    case Thing::DiceSlots:
        return {ENGINE_TEXT("engine", "Each die that you take fills a slot. In the next round all slots are "
                                      "free again."),
                {}};
    }
    return {};
}

} // namespace genotype::words
