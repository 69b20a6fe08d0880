// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_pool.h"

#include "lessons/pool/pool_code.h"
#include "lessons/pool/pool_experiment.h"
#include "lessons/topics/game_counts.h"
#include "poll_failures.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace app {

using messages::Failed;
using messages::PoolStage;

// The messages know nothing of lessons.
static_assert(messages::firstPoolExperiment == lessons::fewestPoolOutcomes);
static_assert(messages::lastPoolExperiment == lessons::mostPoolExperiments - 1);
static_assert(messages::mostPoolCounts == lessons::mostPoolOutcomes);
static_assert(messages::mostPoolGroup == lessons::mostPoolGroups);
static_assert(messages::mostPoolSize == lessons::mostPoolPlants);

namespace {

const Failed noContribution{"no-contribution", "there is no such contribution", 0};

void addTo(std::vector<std::int64_t>& sums, const std::vector<std::int64_t>& counts) {
    sums.resize(std::max(sums.size(), counts.size()));
    std::ranges::transform(counts, sums, sums.begin(), std::plus<>());
}

} // namespace

void ClassPool::Pool::add(const StoredContribution& one) {
    for (Share* const share : {&members[one.member], &groups[one.given.group]}) {
        addTo(share->counts, one.given.counts);
        ++share->contributions;
    }
    contributions.insert(std::ranges::upper_bound(contributions, one.id, {}, &StoredContribution::id), one);
}

void ClassPool::Pool::remove(std::vector<StoredContribution>::iterator one) {
    const auto take = [&one](std::map<int, Share>& shares, int key) {
        Share& share = shares[key];
        std::ranges::transform(share.counts, one->given.counts, share.counts.begin(), std::minus<>());
        if (--share.contributions == 0)
            shares.erase(key);
    };
    take(members, one->member);
    take(groups, one->given.group);
    contributions.erase(one);
}

void ClassPool::restore(const StoredPolls& stored) {
    for (const StoredPool& one : stored.pools)
        m_pools[one.experiment].setting = one;
    for (const StoredContribution& one : stored.contributions) {
        m_pools[one.given.experiment].add(one);
        m_lastId = std::max(m_lastId, one.id);
    }
    m_lastNumbers = stored.lastNumbers;
}

const ClassPool::Pool* ClassPool::pool(int experiment) const {
    const auto found = m_pools.find(experiment);
    return found == m_pools.end() ? nullptr : &found->second;
}

int ClassPool::lastNumber(int member) const {
    const auto found = m_lastNumbers.find(member);
    return found == m_lastNumbers.end() ? 0 : found->second;
}

std::size_t ClassPool::sizeOf(int member) const {
    int size = 0;
    for (const auto& [experiment, pool] : m_pools)
        if (const auto share = pool.members.find(member); share != pool.members.end())
            size += share->second.contributions;
    return static_cast<std::size_t>(size);
}

std::size_t ClassPool::size() const {
    std::size_t size = 0;
    for (const auto& [experiment, pool] : m_pools)
        size += pool.contributions.size();
    return size;
}

ClassPool::Failure ClassPool::faultOf(const messages::Contribute& given) const {
    if (auto fault = faultOfCounts(given.experiment, given.counts))
        return fault;
    const Pool* const into = pool(given.experiment);
    if (!into || into->setting.stage == PoolStage::Closed)
        return Failed{"pool-closed", "there is no open pool for this experiment", 0};
    if (into->setting.stage == PoolStage::Paused)
        return Failed{"pool-paused", "the teacher has paused this pool", 0};
    return {};
}

ClassPool::Failure ClassPool::contribute(int member, const messages::Contribute& given, std::int64_t now) {
    if (given.number <= lastNumber(member)) {
        for (const auto& [experiment, pool] : m_pools)
            for (const StoredContribution& one : pool.contributions)
                if (one.member == member && one.given.number == given.number && one.given != given)
                    return Failed{"other-counts", "another contribution has this number", 0};
        // It is there, or was taken out or replaced since.
        return {};
    }
    if (auto fault = faultOf(given))
        return fault;
    return keep(member, given, now, mostOfMember);
}

ClassPool::Failure ClassPool::takeDice(int table, std::span<const lessons::Roll> dice, std::int64_t now) {
    for (const auto& [id, pool] : m_pools) {
        const lessons::PoolExperiment* const found = lessons::findPoolExperiment(id);
        if (pool.setting.stage != PoolStage::Open || !found || !found->experiment)
            continue;
        messages::Contribute given{.number = lastNumber(-table) + 1,
                                   .experiment = id,
                                   .counts = std::vector<std::int64_t>(found->outcomes),
                                   .source = messages::PoolSource::Game,
                                   .group = table <= messages::mostPoolGroup ? table : 0,
                                   .parents = english(lessons::titleOf(*found))};
        bool isAny = false;
        for (const lessons::Roll& die : dice)
            if (const auto outcome = lessons::outcomeOf(*found->experiment, die)) {
                ++given.counts[*outcome];
                isAny = true;
            }
        if (!isAny)
            continue;
        // A table has no budget of its own: it rolls a few times a game, and the class has its limit.
        if (auto failure = keep(-table, given, now, {}))
            return failure;
    }
    return {};
}

