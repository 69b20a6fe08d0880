// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_table.h"

#include "app/base/files/checksum.h"
#include "sql_connection.h"

#include <QtCore/QVariant>
#include <QtSql/QSqlQuery>

#include <algorithm>

namespace app {

namespace {

constexpr qsizetype rowChecksumDigits = 16;

QString tableForm() {
    return QStringLiteral("CREATE TABLE class_records (class_id TEXT NOT NULL, kind TEXT NOT NULL, "
                          "id TEXT NOT NULL, content TEXT NOT NULL, checksum TEXT NOT NULL, "
                          "PRIMARY KEY (class_id, kind, id))");
}

/// Not null even if it is empty.
QString columnOf(std::string_view text) {
    return text.empty() ? QLatin1String("")
                        : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString nameOf(RecordKind kind) {
    return columnOf(core::nameWord(kind));
}

} // namespace

/// As it stands in the table.
struct RecordTable::Row {
    QString classId;
    QString kind;
    QString id;
    QString content;
    QString checksum;

    QString rightChecksum() const {
        // With their sizes, so that no two rows give the same bytes.
        QByteArray bytes(name);
        for (const QString* const column : {&classId, &kind, &id, &content}) {
            const QByteArray text = column->toUtf8();
            bytes += '\n' + QByteArray::number(text.size()) + ':' + text;
        }
        return checksumOf(bytes, rowChecksumDigits);
    }
    bool isWhole() const { return checksum == rightChecksum(); }
    StoredRecord record() const { return {recordKind(), id.toStdString(), content.toStdString()}; }
    RecordKind recordKind() const { return recordKindOf(kind.toStdString()); }
};

std::optional<int> RecordTable::versionIn(SqlConnection& database) {
    int tables = 0;
    int found = 0;
    const QString whether =
        database.isServer()
            ? QStringLiteral("SELECT count(to_regclass('schema_version'))")
            : QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'");
    if (!database.read(whether, {}, [&](const QSqlQuery& row) { tables = row.value(0).toInt(); }) ||
        (tables != 0 &&
         !database.read(QStringLiteral("SELECT version FROM schema_version"), {},
                        [&](const QSqlQuery& row) { found = std::max(found, row.value(0).toInt()); })))
        return std::nullopt;
    return found;
}

bool RecordTable::prepare() {
    return m_database.transact([this] {
        const auto found = versionIn(m_database);
        if (!found || *found == version)
            return found.has_value();
        if (*found > version)
            return m_database.fail(
                QStringLiteral("the database was written by a later version of the program"));
        if (*found > 0)
            return m_database.fail(
                QStringLiteral("the database was written by an earlier version of the program"));
        return m_database.run(
                   QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")) &&
               m_database.run(tableForm()) &&
               m_database.run(
                   QStringLiteral("CREATE TABLE class_damaged (class_id TEXT NOT NULL, "
                                  "kind TEXT NOT NULL, id TEXT NOT NULL, content TEXT NOT NULL)")) &&
               m_database.run(QStringLiteral("INSERT INTO schema_version (version) VALUES (?)"), {version});
    });
}

bool RecordTable::readRows(const QString& where, const QVariantList& values,
                           const std::function<void(const Row&)>& take) {
    return m_database.read(
        QStringLiteral("SELECT class_id, kind, id, content, checksum FROM class_records ") + where, values,
        [&](const QSqlQuery& query) {
            take({query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                  query.value(3).toString(), query.value(4).toString()});
        });
}

bool RecordTable::readAll(const std::function<bool(const StoredRecord&)>& take, RecordDamage& damage) {
    const auto sort = [&](const Row& row) {
        const bool isWhole = row.isWhole();
        if (isWhole && row.classId != m_classId)
            return;
        if (!isWhole || !take(row.record()))
            ++damage[row.recordKind()];
    };
    return m_database.isServer() ? readRows(QStringLiteral("WHERE class_id = ?"), {m_classId}, sort)
                                 : readRows(QStringLiteral("NOT INDEXED"), {}, sort);
}

bool RecordTable::read(RecordKind kind, const std::function<void(const StoredRecord&)>& take) {
    return readRows(QStringLiteral("WHERE class_id = ? AND kind = ?"), {m_classId, nameOf(kind)},
                    [&](const Row& row) {
                        if (row.isWhole())
                            take(row.record());
                    });
}

bool RecordTable::read(RecordKind kind, const std::string& id,
                       const std::function<void(const StoredRecord&)>& take) {
    return readRows(QStringLiteral("WHERE class_id = ? AND kind = ? AND id = ?"),
                    {m_classId, nameOf(kind), columnOf(id)}, [&](const Row& row) {
                        if (row.isWhole())
                            take(row.record());
                    });
}

bool RecordTable::readOthers(RecordKind kind, const std::function<bool(const StoredRecord&)>& take,
                             RecordDamage& damage) {
    return readRows(QStringLiteral("WHERE kind = ? AND class_id <> ? ORDER BY class_id"),
                    {nameOf(kind), m_classId}, [&](const Row& row) {
                        if (!row.isWhole() || !take(row.record()))
                            ++damage[kind];
                    });
}

bool RecordTable::write(const Row& row) {
    return m_database.run(
        QStringLiteral("INSERT INTO class_records (class_id, kind, id, content, checksum) "
                       "VALUES (?, ?, ?, ?, ?) ON CONFLICT (class_id, kind, id) "
                       "DO UPDATE SET content = excluded.content, checksum = excluded.checksum"),
        {row.classId, row.kind, row.id, row.content, row.rightChecksum()});
}

bool RecordTable::put(const StoredRecord& record) {
    return write({m_classId, nameOf(record.kind), columnOf(record.id), columnOf(record.content), {}});
}

bool RecordTable::remove(RecordKind kind, const std::string& id) {
    return m_database.run(
        QStringLiteral("DELETE FROM class_records WHERE class_id = ? AND kind = ? AND id = ?"),
        {m_classId, nameOf(kind), columnOf(id)});
}

bool RecordTable::remove(RecordKind kind) {
    return m_database.run(QStringLiteral("DELETE FROM class_records WHERE class_id = ? AND kind = ?"),
                          {m_classId, nameOf(kind)});
}

/// Whether the indexes of a file say what its tables say.
bool RecordTable::isOrdered(bool& answer) {
    answer = true;
    return m_database.isServer() ||
           m_database.read(QStringLiteral("PRAGMA integrity_check(1)"), {}, [&](const QSqlQuery& query) {
               answer = query.value(0).toString() == QLatin1String("ok");
           });
}

bool RecordTable::mend(RecordDamage& damage) {
    bool isInOrder = true;
    if (!isOrdered(isInOrder))
        return false;
    std::vector<Row> good;
    std::vector<Row> damaged;
    const auto sort = [&](const Row& row) { (row.isWhole() ? good : damaged).push_back(row); };
    // A file may hold other classes' records, which must survive when the table is made again.
    if (!(m_database.isServer() ? readRows(QStringLiteral("WHERE class_id = ?"), {m_classId}, sort)
                                : readRows(QStringLiteral("NOT INDEXED"), {}, sort)))
        return false;
    if (damaged.empty() && isInOrder)
        return true;
    for (const Row& row : damaged) {
        ++damage[row.recordKind()];
        if (!m_database.run(
                QStringLiteral("INSERT INTO class_damaged (class_id, kind, id, content) VALUES (?, ?, ?, ?)"),
                {m_classId, row.kind, row.id, row.content}))
            return false;
    }
    return rebuild(good);
}

bool RecordTable::rebuild(const std::vector<Row>& good) {
    if (m_database.isServer()) {
        if (!m_database.run(QStringLiteral("DELETE FROM class_records WHERE class_id = ?"), {m_classId}))
            return false;
        // An index that does not fit its table refuses to have rows removed.
    } else if (!m_database.run(QStringLiteral("DROP TABLE class_records")) || !m_database.run(tableForm())) {
        return false;
    }
    return std::ranges::all_of(good, [this](const Row& row) { return write(row); });
}

bool RecordTable::erase() {
    return std::ranges::all_of(
        std::initializer_list<const char*>{name, damagedName}, [this](const char* table) {
            return m_database.run(
                QStringLiteral("DELETE FROM %1 WHERE class_id = ?").arg(QLatin1String(table)), {m_classId});
        });
}

} // namespace app
