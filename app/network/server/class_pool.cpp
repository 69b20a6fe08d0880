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

using messages::ErrorCode;
using messages::Failed;
using messages::PoolStage;

// The messages know nothing of lessons.
static_assert(messages::firstPoolExperiment == lessons::fewestPoolOutcomes);
static_assert(messages::lastPoolExperiment == lessons::mostPoolExperiments - 1);
static_assert(messages::mostPoolCounts == lessons::mostPoolOutcomes);
static_assert(messages::mostPoolGroup == lessons::mostPoolGroups);
static_assert(messages::mostPoolSize == lessons::mostPoolPlants);

namespace {

const Failed noContribution{ErrorCode::NoContribution, "there is no such contribution", 0};

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
    // If the row with a last number is damaged, a contribution that is there does not count again.
    for (const StoredContribution& one : stored.contributions) {
        int& last = m_lastNumbers[one.member];
        last = std::max(last, one.given.number);
    }
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
        return Failed{ErrorCode::PoolClosed, "there is no open pool for this experiment", 0};
    if (into->setting.stage == PoolStage::Paused)
        return Failed{ErrorCode::PoolPaused, "the teacher has paused this pool", 0};
    return {};
}

ClassPool::Decision ClassPool::contribute(int member, const messages::Contribute& given, std::int64_t now) {
    if (given.number <= lastNumber(member)) {
        for (const auto& [experiment, pool] : m_pools)
            for (const StoredContribution& one : pool.contributions)
                if (one.member == member && one.given.number == given.number && one.given != given)
                    return {Failed{ErrorCode::OtherCounts, "another contribution has this number", 0}};
        // It is there, or was taken out or replaced since.
        return {};
    }
    if (auto fault = faultOf(given))
        return {fault};
    return keep(member, given, now, mostOfMember);
}

std::vector<int> ClassPool::poolsFor(std::span<const lessons::Roll> dice) const {
    std::vector<int> found;
    for (const auto& [id, pool] : m_pools) {
        const lessons::PoolExperiment* const known = lessons::findPoolExperiment(id);
        const auto isOfThis = [known](const lessons::Roll& die) {
            return lessons::outcomeOf(*known->experiment, die).has_value();
        };
        if (pool.setting.stage == PoolStage::Open && known && known->experiment &&
            std::ranges::any_of(dice, isOfThis))
            found.push_back(id);
    }
    return found;
}

ClassPool::Decision ClassPool::takeDice(int experiment, int table, std::span<const lessons::Roll> dice,
                                        std::int64_t now) {
    // The pool may have been closed since.
    if (!std::ranges::count(poolsFor(dice), experiment))
        return {};
    const lessons::PoolExperiment& found = *lessons::findPoolExperiment(experiment);
    messages::Contribute given{.number = lastNumber(-table) + 1,
                               .experiment = experiment,
                               .counts = std::vector<std::int64_t>(found.outcomes),
                               .source = messages::PoolSource::Game,
                               .group = table <= messages::mostPoolGroup ? table : 0,
                               .parents = english(lessons::titleOf(found))};
    for (const lessons::Roll& die : dice)
        if (const auto outcome = lessons::outcomeOf(*found.experiment, die))
            ++given.counts[*outcome];
    // A table has no budget of its own: it rolls a few times a game, and the class has its limit.
    return keep(-table, given, now, {});
}

ClassPool::Decision ClassPool::keep(int member, const messages::Contribute& given, std::int64_t now,
                                    std::optional<std::size_t> budget) {
    const std::vector<StoredContribution>& there = m_pools[given.experiment].contributions;
    const auto found = std::ranges::find_if(there, [&](const StoredContribution& one) {
        return one.member == member && one.given.number == given.replaces;
    });
    const int replaced = found != there.end() ? found->id : 0;
    if (replaced == 0 && (size() >= mostOfClass || (budget && sizeOf(member) >= *budget)))
        return {Failed{ErrorCode::PoolFull, "there are too many contributions", 0}};
    const StoredContribution added{.id = m_lastId + 1, .member = member, .time = now, .given = given};
    return {.write = [&storage = m_storage, added, replaced] { return storage.add(added, replaced); },
            .apply = [this, added, replaced] { add(added, replaced); }};
}

