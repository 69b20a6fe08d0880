// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QVariant>
#include <QtSql/QSqlQuery>

#include <algorithm>
#include <array>

/// What classes in one database share; and the end of a class.
namespace app {

using namespace sql_values;

namespace {

/// All that have a row for a class.
constexpr std::array tablesOfClasses{"members",       "class_tables",        "class_seats",
                                     "class_pools",   "class_contributions", "class_last_numbers",
                                     "class_votes",   "class_ballots",       "class_pupils",
                                     "class_steps",   "class_answers",       "class_leads",
                                     "class_errands", "class_sums",          "class_sittings"};

} // namespace

bool SqlStorage::saveSums(const std::vector<PoolSum>& sums) {
    const auto insert = [&](const PoolSum& sum) {
        return run(QStringLiteral("INSERT INTO class_sums (host, experiment, name, contributors, tables, "
                                  "counts) VALUES (?, ?, ?, ?, ?, ?)"),
                   {m_host, sum.experiment, lineOf(sum.className), sum.contributors, sum.tables,
                    countsText(sum.counts)});
    };
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_sums WHERE host = ?"), {m_host}) &&
               std::all_of(sums.begin(), sums.end(), insert);
    };
    return attempt([&] { return transact(work); });
}

std::optional<std::vector<PoolSum>> SqlStorage::sumsOfOthers() {
    std::vector<PoolSum> sums;
    const auto work = [&] {
        sums.clear();
        return read(QStringLiteral("SELECT experiment, name, contributors, tables, counts "
                                   "FROM class_sums WHERE host <> ? "
                                   "ORDER BY experiment, name, host"),
                    [&](const QSqlQuery& row) {
                        sums.push_back({.experiment = row.value(0).toInt(),
                                        .className = textIn(row, 1),
                                        .contributors = row.value(2).toInt(),
                                        .tables = row.value(3).toInt(),
                                        .counts = countsIn(row.value(4).toString())});
                    });
    };
    return attempt(work) ? std::optional(std::move(sums)) : std::nullopt;
}

bool SqlStorage::erase() {
    const auto work = [&] {
        return std::all_of(tablesOfClasses.begin(), tablesOfClasses.end(), [&](const char* table) {
            return run(QStringLiteral("DELETE FROM %1 WHERE host = ?").arg(QLatin1String(table)), {m_host});
        });
    };
    if (!attempt([&] { return transact(work); }))
        return false;
    // The rows are gone for everybody who asks. This takes their bytes out of the file too; a server may
    // refuse it to this user, and does it by itself later.
    if (!m_place.startsWith(QLatin1String("postgresql://"))) {
        run(QStringLiteral("VACUUM"));
        return true;
    }
    for (const char* table : tablesOfClasses)
        run(QStringLiteral("VACUUM %1").arg(QLatin1String(table)));
    return true;
}

} // namespace app
