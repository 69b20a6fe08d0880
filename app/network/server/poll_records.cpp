// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_records.h"

#include "record_codecs.h"
#include "sql_connection.h"

#include <algorithm>

namespace app {

bool PollRecords::save(const StoredPool& pool) {
    return m_table.database().attempt([&] { return m_table.put(pool); });
}

/// A record with this id can be there if the connection broke while an earlier contribution was committed,
/// which then was not acknowledged.
bool PollRecords::add(const StoredContribution& contribution, int replaced) {
    const auto work = [&] {
        LastNumber last{contribution.member, contribution.given.number};
        const auto keepLater = [&last](const StoredRecord& record) {
            if (const auto earlier = records::valueIn<LastNumber>(record))
                last.number = std::max(last.number, earlier->number);
        };
        return (replaced == 0 || m_table.remove(RecordKind::Contribution, records::idOf(replaced))) &&
               m_table.put(contribution) &&
               m_table.read(RecordKind::LastNumber, RecordKey<LastNumber>::id(last), keepLater) &&
               m_table.put(last);
    };
    return m_table.database().change(work);
}

bool PollRecords::removeContribution(int id) {
    return m_table.database().attempt(
        [&] { return m_table.remove(RecordKind::Contribution, records::idOf(id)); });
}

bool PollRecords::removeContributions(int experiment) {
    const auto work = [&] {
        std::vector<std::string> ids;
        const auto choose = [&](const StoredRecord& record) {
            const auto one = records::valueIn<StoredContribution>(record);
            if (one && one->given.experiment == experiment)
                ids.push_back(record.id);
        };
        return m_table.read(RecordKind::Contribution, choose) &&
               std::ranges::all_of(ids, [this](const std::string& id) {
                   return m_table.remove(RecordKind::Contribution, id);
               });
    };
    return m_table.database().change(work);
}

bool PollRecords::save(const StoredVote& vote) {
    return m_table.database().attempt([&] { return m_table.put(vote); });
}

bool PollRecords::save(const Ballot& ballot) {
    return m_table.database().attempt([&] { return m_table.put(ballot); });
}

} // namespace app
