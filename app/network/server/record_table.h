// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace app {

class SqlConnection;

/// The records of one class in the table of a database that holds many classes. Each row has a checksum over
/// all its columns, so that a value that a disk has changed is not taken for what the host has written.
class RecordTable {
public:
    static constexpr const char* name = "class_records";
    /// Where damaged rows are put aside, without their checksums.
    static constexpr const char* damagedName = "class_damaged";
    /// Of the tables. A database of another version is left alone.
    static constexpr int version = 8;

    /// `classId`: whose records these are.
    RecordTable(SqlConnection& database, QString classId)
        : m_database(database), m_classId(std::move(classId)) {}

    /// Makes the tables if there are none. False if another version made them.
    bool prepare();
    /// The version of the tables in a database; 0 if it has none. No value if it cannot be read.
    static std::optional<int> versionIn(SqlConnection& database);

    /// Calls `take`, which says whether it has understood the record, for each record of the class in no
    /// certain order. Damaged ones, and those that were not understood, are counted. In a file no index is
    /// used, since it may not say what the rows say; and what is damaged may be a record of any class, since
    /// the id of the class may be what is damaged.
    bool readAll(const std::function<bool(const StoredRecord&)>& take, RecordDamage& damage);
    /// The whole records of a kind, or that one of them.
    bool read(RecordKind kind, const std::function<void(const StoredRecord&)>& take);
    bool read(RecordKind kind, const std::string& id, const std::function<void(const StoredRecord&)>& take);
    /// The records of a kind of the other classes, as `readAll`.
    bool readOthers(RecordKind kind, const std::function<bool(const StoredRecord&)>& take,
                    RecordDamage& damage);

    /// In place of the record of that kind with that id.
    bool put(const StoredRecord& record);
    /// Of a value with a description in record_codecs.h.
    template <typename T> bool put(const T& value) { return put(records::recordOf(value)); }
    bool remove(RecordKind kind, const std::string& id);
    bool remove(RecordKind kind);

    /// Moves damaged rows into the table for these, and makes the indexes of a file again. In a transaction
    /// of the caller, while no other program hosts the class. What was damaged is added to `damage`.
    bool mend(RecordDamage& damage);
    /// Removes everything of the class.
    bool erase();

    SqlConnection& database() const { return m_database; }

private:
    struct Row;
    bool readRows(const QString& where, const QVariantList& values,
                  const std::function<void(const Row&)>& take);
    bool write(const Row& row);
    bool rebuild(const std::vector<Row>& good);
    bool isOrdered(bool& answer);

    SqlConnection& m_database;
    const QString m_classId;
};

} // namespace app
