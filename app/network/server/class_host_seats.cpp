// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include <algorithm>

/// Who sits where, and who may not.
namespace app {

using messages::ErrorCode;
using messages::Failed;

namespace {

const Failed noSuchTable{ErrorCode::NoTable, "there is no such table", 0};

} // namespace

ClassHost::Decision ClassHost::sit(int member, const messages::Sit& sit) {
    const HostTable* const wanted = table(sit.table);
    if (!wanted)
        return {noSuchTable};
    // The teacher may have seated this pupil in the meantime.
    const HostTable* const at = tableOf(member);
    if (at == wanted && (sit.seat == core::noSeat || sit.seat == at->seatOf(member)))
        return {};
    if (at)
        return {Failed{ErrorCode::AlreadySeated, "you sit at a table", 0}};
    const auto [fault, chosen] = placeFor(member, *wanted, sit.seat);
    if (fault)
        return {fault};
    StoredTable taken = stored(*wanted);
    taken.seats[chosen] = member;
    if (wanted->hasGame())
        HostTable::note(taken.sat, member, chosen);
    return save(std::move(taken), [this, member, chosen = chosen, number = sit.table] {
        seat(member, *table(number), chosen);
    });
}

ClassHost::Place ClassHost::placeFor(int member, const HostTable& table, core::Seat wanted) const {
    const Failed otherSeat{ErrorCode::OtherSeat, "you have seen the cards of another seat of this game", 0};
    const auto isSame = [this, person = m_members.personOf(member)](int other) {
        return other != 0 && m_members.personOf(other) == person;
    };
    core::Seat own = core::noSeat;
    if (table.stage() == messages::Stage::Playing) {
        for (const auto& [other, seats] : table.sat())
            if (isSame(other) && (own == core::noSeat || other == member))
                own = seats.back();
        if (wanted == core::noSeat)
            wanted = own;
        if (own != core::noSeat && wanted != own)
            return {otherSeat};
    }
    if (table.stage() != messages::Stage::Finished &&
        std::ranges::any_of(table.seats(), [&](const HostSeat& one) { return isSame(one.member); }))
        return {otherSeat};
    const core::Seat free = table.freeSeat(wanted);
    if (free == core::noSeat)
        return {Failed{ErrorCode::SeatTaken, "there is no such free seat", 0}};
    return {{}, free};
}

void ClassHost::seat(int member, HostTable& table, core::Seat seat) {
    table.sit(member, m_members.find(member)->nickname, seat);
    HostConnection* const connection = connectionOf(member);
    if (!connection) {
        table.setPresent(member, false);
        return;
    }
    connection->watch(0);
    if (table.hasGame())
        connection->send(table.board(seat));
}

ClassHost::Decision ClassHost::stand(int member) {
    const HostTable* const left = tableOf(member);
    if (!left)
        return {Failed{ErrorCode::NotSeated, "you do not sit at a table", 0}};
    StoredTable freed = stored(*left);
    freed.seats[left->seatOf(member)] = 0;
    return save(std::move(freed), [this, member, number = left->number()] { table(number)->stand(member); });
}

ClassHost::Decision ClassHost::move(const messages::MovePupil& move) {
    const HostTable* const to = table(move.table);
    if (!to)
        return {noSuchTable};
    const Member* const pupil = m_members.find(move.member);
    if (!pupil || pupil->isRemoved() || pupil->role != messages::Role::Pupil)
        return {Failed{ErrorCode::NoMember, "there is no such pupil", 0}};
    const HostTable* const from = tableOf(move.member);
    if (from == to && from->seatOf(move.member) == move.seat)
        return {};
    if (to->freeSeat(move.seat) == core::noSeat || move.seat == core::noSeat)
        return {Failed{ErrorCode::SeatTaken, "there is no such free seat", 0}};
    const bool isPlaying = to->stage() == messages::Stage::Playing;
    const auto sat = to->sat().find(move.member);
    const bool hasSat = isPlaying && sat != to->sat().end();
    // Back to a seat from which the pupil has gone on: what was said of the last move would not hold any
    // more.
    if (hasSat && sat->second.back() != move.seat && std::ranges::count(sat->second, move.seat) > 0)
        return {Failed{ErrorCode::SeenSeat, "this pupil has sat there, and elsewhere since", 0}};
    const bool isTold = to->hasSeenOther(move.member, move.seat);
    std::vector<StoredTable> changed{stored(*to)};
    if (from && from != to)
        changed.push_back(stored(*from));
    if (from)
        changed.back().seats[from->seatOf(move.member)] = 0;
    changed.front().seats[move.seat] = move.member;
    if (to->hasGame())
        HostTable::note(changed.front().sat, move.member, move.seat);
    return {.write = [&storage = m_storage, changed] { return storage.save(changed); },
            .apply = [this, move, isTold] { moveTo(move, isTold); }};
}

void ClassHost::moveTo(const messages::MovePupil& move, bool isTold) {
    HostTable* const left = tableOf(move.member);
    if (left)
        left->stand(move.member);
    HostTable& chosen = *table(move.table);
    if (isTold) {
        const messages::PupilMoved moved{.table = move.table,
                                         .seat = move.seat,
                                         .member = move.member,
                                         .nickname = m_members.find(move.member)->nickname};
        // Before the board of the new seat comes.
        if (HostConnection* const connection = connectionOf(move.member))
            connection->send(moved);
        tell(chosen, [&moved](core::Seat) { return moved; });
        emit happened(QStringLiteral("table %1: the teacher has moved %2 to another seat")
                          .arg(move.table)
                          .arg(QString::fromStdString(moved.nickname)));
    }
    seat(move.member, chosen, move.seat);
    if (left == &chosen)
        return;
    const messages::SendErrand errand{
        .kind = messages::ErrandKind::SitAtTable, .table = move.table, .to = {move.member}};
    m_changes.add([this, errand] { return m_follow.perform({}, errand); });
}

} // namespace app
