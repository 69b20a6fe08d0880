// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audience.h"
#include "class_follow.h"
#include "members.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace app {

/// How a class is followed and led: tells pupils and teachers what has changed at their desk (ClassFollow).
class FollowService : public QObject {
    Q_OBJECT
public:
    FollowService(FollowStorage& storage, Audience& audience, QObject* parent = nullptr);

    ClassFollow& desk() { return m_desk; }
    const ClassFollow& desk() const { return m_desk; }
    /// To pupils and teachers, what has changed at the desk, once the present event has been dealt with.
    void tell();
    /// `isHere`: whether the member is connected; only pupils are followed.
    void meet(const Member& member, bool isHere);
    /// Whether a teacher is connected.
    void setAttended(bool isAttended);

signals:
    /// The class is led otherwise: `desk().lead()`. Before anybody is told.
    void leadChanged();

private:
    void tellNow();

    Audience& m_audience;
    ClassFollow m_desk;
    QTimer m_toTell;
};

} // namespace app
