// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/class_messages.h"

#include <QtWidgets/QWidget>

namespace app {

class PoolPanel;
class VotePanel;

/// The counts and the vote of the class that this window has joined as its teacher; hidden while there is
/// none.
class NetworkDesk : public QWidget {
    Q_OBJECT
public:
    explicit NetworkDesk(QWidget* parent);

    PoolPanel& pool() { return *m_pool; }
    VotePanel& vote() { return *m_vote; }

private:
    void send(bool isAboutPool, const messages::ClientMessage& message);
    void tell(int id, const messages::Failed& failure);
    void bring();

    PoolPanel* m_pool;
    VotePanel* m_vote;
    /// The numbers of the last requests about each; -1: none.
    int m_askedOfPool = -1;
    int m_askedOfVote = -1;
};

} // namespace app
