// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QString>

namespace app {

/// Counts from a table as counts of an experiment's outcomes.
struct CountsMatch {
    std::vector<std::int64_t> counts; ///< by outcome
    /// Each name of the table is that of an outcome, or its letters. Otherwise the rows were taken in order.
    bool byName = false;
    QString problem; ///< why the table does not fit; empty if it does
};

/// By name (in the language of the program or in English, or by letters), or, if no
/// name is known and there are as many rows as outcomes, in order.
CountsMatch matchCounts(const lessons::CategoryTable& table, const lessons::Experiment& experiment);

} // namespace app
