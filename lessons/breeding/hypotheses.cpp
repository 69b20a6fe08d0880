// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/hypotheses.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lessons::breeding {

namespace {

constexpr Form noForm = unseen.forms[0];

/// Modes in which the first and the third class are the homozygotes of a heterozygous second one.
bool hasMiddle(Mode mode) {
    return mode == Mode::Incomplete || mode == Mode::Codominant || mode == Mode::LinkedLethal ||
           mode == Mode::CodominantAlleles;
}

bool isPartOf(const Look& look, const Look& patched) {
    const auto parts = partsOf(patched.forms[0]);
    return look == unseen || (parts && (parts->first == look.forms[0] || parts->second == look.forms[0]));
}

bool isPossible(const Model& model) {
    if (!hasMiddle(model.mode) || model.looks[1] == unseen)
        return true;
    const bool patched = isPatched(model.looks[1].forms[0]) && isPartOf(model.looks[0], model.looks[1]) &&
                         isPartOf(model.looks[2], model.looks[1]);
    const bool sideBySide = model.mode == Mode::Codominant || model.mode == Mode::CodominantAlleles;
    return patched == sideBySide;
}

/// Gives the classes from `place` on the looks that are left.
void fill(Model& model, std::size_t place, std::vector<Look> left, std::vector<Model>& made) {
    const std::size_t open = model.looks.size() - place;
    if (left.size() > open)
        return;
    if (open == 0) {
        if (isPossible(model))
            made.push_back(model);
        return;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<Look> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        model.looks[place] = left[i];
        fill(model, place + 1, std::move(rest), made);
    }
    model.looks[place] = unseen;
    if (left.size() < open)
        fill(model, place + 1, std::move(left), made);
}

/// For one of two characters: which form is dominant and which is recessive.
std::vector<std::array<Form, 2>> dominances(const std::vector<Look>& seen, std::size_t character) {
    std::set<Form> forms;
    for (const Look& look : seen)
        forms.insert(look.forms[character]);
    if (forms.empty() || forms.size() > 2)
        return {};
    const Form one = *forms.begin();
    const Form other = forms.size() == 2 ? *forms.rbegin() : noForm;
    return {{one, other}, {other, one}};
}

} // namespace

std::vector<Look> looksSeen(const Evidence& evidence, std::size_t crosses) {
    std::set<Look> seen(evidence.strains.begin(), evidence.strains.end());
    for (std::size_t i = 0; i < std::min(crosses, evidence.crosses.size()); ++i)
        for (const Evidence::Count& one : evidence.crosses[i].counts)
            seen.insert(one.look);
    return {seen.begin(), seen.end()};
}

std::vector<Model> modelsOf(Mode mode, std::size_t characters, const std::vector<Look>& seen) {
    std::vector<Model> made;
    if (characterCount(mode) != characters)
        return made;
    if (characters == 2) {
        for (const auto& first : dominances(seen, 0))
            for (const auto& second : dominances(seen, 1))
                made.push_back({mode,
                                {{{first[0], second[0]}},
                                 {{first[0], second[1]}},
                                 {{first[1], second[0]}},
                                 {{first[1], second[1]}}}});
        return made;
    }
    Model model{mode, std::vector<Look>(classNames(mode).size(), unseen)};
    fill(model, 0, seen, made);
    return made;
}

bool isSameClaim(const Model& one, const Model& other) {
    if (one == other)
        return true;
    if (one.mode != other.mode || !hasMiddle(one.mode) || one.looks.size() != other.looks.size())
        return false;
    Model turned = other;
    std::swap(turned.looks[0], turned.looks[2]);
    return one == turned;
}

bool covers(const Model& model, const std::vector<Look>& seen) {
    return std::ranges::all_of(seen, [&model](const Look& look) {
        return std::ranges::find(model.looks, look) != model.looks.end();
    });
}

} // namespace lessons::breeding
