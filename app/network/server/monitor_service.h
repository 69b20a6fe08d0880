// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audience.h"
#include "class_monitor.h"
#include "members.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace app {

/// How a class is monitored and paced: tells pupils and teachers what has changed at their desk
/// (ClassMonitor).
class MonitorService : public QObject {
    Q_OBJECT
public:
    MonitorService(MonitorStorage& storage, Audience& audience, QObject* parent = nullptr);

    ClassMonitor& desk() { return m_desk; }
    const ClassMonitor& desk() const { return m_desk; }
    /// Tells pupils and teachers what has changed at the desk, after the present event.
    void scheduleSending();
    /// `isHere`: whether the member is connected; only pupils are followed.
    void meet(const Member& member, bool isHere);
    /// Whether a teacher is connected.
    void setAttended(bool isAttended);

signals:
    /// The class is led otherwise: `desk().pacing()`. Before anybody is told.
    void pacingChanged();

private:
    void sendNow();

    Audience& m_audience;
    ClassMonitor m_desk;
    QTimer m_toTell;
};

} // namespace app
