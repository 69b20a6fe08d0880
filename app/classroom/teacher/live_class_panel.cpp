// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_class_panel.h"

#include "app/network/client/joined_class.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "class_pictures.h"
#include "contribution_list.h"
#include "host_words.h"
#include "pool_panel.h"
#include "pool_reading.h"
#include "vote_panel.h"

#include <QtWidgets/QVBoxLayout>

#include <chrono>
#include <utility>

namespace app {

namespace {

constexpr std::chrono::milliseconds listPause{400};

/// On a panel that was asked for something: what has kept the host from doing it, if anything has.
template <typename Panel> void showProblem(Panel& panel, const Outcome& outcome) {
    if (const QString problem = host_words::sentence(outcome); !problem.isEmpty())
        panel.setProblem(problem);
}

} // namespace

LiveClassPanel::LiveClassPanel(QWidget* parent)
    : QWidget(parent), m_pool(new PoolPanel(this)), m_contributions(new ContributionList(this)),
      m_vote(new VotePanel(this)) {
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, 0, space::gap);
    rows->addWidget(m_pool);
    rows->addWidget(m_contributions);
    rows->addWidget(m_vote);
    m_listAgain.setSingleShot(true);
    m_listAgain.setInterval(listPause);
    connect(&m_listAgain, &QTimer::timeout, m_contributions, &ContributionList::requestList);
    connectPool();
    connectVote();
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, &LiveClassPanel::refresh);
    connect(&joined, &JoinedClass::poolChanged, this, [this] {
        refresh();
        if (!m_listAgain.isActive())
            m_listAgain.start();
    });
    connect(&joined, &JoinedClass::voteChanged, this, &LiveClassPanel::refresh);
    connect(&joined, &JoinedClass::contributionsCame, m_contributions,
            [this](int, const messages::Contributions& part) { m_contributions->take(part); });
    refresh();
}

void LiveClassPanel::connectPool() {
    const auto ofPool = [this](const messages::ClientMessage& message) {
        send(message, m_sentOfPool.next([this](const Outcome& outcome) { showProblem(*m_pool, outcome); }));
    };
    connect(m_pool, &PoolPanel::settingWanted, this, ofPool);
    connect(m_pool, &PoolPanel::resetWanted, this, ofPool);
    connect(m_contributions, &ContributionList::removalWanted, this, ofPool);
    connect(m_contributions, &ContributionList::restoreWanted, this, ofPool);
    connect(m_contributions, &ContributionList::wanted, this,
            // A list that does not come is asked for again at the next change.
            [this](const messages::AskContributions& question) { send(question, [](const Outcome&) {}); });
    connect(m_contributions, &ContributionList::told, m_pool, &PoolPanel::showMessage);
    connect(m_pool, &PoolPanel::chosen, this, [this] {
        refreshList(m_isListWanted);
        m_vote->propose(m_pool->experiment());
    });
    connect(m_pool, &PoolPanel::contributionsToggled, this, &LiveClassPanel::refreshList);
    connect(m_pool, &PoolPanel::presentRequested, this, [this] {
        m_shown = Shown::Pool;
        emit presentRequested();
    });
    connect(m_pool, &PoolPanel::presentClassesRequested, this, [this] {
        m_shown = Shown::Classes;
        emit presentRequested();
    });
}

void LiveClassPanel::connectVote() {
    const auto ofVote = [this](const messages::ClientMessage& message) {
        send(message, m_sentOfVote.next([this](const Outcome& outcome) { showProblem(*m_vote, outcome); }));
    };
    connect(m_vote, &VotePanel::asked, this, ofVote);
    connect(m_vote, &VotePanel::stageWanted, this, ofVote);
    connect(m_vote, &VotePanel::rollWanted, this, ofVote);
    connect(m_vote, &VotePanel::presentRequested, this, [this] {
        m_shown = Shown::Vote;
        emit presentRequested();
    });
}

void LiveClassPanel::send(const messages::ClientMessage& message, const ClassRequests::Settle& settle) {
    JoinedClass::current().perform(messages::Role::Teacher, message, this, settle);
}

void LiveClassPanel::refresh() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher);
    m_isThere = client != nullptr;
    setVisible(m_isThere);
    m_pool->setPools(client ? client->polls().pools() : std::map<int, messages::PoolShown>());
    m_pool->setClasses(client ? client->polls().allClasses() : std::map<int, messages::AllClasses>());
    m_vote->setVote(client ? client->polls().vote() : std::nullopt);
    refreshList(m_isListWanted);
    emit brought();
}

/// The single contributions are there as long as the sum is; what was removed can be put back also after
/// that.
void LiveClassPanel::refreshList(bool isWanted) {
    m_isListWanted = isWanted;
    const int experiment = isWanted && m_isThere ? m_pool->experiment() : 0;
    const bool isTooFew = !pool_reading::areMany(m_pool->shown());
    m_contributions->choose(experiment);
    m_contributions->setTooFew(isTooFew);
    m_contributions->setVisible(experiment != 0 && (!isTooFew || m_contributions->canPutBack()));
}

Presentation LiveClassPanel::presentation() {
    Shown what = std::exchange(m_shown, Shown::WhatIsOn);
    if (what == Shown::WhatIsOn)
        what = m_vote->vote() ? Shown::Vote : Shown::Pool;
    if (what == Shown::Pool && (m_pool->experiment() == 0 || m_pool->shown().isEmpty()) &&
        m_pool->shown().stage == messages::PoolStage::Closed)
        return {};
    Presentation shown = picture(what);
    shown.follow = [this, what](QObject* view, const Presentation::Renew& renew) {
        connect(this, &LiveClassPanel::brought, view, [this, what, renew] { renew(picture(what)); });
    };
    return shown;
}

Presentation LiveClassPanel::picture(Shown what) {
    switch (what) {
    case Shown::Vote: return class_pictures::vote(m_vote->vote(), m_vote->nextAct());
    case Shown::Classes:
        // The other classes can go while they are shown.
        if (!m_pool->classes().classes.empty())
            return class_pictures::classes(m_pool->classes());
        break;
    case Shown::Pool:
    case Shown::WhatIsOn: break;
    }
    return class_pictures::pool(m_pool->shown(), m_pool->way());
}

} // namespace app
