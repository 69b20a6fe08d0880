// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/chance_experiments.h"

#include "engine/core/text.h"
#include "lessons/exam_test.h"
#include "lessons/sampling/multinomial.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

std::vector<double> sharesOf(const LookPlan& plan) {
    if (plan.ratio.size() < 2 || plan.each < 1 || plan.looks < 1 || std::ranges::min(plan.ratio) < 1)
        throw std::invalid_argument("a plan needs two parts of 1 or more, offspring and looks");
    const auto sum = static_cast<double>(std::reduce(plan.ratio.begin(), plan.ratio.end()));
    std::vector<double> shares;
    for (const std::int64_t part : plan.ratio)
        shares.push_back(static_cast<double>(part) / sum);
    return shares;
}

/// Walks through the looks of two classes of offspring, with the chance of each count of the first that has
/// not exceeded the limit yet.
double chanceOfTwoClasses(const LookPlan& plan, double share, double limit) {
    const boost::math::binomial_distribution<> step(static_cast<double>(plan.each), share);
    std::vector<double> steps;
    for (std::int64_t k = 0; k <= plan.each; ++k)
        steps.push_back(pdf(step, static_cast<double>(k)));
    std::vector<double> chances{1};
    double exceeded = 0;
    for (int look = 1; look <= plan.looks; ++look) {
        std::vector<double> next(chances.size() + steps.size() - 1);
        for (std::size_t before = 0; before < chances.size(); ++before)
            for (std::size_t more = 0; more < steps.size(); ++more)
                next[before + more] += chances[before] * steps[more];
        for (std::size_t count = 0; count < next.size(); ++count) {
            const auto all = static_cast<std::int64_t>(next.size()) - 1;
            const std::array counts{static_cast<std::int64_t>(count), all - static_cast<std::int64_t>(count)};
            if (chiSquareOf(plan, counts) > limit)
                exceeded += std::exchange(next[count], 0);
        }
        chances = std::move(next);
    }
    return exceeded;
}

/// Adds up the chances of all counts of one look whose chi-square exceeds the limit.
class OneLook {
public:
    OneLook(const LookPlan& plan, const std::vector<double>& shares, double limit)
        : m_plan(plan), m_shares(shares), m_limit(limit), m_counts(shares.size()) {}

    double chance() {
        visit(0, m_plan.each, std::lgamma(static_cast<double>(m_plan.each) + 1));
        return m_sum;
    }

private:
    void visit(std::size_t place, std::int64_t left, double logChance) {
        const auto term = [&](std::int64_t count) {
            return static_cast<double>(count) * std::log(m_shares[place]) -
                   std::lgamma(static_cast<double>(count) + 1);
        };
        if (place + 1 == m_shares.size()) {
            m_counts[place] = left;
            if (chiSquareOf(m_plan, m_counts) > m_limit)
                m_sum += std::exp(logChance + term(left));
            return;
        }
        for (std::int64_t count = 0; count <= left; ++count) {
            m_counts[place] = count;
            visit(place + 1, left - count, logChance + term(count));
        }
    }

    const LookPlan& m_plan;
    const std::vector<double>& m_shares;
    double m_limit;
    std::vector<std::int64_t> m_counts;
    double m_sum = 0;
};

bool exceedsEver(Generator& generator, const LookPlan& plan, std::span<const double> shares, double limit) {
    std::vector<std::int64_t> counts(shares.size());
    std::vector<std::int64_t> more(shares.size());
    for (int look = 0; look < plan.looks; ++look) {
        sampleCounts(generator, plan.each, shares, more);
        std::ranges::transform(counts, more, counts.begin(), std::plus<>());
        if (chiSquareOf(plan, counts) > limit)
            return true;
    }
    return false;
}

} // namespace

double chiSquareOf(const LookPlan& plan, std::span<const std::int64_t> counts) {
    const auto n = static_cast<double>(std::reduce(counts.begin(), counts.end()));
    const auto parts = static_cast<double>(std::reduce(plan.ratio.begin(), plan.ratio.end()));
    double sum = 0;
    for (std::size_t i = 0; n > 0 && i < counts.size(); ++i) {
        const double expected = n * static_cast<double>(plan.ratio[i]) / parts;
        const double gap = static_cast<double>(counts[i]) - expected;
        sum += gap * gap / expected;
    }
    return sum;
}

double criticalValueOf(const LookPlan& plan) {
    return criticalValue(static_cast<int>(plan.ratio.size()) - 1, usualLevel);
}

double chanceOfExceeding(const LookPlan& plan) {
    const std::vector<double> shares = sharesOf(plan);
    const double limit = criticalValueOf(plan);
    if (shares.size() == 2)
        return chanceOfTwoClasses(plan, shares[0], limit);
    if (plan.looks > 1)
        throw std::invalid_argument("several looks are calculated for two classes of offspring only");
    return OneLook(plan, shares, limit).chance();
}

Experiment lookExperiment(const LookPlan& plan) {
    const double chance = chanceOfExceeding(plan);
    Experiment experiment;
    experiment.key = "looks " + std::to_string(plan.ratio.size()) + ' ' + std::to_string(plan.each) + ' ' +
                     std::to_string(plan.looks);
    experiment.title = {ENGINE_TEXT("engine", "Classes that test a true ratio"), {}};
    const auto outcome = [](core::Phrase name, double share, double weight) {
        Outcome made;
        made.name = std::move(name);
        made.chance = share;
        made.tone.weight = weight;
        return made;
    };
    experiment.outcomes = {
        outcome({ENGINE_TEXT("engine", "never above the critical value"), {}}, 1 - chance, 0.5),
        outcome({ENGINE_TEXT("engine", "above it at some look"), {}}, chance, 1)};
    experiment.followed = 1;
    experiment.portions = {1, 20, 1000, 10'000};
    experiment.play = [plan](std::uint64_t seed, std::int64_t n) {
        Generator generator(seed);
        const std::vector<double> shares = sharesOf(plan);
        const double limit = criticalValueOf(plan);
        std::vector<std::int64_t> counts(2);
        for (std::int64_t i = 0; i < n; ++i)
            ++counts[exceedsEver(generator, plan, shares, limit) ? 1 : 0];
        return counts;
    };
    return experiment;
}

} // namespace lessons
