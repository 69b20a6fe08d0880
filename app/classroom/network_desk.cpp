// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_desk.h"

#include "app/client/joined_class.h"
#include "app/widgets/page_parts.h"
#include "pool_panel.h"
#include "vote_panel.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

NetworkDesk::NetworkDesk(QWidget* parent)
    : QWidget(parent), m_pool(new PoolPanel(this)), m_vote(new VotePanel(this)) {
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, 0, 12);
    rows->addWidget(m_pool);
    rows->addWidget(m_vote);
    const auto ofPool = [this](const messages::ClientMessage& message) { send(true, message); };
    const auto ofVote = [this](const messages::ClientMessage& message) { send(false, message); };
    connect(m_pool, &PoolPanel::settingWanted, this, ofPool);
    connect(m_pool, &PoolPanel::resetWanted, this, ofPool);
    connect(m_vote, &VotePanel::asked, this, ofVote);
    connect(m_vote, &VotePanel::stageWanted, this, ofVote);
    connect(m_vote, &VotePanel::rollWanted, this, ofVote);
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, &NetworkDesk::bring);
    connect(&joined, &JoinedClass::poolChanged, this, &NetworkDesk::bring);
    connect(&joined, &JoinedClass::voteChanged, this, &NetworkDesk::bring);
    connect(&joined, &JoinedClass::failed, this, &NetworkDesk::tell);
    bring();
}

void NetworkDesk::send(bool isAboutPool, const messages::ClientMessage& message) {
    if (ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher))
        (isAboutPool ? m_askedOfPool : m_askedOfVote) = client->request(message);
}

void NetworkDesk::tell(int id, const messages::Failed& failure) {
    const QString words =
        failure.code == "not-saved"
            ? tr("The host could not save this, so nothing has changed. Try again.")
            : tr("The host has refused this (%1).").arg(QString::fromStdString(failure.code));
    if (id >= 0 && id == m_askedOfPool)
        m_pool->setProblem(words);
    else if (id >= 0 && id == m_askedOfVote)
        m_vote->setProblem(words);
}

void NetworkDesk::bring() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher);
    setVisible(client != nullptr);
    m_pool->setPools(client ? client->pools() : std::map<int, messages::PoolShown>());
    m_vote->setVote(client ? client->vote() : std::nullopt);
}

} // namespace app
