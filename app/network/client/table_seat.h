// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_document.h"
#include "app/protocol/class_messages.h"

#include <functional>

namespace app {

/// A seat at a table of a class, or a place to watch it from, in a game of any kind: takes what the host
/// says, and sends what the person wants. The rest is in SeatOf, which is a TableDocument too.
class TableSeat {
public:
    /// Sends a request to the host and returns its number; negative: not sent.
    using Send = std::function<int(const messages::ClientMessage&)>;

    virtual ~TableSeat() = default;

    /// The game as a board shows it. It is open as soon as all earlier moves are known.
    virtual TableDocument& game() = 0;
    /// Which seat it is; noSeat for spectators, or as long as nothing has been shown.
    virtual core::Seat seat() const = 0;

    /// Who sits where, and which game it is.
    virtual void setTable(const messages::TableShown& table) = 0;
    /// Shows what the host says of the table. False if that is not to be understood; then nothing changes.
    virtual bool show(const messages::Board& board) = 0;
    /// Takes the answer to a question of this seat; those to others are passed over.
    virtual bool fill(int id, const messages::History& history) = 0;
    /// Whether somebody's question to undo is open: as long as it is, nobody can ask another one.
    virtual void setQuestion(bool isOpen) = 0;
    /// A request was carried out, or refused.
    virtual void answer(int id, bool refused) = 0;
};

} // namespace app
