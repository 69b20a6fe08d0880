// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase name(Tool tool) {
    switch (tool) {
    case Tool::WateringFunnel: return {ENGINE_TEXT("engine", "Watering Funnel"), {}};
    case Tool::GraftKnife: return {ENGINE_TEXT("engine", "Graft Knife"), {}};
    case Tool::Rake: return {ENGINE_TEXT("engine", "Rake"), {}};
    case Tool::SeedBag: return {ENGINE_TEXT("engine", "Seed Bag"), {}};
    case Tool::Dissertation: return {ENGINE_TEXT("engine", "Dissertation"), {}};
    case Tool::FlowerPot: return {ENGINE_TEXT("engine", "Flower Pot"), {}};
    case Tool::PollenBrush: return {ENGINE_TEXT("engine", "Pollen Brush"), {}};
    case Tool::HandLens: return {ENGINE_TEXT("engine", "Hand Lens"), {}};
    case Tool::PocketWatch: return {ENGINE_TEXT("engine", "Pocket Watch"), {}};
    case Tool::GardenLine: return {ENGINE_TEXT("engine", "Garden Line"), {}};
    case Tool::Grant: return {ENGINE_TEXT("engine", "Grant"), {}};
    }
    return {};
}

Phrase name(Assistant assistant) {
    switch (assistant) {
    case Assistant::Alipius: return {ENGINE_TEXT("engine", "Brother Alipius"), {}};
    case Assistant::Elisabeth: return {ENGINE_TEXT("engine", "Sister Elisabeth"), {}};
    case Assistant::Anna: return {ENGINE_TEXT("engine", "Sister Anna"), {}};
    case Assistant::Omari: return {ENGINE_TEXT("engine", "Father Omari"), {}};
    case Assistant::Anton: return {ENGINE_TEXT("engine", "Father Anton"), {}};
    case Assistant::Franz: return {ENGINE_TEXT("engine", "Brother Franz"), {}};
    case Assistant::Maria: return {ENGINE_TEXT("engine", "Sister Maria"), {}};
    case Assistant::Leopold: return {ENGINE_TEXT("engine", "Brother Leopold"), {}};
    case Assistant::May: return {ENGINE_TEXT("engine", "Sister May"), {}};
    case Assistant::Eduard: return {ENGINE_TEXT("engine", "Brother Eduard"), {}};
    }
    return {};
}

Phrase shortName(Assistant assistant) {
    switch (assistant) {
    case Assistant::Alipius: return {ENGINE_TEXT("engine", "Alipius"), {}};
    case Assistant::Elisabeth: return {ENGINE_TEXT("engine", "Elisabeth"), {}};
    case Assistant::Anna: return {ENGINE_TEXT("engine", "Anna"), {}};
    case Assistant::Omari: return {ENGINE_TEXT("engine", "Omari"), {}};
    case Assistant::Anton: return {ENGINE_TEXT("engine", "Anton"), {}};
    case Assistant::Franz: return {ENGINE_TEXT("engine", "Franz"), {}};
    case Assistant::Maria: return {ENGINE_TEXT("engine", "Maria"), {}};
    case Assistant::Leopold: return {ENGINE_TEXT("engine", "Leopold"), {}};
    case Assistant::May: return {ENGINE_TEXT("engine", "May"), {}};
    case Assistant::Eduard: return {ENGINE_TEXT("engine", "Eduard"), {}};
    }
    return {};
}

namespace {

enum class CardKind { Tool, Assistant };

/// What an effect does, as the rule on a card of this kind. A new effect must be given words here.
struct RuleText {
    CardKind kind;
    bool tool() const { return kind == CardKind::Tool; }

