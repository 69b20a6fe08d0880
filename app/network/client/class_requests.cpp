// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_requests.h"

#include <utility>

namespace app {

void ClassRequests::await(int id, const QObject* context, Settle settle) {
    m_waiting[id] = {context, std::move(settle)};
}

void ClassRequests::settle(int id, const Outcome& outcome) {
    // Taken out first: whoever waits may ask for more, or end the connection.
    const auto waiting = m_waiting.extract(id);
    if (waiting && waiting.mapped().context)
        waiting.mapped().settle(outcome);
}

void ClassRequests::loseAll() {
    for (const auto& [id, waiting] : std::exchange(m_waiting, {}))
        if (waiting.context)
            waiting.settle(Unanswered{});
}

} // namespace app
