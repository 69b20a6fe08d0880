// SPDX-License-Identifier: GPL-3.0-or-later
#include "monitor_service.h"

#include <QtCore/QDateTime>

namespace app {

MonitorService::MonitorService(MonitorStorage& storage, Audience& audience, QObject* parent)
    : QObject(parent), m_audience(audience), m_desk(storage, &QDateTime::currentSecsSinceEpoch) {
    m_toTell.setSingleShot(true);
    m_toTell.setInterval(Audience::pause);
    connect(&m_toTell, &QTimer::timeout, this, &MonitorService::sendNow);
}

void MonitorService::scheduleSending() {
    if (!m_toTell.isActive())
        m_toTell.start();
}

void MonitorService::meet(const Member& member, bool isHere) {
    if (member.role != messages::Role::Pupil || member.isRemoved())
        return;
    m_desk.meet(member.number, member.nickname, isHere);
    scheduleSending();
}

void MonitorService::setAttended(bool isAttended) {
    m_desk.setAttended(isAttended);
    scheduleSending();
}

void MonitorService::sendNow() {
    const ClassMonitor::Changes changes = m_desk.takeChanges();
    if (changes.pacing)
        emit pacingChanged();
    m_audience.sendToEach([&](const desk::Sender& to) { return m_desk.told(changes, to); });
}

} // namespace app
