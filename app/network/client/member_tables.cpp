// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_tables.h"

namespace app {

std::pair<int, core::Seat> MemberTables::placeOf(int member) const {
    for (const messages::TableShown& table : m_tables.tables)
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
            if (member != 0 && table.seats[seat].member == member)
                return {table.table, static_cast<core::Seat>(seat)};
    return {0, core::noSeat};
}

std::optional<messages::Act> MemberTables::act(const std::string& action) const {
    return m_board ? std::optional(messages::Act{.step = m_board->step, .action = action}) : std::nullopt;
}

} // namespace app
