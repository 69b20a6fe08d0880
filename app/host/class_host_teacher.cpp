// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"
#include "plant_nicknames.h"

#include <algorithm>

/// What a teacher does: at the host's own window, or from a client.
namespace app {

namespace {

const messages::Failed unknownTable{"no-table", "there is no such table", 0};
const messages::Failed notSaved{"not-saved", "the host could not save this, so it was not done", 0};

} // namespace

ClassHost::Failure ClassHost::startTable(int number) {
    HostTable* const started = table(number);
    if (!started)
        return unknownTable;
    const auto botName = [](core::Seat seat) { return botNickname(seat).toStdString(); };
    if (auto failure = started->start(nextSeed(), m_library, botName))
        return failure;
    if (!save(*started)) {
        started->abandon();
        return notSaved;
    }
    tell(*started, [&](core::Seat viewer) { return started->board(viewer); });
    emit happened(QStringLiteral("table %1: the game has begun").arg(number));
    return {};
}

ClassHost::Failure ClassHost::closeTable(int number) {
    if (!table(number))
        return unknownTable;
    if (!m_storage->removeTable(number))
        return notSaved;
    for (HostConnection* connection : m_connections)
        if (connection->watched() == number)
            connection->watch(0);
    m_tables.erase(number);
    tellTables();
    return {};
}

void ClassHost::setPaused(bool paused) {
    m_paused = paused;
    for (const auto& [number, one] : m_tables)
        one->setPaused(m_paused);
    tellTables();
}

ClassHost::Failure ClassHost::removeMember(int number) {
    const Member* const found = m_members.find(number);
    if (!found || found->isRemoved())
        return messages::Failed{"no-member", "there is no such member", 0};
    if (HostTable* const left = tableOf(number)) {
        const core::Seat seat = left->seatOf(number);
        const bool wasPresent = left->seats()[seat].isPresent;
        left->stand(number);
        if (!save(*left)) {
            left->take(seat, number, found->nickname);
            left->setPresent(number, wasPresent);
            return notSaved;
        }
    }
    Member removed = *found;
    removed.tokenHash.clear();
    if (!m_storage->removeMember(number))
        return notSaved;
    m_members.add(removed);
    m_follow.forget(number);
    tellFollow();
    for (HostConnection* connection : std::vector(m_connections))
        if (connection->member() == number) {
            connection->setMember(0, messages::Role::Pupil);
            connection->close("removed", "the teacher has removed you from the class");
        }
    emit happened(QStringLiteral("%1 was removed").arg(QString::fromStdString(removed.nickname)));
    noteChange();
    return {};
}

std::vector<ClassHost::Presence> ClassHost::members() const {
    std::vector<Presence> shown;
    for (const auto& [number, member] : m_members.all()) {
        if (member.isRemoved())
            continue;
        const HostTable* const at = tableOf(number);
        const bool isHere =
            std::any_of(m_connections.begin(), m_connections.end(),
                        [id = number](const HostConnection* one) { return one->member() == id; });
        shown.push_back({.number = number,
                         .nickname = member.nickname,
                         .role = member.role,
                         .isHere = isHere,
                         .table = at ? at->number() : 0});
    }
    return shown;
}

int ClassHost::memberCount() const {
    return static_cast<int>(std::count_if(m_members.all().begin(), m_members.all().end(),
                                          [](const auto& numbered) { return !numbered.second.isRemoved(); }));
}

std::vector<Member> ClassHost::everybody() const {
    std::vector<Member> all;
    for (const auto& [number, member] : m_members.all())
        all.push_back(member);
    return all;
}

} // namespace app
