// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/genomewars/evolution_experiments.h"

#include "engine/core/bot.h"
#include "engine/genomewars/bots/roster.h"
#include "engine/genomewars/expectation.h"
#include "engine/genomewars/game.h"
#include "engine/genomewars/words.h"

#include <algorithm>
#include <array>
#include <functional>

namespace lessons {

using namespace genomewars;

namespace {

using enum Allele;
using genotype::Trait;

/// How many games a press of a button plays; the largest number takes some milliseconds.
const std::vector<std::int64_t> portionsOfGames{1, 10, 100, 1000, 10000};

/// Outcomes of duels, classified by the final populations.
struct Fate {
    core::Phrase name;
    Tone tone;
    std::function<bool(const DuelEnd&)> holds;
};

Experiment duelExperiment(const Duel& duel, const std::vector<Fate>& fates) {
    Experiment experiment;
    const DuelChances chances(duel);
    // The first fate that holds classifies an end.
    const auto fateOf = [fates](const DuelEnd& end) {
        return std::size_t(std::ranges::find_if(fates, [&](const Fate& fate) { return fate.holds(end); }) -
                           fates.begin());
    };
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < fates.size(); ++i)
        if (const double chance = chances.sum([&](const DuelEnd& end) { return fateOf(end) == i; });
            chance > 0) {
            experiment.outcomes.push_back({fates[i].name, "", chance, fates[i].tone});
            kept.push_back(i);
        }
    experiment.portions = portionsOfGames;
    experiment.companion = Game::id;
    experiment.play = [duel, kept, fateOf](std::uint64_t seed, std::int64_t n) {
        std::vector<std::int64_t> counts(kept.size());
        core::Random seeds(seed);
        for (std::int64_t game = 0; game < n; ++game) {
            const std::uint64_t high = seeds.below(0x80000000);
            const DuelEnd end = playDuel(duel, high << 31 | seeds.below(0x80000000));
            ++counts[std::size_t(std::ranges::find(kept, fateOf(end)) - kept.begin())];
        }
        return counts;
    };
    return experiment;
}

std::string number(std::size_t value) {
    return std::to_string(value);
}

/// As the team's bacteria.
Tone teamTone(std::uint8_t team) {
    Tone tone;
    tone.team = team;
    return tone;
}

} // namespace

const std::vector<NamedGenome>& lessonGenomes() {
    static const std::vector<NamedGenome> genomes{
        {ENGINE_TEXT("engine", "hospital specialist"),
         genomeOf({Resistance, Resistance, Resistance, Adaptability})},
        {ENGINE_TEXT("engine", "desert specialist"),
         genomeOf({SporeFormer, SporeFormer, SporeFormer, Adaptability})},
        {ENGINE_TEXT("engine", "generalist"), genomeOf({Autotrophy, Heterotrophy, SporeFormer, Resistance})},
        {ENGINE_TEXT("engine", "fast generalist"),
         genomeOf({SporeFormer, Resistance, FastReproduction, Adaptability})},
        {ENGINE_TEXT("engine", "fast hospital specialist"),
         genomeOf({Resistance, Resistance, Resistance, FastReproduction})},
    };
    return genomes;
}

Experiment selectionExperiment(std::size_t first, std::size_t second, Environment environment) {
    const NamedGenome& one = lessonGenomes()[first];
    const NamedGenome& other = lessonGenomes()[second];
    const Duel duel{.first = one.genome, .second = other.genome, .environment = environment};
    // Who wins between two equal populations does not depend on their size.
    const unsigned tied = winnersOf(duel, {1, 1});
    const auto wins = [tied](unsigned who) {
        return [tied, who](const DuelEnd& end) {
            if (end.first == 0 && end.second == 0)
                return who == 0;
            if (end.first == end.second)
                return who == tied;
            return who == (end.first > end.second ? 1u : 2u);
        };
    };
    Experiment experiment = duelExperiment(
        duel, {{{ENGINE_TEXT("engine", "first team wins"), {}}, teamTone(0), wins(1)},
               {{ENGINE_TEXT("engine", "second team wins"), {}}, teamTone(1), wins(2)},
               {{ENGINE_TEXT("engine", "shared win"), {}}, {Trait::PlantHeight, 1}, wins(3)},
               {{ENGINE_TEXT("engine", "nobody survives"), {}}, {std::nullopt, 0.5}, wins(0)}});
    experiment.key = "selection " + number(first) + ' ' + number(second) + ' ' +
                     std::string(environmentInfo(environment).notation);
    experiment.title = {ENGINE_TEXT("engine", "two genomes in the environment %1"),
                        {words::name(environment)}};
    return experiment;
}

