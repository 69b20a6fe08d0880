// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace app {

/// What a member has heard of the pool and the votes, and what it gives to the pool. Knows no connection.
class MemberPolls : public QObject {
    Q_OBJECT
public:
    /// Sends a request; its number, or −1 if nobody is listening.
    using Send = std::function<int(const messages::ClientMessage&)>;
    explicit MemberPolls(Send send, QObject* parent = nullptr) : QObject(parent), m_send(std::move(send)) {}

    /// The pools of the class by experiment, except closed empty ones.
    const std::map<int, messages::PoolShown>& pools() const { return m_pools; }
    /// For a teacher, by experiment: the sums of the classes that count it together.
    const std::map<int, messages::AllClasses>& allClasses() const { return m_allClasses; }
    /// The vote that is on the screens.
    const std::optional<messages::VoteShown>& vote() const { return m_vote; }
    /// Gives counts to the class under the next number, which is returned. They are sent again after a break
    /// of the connection until the host has answered: then `contributed` or `notContributed` comes.
    int contribute(messages::Contribute given);
    /// What this member has in the pool of an experiment, one contribution after the other; empty if not all
    /// of it is known, because some was given at another computer or taken out by the teacher.
    std::vector<messages::Contribute> given(int experiment) const;
    /// The same of all experiments, to be remembered together with the token, and given back before the
    /// member comes in.
    const std::vector<messages::Contribute>& allGiven() const { return m_given; }
    void setGiven(std::vector<messages::Contribute> given) { m_given = std::move(given); }

    // What the connection brings.
    void hear(const messages::PoolShown& pool);
    void hear(const messages::AllClasses& all);
    void hear(const messages::VoteShown& vote);
    /// A request was carried out, or was not; nothing happens if it has carried no contribution.
    void settleRequest(int id, const std::optional<messages::Failed>& failure);
    /// The host admits a member, who was this one before, or nobody (0), and will say everything anew.
    void begin(int before, int now);
    /// Sends unanswered contributions and votes again.
    void resend();

signals:
    void poolChanged(int experiment);
    void voteChanged();
    void contributed(int number);
    void notContributed(int number, const messages::Failed& failure);

private:
    void settle(int number, const std::optional<messages::Failed>& failure);

    const Send m_send;
    std::map<int, messages::PoolShown> m_pools;
    std::map<int, messages::AllClasses> m_allClasses;
    std::optional<messages::VoteShown> m_vote;
    int m_lastNumber = 0;
    /// Contributions without an answer, by number, and the requests that carry them.
    std::map<int, messages::Contribute> m_unanswered;
    std::map<int, int> m_numberOf;
    /// What the host has taken and nothing has replaced, as far as it is known.
    std::vector<messages::Contribute> m_given;
};

} // namespace app
