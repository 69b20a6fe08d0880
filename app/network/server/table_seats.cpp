// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_seats.h"

#include <QtCore/QTimer>

#include <algorithm>

namespace app {

TableSeats::TableSeats(int count, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_seats(static_cast<std::size_t>(count)) {}

TableSeats::Seat TableSeats::of(int member) const {
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        if (member != 0 && m_seats[seat].member == member)
            return static_cast<Seat>(seat);
    return core::noSeat;
}

TableSeats::Seat TableSeats::free(Seat wanted) const {
    if (wanted == core::noSeat) {
        const auto isFree = [](const HostSeat& one) { return one.member == 0; };
        wanted = static_cast<Seat>(std::find_if(m_seats.begin(), m_seats.end(), isFree) - m_seats.begin());
    }
    return wanted < m_seats.size() && m_seats[wanted].member == 0 ? wanted : core::noSeat;
}

bool TableSeats::isAnybodyHere() const {
    return std::ranges::any_of(m_seats, &HostSeat::isPresent);
}

SeatHistory TableSeats::addedTo(SeatHistory history) const {
    for (Seat seat = 0; seat < m_seats.size(); ++seat)
        if (m_seats[seat].member != 0)
            history.add(m_seats[seat].member, seat);
    return history;
}

void TableSeats::take(Seat seat, int member, const std::string& name) {
    m_seats[seat] = {.member = member, .name = name, .absences = m_seats[seat].absences};
    if (isAnybodyHere())
        awaitMember(seat);
}

void TableSeats::leave(Seat seat) {
    m_seats[seat] = {.member = 0, .name = {}, .absences = m_seats[seat].absences};
    waitIfAllAreGone();
}

void TableSeats::setPresent(Seat seat, bool isPresent) {
    const bool wasAnybodyHere = isAnybodyHere();
    m_seats[seat].isPresent = isPresent;
    if (!isPresent) {
        awaitMember(seat);
        waitIfAllAreGone();
        return;
    }
    m_seats[seat].isStoodIn = false;
    // Who comes first waits for the others.
    if (!wasAnybodyHere)
        for (Seat other = 0; other < m_seats.size(); ++other)
            if (m_seats[other].member != 0 && !m_seats[other].isPresent)
                awaitMember(other);
}

void TableSeats::awaitMember(Seat seat) {
    const int absence = ++m_seats[seat].absences;
    QTimer::singleShot(m_patience, this, [this, seat, absence] {
        HostSeat& left = m_seats[seat];
        if (left.member == 0 || left.isPresent || left.absences != absence || !isAnybodyHere())
            return;
        left.isStoodIn = true;
        emit stoodIn(seat);
    });
}

void TableSeats::waitIfAllAreGone() {
    if (isAnybodyHere())
        return;
    for (HostSeat& seat : m_seats)
        seat.isStoodIn = false;
}

} // namespace app
