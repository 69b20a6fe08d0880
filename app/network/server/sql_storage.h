// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"
#include "pool_sum.h"
#include "sql_connection.h"
#include "sql_rows.h"

#include <functional>

namespace app {

/// A class in a database: SQLite in a file, or PostgreSQL, by the same statements. The tables are made, and
/// those of an earlier version brought up to date, when it is opened. Several hosts can keep their classes in
/// one database. After `open` it is used on one thread, which may be another one, and is destroyed there.
class SqlStorage : public ClassStorage, private PollStorage, private FollowStorage {
public:
    /// `place`: the path of an SQLite file, or "postgresql://user:password@machine:port/database"; with
    /// "?host=/folder" the socket in a folder. `host`: whose class this is. Null, with a reason in `error`,
    /// if the database cannot be opened, or was written by a later version.
    static std::unique_ptr<SqlStorage> open(const QString& place, const QString& host, QString* error);
    ~SqlStorage() override;

    std::optional<Contents> load() override;
    bool save(const Member& member) override;
    bool removeMember(int number) override;
    bool save(const std::vector<StoredTable>& tables) override;
    bool removeTable(int number) override;
    PollStorage& polls() override { return *this; }
    FollowStorage& follow() override { return *this; }
    QString error() const override { return m_database.error(); }

    /// Gives the rows of an earlier version their checksums and puts damaged rows aside; how many of each
    /// kind these were. Before the class is loaded, and only by the program that hosts it, on the thread that
    /// has opened it. No value if that failed.
    std::optional<RowDamage> mend();

    /// What this class shares with the others in the database, in place of what it has shared before.
    bool saveSums(const std::vector<PoolSum>& sums);
    /// What the others share, by experiment; no value if it cannot be read.
    std::optional<std::vector<PoolSum>> sumsOfOthers();
    /// Removes all that the database has of this class.
    bool erase();

    /// How many migrations there are: the version of the tables.
    static int version();

private:
    SqlStorage(const QString& place, const QString& host);

    bool save(const StoredPool& pool) override;
    bool add(const StoredContribution& contribution, int replaced) override;
    bool removeContribution(int id) override;
    bool removeContributions(int experiment) override;
    bool save(const StoredVote& vote) override;
    bool save(const Ballot& ballot) override;

    bool save(const StoredPupil& pupil) override;
    bool save(const StoredSteps& steps) override;
    bool add(const std::vector<StoredAnswer>& answers) override;
    bool save(const StoredLead& lead) override;
    bool save(const StoredErrand& errand) override;

    bool write(const Member& member);
    bool write(const StoredTable& table);

    bool migrate();
    bool loadAll(Contents& contents);
    bool loadPolls(StoredPolls& polls);
    bool loadFollow(StoredFollow& follow);
    /// The rows that are not damaged; the others are counted.
    bool read(const SqlTable& table, const char* order, const std::function<void(const SqlRow&)>& row);
    bool run(const QString& statement, const QVariantList& values = {}) {
        return m_database.run(statement, values);
    }
    bool transact(const std::function<bool()>& work) { return m_database.transact(work); }
    bool attempt(const std::function<bool()>& work) { return m_database.attempt(work); }

    const QString m_place;
    const QString m_host;
    SqlConnection m_database;
    SqlRows m_rows;
    RowDamage m_damage; ///< of what was read last
};

} // namespace app
