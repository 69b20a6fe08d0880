// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/search.h"

#include "lessons/goodness_of_fit.h"

#include <algorithm>
#include <cmath>

namespace lessons::breeding {

double CrossTests::pValue(const std::vector<std::int64_t>& counts, const std::vector<double>& chances) {
    // The order of the classes does not matter, and chances that differ by rounding are the same.
    constexpr double digits = 1e12;
    Key key;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (chances[i] > 0)
            key.emplace_back(std::llround(chances[i] * digits), counts[i]);
        else if (counts[i] > 0)
            return 0;
    std::ranges::sort(key);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    std::vector<std::int64_t> sorted;
    std::vector<double> probabilities;
    double sum = 0;
    for (const auto& [chance, count] : key) {
        sorted.push_back(count);
        probabilities.push_back(static_cast<double>(chance) / digits);
        sum += probabilities.back();
    }
    for (double& one : probabilities)
        one /= sum;
    // A p that is too small for a number is not the same as something impossible.
    constexpr double least = 1e-300;
    return m_known[key] = std::max(least, goodnessOfFit(sorted, probabilities).pValue);
}

GenotypeSearch::GenotypeSearch(const Evidence& evidence, std::size_t crosses, const Model& model,
                               const Scheme& scheme, CrossTests* tests)
    : m_evidence(evidence), m_crosses(std::min(crosses, evidence.crosses.size())), m_model(model),
      m_scheme(scheme), m_tests(tests), m_genotypes(evidence.members.size()) {
    collect();
}

void GenotypeSearch::collect() {
    std::vector<bool> isParent(m_evidence.members.size());
    for (std::size_t i = 0; i < m_crosses; ++i) {
        isParent[m_evidence.crosses[i].mother] = true;
        isParent[m_evidence.crosses[i].father] = true;
    }
    std::vector<std::size_t> placeOf(m_evidence.members.size());
    for (std::size_t member = 0; member < m_evidence.members.size(); ++member)
        if (isParent[member] && !m_evidence.members[member].strain) {
            m_bred.push_back(member);
            placeOf[member] = m_bred.size();
        }
    m_ready.resize(m_bred.size() + 1);
    for (std::size_t i = 0; i < m_crosses; ++i)
        m_ready[std::max(placeOf[m_evidence.crosses[i].mother], placeOf[m_evidence.crosses[i].father])]
            .push_back(i);
}

std::uint8_t GenotypeSearch::classOf(const Look& look) const {
    const auto found = std::ranges::find(m_model.looks, look);
    return found == m_model.looks.end() ? Scheme::dies
                                        : static_cast<std::uint8_t>(found - m_model.looks.begin());
}

double GenotypeSearch::scoreOf(std::size_t cross, std::size_t mother, std::size_t father) const {
    const std::vector<double>& byGenotype = m_scheme.offspring(mother, father);
    if (byGenotype.empty())
        return 0;
    const std::size_t classes = m_scheme.classCount();
    std::vector<double> chances(2 * classes);
    for (std::size_t genotype = 0; genotype < byGenotype.size(); ++genotype)
        if (byGenotype[genotype] > 0)
            for (const Sex sex : {Sex::Female, Sex::Male})
                chances[static_cast<std::size_t>(sex) * classes + m_scheme.classOf(genotype)] +=
                    byGenotype[genotype] * m_scheme.sexChance(sex, genotype);
    std::vector<std::int64_t> counts(2 * classes);
    for (const Evidence::Count& one : m_evidence.crosses[cross].counts) {
        const std::uint8_t shown = classOf(one.look);
        if (shown == Scheme::dies || !(chances[static_cast<std::size_t>(one.sex) * classes + shown] > 0))
            return 0;
        counts[static_cast<std::size_t>(one.sex) * classes + shown] += one.count;
    }
    return m_tests ? m_tests->pValue(counts, chances) : 1;
}

double GenotypeSearch::score(std::size_t cross) const {
    return scoreOf(cross, m_genotypes[m_evidence.crosses[cross].mother],
                   m_genotypes[m_evidence.crosses[cross].father]);
}

bool GenotypeSearch::mayBe(std::size_t member, std::size_t genotype) const {
    const Evidence::Member& one = m_evidence.members[member];
    if (!m_scheme.canHave(one.sex, genotype) || m_model.looks[m_scheme.classOf(genotype)] != one.look)
        return false;
    const Evidence::Cross& from = m_evidence.crosses[*one.cross];
    const auto& born = m_scheme.offspring(m_genotypes[from.mother], m_genotypes[from.father]);
    return !born.empty() && born[genotype] > 0;
}

void GenotypeSearch::placeMember(std::size_t place, double p, std::size_t worst) {
    for (const std::size_t cross : m_ready[place]) {
        const double one = score(cross);
        if (one < p) {
            p = one;
            worst = cross;
        }
        if (!(p > m_found))
            return;
    }
    if (place == m_bred.size()) {
        m_found = p;
        m_best = {p, worst, m_best.complete};
        return;
    }
    for (std::size_t genotype = 0; genotype < m_scheme.genotypeCount(); ++genotype) {
        if (!mayBe(m_bred[place], genotype))
            continue;
        if (++m_steps > mostSteps) {
            m_best.complete = false;
            return;
        }
        m_genotypes[m_bred[place]] = genotype;
        placeMember(place + 1, p, worst);
        // What was chosen before cannot give more than p.
        if (!(p > m_found))
            return;
    }
}

void GenotypeSearch::placeStrain(std::size_t strain, std::uint32_t alleles) {
    if (strain == m_evidence.strains.size()) {
        if (alleles == m_scheme.alleles())
            placeMember(0, 1, 0);
        return;
    }
    for (const Scheme::Stock& stock : m_scheme.stocks()) {
        if (m_model.looks[m_scheme.classOf(stock.female)] != m_evidence.strains[strain])
            continue;
        for (std::size_t member = 0; member < m_evidence.members.size(); ++member)
            if (m_evidence.members[member].strain == strain)
                m_genotypes[member] =
                    m_evidence.members[member].sex == Sex::Female ? stock.female : stock.male;
        placeStrain(strain + 1, alleles | stock.alleles);
    }
}

GenotypeSearch::Best GenotypeSearch::run(double floor) {
    m_best = {};
    m_found = floor;
    m_steps = 0;
    placeStrain(0, 0);
    return m_best;
}

} // namespace lessons::breeding
