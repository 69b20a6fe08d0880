// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"
#include "lessons/sampling/multinomial.h"

#include <algorithm>
#include <cmath>
#include <numeric>

/// Problems with two genes for one phenotype: from the rule to the ratio, and from counts to the rule.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

namespace {

/// Of the classes B–D–, B–dd, bbD– and bbdd, what each shows: a place in the phenotypes.
using LookClasses = std::array<std::size_t, 4>;
using Parts = std::vector<std::int64_t>;

enum class GeneRule : std::uint8_t {
    RecessiveEpistasis,
    DominantEpistasis,
    Additive,
    Complementary,
    Duplicate,
    Suppression,
    OneGene
};
/// By the number of phenotypes.
constexpr std::array threeLooks{GeneRule::RecessiveEpistasis, GeneRule::DominantEpistasis,
                                GeneRule::Additive};
constexpr std::array twoLooks{GeneRule::Complementary, GeneRule::Duplicate, GeneRule::Suppression};

LookClasses classesOf(GeneRule rule) {
    switch (rule) {
    case GeneRule::RecessiveEpistasis: return {0, 1, 2, 2};
    case GeneRule::DominantEpistasis: return {0, 0, 1, 2};
    case GeneRule::Additive: return {0, 1, 1, 2};
    case GeneRule::Complementary: return {0, 1, 1, 1};
    case GeneRule::Duplicate: return {0, 0, 0, 1};
    case GeneRule::Suppression: return {0, 0, 1, 0};
    case GeneRule::OneGene: break;
    }
    return {0, 0, 1, 1};
}

constexpr std::array<std::int64_t, 4> twoHybrids{9, 3, 3, 1};
constexpr std::array<std::int64_t, 4> testCrossed{1, 1, 1, 1};

Parts ratioOf(const LookClasses& classes, const std::array<std::int64_t, 4>& parts) {
    Parts ratio(*std::ranges::max_element(classes) + 1);
    for (std::size_t i = 0; i < 4; ++i)
        ratio[classes[i]] += parts[i];
    const std::int64_t divisor =
        std::accumulate(ratio.begin(), ratio.end(), std::int64_t{0},
                        [](std::int64_t one, std::int64_t other) { return std::gcd(one, other); });
    for (std::int64_t& part : ratio)
        part /= divisor;
    return ratio;
}

std::string ratioText(const Parts& ratio) {
    std::string text;
    for (const std::int64_t part : ratio)
        text += (text.empty() ? "" : " : ") + std::to_string(part);
    return text;
}

Phrase asWritten(const std::string& text) {
    return {"%1", {text}};
}

/// Two invented genes for one trait of an invented creature, and up to three phenotypes.
struct GenePair {
    std::array<Gene, 2> genes;
    std::vector<Phrase> looks;

