// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/dice_ledger.h"
#include "app/network/client/seat_of.h"
#include "engine/genotype/game.h"

namespace app {

/// Writes the dice that a pupil sees rolled at a table of a class into the ledger of this computer, so that
/// the lessons and the Lab chart them like those of any game. While the game is on, its seed is the host's
/// secret, and the dice stand under a name that the host has given; when it is over, under the one they would
/// have if the game had been played here, so that playing on from the record does not add them again.
class SeatDice : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    SeatDice(const SeatOf<genotype::Game>& seat, DiceLedger& ledger, QObject* parent = nullptr);

    /// The game's name in the ledger; empty before it has one.
    const std::string& gameId() const { return m_id; }
    /// The game is over, and this is its record.
    void end(const genotype::Record& record);

private:
    void addDice(const Change& change);

    const SeatOf<genotype::Game>& m_seat;
    DiceLedger& m_ledger;
    std::string m_id;
    bool m_isOver = false;
};

} // namespace app
