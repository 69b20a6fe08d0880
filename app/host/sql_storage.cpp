// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>
#include <QtCore/QVariant>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <algorithm>
#include <atomic>
#include <functional>

namespace app {

namespace {

/// Each step turns the tables of the version before it into those of the next; a step that was released is
/// never changed. All statements are understood by SQLite and by PostgreSQL.
const std::vector<QStringList>& migrations() {
    static const std::vector<QStringList> steps{
        {
            QStringLiteral("CREATE TABLE members (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "nickname TEXT NOT NULL, role TEXT NOT NULL, token_hash TEXT NOT NULL, "
                           "PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_tables (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "game TEXT NOT NULL, seats INTEGER NOT NULL, length INTEGER NOT NULL, "
                           "bot TEXT NOT NULL, clock INTEGER NOT NULL, file TEXT NOT NULL, "
                           "PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_seats (host TEXT NOT NULL, table_number INTEGER NOT NULL, "
                           "seat INTEGER NOT NULL, member INTEGER NOT NULL, "
                           "PRIMARY KEY (host, table_number, seat))"),
        },
        {
            QStringLiteral("CREATE TABLE class_pools (host TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "stage TEXT NOT NULL, hidden INTEGER NOT NULL, "
                           "PRIMARY KEY (host, experiment))"),
            QStringLiteral("CREATE TABLE class_contributions (host TEXT NOT NULL, id INTEGER NOT NULL, "
                           "member INTEGER NOT NULL, number INTEGER NOT NULL, "
                           "experiment INTEGER NOT NULL, counts TEXT NOT NULL, source TEXT NOT NULL, "
                           "group_number INTEGER NOT NULL, replaces INTEGER NOT NULL, "
                           "parents TEXT NOT NULL, rule TEXT NOT NULL, received BIGINT NOT NULL, "
                           "PRIMARY KEY (host, id))"),
            QStringLiteral("CREATE TABLE class_last_numbers (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "number INTEGER NOT NULL, PRIMARY KEY (host, member))"),
            QStringLiteral("CREATE TABLE class_votes (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "question TEXT NOT NULL, options TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "stage TEXT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_ballots (host TEXT NOT NULL, vote INTEGER NOT NULL, "
                           "round INTEGER NOT NULL, member INTEGER NOT NULL, option INTEGER NOT NULL, "
                           "PRIMARY KEY (host, vote, round, member))"),
        },
        {
            QStringLiteral("CREATE TABLE class_pupils (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "page TEXT NOT NULL, lesson TEXT NOT NULL, step TEXT NOT NULL, "
                           "done INTEGER NOT NULL, raised INTEGER NOT NULL, since BIGINT NOT NULL, "
                           "PRIMARY KEY (host, member))"),
            QStringLiteral("CREATE TABLE class_answers (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "number INTEGER NOT NULL, received BIGINT NOT NULL, lesson TEXT NOT NULL, "
                           "question TEXT NOT NULL, form INTEGER NOT NULL, choice INTEGER NOT NULL, "
                           "is_right INTEGER NOT NULL, is_first INTEGER NOT NULL, hints INTEGER NOT NULL, "
                           "misconception TEXT NOT NULL, problem TEXT NOT NULL, seed BIGINT NOT NULL, "
                           "PRIMARY KEY (host, member, number))"),
            QStringLiteral("CREATE TABLE class_leads (host TEXT NOT NULL PRIMARY KEY, "
                           "dark INTEGER NOT NULL, words TEXT NOT NULL, lesson TEXT NOT NULL, "
                           "step TEXT NOT NULL)"),
            QStringLiteral("CREATE TABLE class_errands (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "sent BIGINT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, "
                           "step TEXT NOT NULL, seed BIGINT NOT NULL, table_number INTEGER NOT NULL, "
                           "recipients TEXT NOT NULL, PRIMARY KEY (host, number))"),
        },
        {
            QStringLiteral("CREATE TABLE class_steps (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "lesson TEXT NOT NULL, done INTEGER NOT NULL, "
                           "PRIMARY KEY (host, member, lesson))"),
            QStringLiteral("INSERT INTO class_steps (host, member, lesson, done) "
                           "SELECT host, member, lesson, done FROM class_pupils "
                           "WHERE lesson <> '' AND done > 0"),
        },
        {
            QStringLiteral("ALTER TABLE class_pools ADD COLUMN together INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("CREATE TABLE class_sums (host TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "name TEXT NOT NULL, contributors INTEGER NOT NULL, tables INTEGER NOT NULL, "
                           "counts TEXT NOT NULL, PRIMARY KEY (host, experiment))"),
        },
        {
            QStringLiteral("ALTER TABLE members ADD COLUMN installation TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE members ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("CREATE TABLE class_sittings (host TEXT NOT NULL, table_number INTEGER NOT NULL, "
                           "member INTEGER NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, "
                           "PRIMARY KEY (host, table_number, member, place))"),
            QStringLiteral("ALTER TABLE class_pupils ADD COLUMN seen BIGINT NOT NULL DEFAULT 0"),
        },
    };
    return steps;
}

QString nextConnection() {
    // Each thread has its own connections.
    static std::atomic<int> count = 0;
    return QStringLiteral("class-%1").arg(++count);
}

QString roleWord(messages::Role role) {
    switch (role) {
    case messages::Role::Pupil: return QStringLiteral("pupil");
    case messages::Role::Observer: return QStringLiteral("observer");
    case messages::Role::Teacher: return QStringLiteral("teacher");
    }
    return {};
}

messages::Role roleOf(const QString& word) {
    for (const auto role : {messages::Role::Observer, messages::Role::Teacher})
        if (word == roleWord(role))
            return role;
    return messages::Role::Pupil;
}

/// Both systems take an empty text that is not null.
QString textOf(const std::string& text) {
    return text.empty() ? QLatin1String("") : QString::fromStdString(text);
}

} // namespace

SqlStorage::SqlStorage(const QString& place, const QString& host)
    : m_place(place), m_host(host), m_connection(nextConnection()) {}

SqlStorage::~SqlStorage() {
    disconnect();
}

std::unique_ptr<SqlStorage> SqlStorage::open(const QString& place, const QString& host, QString* error) {
    std::unique_ptr<SqlStorage> storage(new SqlStorage(place, host));
    const bool isReady = storage->connectToPlace() && storage->migrate();
    // A connection belongs to the thread that has made it; the storage is used on another one.
    storage->disconnect();
    if (isReady)
        return storage;
    *error = storage->m_error;
    return nullptr;
}

int SqlStorage::version() {
    return static_cast<int>(migrations().size());
}

void SqlStorage::disconnect() {
    if (!QSqlDatabase::contains(m_connection))
        return;
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

bool SqlStorage::connectToPlace() {
    const bool isServer = m_place.startsWith(QLatin1String("postgresql://"));
    QSqlDatabase database = QSqlDatabase::addDatabase(
        isServer ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_connection);
    if (!database.isValid())
        return fail(QStringLiteral("the driver for this kind of database is missing"));
    if (!isServer) {
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
    if (isServer)
        return run(QStringLiteral("SET client_min_messages TO warning"));
    // What is acknowledged must survive a power cut: the log is flushed at each commit.
    return run(QStringLiteral("PRAGMA journal_mode = WAL")) &&
           run(QStringLiteral("PRAGMA synchronous = FULL")) &&
           // What a teacher removes leaves no trace in free pages.
           run(QStringLiteral("PRAGMA secure_delete = ON"));
}

bool SqlStorage::migrate() {
    return transact([this] {
        if (!run(QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")))
            return false;
        QSqlQuery query(QSqlDatabase::database(m_connection));
        if (!query.exec(QStringLiteral("SELECT version FROM schema_version")))
            return fail(query.lastError().text());
        const bool isNew = !query.next();
        const int found = isNew ? 0 : query.value(0).toInt();
        if (found > version())
            return fail(QStringLiteral("the database was written by a later version of the program"));
        for (int step = found; step < version(); ++step)
            for (const QString& statement : migrations()[static_cast<std::size_t>(step)])
                if (!run(statement))
                    return false;
        if (found == version())
            return true;
        return run(isNew ? QStringLiteral("INSERT INTO schema_version (version) VALUES (?)")
                         : QStringLiteral("UPDATE schema_version SET version = ?"),
                   {version()});
    });
}

bool SqlStorage::fail(const QString& reason) {
    m_error = reason;
    return false;
}

bool SqlStorage::run(QSqlQuery& query, const QVariantList& values) {
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() || fail(query.lastError().text());
}

bool SqlStorage::run(const QString& statement, const QVariantList& values) {
    QSqlQuery query(QSqlDatabase::database(m_connection));
    // PostgreSQL cannot prepare a statement that makes a table.
    if (values.isEmpty())
        return query.exec(statement) || fail(query.lastError().text());
    return (query.prepare(statement) || fail(query.lastError().text())) && run(query, values);
}

/// Everything that the work does, or nothing.
bool SqlStorage::transact(const std::function<bool()>& work) {
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    if (!database.transaction())
        return fail(database.lastError().text());
    if (work() && (database.commit() || fail(database.lastError().text())))
        return true;
    database.rollback();
    return false;
}

bool SqlStorage::attempt(const std::function<bool()>& work) {
    if (!QSqlDatabase::contains(m_connection))
        return connectToPlace() && work();
    if (work())
        return true;
    const QString reason = m_error;
    disconnect();
    if (connectToPlace())
        return work();
    return fail(reason);
}

bool SqlStorage::read(const QString& statement, const std::function<void(const QSqlQuery&)>& row) {
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!query.prepare(statement))
        return fail(query.lastError().text());
    if (!run(query, {m_host}))
        return false;
    while (query.next())
        row(query);
    return true;
}

std::optional<ClassStorage::Contents> SqlStorage::load() {
    Contents contents;
    const auto work = [&] {
        contents = {};
        return loadAll(contents);
    };
    return attempt(work) ? std::optional(std::move(contents)) : std::nullopt;
}

bool SqlStorage::loadAll(Contents& contents) {
    return read(QStringLiteral("SELECT number, nickname, role, token_hash, installation, confirmed FROM "
                               "members WHERE host = ? "
                               "ORDER BY number"),
                [&](const QSqlQuery& row) {
                    contents.members.push_back({.number = row.value(0).toInt(),
                                                .nickname = row.value(1).toString().toStdString(),
                                                .role = roleOf(row.value(2).toString()),
                                                .tokenHash = row.value(3).toString().toLatin1(),
                                                .installation = row.value(4).toString().toLatin1(),
                                                .isConfirmed = row.value(5).toInt() != 0});
                }) &&
           read(QStringLiteral("SELECT number, game, seats, length, bot, clock, file FROM class_tables "
                               "WHERE host = ? ORDER BY number"),
                [&](const QSqlQuery& row) {
                    StoredTable table;
                    table.number = row.value(0).toInt();
                    table.rules = {.game = row.value(1).toString().toStdString(),
                                   .seats = row.value(2).toInt(),
                                   .length = row.value(3).toInt(),
                                   .bot = row.value(4).toString().toStdString(),
                                   .clock = row.value(5).toInt()};
                    table.game = row.value(6).toString();
                    table.seats.resize(static_cast<std::size_t>(std::max(0, table.rules.seats)));
                    contents.tables.push_back(std::move(table));
                }) &&
           read(QStringLiteral("SELECT table_number, seat, member FROM class_seats WHERE host = ?"),
                [&](const QSqlQuery& row) {
                    const auto seat = static_cast<std::size_t>(row.value(1).toInt());
                    for (StoredTable& table : contents.tables)
                        if (table.number == row.value(0).toInt() && seat < table.seats.size())
                            table.seats[seat] = row.value(2).toInt();
                }) &&
           read(QStringLiteral("SELECT table_number, member, seat FROM class_sittings WHERE host = ? "
                               "ORDER BY table_number, member, place"),
                [&](const QSqlQuery& row) {
                    for (StoredTable& table : contents.tables)
                        if (table.number == row.value(0).toInt())
                            table.sat[row.value(1).toInt()].push_back(
                                static_cast<core::Seat>(row.value(2).toInt()));
                }) &&
           loadPolls(contents.polls) && loadFollow(contents.follow);
}

/// A row with this number can also be there if the connection broke while it was committed: then nobody has
/// got the token.
bool SqlStorage::save(const Member& member) {
    return attempt([&] {
        return run(QStringLiteral("INSERT INTO members (host, number, nickname, role, token_hash, "
                                  "installation, confirmed) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (host, "
                                  "number) DO UPDATE SET "
                                  "nickname = excluded.nickname, role = excluded.role, "
                                  "token_hash = excluded.token_hash, installation = excluded.installation, "
                                  "confirmed = excluded.confirmed"),
                   {m_host, member.number, textOf(member.nickname), roleWord(member.role),
                    QString::fromLatin1(member.tokenHash), textOf(member.installation.toStdString()),
                    member.isConfirmed ? 1 : 0});
    });
}

bool SqlStorage::removeMember(int number) {
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND member = ?"),
                   {m_host, number}) &&
               run(QStringLiteral("UPDATE members SET token_hash = '' WHERE host = ? AND number = ?"),
                   {m_host, number});
    };
    return attempt([&] { return transact(work); });
}

bool SqlStorage::save(const std::vector<StoredTable>& tables) {
    const auto work = [&] {
        return std::ranges::all_of(tables, [this](const StoredTable& table) { return write(table); });
    };
    return attempt([&] { return transact(work); });
}

bool SqlStorage::write(const StoredTable& table) {
    if (!run(QStringLiteral("INSERT INTO class_tables (host, number, game, seats, length, bot, clock, file) "
                            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
                            "ON CONFLICT (host, number) DO UPDATE SET game = excluded.game, "
                            "seats = excluded.seats, length = excluded.length, bot = excluded.bot, "
                            "clock = excluded.clock, file = excluded.file"),
             {m_host, table.number, textOf(table.rules.game), table.rules.seats, table.rules.length,
              textOf(table.rules.bot), table.rules.clock, textOf(table.game.toStdString())}) ||
        !run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND table_number = ?"),
             {m_host, table.number}) ||
        !run(QStringLiteral("DELETE FROM class_sittings WHERE host = ? AND table_number = ?"),
             {m_host, table.number}))
        return false;
    for (const auto& [member, seats] : table.sat)
        for (std::size_t place = 0; place < seats.size(); ++place)
            if (!run(QStringLiteral("INSERT INTO class_sittings (host, table_number, member, place, seat) "
                                    "VALUES (?, ?, ?, ?, ?)"),
                     {m_host, table.number, member, static_cast<int>(place), static_cast<int>(seats[place])}))
                return false;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        if (table.seats[seat] != 0 &&
            !run(QStringLiteral("INSERT INTO class_seats (host, table_number, seat, member) "
                                "VALUES (?, ?, ?, ?)"),
                 {m_host, table.number, static_cast<int>(seat), table.seats[seat]}))
            return false;
    return true;
}

bool SqlStorage::removeTable(int number) {
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND table_number = ?"),
                   {m_host, number}) &&
               run(QStringLiteral("DELETE FROM class_sittings WHERE host = ? AND table_number = ?"),
                   {m_host, number}) &&
               run(QStringLiteral("DELETE FROM class_tables WHERE host = ? AND number = ?"),
                   {m_host, number});
    };
    return attempt([&] { return transact(work); });
}

} // namespace app
