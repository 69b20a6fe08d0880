// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <cstdint>
#include <vector>

namespace app {

/// Counts of a page, as a results code is made of them.
struct ClassCount {
    int experiment = 0; ///< an id of lessons/pool; 0: there are too few or too many outcomes for a code
    QString title;      ///< "RrGg × RrGg"
    QStringList outcomes;
    std::vector<std::int64_t> counts; ///< in the order of the outcomes
    messages::PoolSource source = messages::PoolSource::Lab;
};

} // namespace app
