// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/judge.h"

#include "engine/core/text.h"
#include "lessons/breeding/hypotheses.h"
#include "lessons/breeding/search.h"
#include "lessons/chi_square.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace lessons::breeding {

namespace {

/// The models that may be right, of all that is known after so many crosses.
using ModelsAfter = std::function<std::vector<Model>(std::size_t crosses)>;

std::vector<double> fractionsOf(Mode mode) {
    return hasFraction(mode) ? std::vector<double>(fractions.begin(), fractions.end())
                             : std::vector<double>{0.5};
}

class Judge {
public:
    Judge(const Evidence& evidence, Mode mode, ModelsAfter modelsAfter, CrossTests& tests)
        : m_evidence(evidence), m_mode(mode), m_modelsAfter(std::move(modelsAfter)), m_tests(tests) {}

    Verdict judge() {
        Verdict verdict;
        verdict.mode = m_mode;
        if (characterCount(m_mode) != m_evidence.characters) {
            verdict.kind = Verdict::Kind::Characters;
            verdict.p = 0;
        } else if (!isAllowed(m_evidence, m_evidence.crosses.size())) {
            tellWhatIsForbidden(verdict);
        } else {
            testCounts(verdict);
        }
        return verdict;
    }

private:
    /// Whether there are genotypes that give all that was seen.
    bool isAllowed(const Evidence& evidence, std::size_t crosses) const {
        const Scheme& scheme = schemeOf(m_mode, evidence.organism, fractionsOf(m_mode).front());
        return std::ranges::any_of(m_modelsAfter(crosses), [&](const Model& model) {
            const auto best = GenotypeSearch(evidence, crosses, model, scheme, nullptr).run();
            return best.p > 0 || !best.complete;
        });
    }

    void tellWhatIsForbidden(Verdict& verdict) const {
        verdict.p = 0;
        std::size_t crosses = 0;
        while (isAllowed(m_evidence, crosses))
            ++crosses;
        if (crosses == 0) {
            verdict.kind = Verdict::Kind::Strains;
            return;
        }
        verdict.cross = crosses - 1;
        verdict.kind = m_modelsAfter(crosses).empty() ? Verdict::Kind::Forms : Verdict::Kind::Forbidden;
        if (verdict.kind == Verdict::Kind::Forms)
            return;
        for (const Evidence::Count& one : m_evidence.crosses[crosses - 1].counts) {
            Evidence only = m_evidence;
            only.crosses[crosses - 1].counts = {one};
            if (!isAllowed(only, crosses)) {
                verdict.seen = one;
                return;
            }
        }
    }

    void testCounts(Verdict& verdict) {
        const std::size_t crosses = m_evidence.crosses.size();
        if (crosses == 0)
            return;
        double best = 0;
        for (const Model& model : m_modelsAfter(crosses))
            for (const double fraction : fractionsOf(m_mode)) {
                const Scheme& scheme = schemeOf(m_mode, m_evidence.organism, fraction);
                const auto found = GenotypeSearch(m_evidence, crosses, model, scheme, &m_tests).run(best);
                verdict.complete &= found.complete;
                if (found.p > best) {
                    best = found.p;
                    verdict.cross = found.worst;
                }
            }
        verdict.p = boundedP(best * static_cast<double>(crosses));
        if (verdict.complete && verdict.p < judgingLevel)
            verdict.kind = Verdict::Kind::Unlikely;
    }

    const Evidence& m_evidence;
    Mode m_mode;
    ModelsAfter m_modelsAfter;
    CrossTests& m_tests;
};

Verdict judgeWith(const Evidence& evidence, Mode mode, CrossTests& tests) {
    return Judge(
               evidence, mode,
               [&](std::size_t crosses) {
                   return modelsOf(mode, evidence.characters, looksSeen(evidence, crosses));
               },
               tests)
        .judge();
}

/// What a genotype search may choose for somebody whose looks alone are known.
std::vector<std::size_t> genotypesOf(const Evidence::Member& member, const Model& model,
                                     const Scheme& scheme) {
    std::vector<std::size_t> genotypes;
    for (std::size_t genotype = 0; genotype < scheme.genotypeCount(); ++genotype)
        if (scheme.canHave(member.sex, genotype) && model.looks[scheme.classOf(genotype)] == member.look)
            genotypes.push_back(genotype);
    return genotypes;
}

std::vector<double> chancesOf(const Scheme& scheme, const std::vector<double>& byGenotype, bool sexes) {
    std::vector<double> chances;
    for (const Sex sex : {Sex::Female, Sex::Male}) {
        if (sex == Sex::Male && !sexes)
            break;
        std::vector<double> classes(scheme.classCount());
        for (std::size_t genotype = 0; genotype < byGenotype.size(); ++genotype)
            if (byGenotype[genotype] > 0)
                classes[scheme.classOf(genotype)] += byGenotype[genotype] * scheme.sexChance(sex, genotype);
        chances.insert(chances.end(), classes.begin(), classes.end());
    }
    return chances;
}

} // namespace

