// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_history.h"

#include <QtCore/QObject>

#include <chrono>
#include <string>
#include <vector>

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

/// Who sits at a table of the class, who of them is connected, and for whom a bot plays. It knows no game.
class TableSeats : public QObject {
    Q_OBJECT
public:
    using Seat = core::Seat;

    /// `patience`: how long a seat waits for a member whose connection is gone before a bot plays.
    TableSeats(int count, std::chrono::milliseconds patience, QObject* parent = nullptr);

    const std::vector<HostSeat>& all() const { return m_seats; }
    /// noSeat if the member does not sit here.
    Seat of(int member) const;
    /// The seat that somebody gets who wants this one, or any (noSeat); noSeat if it is taken or none is
    /// free. A seat is free if it is nobody's.
    Seat free(Seat wanted) const;
    /// Whether one of the people is connected. As long as nobody is, the table waits: a class that is opened
    /// again the next day, or whose network was gone for a minute, has everything where it was.
    bool isAnybodyHere() const;
    /// Whether the seat's member plays there, and no bot.
    bool isMembers(Seat seat) const { return m_seats[seat].member != 0 && !m_seats[seat].isStoodIn; }
    /// With everybody who sits here now.
    SeatHistory addedTo(SeatHistory history) const;

    /// The member is not connected yet. Precondition: the seat is free.
    void take(Seat seat, int member, const std::string& name);
    void leave(Seat seat);
    /// Precondition: somebody has the seat.
    void setPresent(Seat seat, bool isPresent);

signals:
    /// A member has not come back within the patience: from now on a bot plays in this seat.
    void stoodIn(core::Seat seat);

private:
    /// Has a bot play for a member who is not there, unless they come within the patience or nobody else is
    /// there.
    void awaitMember(Seat seat);
    void waitIfAllAreGone();

    const std::chrono::milliseconds m_patience;
    std::vector<HostSeat> m_seats;
};

} // namespace app
