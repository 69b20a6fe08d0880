// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poll_storage.h"
#include "record_table.h"

namespace app {

/// The pool and the votes among the records of a class.
class PollRecords : public PollStorage {
public:
    explicit PollRecords(RecordTable& table) : m_table(table) {}

    bool save(const StoredPool& pool) override;
    bool add(const StoredContribution& contribution, int replaced) override;
    bool removeContribution(int id) override;
    bool removeContributions(int experiment) override;
    bool save(const StoredVote& vote) override;
    bool save(const Ballot& ballot) override;

private:
    RecordTable& m_table;
};

} // namespace app
