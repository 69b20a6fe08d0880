// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_door.h"

using app::ClassClient;

namespace tests {

namespace {

constexpr int mostAtDoor = 2;

} // namespace

CrowdDoor::CrowdDoor(QUrl url, std::optional<app::join::JoinCode> code)
    : m_url(std::move(url)), m_code(code) {}

void CrowdDoor::enter(ClassClient& client, const messages::Hello& hello) {
    if (!m_code) {
        client.enter(m_url, hello);
        return;
    }
    m_waiting.emplace_back(&client, hello);
    letIn();
}

void CrowdDoor::letIn() {
    while (m_atDoor < mostAtDoor && !m_waiting.empty()) {
        const auto [client, hello] = m_waiting.front();
        m_waiting.pop_front();
        ++m_atDoor;
        auto* const watch = new QObject(this);
        connect(client, &ClassClient::stateChanged, watch, [this, client = client, watch] {
            if (client->state() == ClassClient::State::Entering)
                return;
            client->disconnect(watch);
            watch->deleteLater();
            --m_atDoor;
            letIn();
        });
        client->enter(m_url, hello, {.code = m_code, .fingerprint = {}});
    }
}

} // namespace tests
