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

void JoinedClass::set(ClassClient* client) {
    if (m_client == client)
        return;
    if (m_client)
        m_client->disconnect(this);
    m_client = client;
    if (client) {
        connect(client, &ClassClient::stateChanged, this, &JoinedClass::changed);
        connect(client, &ClassClient::voteChanged, this, &JoinedClass::voteChanged);
        connect(client, &ClassClient::poolChanged, this, &JoinedClass::poolChanged);
        connect(client, &ClassClient::contributionsCame, this, &JoinedClass::contributionsCame);
        connect(client, &ClassClient::leadChanged, this, &JoinedClass::leadChanged);
        connect(client, &ClassClient::errandCame, this, &JoinedClass::errandCame);
        connect(client, &ClassClient::pupilChanged, this, &JoinedClass::pupilChanged);
        connect(client, &ClassClient::talliesChanged, this, &JoinedClass::talliesChanged);
        connect(client, &ClassClient::contributed, this, &JoinedClass::contributed);
        connect(client, &ClassClient::notContributed, this, &JoinedClass::notContributed);
        connect(client, &ClassClient::failed, this, &JoinedClass::failed);
        // By then it is no client any more.
        connect(client, &QObject::destroyed, this, &JoinedClass::changed);
    }
    emit changed();
}

} // namespace app
