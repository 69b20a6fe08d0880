// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_rows.h"

#include "members.h"
#include "sql_connection.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtSql/QSqlQuery>

#include <algorithm>
#include <set>

namespace app {

namespace {

struct MemberNames {
    Q_DECLARE_TR_FUNCTIONS(app::SqlRows)
};

QString contentOfRow(const SqlTable& table, const QVariantList& row) {
    QJsonObject content;
    const QStringList columns = table.columns();
    for (qsizetype i = 0; i < columns.size(); ++i)
        content.insert(columns[i], row[i].toString());
    return QString::fromUtf8(QJsonDocument(content).toJson(QJsonDocument::Compact));
}

} // namespace

bool SqlRows::readWhere(const SqlTable& table, const QString& where, const QVariantList& values,
                        const QString& order, const std::function<void(const SqlRow&)>& row) {
    const auto take = [&](const QSqlQuery& query) {
        const int size = static_cast<int>(table.columns().size());
        SqlRow one;
        one.columns.reserve(size);
        for (int column = 0; column < size; ++column)
            one.columns << query.value(column);
        const QString checksum = query.value(size).toString();
        one.fit = checksum.isEmpty()                        ? SqlRow::Fit::Unchecked
                  : checksum == table.checksum(one.columns) ? SqlRow::Fit::Good
                                                            : SqlRow::Fit::Damaged;
        row(one);
    };
    return m_database.read(table.selection() + QLatin1Char(' ') + where +
                               (order.isEmpty() ? QString() : QStringLiteral(" ORDER BY ") + order),
                           values, take);
}

bool SqlRows::read(const SqlTable& table, const QString& order,
                   const std::function<void(const SqlRow&)>& row) {
    if (m_database.isServer())
        return readWhere(table, QStringLiteral("WHERE host = ?"), {m_host}, order, row);
    return readWhere(table, QStringLiteral("NOT INDEXED"), {}, order, [&](const SqlRow& one) {
        if (one.fit == SqlRow::Fit::Damaged || one.columns.front().toString() == m_host)
            row(one);
    });
}

bool SqlRows::readOthers(const SqlTable& table, const QString& order,
                         const std::function<void(const SqlRow&)>& row) {
    return readWhere(table, QStringLiteral("WHERE host <> ?"), {m_host}, order, row);
}

bool SqlRows::write(const SqlTable& table, const QVariantList& row, const char* condition) {
    return m_database.run(table.insertion(condition), row + QVariantList{table.checksum(row)});
}

bool SqlRows::put(const SqlTable& table, const QVariantList& columns, const char* condition) {
    return write(table, QVariantList{m_host} + columns, condition);
}

bool SqlRows::sort(const SqlTable& table, Sorted& rows) {
    const auto take = [&](const SqlRow& row) {
        rows.hasUnchecked = rows.hasUnchecked ||
                            (row.fit == SqlRow::Fit::Unchecked && row.columns.front().toString() == m_host);
        (row.fit == SqlRow::Fit::Damaged ? rows.damaged : rows.good).push_back(row);
    };
    // A file may hold other classes' rows, which must survive when a table is rebuilt.
    return m_database.isServer() ? readWhere(table, QStringLiteral("WHERE host = ?"), {m_host}, {}, take)
                                 : readWhere(table, QStringLiteral("NOT INDEXED"), {}, {}, take);
}

bool SqlRows::mendTable(const SqlTable& table, bool isOrdered, RowDamage& damage) {
    Sorted rows;
    if (!sort(table, rows))
        return false;
    const QString name = QLatin1String(table.name);
    if (rows.damaged.empty() && isOrdered)
        return !rows.hasUnchecked || std::ranges::all_of(rows.good, [&](const SqlRow& row) {
            return row.fit != SqlRow::Fit::Unchecked || row.columns.front().toString() != m_host ||
                   write(table, row.columns);
        });
    if (!rows.damaged.empty())
        damage[table.kind] += static_cast<int>(rows.damaged.size());
    for (const SqlRow& row : rows.damaged)
        if (!m_database.run(
                QStringLiteral("INSERT INTO class_damaged (host, table_name, content) VALUES (?, ?, ?)"),
                {m_host, name, contentOfRow(table, row.columns)}))
            return false;
    if (m_database.isServer()) {
        if (!m_database.run(QStringLiteral("DELETE FROM %1 WHERE host = ?").arg(name), {m_host}))
            return false;
    } else {
        // An index that does not fit its table refuses to have rows removed.
        QString form;
        if (!m_database.read(
                QStringLiteral("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?"), {name},
                [&](const QSqlQuery& query) { form = query.value(0).toString(); }) ||
            !m_database.run(QStringLiteral("DROP TABLE ") + name) || !m_database.run(form))
            return false;
    }
    return std::ranges::all_of(rows.good, [&](const SqlRow& row) { return write(table, row.columns); });
}

/// Whether the indexes of a file say what its tables say.
bool SqlRows::isOrdered(bool& answer) {
    answer = true;
    return m_database.isServer() ||
           m_database.read(QStringLiteral("PRAGMA integrity_check(1)"), {}, [&](const QSqlQuery& query) {
               answer = query.value(0).toString() == QLatin1String("ok");
           });
}

bool SqlRows::mend(RowDamage& damage) {
    bool ordered = true;
    if (!isOrdered(ordered))
        return false;
    RowDamage found;
    for (const SqlTable* const table : sql_tables::all())
        if (!mendTable(*table, ordered, found))
            return false;
    if (found.contains(RowKind::Member) && !keepNumbersOfMembers())
        return false;
    // The next vote will have the number of one that is gone.
    if (found.contains(RowKind::Vote) &&
        !m_database.run(QStringLiteral("DELETE FROM class_ballots WHERE host = ? AND vote NOT IN "
                                       "(SELECT number FROM class_votes WHERE host = ?)"),
                        {m_host, m_host}))
        return false;
    for (const auto& [kind, count] : found)
        damage[kind] += count;
    return true;
}

bool SqlRows::keepNumbersOfMembers() {
    std::set<int> known;
    std::set<int> named;
    const auto note = [](std::set<int>& into, int column) {
        return [&into, column](const SqlRow& row) { into.insert(row.value(column).toInt()); };
    };
    using namespace sql_tables;
    if (!read(members, {}, note(known, 0)) || !read(seats, {}, note(named, 2)) ||
        !read(sittings, {}, note(named, 1)) || !read(contributions, {}, note(named, 1)) ||
        !read(lastNumbers, {}, note(named, 0)) || !read(ballots, {}, note(named, 2)) ||
        !read(pupils, {}, note(named, 0)) || !read(steps, {}, note(named, 0)) ||
        !read(answers, {}, note(named, 0)))
        return false;
    named.insert(known.begin(), known.end());
    // Numbers are given away one after the other, and so are nicknames.
    const int last = named.empty() ? 0 : std::min(*named.rbegin(), Members::lastNumber);
    for (int number = 1; number <= last; ++number) {
        if (known.contains(number))
            continue;
        if (!put(members, {number, MemberNames::tr("Pupil %1").arg(number), QStringLiteral("pupil"),
                           QLatin1String(""), QLatin1String(""), 0}) ||
            !m_database.run(QStringLiteral("DELETE FROM class_seats WHERE host = ? AND member = ?"),
                            {m_host, number}))
            return false;
    }
    return true;
}

} // namespace app
