// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_monitor.h"

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;
using messages::Failed;
using messages::Role;

namespace {

const Failed noPupil{ErrorCode::NoMember, "there is no such pupil", 0};
const Failed onlyPupils{ErrorCode::NotAllowed, "only pupils tell of their work", 0};

bool isSameTask(const messages::GivenAnswer& one, const messages::GivenAnswer& other) {
    return one.lesson == other.lesson && one.question == other.question && one.problem == other.problem;
}

bool isFor(const StoredAssignment& assignment, int member) {
    return assignment.sent.to.empty() ||
           std::ranges::find(assignment.sent.to, member) != assignment.sent.to.end();
}

messages::Assignment shownAssignment(const StoredAssignment& assignment) {
    const messages::SendAssignment& sent = assignment.sent;
    return {.number = assignment.number,
            .kind = sent.kind,
            .target = sent.target,
            .step = sent.step,
            .seed = sent.seed,
            .table = sent.table};
}

/// Whether it names what its kind needs.
bool isComplete(const messages::SendAssignment& assignment) {
    return assignment.kind == messages::AssignmentKind::SitAtTable ? assignment.table > 0
                                                                   : !assignment.target.empty();
}

} // namespace

ClassMonitor::ClassMonitor(MonitorStorage& storage, Clock now) : m_storage(storage), m_now(std::move(now)) {}

void ClassMonitor::restore(const StoredMonitoring& stored) {
    for (const StoredPupil& pupil : stored.pupils)
        m_pupils[pupil.member].stored = pupil;
    for (const StoredSteps& one : stored.steps)
        m_pupils[one.member].steps[one.lesson] = one.done;
    for (const StoredAnswer& answer : stored.answers) {
        count(answer);
        // A pupil who has gone somewhere else since is not stuck there.
        if (Pupil& pupil = m_pupils[answer.member]; answer.time < pupil.stored.since) {
            pupil.wrong = 0;
            pupil.latest = {};
        }
    }
    for (auto& [member, pupil] : m_pupils)
        pupil.seen = std::max(pupil.seen, pupil.stored.seen);
    m_pacing = stored.pacing;
    m_assignments = stored.assignments;
    m_changes = {};
}

void ClassMonitor::count(const StoredAnswer& answer) {
    Pupil& pupil = m_pupils[answer.member];
    const messages::GivenAnswer& given = answer.given;
    pupil.last = std::max(pupil.last, given.number);
    pupil.seen = std::max(pupil.seen, answer.time);
    ++pupil.answers;
    if (given.right)
        pupil.wrong = 0;
    else
        pupil.wrong = isSameTask(given, pupil.latest) ? pupil.wrong + 1 : 1;
    pupil.latest = given;
    if (m_tallies.add(answer.member, given)) {
        ++pupil.answered;
        pupil.right += given.right ? 1 : 0;
        m_changes.tallies.insert(TallyKey::of(given));
    }
    m_answers.push_back(answer);
    m_changes.pupils.insert(answer.member);
}

void ClassMonitor::meet(int member, const std::string& nickname, bool isHere) {
    Pupil& pupil = m_pupils[member];
    pupil.stored.member = member;
    if (pupil.isHere || isHere)
        pupil.seen = m_now();
    pupil.nickname = nickname;
    pupil.isKnown = true;
    pupil.isHere = isHere;
    // A pupil who is gone presses nothing; a program that comes back says again how it is.
    if (!isHere) {
        pupil.stored.where.idle = false;
        pupil.stored.where.covered = false;
    }
    m_changes.pupils.insert(member);
}

ClassMonitor::Decision ClassMonitor::noteSeen(std::optional<int> member) {
    std::vector<StoredPupil> seen;
    for (const auto& [number, pupil] : m_pupils)
        if (pupil.isKnown && (member ? number == *member : pupil.isHere)) {
            seen.push_back(pupil.stored);
            seen.back().seen = m_now();
        }
    if (seen.empty())
        return {};
    return {.write =
                [&storage = m_storage, seen] {
                    return std::ranges::all_of(seen,
                                               [&](const StoredPupil& one) { return storage.save(one); });
                },
            .apply =
                [this, seen] {
                    for (const StoredPupil& one : seen)
                        m_pupils[one.member].stored.seen = one.seen;
                }};
}

void ClassMonitor::forget(int member) {
    if (const auto found = m_pupils.find(member); found != m_pupils.end()) {
        found->second.isKnown = false;
        m_changes.pupils.insert(member);
    }
}

