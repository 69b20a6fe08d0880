// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QObject>

#include <map>
#include <optional>
#include <vector>

namespace app {

/// What a member has heard of how the class is monitored and paced. Knows no connection.
class MemberMonitoring : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// How the class is led, as the host has said since the last welcome; pupils and teachers hear it.
    const std::optional<messages::PacingShown>& pacing() const { return m_pacing; }
    /// A teacher's: what is known of each pupil, by member, and how the class has answered.
    const std::map<int, messages::PupilShown>& pupils() const { return m_pupils; }
    const std::vector<messages::Tally>& tallies() const { return m_tallies; }

    // What the connection brings.
    void hear(const messages::PacingShown& pacing);
    void hear(const messages::Assignment& assignment);
    void hear(const messages::PupilShown& pupil);
    void hear(const messages::Tally& tally);
    /// The host admits a member, who was this one before, or nobody (0), and will say everything anew.
    void begin(int before, int now);

signals:
    void pacingChanged();
    /// Something that the teacher has sent, once for each number.
    void assignmentArrived(const messages::Assignment& assignment);
    void pupilChanged(int member);
    void talliesChanged();

private:
    std::optional<messages::PacingShown> m_pacing;
    std::map<int, messages::PupilShown> m_pupils;
    std::vector<messages::Tally> m_tallies;
    /// The number of the last assignment.
    int m_lastAssignment = 0;
};

} // namespace app
