// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/bench.h"

#include "engine/core/random.h"
#include "lessons/sampling/multinomial.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace lessons::breeding {

namespace {

void require(const std::optional<Refusal>& refusal) {
    if (refusal)
        throw std::invalid_argument(core::english(phrase(*refusal)));
}

/// One of several kinds, each as likely as it is frequent. Precondition: there are fewer than 2³².
std::size_t drawKind(const std::vector<std::int64_t>& counts, core::Random& random) {
    const std::int64_t all = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    std::int64_t place = random.below(static_cast<std::uint32_t>(all));
    std::size_t kind = 0;
    while (place >= counts[kind])
        place -= counts[kind++];
    return kind;
}

} // namespace

Bench::Bench(const MysteryCode& code, std::uint64_t seed) : m_mystery(mysteryOf(code)), m_seed(seed) {
    for (std::size_t strain = 0; strain < m_mystery.stocks.size(); ++strain)
        addStrain(strain);
}

void Bench::addStrain(std::size_t strain) {
    const Scheme::Stock& stock = m_mystery.scheme().stocks()[m_mystery.stocks[strain]];
    for (const Sex sex : {Sex::Female, Sex::Male}) {
        const std::size_t genotype = sex == Sex::Female ? stock.female : stock.male;
        if (!m_mystery.scheme().canHave(sex, genotype))
            continue;
        Specimen made;
        made.id = m_specimens.size();
        made.sex = sex;
        made.look = m_mystery.lookOf(genotype);
        made.strain = strain;
        m_specimens.push_back(made);
        m_genotypes.push_back(genotype);
    }
}

std::uint64_t Bench::seedFor(std::size_t cross, std::int64_t step) const {
    // Odd multipliers keep the three apart (splitmix64's constants, Steele et al. 2014).
    std::uint64_t mixed =
        m_seed + 0x9E3779B97F4A7C15u * (cross + 1) + 0xBF58476D1CE4E5B9u * static_cast<std::uint64_t>(step);
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

std::optional<Refusal> Bench::whyNotCross(std::size_t one, std::size_t other, std::int64_t size) const {
    if (one >= m_specimens.size() || other >= m_specimens.size())
        return Refusal::NoSuchSpecimen;
    if (m_specimens[one].discarded || m_specimens[other].discarded)
        return Refusal::Discarded;
    if (hasSexes(m_mystery.code.organism) && m_specimens[one].sex == m_specimens[other].sex)
        return Refusal::SameSex;
    if (size < 1 || size > mostOffspring)
        return Refusal::Size;
    if (m_crosses.size() >= mostCrosses)
        return Refusal::Full;
    return std::nullopt;
}

std::size_t Bench::cross(std::size_t one, std::size_t other, std::int64_t size) {
    require(whyNotCross(one, other, size));
    if (m_specimens[one].sex == Sex::Male)
        std::swap(one, other);
    const std::size_t place = m_crosses.size();
    const Scheme& scheme = m_mystery.scheme();
    // Genotypes with sexes are the kinds that are drawn.
    const std::vector<double>& byGenotype = scheme.offspring(m_genotypes[one], m_genotypes[other]);
    std::vector<double> chances;
    for (const Sex sex : {Sex::Female, Sex::Male})
        for (std::size_t genotype = 0; genotype < byGenotype.size(); ++genotype)
            chances.push_back(byGenotype[genotype] * scheme.sexChance(sex, genotype));
    Generator generator(seedFor(place, 0));
    const auto drawn = sampleCounts(generator, size, chances);

    CrossRecord record{one, other, size, {}};
    std::vector<std::vector<std::int64_t>> left;
    for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
        if (drawn[kind] == 0)
            continue;
        const std::size_t genotype = kind % byGenotype.size();
        const Sex sex = kind < byGenotype.size() ? Sex::Female : Sex::Male;
        const Look look = m_mystery.lookOf(genotype);
        auto at = std::ranges::find_if(record.outcomes, [&](const CrossRecord::Outcome& known) {
            return std::pair(known.look, known.sex) >= std::pair(look, sex);
        });
        const auto index = at - record.outcomes.begin();
        if (at == record.outcomes.end() || at->look != look || at->sex != sex) {
            record.outcomes.insert(at, {look, sex, 0, 0});
            left.insert(left.begin() + index, std::vector<std::int64_t>(byGenotype.size()));
        }
        record.outcomes[static_cast<std::size_t>(index)].count += drawn[kind];
        left[static_cast<std::size_t>(index)][genotype] += drawn[kind];
    }
    m_crosses.push_back(std::move(record));
    m_left.push_back(std::move(left));
    m_history.push_back("cross " + std::to_string(one) + ' ' + std::to_string(other) + ' ' +
                        std::to_string(size));
    return place;
}