ClassPool::Failure ClassPool::keep(int member, const messages::Contribute& given, std::int64_t now,
                                   std::optional<std::size_t> budget) {
    Pool& into = m_pools[given.experiment];
    std::vector<StoredContribution>& there = into.contributions;
    const auto replaced = std::ranges::find_if(there, [&](const StoredContribution& one) {
        return one.member == member && one.given.number == given.replaces;
    });
    const bool replaces = replaced != there.end();
    if (!replaces && (size() >= mostOfClass || (budget && sizeOf(member) >= *budget)))
        return Failed{"pool-full", "there are too many contributions", 0};
    const StoredContribution added{.id = m_lastId + 1, .member = member, .time = now, .given = given};
    if (!m_storage.add(added, replaces ? replaced->id : 0))
        return pollNotSaved;
    if (replaces)
        into.remove(replaced);
    into.add(added);
    m_lastId = added.id;
    m_lastNumbers[member] = given.number;
    m_changes.insert(given.experiment);
    return {};
}

ClassPool::Failure ClassPool::set(const messages::SetPool& wanted) {
    if (!lessons::findPoolExperiment(wanted.experiment))
        return noSuchExperiment;
    if (wanted.together && !m_isAddable)
        return Failed{"no-other-classes", "the host keeps its class apart from others", 0};
    const StoredPool setting{.experiment = wanted.experiment,
                             .stage = wanted.stage,
                             .isHidden = wanted.hidden,
                             .isTogether = wanted.together};
    if (!m_storage.save(setting))
        return pollNotSaved;
    m_pools[wanted.experiment].setting = setting;
    m_changes.insert(wanted.experiment);
    return {};
}

ClassPool::Failure ClassPool::reset(int experiment) {
    const auto found = m_pools.find(experiment);
    if (found == m_pools.end())
        return noSuchExperiment;
    if (!m_storage.removeContributions(experiment))
        return pollNotSaved;
    // An empty pool stays empty.
    std::erase_if(m_removed,
                  [experiment](const auto& one) { return one.second.given.experiment == experiment; });
    found->second = {.setting = found->second.setting, .contributions = {}, .members = {}, .groups = {}};
    m_changes.insert(experiment);
    return {};
}

ClassPool::Failure ClassPool::remove(int contribution) {
    for (auto& [experiment, pool] : m_pools) {
        const auto found = std::ranges::find(pool.contributions, contribution, &StoredContribution::id);
        if (found == pool.contributions.end())
            continue;
        if (!m_storage.removeContribution(contribution))
            return pollNotSaved;
        m_removed.insert_or_assign(contribution, *found);
        pool.remove(found);
        m_changes.insert(experiment);
        return {};
    }
    return noContribution;
}

ClassPool::Failure ClassPool::putBack(int contribution) {
    const auto found = m_removed.find(contribution);
    if (found == m_removed.end())
        return noContribution;
    const StoredContribution& one = found->second;
    Pool& into = m_pools[one.given.experiment];
    const bool isReplaced = std::ranges::any_of(into.contributions, [&one](const StoredContribution& other) {
        return other.member == one.member && other.given.replaces == one.given.number;
    });
    if (isReplaced)
        return noContribution;
    if (size() >= mostOfClass || sizeOf(one.member) >= mostOfMember)
        return Failed{"pool-full", "there are too many contributions", 0};
    if (!m_storage.add(one, 0))
        return pollNotSaved;
    into.add(one);
    m_changes.insert(one.given.experiment);
    m_removed.erase(found);
    return {};
}

std::vector<int> ClassPool::experiments() const {
    std::vector<int> found;
    for (const auto& [experiment, pool] : m_pools)
        if (pool.setting.stage != PoolStage::Closed || !pool.contributions.empty())
            found.push_back(experiment);
    return found;
}

messages::PoolShown ClassPool::shown(int experiment, int member, bool isTeacher) const {
    messages::PoolShown shown{.experiment = experiment, .last = lastNumber(member)};
    const Pool* const seen = pool(experiment);
    if (!seen)
        return shown;
    shown.stage = seen->setting.stage;
    shown.hidden = seen->setting.isHidden;
    shown.addable = isTeacher && m_isAddable;
    shown.together = shown.addable && seen->setting.isTogether;
    for (const auto& [contributor, share] : seen->members)
        ++(contributor < 0 ? shown.tables : shown.contributors);
    if (const auto own = seen->members.find(member); own != seen->members.end())
        shown.own = own->second.counts;
    // Everybody at a table has seen its dice, so that they hide nobody's counts.
    const bool isNobodys = shown.contributors == 0 || shown.contributors >= messages::leastContributors;
    if (!isNobodys || (shown.hidden && !isTeacher))
        return shown;
    for (const auto& [group, share] : seen->groups) {
        addTo(shown.counts, share.counts);
        shown.groups.push_back({group, share.counts});
    }
    return shown;
}

messages::Contributions ClassPool::list(int experiment, int from) const {
    messages::Contributions list{.experiment = experiment, .from = from};
    const Pool* const seen = pool(experiment);
    if (!seen)
        return list;
    list.total = static_cast<int>(seen->contributions.size());
    for (auto i = static_cast<std::size_t>(from); i < seen->contributions.size() && list.list.size() < part;
         ++i) {
        const StoredContribution& one = seen->contributions[i];
        list.list.push_back({.contribution = one.id,
                             .time = one.time,
                             .source = one.given.source,
                             .group = one.given.group,
                             .parents = one.given.parents,
                             .rule = one.given.rule,
                             .counts = one.given.counts});
    }
    return list;
}

std::set<int> ClassPool::takeChanges() {
    return std::exchange(m_changes, {});
}

} // namespace app
