// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/organism.h"

#include "engine/core/enum_words.h"
#include "engine/core/text.h"

#include <algorithm>

namespace lessons::breeding {

using core::Phrase;

namespace {

Form ofPair(Form one, Form other, Form first) {
    const auto pair = std::minmax(one, other);
    const auto* const found = std::ranges::find(mixedPairs, std::pair<Form, Form>(pair.first, pair.second));
    return static_cast<Form>(first + (found - mixedPairs.begin()));
}

std::vector<Character> peas() {
    return {{"flower-colour",
             {ENGINE_TEXT("engine", "flower colour"), {}},
             {{ENGINE_TEXT("engine", "purple flowers"), {}},
              {ENGINE_TEXT("engine", "red flowers"), {}},
              {ENGINE_TEXT("engine", "white flowers"), {}},
              {ENGINE_TEXT("engine", "magenta flowers"), {}},
              {ENGINE_TEXT("engine", "lilac flowers"), {}},
              {ENGINE_TEXT("engine", "pink flowers"), {}},
              {ENGINE_TEXT("engine", "purple and red flowers"), {}},
              {ENGINE_TEXT("engine", "purple and white flowers"), {}},
              {ENGINE_TEXT("engine", "red and white flowers"), {}}}},
            {"plant-height",
             {ENGINE_TEXT("engine", "plant height"), {}},
             {{ENGINE_TEXT("engine", "tall"), {}}, {ENGINE_TEXT("engine", "short"), {}}}},
            {"seed-shape",
             {ENGINE_TEXT("engine", "seed shape"), {}},
             {{ENGINE_TEXT("engine", "round seeds"), {}}, {ENGINE_TEXT("engine", "wrinkled seeds"), {}}}},
            {"pod-colour",
             {ENGINE_TEXT("engine", "pod colour"), {}},
             {{ENGINE_TEXT("engine", "green pods"), {}}, {ENGINE_TEXT("engine", "yellow pods"), {}}}}};
}

std::vector<Character> flies() {
    return {{"eye-colour",
             {ENGINE_TEXT("engine", "eye colour"), {}},
             {{ENGINE_TEXT("engine", "red eyes"), {}},
              {ENGINE_TEXT("engine", "brown eyes"), {}},
              {ENGINE_TEXT("engine", "white eyes"), {}},
              {ENGINE_TEXT("engine", "maroon eyes"), {}},
              {ENGINE_TEXT("engine", "pink eyes"), {}},
              {ENGINE_TEXT("engine", "beige eyes"), {}},
              {ENGINE_TEXT("engine", "red and brown eyes"), {}},
              {ENGINE_TEXT("engine", "red and white eyes"), {}},
              {ENGINE_TEXT("engine", "brown and white eyes"), {}}}},
            {"wing-length",
             {ENGINE_TEXT("engine", "wing length"), {}},
             {{ENGINE_TEXT("engine", "long wings"), {}}, {ENGINE_TEXT("engine", "stubby wings"), {}}}},
            {"body-colour",
             {ENGINE_TEXT("engine", "body colour"), {}},
             {{ENGINE_TEXT("engine", "yellow body"), {}}, {ENGINE_TEXT("engine", "dark body"), {}}}}};
}

std::vector<Character> glimps() {
    return {{"fur-colour",
             {ENGINE_TEXT("engine", "fur colour"), {}},
             {{ENGINE_TEXT("engine", "blue fur"), {}},
              {ENGINE_TEXT("engine", "yellow fur"), {}},
              {ENGINE_TEXT("engine", "red fur"), {}},
              {ENGINE_TEXT("engine", "green fur"), {}},
              {ENGINE_TEXT("engine", "violet fur"), {}},
              {ENGINE_TEXT("engine", "orange fur"), {}},
              {ENGINE_TEXT("engine", "blue and yellow fur"), {}},
              {ENGINE_TEXT("engine", "blue and red fur"), {}},
              {ENGINE_TEXT("engine", "yellow and red fur"), {}}}},
            {"ear-shape",
             {ENGINE_TEXT("engine", "ear shape"), {}},
             {{ENGINE_TEXT("engine", "pointed ears"), {}}, {ENGINE_TEXT("engine", "round ears"), {}}}},
            {"tail-shape",
             {ENGINE_TEXT("engine", "tail shape"), {}},
             {{ENGINE_TEXT("engine", "straight tail"), {}}, {ENGINE_TEXT("engine", "curly tail"), {}}}}};
}

} // namespace

std::string_view idOf(Organism organism) {
    return core::nameWord(organism);
}

Phrase nameOf(Organism organism) {
    switch (organism) {
    case Organism::Pea: return {ENGINE_TEXT("engine", "pea plant"), {}};
    case Organism::Fly: return {ENGINE_TEXT("engine", "fruit fly"), {}};
    case Organism::Glimp: return {ENGINE_TEXT("engine", "glimp"), {}};
    }
    return {};
}

bool hasSexes(Organism organism) {
    return organism != Organism::Pea;
}

const std::vector<Character>& charactersOf(Organism organism) {
    static const std::array<std::vector<Character>, 3> all{peas(), flies(), glimps()};
    return all[static_cast<std::size_t>(organism)];
}

Form shadeBetween(Form one, Form other) {
    return ofPair(one, other, firstShade);
}

Form patchesOf(Form one, Form other) {
    return ofPair(one, other, firstPatches);
}

} // namespace lessons::breeding
