// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QVariant>

#include <functional>

class QSqlQuery;

namespace app {

/// A connection to a database: SQLite in a file, or PostgreSQL. Connected and used on one thread.
class SqlConnection {
public:
    /// `place`: as SqlStorage::open.
    explicit SqlConnection(const QString& place);
    ~SqlConnection();
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;

    bool isServer() const;
    bool connect();
    void disconnect();

    bool run(const QString& statement, const QVariantList& values = {});
    /// Calls `row` with each row that a statement finds.
    bool read(const QString& statement, const QVariantList& values,
              const std::function<void(const QSqlQuery&)>& row);
    /// Everything that the work does, or nothing.
    bool transact(const std::function<bool()>& work);
    /// Connects if there is no connection; once more over a new one if the work fails: the server may have
    /// been started again.
    bool attempt(const std::function<bool()>& work);
    /// Both.
    bool change(const std::function<bool()>& work) {
        return attempt([&] { return transact(work); });
    }
    /// About the last failure, for a log.
    const QString& error() const { return m_error; }
    /// False.
    bool fail(const QString& reason);

private:
    bool run(QSqlQuery& query, const QVariantList& values);

    const QString m_place;
    const QString m_name;
    QString m_error;
};

} // namespace app
