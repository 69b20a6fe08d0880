// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/trait_texts.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

namespace {

using genotype::Genotype;
using genotype::Trait;

std::optional<Trait> traitNamed(std::string_view letter) {
    for (const Trait trait : genotype::allTraits)
        if (letter.size() == 1 && letter.front() == genotype::letterOf(trait))
            return trait;
    return std::nullopt;
}

TraitWords wordsOf(Trait trait, const toml::table* entries, TomlTable& entry) {
    TraitWords made{trait,
                    {{"A", std::string(1, genotype::letterOf(trait, true))},
                     {"a", std::string(1, genotype::letterOf(trait, false))},
                     {"AA", std::string(notation(trait, Genotype::HomozygousDominant))},
                     {"Aa", std::string(notation(trait, Genotype::Heterozygous))},
                     {"aa", std::string(notation(trait, Genotype::HomozygousRecessive))}}};
    if (entries == nullptr)
        return made;
    for (const auto& [key, value] : *entries)
        if (const auto said = value.template value<std::string>())
            made.words.insert_or_assign(std::string(key.str()), *said);
        else
            entry.complain(
                static_cast<int>(value.source().begin.line),
                {ENGINE_TEXT("engine", "“%1” must be a text in quotation marks."), {std::string(key.str())}});
    return made;
}

} // namespace

std::vector<TraitWords> traitWordsOf(TomlTable& lesson, Figure figure, std::optional<Trait> start,
                                     std::vector<LessonFault>& faults) {
    std::vector<TraitWords> all;
    for (const toml::table* const one : lesson.tables("trait")) {
        TomlTable entry(*one, faults, {"letter", "words"});
        const std::string letter = entry.text("letter");
        const auto trait = traitNamed(letter);
        if (!trait) {
            if (!letter.empty())
                entry.complain(
                    entry.lineOf("letter"),
                    {ENGINE_TEXT("engine", "The game has no trait “%1”. It has R, F, G and T."), {letter}});
            continue;
        }
        if (std::ranges::find(all, *trait, &TraitWords::trait) != all.end())
            entry.complain(entry.lineOf("letter"),
                           {ENGINE_TEXT("engine", "Two entries are about the trait %1."), {letter}});
        all.push_back(wordsOf(*trait, entry.table("words"), entry));
    }
    if (all.empty())
        return all;
    if (figure != Figure::Generations)
        lesson.complain(lesson.lineOf("trait"),
                        {ENGINE_TEXT("engine", "This figure offers no choice of traits."), {}});
    else if (start && std::ranges::find(all, *start, &TraitWords::trait) == all.end())
        lesson.complain(lesson.lineOf("trait"),
                        {ENGINE_TEXT("engine", "The trait of the cross, %1, is missing among the traits."),
                         {std::string(1, genotype::letterOf(*start))}});
    return all;
}

std::string filledIn(std::string_view text, const TraitWords& words, TomlTable& lesson, int line) {
    std::string made;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        made += text.substr(0, close == std::string_view::npos ? text.size() : open);
        if (close == std::string_view::npos)
            break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto found = words.words.find(name);
        if (found == words.words.end())
            lesson.complain(line, {ENGINE_TEXT("engine", "The trait %1 has no words for {%2}."),
                                   {std::string(1, genotype::letterOf(words.trait)), std::string(name)}});
        else
            made += found->second;
        text.remove_prefix(close + 1);
    }
    return made;
}

} // namespace lessons