/// Each team carries a neutral allele of its own. In both populations together each is half of the alleles at
/// the start, and its frequency changes by chance alone. It is 2/3 where one team is twice as large as the
/// other.
Experiment driftExperiment(std::size_t genome, int population) {
    const Genome& both = lessonGenomes()[genome].genome;
    const Duel duel{.first = both, .second = both, .population = population};
    const auto extinct = [](const DuelEnd& end) { return end.first == 0 || end.second == 0; };
    const auto firstAhead = [](const DuelEnd& end) { return end.first >= 2 * end.second; };
    const auto secondAhead = [](const DuelEnd& end) { return end.second >= 2 * end.first; };
    const auto rest = [](const DuelEnd&) { return true; };
    Experiment experiment = duelExperiment(
        duel, {{{ENGINE_TEXT("engine", "one of the two alleles is lost"), {}}, {std::nullopt, 0.5}, extinct},
               {{ENGINE_TEXT("engine", "the first allele at 2/3 or more"), {}}, teamTone(0), firstAhead},
               {{ENGINE_TEXT("engine", "the second allele at 2/3 or more"), {}}, teamTone(1), secondAhead},
               {{ENGINE_TEXT("engine", "both between 1/3 and 2/3"), {}}, {Trait::PodColour, 1}, rest}});
    experiment.key = "neutral alleles " + number(genome) + ' ' + std::to_string(population);
    experiment.title = {ENGINE_TEXT("engine", "the same genome twice, %1 individuals each"),
                        {std::to_string(population)}};
    return experiment;
}

MeanChange meanChange(const Genome& genome, Environment environment) {
    return {changeOf36(genome, environment, true), changeOf36(genome, environment, false)};
}

Experiment mutationExperiment(std::size_t which, Environment environment) {
    const Genome genome = lessonGenomes()[which].genome;
    State position = newGame({.environment = static_cast<std::uint8_t>(environment)});
    applyLegal(position, act::chooseGenome(genome));
    applyLegal(position, act::chooseGenome(genome));
    position.actor = 0;
    position.pending.back() = {PendingKind::Mutation};
    const int before = meanChange(genome, environment).sum();
    /// 0: useful, 1: without effect, 2: harmful.
    const auto kindOf = [before, environment](const Genome& mutant) -> std::size_t {
        const int after = meanChange(mutant, environment).sum();
        return after > before ? 0 : after == before ? 1 : 2;
    };
    ActionList list;
    legalActions(position, list);
    std::array<std::int64_t, 3> counts{};
    for (const Action& action : list) {
        State after = position;
        applyLegal(after, action);
        ++counts[kindOf(after.team(0).genome)];
    }
    const core::Phrase names[]{{ENGINE_TEXT("engine", "useful here"), {}},
                               {ENGINE_TEXT("engine", "without effect here"), {}},
                               {ENGINE_TEXT("engine", "harmful here"), {}}};
    const Tone tones[]{{Trait::PodColour, 1}, {std::nullopt, 0.5}, {Trait::FlowerColour, 1}};
    Experiment experiment;
    std::vector<std::size_t> kept;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        if (counts[kind] > 0) {
            kept.push_back(kind);
            experiment.outcomes.push_back(
                {names[kind], "", double(counts[kind]) / double(list.size()), tones[kind]});
            experiment.ratio.push_back(counts[kind]);
        }
    experiment.key =
        "random mutation " + number(which) + ' ' + std::string(environmentInfo(environment).notation);
    experiment.title = {ENGINE_TEXT("engine", "random mutations in the environment %1"),
                        {words::name(environment)}};
    experiment.portions = portionsOfGames;
    experiment.companion = Game::id;
    experiment.play = [position, kept, kindOf](std::uint64_t seed, std::int64_t n) {
        std::vector<std::int64_t> found(kept.size());
        core::Random random(seed);
        ActionList legal;
        legalActions(position, legal);
        const auto* bot = Roster::find("random");
        const Observation seen = observe(position, position.actor);
        for (std::int64_t i = 0; i < n; ++i) {
            State after = position;
            applyLegal(after, bot->chooseAction(seen, legal, random));
            const auto place = std::ranges::find(kept, kindOf(after.team(0).genome));
            ++found[static_cast<std::size_t>(place - kept.begin())];
        }
        return found;
    };
    return experiment;
}

} // namespace lessons
