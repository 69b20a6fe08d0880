// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/effects/effects.h"
#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase name(Tool tool) {
    return {toolCard(tool).name, {}};
}

Phrase name(Assistant assistant) {
    return {assistantCard(assistant).name, {}};
}

Phrase shortName(Assistant assistant) {
    return {assistantCard(assistant).shortName, {}};
}

Phrase rule(Tool tool) {
    return effects::rule(cardOf(tool));
}

Phrase rule(Assistant assistant) {
    return effects::rule(cardOf(assistant));
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
        return counted(maxMarkers,
                       ENGINE_SINGULAR("From the next round on, you place one more marker in each working "
                                       "phase. You can have 1 marker at most."),
                       ENGINE_PLURAL("engine", "From the next round on, you place one more marker in each "
                                               "working phase. You can have %n markers at most."));
    case Upgrade::Assistant:
        return {
            ENGINE_TEXT("engine",
                        "Hire one of the face-up assistants, who will help you for the rest of the game."),
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
    return counted(plantCard(plant).points, ENGINE_SINGULAR("Plant %1: %2, 1 point"),
                   ENGINE_PLURAL("engine", "Plant %1: %2, %n points"), {number(plant), traits(plant)});
}

} // namespace genotype::words
