// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <optional>
#include <utility>

namespace app {

/// What a member has heard last of the tables of the class and of the game that it plays or watches. Knows no
/// connection.
class MemberTables {
public:
    const messages::Tables& all() const { return m_tables; }
    /// What the own seat, or a spectator, can see now; none when neither sits at a game.
    const std::optional<messages::Board>& board() const { return m_board; }
    /// The table and seat of this member, as the tables show it; 0 and noSeat without one.
    std::pair<int, core::Seat> placeOf(int member) const;
    /// An action on the present board; no value without one.
    std::optional<messages::Act> act(const std::string& action) const;

    void hear(const messages::Tables& tables) { m_tables = tables; }
    void hear(const messages::Board& board) { m_board = board; }
    /// The host has just admitted the member, and will send the board of a game that goes on.
    void begin() { m_board.reset(); }

private:
    messages::Tables m_tables;
    std::optional<messages::Board> m_board;
};

} // namespace app
