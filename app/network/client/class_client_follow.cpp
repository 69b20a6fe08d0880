// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_client.h"

#include <algorithm>
#include <tuple>
#include <utility>

/// What a member hears of how the class is followed and led.
namespace app {

void ClassClient::forgetFollow(const messages::Welcome& welcome) {
    // What one member was sent is not for another.
    if (m_welcome.member != welcome.member)
        m_lastErrand = 0;
    m_lead.reset();
    m_pupils.clear();
    m_tallies.clear();
}

void ClassClient::hearErrand(const messages::Errand& errand) {
    if (errand.number <= m_lastErrand)
        return;
    m_lastErrand = errand.number;
    emit errandCame(errand);
}

void ClassClient::hearPupil(const messages::PupilShown& pupil) {
    if (pupil.gone)
        m_pupils.erase(pupil.member);
    else
        m_pupils[pupil.member] = pupil;
    emit pupilChanged(pupil.member);
}

void ClassClient::hearTally(const messages::Tally& tally) {
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
