// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_connection.h"

#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <atomic>

namespace app {

namespace {

QString nextConnection() {
    // Each thread has its own connections.
    static std::atomic<int> count = 0;
    return QStringLiteral("class-%1").arg(++count);
}

} // namespace

SqlConnection::SqlConnection(const QString& place) : m_place(place), m_name(nextConnection()) {}

SqlConnection::~SqlConnection() {
    disconnect();
}

bool SqlConnection::isServer() const {
    return m_place.startsWith(QLatin1String("postgresql://"));
}

void SqlConnection::disconnect() {
    if (!QSqlDatabase::contains(m_name))
        return;
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

bool SqlConnection::connect() {
    QSqlDatabase database =
        QSqlDatabase::addDatabase(isServer() ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_name);
    if (!database.isValid())
        return fail(QStringLiteral("the driver for this kind of database is missing"));
    if (!isServer()) {
        database.setDatabaseName(m_place);
        // Another host over the same file makes this one wait, and not fail.
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
    } else {
        const QUrl url(m_place);
        const QString socket = QUrlQuery(url).queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
        database.setHostName(socket.isEmpty() ? url.host() : socket);
        database.setPort(url.port(5432));
        database.setUserName(url.userName(QUrl::FullyDecoded));
        database.setPassword(url.password(QUrl::FullyDecoded));
        database.setDatabaseName(url.path(QUrl::FullyDecoded).mid(1));
        // A server that is gone without a word is noticed too.
        database.setConnectOptions(
            QStringLiteral("connect_timeout=5;tcp_user_timeout=15000;keepalives_idle=5;"
                           "keepalives_interval=5;keepalives_count=2"));
    }
    if (!database.open())
        return fail(database.lastError().text());
    // Otherwise the server remarks on the standard error that the tables are there already.
    if (isServer())
        return run(QStringLiteral("SET client_min_messages TO warning"));
    // What is acknowledged must survive a power cut: the log is flushed at each commit.
    return run(QStringLiteral("PRAGMA journal_mode = WAL")) &&
           run(QStringLiteral("PRAGMA synchronous = FULL")) &&
           // What a teacher removes leaves no trace in free pages.
           run(QStringLiteral("PRAGMA secure_delete = ON"));
}

bool SqlConnection::fail(const QString& reason) {
    m_error = reason;
    return false;
}

bool SqlConnection::run(QSqlQuery& query, const QVariantList& values) {
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() || fail(query.lastError().text());
}

bool SqlConnection::run(const QString& statement, const QVariantList& values) {
    QSqlQuery query(QSqlDatabase::database(m_name));
    // PostgreSQL cannot prepare a statement that makes a table.
    if (values.isEmpty())
        return query.exec(statement) || fail(query.lastError().text());
    return (query.prepare(statement) || fail(query.lastError().text())) && run(query, values);
}

bool SqlConnection::read(const QString& statement, const QVariantList& values,
                         const std::function<void(const QSqlQuery&)>& row) {
    QSqlQuery query(QSqlDatabase::database(m_name));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fail(query.lastError().text());
    if (!run(query, values))
        return false;
    while (query.next())
        row(query);
    // SQLite finds some damage only when it comes to it.
    return query.lastError().type() == QSqlError::NoError || fail(query.lastError().text());
}

bool SqlConnection::transact(const std::function<bool()>& work) {
    QSqlDatabase database = QSqlDatabase::database(m_name);
    if (!database.transaction())
        return fail(database.lastError().text());
    if (work() && (database.commit() || fail(database.lastError().text())))
        return true;
    database.rollback();
    return false;
}

bool SqlConnection::attempt(const std::function<bool()>& work) {
    if (!QSqlDatabase::contains(m_name))
        return connect() && work();
    if (work())
        return true;
    const QString reason = m_error;
    disconnect();
    if (connect())
        return work();
    return fail(reason);
}

} // namespace app