std::optional<Refusal> Bench::whyNotKeep(std::size_t cross, std::size_t outcome) const {
    if (cross >= m_crosses.size() || outcome >= m_crosses[cross].outcomes.size())
        return Refusal::NoSuchOffspring;
    const CrossRecord::Outcome& one = m_crosses[cross].outcomes[outcome];
    if (one.kept >= one.count)
        return Refusal::AllKept;
    if (m_specimens.size() >= mostSpecimens)
        return Refusal::Full;
    return std::nullopt;
}

std::size_t Bench::keep(std::size_t cross, std::size_t outcome) {
    require(whyNotKeep(cross, outcome));
    CrossRecord& record = m_crosses[cross];
    CrossRecord::Outcome& from = record.outcomes[outcome];
    std::vector<std::int64_t>& left = m_left[cross][outcome];
    std::int64_t taken = 1;
    for (const CrossRecord::Outcome& one : record.outcomes)
        taken += one.kept;
    core::Random random(seedFor(cross, taken));
    const std::size_t genotype = drawKind(left, random);
    --left[genotype];
    ++from.kept;
    Specimen made;
    made.id = m_specimens.size();
    made.sex = from.sex;
    made.look = from.look;
    made.cross = cross;
    made.generation =
        1 + std::max(m_specimens[record.mother].generation, m_specimens[record.father].generation);
    m_specimens.push_back(made);
    m_genotypes.push_back(genotype);
    m_history.push_back("keep " + std::to_string(cross) + ' ' + std::to_string(outcome));
    return made.id;
}

std::optional<Refusal> Bench::whyNotDiscard(std::size_t specimen) const {
    if (specimen >= m_specimens.size())
        return Refusal::NoSuchSpecimen;
    if (m_specimens[specimen].discarded)
        return Refusal::Discarded;
    if (m_specimens[specimen].strain)
        return Refusal::IsStrain;
    if (std::ranges::any_of(m_crosses, [specimen](const CrossRecord& one) {
            return one.mother == specimen || one.father == specimen;
        }))
        return Refusal::HasOffspring;
    return std::nullopt;
}

void Bench::discard(std::size_t specimen) {
    require(whyNotDiscard(specimen));
    m_specimens[specimen].discarded = true;
    m_history.push_back("discard " + std::to_string(specimen));
}

std::optional<Refusal> Bench::whyNotLabel(std::size_t specimen, std::string_view label) const {
    if (specimen >= m_specimens.size())
        return Refusal::NoSuchSpecimen;
    if (m_specimens[specimen].discarded)
        return Refusal::Discarded;
    if (label.size() > mostLabel)
        return Refusal::LongLabel;
    return std::nullopt;
}

void Bench::setLabel(std::size_t specimen, std::string_view label) {
    require(whyNotLabel(specimen, label));
    std::string& kept = m_specimens[specimen].label;
    kept.assign(label);
    std::ranges::replace_if(
        kept, [](char letter) { return letter >= 0 && letter < ' '; }, ' ');
    const std::string line = "label " + std::to_string(specimen) + ' ';
    // Only the last of several changes in a row counts.
    if (!m_history.empty() && m_history.back().starts_with(line))
        m_history.pop_back();
    m_history.push_back(line + kept);
}

Evidence Bench::evidence() const {
    Evidence made{m_mystery.code.level, m_mystery.code.organism, m_mystery.characters.size(), {}, {}, {}};
    // Crosses of the same parents are one; where each record went:
    std::vector<std::size_t> places;
    for (const CrossRecord& record : m_crosses) {
        auto mother = record.mother;
        auto father = record.father;
        if (!hasSexes(made.organism) && mother > father)
            std::swap(mother, father);
        auto same = std::ranges::find_if(made.crosses, [&](const Evidence::Cross& known) {
            return known.mother == mother && known.father == father;
        });
        if (same == made.crosses.end())
            same = made.crosses.insert(made.crosses.end(), {mother, father, {}, places.size()});
        places.push_back(static_cast<std::size_t>(same - made.crosses.begin()));
        for (const CrossRecord::Outcome& one : record.outcomes) {
            auto count = std::ranges::find_if(same->counts, [&](const Evidence::Count& known) {
                return known.look == one.look && known.sex == one.sex;
            });
            if (count == same->counts.end())
                count = same->counts.insert(same->counts.end(), {one.look, one.sex, 0});
            count->count += one.count;
        }
    }
    for (const Specimen& one : m_specimens) {
        Evidence::Member member{one.sex, one.look, one.strain, {}};
        if (one.cross)
            member.cross = places[*one.cross];
        if (one.strain && *one.strain >= made.strains.size())
            made.strains.push_back(one.look);
        made.members.push_back(member);
    }
    return made;
}

std::string Bench::genotypeOf(std::size_t specimen) const {
    return m_mystery.scheme().notation(m_genotypes.at(specimen));
}

Cross Bench::crossOf(std::size_t mother, std::size_t father) const {
    return m_mystery.scheme().crossOf(m_genotypes.at(mother), m_genotypes.at(father));
}

} // namespace lessons::breeding
