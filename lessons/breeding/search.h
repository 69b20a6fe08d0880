// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/evidence.h"

#include <map>

namespace lessons::breeding {

/// The p-values of crosses, each calculated once for all models that predict the same.
class CrossTests {
public:
    /// `chances` may be 0 where nothing was counted. By `goodnessOfFit`: exact while that takes some 20 ms.
    double pValue(const std::vector<std::int64_t>& counts, const std::vector<double>& chances);

private:
    using Key = std::vector<std::pair<std::int64_t, std::int64_t>>;
    std::map<Key, double> m_known;
};

/// The genotypes of all parents on a bench that fit the evidence best, if a model is right.
///
/// Whatever the model and the pedigree allow is tried: a strain is one of the model's stocks, and together
/// they carry all alleles; an individual shows what its genotype says and is a possible child of its parents.
/// The best choice is the one whose worst cross has the largest p.
class GenotypeSearch {
public:
    /// Only the first `crosses` crosses count. Without `tests` all that matters is whether the model allows
    /// what was seen: p is then 1 or 0. All arguments must outlive the search.
    GenotypeSearch(const Evidence& evidence, std::size_t crosses, const Model& model, const Scheme& scheme,
                   CrossTests* tests);

    struct Best {
        double p = 0; ///< of the worst cross; 0: nothing fits
        std::size_t worst = 0;
        bool complete = true; ///< false: stopped after `mostSteps`
    };
    /// Looks only for something better than `floor`; `p` is 0 if there is none.
    Best run(double floor = 0);

    static constexpr std::size_t mostSteps = 50'000;

private:
    void collect();
    void placeStrain(std::size_t strain, std::uint32_t alleles);
    void placeMember(std::size_t place, double p, std::size_t worst);
    bool mayBe(std::size_t member, std::size_t genotype) const;
    double score(std::size_t cross) const;
    double scoreOf(std::size_t cross, std::size_t mother, std::size_t father) const;
    std::uint8_t classOf(const Look& look) const;

    const Evidence& m_evidence;
    std::size_t m_crosses;
    const Model& m_model;
    const Scheme& m_scheme;
    CrossTests* m_tests;
    std::vector<std::size_t> m_bred;               ///< parents that were bred, in the order of their birth
    std::vector<std::vector<std::size_t>> m_ready; ///< crosses that can be judged after so many of them
    std::vector<std::size_t> m_genotypes;          ///< of all members
    Best m_best;
    double m_found = 0; ///< the best p so far, at least the floor
    std::size_t m_steps = 0;
};

} // namespace lessons::breeding
