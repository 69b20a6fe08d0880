// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_contents.h"

#include "record_codecs.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace app {

namespace {

template <typename T, typename Key> void order(std::vector<T>& list, Key key) {
    std::ranges::sort(list, {}, key);
}

} // namespace

template <typename T> bool ClassContents::add(const StoredRecord& record, std::vector<T>& list) {
    auto value = records::valueIn<T>(record);
    if (value)
        list.push_back(*std::move(value));
    return value.has_value();
}

bool ClassContents::take(const StoredRecord& record) {
    StoredPolls& polls = m_contents.polls;
    StoredMonitoring& monitoring = m_contents.monitor;
    const auto set = [&record](auto& only) {
        const auto value = records::valueIn<std::remove_reference_t<decltype(only)>>(record);
        if (value)
            only = *value;
        return value.has_value();
    };
    switch (record.kind) {
    case RecordKind::Class: return set(m_contents.about);
    case RecordKind::Member: return add(record, m_contents.members);
    case RecordKind::Installation: return add(record, m_contents.installations);
    case RecordKind::Table: return add(record, m_contents.tables);
    case RecordKind::Pool: return add(record, polls.pools);
    case RecordKind::Contribution: return add(record, polls.contributions);
    case RecordKind::LastNumber: {
        const auto last = records::valueIn<LastNumber>(record);
        if (last)
            polls.lastNumbers[last->member] = last->number;
        return last.has_value();
    }
    case RecordKind::Vote: return add(record, m_votes);
    case RecordKind::Ballot: return add(record, polls.ballots);
    case RecordKind::Place: return add(record, monitoring.pupils);
    case RecordKind::Steps: return add(record, monitoring.steps);
    case RecordKind::Answer: return add(record, monitoring.answers);
    case RecordKind::Pacing: return set(monitoring.pacing);
    case RecordKind::Assignment: return add(record, monitoring.assignments);
    case RecordKind::Sum: return records::valueIn<PoolSum>(record).has_value(); // the other classes read it
    case RecordKind::Unknown: break;
    }
    return false;
}

ClassStorage::Contents ClassContents::finish() {
    order(m_contents.members, &Member::number);
    order(m_contents.installations, &Installation::number);
    order(m_contents.tables, &StoredTable::number);
    for (StoredTable& table : m_contents.tables)
        table.seats.resize(static_cast<std::size_t>(table.rules.seats));
    StoredPolls& polls = m_contents.polls;
    order(polls.pools, &StoredPool::experiment);
    order(polls.contributions, &StoredContribution::id);
    // All votes are kept; the last is the present one.
    order(m_votes, &StoredVote::number);
    if (!m_votes.empty())
        polls.vote = m_votes.back();
    std::erase_if(polls.ballots, [&](const Ballot& one) { return one.vote != polls.vote.number; });
    order(polls.ballots, [](const Ballot& one) { return std::tuple(one.round, one.member); });
    StoredMonitoring& monitoring = m_contents.monitor;
    order(monitoring.pupils, &StoredPupil::member);
    order(monitoring.steps, [](const StoredSteps& one) { return std::tuple(one.member, one.lesson); });
    order(monitoring.answers,
          [](const StoredAnswer& one) { return std::tuple(one.time, one.member, one.given.number); });
    order(monitoring.assignments, &StoredAssignment::number);
    return std::exchange(m_contents, {});
}

std::set<int> ClassContents::membersNamed() const {
    std::set<int> named;
    const auto name = [&named](const auto& list, auto member) {
        for (const auto& one : list)
            named.insert(std::invoke(member, one));
    };
    name(m_contents.members, &Member::number);
    for (const StoredTable& table : m_contents.tables) {
        named.insert(table.seats.begin(), table.seats.end());
        for (const auto& [member, seats] : table.sat.seats)
            named.insert(member);
    }
    const StoredPolls& polls = m_contents.polls;
    name(polls.contributions, &StoredContribution::member);
    name(polls.lastNumbers, &std::pair<const int, int>::first);
    name(polls.ballots, &Ballot::member);
    const StoredMonitoring& monitoring = m_contents.monitor;
    name(monitoring.pupils, &StoredPupil::member);
    name(monitoring.steps, &StoredSteps::member);
    name(monitoring.answers, &StoredAnswer::member);
    return named;
}

std::vector<Ballot> ClassContents::ballotsWithoutVote() const {
    std::vector<Ballot> left = m_contents.polls.ballots;
    std::erase_if(left, [this](const Ballot& one) {
        return std::ranges::find(m_votes, one.vote, &StoredVote::number) != m_votes.end();
    });
    return left;
}

} // namespace app
