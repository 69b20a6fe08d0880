// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <cmath>

/// Hardy–Weinberg equilibrium: from allele frequencies to the heterozygotes that are expected.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

namespace {

/// From those who show the recessive phenotype to the heterozygotes. q = m/s, so every number is whole.
void heterozygotesFromRecessives(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const std::int64_t s = maker.below(2) == 0 ? 10 : 20;
    const auto factor = static_cast<std::int64_t>(s == 10 ? 2 + maker.below(9) : 1 + maker.below(5));
    std::int64_t m = 0;
    do
        m = 1 + static_cast<std::int64_t>(maker.below(static_cast<std::size_t>(s) * 4 / 5));
    while (2 * m == s || (s == 20 && m % 2 == 0));
    const std::int64_t size = s * s * factor;
    const std::int64_t recessive = m * m * factor;
    const std::int64_t hybrids = 2 * m * (s - m) * factor;
    const double q = static_cast<double>(m) / static_cast<double>(s);
    const std::string hybridText = gene.notation(1);
    const std::string plainText = gene.notation(2);
    maker.given(dominanceOf(gene));
    maker.given(core::counted(
        static_cast<int>(recessive),
        ENGINE_SINGULAR("In a population of %1 animals in Hardy–Weinberg equilibrium, 1 shows “%2”."),
        ENGINE_PLURAL("engine", "In a population of %1 animals in Hardy–Weinberg equilibrium, %n show “%2”."),
        {std::to_string(size), gene.phenotypes[1]}));
    maker.ask({ENGINE_TEXT("engine", "How many animals do you expect to be *%1*?"), {hybridText}});
    maker.right(
        number(hybrids),
        {ENGINE_TEXT("engine", "Right: q² is %1/%2, so q = %3 and p = %4. The heterozygotes are 2pq of "
                               "all."),
         {std::to_string(recessive), std::to_string(size), hundredths(q), hundredths(1 - q)}});
    maker.wrong(number(hybrids / 2),
                {ENGINE_TEXT("engine", "That is pq of all. *%1* can come from either parent, so the "
                                       "heterozygotes are 2pq."),
                 {gene.symbols[0]}});
    maker.wrong(number(size - recessive),
                {ENGINE_TEXT("engine", "These are all that show “%1”. Some of them are *%2*, not *%3*."),
                 {gene.phenotypes[0], gene.notation(0), hybridText}},
                "genotype-is-phenotype");
    const double mistaken = static_cast<double>(recessive) / static_cast<double>(size);
    maker.wrong(
        number(std::llround(2 * mistaken * (1 - mistaken) * static_cast<double>(size))),
        {ENGINE_TEXT("engine", "You took the share of *%1* for q. It is q²: take the square root first."),
         {plainText}});
    maker.wrong(
        number(size / 2),
        {ENGINE_TEXT("engine", "Half are *%1* among the offspring of two *%1* parents. In a population "
                               "it depends on the allele frequencies."),
         {hybridText}},
        "ratio-for-all");
    maker.hint({ENGINE_TEXT("engine", "The share of *%1* is q². What is q, the frequency of *%2*?"),
                {plainText, gene.symbols[1]}});
    maker.hint({ENGINE_TEXT("engine", "q = %1 and p = %2. Multiply 2pq by %3."),
                {hundredths(q), hundredths(1 - q), std::to_string(size)}});
}

/// "Yes: p = 0.40, and 96 heterozygotes are expected."
Phrase equilibriumAnswer(bool yes, double p, std::int64_t heterozygotes) {
    const std::vector<Phrase::Argument> values{hundredths(p), std::to_string(heterozygotes)};
    if (yes)
        return {ENGINE_TEXT("engine", "Yes: p = %1, and %2 heterozygotes are expected."), values};
    return {ENGINE_TEXT("engine", "No: p = %1, and %2 heterozygotes are expected."), values};
}

struct GenotypeCounts {
    std::int64_t pure = 0;
    std::int64_t hybrid = 0;
    std::int64_t plain = 0;
    double p = 0;              ///< exact in tenths
    std::int64_t expected = 0; ///< heterozygotes

