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

bool ClassClient::hearFollow(int id, const messages::HostMessage& message) {
    if (const auto* lead = std::get_if<messages::LeadShown>(&message)) {
        m_lead = *lead;
        emit leadChanged();
    } else if (const auto* errand = std::get_if<messages::Errand>(&message)) {
        if (errand->number > m_lastErrand) {
            m_lastErrand = errand->number;
            emit errandCame(*errand);
        }
    } else if (const auto* pupil = std::get_if<messages::PupilShown>(&message)) {
        if (pupil->gone)
            m_pupils.erase(pupil->member);
        else
            m_pupils[pupil->member] = *pupil;
        emit pupilChanged(pupil->member);
    } else if (const auto* tally = std::get_if<messages::Tally>(&message)) {
        const auto isSame = [tally](const messages::Tally& one) {
            return std::tie(one.lesson, one.question, one.form, one.problem) ==
                   std::tie(tally->lesson, tally->question, tally->form, tally->problem);
        };
        if (const auto found = std::ranges::find_if(m_tallies, isSame); found != m_tallies.end())
            *found = *tally;
        else
            m_tallies.push_back(*tally);
        emit talliesChanged();
    } else if (const auto* answers = std::get_if<messages::Answers>(&message)) {
        emit answersCame(id, *answers);
    } else {
        return false;
    }
    return true;
}

} // namespace app
