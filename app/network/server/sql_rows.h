// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql_tables.h"

#include <functional>

namespace app {

class SqlConnection;

/// A row of a table.
struct SqlRow {
    enum class Fit {
        Good,
        Unchecked, ///< an earlier version of the program has written it, without a checksum
        Damaged    ///< it is not what a host has written
    };
    /// As SqlTable::columns.
    QVariantList columns;
    Fit fit = Fit::Good;

    /// 0: the first column after `host`.
    const QVariant& value(int column) const { return columns[column + 1]; }
};

/// How the rows of one class are read, written and mended.
class SqlRows {
public:
    /// `host`: whose class it is.
    SqlRows(SqlConnection& database, QString host) : m_database(database), m_host(std::move(host)) {}

    /// The rows of the class. In a file, no index is used, since it may not say what the rows say; and what
    /// is damaged may be a row of any class, since `host` may be what is damaged.
    bool read(const SqlTable& table, const QString& order, const std::function<void(const SqlRow&)>& row);
    /// The rows of the other classes in the database.
    bool readOthers(const SqlTable& table, const QString& order,
                    const std::function<void(const SqlRow&)>& row);
    /// In place of the row with that key. `columns`: those after `host`.
    bool put(const SqlTable& table, const QVariantList& columns, const char* condition = "");

    /// Gives rows of an earlier version their checksums, and moves damaged rows into the table
    /// `class_damaged`. Members whose row is damaged become removed ones, so that nobody else gets their
    /// numbers with their work. In a transaction of the caller, while no other program hosts the class.
    /// What was damaged is added to `damage`.
    bool mend(RowDamage& damage);

private:
    struct Sorted {
        std::vector<SqlRow> good; ///< unchecked ones too
        std::vector<SqlRow> damaged;
        bool hasUnchecked = false;
    };
    bool readWhere(const SqlTable& table, const QString& where, const QVariantList& values,
                   const QString& order, const std::function<void(const SqlRow&)>& row);
    bool sort(const SqlTable& table, Sorted& rows);
    bool mendTable(const SqlTable& table, bool isOrdered, RowDamage& damage);
    bool write(const SqlTable& table, const QVariantList& row, const char* condition = "");
    bool keepNumbersOfMembers();
    bool isOrdered(bool& answer);

    SqlConnection& m_database;
    const QString m_host;
};

} // namespace app