Verdict judge(const Evidence& evidence, Mode mode) {
    CrossTests tests;
    return judgeWith(evidence, mode, tests);
}

Verdict judge(const Evidence& evidence, const Model& model) {
    CrossTests tests;
    return Judge(
               evidence, model.mode,
               [&](std::size_t crosses) {
                   return covers(model, looksSeen(evidence, crosses)) ? std::vector{model}
                                                                      : std::vector<Model>{};
               },
               tests)
        .judge();
}

std::vector<Verdict> judgeOthers(const Evidence& evidence, const Model& model) {
    CrossTests tests;
    std::vector<Verdict> verdicts;
    const ModelsAfter otherForms = [&](std::size_t crosses) {
        auto models = modelsOf(model.mode, evidence.characters, looksSeen(evidence, crosses));
        std::erase_if(models, [&model](const Model& one) { return isSameClaim(one, model); });
        return models;
    };
    for (const Mode mode : modesOf(evidence.level, evidence.organism))
        if (mode != model.mode)
            verdicts.push_back(judgeWith(evidence, mode, tests));
        else if (!otherForms(evidence.crosses.size()).empty())
            verdicts.insert(verdicts.begin(), Judge(evidence, mode, otherForms, tests).judge());
    return verdicts;
}

std::vector<std::vector<double>> predictions(const Evidence& evidence, const Model& model, std::size_t mother,
                                             std::size_t father) {
    std::vector<std::vector<double>> all;
    for (const double fraction : fractionsOf(model.mode)) {
        const Scheme& scheme = schemeOf(model.mode, evidence.organism, fraction);
        for (const std::size_t one : genotypesOf(evidence.members.at(mother), model, scheme))
            for (const std::size_t other : genotypesOf(evidence.members.at(father), model, scheme)) {
                const auto& born = scheme.offspring(one, other);
                // A plant that pollinates itself has one genotype.
                if (born.empty() || (mother == father && one != other))
                    continue;
                all.push_back(chancesOf(scheme, born, hasSexes(evidence.organism)));
            }
    }
    return all;
}

core::Phrase phrase(const Verdict& verdict, const core::Phrase& crossName, const core::Phrase& seen) {
    switch (verdict.kind) {
    case Verdict::Kind::Open:
        if (!verdict.complete)
            return {ENGINE_TEXT("engine", "Not excluded: there are too many possible genotypes to try."), {}};
        return {ENGINE_TEXT("engine", "Not excluded."), {}};
    case Verdict::Kind::Characters:
        return {ENGINE_TEXT("engine", "Excluded: it is about another number of characters."), {}};
    case Verdict::Kind::Strains:
        return {ENGINE_TEXT("engine", "Excluded by the starting strains: they cannot look like this."), {}};
    case Verdict::Kind::Forms:
        return {ENGINE_TEXT("engine", "Excluded by %1: its forms cannot be these."), {crossName}};
    case Verdict::Kind::Forbidden:
        if (verdict.seen)
            return {ENGINE_TEXT("engine", "Excluded by %1: it does not allow offspring like “%2”."),
                    {crossName, seen}};
        return {ENGINE_TEXT("engine", "Excluded by %1: it does not allow these offspring together."),
                {crossName}};
    case Verdict::Kind::Unlikely:
        return {ENGINE_TEXT("engine", "Excluded by the counts, above all of %1."), {crossName}};
    }
    return {};
}

} // namespace lessons::breeding
