// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_desk.h"

#include "app/client/joined_class.h"
#include "app/widgets/page_parts.h"
#include "vote_panel.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

VoteDesk::VoteDesk(QWidget* parent) : QWidget(parent), m_panel(new VotePanel(this)) {
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, 0, 0);
    rows->addWidget(m_panel);
    JoinedClass& joined = JoinedClass::current();
    const auto send = [this](const messages::ClientMessage& message) {
        if (ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher))
            m_asked = client->request(message);
    };
    connect(m_panel, &VotePanel::asked, this, send);
    connect(m_panel, &VotePanel::stageWanted, this, send);
    connect(m_panel, &VotePanel::rollWanted, this, send);
    connect(&joined, &JoinedClass::changed, this, &VoteDesk::bring);
    connect(&joined, &JoinedClass::voteChanged, this, &VoteDesk::bring);
    connect(&joined, &JoinedClass::failed, this, [this](int id, const messages::Failed& failure) {
        if (id != m_asked || m_asked < 0)
            return;
        m_panel->setProblem(
            failure.code == "not-saved"
                ? tr("The host could not save this, so nothing has changed. Try again.")
                : tr("The host has refused this (%1).").arg(QString::fromStdString(failure.code)));
    });
    bring();
}

void VoteDesk::bring() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher);
    setVisible(client != nullptr);
    m_panel->setVote(client ? client->vote() : std::nullopt);
}

} // namespace app
