// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_words.h"

#include "engine/core/text.h"

#include <algorithm>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;

Phrase nameOf(Sex sex) {
    switch (sex) {
    case Sex::Male: return {ENGINE_TEXT("engine", "male"), {}};
    case Sex::Female: return {ENGINE_TEXT("engine", "female"), {}};
    case Sex::Unknown: break;
    }
    return {ENGINE_TEXT("engine", "sex unknown"), {}};
}

Phrase nameOf(Status status) {
    switch (status) {
    case Status::Affected: return {ENGINE_TEXT("engine", "affected"), {}};
    case Status::Unaffected: return {ENGINE_TEXT("engine", "not affected"), {}};
    case Status::Unknown: break;
    }
    return {ENGINE_TEXT("engine", "not known whether affected"), {}};
}

Phrase described(const Person& person) {
    return {ENGINE_TEXT("engine", "%1 (%2, %3)"),
            {nameOf(person), nameOf(person.sex), nameOf(person.status)}};
}

Phrase describedWithParents(const Pedigree& family, std::size_t person) {
    const auto& parents = family[person].parents;
    if (!parents)
        return described(family[person]);
    return {ENGINE_TEXT("engine", "%1, child of %2 and %3"),
            {described(family[person]), nameOf(family[parents->mother]), nameOf(family[parents->father])}};
}

std::vector<Phrase> sentencesOf(const Pedigree& family) {
    const FamilyTree tree(family);
    std::vector<Phrase> sentences;
    std::vector<bool> told(family.size());
    for (const Couple& couple : tree.couples()) {
        Phrase children;
        for (const std::size_t child : couple.children) {
            Phrase one = described(family[child]);
            children = child == couple.children.front()
                           ? std::move(one)
                           : Phrase{ENGINE_TEXT("engine", "%1, %2"), {std::move(children), std::move(one)}};
            told[child] = true;
        }
        told[couple.father] = told[couple.mother] = true;
        sentences.push_back(
            {ENGINE_TEXT("engine", "Parents: %1 and %2. Children: %3."),
             {described(family[couple.father]), described(family[couple.mother]), std::move(children)}});
    }
    for (std::size_t person = 0; person < family.size(); ++person)
        if (!told[person])
            sentences.push_back(
                {ENGINE_TEXT("engine", "Without relatives here: %1."), {described(family[person])}});
    return sentences;
}

} // namespace lessons::pedigree
