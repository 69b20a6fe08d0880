// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/network/client/latest_request.h"
#include "app/protocol/class_messages.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace app {

class ContributionList;
class PoolPanel;
class VotePanel;

/// The counts and the vote of the class that this window has joined as its teacher; hidden while there is
/// none.
class LiveClassPanel : public QWidget {
    Q_OBJECT
public:
    explicit LiveClassPanel(QWidget* parent);

    PoolPanel& pool() { return *m_pool; }
    VotePanel& vote() { return *m_vote; }
    ContributionList& contributions() { return *m_contributions; }
    /// Whether there is such a class.
    bool isThere() const { return m_isThere; }
    /// What the class sees of its counts or its vote, as it goes on: what was last asked for by a button,
    /// else the vote that is on, else the counts. Blank if there is neither.
    Presentation presentation();

signals:
    /// Show the class what `presentation` says.
    void presentRequested();
    /// Counts or vote are others now.
    void brought();

private:
    enum class Shown { WhatIsOn, Pool, Classes, Vote };

    void connectPool();
    void connectVote();
    void send(const messages::ClientMessage& message, const ClassRequests::Settle& settle);
    void refresh();
    void refreshList(bool isWanted);
    Presentation picture(Shown what);

    PoolPanel* m_pool;
    ContributionList* m_contributions;
    VotePanel* m_vote;
    bool m_isThere = false;
    bool m_isListWanted = false;
    /// Asks again for the single contributions, when a burst of changes is over.
    QTimer m_listAgain;
    Shown m_shown = Shown::WhatIsOn;
    LatestRequest m_sentOfPool;
    LatestRequest m_sentOfVote;
};

} // namespace app
