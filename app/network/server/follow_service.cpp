// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_service.h"

#include <QtCore/QDateTime>

namespace app {

FollowService::FollowService(FollowStorage& storage, Audience& audience, QObject* parent)
    : QObject(parent), m_audience(audience), m_desk(storage, &QDateTime::currentSecsSinceEpoch) {
    m_toTell.setSingleShot(true);
    m_toTell.setInterval(Audience::pause);
    connect(&m_toTell, &QTimer::timeout, this, &FollowService::tellNow);
}

void FollowService::tell() {
    if (!m_toTell.isActive())
        m_toTell.start();
}

void FollowService::meet(const Member& member, bool isHere) {
    if (member.role != messages::Role::Pupil || member.isRemoved())
        return;
    m_desk.meet(member.number, member.nickname, isHere);
    tell();
}

void FollowService::setAttended(bool isAttended) {
    m_desk.setAttended(isAttended);
    tell();
}

void FollowService::tellNow() {
    const ClassFollow::Changes changes = m_desk.takeChanges();
    if (changes.isLead)
        emit leadChanged();
    m_audience.tellEach([&](const desk::Sender& to) { return m_desk.told(changes, to); });
}

} // namespace app
