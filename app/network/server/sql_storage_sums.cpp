// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "app/base/files/damage.h"
#include "sql_values.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QVariant>

#include <algorithm>

/// What classes in one database share; and the end of a class.
namespace app {

using namespace sql_values;

namespace {

struct SumWords {
    Q_DECLARE_TR_FUNCTIONS(app::SqlStorage)
};

} // namespace

bool SqlStorage::saveSums(const std::vector<PoolSum>& sums) {
    const auto insert = [&](const PoolSum& sum) {
        return m_rows.put(sql_tables::sums, {sum.experiment, lineOf(sum.className), sum.contributors,
                                             sum.tables, countsText(sum.counts)});
    };
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_sums WHERE host = ?"), {m_host}) &&
               std::all_of(sums.begin(), sums.end(), insert);
    };
    return attempt([&] { return transact(work); });
}

std::optional<std::vector<PoolSum>> SqlStorage::sumsOfOthers() {
    std::vector<PoolSum> sums;
    int damaged = 0;
    const auto take = [&](const SqlRow& row) {
        if (row.fit == SqlRow::Fit::Damaged)
            ++damaged;
        else
            sums.push_back({.experiment = row.value(0).toInt(),
                            .className = textIn(row, 1),
                            .contributors = row.value(2).toInt(),
                            .tables = row.value(3).toInt(),
                            .counts = countsIn(row.value(4).toString())});
    };
    const auto work = [&] {
        sums.clear();
        damaged = 0;
        return m_rows.readOthers(sql_tables::sums, QStringLiteral("experiment, name, host"), take);
    };
    if (!attempt(work))
        return std::nullopt;
    if (damaged != 0)
        DamageLog::current().reportLasting(SumWords::tr(
            "%n sum(s) of other classes in the database are damaged and are left out.", nullptr, damaged));
    return sums;
}

bool SqlStorage::erase() {
    QStringList tables{QStringLiteral("class_damaged")};
    for (const SqlTable* const table : sql_tables::all())
        tables << QLatin1String(table->name);
    const auto work = [&] {
        return std::ranges::all_of(tables, [&](const QString& table) {
            return run(QStringLiteral("DELETE FROM %1 WHERE host = ?").arg(table), {m_host});
        });
    };
    if (!attempt([&] { return transact(work); }))
        return false;
    // The rows are gone for everybody who asks. This takes their bytes out of the file too; a server may
    // refuse it to this user, and does it by itself later.
    if (!m_database.isServer()) {
        run(QStringLiteral("VACUUM"));
        return true;
    }
    for (const QString& table : tables)
        run(QStringLiteral("VACUUM %1").arg(table));
    return true;
}

} // namespace app
