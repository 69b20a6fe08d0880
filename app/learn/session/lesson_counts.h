// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QString>

namespace app {

/// A table's counts, assigned to an experiment's outcomes.
struct CountsMatch {
    std::vector<std::int64_t> counts; ///< by outcome
    /// Whether every name in the table is an outcome's name or letters. Otherwise the rows were taken in
    /// order.
    bool byName = false;
    QString problem; ///< why the table does not fit; empty if it does
};

/// Matches the rows by name (in the program's language or in English, or by letters). If no name is known and
/// there are as many rows as outcomes, takes them in order.
CountsMatch matchCounts(const lessons::CategoryTable& table, const lessons::Experiment& experiment);

} // namespace app
