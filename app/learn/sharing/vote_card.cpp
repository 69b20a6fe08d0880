// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_card.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "vote_spread.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using messages::VoteStage;

namespace {

constexpr qreal voteWidth = 520; ///< pixels at scale 1

} // namespace

VoteCard::VoteCard(const messages::VoteShown& vote, QWidget* parent)
    : QWidget(parent), m_vote(vote), m_announcer(new speech::Announcer(this)) {
    Form form(this);
    m_rows = form.box();
    keepStyled(this, [this] { setMinimumWidth(Theme::current().px(voteWidth)); });
    m_question = form.label("voteQuestion", TextRole::PanelTitle);
    m_state = form.label("voteState");
    m_problem = form.label("voteProblem", TextRole::Strong, Role::Warning);
    m_problem->hide();
    m_progress = form.label("voteProgress", TextRole::Caption, Role::SoftInk);
    build();
    keepTranslated(this, [this] { refresh(); });
}

bool VoteCard::isRoundOn() const {
    return m_vote.stage == VoteStage::First || m_vote.stage == VoteStage::Second;
}

std::size_t VoteCard::round() const {
    return m_vote.stage == VoteStage::First || m_vote.stage == VoteStage::Talk ? 0 : 1;
}

void VoteCard::choose(std::size_t option) {
    // Down is what the host has.
    m_buttons[option]->setChecked(m_vote.own[round()] == static_cast<int>(option) + 1);
    setProblem({});
    emit cast({.vote = m_vote.vote,
               .round = static_cast<int>(round()) + 1,
               .option = static_cast<int>(option) + 1});
}

/// The answers of another question.
void VoteCard::build() {
    discard(m_answers);
    m_buttons.clear();
    m_answers = new QWidget(this);
    Form answers(m_answers, Form::Way::Filled, 6);
    for (std::size_t i = 0; i < m_vote.options.size(); ++i) {
        QPushButton* answer =
            answers.button(QStringLiteral("voteOption%1").arg(i + 1),
                           QString::fromStdString(m_vote.options[i]), [this, i] { choose(i); });
        answer->setCheckable(true);
        speech::setRole(answer, QAccessible::RadioButton);
        m_buttons.push_back(answer);
    }
    m_rows->insertWidget(2, m_answers);
}

void VoteCard::setVote(const messages::VoteShown& vote) {
    const bool isOther = vote.vote != m_vote.vote;
    const bool isNews = isOther || vote.stage != m_vote.stage || vote.own != m_vote.own;
    const bool isResult = vote.result != m_vote.result;
    m_vote = vote;
    if (isOther)
        build();
    refresh();
    if (isOther)
        m_announcer->say(m_question->text());
    if (isNews || isResult)
        m_announcer->say(m_state->text());
}

void VoteCard::setProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        m_announcer->say(problem);
}

void VoteCard::refresh() {
    m_question->setText(QString::fromStdString(m_vote.question));
    m_state->setText(state());
    m_progress->setText(VoteSpread::progressOf(m_vote));
    m_progress->setVisible(isRoundOn());
    m_answers->setVisible(isRoundOn());
    const int own = m_vote.own[round()];
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(own == static_cast<int>(i) + 1);
        m_buttons[i]->setEnabled(m_vote.stage != VoteStage::Second || own == 0);
    }
    QWidget* const old = m_spread;
    m_spread =
        m_vote.first.empty() || m_vote.stage == VoteStage::Second ? nullptr : new VoteSpread(m_vote, this);
    if (m_spread) {
        m_rows->insertWidget(2, m_spread);
        m_spread->show();
    }
    discard(old);
    adjustSize();
}

QString VoteCard::state() const {
    const bool hasVoted = m_vote.own[round()] != 0;
    switch (m_vote.stage) {
    case VoteStage::First:
        return hasVoted ? tr("Your vote is in. You can change it until the first vote ends.")
                        : tr("Choose by yourself. Nobody else sees what you choose.");
    case VoteStage::Talk:
        return tr("This is how the class has voted. Talk about it in your group; then you vote again.");
    case VoteStage::Second:
        return hasVoted ? tr("Your second vote is in.") : tr("Vote again. This vote cannot be changed.");
    case VoteStage::Closed: return tr("This is how the class voted before and after talking.");
    case VoteStage::Rolled: return tr("The class has rolled: %1.").arg(VoteSpread::resultOf(m_vote));
    case VoteStage::Over: break;
    }
    return {};
}

} // namespace app
