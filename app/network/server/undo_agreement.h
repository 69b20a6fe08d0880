// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_seats.h"

#include <set>
#include <utility>
#include <vector>

namespace app {

/// Who at a table has agreed to take the last action back. The first who does asks the others.
class UndoAgreement {
public:
    bool isAsked() const { return !m_agreed.empty(); }
    void add(core::Seat seat) { m_agreed.insert(seat); }
    /// Whether all who are connected have agreed. Nobody waits for the answer of a member who is gone.
    bool isComplete(const std::vector<HostSeat>& seats) const {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            if (seats[seat].isPresent && !m_agreed.contains(static_cast<core::Seat>(seat)))
                return false;
        return isAsked();
    }
    /// Forgets who has agreed. Returns whether anybody had.
    bool end() { return !std::exchange(m_agreed, {}).empty(); }

private:
    std::set<core::Seat> m_agreed;
};

} // namespace app
