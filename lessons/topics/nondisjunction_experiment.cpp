// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/nondisjunction_experiment.h"

#include "engine/core/text.h"

#include <numeric>

namespace lessons {

namespace {

using core::Phrase;

/// The outcomes with their parts of a common whole.
struct Parts {
    Experiment& experiment;
    std::int64_t whole;

    void add(Phrase name, std::string letters, std::int64_t part, const Tone& tone) {
        experiment.outcomes.push_back({std::move(name), std::move(letters),
                                       static_cast<double>(part) / static_cast<double>(whole), tone});
        experiment.ratio.push_back(part);
    }

    void finish() {
        std::int64_t divisor = 0;
        for (const std::int64_t part : experiment.ratio)
            divisor = std::gcd(divisor, part);
        for (std::int64_t& part : experiment.ratio)
            part /= divisor;
    }
};

constexpr Tone shade(genotype::Trait trait, double weight) {
    return {trait, weight};
}

void addGametes(Parts& parts, FailedDivision failed) {
    constexpr auto trait = genotype::Trait::SeedShape;
    parts.add({ENGINE_TEXT("engine", "gamete with two of them"), {}}, "n + 1", eighthsWith(failed, 2),
              shade(trait, 1));
    parts.add({ENGINE_TEXT("engine", "gamete with one"), {}}, "n", eighthsWith(failed, 1),
              shade(trait, 0.65));
    parts.add({ENGINE_TEXT("engine", "gamete with none"), {}}, "n − 1", eighthsWith(failed, 0),
              shade(trait, 0.35));
}

std::int64_t sixteenthsOf(const std::vector<SexZygote>& zygotes, int x, int y) {
    for (const SexZygote& one : zygotes)
        if (one.x == x && one.y == y)
            return one.sixteenths;
    return 0;
}

/// By what Bridges saw: a daughter takes her eyes from her father's X if she has it.
void addFlies(Parts& parts, const std::vector<SexZygote>& zygotes) {
    constexpr auto red = genotype::Trait::FlowerColour;
    const auto of = [&zygotes](int x, int y) { return sixteenthsOf(zygotes, x, y); };
    constexpr Tone pale{std::nullopt, 1, genotype::Phenotype::WhiteFlowers};
    parts.add({ENGINE_TEXT("engine", "red-eyed daughter"), {}}, "XX", of(2, 0), shade(red, 1));
    parts.add({ENGINE_TEXT("engine", "white-eyed son"), {}}, "XY", of(1, 1), pale);
    parts.add({ENGINE_TEXT("engine", "white-eyed daughter"), {}}, "XXY", of(2, 1), pale);
    parts.add({ENGINE_TEXT("engine", "red-eyed son"), {}}, "X0", of(1, 0), shade(red, 0.7));
    parts.add({ENGINE_TEXT("engine", "does not survive"), {}}, "XXX, Y0", of(3, 0) + of(0, 1),
              {std::nullopt, 0.5});
}

void addPeople(Parts& parts, const std::vector<SexZygote>& zygotes) {
    constexpr auto girl = genotype::Trait::PodColour;
    constexpr auto boy = genotype::Trait::PlantHeight;
    const auto add = [&](const char* name, int x, int y, const Tone& tone) {
        parts.add({name, {sexChromosomes(x, y)}}, sexChromosomes(x, y), sixteenthsOf(zygotes, x, y), tone);
    };
    const char* const daughter = ENGINE_TEXT("engine", "%1: a girl");
    const char* const son = ENGINE_TEXT("engine", "%1: a boy");
    add(daughter, 2, 0, shade(girl, 1));
    add(son, 1, 1, shade(boy, 1));
    add(daughter, 1, 0, shade(girl, 0.7));
    add(daughter, 3, 0, shade(girl, 0.45));
    add(son, 2, 1, shade(boy, 0.7));
    add(son, 1, 2, shade(boy, 0.45));
    add(ENGINE_TEXT("engine", "%1: does not develop"), 0, 1, {std::nullopt, 0.5});
}

} // namespace

Experiment nonDisjunctionExperiment(FailingPair pair, const Failure& failure) {
    const Failure used{failure.inFather && pair == FailingPair::People, failure.division};
    Experiment experiment;
    experiment.key = "non-disjunction " + std::to_string(static_cast<int>(pair)) +
                     (used.inFather ? " father " : " mother ") +
                     std::to_string(static_cast<int>(used.division));
    if (pair == FailingPair::Any) {
        experiment.title = {ENGINE_TEXT("engine", "Gametes of cells in which one pair fails"), {}};
        Parts parts{experiment, 8};
        addGametes(parts, used.division);
        parts.finish();
        return experiment;
    }
    experiment.title = {ENGINE_TEXT("engine", "Offspring of gametes in which one pair failed"), {}};
    Parts parts{experiment, 16};
    if (pair == FailingPair::Flies)
        addFlies(parts, sexZygotes(used));
    else
        addPeople(parts, sexZygotes(used));
    parts.finish();
    return experiment;
}

} // namespace lessons
