// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host_game.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <set>

namespace app {

/// A place at a table of the class.
struct HostSeat {
    /// Who has it; 0: nobody, so a bot plays there.
    int member = 0;
    std::string name;
    /// Whether that member is connected.
    bool isPresent = false;
    /// Absent for so long that a bot plays.
    bool isStoodIn = false;
    /// Counts how often the seat was left.
    int absences = 0;
};

/// A table of the class: who sits there, and its game from the first deal to the end. It knows nothing of
/// connections: members are numbers, and signals report what has changed.
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
    const std::vector<HostSeat>& seats() const { return m_seats; }
    /// noSeat if the member does not sit here.
    Seat seatOf(int member) const;
    messages::TableShown shown() const;
    /// Where the game is saved; empty before it has begun.
    QString path() const;

    /// The seat that somebody gets who wants this one, or any (noSeat); noSeat if it is taken or none is
    /// free. A seat is free if it is nobody's.
    Seat freeSeat(Seat wanted) const;
    /// Precondition: the seat is free.
    void sit(int member, const std::string& name, Seat seat);
    Failure stand(int member);
    /// Says that a member has come or is gone.
    void setPresent(int member, bool present);

    /// Deals a game that `begin` begins: it is saved, and nobody plays yet. Free seats get bots with the
    /// names that `botName` gives to each seat. Null if it cannot be saved. Precondition: there is no game.
    std::shared_ptr<HostGame> deal(std::uint64_t seed, const GameLibrary& library,
                                   const std::function<std::string(Seat)>& botName) const;
    void begin(std::shared_ptr<HostGame> game);
    /// Continues with a game that was saved; its seats are taken again by `take`.
    bool reopen(const QString& path);
    void take(Seat seat, int member, const std::string& name);

    /// In which seats members have sat since the game began. A member who has seen the cards of one seat
    /// sits in no other.
    using Sat = std::map<int, std::vector<Seat>>;
    const Sat& sat() const { return m_sat; }
    /// Whether a member who takes this seat has seen the cards of another one in the game that is played.
    bool hasSeenOther(int member, Seat seat) const {
        const auto sat = m_sat.find(member);
        return stage() == messages::Stage::Playing && sat != m_sat.end() && sat->second.back() != seat;
    }
    /// With a member in one more seat.
    static void note(Sat& sat, int member, Seat seat);
    /// With everybody who sits here now.
    Sat seatsWithSubstitutes() const;
    /// As they were kept; the members who sit here are among them.
    void restoreSat(const Sat& sat);

    Failure act(int member, int step, const std::string& action);
    /// The answer is a Failed in either case; its code is empty if no rule forbids the action.
    Failure whyNot(int member, const std::string& action) const;
    Failure undo(int member, int step, bool agree);
    void setPaused(bool paused);
    /// While pupils' screens are covered, no clock runs and no bot plays.
    void setCovered(bool covered);

    bool hasGame() const { return m_game != nullptr; }
    int step() const;
    /// For a seat, or for spectators (noSeat). Precondition: hasGame().
    messages::Board board(Seat viewer, const Change& change) const;
    messages::Board board(Seat viewer) const;
    /// As HostGame::diceOf. Precondition: hasGame().
    std::vector<lessons::Roll> diceOf(const Change& change) const { return m_game->diceOf(change); }
    Failure historyFault(int from) const;
    messages::History history(Seat viewer, int from) const;
    /// The whole record. Precondition: the game is over.
    std::string record() const;

signals:
    /// Seats, stage or presence have changed.
    void seatsChanged();
    /// The game has changed; it is on the disk.
    void boardChanged(const app::Change& change);
    /// The clock stands still, or begins anew, although nobody has made a move.
    void clockChanged();
    void undoAsked(const messages::UndoAsked& asked);
    void finished();

private:
    bool isPersons(Seat seat) const;
    /// Whether one of its people is connected. As long as nobody is, the table waits: a class that is opened
    /// again the next day, or whose network was gone for a minute, has everything where it was.
    bool isAnybodyHere() const;
    void sendClock();
    /// Starts or stops the clock and the bots.
    void holdOrGoOn();
    void waitIfAllAreGone();
    /// Has a bot play for a member who is not there, unless they come within the patience or nobody else is
    /// there.
    void awaitMember(Seat seat);
    /// The members' and bots' seats, as the document must know them.
    void applySubstitutes();
    void watchGame();
    void react(const Change& change);
    void startClock();
    /// Undoes if all who are here have agreed.
    Failure undoIfAgreed();

    const int m_number;
    const TableRules m_rules;
    const Pace m_pace;
    std::vector<HostSeat> m_seats;
    /// Whom the record of the game names: a person, else a bot.
    std::vector<bool> m_isRecordedPerson;
    Sat m_sat;
    std::shared_ptr<HostGame> m_game;
    bool m_paused = false;
    bool m_covered = false;
    QTimer m_clock;
    /// The seat whose time is over: a bot makes this choice.
    Seat m_hurried = core::noSeat;
    std::set<Seat> m_agreed;
};

} // namespace app
