// SPDX-License-Identifier: GPL-3.0-or-later
#include "joined_class.h"

namespace app {

JoinedClass& JoinedClass::current() {
    static JoinedClass joined;
    return joined;
}

ClassClient* JoinedClass::clientAs(messages::Role role) const {
    const bool isIn = m_client && m_client->state() == ClassClient::State::In;
    return isIn && m_client->welcome().role == role ? m_client.data() : nullptr;
}

void JoinedClass::perform(messages::Role role, const messages::ClientMessage& message, const QObject* context,
                          const ClassRequests::Settle& settle) const {
    if (ClassClient* const client = clientAs(role))
        client->perform(message, context, settle);
    else
        settle(NotSent{});
}

void JoinedClass::set(ClassClient* client) {
    if (m_client == client)
        return;
    if (m_client)
        for (const QObject* const part :
             std::initializer_list<const QObject*>{m_client, &m_client->polls(), &m_client->monitoring()})
            part->disconnect(this);
    m_client = client;
    if (client) {
        const auto pass = [this](const auto& part, auto theirs, auto ours) {
            connect(&part, theirs, this, ours);
        };
        pass(*client, &ClassClient::stateChanged, &JoinedClass::changed);
        pass(client->polls(), &MemberPolls::voteChanged, &JoinedClass::voteChanged);
        pass(client->polls(), &MemberPolls::poolChanged, &JoinedClass::poolChanged);
        pass(*client, &ClassClient::contributionsCame, &JoinedClass::contributionsCame);
        pass(*client, &ClassClient::tablesChanged, &JoinedClass::tablesChanged);
        pass(client->monitoring(), &MemberMonitoring::pacingChanged, &JoinedClass::pacingChanged);
        pass(client->monitoring(), &MemberMonitoring::assignmentArrived, &JoinedClass::assignmentArrived);
        pass(client->monitoring(), &MemberMonitoring::pupilChanged, &JoinedClass::pupilChanged);
        pass(client->monitoring(), &MemberMonitoring::talliesChanged, &JoinedClass::talliesChanged);
        pass(client->polls(), &MemberPolls::contributed, &JoinedClass::contributed);
        pass(client->polls(), &MemberPolls::notContributed, &JoinedClass::notContributed);
        // By then it is no client any more.
        pass(*client, &QObject::destroyed, &JoinedClass::changed);
    }
    emit changed();
}

} // namespace app
