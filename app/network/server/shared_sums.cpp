// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_sums.h"

#include "app/base/files/damage.h"
#include "record_codecs.h"
#include "sql_connection.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <tuple>

namespace app {

namespace {

struct SumWords {
    Q_DECLARE_TR_FUNCTIONS(app::SharedSums)
};

} // namespace

bool SharedSums::save(const std::vector<PoolSum>& sums) {
    return m_table.database().change([&] {
        return m_table.remove(RecordKind::Sum) &&
               std::ranges::all_of(sums, [this](const PoolSum& one) { return m_table.put(one); });
    });
}

std::optional<std::vector<PoolSum>> SharedSums::ofOthers() {
    std::vector<PoolSum> sums;
    RecordDamage damage;
    const auto take = [&](const StoredRecord& record) {
        auto sum = records::valueIn<PoolSum>(record);
        if (sum)
            sums.push_back(*std::move(sum));
        return sum.has_value();
    };
    const auto work = [&] {
        sums.clear();
        damage.clear();
        return m_table.readOthers(RecordKind::Sum, take, damage);
    };
    if (!m_table.database().attempt(work))
        return std::nullopt;
    std::ranges::stable_sort(sums, {},
                             [](const PoolSum& one) { return std::tie(one.experiment, one.className); });
    if (!damage.empty())
        DamageLog::current().reportLasting(
            SumWords::tr("%n sum(s) of other classes in the database are damaged and are left out.", nullptr,
                         damage[RecordKind::Sum]));
    return sums;
}

} // namespace app
