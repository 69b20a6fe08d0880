// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_pool.h"

#include "lessons/pool/pool_experiment.h"

#include <algorithm>

/// The sums that classes add up.
namespace app {

namespace {

/// Another program could have written anything.
bool isSound(const PoolSum& sum) {
    const lessons::PoolExperiment* const known = lessons::findPoolExperiment(sum.experiment);
    constexpr std::int64_t most = messages::mostPoolSize * static_cast<std::int64_t>(1000);
    return known && sum.counts.size() == known->outcomes && sum.contributors >= 0 && sum.tables >= 0 &&
           std::ranges::all_of(sum.counts, [](std::int64_t one) { return one >= 0 && one <= most; });
}

/// As a message can carry it: one line, of no more bytes than that.
std::string oneLine(std::string name) {
    constexpr std::size_t longest = 60;
    std::ranges::replace_if(
        name, [](char one) { return static_cast<unsigned char>(one) < 0x20 || one == 0x7f; }, ' ');
    if (name.size() <= longest)
        return name;
    name.resize(longest);
    // Not within a letter of several bytes.
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0u) == 0x80u)
        name.pop_back();
    if (!name.empty() && static_cast<unsigned char>(name.back()) >= 0x80u)
        name.pop_back();
    return name;
}

messages::ClassCounts shownOf(const PoolSum& sum, bool isOwn) {
    return {.name = sum.className,
            .own = isOwn,
            .contributors = sum.contributors,
            .tables = sum.tables,
            .counts = sum.counts};
}

} // namespace

void ClassPool::setAddable(const std::string& className) {
    m_isAddable = true;
    m_className = oneLine(className);
}

/// Another class sees no more than everybody in this one.
std::optional<PoolSum> ClassPool::sharedSum(int experiment, const Pool& pool) const {
    if (!m_isAddable || !pool.setting.isTogether || pool.setting.isHidden)
        return {};
    const messages::PoolShown seen = shown(experiment, 0, false);
    // A teacher who shows the own class a sum early does not show it to others.
    if (seen.counts.empty() || (seen.contributors > 0 && seen.contributors < messages::leastContributors))
        return {};
    return PoolSum{.experiment = experiment,
                   .className = m_className,
                   .contributors = seen.contributors,
                   .tables = seen.tables,
                   .counts = seen.counts};
}

std::vector<PoolSum> ClassPool::sums() const {
    std::vector<PoolSum> all;
    for (const auto& [experiment, pool] : m_pools)
        if (auto sum = sharedSum(experiment, pool))
            all.push_back(*std::move(sum));
    return all;
}

void ClassPool::setOthers(const std::vector<PoolSum>& others) {
    std::map<int, std::vector<PoolSum>> sorted;
    for (const PoolSum& one : others)
        if (isSound(one)) {
            sorted[one.experiment].push_back(one);
            sorted[one.experiment].back().className = oneLine(one.className);
        }
    for (const auto& [experiment, pool] : m_pools)
        if (pool.setting.isTogether && m_others[experiment] != sorted[experiment])
            m_changes.insert(experiment);
    m_others = std::move(sorted);
}

messages::AllClasses ClassPool::allClasses(int experiment) const {
    messages::AllClasses all{.experiment = experiment, .classes = {}};
    const Pool* const own = pool(experiment);
    if (!own || !m_isAddable || !own->setting.isTogether)
        return all;
    if (const auto sum = sharedSum(experiment, *own))
        all.classes.push_back(shownOf(*sum, true));
    if (const auto found = m_others.find(experiment); found != m_others.end())
        for (const PoolSum& one : found->second)
            if (all.classes.size() < messages::mostClasses)
                all.classes.push_back(shownOf(one, false));
    return all;
}

} // namespace app
