// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"
#include "monitor_records.h"
#include "poll_records.h"
#include "record_table.h"
#include "shared_sums.h"
#include "sql_connection.h"

namespace app {

/// A class in a database: SQLite in a file, or PostgreSQL, by the same statements. One database can hold
/// many classes. After `open` it is used on one thread, which may be another one, and is destroyed there.
class SqlStorage : public ClassStorage {
public:
    /// `place`: the path of an SQLite file, or "postgresql://user:password@machine:port/database"; with
    /// "?host=/folder" the socket in a folder. `classId`: whose records these are. Null, with a reason in
    /// `error`, if the database cannot be opened, or was written by another version.
    static std::unique_ptr<SqlStorage> open(const QString& place, const QString& classId, QString* error);
    /// Whether an earlier version wrote this database.
    static bool isEarlier(const QString& place);

    std::optional<Contents> load() override;
    bool save(const StoredClass& about) override;
    bool save(const Newcomer& newcomer) override;
    bool save(const Member& member) override;
    bool removeMember(int number) override;
    bool save(const std::vector<StoredTable>& tables) override;
    bool removeTable(int number) override;
    PollStorage& polls() override { return m_polls; }
    MonitorStorage& monitor() override { return m_monitor; }
    QString error() const override { return m_database.error(); }
    SharedSums& sums() { return m_sums; }

    /// Puts damaged records aside; how many of each kind these were. Members whose record is damaged become
    /// removed ones, so that nobody else gets their numbers with their work. Before the class is loaded, and
    /// only by the program that hosts it, on the thread that has opened it. No value if that failed.
    std::optional<RecordDamage> mend();
    /// Removes all that the database has of this class.
    bool erase();

private:
    SqlStorage(const QString& place, const QString& classId);

    /// Changes the tables at which a member sits, so that the member does not.
    bool free(int member);
    bool makeConsistent();

    SqlConnection m_database;
    RecordTable m_table;
    PollRecords m_polls;
    MonitorRecords m_monitor;
    SharedSums m_sums;
};

} // namespace app
