// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_requests.h"

#include <memory>
#include <utility>

namespace app {

/// Of several requests from one place, only the outcome of the last is shown: what was said of an earlier one
/// no longer belongs to what is on the screen.
class LatestRequest {
public:
    /// For the request that is made now: passes its outcome to `show` unless another one has been made since.
    ClassRequests::Settle next(ClassRequests::Settle show) {
        return [last = m_last, number = ++*m_last, show = std::move(show)](const Outcome& outcome) {
            if (number == *last)
                show(outcome);
        };
    }

private:
    /// Shared with the answers that are still to come: they may outlive this.
    std::shared_ptr<int> m_last = std::make_shared<int>(0);
};

} // namespace app
