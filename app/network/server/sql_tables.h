// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariant>

#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace app {

/// What a row of a table is about, for people.
enum class RowKind {
    Member,
    Table,
    Seat,
    Pool,
    Contribution,
    Vote,
    Ballot,
    Place, ///< where a pupil was
    Step,
    Answer,
    Lead,
    Errand,
    Sum
};
/// How many rows of each kind did not fit their checksums.
using RowDamage = std::map<RowKind, int>;

/// A table of a class's database. Each of its rows has a checksum over the table's name and all columns, so
/// that a value that a disk has changed is not taken for what the host has written.
struct SqlTable {
    const char* name;
    RowKind kind;
    /// Beside `host`, which says whose row it is.
    std::vector<const char*> key;
    std::vector<const char*> values;

    /// `host`, key and values: the order in which rows are written and read.
    QStringList columns() const;
    /// In place of the row with this key. Its parameters are the columns and the checksum. `condition`: on
    /// the row that is there, if not always.
    QString insertion(const char* condition = "") const;
    /// All columns, and the checksum as the last one.
    QString selection() const;
    /// Of a row with these columns.
    QString checksum(const QVariantList& row) const;
};

namespace sql_tables {

extern const SqlTable members, seats, sittings, tables, pools, contributions, lastNumbers, votes, ballots,
    pupils, steps, answers, leads, errands, sums;

std::span<const SqlTable* const> all();

/// Each step turns the tables of the version before it into those of the next. All statements are understood
/// by SQLite and by PostgreSQL.
const std::vector<QStringList>& migrations();

} // namespace sql_tables

/// What is left out of a class because its rows are damaged, in a sentence. `className`: for people.
QString wordsForDamage(const QString& className, const RowDamage& damage);

} // namespace app
