// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_polls.h"

#include <QtCore/QDateTime>

#include <utility>

namespace app {

ClassPolls::ClassPolls(PollStorage& storage, std::function<std::uint64_t()> nextSeed,
                       const ClassPool::PersonOf& personOf)
    : m_pool(storage, personOf), m_vote(storage, personOf), m_nextSeed(std::move(nextSeed)) {}

void ClassPolls::restore(const StoredPolls& stored) {
    m_pool.restore(stored);
    m_vote.restore(stored);
}

ClassPolls::Decision ClassPolls::perform(const Sender& from, const messages::Contribute& given) {
    return m_pool.contribute(from.member, given, QDateTime::currentSecsSinceEpoch());
}

ClassPolls::Decision ClassPolls::takeDice(int experiment, int table, std::span<const lessons::Roll> dice) {
    return m_pool.takeDice(experiment, table, dice, QDateTime::currentSecsSinceEpoch());
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::SetPool& wanted) {
    return m_pool.set(wanted);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::ResetPool& wanted) {
    return m_pool.reset(wanted.experiment);
}

messages::HostMessage ClassPolls::answer(const messages::AskContributions& question) const {
    return m_pool.list(question.experiment, question.from);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::RemoveContribution& wanted) {
    return m_pool.remove(wanted.contribution);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::RestoreContribution& wanted) {
    return m_pool.putBack(wanted.contribution);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::AskVote& asked) {
    return m_vote.ask(asked);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::SetVote& wanted) {
    return m_vote.set(wanted);
}

ClassPolls::Decision ClassPolls::perform(const Sender& from, const messages::CastVote& cast) {
    // The teacher's own word is not among those of the class.
    if (from.role != messages::Role::Pupil)
        return {messages::Failed{messages::ErrorCode::NotAllowed, "only pupils vote", 0}};
    return m_vote.cast(from.member, cast);
}

ClassPolls::Decision ClassPolls::perform(const Sender&, const messages::RollVote& wanted) {
    return m_vote.roll(wanted, m_nextSeed());
}

void ClassPolls::noteChange() {
    m_pool.noteChange();
    m_vote.noteChange();
}

void ClassPolls::setPupils(int pupils) {
    m_havePupilsChanged = m_havePupilsChanged || (pupils != m_pupils && m_vote.isOn());
    m_pupils = pupils;
}

messages::PoolShown ClassPolls::pool(int experiment, const Sender& to) const {
    return m_pool.shown(experiment, to.member, to.role == messages::Role::Teacher);
}

messages::VoteShown ClassPolls::vote(const Sender& to) const {
    messages::VoteShown shown = m_vote.shown(to.member);
    if (m_vote.isOn())
        shown.pupils = m_pupils;
    return shown;
}

void ClassPolls::sendPool(std::vector<messages::HostMessage>& all, int experiment, const Sender& to) const {
    all.emplace_back(pool(experiment, to));
    if (to.role == messages::Role::Teacher && m_pool.isAddable())
        all.emplace_back(m_pool.allClasses(experiment));
}

std::vector<messages::HostMessage> ClassPolls::welcome(const Sender& to) const {
    std::vector<messages::HostMessage> all;
    for (const int experiment : m_pool.experiments())
        sendPool(all, experiment, to);
    if (m_vote.isOn())
        all.emplace_back(vote(to));
    return all;
}

ClassPolls::Changes ClassPolls::takeChanges() {
    const bool isVote = m_vote.takeChange();
    return {.experiments = m_pool.takeChanges(),
            .isVote = std::exchange(m_havePupilsChanged, false) || isVote};
}

std::vector<messages::HostMessage> ClassPolls::told(const Changes& changes, const Sender& to) const {
    std::vector<messages::HostMessage> all;
    for (const int experiment : changes.experiments)
        sendPool(all, experiment, to);
    // Before the first vote there is nothing to send: no client could read a vote without a number. The end
    // of a vote is sent.
    if (messages::VoteShown shown = vote(to); changes.isVote && shown.vote != 0)
        all.emplace_back(std::move(shown));
    return all;
}

} // namespace app
