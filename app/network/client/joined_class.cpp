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
        m_client->disconnect(this);
    m_client = client;
    if (client) {
        const auto pass = [&](auto theirs, auto ours) { connect(client, theirs, this, ours); };
        pass(&ClassClient::stateChanged, &JoinedClass::changed);
        pass(&ClassClient::voteChanged, &JoinedClass::voteChanged);
        pass(&ClassClient::poolChanged, &JoinedClass::poolChanged);
        pass(&ClassClient::contributionsCame, &JoinedClass::contributionsCame);
        pass(&ClassClient::tablesChanged, &JoinedClass::tablesChanged);
        pass(&ClassClient::pacingChanged, &JoinedClass::pacingChanged);
        pass(&ClassClient::assignmentArrived, &JoinedClass::assignmentArrived);
        pass(&ClassClient::pupilChanged, &JoinedClass::pupilChanged);
        pass(&ClassClient::talliesChanged, &JoinedClass::talliesChanged);
        pass(&ClassClient::contributed, &JoinedClass::contributed);
        pass(&ClassClient::notContributed, &JoinedClass::notContributed);
        // By then it is no client any more.
        pass(&QObject::destroyed, &JoinedClass::changed);
    }
    emit changed();
}

} // namespace app
