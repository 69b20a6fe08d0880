// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_monitoring.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace app {

void MemberMonitoring::begin(int before, int now) {
    // What one member was sent is not for another.
    if (before != now)
        m_lastAssignment = 0;
    m_pacing.reset();
    m_pupils.clear();
    m_tallies.clear();
}

void MemberMonitoring::hear(const messages::PacingShown& pacing) {
    m_pacing = pacing;
    emit pacingChanged();
}

void MemberMonitoring::hear(const messages::Assignment& assignment) {
    if (assignment.number <= m_lastAssignment)
        return;
    m_lastAssignment = assignment.number;
    emit assignmentArrived(assignment);
}

void MemberMonitoring::hear(const messages::PupilShown& pupil) {
    if (pupil.gone)
        m_pupils.erase(pupil.member);
    else
        m_pupils[pupil.member] = pupil;
    emit pupilChanged(pupil.member);
}

void MemberMonitoring::hear(const messages::Tally& tally) {
    const auto isSame = [&tally](const messages::Tally& one) {
        return std::tie(one.lesson, one.question, one.form, one.problem) ==
               std::tie(tally.lesson, tally.question, tally.form, tally.problem);
    };
    if (const auto found = std::ranges::find_if(m_tallies, isSame); found != m_tallies.end())
        *found = tally;
    else
        m_tallies.push_back(tally);
    emit talliesChanged();
}

} // namespace app
