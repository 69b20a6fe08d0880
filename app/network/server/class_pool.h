// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"
#include "lessons/rolls.h"
#include "poll_storage.h"
#include "pool_sum.h"

#include <functional>
#include <optional>
#include <set>
#include <span>

namespace app {

/// What the members of a class have counted, by experiment. Every change is in the storage before it is here.
/// Nothing here knows of connections: members are numbers.
class ClassPool {
public:
    using Decision = desk::Decision;

    static constexpr std::size_t mostOfMember = 200;
    static constexpr std::size_t mostOfClass = 20'000;
    /// In one part of a list.
    static constexpr std::size_t part = 200;

    /// Whom a member counts as: several can be one person.
    using PersonOf = std::function<int(int member)>;

    explicit ClassPool(PollStorage& storage, PersonOf personOf = std::identity{})
        : m_storage(storage), m_personOf(std::move(personOf)) {}
    void restore(const StoredPolls& stored);
    /// Says that there can be other classes whose counts can be added; and under what name they see this one.
    void setAddable(const std::string& className);

    /// `now`: seconds since 1970. A repeat is no failure, and changes nothing.
    Decision contribute(int member, const messages::Contribute& given, std::int64_t now);
    /// The experiments with an open pool that some of these dice belong to.
    std::vector<int> poolsFor(std::span<const lessons::Roll> dice) const;
    /// Adds dice that a table of the class has rolled to one of these pools. The table's number is that of
    /// their group.
    Decision takeDice(int experiment, int table, std::span<const lessons::Roll> dice, std::int64_t now);
    Decision set(const messages::SetPool& wanted);
    Decision reset(int experiment);
    Decision remove(int contribution);
    /// Undoes a removal, unless the member has sent other counts in its place.
    Decision putBack(int contribution);

    /// The experiments whose pool is not closed, or not empty.
    std::vector<int> experiments() const;
    /// What a member may see of the pool; teachers see the sum at any time.
    messages::PoolShown shown(int experiment, int member, bool isTeacher) const;
    messages::Contributions list(int experiment, int from) const;
    /// What this class shares with the others: what everybody in it may see, where its teacher wants it.
    std::vector<PoolSum> sums() const;
    /// What the others share.
    void setOthers(const std::vector<PoolSum>& others);
    /// The sums of all classes, for teachers; empty if this one is not added to them.
    messages::AllClasses allClasses(int experiment) const;
    bool isAddable() const { return m_isAddable; }
    /// Says that other members count as one person now.
    void noteChange();
    /// The experiments whose pool has changed since this was last asked.
    std::set<int> takeChanges();

private:
    using Failure = std::optional<messages::Failed>;
    struct Share {
        std::vector<std::int64_t> counts;
        int contributions = 0;
    };
    struct Pool {
        StoredPool setting;
        /// As SetPool::early. A teacher who opens the class again decides again.
        bool isEarly = false;
        /// By their ids.
        std::vector<StoredContribution> contributions;
        /// Their sums. A table is a member with a negative number.
        std::map<int, Share> members;
        std::map<int, Share> groups;

        void add(const StoredContribution& one);
        void remove(std::vector<StoredContribution>::iterator one);
    };
    /// Why counts cannot be taken; no value if they can.
    Failure faultOf(const messages::Contribute& given) const;
    /// No value while the class itself may not see it.
    std::optional<PoolSum> sharedSum(int experiment, const Pool& pool) const;
    Decision keep(int member, const messages::Contribute& given, std::int64_t now,
                  std::optional<std::size_t> budget);
    /// Applies a contribution that has been saved. `replaced`: as PollStorage::add.
    void add(const StoredContribution& added, int replaced);
    const Pool* pool(int experiment) const;
    int lastNumber(int member) const;
    /// Contributions that are there, of a member, and of all.
    std::size_t sizeOf(int member) const;
    std::size_t size() const;

    /// For what a decision writes, alone.
    PollStorage& m_storage;
    const PersonOf m_personOf;
    std::map<int, Pool> m_pools;
    /// What was taken out since the start, by id.
    std::map<int, StoredContribution> m_removed;
    std::map<int, int> m_lastNumbers;
    int m_lastId = 0;
    bool m_isAddable = false;
    std::string m_className;
    /// By experiment.
    std::map<int, std::vector<PoolSum>> m_others;
    std::set<int> m_changes;
};

} // namespace app
