// SPDX-License-Identifier: GPL-3.0-or-later
#include "monitor_records.h"

#include "record_codecs.h"
#include "sql_connection.h"

#include <algorithm>

namespace app {

bool MonitorRecords::save(const StoredPupil& pupil) {
    StoredPupil kept = pupil;
    // Only a program that runs can say these.
    kept.where.idle = false;
    kept.where.covered = false;
    return m_table.database().attempt([&] { return m_table.put(kept); });
}

bool MonitorRecords::save(const StoredSteps& steps) {
    return m_table.database().attempt([&] { return m_table.put(steps); });
}

/// A record with this number can be there as with contributions: committed, and not acknowledged.
bool MonitorRecords::add(const std::vector<StoredAnswer>& answers) {
    return m_table.database().change([&] {
        return std::ranges::all_of(answers, [this](const StoredAnswer& one) { return m_table.put(one); });
    });
}

bool MonitorRecords::save(const StoredPacing& pacing) {
    return m_table.database().attempt([&] { return m_table.put(pacing); });
}

bool MonitorRecords::save(const StoredAssignment& assignment) {
    const auto work = [&] {
        std::vector<std::string> old;
        const auto choose = [&](const StoredRecord& record) {
            const auto one = records::valueIn<StoredAssignment>(record);
            if (!one || one->number <= assignment.number - mostAssignments)
                old.push_back(record.id);
        };
        return m_table.read(RecordKind::Assignment, choose) &&
               std::ranges::all_of(
                   old,
                   [this](const std::string& id) { return m_table.remove(RecordKind::Assignment, id); }) &&
               m_table.put(assignment);
    };
    return m_table.database().change(work);
}

} // namespace app
