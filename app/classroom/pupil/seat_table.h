// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/table_seat.h"

#include <QtCore/QObject>

#include <memory>
#include <string>

class QWidget;

namespace app {

class AppSettings;
class DiceLedger;
class GameBoard;
class GameEnd;
class ReplayFrame;

/// A table of a class on a member's screen: a seat at its game, or a place to watch it from, and the pages
/// that show it. A game's own is a SeatTableOf.
class SeatTable : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual TableSeat& seat() = 0;
    // The pages, which this owns: the page that shows them ends it before they are destroyed with their
    // window.
    virtual GameBoard* board() = 0;
    virtual GameEnd* endPage() = 0;
    virtual ReplayFrame* replay() = 0;

    /// Takes the record of the game, which is over: the end page shows it. False if it cannot be read.
    virtual bool end(const std::string& record) = 0;
    /// The game's name in the ledger of dice; empty if it has no offspring, or if it is only watched.
    virtual std::string ledgerId() const { return {}; }
    /// Makes the replay show the game after so many actions. Precondition: `end` has taken it.
    virtual void openReplay(std::size_t moment) = 0;
};

/// A table of the game with that id; null if this program does not have it. `watches`: nobody at this
/// computer plays. `dice`: where the dice of the pupil who plays go; null: nowhere. Both must outlive it.
std::unique_ptr<SeatTable> makeSeatTable(const std::string& game, bool watches, const TableSeat::Send& send,
                                         AppSettings& settings, DiceLedger* dice = nullptr);

} // namespace app