ClassMonitor::Decision ClassMonitor::perform(const Sender& from, const messages::Whereabouts& where) {
    if (from.role != Role::Pupil)
        return {onlyPupils};
    const Pupil& pupil = m_pupils[from.member];
    StoredPupil moved = pupil.stored;
    moved.member = from.member;
    moved.where = where;
    const messages::Whereabouts& was = pupil.stored.where;
    const bool isElsewhere = where.page != was.page || where.lesson != was.lesson || where.step != was.step;
    if (isElsewhere)
        moved.since = m_now();
    StoredPupil kept = moved;
    kept.where.idle = was.idle;
    kept.where.covered = was.covered;
    const std::optional<StoredSteps> steps = stepsAfter(from.member, where);
    Decision decision{.apply = [this, moved, isElsewhere, steps] {
        Pupil& there = m_pupils[moved.member];
        there.stored = moved;
        there.stored.where.idle = moved.where.idle && there.isHere;
        there.stored.where.covered = moved.where.covered && there.isHere;
        there.seen = m_now();
        if (isElsewhere)
            there.wrong = 0;
        if (steps)
            there.steps[steps->lesson] = steps->done;
        m_changes.pupils.insert(moved.member);
    }};
    if (kept != pupil.stored || steps)
        decision.write = [&storage = m_storage, moved, steps] {
            return storage.save(moved) && (!steps || storage.save(*steps));
        };
    return decision;
}

/// A pupil goes from lesson to lesson, and can begin one anew: what was done stays done.
std::optional<StoredSteps> ClassMonitor::stepsAfter(int member, const messages::Whereabouts& where) const {
    if (where.lesson.empty() || where.done == 0)
        return {};
    const std::map<std::string, int>& steps = m_pupils.at(member).steps;
    const auto known = steps.find(where.lesson);
    const int before = known == steps.end() ? 0 : known->second;
    const int now = before | where.done;
    if (now == before || (before == 0 && steps.size() >= mostLessons))
        return {};
    return StoredSteps{.member = member, .lesson = where.lesson, .done = now};
}

std::vector<StoredSteps> ClassMonitor::steps() const {
    std::vector<StoredSteps> all;
    for (const auto& [member, pupil] : m_pupils)
        for (const auto& [lesson, done] : pupil.steps)
            all.push_back({member, lesson, done});
    return all;
}

ClassMonitor::Decision ClassMonitor::perform(const Sender& from, const messages::GiveAnswers& given) {
    if (from.role != Role::Pupil)
        return {onlyPupils};
    const Pupil& pupil = m_pupils[from.member];
    std::vector<StoredAnswer> fresh;
    int last = pupil.last;
    for (const messages::GivenAnswer& answer : given.answers)
        if (answer.number > last) {
            last = answer.number;
            fresh.push_back({from.member, m_now(), answer});
        }
    if (fresh.empty())
        return {};
    if (pupil.answers + static_cast<int>(fresh.size()) > mostOfMember ||
        m_answers.size() + fresh.size() > mostOfClass)
        return {Failed{ErrorCode::TooManyAnswers, "the host keeps no more answers", 0}};
    return {.write = [&storage = m_storage, fresh] { return storage.add(fresh); },
            .apply =
                [this, fresh] {
                    for (const StoredAnswer& answer : fresh)
                        count(answer);
                }};
}

ClassMonitor::Decision ClassMonitor::perform(const Sender& from, const messages::RaiseHand& hand) {
    const bool isOwn = from.role == Role::Pupil;
    // A teacher cannot raise a pupil's hand, and nobody but a teacher reaches another's.
    if (isOwn ? hand.member != 0 && hand.member != from.member : hand.raised)
        return {Failed{ErrorCode::NotAllowed, "everybody raises the own hand", 0}};
    const int member = isOwn ? from.member : hand.member;
    const auto found = m_pupils.find(member);
    if (found == m_pupils.end() || !found->second.isKnown)
        return {noPupil};
    if (found->second.stored.isRaised == hand.raised)
        return {};
    StoredPupil changed = found->second.stored;
    changed.isRaised = hand.raised;
    return {.write = [&storage = m_storage, changed] { return storage.save(changed); },
            .apply =
                [this, changed] {
                    // Whether the pupil is idle may have been said meanwhile.
                    m_pupils[changed.member].stored.isRaised = changed.isRaised;
                    m_changes.pupils.insert(changed.member);
                    m_changes.hands.insert(changed.member);
                }};
}

ClassMonitor::Decision ClassMonitor::perform(const Sender&, const messages::SendAssignment& assignment) {
    if (!isComplete(assignment))
        return {Failed{ErrorCode::WrongAssignment, "nothing is named", 0}};
    for (const int member : assignment.to)
        if (const auto found = m_pupils.find(member); found == m_pupils.end() || !found->second.isKnown)
            return {noPupil};
    const int number = m_assignments.empty() ? 1 : m_assignments.back().number + 1;
    const StoredAssignment next{.number = number, .time = m_now(), .sent = assignment};
    return {.write = [&storage = m_storage, next] { return storage.save(next); },
            .apply =
                [this, next] {
                    m_assignments.push_back(next);
                    if (m_assignments.size() > mostAssignments)
                        m_assignments.erase(m_assignments.begin());
                    m_changes.assignments.push_back(next);
                }};
}

