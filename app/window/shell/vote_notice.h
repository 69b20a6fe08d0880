// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/sharing/vote_card.h"
#include "app/network/client/latest_request.h"
#include "app/ui/widgets/notice_bar.h"

#include <QtWidgets/QAbstractButton>

namespace app {

class Popover;

/// Tells a pupil, on whatever page, that the teacher asks the class, and opens the question.
class VoteNotice : public QObject {
    Q_OBJECT
public:
    /// `notice`: of the window. The card opens beside `anchor`. `makeStanding`
    /// makes, when the pupil is in a class, the button that opens the card again for as long as there is a
    /// vote.
    VoteNotice(NoticeBar& notice, QWidget& anchor, std::function<QAbstractButton*()> makeStanding,
               QObject* parent);

    /// Null while it is not open.
    VoteCard* card() const { return m_card; }

private:
    void refresh();
    void showStanding();
    void tell(const messages::VoteShown& vote);
    void open();
    static QString problemIn(const Outcome& outcome);
    /// There is no vote any more.
    void forget();

    NoticeBar& m_notice;
    QWidget& m_anchor;
    const std::function<QAbstractButton*()> m_makeStanding;
    QPointer<QAbstractButton> m_standing;
    QPointer<VoteCard> m_card;
    QPointer<Popover> m_popover;
    /// What was told last.
    int m_vote = 0;
    messages::VoteStage m_stage = messages::VoteStage::Over;
    QString m_told;
    LatestRequest m_cast;
};

} // namespace app