    std::int64_t size() const { return pure + hybrid + plain; }
    /// For the null hypothesis of equilibrium: n F², where F is how much of the expected heterozygotes is
    /// missing.
    double chiSquare() const {
        const double missing = 1 - static_cast<double>(hybrid) / static_cast<double>(expected);
        return static_cast<double>(size()) * missing * missing;
    }
};

/// The critical value of chi-square at 5 % with 1 degree of freedom.
constexpr double criticalValue = 3.84;
/// What chance leaves of a gap in nearly four of five samples: chi-square of counts that are to fit without
/// doubt.
constexpr double likelyChiSquare = 1.5;

/// Near equilibrium, as a sample of it is, or with far fewer or far more heterozygotes. Two heterozygotes
/// become, or come from, one homozygote of each kind, so the allele frequencies stay as they are.
GenotypeCounts genotypeCounts(Maker& maker, bool equilibrium) {
    constexpr std::array<std::int64_t, 6> tenthsOfP{2, 3, 4, 6, 7, 8};
    const std::int64_t x = maker.oneOf(tenthsOfP);
    const std::int64_t y = 10 - x;
    const auto factor = static_cast<std::int64_t>(2 + maker.below(8));
    GenotypeCounts counts{x * x * factor, 2 * x * y * factor, y * y * factor, static_cast<double>(x) / 10,
                          2 * x * y * factor};
    const auto widest =
        static_cast<std::int64_t>(static_cast<double>(x * y * factor) *
                                  std::sqrt(likelyChiSquare / static_cast<double>(counts.size())));
    if (equilibrium) {
        const auto moved =
            static_cast<std::int64_t>(maker.below(static_cast<std::size_t>(2 * widest + 1))) - widest;
        counts.pure += moved;
        counts.plain += moved;
        counts.hybrid -= 2 * moved;
        return counts;
    }
    const auto tenths = static_cast<std::int64_t>(3 + maker.below(4));
    std::int64_t moved = x * y * factor * tenths / 10;
    if (maker.below(2) == 0 && moved < std::min(counts.pure, counts.plain))
        moved = -moved;
    counts.pure += moved;
    counts.plain += moved;
    counts.hybrid -= 2 * moved;
    return counts;
}

void equilibriumAnswers(Maker& maker, const GenotypeCounts& counts, bool equilibrium, const Gene& gene) {
    const std::string expected = std::to_string(counts.expected);
    const std::string counted = std::to_string(counts.hybrid);
    if (equilibrium)
        maker.right(
            equilibriumAnswer(true, counts.p, counts.expected),
            {ENGINE_TEXT("engine", "Right: 2pq of %1 is %2, and %3 were counted. Chi-square is %4, less than "
                                   "the critical value of %5: chance alone often makes such a gap."),
             {std::to_string(counts.size()), expected, counted, hundredths(counts.chiSquare()),
              hundredths(criticalValue)}});
    else
        maker.right(
            equilibriumAnswer(false, counts.p, counts.expected),
            {ENGINE_TEXT("engine", "Right: 2pq of %1 is %2, but %3 were counted. Chi-square is %4, more than "
                                   "the critical value of %5."),
             {std::to_string(counts.size()), expected, counted, hundredths(counts.chiSquare()),
              hundredths(criticalValue)}});
    if (equilibrium && counts.hybrid != counts.expected)
        maker.wrong(
            equilibriumAnswer(false, counts.p, counts.expected),
            {ENGINE_TEXT("engine",
                         "Counts vary by chance, so they hardly ever equal what is expected. Chi-square "
                         "is %1, and only a value above %2 speaks against the equilibrium."),
             {hundredths(counts.chiSquare()), hundredths(criticalValue)}},
            "proof-or-nothing");
    if (!equilibrium)
        maker.wrong(
            equilibriumAnswer(true, counts.p, counts.expected),
            {ENGINE_TEXT("engine", "The frequencies are right. But compare: %1 heterozygotes are expected "
                                   "and %2 were counted, which is far from it: chi-square is %3."),
             {expected, counted, hundredths(counts.chiSquare())}});
    maker.wrong(equilibriumAnswer(false, 0.5, counts.size() / 2),
                {ENGINE_TEXT("engine", "1 : 2 : 1 is the ratio among the offspring of two *%1* parents. In a "
                                       "population, count the alleles: p is %2 here."),
                 {gene.notation(1), hundredths(counts.p)}},
                "ratio-for-all");
    const double pureShare = static_cast<double>(counts.pure) / static_cast<double>(counts.size());
    maker.wrong(
        equilibriumAnswer(false, pureShare,
                          std::llround(2 * pureShare * (1 - pureShare) * static_cast<double>(counts.size()))),
        {ENGINE_TEXT("engine",
                     "That is the share of *%1*. For p, count alleles: two *%2* in each *%1*, one in "
                     "each *%3*."),
         {gene.notation(0), gene.symbols[0], gene.notation(1)}});
    maker.wrong(equilibriumAnswer(false, counts.p, counts.expected / 2),
                {ENGINE_TEXT("engine", "That is pq of all. *%1* can come from either parent, so the "
                                       "heterozygotes are 2pq."),
                 {gene.symbols[0]}});
}

void testOfEquilibrium(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::IncompleteDominance)[0];
    const bool equilibrium = maker.below(2) == 0;
    const GenotypeCounts counts = genotypeCounts(maker, equilibrium);
    maker.given(looksOf(gene));
    maker.given({ENGINE_TEXT("engine", "A population of %1 animals was counted. p is the frequency of *%2*."),
                 {std::to_string(counts.size()), gene.symbols[0]}});
    maker.counted(gene.phenotypes[0], counts.pure);
    maker.counted(gene.phenotypes[1], counts.hybrid);
    maker.counted(gene.phenotypes[2], counts.plain);
    maker.ask({ENGINE_TEXT("engine", "Do these counts fit Hardy–Weinberg equilibrium?"), {}});
    equilibriumAnswers(maker, counts, equilibrium, gene);
    maker.hint({ENGINE_TEXT("engine", "Count the alleles first: each *%1* has two *%2*, each *%3* one."),
                {gene.notation(0), gene.symbols[0], gene.notation(1)}});
    maker.hint(
        {ENGINE_TEXT("engine", "p = %1. Compare 2pq of %2 with the %3 heterozygotes that were counted."),
         {hundredths(counts.p), std::to_string(counts.size()), std::to_string(counts.hybrid)}});
}

} // namespace

void hardyWeinberg(Maker& maker) {
    // Either way: an allele frequency, then 2pq of all, then one comparison or root.
    if (maker.below(2) == 0)
        heterozygotesFromRecessives(maker);
    else
        testOfEquilibrium(maker);
}

} // namespace lessons::problems
