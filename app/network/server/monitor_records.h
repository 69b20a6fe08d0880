// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "monitor_storage.h"
#include "record_table.h"

namespace app {

/// Where pupils are, what they have answered and how they are led, among the records of a class.
class MonitorRecords : public MonitorStorage {
public:
    explicit MonitorRecords(RecordTable& table) : m_table(table) {}

    bool save(const StoredPupil& pupil) override;
    bool save(const StoredSteps& steps) override;
    bool add(const std::vector<StoredAnswer>& answers) override;
    bool save(const StoredPacing& pacing) override;
    bool save(const StoredAssignment& assignment) override;

private:
    RecordTable& m_table;
};

} // namespace app