    std::string part(std::size_t gene, bool recessive) const {
        return recessive ? genes[gene].notation(2) : genes[gene].symbols[0] + "–";
    }
    /// "B–dd".
    std::string nameOf(std::size_t number) const { return part(0, number >= 2) + part(1, number % 2 == 1); }
    std::string hybrid() const { return genes[0].notation(1) + genes[1].notation(1); }
    std::string recessive() const { return genes[0].notation(2) + genes[1].notation(2); }
};

GenePair pairOf(Maker& maker, std::size_t looks) {
    const auto genes = maker.genes(3, Inheritance::IncompleteDominance);
    GenePair pair{{genes[0], genes[1]}, genes[2].phenotypes};
    maker.random().shuffle(pair.looks);
    pair.looks.resize(looks);
    return pair;
}

/// "For 9 : 7, B–dd, bbD– and bbdd would have to look the same."
Phrase neededMerger(const GenePair& pair, GeneRule rule, const std::string& ratio) {
    const LookClasses classes = classesOf(rule);
    std::vector<std::string> alike;
    for (std::size_t number = 0; number < 4; ++number)
        if (std::ranges::count(classes, classes[number]) > 1)
            alike.push_back(pair.nameOf(number));
    if (alike.size() == 2)
        return {ENGINE_TEXT("engine", "For %1, *%2* and *%3* would have to look the same, and the others "
                                      "different."),
                {ratio, alike[0], alike[1]}};
    return {ENGINE_TEXT("engine", "For %1, *%2*, *%3* and *%4* would have to look the same."),
            {ratio, alike[0], alike[1], alike[2]}};
}

/// From what the four classes show to the ratio.
void ratioOfRule(Maker& maker) {
    const bool three = maker.below(2) == 0;
    const auto& rules = three ? threeLooks : twoLooks;
    const GeneRule rule = maker.oneOf(rules);
    const LookClasses classes = classesOf(rule);
    const GenePair pair = pairOf(maker, three ? 3 : 2);
    const bool test = maker.below(3) == 0;
    const auto look = [&](std::size_t number) { return pair.looks[classes[number]]; };
    maker.given({ENGINE_TEXT("engine", "Two independent genes decide one trait together: *%1* shows “%2”, "
                                       "*%3* “%4”, *%5* “%6” and *%7* “%8”."),
                 {pair.nameOf(0), look(0), pair.nameOf(1), look(1), pair.nameOf(2), look(2), pair.nameOf(3),
                  look(3)}});
    maker.given(parentsAre(pair.hybrid(), test ? pair.recessive() : pair.hybrid()));
    if (three)
        maker.ask({ENGINE_TEXT("engine", "In what ratio do you expect “%1”, “%2” and “%3”?"),
                   {pair.looks[0], pair.looks[1], pair.looks[2]}});
    else
        maker.ask({ENGINE_TEXT("engine", "In what ratio do you expect “%1” and “%2”?"),
                   {pair.looks[0], pair.looks[1]}});
    const std::string right = ratioText(ratioOf(classes, test ? testCrossed : twoHybrids));
    maker.right(
        asWritten(right),
        {test ? ENGINE_TEXT(
                    "engine",
                    "Right: the four groups come as 1 : 1 : 1 : 1, and groups that look the same are added.")
              : ENGINE_TEXT(
                    "engine",
                    "Right: the four groups come as 9 : 3 : 3 : 1, and groups that look the same are added."),
         {}});
    if (test) {
        maker.wrong(asWritten(ratioText(ratioOf(classes, twoHybrids))),
                    {ENGINE_TEXT("engine", "That is the ratio for two *%1* parents. Here one parent is *%2* "
                                           "and passes on recessive alleles only."),
                     {pair.hybrid(), pair.recessive()}},
                    "ratio-for-all");
        maker.wrong(
            asWritten("1 : 1 : 1 : 1"),
            {ENGINE_TEXT("engine",
                         "There are four groups of genotypes, but some of them look the same: add these."),
             {}},
            "genotype-is-phenotype");
        maker.wrong(
            asWritten("1 : 1"),
            {ENGINE_TEXT("engine",
                         "1 : 1 comes from one gene. Here two genes give four equally likely groups."),
             {}},
            "one-gene-one-trait");
        maker.wrong(asWritten("9 : 3 : 3 : 1"),
                    {ENGINE_TEXT("engine", "9 : 3 : 3 : 1 needs two *%1* parents and four phenotypes."),
                     {pair.hybrid()}});
    } else {
        maker.wrong(
            asWritten("9 : 3 : 3 : 1"),
            {ENGINE_TEXT("engine",
                         "There are four groups of genotypes, but some of them look the same: add these."),
             {}},
            "genotype-is-phenotype");
        for (const GeneRule other : rules) {
            const std::string ratio = ratioText(ratioOf(classesOf(other), twoHybrids));
            maker.wrong(asWritten(ratio), neededMerger(pair, other, ratio));
        }
    }
    maker.hint(
        {ENGINE_TEXT("engine", "Write down the ratio of the four groups *%1*, *%2*, *%3* and *%4* first."),
         {pair.nameOf(0), pair.nameOf(1), pair.nameOf(2), pair.nameOf(3)}});
    maker.hint({ENGINE_TEXT("engine", "Then add the groups that look the same."), {}});
}

/// The rule in words; gene 0 is B, gene 1 is D.
Phrase ruleWords(const GenePair& pair, GeneRule rule) {
    const std::string& b = pair.genes[0].symbols[0];
    const std::string& d = pair.genes[1].symbols[0];
    switch (rule) {
    case GeneRule::RecessiveEpistasis:
        return {ENGINE_TEXT("engine", "*%1* hides what the gene %2 does"), {pair.genes[0].notation(2), d}};
    case GeneRule::DominantEpistasis:
        return {ENGINE_TEXT("engine", "one *%1* hides what the gene %2 does"), {b, d}};
    case GeneRule::Additive:
        return {ENGINE_TEXT("engine", "a *%1* alone and a *%2* alone do the same, both together do more"),
                {b, d}};
    case GeneRule::Complementary:
        return {ENGINE_TEXT("engine", "“%1” needs both a *%2* and a *%3*"), {pair.looks[0], b, d}};
    case GeneRule::Duplicate:
        return {ENGINE_TEXT("engine", "one *%1* or one *%2* is enough for “%3”"), {b, d, pair.looks[0]}};
    case GeneRule::Suppression:
        return {ENGINE_TEXT("engine", "*%1* makes “%2”, but only where no *%3* prevents it"),
                {d, pair.looks[1], b}};
    case GeneRule::OneGene: break;
    }
    return {ENGINE_TEXT("engine", "only the gene %1 matters"), {b}};
}

double ratioLogLikelihood(const std::vector<std::int64_t>& counts, const Parts& ratio) {
    const double all = static_cast<double>(std::accumulate(ratio.begin(), ratio.end(), std::int64_t{0}));
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        sum += static_cast<double>(counts[i]) * std::log(static_cast<double>(ratio[i]) / all);
    return sum;
}

/// From counts to the rule.
void ruleOfCounts(Maker& maker) {
    const bool three = maker.below(2) == 0;
    std::vector<GeneRule> rules(three ? threeLooks.begin() : twoLooks.begin(),
                                three ? threeLooks.end() : twoLooks.end());
    const GeneRule rule = maker.oneOf(rules);
    if (!three)
        rules.push_back(GeneRule::OneGene);
    const GenePair pair = pairOf(maker, three ? 3 : 2);
    const Parts right = ratioOf(classesOf(rule), twoHybrids);
    std::vector<double> chances;
    for (const std::int64_t part : right)
        chances.push_back(static_cast<double>(part) / 16);
    // A sample that leaves little doubt: every other rule must be a hundred times less likely.
    const double clear = std::log(100.0);
    Generator generator(maker.random().below(1u << 31));
    std::vector<std::int64_t> counts;
    std::int64_t offspring = 0;
    const auto isClear = [&] {
        return std::ranges::all_of(rules, [&](GeneRule other) {
            return other == rule ||
                   ratioLogLikelihood(counts, right) -
                           ratioLogLikelihood(counts, ratioOf(classesOf(other), twoHybrids)) >
                       clear;
        });
    };
    do {
        offspring = 320 + 16 * static_cast<std::int64_t>(maker.below(30));
        counts = sampleCounts(generator, offspring, chances);
    } while (!isClear());
    maker.given({ENGINE_TEXT("engine", "Two independent genes decide one trait together. Two *%1* parents "
                                       "have %2 offspring."),
                 {pair.hybrid(), std::to_string(offspring)}});
    for (std::size_t look = 0; look < counts.size(); ++look)
        maker.counted(pair.looks[look], counts[look]);
    maker.ask({ENGINE_TEXT("engine", "Which rule fits these counts?"), {}});
    maker.right(ruleWords(pair, rule),
                {ENGINE_TEXT("engine", "Right: the counts are close to %1."), {ratioText(right)}});
    const auto expected = [&](const Parts& ratio) {
        std::vector<std::string> numbers;
        const std::int64_t all = std::accumulate(ratio.begin(), ratio.end(), std::int64_t{0});
        for (const std::int64_t part : ratio)
            numbers.push_back(std::to_string((offspring * part + all / 2) / all));
        return numbers;
    };
    for (const GeneRule other : rules) {
        if (other == rule)
            continue;
        const Parts ratio = ratioOf(classesOf(other), twoHybrids);
        const auto numbers = expected(ratio);
        if (three)
            maker.wrong(ruleWords(pair, other),
                        {ENGINE_TEXT("engine", "Then %1 is expected: here about %2, %3 and %4."),
                         {ratioText(ratio), numbers[0], numbers[1], numbers[2]}});
        else
            maker.wrong(ruleWords(pair, other),
                        {ENGINE_TEXT("engine", "Then %1 is expected: here about %2 and "
                                               "%3."),
                         {ratioText(ratio), numbers[0], numbers[1]}},
                        other == GeneRule::OneGene ? "one-gene-one-trait" : "");
    }
    maker.wrong({ENGINE_TEXT("engine", "each gene shows by itself"), {}},
                {ENGINE_TEXT("engine", "Then there would be four phenotypes, as 9 : 3 : 3 : 1."), {}},
                three ? "one-gene-one-trait" : "");
    maker.hint({ENGINE_TEXT("engine", "Divide the counts by a sixteenth of all offspring, here %1."),
                {std::to_string(offspring / 16)}});
    maker.hint(
        {ENGINE_TEXT("engine", "Which of the groups 9 : 3 : 3 : 1 must be added to get close to the counts?"),
         {}});
}

} // namespace

void epistasis(Maker& maker) {
    if (maker.below(2) == 0)
        ratioOfRule(maker);
    else
        ruleOfCounts(maker);
}

} // namespace lessons::problems