ClassMonitor::Decision ClassMonitor::paceBy(const StoredPacing& next) {
    if (next == m_pacing)
        return {};
    return {.write = [&storage = m_storage, next] { return storage.save(next); },
            .apply =
                [this, next] {
                    m_pacing = next;
                    m_changes.pacing = true;
                }};
}

ClassMonitor::Decision ClassMonitor::perform(const Sender&, const messages::BlankScreens& blank) {
    StoredPacing next = m_pacing;
    next.blank = blank;
    if (!blank.dark)
        next.blank.words.clear();
    return paceBy(next);
}

ClassMonitor::Decision ClassMonitor::perform(const Sender&, const messages::PaceLesson& pace) {
    StoredPacing next = m_pacing;
    next.pace = pace.lesson.empty() ? messages::PaceLesson{} : pace;
    return paceBy(next);
}

messages::HostMessage ClassMonitor::answer(const messages::AskAnswers& question) const {
    messages::Answers answers{.from = question.from, .total = static_cast<int>(m_answers.size()), .list = {}};
    const auto from = std::min(static_cast<std::size_t>(question.from), m_answers.size());
    const auto until = std::min(from + part, m_answers.size());
    for (std::size_t i = from; i < until; ++i)
        answers.list.push_back({m_answers[i].member, m_answers[i].time, m_answers[i].given});
    return answers;
}

messages::PupilShown ClassMonitor::shown(int member) const {
    const Pupil& pupil = m_pupils.at(member);
    messages::PupilShown shown{.member = member};
    if (!pupil.isKnown) {
        shown.gone = true;
        return shown;
    }
    const messages::Whereabouts& where = pupil.stored.where;
    shown.nickname = pupil.nickname;
    shown.here = pupil.isHere;
    shown.covered = where.covered;
    shown.page = where.page;
    shown.lesson = where.lesson;
    shown.step = where.step;
    shown.done = where.done;
    if (pupil.isHere && pupil.wrong >= wrongInARow)
        shown.stuck = messages::Stuck::Wrong;
    else if (pupil.isHere && where.idle && !where.lesson.empty())
        shown.stuck = messages::Stuck::Idle;
    shown.raised = pupil.stored.isRaised;
    shown.answered = pupil.answered;
    shown.right = pupil.right;
    shown.since = pupil.stored.since;
    shown.seen = pupil.seen;
    return shown;
}

messages::PacingShown ClassMonitor::pacingFor(int member) const {
    messages::PacingShown pacing{.dark = m_pacing.blank.dark,
                                 .words = m_pacing.blank.words,
                                 .lesson = m_pacing.pace.lesson,
                                 .step = m_pacing.pace.step,
                                 .attended = m_isAttended};
    if (const auto found = m_pupils.find(member); found != m_pupils.end()) {
        pacing.last = found->second.last;
        pacing.raised = found->second.stored.isRaised;
    }
    return pacing;
}

std::vector<messages::HostMessage> ClassMonitor::welcome(const Sender& to) const {
    std::vector<messages::HostMessage> all;
    if (to.role == Role::Observer)
        return all;
    all.emplace_back(pacingFor(to.member));
    if (to.role == Role::Pupil) {
        const auto last =
            std::find_if(m_assignments.rbegin(), m_assignments.rend(),
                         [&to](const StoredAssignment& assignment) { return isFor(assignment, to.member); });
        if (last != m_assignments.rend() && m_now() - last->time < freshFor)
            all.emplace_back(shownAssignment(*last));
        return all;
    }
    for (const auto& [member, pupil] : m_pupils)
        if (pupil.isKnown)
            all.emplace_back(shown(member));
    for (const auto& [key, tally] : m_tallies.all())
        all.emplace_back(tally);
    return all;
}

void ClassMonitor::setAttended(bool isAttended) {
    m_changes.pacing = m_changes.pacing || isAttended != m_isAttended;
    m_isAttended = isAttended;
}

ClassMonitor::Changes ClassMonitor::takeChanges() {
    return std::exchange(m_changes, {});
}

std::vector<messages::HostMessage> ClassMonitor::told(const Changes& changes, const Sender& to) const {
    std::vector<messages::HostMessage> all;
    if (to.role == Role::Observer)
        return all;
    if (changes.pacing || changes.hands.contains(to.member))
        all.emplace_back(pacingFor(to.member));
    if (to.role == Role::Pupil) {
        for (const StoredAssignment& assignment : changes.assignments)
            if (isFor(assignment, to.member))
                all.emplace_back(shownAssignment(assignment));
        return all;
    }
    for (const int member : changes.pupils)
        all.emplace_back(shown(member));
    for (const TallyKey& key : changes.tallies)
        if (const auto found = m_tallies.all().find(key); found != m_tallies.all().end())
            all.emplace_back(found->second);
    return all;
}

} // namespace app
