// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_notice.h"

#include "app/network/client/joined_class.h"
#include "app/network/client/reason_text.h"
#include "app/ui/widgets/popover.h"
#include "engine/core/overloaded.h"

#include <utility>

namespace app {

using messages::VoteStage;

VoteNotice::VoteNotice(NoticeBar& notice, QWidget& anchor, std::function<QAbstractButton*()> makeStanding,
                       QObject* parent)
    : QObject(parent), m_notice(notice), m_anchor(anchor), m_makeStanding(std::move(makeStanding)) {
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, [this, &joined] {
        if (joined.client() && joined.client()->state() != ClassClient::State::Out)
            refresh();
        else
            forget();
        showStanding();
    });
    // While the connection is tried again, the card keeps what it shows.
    connect(&joined, &JoinedClass::voteChanged, this, [this, &joined] {
        const ClassClient* const client = joined.clientAs(messages::Role::Pupil);
        if (client && !client->polls().vote())
            forget();
        else
            refresh();
        showStanding();
    });
}

/// Empty if the vote is in.
QString VoteNotice::problemIn(const Outcome& outcome) {
    const QString broken = tr("The connection to the class is broken. Choose again when it is back.");
    const core::Overloaded words{
        [](const messages::Done&) { return QString(); },
        [](const messages::Failed& failure) { return refusalText(failure.code, messages::Role::Pupil); },
        [&broken](const core::OneOf<NotSent, Unanswered> auto&) { return broken; },
    };
    return std::visit(words, outcome);
}

void VoteNotice::showStanding() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Pupil);
    const bool isWanted =
        client && client->polls().vote() && client->polls().vote()->stage != VoteStage::Over;
    // Made when the pupil joins, so that the side bar keeps room for it.
    if (client && !m_standing) {
        m_standing = m_makeStanding();
        connect(m_standing, &QAbstractButton::clicked, this, &VoteNotice::open);
    }
    if (m_standing)
        m_standing->setVisible(isWanted);
}

void VoteNotice::refresh() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Pupil);
    if (!client || !client->polls().vote())
        return;
    const messages::VoteShown vote = *client->polls().vote();
    const bool isNews = vote.vote != m_vote || vote.stage != m_stage;
    m_vote = vote.vote;
    m_stage = vote.stage;
    if (m_card) {
        m_card->setVote(vote);
        if (m_popover)
            m_popover->place();
    } else if (isNews) {
        tell(vote);
    }
}

void VoteNotice::tell(const messages::VoteShown& vote) {
    const QString question = QString::fromStdString(vote.question);
    bool isOn = true;
    if (vote.stage == VoteStage::First) {
        m_told = tr("Your teacher asks the class: %1").arg(question);
    } else if (vote.stage == VoteStage::Second) {
        m_told = tr("The class votes again: %1").arg(question);
    } else {
        m_told = tr("The class has voted: %1").arg(question);
        isOn = false;
    }
    m_notice.invite(m_told, {{isOn ? tr("Vote") : tr("See the votes"), "openVote", [this] { open(); }}});
}

void VoteNotice::open() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Pupil);
    if (!client || !client->polls().vote())
        return;
    if (m_notice.text() == m_told)
        m_notice.dismiss();
    m_told.clear();
    if (m_popover)
        m_popover->close();
    m_card = new VoteCard(*client->polls().vote(), nullptr);
    connect(m_card, &VoteCard::cast, this, [this](const messages::CastVote& vote) {
        const auto show = m_cast.next([this](const Outcome& outcome) {
            const QString problem = problemIn(outcome);
            if (m_card && !problem.isEmpty())
                m_card->setProblem(problem);
        });
        JoinedClass::current().perform(messages::Role::Pupil, vote, this, show);
    });
    m_popover = Popover::openSheet(&m_anchor, m_card, [] { return tr("A question to the class"); });
}

void VoteNotice::forget() {
    if (!m_told.isEmpty() && m_notice.text() == m_told)
        m_notice.dismiss();
    if (m_popover)
        m_popover->close();
    m_told.clear();
    m_vote = 0;
    m_stage = VoteStage::Over;
}

} // namespace app
