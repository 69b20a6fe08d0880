// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_desk.h"

namespace app {

using messages::ErrorCode;

namespace {

const messages::Failed noSuchMember{ErrorCode::NoMember, "there is no such member", 0};

} // namespace

MemberDesk::Decision MemberDesk::confirm(const messages::ConfirmMember& wanted) {
    const Member* const found = m_members.find(wanted.member);
    if (!found || found->isRemoved())
        return {noSuchMember};
    Member confirmed = *found;
    confirmed.isConfirmed = wanted.confirmed;
    return {.write = [&storage = m_storage, confirmed] { return storage.save(confirmed); },
            .apply =
                [this, confirmed] {
                    m_members.add(confirmed);
                    emit personsChanged();
                }};
}

MemberDesk::Decision MemberDesk::remove(int number) {
    const Member* const found = m_members.find(number);
    if (!found || found->isRemoved())
        return {noSuchMember};
    if (found->role == messages::Role::Teacher)
        return {messages::Failed{ErrorCode::NotAllowed, "a teacher is not removed", 0}};
    return {
        .write = [&storage = m_storage, number] { return storage.removeMember(number); },
        .apply =
            [this, number] {
                if (HostTable* const left = m_tables.tableOf(number))
                    left->stand(number);
                Member gone = *m_members.find(number);
                gone.tokenHash.clear();
                m_members.add(gone);
                emit removed(number);
                m_audience.dismiss(number, ErrorCode::Removed, "the teacher has removed you from the class");
                emit happened(QStringLiteral("%1 was removed").arg(QString::fromStdString(gone.nickname)));
            }};
}

std::vector<MemberDesk::Presence> MemberDesk::present() const {
    std::vector<Presence> shown;
    for (const auto& [number, member] : m_members.all()) {
        if (member.isRemoved())
            continue;
        const HostTable* const at = m_tables.tableOf(number);
        shown.push_back({.number = number,
                         .nickname = member.nickname,
                         .role = member.role,
                         .isHere = m_audience.isHere(number),
                         .person = m_members.personOf(number),
                         .isConfirmed = member.isConfirmed,
                         .table = at ? at->number() : 0});
    }
    return shown;
}

} // namespace app
