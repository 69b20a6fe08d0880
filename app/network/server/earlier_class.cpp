// SPDX-License-Identifier: GPL-3.0-or-later
#include "earlier_class.h"

#include "app/base/files/checksum.h"
#include "record_table.h"
#include "sql_connection.h"

#include <QtSql/QSqlQuery>

#include <algorithm>
#include <functional>

namespace app::earlier_class {

namespace {

constexpr int readableVersion = 7;
constexpr qsizetype checksumDigits = 16;

/// As the version before wrote it: over the table's name and all columns. A row without one is older still.
bool isWhole(const QString& table, const QVariantList& row, const QString& checksum) {
    QByteArray bytes = table.toUtf8();
    for (const QVariant& value : row) {
        const QByteArray text = value.toString().toUtf8();
        bytes += '\n' + QByteArray::number(text.size()) + ':' + text;
    }
    return checksum.isEmpty() || checksum == checksumOf(bytes, checksumDigits);
}

std::string textIn(const QVariant& value) {
    return value.toString().toStdString();
}

/// Reads the rows of one class.
class Rows {
public:
    Rows(SqlConnection& database, QString classId, RecordDamage& damage)
        : m_database(database), m_classId(std::move(classId)), m_damage(damage) {}

    /// The columns begin with `host`, which `take` gets too.
    bool read(const QString& table, RecordKind kind, const QStringList& columns, const QString& order,
              const std::function<void(const QVariantList&)>& take) {
        return m_database.read(
            QStringLiteral("SELECT %1, checksum FROM %2 WHERE host = ? ORDER BY %3")
                .arg(columns.join(QLatin1String(", ")), table, order),
            {m_classId}, [&](const QSqlQuery& query) {
                QVariantList row;
                for (int column = 0; column < columns.size(); ++column)
                    row << query.value(column);
                if (isWhole(table, row, query.value(static_cast<int>(columns.size())).toString()))
                    take(row);
                else
                    ++m_damage[kind];
            });
    }

private:
    SqlConnection& m_database;
    const QString m_classId;
    RecordDamage& m_damage;
};

bool readAll(Rows rows, ClassStorage::Contents& contents) {
    return rows.read(QStringLiteral("members"), RecordKind::Member,
                     {"host", "number", "nickname", "role", "token_hash", "installation", "confirmed"},
                     QStringLiteral("number"),
                     [&](const QVariantList& row) {
                         const QString role = row[3].toString();
                         contents.members.push_back(
                             {.number = row[1].toInt(),
                              .nickname = textIn(row[2]),
                              .role = role == QLatin1String("pupil")     ? messages::Role::Pupil
                                      : role == QLatin1String("teacher") ? messages::Role::Teacher
                                                                         : messages::Role::Observer,
                              .tokenHash = row[4].toString().toLatin1(),
                              .isConfirmed = row[6].toInt() != 0});
                     }) &&
           rows.read(QStringLiteral("class_steps"), RecordKind::Steps, {"host", "member", "lesson", "done"},
                     QStringLiteral("member, lesson"),
                     [&](const QVariantList& row) {
                         contents.monitor.steps.push_back(
                             {.member = row[1].toInt(), .lesson = textIn(row[2]), .done = row[3].toInt()});
                     }) &&
           rows.read(QStringLiteral("class_answers"), RecordKind::Answer,
                     {"host", "member", "number", "received", "lesson", "question", "form", "choice",
                      "is_right", "is_first", "hints", "misconception", "problem", "seed"},
                     QStringLiteral("received, member, number"), [&](const QVariantList& row) {
                         contents.monitor.answers.push_back({.member = row[1].toInt(),
                                                             .time = row[3].toLongLong(),
                                                             .given = {.number = row[2].toInt(),
                                                                       .lesson = textIn(row[4]),
                                                                       .question = textIn(row[5]),
                                                                       .form = row[6].toInt(),
                                                                       .choice = row[7].toInt(),
                                                                       .right = row[8].toInt() != 0,
                                                                       .first = row[9].toInt() != 0,
                                                                       .hints = row[10].toInt(),
                                                                       .misconception = textIn(row[11]),
                                                                       .problem = textIn(row[12]),
                                                                       .seed = row[13].toLongLong()}});
                     });
}

} // namespace

QStringList tables() {
    return {QStringLiteral("members"),
            QStringLiteral("class_tables"),
            QStringLiteral("class_pools"),
            QStringLiteral("class_leads"),
            QStringLiteral("class_seats"),
            QStringLiteral("class_sittings"),
            QStringLiteral("class_sums"),
            QStringLiteral("class_contributions"),
            QStringLiteral("class_last_numbers"),
            QStringLiteral("class_votes"),
            QStringLiteral("class_ballots"),
            QStringLiteral("class_pupils"),
            QStringLiteral("class_steps"),
            QStringLiteral("class_answers"),
            QStringLiteral("class_errands"),
            QStringLiteral("class_damaged")};
}

std::optional<ClassStorage::Contents> read(const QString& place, const QString& classId, QString* error) {
    SqlConnection database(place);
    ClassStorage::Contents contents;
    const bool isRead =
        database.connect() &&
        (RecordTable::versionIn(database) == readableVersion ||
         database.fail(QStringLiteral("its tables are older than those that can still be read"))) &&
        readAll({database, classId, contents.damage}, contents);
    if (isRead)
        return contents;
    *error = database.error();
    return std::nullopt;
}

bool erase(const QString& place, const QString& classId) {
    SqlConnection database(place);
    return database.connect() && RecordTable::versionIn(database) == readableVersion &&
           database.transact([&] {
               return std::ranges::all_of(tables(), [&](const QString& table) {
                   return database.run(QStringLiteral("DELETE FROM %1 WHERE host = ?").arg(table), {classId});
               });
           });
}

} // namespace app::earlier_class
