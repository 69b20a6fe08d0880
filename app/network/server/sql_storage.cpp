// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QVariant>
#include <QtSql/QSqlQuery>

#include <algorithm>
#include <functional>

namespace app {

using namespace sql_values;

namespace {

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

} // namespace

SqlStorage::SqlStorage(const QString& place, const QString& host)
    : m_place(place), m_host(host), m_database(place), m_rows(m_database, host) {}

SqlStorage::~SqlStorage() = default;

std::unique_ptr<SqlStorage> SqlStorage::open(const QString& place, const QString& host, QString* error) {
    std::unique_ptr<SqlStorage> storage(new SqlStorage(place, host));
    const bool isReady = storage->m_database.connect() && storage->migrate();
    // A connection belongs to the thread that has made it; the storage is used on another one.
    storage->m_database.disconnect();
    if (isReady)
        return storage;
    *error = storage->error();
    return nullptr;
}

int SqlStorage::version() {
    return static_cast<int>(sql_tables::migrations().size());
}

bool SqlStorage::migrate() {
    return m_database.transact([this] {
        if (!run(QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")))
            return false;
        bool isNew = true;
        int found = 0;
        if (!m_database.read(QStringLiteral("SELECT version FROM schema_version"), {},
                             [&](const QSqlQuery& row) {
                                 isNew = false;
                                 found = row.value(0).toInt();
                             }))
            return false;
        if (found > version())
            return m_database.fail(
                QStringLiteral("the database was written by a later version of the program"));
        for (int step = found; step < version(); ++step)
            for (const QString& statement : sql_tables::migrations()[static_cast<std::size_t>(step)])
                if (!run(statement))
                    return false;
        if (found == version())
            return true;
        return run(isNew ? QStringLiteral("INSERT INTO schema_version (version) VALUES (?)")
                         : QStringLiteral("UPDATE schema_version SET version = ?"),
                   {version()});
    });
}

std::optional<RowDamage> SqlStorage::mend() {
    RowDamage damage;
    const auto work = [&] {
        damage.clear();
        return m_database.transact([&] { return m_rows.mend(damage); });
    };
    const bool isDone = m_database.attempt(work);
    // As after `open`.
    m_database.disconnect();
    return isDone ? std::optional(std::move(damage)) : std::nullopt;
}

bool SqlStorage::read(const SqlTable& table, const char* order,
                      const std::function<void(const SqlRow&)>& row) {
    return m_rows.read(table, QLatin1String(order), [&](const SqlRow& one) {
        if (one.fit == SqlRow::Fit::Damaged)
            ++m_damage[table.kind];
        else
            row(one);
    });
}

std::optional<ClassStorage::Contents> SqlStorage::load() {
    Contents contents;
    const auto work = [&] {
        contents = {};
        m_damage.clear();
        return loadAll(contents);
    };
    if (!attempt(work))
        return std::nullopt;
    contents.damage = m_damage;
    return contents;
}

bool SqlStorage::loadAll(Contents& contents) {
    return read(sql_tables::members, "number",
                [&](const SqlRow& row) {
                    contents.members.push_back({.number = row.value(0).toInt(),
                                                .nickname = textIn(row, 1),
                                                .role = roleOf(row.value(2).toString()),
                                                .tokenHash = row.value(3).toString().toLatin1(),
                                                .installation = row.value(4).toString().toLatin1(),
                                                .isConfirmed = row.value(5).toInt() != 0});
                }) &&
           read(sql_tables::tables, "number",
                [&](const SqlRow& row) {
                    StoredTable table;
                    table.number = row.value(0).toInt();
                    table.rules = {.game = textIn(row, 1),
                                   .seats = row.value(2).toInt(),
                                   .length = row.value(3).toInt(),
                                   .bot = textIn(row, 4),
                                   .clock = row.value(5).toInt()};
                    table.game = row.value(6).toString();
                    table.seats.resize(static_cast<std::size_t>(std::max(0, table.rules.seats)));
                    contents.tables.push_back(std::move(table));
                }) &&
           read(sql_tables::seats, "table_number, seat",
                [&](const SqlRow& row) {
                    const auto seat = static_cast<std::size_t>(row.value(1).toInt());
                    for (StoredTable& table : contents.tables)
                        if (table.number == row.value(0).toInt() && seat < table.seats.size())
                            table.seats[seat] = row.value(2).toInt();
                }) &&
           read(sql_tables::sittings, "table_number, member, place",
                [&](const SqlRow& row) {
                    for (StoredTable& table : contents.tables)
                        if (table.number == row.value(0).toInt())
                            table.sat[row.value(1).toInt()].push_back(
                                static_cast<core::Seat>(row.value(3).toInt()));
                }) &&
           loadPolls(contents.polls) && loadFollow(contents.follow);
}

/// A row with this number can also be there if the connection broke while it was committed: then nobody has
/// got the token.
bool SqlStorage::save(const Member& member) {
    return attempt([&] { return write(member); });
}

bool SqlStorage::write(const Member& member) {
    return m_rows.put(sql_tables::members,
                      {member.number, lineOf(member.nickname), roleWord(member.role),
                       lineOf(member.tokenHash.toStdString()), lineOf(member.installation.toStdString()),
                       member.isConfirmed ? 1 : 0});
}

bool SqlStorage::removeMember(int number) {
    const auto work = [&] {
        QVariantList row;
        return run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND member = ?"),
                   {m_host, number}) &&
               read(sql_tables::members, "number",
                    [&](const SqlRow& one) {
                        if (one.value(0).toInt() != number)
                            return;
                        row = one.columns.mid(1);
                        row[3] = QLatin1String(""); // the token's hash
                    }) &&
               (row.isEmpty() || m_rows.put(sql_tables::members, row));
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
    if (!m_rows.put(sql_tables::tables,
                    {table.number, lineOf(table.rules.game), table.rules.seats, table.rules.length,
                     lineOf(table.rules.bot), table.rules.clock, lineOf(table.game.toStdString())}) ||
        !run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND table_number = ?"),
             {m_host, table.number}) ||
        !run(QStringLiteral("DELETE FROM class_sittings WHERE host = ? AND table_number = ?"),
             {m_host, table.number}))
        return false;
    for (const auto& [member, seats] : table.sat)
        for (std::size_t place = 0; place < seats.size(); ++place)
            if (!m_rows.put(sql_tables::sittings,
                            {table.number, member, static_cast<int>(place), static_cast<int>(seats[place])}))
                return false;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        if (table.seats[seat] != 0 &&
            !m_rows.put(sql_tables::seats, {table.number, static_cast<int>(seat), table.seats[seat]}))
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
