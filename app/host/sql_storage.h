// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"
#include "pool_sum.h"

#include <QtSql/QSqlDatabase>

#include <functional>

class QSqlQuery;

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
    QString error() const override { return m_error; }

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

    bool write(const StoredTable& table);

    bool connectToPlace();
    void disconnect();
    bool migrate();
    bool loadAll(Contents& contents);
    bool run(const QString& statement, const QVariantList& values = {});
    bool run(QSqlQuery& query, const QVariantList& values);
    /// Each row that a statement finds for this host.
    bool read(const QString& statement, const std::function<void(const QSqlQuery&)>& row);
    bool loadPolls(StoredPolls& polls);
    bool loadFollow(StoredFollow& follow);
    bool transact(const std::function<bool()>& work);
    /// Once more over a new connection if the work fails: the server may have been started again.
    bool attempt(const std::function<bool()>& work);
    bool fail(const QString& reason);

    const QString m_place;
    const QString m_host;
    const QString m_connection;
    QString m_error;
};

} // namespace app
