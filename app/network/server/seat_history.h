// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"

#include <algorithm>
#include <map>
#include <vector>

namespace app {

/// In which seats of a table members have sat since its game began. A pupil who has seen the cards of one
/// seat takes no other; only the teacher moves pupils.
struct SeatHistory {
    /// By member, in the order in which they took the seats: the last is the member's own. None is empty.
    std::map<int, std::vector<core::Seat>> seats;

    void add(int member, core::Seat seat) {
        std::vector<core::Seat>& own = seats[member];
        if (own.empty() || own.back() != seat)
            own.push_back(seat);
    }

    /// noSeat if the member has sat nowhere.
    core::Seat lastOf(int member) const {
        const auto own = seats.find(member);
        return own == seats.end() ? core::noSeat : own->second.back();
    }

    /// Whether a member who takes this seat has seen the cards of another one.
    bool hasSeenOther(int member, core::Seat seat) const {
        const core::Seat last = lastOf(member);
        return last != core::noSeat && last != seat;
    }

    /// Whether the member has sat there, and elsewhere since.
    bool hasLeft(int member, core::Seat seat) const {
        return hasSeenOther(member, seat) && std::ranges::count(seats.at(member), seat) > 0;
    }

    bool operator==(const SeatHistory&) const = default;
};

} // namespace app
