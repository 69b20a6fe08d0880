// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "answer_tallies.h"
#include "desk.h"
#include "monitor_storage.h"

#include <functional>
#include <map>
#include <optional>
#include <set>

namespace app {

/// The desk with which a teacher monitors a class and sets its pace: where pupils are, what they answer, who
/// needs help; and what is sent to their screens. Every change is in the storage before it is here. It knows
/// nothing of connections.
class ClassMonitor {
public:
    using Sender = desk::Sender;
    using Decision = desk::Decision;
    /// Seconds since the beginning of 1970 (UTC).
    using Clock = std::function<std::int64_t()>;

    static constexpr int mostOfMember = 2000;
    /// Lessons of a member whose steps are kept for reports.
    static constexpr std::size_t mostLessons = 200;
    static constexpr std::size_t mostOfClass = 100'000;
    /// In one part of a list.
    static constexpr std::size_t part = 200;
    /// So many wrong answers in a row to one question or kind of problem, and a pupil seems to be stuck.
    static constexpr int wrongInARow = 3;
    /// For so many seconds, somebody who comes late is sent what the others were sent last.
    static constexpr std::int64_t freshFor = 15 * 60;

    ClassMonitor(MonitorStorage& storage, Clock now);
    void restore(const StoredMonitoring& stored);

    Decision perform(const Sender& from, const messages::Whereabouts& where);
    Decision perform(const Sender& from, const messages::GiveAnswers& given);
    Decision perform(const Sender& from, const messages::RaiseHand& hand);
    Decision perform(const Sender& from, const messages::SendAssignment& assignment);
    Decision perform(const Sender& from, const messages::BlankScreens& blank);
    Decision perform(const Sender& from, const messages::PaceLesson& pace);
    messages::HostMessage answer(const messages::AskAnswers& question) const;

    /// Says who has joined as a pupil, and whether the pupil is connected. Nobody else is followed.
    void meet(int member, const std::string& nickname, bool isHere);
    /// Keeps that these pupils were here until now: of one who leaves, or of all who are here when the host
    /// ends.
    Decision noteSeen(std::optional<int> member = {});
    /// The pupil was removed from the class; the answers stay for reports.
    void forget(int member);

    /// What somebody who has just come must know.
    std::vector<messages::HostMessage> welcome(const Sender& to) const;
    /// What has changed since the last call of `takeChanges`.
    struct Changes {
        std::set<int> pupils;
        std::set<TallyKey> tallies;
        /// Whether all are led otherwise, and whose own part has changed.
        bool pacing = false;
        std::set<int> hands;
        std::vector<StoredAssignment> assignments;

        bool empty() const {
            return pupils.empty() && tallies.empty() && !pacing && hands.empty() && assignments.empty();
        }
    };
    /// Whether a teacher is connected.
    void setAttended(bool isAttended);
    Changes takeChanges();
    std::vector<messages::HostMessage> told(const Changes& changes, const Sender& to) const;

    /// All answers, in the order in which they came: what a report is made of.
    const std::vector<StoredAnswer>& answers() const { return m_answers; }
    /// The steps that each pupil has ever done, by member and lesson: likewise.
    std::vector<StoredSteps> steps() const;
    const StoredPacing& pacing() const { return m_pacing; }

private:
    struct Pupil {
        StoredPupil stored;
        std::string nickname;
        bool isKnown = false;
        bool isHere = false;
        std::int64_t seen = 0;
        int last = 0;
        int answers = 0;
        int answered = 0;
        int right = 0;
        /// Wrong answers in a row to the last one's question or kind of problem.
        int wrong = 0;
        messages::GivenAnswer latest;
        /// The steps that were ever done, by lesson.
        std::map<std::string, int> steps;
    };
    /// What is known of the steps of that lesson from now on; no value if it is no more than before.
    std::optional<StoredSteps> stepsAfter(int member, const messages::Whereabouts& where) const;
    void count(const StoredAnswer& answer);
    messages::PupilShown shown(int member) const;
    messages::PacingShown pacingFor(int member) const;
    Decision paceBy(const StoredPacing& next);

    /// For what a decision writes, alone.
    MonitorStorage& m_storage;
    const Clock m_now;
    std::map<int, Pupil> m_pupils;
    std::vector<StoredAnswer> m_answers;
    AnswerTallies m_tallies;
    StoredPacing m_pacing;
    bool m_isAttended = false;
    /// The last ones, by number.
    std::vector<StoredAssignment> m_assignments;
    Changes m_changes;
};

} // namespace app