    Phrase operator()(const DrawAndKeep& effect) const {
        return counted(effect.keep,
                       ENGINE_TEXT("engine", "Draw %2 plants from the deck, keep one and discard the rest."),
                       ENGINE_TEXT("engine", "Draw %2 plants from the deck, keep %1 and discard the rest."),
                       {std::to_string(effect.draw)});
    }
    Phrase operator()(const ValidateAny&) const {
        return {ENGINE_TEXT("engine", "Validate any one trait on one of your plants. It is played the moment "
                                      "you get it."),
                {}};
    }
    Phrase operator()(const ClaimGoal& effect) const {
        return counted(effect.coins,
                       ENGINE_TEXT("engine", "Pay 1 coin and mark a free research goal, without a space."),
                       ENGINE_TEXT("engine", "Pay %1 coins and mark a free research goal, without a space."));
    }
    Phrase operator()(const PlotWithPlant& effect) const {
        if (effect.refills)
            return {ENGINE_TEXT("engine",
                                "One more plot that brings its own plant: take one from the Nursery or "
                                "the deck when he is hired, and again after each harvest here."),
                    {}};
        return {ENGINE_TEXT("engine",
                            "Take a plant from the Nursery or the deck and put it on the pot. The pot "
                            "is a plot until the plant is harvested."),
                {}};
    }
    Phrase operator()(const ExtraPlace&) const {
        return {ENGINE_TEXT("engine", "When you take a die, take one more at once. It lies on the knife and "
                                      "needs no dice slot."),
                {}};
    }
    Phrase operator()(const WildDie&) const {
        if (tool())
            return {ENGINE_TEXT("engine",
                                "When you take a die, validate any one trait of its colour instead of "
                                "what it shows."),
                    {}};
        return {ENGINE_TEXT("engine",
                            "Once in each breeding phase, when you take a die, validate any one trait "
                            "of its colour instead of what it shows."),
                {}};
    }
    Phrase operator()(const WidenValidation&) const {
        if (tool())
            return {ENGINE_TEXT("engine",
                                "When you validate a trait, validate every copy of that genotype on "
                                "your plants."),
                    {}};
        return {ENGINE_TEXT("engine", "Whenever you validate a trait, you may validate every copy of that "
                                      "genotype on your plants."),
                {}};
    }
    Phrase operator()(const CoinsWithMarker& effect) const {
        switch (effect.on) {
        case CoinsWithMarker::On::ParentGenes:
            return counted(
                effect.coins,
                ENGINE_TEXT("engine", "When you place a marker on Set Parent Genes, gain 1 coin."),
                ENGINE_TEXT("engine", "When you place a marker on Set Parent Genes, gain %1 coins."));
        case CoinsWithMarker::On::FirstShift:
            return counted(effect.coins,
                           ENGINE_TEXT("engine", "When you place a marker on a 1st Shift, gain 1 coin."),
                           ENGINE_TEXT("engine", "When you place a marker on a 1st Shift, gain %1 coins."));
        case CoinsWithMarker::On::SecondShift:
            return counted(effect.coins,
                           ENGINE_TEXT("engine", "When you place a marker on the 2nd Shift, gain 1 coin."),
                           ENGINE_TEXT("engine", "When you place a marker on the 2nd Shift, gain %1 coins."));
        }
        return {};
    }
    Phrase operator()(const Discount& effect) const {
        return counted(
            effect.coins,
            ENGINE_TEXT("engine", "When you buy an upgrade, pay 1 coin less. The price never falls below 0."),
            ENGINE_TEXT("engine",
                        "When you buy an upgrade, pay %1 coins less. The price never falls below 0."));
    }
    Phrase operator()(const ExtraGardeningDraw& effect) const {
        return counted(
            effect.cards,
            ENGINE_TEXT("engine", "When you take the Gardening action, you may draw one more card."),
            ENGINE_TEXT("engine", "When you take the Gardening action, you may draw %1 more cards."));
    }
    Phrase operator()(const ValidateGoalTrait&) const {
        return {ENGINE_TEXT("engine",
                            "Once in each working phase, validate a trait that one of your research "
                            "goals counts."),
                {}};
    }
    Phrase operator()(const ValidateForCoins& effect) const {
        return counted(
            effect.coins,
            ENGINE_TEXT("engine", "Once in each working phase, pay 1 coin to validate any one trait."),
            ENGINE_TEXT("engine", "Once in each working phase, pay %1 coins to validate any one trait."));
    }
    Phrase operator()(const RollOwnDice&) const {
        return {ENGINE_TEXT("engine",
                            "Place a marker here to roll one die of each colour, again while it shows "
                            "a mutation. Each die may validate a matching trait at once."),
                {}};
    }
    Phrase operator()(const EarlyPick&) const {
        return {ENGINE_TEXT("engine",
                            "In each breeding phase you pick a die before all markers of the 2nd Shift."),
                {}};
    }
    Phrase operator()(const RentedSlots& effect) const {
        return counted(
            effect.coins,
            ENGINE_TEXT("engine", "In the breeding phase you may pay 1 coin for %2 more dice slots in "
                                  "this round."),
            ENGINE_TEXT("engine", "In the breeding phase you may pay %1 coins for %2 more dice slots "
                                  "in this round."),
            {std::to_string(effect.extraSlots)});
    }
    Phrase operator()(const LowerCosts& effect) const {
        return {
            ENGINE_TEXT("engine", "Everything that you pay coins for costs %1 less, but never less than %2."),
            {std::to_string(effect.by), std::to_string(effect.minimum)}};
    }
};

} // namespace

Phrase rule(Tool tool) {
    return std::visit(RuleText{CardKind::Tool}, toolCard(tool).effect);
}

Phrase rule(Assistant assistant) {
    return std::visit(RuleText{CardKind::Assistant}, assistantCard(assistant).effect);
}

Phrase name(Upgrade upgrade) {
    switch (upgrade) {
    case Upgrade::NewPlot: return {ENGINE_TEXT("engine", "New Plot"), {}};
    case Upgrade::DiceSlot: return {ENGINE_TEXT("engine", "Dice Slot"), {}};
    case Upgrade::ActionMarker: return {ENGINE_TEXT("engine", "Action Marker"), {}};
    case Upgrade::Assistant: return {ENGINE_TEXT("engine", "Assistant"), {}};
    }
    return {};
}

Phrase rule(Upgrade upgrade) {
    switch (upgrade) {
    case Upgrade::NewPlot: return {ENGINE_TEXT("engine", "One more plot to grow a plant in."), {}};
    case Upgrade::DiceSlot:
        return {
            ENGINE_TEXT("engine", "One more dice slot: you can take one more die in each breeding phase."),
            {}};
    case Upgrade::ActionMarker:
        return {ENGINE_TEXT("engine",
                            "One more marker to place in each working phase from the next round on. "
                            "Nobody has more than %1."),
                {std::to_string(maxMarkers)}};
    case Upgrade::Assistant:
        return {ENGINE_TEXT("engine",
                            "Hire one of the assistants who lie face up. You keep his or her help for "
                            "the rest of the game."),
                {}};
    }
    return {};
}

std::string number(PlantId plant) {
    return std::to_string(plant + 1);
}

std::string traits(PlantId plant) {
    std::string text;
    for (const Trait trait : allTraits)
        if (plantCard(plant).has(trait))
            text.append(text.empty() ? "" : " ").append(notation(trait, plantCard(plant).genotype(trait)));
    return text;
}

Phrase description(PlantId plant) {
    return counted(plantCard(plant).points, ENGINE_TEXT("engine", "Plant %2: %3, 1 point"),
                   ENGINE_TEXT("engine", "Plant %2: %3, %1 points"), {number(plant), traits(plant)});
}

} // namespace genotype::words
