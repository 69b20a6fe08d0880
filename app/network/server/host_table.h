// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choice_clock.h"
#include "host_game.h"
#include "table_seats.h"
#include "undo_agreement.h"

#include <QtCore/QObject>

#include <chrono>
#include <functional>

namespace app {

/// A table of the class: its game from the first deal to the end, and what those who sit there may do with
/// it. It knows nothing of connections: members are numbers, and signals report what has changed.
class HostTable : public QObject {
    Q_OBJECT
public:
    using Seat = core::Seat;
    using Failure = std::optional<messages::Failed>;

    /// How long a seat waits for a member whose connection is gone before a bot plays, and how fast bots
    /// play.
    struct Pace {
        std::chrono::milliseconds patience{15'000};
        BotPace bots = BotPace::Fast;
    };

    /// `rules` are complete.
    HostTable(int number, const TableRules& rules, const Pace& pace, QObject* parent = nullptr);

    int number() const { return m_number; }
    const TableRules& rules() const { return m_rules; }
    messages::Stage stage() const;
    const TableSeats& seats() const { return m_seats; }
    messages::TableShown shown() const;

    /// Precondition: the seat is free.
    void sit(int member, const std::string& name, Seat seat);
    Failure stand(int member);
    /// Says that a member has come or is gone.
    void setPresent(int member, bool present);

    void begin(std::shared_ptr<HostGame> game);
    /// Continues with a game that was saved; its seats are taken again by `take`.
    bool reopen(const QString& path, const SeatHistory& history = {});
    /// As `sit`, for a member who is not connected.
    void take(Seat seat, int member, const std::string& name);
    const SeatHistory& seatHistory() const { return m_history; }
    /// Whether a member who takes this seat has seen the cards of another one in the game that is played.
    bool hasSeenOther(int member, Seat seat) const {
        return stage() == messages::Stage::Playing && m_history.hasSeenOther(member, seat);
    }

    Failure act(int member, int step, const std::string& action);
    /// The answer is a Failed in either case; its code is empty if no rule forbids the action.
    Failure whyNot(int member, const std::string& action) const;
    Failure undo(int member, int step, bool agree);
    void setPaused(bool paused);
    /// While pupils' screens are covered, no clock runs and no bot plays.
    void setCovered(bool covered);

    bool hasGame() const { return m_game != nullptr; }
    /// Precondition: hasGame().
    const HostGame& game() const { return *m_game; }
    int step() const;
    /// For a seat, or for spectators (noSeat). Precondition: hasGame().
    messages::Board board(Seat viewer, const Change& change) const;
    messages::Board board(Seat viewer) const;
    Failure historyFault(int from) const;
    messages::History history(Seat viewer, int from) const;
    /// The whole record. Precondition: the game is over.
    std::string record() const;

signals:
    /// Seats, stage or presence have changed.
    void seatsChanged();
    /// The game has changed; it is on the disk.
    void boardChanged(const app::Change& change);
    /// The clock has stopped or restarted, although nobody has made a move.
    void clockChanged();
    void undoAsked(const messages::UndoAsked& asked);
    void finished();

private:
    /// Why a member can do nothing with the game; no value if nothing is in the way.
    Failure fault(Seat seat) const;
    /// The same, at a step at which the member saw the board.
    Failure fault(Seat seat, int step) const;
    /// Starts or stops the clock and the bots.
    void holdOrGoOn();
    /// The members' and bots' seats, as the document must know them.
    void applySubstitutes();
    void watchGame();
    void react(const Change& change);
    void startClock();
    /// As startClock, although nobody has made a move.
    void restartClock();
    /// Undoes if all who are here have agreed.
    Failure undoIfAgreed();

    const int m_number;
    const TableRules m_rules;
    const BotPace m_botPace;
    TableSeats m_seats;
    /// Whom the record of the game names: a person, else a bot.
    std::vector<bool> m_isRecordedPerson;
    SeatHistory m_history;
    std::shared_ptr<HostGame> m_game;
    bool m_paused = false;
    bool m_covered = false;
    ChoiceClock m_clock;
    UndoAgreement m_agreement;
};

/// Deals a game that the table's `begin` begins: it is saved, and nobody plays yet. Free seats get bots with
/// the names that `botName` gives to each seat. Null if it cannot be saved. Precondition: there is no game.
std::shared_ptr<HostGame> dealGame(const HostTable& table, std::uint64_t seed, const GameLibrary& library,
                                   const std::function<std::string(core::Seat)>& botName);

} // namespace app