void ClassPool::add(const StoredContribution& added, int replaced) {
    Pool& into = m_pools[added.given.experiment];
    const auto found = std::ranges::find(into.contributions, replaced, &StoredContribution::id);
    if (found != into.contributions.end())
        into.remove(found);
    into.add(added);
    m_lastId = std::max(m_lastId, added.id);
    int& last = m_lastNumbers[added.member];
    last = std::max(last, added.given.number);
    m_changes.insert(added.given.experiment);
}

ClassPool::Decision ClassPool::set(const messages::SetPool& wanted) {
    if (!lessons::findPoolExperiment(wanted.experiment))
        return {noSuchExperiment};
    if (wanted.together && !m_isAddable)
        return {Failed{ErrorCode::NoOtherClasses, "the host keeps its class apart from others", 0}};
    const StoredPool setting{.experiment = wanted.experiment,
                             .stage = wanted.stage,
                             .isHidden = wanted.hidden,
                             .isTogether = wanted.together};
    return {.write = [&storage = m_storage, setting] { return storage.save(setting); },
            .apply =
                [this, setting, isEarly = wanted.early] {
                    Pool& pool = m_pools[setting.experiment];
                    pool.setting = setting;
                    pool.isEarly = isEarly;
                    m_changes.insert(setting.experiment);
                }};
}

ClassPool::Decision ClassPool::reset(int experiment) {
    if (!m_pools.contains(experiment))
        return {noSuchExperiment};
    return {.write = [&storage = m_storage, experiment] { return storage.removeContributions(experiment); },
            .apply =
                [this, experiment] {
                    // An empty pool stays empty.
                    std::erase_if(m_removed, [experiment](const auto& one) {
                        return one.second.given.experiment == experiment;
                    });
                    Pool& emptied = m_pools[experiment];
                    emptied = {.setting = emptied.setting, .contributions = {}, .members = {}, .groups = {}};
                    m_changes.insert(experiment);
                }};
}

ClassPool::Decision ClassPool::remove(int contribution) {
    for (auto& [experiment, pool] : m_pools) {
        const auto found = std::ranges::find(pool.contributions, contribution, &StoredContribution::id);
        if (found == pool.contributions.end())
            continue;
        return {.write = [&storage = m_storage,
                          contribution] { return storage.removeContribution(contribution); },
                .apply =
                    [this, removed = *found] {
                        Pool& from = m_pools[removed.given.experiment];
                        m_removed.insert_or_assign(removed.id, removed);
                        from.remove(
                            std::ranges::find(from.contributions, removed.id, &StoredContribution::id));
                        m_changes.insert(removed.given.experiment);
                    }};
    }
    return {noContribution};
}

ClassPool::Decision ClassPool::putBack(int contribution) {
    const auto found = m_removed.find(contribution);
    if (found == m_removed.end())
        return {noContribution};
    const StoredContribution& one = found->second;
    const bool isReplaced = std::ranges::any_of(
        m_pools[one.given.experiment].contributions, [&one](const StoredContribution& other) {
            return other.member == one.member && other.given.replaces == one.given.number;
        });
    if (isReplaced)
        return {noContribution};
    if (size() >= mostOfClass || sizeOf(one.member) >= mostOfMember)
        return {Failed{ErrorCode::PoolFull, "there are too many contributions", 0}};
    return {.write = [&storage = m_storage, one] { return storage.add(one, 0); },
            .apply =
                [this, one] {
                    add(one, 0);
                    m_removed.erase(one.id);
                }};
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
    shown.early = seen->isEarly;
    shown.addable = isTeacher && m_isAddable;
    shown.together = shown.addable && seen->setting.isTogether;
    std::set<int> persons;
    for (const auto& [contributor, share] : seen->members)
        if (contributor < 0)
            ++shown.tables;
        else
            persons.insert(m_personOf(contributor));
    shown.contributors = static_cast<int>(persons.size());
    if (const auto own = seen->members.find(member); own != seen->members.end())
        shown.own = own->second.counts;
    if (!shown.isForAll() && !isTeacher)
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

void ClassPool::noteChange() {
    for (const auto& [experiment, pool] : m_pools)
        m_changes.insert(experiment);
}

std::set<int> ClassPool::takeChanges() {
    return std::exchange(m_changes, {});
}

} // namespace app
