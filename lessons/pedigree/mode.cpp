// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/mode.h"

#include "engine/core/enum_words.h"
#include "engine/core/text.h"

#include <algorithm>
#include <stdexcept>

namespace lessons::pedigree {

namespace {

bool isAutosomal(Mode mode) {
    return mode == Mode::AutosomalDominant || mode == Mode::AutosomalRecessive;
}

/// How many copies of the gene somebody has.
int ploidy(Mode mode, Sex sex) {
    if (isAutosomal(mode))
        return 2;
    if (isXLinked(mode))
        return sex == Sex::Male ? 1 : 2;
    return mode == Mode::YLinked && sex == Sex::Female ? 0 : 1;
}

/// The chance that a parent with two copies of the gene passes the allele on.
double passedOn(GeneState parent) {
    return parent.copies / 2.0;
}

/// The chance of `copies` in all from one allele of chance `one` and another of chance `other`.
double together(int copies, double one, double other) {
    switch (copies) {
    case 0: return (1 - one) * (1 - other);
    case 1: return one * (1 - other) + (1 - one) * other;
    default: return one * other;
    }
}

double single(int copies, double chance) {
    return copies == 1 ? chance : 1 - chance;
}

} // namespace

std::string_view idOf(Mode mode) {
    return core::nameWord(mode);
}

std::optional<Mode> findMode(std::string_view id) {
    const auto found = std::ranges::find(allModes, id, [](Mode mode) { return idOf(mode); });
    return found == allModes.end() ? std::nullopt : std::optional(*found);
}

core::Phrase nameOf(Mode mode) {
    switch (mode) {
    case Mode::AutosomalDominant: return {ENGINE_TEXT("engine", "autosomal dominant"), {}};
    case Mode::AutosomalRecessive: return {ENGINE_TEXT("engine", "autosomal recessive"), {}};
    case Mode::XLinkedDominant: return {ENGINE_TEXT("engine", "X-linked dominant"), {}};
    case Mode::XLinkedRecessive: return {ENGINE_TEXT("engine", "X-linked recessive"), {}};
    case Mode::YLinked: return {ENGINE_TEXT("engine", "Y-linked"), {}};
    case Mode::Mitochondrial: return {ENGINE_TEXT("engine", "mitochondrial"), {}};
    }
    return {};
}

bool isRecessive(Mode mode) {
    return mode == Mode::AutosomalRecessive || mode == Mode::XLinkedRecessive;
}

bool isXLinked(Mode mode) {
    return mode == Mode::XLinkedDominant || mode == Mode::XLinkedRecessive;
}

std::vector<GeneState> statesOf(Mode mode, Sex sex) {
    std::vector<GeneState> states;
    for (const Sex one : {Sex::Male, Sex::Female})
        if (sex == one || sex == Sex::Unknown)
            for (int copies = 0; copies <= ploidy(mode, one); ++copies)
                states.push_back({one, copies});
    return states;
}

std::string genotypeOf(Mode mode, GeneState state) {
    if (mode == Mode::YLinked)
        return state.sex == Sex::Female ? "XX" : state.copies == 1 ? "XY*" : "XY";
    if (mode == Mode::Mitochondrial)
        return state.copies == 1 ? "m*" : "m";
    const char* const chromosome = isXLinked(mode) ? "X" : "";
    const int alleles = ploidy(mode, state.sex);
    const int capitals = isRecessive(mode) ? alleles - state.copies : state.copies;
    std::string text;
    for (int i = 0; i < alleles; ++i)
        text.append(chromosome).append(i < capitals ? "A" : "a");
    return alleles == 1 ? text + 'Y' : text;
}

void requireValid(const Model& model) {
    if (!(model.frequency >= leastFrequency && model.frequency <= 1 - leastFrequency))
        throw std::invalid_argument("the frequency of the allele is from 0.000001 to 0.999999");
    if (!(model.penetrance >= leastPenetrance && model.penetrance <= 1))
        throw std::invalid_argument("the penetrance is from 0.01 to 1");
}

double founderChance(const Model& model, GeneState state) {
    switch (ploidy(model.mode, state.sex)) {
    case 0: return 1;
    case 1: return single(state.copies, model.frequency);
    default: return together(state.copies, model.frequency, model.frequency);
    }
}

double childChance(Mode mode, GeneState child, GeneState father, GeneState mother) {
    if (isAutosomal(mode))
        return together(child.copies, passedOn(father), passedOn(mother));
    if (isXLinked(mode))
        return child.sex == Sex::Male ? single(child.copies, passedOn(mother))
                                      : together(child.copies, father.copies, passedOn(mother));
    if (mode == Mode::Mitochondrial)
        return child.copies == mother.copies ? 1 : 0;
    return child.sex == Sex::Female || child.copies == father.copies ? 1 : 0;
}

double affectedChance(const Model& model, GeneState state) {
    const int needed = isRecessive(model.mode) ? ploidy(model.mode, state.sex) : 1;
    return state.copies >= needed ? model.penetrance : 0;
}

bool isCarrier(Mode mode, GeneState state) {
    return isRecessive(mode) && ploidy(mode, state.sex) == 2 && state.copies == 1;
}

} // namespace lessons::pedigree
