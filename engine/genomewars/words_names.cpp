// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

namespace genomewars::words {

namespace {

struct RuleOf {
    Phrase operator()(const BonusIn& bonus) const {
        return {
            ENGINE_TEXT("engine", "When another team rolls and the environment is %1, your team adds %2 to "
                                  "the roll, and %3 more for each extra copy."),
            {name(bonus.environment), std::to_string(bonus.firstCopy), std::to_string(bonus.furtherCopy)}};
    }
    Phrase operator()(const FasterRise& faster) const {
        return {ENGINE_TEXT("engine", "Whenever your population grows, it grows by %1 more. This allele adds "
                                      "nothing to rolls. You can have only one copy."),
                {std::to_string(faster.by)}};
    }
    Phrase operator()(const MilderExtinction& milder) const {
        return {ENGINE_TEXT("engine",
                            "A mass extinction costs your population only %1. You can have only one copy."),
                {std::to_string(milder.loss)}};
    }
};

Phrase withCopies(Allele allele, int copies) {
    if (copies == 1)
        return name(allele);
    return {ENGINE_TEXT("engine", "%1 ×%2"), {name(allele), std::to_string(copies)}};
}

} // namespace

Phrase name(Allele allele) {
    switch (allele) {
    case Allele::Autotrophy: return {ENGINE_TEXT("engine", "Autotrophy"), {}};
    case Allele::Heterotrophy: return {ENGINE_TEXT("engine", "Heterotrophy"), {}};
    case Allele::Symbiotic: return {ENGINE_TEXT("engine", "Symbiotic"), {}};
    case Allele::SporeFormer: return {ENGINE_TEXT("engine", "Spore Former"), {}};
    case Allele::Resistance: return {ENGINE_TEXT("engine", "Resistance"), {}};
    case Allele::FastReproduction: return {ENGINE_TEXT("engine", "Fast Reproduction"), {}};
    case Allele::Adaptability: return {ENGINE_TEXT("engine", "Adaptability"), {}};
    }
    return {};
}

Phrase rule(Allele allele) {
    return std::visit(RuleOf{}, alleleInfo(allele).effect);
}

Phrase description(const Genome& genome) {
    Phrase all;
    for (const AlleleInfo& info : alleles) {
        if (!genome.holds(info.id))
            continue;
        Phrase one = withCopies(info.id, genome.of(info.id));
        if (*all.text == '\0')
            all = std::move(one);
        else
            all = {ENGINE_TEXT("engine", "%1, %2"), {std::move(all), std::move(one)}};
    }
    if (*all.text == '\0')
        return {ENGINE_TEXT("engine", "a secret genome"), {}};
    return all;
}

Phrase name(Environment environment) {
    switch (environment) {
    case Environment::SurfaceWater: return {ENGINE_TEXT("engine", "Surface water"), {}};
    case Environment::Jungle: return {ENGINE_TEXT("engine", "Jungle"), {}};
    case Environment::Desert: return {ENGINE_TEXT("engine", "Desert"), {}};
    case Environment::Hospital: return {ENGINE_TEXT("engine", "Hospital"), {}};
    case Environment::CoralReef: return {ENGINE_TEXT("engine", "Coral reef"), {}};
    }
    return {};
}

Phrase rule(Environment environment) {
    for (const AlleleInfo& info : alleles)
        if (const auto* bonus = std::get_if<BonusIn>(&info.effect);
            bonus && bonus->environment == environment)
            return {ENGINE_TEXT("engine", "%1 gives a bonus here."), {name(info.id)}};
    return {};
}

Phrase name(Phase phase) {
    switch (phase) {
    case Phase::Construction: return {ENGINE_TEXT("engine", "Genome construction"), {}};
    case Phase::Evolution: return {ENGINE_TEXT("engine", "Evolution"), {}};
    case Phase::Finished: return {ENGINE_TEXT("engine", "Gene pool 2 and the origin of species"), {}};
    }
    return {};
}

Phrase rule(Phase phase) {
    switch (phase) {
    case Phase::Construction:
        return {ENGINE_TEXT(
                    "engine",
                    "Each team secretly chooses four alleles. Then all the genomes are revealed together."),
                {}};
    case Phase::Evolution:
        return {
            ENGINE_TEXT("engine", "The teams take turns rolling, and each roll affects every living team."),
            {}};
    case Phase::Finished:
        return {ENGINE_TEXT("engine",
                            "The gene pool of the survivors is counted, and the largest population wins."),
                {}};
    }
    return {};
}

Phrase name(Weighting weighting) {
    switch (weighting) {
    case Weighting::EachGenomeOnce: return {ENGINE_TEXT("engine", "Each genome once"), {}};
    case Weighting::ByPopulation: return {ENGINE_TEXT("engine", "Weighted by population"), {}};
    }
    return {};
}

Phrase rule(Weighting weighting) {
    switch (weighting) {
    case Weighting::EachGenomeOnce:
        return {ENGINE_TEXT("engine",
                            "The second gene pool counts the genome of each surviving team once, as the "
                            "rules of the game say."),
                {}};
    case Weighting::ByPopulation:
        return {ENGINE_TEXT("engine",
                            "The second gene pool counts the genome of every individual, as a biologist "
                            "would."),
                {}};
    }
    return {};
}

Phrase name(TableKind table) {
    switch (table) {
    case TableKind::Natural: return {ENGINE_TEXT("engine", "Natural roll"), {}};
    case TableKind::Modified: return {ENGINE_TEXT("engine", "Modified roll"), {}};
    }
    return {};
}

Phrase rule(TableKind table) {
    switch (table) {
    case TableKind::Natural: return {ENGINE_TEXT("engine", "For the team whose turn it is."), {}};
    case TableKind::Modified:
        return {ENGINE_TEXT("engine", "For every other living team, with the bonus of its alleles."), {}};
    }
    return {};
}

std::string signedNumber(int number) {
    if (number == 0)
        return "0";
    return number > 0 ? '+' + std::to_string(number) : "−" + std::to_string(-number);
}

std::string range(const NaturalRow& row) {
    return row.from == row.to ? std::to_string(row.from)
                              : std::to_string(row.from) + "–" + std::to_string(row.to);
}

std::string range(const ModifiedRow& row) {
    const std::string more = row.to == modifiedTable.back().to ? "+" : "";
    return std::to_string(row.from) + "–" + std::to_string(row.to) + more;
}

Phrase name(const NaturalRow& row) {
    switch (row.effect) {
    case NaturalEffect::NewEnvironment: return {ENGINE_TEXT("engine", "Environment change"), {}};
    case NaturalEffect::Extinction: return {ENGINE_TEXT("engine", "Mass extinction"), {}};
    case NaturalEffect::Mutation: return {ENGINE_TEXT("engine", "Mutation"), {}};
    case NaturalEffect::Change: break;
    }
    return {ENGINE_TEXT("engine", "Population %1"), {signedNumber(row.change)}};
}

Phrase name(const ModifiedRow& row) {
    return {ENGINE_TEXT("engine", "Population %1"), {signedNumber(row.change)}};
}

Phrase rule(const NaturalRow& row) {
    switch (row.effect) {
    case NaturalEffect::NewEnvironment:
        return {
            ENGINE_TEXT(
                "engine",
                "A new environment is rolled. The population of the team whose turn it is does not change."),
            {}};
    case NaturalEffect::Extinction:
        return {ENGINE_TEXT("engine", "The population of every living team falls by %1, or by less with "
                                      "Adaptability. Nothing else happens."),
                {std::to_string(-row.change)}};
    case NaturalEffect::Mutation:
        return {ENGINE_TEXT("engine", "The team whose turn it is replaces one of its alleles with a "
                                      "different one. Its population does not change."),
                {}};
    case NaturalEffect::Change: break;
    }
    return {ENGINE_TEXT("engine", "The population of the team whose turn it is changes by %1."),
            {signedNumber(row.change)}};
}

Phrase rule(const ModifiedRow& row) {
    return {ENGINE_TEXT("engine", "The population of the team changes by %1."), {signedNumber(row.change)}};
}

} // namespace genomewars::words
