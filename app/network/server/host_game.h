// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/documents/table_bots.h"
#include "app/documents/table_document.h"
#include "app/protocol/class_messages.h"
#include "lessons/rolls.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What a table of the class is opened with.
struct TableRules {
    /// The id of a game.
    std::string game;
    int seats = 2;
    /// Rounds, or the points to play for; 0: the usual.
    int length = 0;
    /// The bot for seats that nobody takes; empty: the weakest that thinks.
    std::string bot;
    /// Seconds for a choice; 0: no clock.
    int clock = 0;

    bool operator==(const TableRules&) const = default;
};

/// A game that a host runs: its document, its bots, and what is said of it to each seat. The rest of the host
/// knows no particular game.
class HostGame {
public:
    using Seat = core::Seat;

    virtual ~HostGame() = default;

    virtual TableDocument& document() = 0;
    virtual const TableDocument& document() const = 0;
    virtual TableBots& bots() = 0;

    /// Takes an action for the acting seat. No value: it was taken and is on the disk.
    virtual std::optional<messages::Failed> act(const std::string& action) = 0;
    /// Which rule forbids the action now: its code is `refused`, or `not-an-action`; empty if none does.
    virtual std::optional<messages::Failed> whyNot(const std::string& action) const = 0;
    /// What the viewer may see after a change, but not `table` and `left`. noSeat: what everybody may see.
    virtual messages::Board board(Seat viewer, const Change& change) const = 0;
    /// The dice that a change has rolled; none in a game without offspring. A roll cannot be taken back.
    virtual std::vector<lessons::Roll> diceOf(const Change& change) const = 0;
    /// What the viewer may know of what happened from a step on, up to a size that fits into a message.
    virtual messages::History history(Seat viewer, int from) const = 0;
};

/// Rules with everything that was left open filled in; no value if there is no such game or it cannot be
/// played like that.
std::optional<TableRules> completeRules(const TableRules& rules);

/// How a game can be played at a class's table; no seats if there is no such game.
struct TableRange {
    int least = 0; ///< seats
    int most = 0;
    bool hasRounds = false; ///< otherwise it is played to a number of points
};
TableRange rangeOf(const std::string& game);

/// Deals a game and saves it, before anybody hears of it. Null if it cannot be saved. Precondition: the rules
/// are complete, and there is a SeatInfo for each seat.
std::unique_ptr<HostGame> newHostGame(const TableRules& rules, const std::vector<core::SeatInfo>& seats,
                                      std::uint64_t seed, const GameLibrary& library);
/// Continues a game where its file ends. Null if it cannot be read.
std::unique_ptr<HostGame> reopenHostGame(const QString& path);

} // namespace app
