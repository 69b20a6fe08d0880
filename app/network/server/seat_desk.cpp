// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_desk.h"

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;
using messages::Failed;

namespace {

const Failed noSuchTable{ErrorCode::NoTable, "there is no such table", 0};
const Failed noSuchSeat{ErrorCode::SeatTaken, "there is no such free seat", 0};

} // namespace

SeatDesk::Decision SeatDesk::save(StoredTable table, std::function<void()> apply) {
    return {.write = [&storage = m_storage,
                      table = std::move(table)] { return storage.save(std::vector{table}); },
            .apply = std::move(apply)};
}

SeatDesk::Decision SeatDesk::sit(int member, const messages::Sit& sit) {
    const HostTable* const wanted = m_tables.find(sit.table);
    if (!wanted)
        return {noSuchTable};
    // The teacher may have seated this pupil in the meantime.
    const HostTable* const at = m_tables.tableOf(member);
    if (at == wanted && (sit.seat == core::noSeat || sit.seat == at->seats().of(member)))
        return {};
    if (at)
        return {Failed{ErrorCode::AlreadySeated, "you sit at a table", 0}};
    const auto [fault, chosen] = placeFor(member, *wanted, sit.seat);
    if (fault)
        return {fault};
    StoredTable taken = ClassTables::stored(*wanted);
    taken.seats[chosen] = member;
    if (wanted->hasGame())
        taken.sat.add(member, chosen);
    return save(std::move(taken), [this, member, chosen = chosen, number = sit.table] {
        m_tables.seat(*m_members.find(member), number, chosen);
    });
}

SeatDesk::Place SeatDesk::placeFor(int member, const HostTable& table, core::Seat wanted) const {
    const Failed otherSeat{ErrorCode::OtherSeat, "you have seen the cards of another seat of this game", 0};
    const auto isSame = [this, person = m_members.personOf(member)](int other) {
        return other != 0 && m_members.personOf(other) == person;
    };
    core::Seat own = core::noSeat;
    if (table.stage() == messages::Stage::Playing) {
        for (const auto& [other, seats] : table.seatHistory().seats)
            if (isSame(other) && (own == core::noSeat || other == member))
                own = seats.back();
        if (wanted == core::noSeat)
            wanted = own;
        if (own != core::noSeat && wanted != own)
            return {otherSeat};
    }
    if (table.stage() != messages::Stage::Finished &&
        std::ranges::any_of(table.seats().all(), [&](const HostSeat& one) { return isSame(one.member); }))
        return {otherSeat};
    const core::Seat free = table.seats().free(wanted);
    if (free == core::noSeat)
        return {noSuchSeat};
    return {{}, free};
}

SeatDesk::Decision SeatDesk::stand(int member) {
    const HostTable* const left = m_tables.tableOf(member);
    if (!left)
        return {Failed{ErrorCode::NotSeated, "you do not sit at a table", 0}};
    StoredTable freed = ClassTables::stored(*left);
    freed.seats[left->seats().of(member)] = 0;
    return save(std::move(freed),
                [this, member, number = left->number()] { m_tables.find(number)->stand(member); });
}

SeatDesk::Decision SeatDesk::move(const messages::MovePupil& move) {
    const HostTable* const to = m_tables.find(move.table);
    if (!to)
        return {noSuchTable};
    if (!m_members.pupil(move.member))
        return {Failed{ErrorCode::NoMember, "there is no such pupil", 0}};
    const HostTable* const from = m_tables.tableOf(move.member);
    if (from == to && from->seats().of(move.member) == move.seat)
        return {};
    if (to->seats().free(move.seat) == core::noSeat || move.seat == core::noSeat)
        return {noSuchSeat};
    const bool isPlaying = to->stage() == messages::Stage::Playing;
    // Back to a seat from which the pupil has gone on: what was said of the last move would not hold any
    // more.
    if (isPlaying && to->seatHistory().hasLeft(move.member, move.seat))
        return {Failed{ErrorCode::SeenSeat, "this pupil has sat there, and elsewhere since", 0}};
    const bool isTold = to->hasSeenOther(move.member, move.seat);
    std::vector<StoredTable> changed{ClassTables::stored(*to)};
    if (from && from != to)
        changed.push_back(ClassTables::stored(*from));
    if (from)
        changed.back().seats[from->seats().of(move.member)] = 0;
    changed.front().seats[move.seat] = move.member;
    if (to->hasGame())
        changed.front().sat.add(move.member, move.seat);
    return {.write = [&storage = m_storage, changed] { return storage.save(changed); },
            .apply = [this, move, isTold] { moveTo(move, isTold); }};
}

void SeatDesk::moveTo(const messages::MovePupil& move, bool isTold) {
    HostTable* const left = m_tables.tableOf(move.member);
    if (left)
        left->stand(move.member);
    const Member& pupil = *m_members.find(move.member);
    const HostTable& chosen = *m_tables.find(move.table);
    if (isTold) {
        const messages::PupilMoved moved{
            .table = move.table, .seat = move.seat, .member = move.member, .nickname = pupil.nickname};
        // Before the board of the new seat comes.
        m_audience.send(move.member, moved);
        m_audience.sendToTable(chosen, [&moved](core::Seat) { return moved; });
        emit happened(QStringLiteral("table %1: the teacher has moved %2 to another seat")
                          .arg(move.table)
                          .arg(QString::fromStdString(moved.nickname)));
    }
    m_tables.seat(pupil, move.table, move.seat);
    if (left != &chosen)
        emit sent({.kind = messages::AssignmentKind::SitAtTable, .table = move.table, .to = {move.member}});
}

} // namespace app
